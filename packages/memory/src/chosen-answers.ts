import { type Choice, type ChoiceOptions, choiceOf, secondsAt } from "./choice.ts";
import { deckRooms, type RoomsLeft } from "./deck-rooms.ts";
import { improvedChoices } from "./improved-choices.ts";
import { largestFirst } from "./largest-first.ts";
import type { MemoryState } from "./replay.ts";

type States = readonly (MemoryState | null)[];

/**
 * At which moments each side is answered. With few sides one answer more or less is a great part of a day, and what adds
 * most per second may leave no room for what adds most: there every answer is tried as the first one, and a second look
 * exchanges some.
 */
export function chosenAnswers(states: States, options: ChoiceOptions): readonly Choice[] {
  const none = states.map((state) => choiceOf(state, [], options.times));
  const rooms = deckRooms(states, none, options.rooms);
  const plain = filledUp(states, none, options);
  if (states.length * options.seconds.length > fewAnswers) return plain;
  const begun = none.flatMap((before, index) => {
    const firsts = additions(states[index] ?? null, before, options.seconds, options);
    return firsts
      .filter(({ choice }) => fits(before, choice, options.seconds) && rooms.have(index, choice))
      .map(({ choice }) => none.with(index, choice));
  });
  const tried = [plain, ...begun.map((choices) => filledUp(states, choices, options))].toSorted(mostFirst);
  const improved = tried.slice(0, worthASecondLook).map((choices) => improvedChoices(states, choices, options));
  return improved.toSorted(mostFirst)[0] ?? plain;
}

const fewAnswers = 32;
const worthASecondLook = 12;

/** Again and again the one answer that adds most per second. A side is reckoned anew only when it was chosen. */
function filledUp(states: States, given: readonly Choice[], options: ChoiceOptions): readonly Choice[] {
  const choices = [...given];
  const left = options.seconds.map((all, place) =>
    choices.reduce((sum, choice) => sum - secondsAt(choice, place), all),
  );
  const rooms: RoomsLeft = deckRooms(states, choices, options.rooms);
  const additionsTo = (index: number) => additions(states[index] ?? null, choices[index] as Choice, left, options);
  const ahead = states.map((_, index) => additionsTo(index));
  const heap = largestFirst((index) => ahead[index]?.at(-1)?.perSecond ?? 0);
  for (const [index, some] of ahead.entries()) if (some.length > 0) heap.put(index);

  for (let index = heap.take(); index !== undefined; index = heap.take()) {
    const choice = choices[index] as Choice;
    const next = ahead[index]?.pop()?.choice;
    if (next && fits(choice, next, left) && rooms.have(index, next)) {
      rooms.take(index, next);
      for (const place of next.places)
        left[place] = (left[place] ?? 0) - secondsAt(next, place) + secondsAt(choice, place);
      choices[index] = next;
      ahead[index] = additionsTo(index);
    }
    if (ahead[index]?.length) heap.put(index);
  }
  return choices;
}

type Addition = { readonly choice: Choice; readonly perSecond: number };

/** One answer more, at each moment that has time for it: the best is the last. */
function additions(
  state: MemoryState | null,
  choice: Choice,
  left: readonly number[],
  { times, leastGain }: ChoiceOptions,
): Addition[] {
  const before = total(choice);
  const found: Addition[] = [];
  for (const [place, free] of left.entries()) {
    if (free < times.pace.answer || choice.places.includes(place)) continue;
    const next = choiceOf(state, [...choice.places, place], times);
    const gain = next.effect.recall - choice.effect.recall;
    if (gain > leastGain) found.push({ choice: next, perSecond: gain / Math.max(1, total(next) - before) });
  }
  return found.sort((one, other) => one.perSecond - other.perSecond);
}

function fits(before: Choice, after: Choice, left: readonly number[]): boolean {
  return after.places.every((place) => secondsAt(after, place) - secondsAt(before, place) <= (left[place] ?? 0));
}

function total({ effect }: Choice): number {
  return effect.seconds.reduce((sum, seconds) => sum + seconds, 0);
}

function mostFirst(one: readonly Choice[], other: readonly Choice[]): number {
  return recallOf(other) - recallOf(one);
}

function recallOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { effect }) => sum + effect.recall, 0);
}
