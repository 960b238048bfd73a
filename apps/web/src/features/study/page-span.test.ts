import fc from "fast-check";
import { expect, test } from "vitest";
import { spanTyped } from "./page-span.ts";

const counted = (page: number) => String(page + 1);

test("pages are typed as people count them, and a blank field means as far as there is [AIX-5]", () => {
  expect(spanTyped({ from: "3", to: "5" }, counted, 9)).toEqual({ from: 2, to: 4 });
  expect(spanTyped({ from: "", to: "5" }, counted, 9)).toEqual({ from: 0, to: 4 });
  expect(spanTyped({ from: "３", to: "" }, counted, 9)).toEqual({ from: 2, to: 8 });
  expect(spanTyped({ from: "5", to: "3" }, counted, 9)).toEqual({ from: 2, to: 4 });
  expect(spanTyped({ from: "8", to: "99" }, counted, 9)).toEqual({ from: 7, to: 8 });
  for (const all of [
    ["", ""],
    ["1", "9"],
    ["0", "x"],
    ["-2", "1e9"],
  ]) {
    expect(spanTyped({ from: all[0] ?? "", to: all[1] ?? "" }, counted, 9)).toBe(undefined);
  }
});

test("whatever is typed, the pages are there [AIX-5]", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 500 }), (from, to, count) => {
      const span = spanTyped({ from, to }, counted, count) ?? { from: 0, to: count - 1 };
      expect(0 <= span.from && span.from <= span.to && span.to < count).toBe(true);
    }),
  );
});

test("pages are typed as they are printed, as in the reader; a number that is printed nowhere is counted [AIX-5]", () => {
  const printed = (page: number) => (page < 6 ? ["i", "ii", "iii", "iv", "v", "vi"][page] : String(page - 5)) ?? "";
  expect(spanTyped({ from: "68", to: "69" }, printed, 113)).toEqual({ from: 73, to: 74 });
  expect(spanTyped({ from: "iv", to: "2" }, printed, 113)).toEqual({ from: 3, to: 7 });
  expect(spanTyped({ from: "110", to: "" }, printed, 113)).toEqual({ from: 109, to: 112 });
});
