import type { Rating, Review } from "@jotter/domain/card";
import { dueOf, type MemoryState, memoryOf } from "@jotter/memory/replay";
import type { Ask } from "@jotter/memory/session";
import type { AskedCard } from "./exam-sittings.ts";

/** What an answer makes of a card: the entry of its log, and where it stands in the lists then. */
export function answered(one: AskedCard, { side }: Ask, rating: Rating, at: number, ms: number) {
  const review: Review = { at, side, rating, ms };
  const reviews = [...one.reviews, review];
  const due = dueOf({ ...one, reviews }, one.scheduler);
  const state = memoryOf(reviews, side, one.scheduler) as MemoryState;
  return { state, change: { reviews, due, newAt: null, askedAt: at } };
}
