import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookedAt } from "./looked-at.ts";
import { topsOf } from "./page-window.ts";

const pages = topsOf([1000, 1000, 1000, 1000], 0);
const at = (top: number, height = 800) => lookedAt(pages, { top, bottom: top + height });

describe("pages a student looks at [DOC-2]", () => {
  test("fill half of the screen, or are there by half", () => {
    expect(at(0)).toEqual([0]);
    expect(at(700)).toEqual([1]);
    expect(at(600)).toEqual([0, 1]);
    expect(at(1000, 2000)).toEqual([1, 2]);
  });

  test("are chapters only where their end has come", () => {
    const chapters = topsOf([9000, 300, 9000], 0);
    expect(lookedAt(chapters, { top: 0, bottom: 800 })).toEqual([]);
    expect(lookedAt(chapters, { top: 8300, bottom: 9100 })).toEqual([0]);
    expect(lookedAt(chapters, { top: 9000, bottom: 9800 })).toEqual([1]);
  });

  test("are all of them, once everything was scrolled through", () => {
    const heights = fc.array(fc.integer({ min: 20, max: 6000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 200, max: 1500 }), (all, screen) => {
        const tops = topsOf(all, 16);
        const end = tops.at(-1) ?? 0;
        const seen = new Set<number>();
        for (let top = 0; top < end; top += Math.ceil(screen / 8)) {
          const from = Math.max(0, Math.min(top, end - screen));
          for (const page of lookedAt(tops, { top: from, bottom: from + screen })) seen.add(page);
        }
        for (const page of lookedAt(tops, { top: Math.max(0, end - screen), bottom: end })) seen.add(page);
        expect(seen.size).toBe(all.length);
      }),
    );
  });
});
