import type { Card, Rating, Review } from "@jotter/domain/card";
import { createEmptyCard, State, type Card as Step } from "ts-fsrs";
import { returnOf } from "./last-look.ts";
import { dayMs, type Scheduler } from "./scheduler.ts";

/** What is remembered of one side of a card, after its last answer. */
export type MemoryState = {
  /** Days until nine of ten would still know it. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly last: number;
  readonly due: number;
  readonly answers: number;
  /** How often it was known and slipped. */
  readonly slips: number;
  readonly phase: "learning" | "known" | "relearning";
  readonly step: number;
  /** The last answer was that it is not known: until a better one it counts as that. */
  readonly isMissed?: true;
};

/** The answers that count, by time: without those that were taken back. */
export function countedAnswers(reviews: readonly Review[]): readonly Review[] {
  const undone = new Set(reviews.flatMap(({ undoes }) => undoes ?? []));
  return reviews
    .filter(({ at, rating, set }) => (rating !== undefined || set !== undefined) && !undone.has(at))
    .toSorted((one, other) => one.at - other.at);
}

/** One side's state as its answers made it; null where it was never asked. [FLA-2] */
export function memoryOf(reviews: readonly Review[], side: number, scheduler: Scheduler): MemoryState | null {
  let state: MemoryState | null = null;
  for (const { at, rating, set, side: of = 0 } of countedAnswers(reviews)) {
    if (of !== side) continue;
    if (set) state = asSet(set, at, state, scheduler);
    else if (rating !== undefined) state = afterAnswer(state, rating, at, scheduler);
  }
  return state;
}

export function afterAnswer(state: MemoryState | null, rating: Rating, at: number, { fsrs }: Scheduler): MemoryState {
  const now = new Date(Math.max(at, state?.last ?? at));
  const next = fromStep(fsrs.next(state ? toStep(state) : createEmptyCard(now), now, rating).card);
  if (rating !== 1) return next;
  return { ...next, slips: next.slips + (hasSlippedWhileLearned(state, now.getTime()) ? 1 : 0), isMissed: true };
}

/** FSRS counts a slip of what was learned to the end. Where a night lies between it was known, too, as in other programs. */
function hasSlippedWhileLearned(state: MemoryState | null, now: number): boolean {
  return state !== null && state.phase === "learning" && !state.isMissed && now - state.last >= dayMs;
}

/** The chance that it is known at this moment: never that of what was missed just now. */
export function recallAt(
  { stability, last, isMissed }: Pick<MemoryState, "stability" | "last" | "isMissed">,
  at: number,
  { recall }: Scheduler,
) {
  return isMissed ? 0 : recall((at - last) / dayMs, stability);
}

/** When a card is to be asked again: its first side that is; one never asked comes the day after another one was. */
export function dueOf(
  { reviews, sides }: { readonly reviews: readonly Review[]; readonly sides?: Card["sides"] },
  scheduler: Scheduler,
  lastLook: number | null = null,
): number | null {
  const states = Array.from({ length: sides ?? 1 }, (_, side) => memoryOf(reviews, side, scheduler));
  const asked = states.filter((state) => state !== null);
  if (asked.length === 0) return null;
  const first = Math.min(...countedAnswers(reviews).map(({ at }) => at));
  return Math.min(
    ...asked.map((state) => returnOf(state, lastLook)),
    ...(asked.length < states.length ? [first + dayMs] : []),
  );
}

function asSet(
  { stability, difficulty, slips: known = 0 }: NonNullable<Review["set"]>,
  at: number,
  before: MemoryState | null,
  { fsrs }: Scheduler,
): MemoryState {
  const due = at + fsrs.next_interval(stability, 0) * dayMs;
  const { answers = 0, slips = 0 } = before ?? {};
  return { stability, difficulty, last: at, due, answers, slips: Math.max(slips, known), phase: "known", step: 0 };
}

function toStep({ stability, difficulty, last, due, answers, slips, phase, step }: MemoryState): Step {
  return {
    ...{ stability, difficulty, reps: answers, lapses: slips, learning_steps: step },
    ...{ due: new Date(due), last_review: new Date(last), state: stateOf[phase] },
    ...{ elapsed_days: 0, scheduled_days: Math.max(0, Math.round((due - last) / dayMs)) },
  };
}

function fromStep({ stability, difficulty, due, reps, lapses, state, learning_steps, last_review }: Step): MemoryState {
  const phase = state === State.Review ? "known" : state === State.Relearning ? "relearning" : "learning";
  const last = last_review?.getTime() ?? due.getTime();
  return { stability, difficulty, last, due: due.getTime(), answers: reps, slips: lapses, phase, step: learning_steps };
}

const stateOf = { learning: State.Learning, known: State.Review, relearning: State.Relearning } as const;
