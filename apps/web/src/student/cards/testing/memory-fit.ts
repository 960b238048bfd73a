import type { Review } from "@jotter/domain/card";
import type { MemoryFit } from "@jotter/domain/memory-fit";
import { usualWeights } from "@jotter/memory/forgetting";
import { dueOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";

/** A student who forgets four times as fast as most, and a card they have answered twice. */
export const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
export const weights = usualWeights.map((weight, place) => (place < 4 ? weight / 4 : weight));
const tried = { loss: 0.4, expected: 0.8, off: 0.05 };
export const memoryFit: MemoryFit = {
  ...{ at: now, answers: 500, heldBack: 100, right: 0.8, usual: tried, own: tried, isBetter: true },
  weights,
};
export const reviews: Review[] = [
  { at: now - 20 * dayMs, rating: 4 },
  { at: now - 12 * dayMs, rating: 3 },
];

export function dueBy(retention: number, own?: readonly number[]): number | null {
  return dueOf({ reviews }, schedulerFor({ retention, weights: own }));
}
