import { type AnswerTimes, type Effect, effectOf } from "./answer-effect.ts";
import type { MemoryState } from "./replay.ts";

/** At which moments one side is answered, as their places, and what comes of it. */
export type Choice = { readonly places: readonly number[]; readonly effect: Effect };

export type ChoiceOptions = {
  readonly times: AnswerTimes;
  /** How many there are at each moment. */
  readonly seconds: readonly number[];
  /** An answer that adds less is not worth it. */
  readonly leastGain: number;
  /** What the deck of each side lets happen; sides of one deck share it. Without any there is no limit. */
  readonly rooms?: readonly (DeckRoom | undefined)[] | undefined;
};

/** How many sides of a deck may be answered at each moment, and how many of those for the first time. */
export type DeckRoom = { readonly answers: readonly number[]; readonly firsts: readonly number[] };

export function choiceOf(state: MemoryState | null, places: readonly number[], times: AnswerTimes): Choice {
  const inOrder = places.toSorted((one, other) => one - other);
  return { places: inOrder, effect: effectOf(state, inOrder, times) };
}

export function secondsAt({ places, effect }: Choice, place: number): number {
  const turn = places.indexOf(place);
  return turn < 0 ? 0 : (effect.seconds[turn] ?? 0);
}

/** Where a side that was never asked is asked for the first time. */
export function firstPlace(state: MemoryState | null, { places }: Choice): number | undefined {
  return state ? undefined : places[0];
}
