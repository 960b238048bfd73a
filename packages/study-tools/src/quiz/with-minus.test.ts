import { expect, test } from "vitest";
import { withMinus } from "./with-minus.ts";

test("a minus is printed as one, and a hyphen stays a hyphen [QUZ-2]", () => {
  expect(["-3", "x = -2,5", "3x - 5", "-x", "(-1; -0.5)"].map(withMinus)).toEqual([
    "−3",
    "x = −2,5",
    "3x − 5",
    "−x",
    "(−1; −0.5)",
  ]);
  const words = ["well-known", "1914-1918", "the suffix -able", "X-ray", "-"];
  expect(words.map(withMinus)).toEqual(words);
});
