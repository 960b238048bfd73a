import type { Rating } from "@jotter/domain/card";
import { isLastLook, returnOf } from "@jotter/memory/last-look";
import { afterAnswer, dueOf, memoryOf } from "@jotter/memory/replay";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";

/** The last answer taken back: nothing leaves the log. */
export function takenBack(one: AskedCard, at: number, now: number) {
  const reviews = [...one.reviews, { at: now, undoes: at }];
  const due = dueOf({ ...one, reviews }, one.scheduler);
  // It was asked because its place came: it is the first of the new ones again.
  return { reviews, due, ...(due === null && { newAt: 0 }) };
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
