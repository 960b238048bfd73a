import { expect, test } from "vitest";
import { type Colour, countsOf } from "./use-marks.ts";

const of = (documentId: string, colour: Colour) => ({
  data: { documentId, colour, page: 0, quote: "", createdAt: 1, updatedAt: 1 },
});

test("marks are counted by document and colour [DOC-3]", () => {
  const counts = countsOf([of("a", "mint"), of("b", "lime"), of("a", "mint"), of("a", "sky")]);
  expect([...(counts.get("a") ?? [])]).toEqual([
    ["mint", 2],
    ["sky", 1],
  ]);
  expect([...(counts.get("b") ?? [])]).toEqual([["lime", 1]]);
});
