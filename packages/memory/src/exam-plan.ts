import { type AnswerTimes, effectOf, type Pace, usualPace } from "./answer-effect.ts";
import { type Choice, type DeckRoom, secondsAt } from "./choice.ts";
import { chosenAnswers } from "./chosen-answers.ts";
import type { MemoryState } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import type { Ask } from "./session.ts";
import type { Answered } from "./sides-today.ts";

export type ExamSide = {
  readonly cardId: string;
  readonly side: number;
  readonly state: MemoryState | null;
  readonly deckId?: string | undefined;
};

/** What a deck lets happen on a day, and what of it is spent today. */
export type DeckLimits = { readonly newPerDay: number; readonly reviewsPerDay: number; readonly answered: Answered };

export type ExamPlanOptions = {
  readonly sides: readonly ExamSide[];
  readonly now: number;
  readonly examAt: number;
  /** From today on: a moment of the day at which it is studied, and the minutes there are. Later than the exam counts for nothing. */
  readonly days: readonly { readonly at: number; readonly minutes: number }[];
  /** By deck; a plan promises nothing that the sessions would not ask. */
  readonly limits?: ReadonlyMap<string, DeckLimits> | undefined;
  readonly pace?: Pace;
  /** An answer that adds less than this to the chance of knowing its side is not worth anybody's time. */
  readonly leastGain?: number;
  readonly scheduler: Scheduler;
};

/** Shares are means over all sides. A side that was never asked counts as not known, today and on the day. [FLA-3] */
export type ExamPlan = {
  readonly knownToday: number;
  readonly onDayIfStop: number;
  readonly onDayWithPlan: number;
  /** As the days were given, each with what is to be answered, by what it adds per minute. */
  readonly days: readonly { readonly minutes: number; readonly asks: readonly Ask[] }[];
  readonly neverSeen: number;
  /** Those of them for which there is no time. */
  readonly staysUnseen: readonly { readonly cardId: string; readonly side: number }[];
};

/** Which sides to answer on which day, so that most is known at the exam; null where there is nothing to plan. [FLA-3] */
export function examPlan(options: ExamPlanOptions): ExamPlan | null {
  const { sides, now, days, pace = usualPace, leastGain = usualLeastGain, scheduler } = options;
  if (sides.length === 0) return null;
  const examAt = Math.max(now, options.examAt);
  const times: AnswerTimes = { examAt, moments: days.map(({ at }) => Math.max(at, now)), pace, scheduler };
  const seconds = days.map(({ minutes }, place) => {
    // On its own day there is no more time than until it begins.
    return Math.min(minutes * 60, Math.max(0, examAt - (times.moments[place] ?? examAt)) / 1000);
  });
  const roomByDeck = new Map(
    [...(options.limits ?? [])].map(([deckId, limits]) => [deckId, roomOf(limits, days.length)]),
  );
  const choices = chosenAnswers(
    sides.map(({ state }) => state),
    { times, seconds, leastGain, rooms: sides.map(({ deckId }) => roomByDeck.get(deckId ?? "")) },
  );

  const meanOf = (shareOf: (side: ExamSide, index: number) => number) => {
    return sides.reduce((sum, side, index) => sum + shareOf(side, index), 0) / sides.length;
  };
  const recallAt = (at: number) => meanOf(({ state }) => effectOf(state, [], { ...times, examAt: at }).recall);
  return {
    knownToday: recallAt(now),
    onDayIfStop: recallAt(examAt),
    onDayWithPlan: meanOf((_, index) => choices[index]?.effect.recall ?? 0),
    days: days.map((_, place) => plannedDay(place, sides, choices, times)),
    neverSeen: sides.filter(({ state }) => !state).length,
    staysUnseen: sides
      .filter(({ state }, index) => !state && choices[index]?.places.length === 0)
      .map(({ cardId, side }) => ({ cardId, side })),
  };
}

const usualLeastGain = 0.005;

function roomOf({ newPerDay, reviewsPerDay, answered: { firsts, reviews } }: DeckLimits, days: number): DeckRoom {
  const eachDay = (most: number, spent: number) =>
    Array.from({ length: days }, (_, place) => Math.max(0, most - (place === 0 ? spent : 0)));
  return { answers: eachDay(reviewsPerDay, reviews + firsts), firsts: eachDay(newPerDay, firsts) };
}

function plannedDay(place: number, sides: readonly ExamSide[], choices: readonly Choice[], times: AnswerTimes) {
  const answers = sides.flatMap(({ cardId, side, state }, index) => {
    const choice = choices[index];
    if (!choice?.places.includes(place)) return [];
    const kind = !state && choice.places[0] === place ? "new" : "review";
    const seconds = secondsAt(choice, place);
    const without = effectOf(
      state,
      choice.places.filter((one) => one !== place),
      times,
    );
    const ask: Ask = { cardId, side, kind };
    return [{ ask, seconds, perSecond: (choice.effect.recall - without.recall) / seconds }];
  });
  return {
    minutes: answers.reduce((sum, { seconds }) => sum + seconds, 0) / 60,
    asks: answers.toSorted((one, other) => other.perSecond - one.perSecond).map(({ ask }) => ask),
  };
}
