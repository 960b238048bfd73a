import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heightOf, isLaidOut, mostDrawn, pageAt, pagesToDraw, placeAt, readLine, topsOf } from "./page-window.ts";

const heights = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 300 });

describe("the pages of a document", () => {
  test("are known by the height they stand at, and lead back to it [DOC-3]", () => {
    fc.assert(
      fc.property(heights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const tops = topsOf(all, 24);
        const height = share * (tops.at(-1) ?? 0);
        const page = pageAt(tops, height);
        expect(tops[page]).toBeLessThanOrEqual(height);
        if (page < all.length - 1) expect(tops[page + 1]).toBeGreaterThan(height);
        expect(heightOf(tops, placeAt(tops, height))).toBeCloseTo(height, 5);
      }),
    );
  });

  test("are read from the first to the last, whatever of them is on the screen at once [DOC-3]", () => {
    const sizes = fc.record({ height: fc.integer({ min: 100, max: 2000 }), more: fc.integer({ min: 1, max: 90_000 }) });
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 0.99, noNaN: true }), ({ height, more }, share) => {
        const lineAt = (top: number) => top + readLine(top, height, height + more);
        expect(lineAt(0)).toBe(0);
        expect(lineAt(more)).toBeCloseTo(height + more, 5);
        expect(lineAt((share + 0.01) * more)).toBeGreaterThanOrEqual(lineAt(share * more));
      }),
    );
    expect(readLine(0, 900, 500)).toBe(0);
  });

  test("keep their place when they become larger or smaller", () => {
    fc.assert(
      fc.property(heights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const place = placeAt(topsOf(all, 0), share * all.reduce((sum, one) => sum + one, 0));
        const larger = topsOf(
          all.map((one) => one * 3),
          0,
        );
        const again = placeAt(larger, heightOf(larger, place));
        expect(again.page + again.share).toBeCloseTo(place.page + place.share, 5);
      }),
    );
  });

  test("are drawn a few at a time, and always those on the screen", () => {
    fc.assert(
      fc.property(heights, fc.nat(100_000), fc.integer({ min: 100, max: 2000 }), (all, top, screen) => {
        const tops = topsOf(all, 24);
        const drawn = pagesToDraw(tops, { top, bottom: top + screen });
        expect(drawn.length).toBeLessThanOrEqual(mostDrawn);
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn[0]).toBe(pageAt(tops, top));
        expect(drawn.every((page) => page >= 0 && page < all.length)).toBe(true);
      }),
    );
  });

  test("those on the screen come first, then one below and one above in turn", () => {
    const tops = topsOf(Array(50).fill(1000), 0);
    expect(pagesToDraw(tops, { top: 10_500, bottom: 11_500 })).toEqual([10, 11, 12, 9, 13, 8]);
    expect(pagesToDraw(tops, { top: 0, bottom: 500 })).toEqual([0, 1, 2]);
    // However small they are.
    expect(pagesToDraw(topsOf(Array(200).fill(10), 0), { top: 0, bottom: 900 })).toHaveLength(mostDrawn);
    expect(pagesToDraw([0], { top: 0, bottom: 500 })).toEqual([]);
  });
});

test("pages that are taken away or hidden are no place a student went to [DOC-3]", () => {
  expect(isLaidOut({ isConnected: true, clientHeight: 700 })).toBe(true);
  expect(isLaidOut({ isConnected: false, clientHeight: 0 })).toBe(false);
  expect(isLaidOut({ isConnected: true, clientHeight: 0 })).toBe(false);
});
