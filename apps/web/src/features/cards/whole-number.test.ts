import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test("whatever is typed is a whole number within its bounds [FLA-2]", () => {
  expect(["12", "", "2.6", "-4", "1e9", "x"].map((typed) => wholeNumber(typed, 1, 600))).toEqual([12, 1, 3, 1, 600, 1]);
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = wholeNumber(typed, 0, 9999);
      expect(Number.isInteger(found) && found >= 0 && found <= 9999).toBe(true);
    }),
  );
});
