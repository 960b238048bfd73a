import { expect, test } from "vitest";
import { halvesOf } from "./halves-of.ts";

test("a passage that sets one thing beside another is both sides of a card, any other is its answer [NOT-7] [FLA-1]", () => {
  expect(halvesOf("- ribosomes → make proteins")).toEqual({ term: "ribosomes", definition: "make proteins" });
  expect(halvesOf("ATP: energy of the cell")).toEqual({ term: "ATP", definition: "energy of the cell" });
  expect(halvesOf("光合作用：植物制造糖")).toEqual({ term: "光合作用", definition: "植物制造糖" });
  expect(halvesOf("At 10:30 it rained.")).toEqual({ term: "", definition: "At 10:30 it rained." });
  expect(halvesOf("two\nlines: both")).toEqual({ term: "", definition: "two\nlines: both" });
});
