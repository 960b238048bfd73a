import { expect, test } from "vitest";
import { toldApart } from "./told-apart.ts";

const note = (title: string, text: string, updatedAt: number | null = 1) => ({ title, text, updatedAt });
const titles = (...notes: ReturnType<typeof note>[]) => toldApart(notes, (at) => `day ${at}`).map(({ title }) => title);

test("two texts with one title are told apart by their first words [CMP-1]", () => {
  expect(
    titles(
      note("Untitled Document", "# Weimar\n\nInflation."),
      note("Cells", "A cell."),
      note("Untitled Document", "The French Revolution began in 1789, when bread was dear."),
    ),
  ).toEqual(["Untitled Document (Weimar)", "Cells", "Untitled Document (The French Revolution began in…)"]);
});

test("where those are the same too, by when they were written; a title of its own stays as it is [CMP-1]", () => {
  expect(titles(note("Cells", "A cell.", 1), note("Cells", "A cell.\nMore.", 2))).toEqual([
    "Cells (A cell.) – day 1",
    "Cells (A cell.) – day 2",
  ]);
  expect(titles(note("Cells", "A cell."), note("Plants", "A cell."))).toEqual(["Cells", "Plants"]);
});
