import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerMaths } from "../answer.ts";
import { realValue } from "../numeric.ts";
import { parseExpression } from "../parse.ts";
import { type Rational, rational } from "../rational.ts";

const of = (...values: readonly number[]): readonly Rational[] => values.map((value) => rational(BigInt(value)));

function worked(form: string, figures: readonly Rational[], at: Readonly<Record<string, number>> = {}): number {
  const answer = answerMaths({ kind: "worded", form, figures });
  const read = answer.ok ? parseExpression(answer.value.plain) : null;
  if (!read?.ok) throw new Error(`${form} ${JSON.stringify(answer.ok)}`);
  return realValue(read.value, at);
}

const tries = fc.integer({ min: 1, max: 8 });
const chance = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.constant(10))
  .map(([n, d]) => rational(BigInt(n), BigInt(d)));
const numbers = fc.array(fc.integer({ min: -20, max: 40 }), { minLength: 4, maxLength: 9 });

describe("counting, chances and measures [TUT-1]", () => {
  test("the chances of all numbers of hits make one, and those of at most and of more do, too", () => {
    fc.assert(
      fc.property(tries, chance, fc.integer({ min: 0, max: 7 }), (n, p, split) => {
        const each = Array.from({ length: n + 1 }, (_, k) => worked("binomialExactly", [...of(n, k), p]));
        expect(each.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
        fc.pre(split < n);
        const [most, more] = [
          worked("binomialAtMost", [...of(n, split), p]),
          worked("binomialAtLeast", [...of(n, split + 1), p]),
        ];
        expect(most + more).toBeCloseTo(1, 9);
        expect(most).toBeCloseTo(
          each.slice(0, split + 1).reduce((a, b) => a + b),
          9,
        );
      }),
      { numRuns: 30 },
    );
  });

  test("choices make Pascal's triangle, and each is put in order in as many ways as its size allows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 14 }), fc.integer({ min: 1, max: 12 }), (n, k) => {
        fc.pre(k < n);
        const chosen = worked("choices", of(n, k));
        expect(chosen).toBe(worked("choices", of(n - 1, k - 1)) + (k === n ? 0 : worked("choices", of(n - 1, k))));
        expect(worked("ordered", of(n, k))).toBe(chosen * worked("arrangements", of(k)));
      }),
      { numRuns: 30 },
    );
  });

  test("of a test, the ill among the positive are as many as can be counted", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 50, max: 99 }),
        fc.integer({ min: 1, max: 40 }),
        (ill, hit, alarm) => {
          const found = (ill * hit) / (ill * hit + (100 - ill) * alarm);
          const figures = [ill, hit, alarm].map((each) => rational(BigInt(each), 100n));
          expect(worked("bayes", figures)).toBeCloseTo(found, 9);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("measures are those of plain reckoning", () => {
    fc.assert(
      fc.property(numbers, (all) => {
        const sorted = all.toSorted((a, b) => a - b);
        const mean = all.reduce((a, b) => a + b) / all.length;
        const spread = all.reduce((total, each) => total + (each - mean) ** 2, 0);
        expect(worked("mean", of(...all))).toBeCloseTo(mean, 9);
        expect(worked("variance", of(...all))).toBeCloseTo(spread / all.length, 6);
        expect(worked("sampleDeviation", of(...all))).toBeCloseTo(Math.sqrt(spread / (all.length - 1)), 6);
        const [low, high] = [worked("lowerQuartile", of(...all)), worked("upperQuartile", of(...all))];
        expect(sorted.filter((each) => each < low).length).toBeLessThanOrEqual(all.length / 4);
        expect(sorted.filter((each) => each > high).length).toBeLessThanOrEqual(all.length / 4);
      }),
      { numRuns: 40 },
    );
  });

  test("no other line through the points has smaller squares", () => {
    fc.assert(
      fc.property(
        numbers,
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (ys, a, b) => {
          const figures = of(...ys.flatMap((y, x) => [x, y]));
          const at = (x: number) => worked("regression", figures, { x });
          const [height, slope] = [at(0), at(1) - at(0)];
          const squares = (h: number, s: number) => ys.reduce((total, y, x) => total + (y - h - s * x) ** 2, 0);
          expect(squares(height, slope)).toBeLessThanOrEqual(squares(height + a, slope + b) + 1e-6);
        },
      ),
      { numRuns: 25 },
    );
  });
});
