import { type Choice, type ChoiceOptions, choiceOf, firstPlace, secondsAt } from "./choice.ts";
import type { MemoryState } from "./replay.ts";

/** Two sides at a time change one answer each (added, left out or moved), as long as that adds something. */
export function improvedChoices(
  states: readonly (MemoryState | null)[],
  given: readonly Choice[],
  options: ChoiceOptions,
): readonly Choice[] {
  const choices = [...given];
  for (let round = 0; round < mostRounds; round++) {
    const taken = states.map((state, index) => takenBy(state, choices[index] as Choice, index, options));
    const changes = states.map((state, index) => {
      return changesOf(state, choices[index] as Choice, options).map(({ to, gain }) => {
        const takes = takenBy(state, to, index, options);
        return { to, gain, takes: takes.map((some, place) => some - (taken[index]?.[place] ?? 0)) };
      });
    });
    const best = bestExchange(taken, changes, options);
    if (!best) break;
    for (const { index, to } of best) choices[index] = to;
  }
  return choices;
}

const mostRounds = 100;

/** What becomes of one side: its gain, and what it takes of all there is. */
type Change = { readonly index: number; readonly to: Choice; readonly gain: number; readonly takes: readonly number[] };

function changesOf(state: MemoryState | null, now: Choice, options: ChoiceOptions) {
  const moments = options.seconds.map((_, place) => place);
  return oneChange(now.places, moments).map((places) => {
    const to = choiceOf(state, places, options.times);
    const more = Math.max(0, to.places.length - now.places.length);
    return { to, gain: to.effect.recall - now.effect.recall - more * options.leastGain };
  });
}

function oneChange(places: readonly number[], moments: readonly number[]): readonly (readonly number[])[] {
  const free = moments.filter((place) => !places.includes(place));
  const less = places.map((gone) => places.filter((place) => place !== gone));
  return [...less, ...[places, ...less].flatMap((rest) => free.map((place) => [...rest, place]))];
}

/** The seconds of each moment, then what the decks let happen, one deck after the other. */
function takenBy(state: MemoryState | null, choice: Choice, index: number, { seconds, rooms }: ChoiceOptions) {
  const own = rooms?.[index];
  const first = firstPlace(state, choice);
  return [
    ...seconds.map((_, place) => secondsAt(choice, place)),
    ...roomsIn(rooms).flatMap((room) => [
      ...room.answers.map((_, place) => (room === own && choice.places.includes(place) ? 1 : 0)),
      ...room.firsts.map((_, place) => (room === own && place === first ? 1 : 0)),
    ]),
  ];
}

function roomsIn(rooms: ChoiceOptions["rooms"] = []) {
  return [...new Set(rooms.filter((room) => room !== undefined))];
}

function bestExchange(
  taken: readonly (readonly number[])[],
  changesBySide: readonly (readonly Omit<Change, "index">[])[],
  { seconds, rooms }: ChoiceOptions,
): readonly Change[] | null {
  const all = [...seconds, ...roomsIn(rooms).flatMap(({ answers, firsts }) => [...answers, ...firsts])];
  const left = all.map((there, place) => taken.reduce((sum, some) => sum - (some[place] ?? 0), there));
  const changes = changesBySide.flatMap((some, index) => some.map((change) => ({ ...change, index })));
  let best: readonly Change[] | null = null;
  let most = nothing;
  const consider = (...some: readonly Change[]) => {
    const gain = some.reduce((sum, change) => sum + change.gain, 0);
    if (gain <= most) return;
    const isRoom = left.every((free, place) => {
      return some.reduce((sum, { takes }) => sum + (takes[place] ?? 0), 0) <= free + nothing;
    });
    if (isRoom) [best, most] = [some, gain];
  };
  for (const [place, change] of changes.entries()) {
    consider(change);
    for (const other of changes.slice(place + 1)) if (other.index !== change.index) consider(change, other);
  }
  return best;
}

/** Less than this is the noise of reckoning. */
const nothing = 1e-9;
