import { type Card, type Rating, type Review, sidesAsked } from "@jotter/domain/card";
import { BasicLearningStepsStrategy, State } from "ts-fsrs";
import type { Strength } from "./forgetting.ts";
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

/**
 * What `fsrs.next` makes of it, to the last digit, without its cards, its dates and the answers that were not given: a
 * page that opens replays the logs of hundreds of cards.
 */
export function afterAnswer(state: MemoryState | null, rating: Rating, at: number, { fsrs }: Scheduler): MemoryState {
  const last = Math.max(at, state?.last ?? at);
  const days = state ? utcDay(last) - utcDay(state.last) : 0;
  const strengthAfter = (given: Rating) => fsrs.next_state(state, days, given);
  const next = strengthAfter(rating);
  const intervalOf = ({ stability }: Strength) => fsrs.next_interval(stability, days);
  const common = { ...next, last, answers: (state?.answers ?? 0) + 1, slips: slipsAfter(state, rating, last) };
  const missed = rating === 1 ? ({ isMissed: true } as const) : null;
  const learned = (interval: number): MemoryState => {
    return { ...common, ...missed, due: last + interval * dayMs, phase: "known", step: 0 };
  };
  if (state?.phase === "known" && rating !== 1)
    return learned(longerWhenEasier(rating, next, strengthAfter, intervalOf));
  const { minutes, step } = stepAfter(state, rating, fsrs);
  if (minutes === 0) return learned(intervalOf(next));
  const phase = state === null || state.phase === "learning" ? "learning" : "relearning";
  return { ...common, ...missed, due: last + minutes * 60_000, phase, step };
}

/** Of what is known, "hard" never comes later than "good", and each easier answer at least a day after the one before. */
function longerWhenEasier(
  rating: Exclude<Rating, 1>,
  next: Strength,
  strengthAfter: (rating: Rating) => Strength,
  intervalOf: (strength: Strength) => number,
): number {
  const good = intervalOf(rating === 3 ? next : strengthAfter(3));
  const hard = Math.min(intervalOf(rating === 2 ? next : strengthAfter(2)), good);
  if (rating === 2) return hard;
  const atLeast = Math.max(good, hard + 1);
  return rating === 3 ? atLeast : Math.max(intervalOf(next), atLeast + 1);
}

/** The step of learning that comes next; none where it is learned. */
function stepAfter(state: MemoryState | null, rating: Rating, { parameters }: Scheduler["fsrs"]) {
  const { phase = "new", step = 0 } = state ?? {};
  const next = BasicLearningStepsStrategy(parameters, stateOf[phase], step)[rating];
  return { minutes: Math.round(next?.scheduled_minutes ?? 0), step: next?.next_step ?? 0 };
}

function slipsAfter(state: MemoryState | null, rating: Rating, now: number): number {
  const { phase, slips = 0 } = state ?? {};
  return rating === 1 && (phase === "known" || hasSlippedWhileLearned(state, now)) ? slips + 1 : slips;
}

const utcDay = (at: number) => Math.floor(at / dayMs);

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
  { reviews, ...asks }: { readonly reviews: readonly Review[] } & Pick<Card, "sides" | "goneSides">,
  scheduler: Scheduler,
  lastLook: number | null = null,
): number | null {
  const states = sidesAsked(asks).map((side) => memoryOf(reviews, side, scheduler));
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

const stateOf = {
  new: State.New,
  learning: State.Learning,
  known: State.Review,
  relearning: State.Relearning,
} as const;
