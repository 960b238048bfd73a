import fc from "fast-check";
import { expect, test } from "vitest";
import { letters } from "./grade.ts";
import { gpaOf, letterOf, percentOf, shownPercent, withoutNoise } from "./grade-scale.ts";
import { fraction, isAtLeast, over, sumOf, times } from "./testing/fraction.ts";
import { points } from "./testing/grades.ts";

const cutOffs = [
  [93, 4, "A"],
  [90, 3.7, "A-"],
  [87, 3.3, "B+"],
  [83, 3, "B"],
  [80, 2.7, "B-"],
  [77, 2.3, "C+"],
  [73, 2, "C"],
  [70, 1.7, "C-"],
  [67, 1.3, "D+"],
  [63, 1, "D"],
  [60, 0.7, "D-"],
  [0, 0, "F"],
] as const;

test("each cut-off gives its GPA and letter, and a hundred-thousandth less does not [GRD-4]", () => {
  cutOffs.forEach(([from, gpa, letter], place) => {
    expect([gpaOf(from), letterOf(from)]).toEqual([gpa, letter]);
    const [, below, letterBelow] = cutOffs[place + 1] ?? [0, 0, "F"];
    expect([gpaOf(from - 0.00001), letterOf(from - 0.00001)]).toEqual([below, letterBelow]);
  });
  expect([gpaOf(120), letterOf(120), gpaOf(-5), letterOf(-5)]).toEqual([4, "A", 0, "F"]);
});

test("points on a cut-off are on it, however binary fractions come out [GRD-4] [GRD-6]", () => {
  expect(percentOf(points(279, 300))).toBe(93);
  expect(percentOf(points(2.046, 2.2))).toBeLessThan(93);
  for (const [earned, possible] of [
    [2.046, 2.2],
    [3.441, 3.7],
    [18.6, 20],
    [0.279, 0.3],
  ] as const) {
    expect(letterOf(percentOf(points(earned, possible)))).toBe("A");
    expect(letterOf(percentOf(points(earned - 0.0001, possible)))).toBe("A-");
  }
});

test("a mean of anything a student can type gets the letter that endless precision would give [GRD-4]", () => {
  const hundredths = fc.integer({ min: 1, max: 11_000 });
  fc.assert(
    fc.property(
      fc.array(hundredths, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...cutOffs),
      fc.constantFrom(-1, 0, 0, 0, 1),
      (some, [cutOff], off) => {
        // The last one brings the mean to the cut-off, or a hundredth of one item beside it.
        const last = cutOff * 100 * (some.length + 1) - some.reduce((total, one) => total + one, 0) + off;
        const all = [...some, last].map((one) => one / 100);
        const mean = all.reduce((total, one) => total + one, 0) / all.length;
        const exact = over(sumOf(all.map(fraction)), fraction(all.length));
        expect(letterOf(mean)).toBe(cutOffs.find(([from]) => isAtLeast(exact, fraction(from)))?.[2] ?? "F");
      },
    ),
    { numRuns: 3000 },
  );
});

test("points get the letter that endless precision would give [GRD-4]", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }), (earned, possible) => {
      const score = points(earned / 100, possible / 100);
      const exact = over(times(fraction(100), fraction(score.earned)), fraction(score.possible));
      expect(letterOf(percentOf(score))).toBe(cutOffs.find(([from]) => isAtLeast(exact, fraction(from)))?.[2] ?? "F");
    }),
    { numRuns: 3000 },
  );
});

test("an entered letter stands for a percent that has this letter, and counts [GRD-6]", () => {
  for (const letter of letters) {
    const percent = percentOf({ as: "letter", letter });
    expect(letterOf(percent)).toBe(letter === "A+" ? "A" : letter);
    expect(percent).toBeGreaterThan(0);
  }
  const percents = letters.map((letter) => percentOf({ as: "letter", letter }));
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
});

test("only what is smaller than a billionth is taken for noise", () => {
  expect([0.1 + 0.2, 92.9999999999999, 92.99999999, -0.3 + 0.1].map(withoutNoise)).toEqual([
    0.3, 93, 92.99999999, -0.2,
  ]);
  expect(withoutNoise(1e300)).toBe(1e300);
});

test.each([
  [78.725, 2, 78.73],
  [78.724, 2, 78.72],
  [92.995, 2, 92.99],
  [92.9999, 2, 92.99],
  [93, 2, 93],
  [89.6, 0, 89.6],
  [89.4, 0, 89],
  [89.96, 0, 89.96],
  [89.999, 0, 89.99],
  [86.5, 0, 86.5],
  [85.5, 0, 86],
  [59.7, 1, 59.7],
  [0, 2, 0],
  [104.256, 2, 104.26],
] as const)(
  "%d with %d digits is shown as %d: never a figure of another letter [GRD-1] [GRD-8]",
  (percent, digits, shown) => {
    expect(shownPercent(percent, digits)).toBe(shown);
  },
);

test("what is shown has the letter of what is meant, and is near it [GRD-1]", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 120, noNaN: true }), fc.constantFrom(0, 1, 2), (percent, digits) => {
      const shown = shownPercent(percent, digits as 0 | 1 | 2);
      expect(letterOf(shown)).toBe(letterOf(percent));
      expect(Math.abs(shown - percent)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});
