import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { triedOn } from "./fit-figures.ts";

const answers = fc.array(fc.record({ chance: fc.double({ min: 0, max: 1, noNaN: true }), isKnown: fc.boolean() }), {
  minLength: 1,
  maxLength: 300,
});

describe("what a way to reckon expected [FLA-2]", () => {
  test("is a share, as is how far off it was, and that is never less than over all answers at once", () => {
    fc.assert(
      fc.property(answers, (some) => {
        const { expected, off, loss } = triedOn(some);
        const right = some.filter(({ isKnown }) => isKnown).length / some.length;
        expect(expected).toBeGreaterThanOrEqual(0);
        expect(expected).toBeLessThanOrEqual(1 + 1e-9);
        expect(off).toBeGreaterThanOrEqual(Math.abs(expected - right) - 1e-9);
        expect(off).toBeLessThanOrEqual(1 + 1e-9);
        expect(loss).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("is off by nothing where each group came as it was said, and by what was said too much", () => {
    const group = (chance: number, known: number) =>
      Array.from({ length: 50 }, (_, place) => ({ chance, isKnown: place < known }));
    const foreseen = triedOn([...group(0.5, 25), ...group(0.9, 45)]);
    expect(foreseen.expected).toBeCloseTo(0.7);
    expect(foreseen.off).toBeCloseTo(0);
    // Too sure of the hard ones and not sure enough of the easy ones: seldom off as a whole, and off all the same.
    const { expected, off } = triedOn([...group(0.5, 15), ...group(0.8, 50)]);
    expect(expected).toBeCloseTo(0.65);
    expect(off).toBeCloseTo(0.2);
  });
});
