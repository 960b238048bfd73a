import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitInUse, MemoryFit, memoryFitIn, wayInUse, weightBounds } from "./memory-fit.ts";
import { Settings } from "./settings.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const tried = fc.record({ loss: fc.double({ min: 0, max: 10, noNaN: true }), expected: share, off: share });
const weights = fc.tuple(...weightBounds.map(([min, max]) => fc.double({ min, max, noNaN: true })));
const fits: fc.Arbitrary<MemoryFit> = fc.record({
  at: fc.integer({ min: 1, max: 4e12 }),
  ...{ answers: fc.nat(), heldBack: fc.nat(), right: share, usual: tried, own: tried },
  isBetter: fc.boolean(),
  weights: weights.map((all) => [...all]),
});

const settingsWith = (memoryFit: unknown) => ({ theme: "dark", language: "en", updatedAt: 1, memoryFit });

describe("a fit in the settings [FLA-2]", () => {
  test("is kept whole, and in use where it is better and not set aside", () => {
    fc.assert(
      fc.property(fits, fc.constantFrom("own", "usual", undefined), (memoryFit, memoryWay) => {
        expect(Settings.parse(settingsWith(memoryFit)).memoryFit).toEqual(memoryFit);
        expect(memoryFitIn({ memoryFit })).toEqual(memoryFit);
        const isUsed = memoryFit.isBetter && memoryWay !== "usual";
        expect(fitInUse({ memoryFit, memoryWay })).toEqual(isUsed ? memoryFit : null);
        expect(wayInUse({ memoryFit, memoryWay })).toBe(isUsed ? memoryFit.at : 0);
      }),
    );
  });

  const strange = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 101, null, "1");

  test("is refused with weights that are too many, too few, no numbers or out of bounds, and means the usual way", () => {
    const broken = fc.oneof(
      fc.tuple(weights, fc.nat(20), strange).map(([all, place, one]) => (all as unknown[]).with(place, one)),
      weights.map((all) => all.slice(1)),
      weights.map((all) => [...all, 0.5]),
      fc.constantFrom([], null, "weights", {}),
    );
    fc.assert(
      fc.property(fits, broken, (fit, bad) => {
        const memoryFit = { ...fit, isBetter: true, weights: bad };
        expect(Settings.safeParse(settingsWith(memoryFit)).success).toBe(false);
        expect(fitInUse({ memoryFit })).toBeNull();
        expect(wayInUse({ memoryFit })).toBe(0);
      }),
    );
  });

  test("is refused where anything else of it does not hold", () => {
    fc.assert(
      fc.property(fits, fc.constantFrom("at", "answers", "usual", "own", "isBetter", "right"), (fit, field) => {
        expect(MemoryFit.safeParse({ ...fit, [field]: undefined }).success).toBe(false);
        expect(fitInUse({ memoryFit: { ...fit, [field]: "damaged" } })).toBeNull();
      }),
    );
  });

  test("is not needed: settings from before it are the usual way", () => {
    expect(wayInUse({})).toBe(0);
    expect(Settings.safeParse({ theme: "dark", language: "en", updatedAt: 1 }).success).toBe(true);
  });
});
