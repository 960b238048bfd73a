import type { Rating, Review } from "@jotter/domain/card";
import fc from "fast-check";
import { CLAMP_PARAMETERS } from "ts-fsrs";
import { expect, test } from "vitest";
import { forgettingBy, type Strength, usualWeights } from "./forgetting.ts";
import { memoryOf } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";

const start = Date.UTC(2026, 8, 1, 12);
const weights = fc.oneof(
  fc.constant(usualWeights),
  fc.tuple(...CLAMP_PARAMETERS(2).map(([min = 0, max = 1]) => fc.double({ min, max, noNaN: true }))),
);
const steps = fc.array(
  fc.record({ rating: fc.constantFrom<Rating>(1, 2, 3, 4), days: fc.integer({ min: 0, max: 200 }) }),
  { minLength: 1, maxLength: 12 },
);

test("what plans reckon with is what ts-fsrs makes of the same answers, by whatever weights [FLA-2]", () => {
  fc.assert(
    fc.property(weights, steps, fc.integer({ min: 0, max: 400 }), (w, given, later) => {
      const forgetting = forgettingBy(w);
      const scheduler = schedulerFor({ retention: 0.9, weights: w });
      const reviews: Review[] = [];
      let quick: Strength | null = null;
      let at = start;
      for (const { rating, days } of given) {
        at += days * dayMs + 1;
        quick = forgetting.after(quick, rating, days);
        reviews.push({ at, rating });
      }
      const slow = memoryOf(reviews, 0, scheduler);
      expect(near(quick?.stability, slow?.stability)).toBe(true);
      expect(near(quick?.difficulty, slow?.difficulty)).toBe(true);
      const stability = slow?.stability ?? 1;
      expect(forgetting.recall(later, stability)).toBeCloseTo(scheduler.recall(later, stability), 4);
    }),
    { numRuns: 200 },
  );
});

/** ts-fsrs rounds to eight decimals on its way. */
function near(one = 0, other = 0): boolean {
  return Math.abs(one - other) <= 1e-6 + 1e-3 * Math.abs(other);
}
