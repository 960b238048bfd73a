import type { Rating } from "@jotter/domain/card";
import { default_w } from "ts-fsrs";

/** How firmly one side of a card sits: days until nine of ten would still know it, and its difficulty from 1 to 10. */
export type Strength = { readonly stability: number; readonly difficulty: number };

export type Forgetting = {
  /** The chance that it is known so many days after an answer. */
  readonly recall: (days: number, stability: number) => number;
  /** After an answer so many whole days after the one before; null is before the first. */
  readonly after: (before: Strength | null, rating: Rating, days: number, recall?: number) => Strength;
};

export const usualWeights: readonly number[] = default_w;

/** FSRS-6 as numbers alone, without its cards and dates: what plans and fits ask a hundred thousand times. */
export function forgettingBy(weights: readonly number[]): Forgetting {
  const w = (index: number) => weights[index] ?? 0;
  const decay = -w(20);
  const factor = 0.9 ** (1 / decay) - 1;
  const growth = Math.exp(w(8));
  const easiest = w(4) - Math.exp(3 * w(5)) + 1;
  const slipAtMost = Math.exp(-w(17) * w(18));

  const recall = (days: number, stability: number) => (1 + (factor * Math.max(0, days)) / stability) ** decay;

  const first = (rating: Rating): Strength => ({
    stability: Math.max(w(rating - 1), 0.1),
    difficulty: clamped(w(4) - Math.exp((rating - 1) * w(5)) + 1, 1, 10),
  });

  const sameDay = (stability: number, rating: Rating) => {
    const grown = stability ** -w(19) * Math.exp(w(17) * (rating - 3 + w(18)));
    return stability * (rating >= 2 ? Math.max(grown, 1) : grown);
  };

  const slipped = ({ stability, difficulty }: Strength, known: number) => {
    const left = w(11) * difficulty ** -w(12) * ((stability + 1) ** w(13) - 1) * Math.exp((1 - known) * w(14));
    return Math.min(stability * slipAtMost, left);
  };

  const recalled = ({ stability, difficulty }: Strength, rating: Rating, known: number) => {
    const harder = rating === 2 ? w(15) : rating === 4 ? w(16) : 1;
    const gain = growth * (11 - difficulty) * stability ** -w(9) * (Math.exp((1 - known) * w(10)) - 1);
    return stability * (1 + gain * harder);
  };

  const after = (before: Strength | null, rating: Rating, days: number, known?: number): Strength => {
    if (!before) return first(rating);
    const { stability, difficulty } = before;
    const chance = known ?? recall(days, stability);
    const next =
      days === 0
        ? sameDay(stability, rating)
        : rating === 1
          ? slipped(before, chance)
          : recalled(before, rating, chance);
    const moved = difficulty + (-w(6) * (rating - 3) * (10 - difficulty)) / 9;
    return {
      stability: clamped(next, 0.001, 36_500),
      difficulty: clamped(w(7) * easiest + (1 - w(7)) * moved, 1, 10),
    };
  };

  return { recall, after };
}

function clamped(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
