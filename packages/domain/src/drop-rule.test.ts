import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterDrops, type Part } from "./drop-rule.ts";

const part = fc.tuple(fc.nat(600), fc.integer({ min: 1, max: 500 })).map(([earned, possible]) => {
  return { earned: earned / 10, possible: possible / 10 };
});
/** Many of the same size and score: ties. */
const plainPart = fc.tuple(fc.nat(4), fc.constantFrom(2, 4)).map(([earned, possible]) => ({ earned, possible }));
const parts = (maxLength: number) =>
  fc.oneof(fc.array(part, { minLength: 1, maxLength }), fc.array(plainPart, { minLength: 1, maxLength }));

describe("dropping the lowest and the highest [GRD-7]", () => {
  test("is the minimum over dropped highs of the maximum over dropped lows", () => {
    fc.assert(
      fc.property(parts(7), fc.nat(40), fc.nat(3), fc.nat(3), (all, extra, lowest, highest) => {
        const found = afterDrops(all, extra / 4, lowest, highest);
        expect(found.percent).toBeCloseTo(searched(all, extra / 4, lowest, highest), 9);
        const kept = all.filter((_, place) => !found.dropped.includes(place));
        expect(found.percent).toBeCloseTo(percentOf(kept, extra / 4), 9);
        const lows = Math.min(lowest, all.length - 1);
        expect(found.dropped).toHaveLength(lows + Math.min(highest, all.length - 1 - lows));
        expect(new Set(found.dropped).size).toBe(found.dropped.length);
      }),
      { numRuns: 4000 },
    );
  });

  test("never lowers the result when a score is raised", () => {
    fc.assert(
      fc.property(parts(30), fc.nat(9), fc.nat(9), fc.nat(29), fc.nat(200), (all, lowest, highest, which, tenths) => {
        const raised = all.map(({ earned, possible }, place) => {
          return { earned: place === which % all.length ? earned + tenths / 10 : earned, possible };
        });
        const [before, after] = [all, raised].map((each) => afterDrops(each, 0, lowest, highest).percent);
        expect(after).toBeGreaterThanOrEqual((before ?? 0) - 1e-9);
      }),
      { numRuns: 4000 },
    );
  });

  test("takes what helps most away, not just the worst percent", () => {
    // 0 of 2 is the worst percent, but 20 of 80 is what pulls the class down.
    const all = [
      { earned: 20, possible: 80 },
      { earned: 0, possible: 2 },
      { earned: 18, possible: 20 },
    ];
    expect(afterDrops(all, 0, 1, 0)).toEqual({ percent: expect.closeTo((100 * 18) / 22, 12), dropped: [0] });
    expect(afterDrops(all, 0, 2, 0)).toEqual({ percent: 90, dropped: [0, 1] });
  });

  test("always keeps one, and the lows go before the highs", () => {
    const all = [50, 90, 70].map((earned) => ({ earned, possible: 100 }));
    expect(afterDrops(all, 0, 1, 1)).toEqual({ percent: 70, dropped: [0, 1] });
    expect(afterDrops(all, 0, 9, 9)).toEqual({ percent: 90, dropped: [0, 2] });
    expect(afterDrops(all, 0, 1, 9)).toEqual({ percent: 70, dropped: [0, 1] });
    expect(afterDrops(all.slice(0, 1), 0, 1, 1)).toEqual({ percent: 50, dropped: [] });
    expect(afterDrops(all, 30, 0, 0)).toEqual({ percent: 80, dropped: [] });
  });

  test("is soon done with five hundred items of most different sizes", () => {
    const all = Array.from({ length: 500 }, (_, place) => {
      return { earned: ((place * 7919) % 1000) / 10, possible: 1 + ((place * 104_729) % 997) ** 2 };
    });
    const found = afterDrops(all, 3, 50, 50);
    expect(found.dropped).toHaveLength(100);
    const better = found.percent / 100;
    const gains = all.map(({ earned, possible }) => earned - better * possible).sort((one, other) => one - other);
    const middle = gains.slice(50, 450).reduce((total, gain) => total + gain, 0);
    expect(Math.abs(middle + 3)).toBeLessThan(1e-6);
  });
});

/** The rule word by word. */
function searched(all: readonly Part[], extra: number, lowest: number, highest: number): number {
  const lows = Math.min(lowest, all.length - 1);
  const highs = Math.min(highest, all.length - 1 - lows);
  return Math.min(
    ...choices(all, highs).map((rest) => Math.max(...choices(rest, lows).map((kept) => percentOf(kept, extra)))),
  );
}

/** All that can be left when so many go. */
function choices(all: readonly Part[], going: number): readonly (readonly Part[])[] {
  if (going === 0) return [all];
  if (going > all.length) return [];
  const [first, ...rest] = all;
  return first ? [...choices(rest, going - 1), ...choices(rest, going).map((kept) => [first, ...kept])] : [];
}

function percentOf(kept: readonly Part[], extra: number): number {
  const earned = kept.reduce((total, one) => total + one.earned, extra);
  return (100 * earned) / kept.reduce((total, one) => total + one.possible, 0);
}
