import fc from "fast-check";
import { expect, test } from "vitest";
import { firstWords, lastWords, nearestWords } from "./nearest-words.ts";

/** Three lines of 10 with gaps of 4; the second one is short and in two pieces. */
const lines = [
  { left: 50, right: 500, top: 100, bottom: 110 },
  { left: 50, right: 90, top: 114, bottom: 124 },
  { left: 92, right: 200, top: 114, bottom: 124 },
  { left: 50, right: 480, top: 128, bottom: 138 },
];
const meant = (x: number, y: number) => nearestWords(lines, { x, y });

test("in the blank beside a line its end or its beginning is meant, below the last line the end [DOC-3]", () => {
  expect(meant(400, 120)).toEqual({ at: 2, side: "after" });
  expect(meant(20, 120)).toEqual({ at: 1, side: "before" });
  expect(meant(60, 126)).toEqual({ at: 2, side: "after" });
  expect(meant(300, 700)).toEqual({ at: 3, side: "after" });
  expect(meant(600, 700)).toEqual({ at: 3, side: "after" });
  expect(meant(300, 20)).toEqual({ at: 0, side: "before" });
  expect(nearestWords([], { x: 1, y: 1 })).toBeNull();
});

test("below a column the end of that column is meant, not that of the page [DOC-3]", () => {
  const columns = [
    { left: 50, right: 250, top: 100, bottom: 110 },
    { left: 50, right: 120, top: 114, bottom: 124 },
    { left: 300, right: 500, top: 100, bottom: 110 },
    { left: 300, right: 500, top: 300, bottom: 310 },
  ];
  expect(nearestWords(columns, { x: 80, y: 250 })).toEqual({ at: 1, side: "after" });
  expect(nearestWords(columns, { x: 180, y: 119 })).toEqual({ at: 1, side: "after" });
});

test("whoever goes down past the lines never takes less of them [DOC-3]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 501, max: 900 }), fc.nat(400), fc.nat(400), (x, one, other) => {
      const placeAt = (y: number) => {
        const found = meant(x, y);
        return found ? found.at * 2 + (found.side === "after" ? 1 : 0) : -1;
      };
      expect(placeAt(Math.min(one, other))).toBeLessThanOrEqual(placeAt(Math.max(one, other)));
    }),
  );
});

test("whoever begins before or above a line begins with it, below the last line with its end [DOC-3]", () => {
  const begun = (x: number, y: number) => firstWords(lines, { x, y });
  expect(begun(20, 105)).toEqual({ at: 0, side: "before" });
  expect(begun(60, 112)).toEqual({ at: 1, side: "before" });
  expect(begun(150, 112)).toEqual({ at: 1, side: "before" });
  expect(begun(400, 112)).toEqual({ at: 1, side: "before" });
  expect(begun(20, 20)).toEqual({ at: 0, side: "before" });
  expect(begun(400, 120)).toEqual({ at: 2, side: "after" });
  expect(begun(300, 700)).toEqual({ at: 3, side: "after" });
  expect(firstWords([], { x: 1, y: 1 })).toBeNull();
});

test("above an indented line it is begun with, above one of another column with that [DOC-3]", () => {
  const indented = [{ left: 70, right: 500, top: 100, bottom: 110 }, ...lines.slice(3)];
  expect(firstWords(indented, { x: 55, y: 90 })).toEqual({ at: 0, side: "before" });
  const columns = [
    { left: 50, right: 250, top: 100, bottom: 110 },
    { left: 300, right: 500, top: 140, bottom: 150 },
  ];
  expect(firstWords(columns, { x: 350, y: 90 })).toEqual({ at: 1, side: "before" });
});

test("along the blank above a line that line is selected; above the one before, that is gone to [DOC-3]", () => {
  const from = { x: 40, y: 112 };
  expect(lastWords(lines, from, { x: 400, y: 112 })).toEqual({ at: 2, side: "after" });
  expect(lastWords(lines, from, { x: 300, y: 126 })).toEqual({ at: 2, side: "after" });
  expect(lastWords(lines, from, { x: 20, y: 105 })).toEqual({ at: 0, side: "before" });
});

test("where the boxes of two lines overlap the nearer one is meant, however far it is indented [DOC-3]", () => {
  const tight = [
    { left: 50, right: 500, top: 100, bottom: 116 },
    { left: 80, right: 500, top: 112, bottom: 128 },
  ];
  expect(firstWords(tight, { x: 20, y: 114.5 })).toEqual({ at: 1, side: "before" });
  expect(nearestWords(tight, { x: 20, y: 113.5 })).toEqual({ at: 0, side: "before" });
});

test("from the left margin a selection begins with a line at this height or below it [DOC-3]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 49 }), fc.integer({ min: 0, max: 138 }), (x, y) => {
      const found = firstWords(lines, { x, y });
      const line = lines[found?.at ?? -1];
      expect(found?.side).toBe("before");
      expect(line?.left).toBe(50);
      expect(line?.bottom).toBeGreaterThanOrEqual(y);
      expect(lines.some(({ bottom, top }) => bottom >= y && top < (line?.top ?? 0))).toBe(false);
    }),
  );
});
