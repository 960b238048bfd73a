import { expect, test } from "vitest";
import { leavesTableOut } from "./tables-left-out.ts";

const text = "A cell lives.\n\n| Part | Task |\n|---|:---:|\n| Nucleus | holds DNA |\n\nIt divides.";
const sources = [{ id: "note:1", text }];
const claim = (words: string, sourceId = "note:1") => {
  const from = text.indexOf(words);
  return { citations: [{ sourceId, quote: words, from, to: from + words.length }] };
};

test("a summary that stands on no row of a table has left it out [SUM-1]", () => {
  expect(leavesTableOut([claim("A cell lives."), claim("It divides.")], sources)).toBe(true);
  expect(leavesTableOut([claim("A cell lives."), claim("| Nucleus | holds DNA |")], sources)).toBe(false);
  expect(leavesTableOut([claim("| Nucleus | holds DNA |", "note:2")], sources)).toBe(true);
});

test("a text without a table has none to leave out [SUM-1]", () => {
  expect(leavesTableOut([], [{ id: "note:1", text: "|x| is never negative.\n\na | b\n\n---\n\nThe end." }])).toBe(
    false,
  );
  expect(leavesTableOut([], [])).toBe(false);
});
