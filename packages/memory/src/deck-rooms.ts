import { type Choice, type DeckRoom, firstPlace } from "./choice.ts";
import type { MemoryState } from "./replay.ts";

/** What is left of what decks let happen while answers are chosen. */
export type RoomsLeft = {
  /** A side may be answered like this instead of as it is chosen now. */
  readonly have: (index: number, next: Choice) => boolean;
  readonly take: (index: number, next: Choice) => void;
};

export function deckRooms(
  states: readonly (MemoryState | null)[],
  given: readonly Choice[],
  rooms: readonly (DeckRoom | undefined)[] = [],
): RoomsLeft {
  const chosen: (Choice | undefined)[] = given.map(() => undefined);
  const left = new Map(rooms.flatMap((room) => (room ? [[room, copyOf(room)] as const] : [])));
  const leftFor = (index: number) => {
    const room = rooms[index];
    return room && left.get(room);
  };
  const count = (index: number, choice: Choice | undefined, by: number) => {
    const room = leftFor(index);
    if (!room || !choice) return;
    for (const place of choice.places) room.answers[place] = (room.answers[place] ?? 0) + by;
    const first = firstPlace(states[index] ?? null, choice);
    if (first !== undefined) room.firsts[first] = (room.firsts[first] ?? 0) + by;
  };
  const take = (index: number, next: Choice) => {
    count(index, chosen[index], 1);
    chosen[index] = next;
    count(index, next, -1);
  };
  for (const [index, choice] of given.entries()) take(index, choice);
  return {
    have: (index, next) => {
      const room = leftFor(index);
      if (!room) return true;
      const before = chosen[index];
      const isRoom = next.places.every((place) => before?.places.includes(place) || (room.answers[place] ?? 0) > 0);
      const first = firstPlace(states[index] ?? null, next);
      const wasFirst = before && firstPlace(states[index] ?? null, before);
      return isRoom && (first === undefined || first === wasFirst || (room.firsts[first] ?? 0) > 0);
    },
    take,
  };
}

function copyOf({ answers, firsts }: DeckRoom) {
  return { answers: [...answers], firsts: [...firsts] };
}
