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
};

export function choiceOf(state: MemoryState | null, places: readonly number[], times: AnswerTimes): Choice {
  const inOrder = places.toSorted((one, other) => one - other);
  return { places: inOrder, effect: effectOf(state, inOrder, times) };
}

export function secondsAt({ places, effect }: Choice, place: number): number {
  const turn = places.indexOf(place);
  return turn < 0 ? 0 : (effect.seconds[turn] ?? 0);
}
