import type { Rating, Review } from "@jotter/domain/card";
import { isLastLook, returnOf } from "@jotter/memory/last-look";
import { afterAnswer, dueOf, type MemoryState, memoryOf } from "@jotter/memory/replay";
import type { Ask } from "@jotter/memory/session";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";

/** What an answer makes of a card: the entry of its log, and where it stands in the lists then. */
export function answered(one: AskedCard, { side }: Ask, rating: Rating, at: number, ms: number) {
  const review: Review = { at, side, rating, ms };
  const reviews = [...one.reviews, review];
  const due = dueOf({ reviews, sides: one.sides }, one.scheduler);
  const state = memoryOf(reviews, side, one.scheduler) as MemoryState;
  return { state, change: { reviews, due, newAt: null, askedAt: at } };
}

/** The last answer taken back: nothing leaves the log. */
export function takenBack(one: AskedCard, at: number, now: number) {
  const reviews = [...one.reviews, { at: now, undoes: at }];
  const due = dueOf({ reviews, sides: one.sides }, one.scheduler);
  return { reviews, due, ...(due === null && { newAt: at }) };
}

/** Where each answer would lead, and when it is asked again: before an exam no later than a last look at it. [FLA-3] */
export function outlooks({ reviews, scheduler }: AskedCard, side: number, now: number, lastLook: number | null) {
  const before = memoryOf(reviews, side, scheduler);
  const after = (rating: Rating) => {
    const state = afterAnswer(before, rating, now, scheduler);
    return { ...state, returns: returnOf(state, lastLook), isLastLook: isLastLook(state, lastLook) };
  };
  return { 1: after(1), 2: after(2), 3: after(3), 4: after(4) } as const;
}
