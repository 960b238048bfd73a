import type { Review } from "@jotter/domain/card";
import { countedAnswers, memoryOf } from "./replay.ts";
import { schedulerFor } from "./scheduler.ts";

/** One of its sides was known and slipped so often that asking it again is no help: it wants to be written anew. [FLA-2] */
export function keepsSlipping(reviews: readonly Review[]): boolean {
  return Math.max(0, ...slipsBySide(reviews).values()) >= slipsUntilTold;
}

/** The last answer was the eighth slip of its side, or every fourth after it: now is when to say so. */
export function isTimeToTell(reviews: readonly Review[]): boolean {
  const last = countedAnswers(reviews).at(-1);
  if (!last) return false;
  const slips = slipsBySide(reviews).get(last.side ?? 0) ?? 0;
  const before = slipsBySide(reviews.filter((review) => review !== last)).get(last.side ?? 0) ?? 0;
  return slips > before && slips >= slipsUntilTold && (slips - slipsUntilTold) % slipsUntilToldAgain === 0;
}

function slipsBySide(reviews: readonly Review[]): ReadonlyMap<number, number> {
  const sides = new Set(reviews.map(({ side }) => side ?? 0));
  return new Map([...sides].map((side) => [side, memoryOf(reviews, side, anyScheduler)?.slips ?? 0]));
}

/** A slip is one by whatever weights and retention. */
const anyScheduler = schedulerFor({ retention: 0.9 });
const slipsUntilTold = 8;
const slipsUntilToldAgain = 4;
