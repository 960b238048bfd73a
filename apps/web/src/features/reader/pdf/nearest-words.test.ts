import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestWords } from "./nearest-words.ts";

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
