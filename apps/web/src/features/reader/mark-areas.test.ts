import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areasOf, drawnArea, lineFrom } from "./mark-areas.ts";

const page = { left: 100, top: 50, width: 500, height: 1000 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("what a mark covers of its page", () => {
  test("is one area for each line, in thousandths, whatever pieces it was drawn in [DOC-3]", () => {
    const pieces = [box(150, 100, 100, 20), box(252, 101, 48, 20), box(150, 130, 50, 20), box(150, 130, 0, 20)];
    expect(areasOf(pieces, page)).toEqual([
      { x: 100, y: 50, width: 300, height: 21 },
      { x: 100, y: 80, width: 100, height: 20 },
    ]);
  });

  test("follows a line that is not straight, and never becomes as high as two [DOC-3]", () => {
    const words = Array.from({ length: 8 }, (_, at) => box(100 + at * 60, 400 - at * 4, 60, 20));
    const areas = areasOf(words, page);
    expect(Math.max(...areas.map(({ height }) => height))).toBeLessThanOrEqual(32);
    expect(areas.map(({ x }) => x)).toEqual([0, 480]);
    const [raised] = areasOf([box(100, 400, 60, 20), box(160, 396, 10, 12)], page);
    expect(raised).toEqual({ x: 0, y: 346, width: 140, height: 24 });
  });

  test("is the same at every zoom", () => {
    const piece = fc
      .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 900 }))
      .map(([x, y]) => box(x, y, 90, 20));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom(1, 2, 4), (pieces, zoom) => {
        const at = (one: typeof page) => box(one.left * zoom, one.top * zoom, one.width * zoom, one.height * zoom);
        const whole = box(0, 0, 500, 1000);
        expect(areasOf(pieces.map(at), at(whole))).toEqual(areasOf(pieces, whole));
      }),
    );
  });

  test("never leaves the page", () => {
    const number = fc.integer({ min: -2000, max: 3000 });
    fc.assert(
      fc.property(number, number, number, number, (x, y, toX, toY) => {
        const area = drawnArea({ x, y }, { x: toX, y: toY });
        if (!area) return;
        expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(1000.1);
        expect(area.y + area.height).toBeLessThanOrEqual(1000.1);
      }),
    );
  });

  test("is nothing where hardly anything was drawn, whichever corner came first", () => {
    expect(drawnArea({ x: 10, y: 10 }, { x: 12, y: 12 })).toBeNull();
    const area = drawnArea({ x: 300, y: 200 }, { x: 100, y: 100 });
    expect(area).toEqual({ x: 100, y: 100, width: 200, height: 100 });
  });
});

test("where only a height is known, the first line from there on is meant, in all of its pieces [DOC-3]", () => {
  const page = { left: 0, top: 0, width: 1000, height: 1000 };
  const word = (left: number, top: number) => ({ left, top, width: 100, height: 20 });
  const words = [word(100, 50), word(400, 300), word(100, 300), word(100, 340)];
  const at = (down: number) => lineFrom(words, page, down).map(({ x, y }) => [x, y]);
  expect([at(0), at(100), at(330), at(900)]).toEqual([
    [[100, 50]],
    [
      [400, 300],
      [100, 300],
    ],
    [[100, 340]],
    [],
  ]);
});
