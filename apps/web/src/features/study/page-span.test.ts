import fc from "fast-check";
import { expect, test } from "vitest";
import { spanTyped } from "./page-span.ts";

test("pages are typed as people count them, and a blank field means as far as there is [AIX-5]", () => {
  expect(spanTyped({ from: "3", to: "5" }, 9)).toEqual({ from: 2, to: 4 });
  expect(spanTyped({ from: "", to: "5" }, 9)).toEqual({ from: 0, to: 4 });
  expect(spanTyped({ from: "３", to: "" }, 9)).toEqual({ from: 2, to: 8 });
  expect(spanTyped({ from: "5", to: "3" }, 9)).toEqual({ from: 2, to: 4 });
  expect(spanTyped({ from: "8", to: "99" }, 9)).toEqual({ from: 7, to: 8 });
  for (const all of [
    ["", ""],
    ["1", "9"],
    ["0", "x"],
    ["-2", "1e9"],
  ]) {
    expect(spanTyped({ from: all[0] ?? "", to: all[1] ?? "" }, 9)).toBe(undefined);
  }
});

test("whatever is typed, the pages are there [AIX-5]", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 500 }), (from, to, count) => {
      const span = spanTyped({ from, to }, count) ?? { from: 0, to: count - 1 };
      expect(0 <= span.from && span.from <= span.to && span.to < count).toBe(true);
    }),
  );
});
