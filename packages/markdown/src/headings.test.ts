import { expect, test } from "vitest";
import { headingsIn, topicAt } from "./headings.ts";

const text =
  "Before.\n\n# Cell *division*:\n\nMitosis.\n\nMeiosis\n---\n\n```\n# no heading\n```\n\nTwo cells.\n\n##\n\nLast.";
const topic = (words: string) => topicAt(headingsIn(text), text.indexOf(words));

test("what is said belongs to the heading over it, as that is read [DSH-4] [FLA-1]", () => {
  expect(["Before", "Mitosis", "Two cells", "Last"].map(topic)).toEqual([
    undefined,
    "Cell division",
    "Meiosis",
    "Meiosis",
  ]);
});

test("a sentence as a heading names no topic [DSH-4]", () => {
  const long = `# Cells\n\n## ${"so many words ".repeat(12)}\n\nHere.`;
  expect(topicAt(headingsIn(long), long.length)).toBe("Cells");
});
