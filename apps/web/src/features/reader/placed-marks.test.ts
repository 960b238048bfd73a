import { expect, test } from "vitest";
import { pageTextsOf } from "../../student/marks/anchor.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { placedMarks } from "./use-shown.ts";

const mark = (id: string, page: number, quote: string, more: Partial<StoredMark> = {}): StoredMark => ({
  ...{ id, page, quote, documentId: "doc", colour: "lime", comment: "", createdAt: 1, updatedAt: 1 },
  ...more,
});
const area = { x: 1, y: 1, width: 10, height: 10 };

test("marks follow their words to another page, and those whose words are gone are told apart and kept [DOC-3]", () => {
  const pages = pageTextsOf(["The cell divides.", "Every kinetochore sends a signal to wait."]);
  const marks = [mark("moved", 0, "a signal to wait"), mark("gone", 1, "something else"), mark("area", 1, "")];
  const { marks: placed, lost } = placedMarks(marks, pages, true);
  expect(placed.map(({ id, page }) => [id, page])).toEqual([
    ["moved", 1],
    ["gone", 1],
    ["area", 1],
  ]);
  expect([...lost]).toEqual(["gone"]);
});

test("on a sheet what has its areas stays there, whatever was read of it [DOC-3]", () => {
  const marks = [mark("drawn", 0, "letters nobody could read", { areas: [area] }), mark("words", 0, "not there")];
  const { marks: placed, lost } = placedMarks(marks, pageTextsOf(["The cell divides."]), false);
  expect(placed).toEqual(marks);
  expect([...lost]).toEqual(["words"]);
  expect(placedMarks(marks, pageTextsOf([]), false).lost.size).toBe(0);
});

test.each([
  ["slope α of f", "The slope $\\alpha$ of f at 0."],
  ["is 2ba exactly", "What is $\\frac{a}{2b}$ exactly is shown."],
  ["x2 + 1", "Let $x^2 + 1$ be positive."],
  ["α of f is β", "The slope $\\alpha$ of f is $\\beta$ here."],
  ["Given α and β, then", "Given $\\alpha$ and $\\beta$, then more."],
])("words with a formula among them, quoted as drawn (%s), are still in the text [DOC-3]", (quote, text) => {
  const { marks, lost } = placedMarks([mark("one", 0, quote)], pageTextsOf(["Nothing like it.", text]), true);
  expect([marks[0]?.page, [...lost]]).toEqual([1, []]);
});

test("words that only look like those around a formula are gone all the same [DOC-3]", () => {
  const pages = pageTextsOf(["The slope $\\alpha$ of f at 0."]);
  const marks = ["slope is known of f", "slope α of g", "a slope β"].map((quote) => mark(quote, 0, quote));
  expect(placedMarks(marks, pages, true).lost.size).toBe(3);
});
