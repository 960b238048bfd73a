import type { Card } from "@jotter/domain/card";
import { dueOf, type MemoryState, memoryOf, recallAt } from "@jotter/memory/replay";
import type { Scheduler } from "@jotter/memory/scheduler";

/** What a list says of a card. */
export type CardMemory = {
  readonly states: readonly (MemoryState | null)[];
  /** The chance that it is known now, over its sides; null where it was never asked. */
  readonly recall: number | null;
  /** When it is asked again: for an exam no later than on the day of the last look. */
  readonly due: number | null;
  readonly slips: number;
};

export function cardMemory(
  { reviews, sides = 1 }: Pick<Card, "reviews" | "sides">,
  scheduler: Scheduler,
  now: number,
  lastLook: number | null = null,
): CardMemory {
  const states = Array.from({ length: sides }, (_, side) => memoryOf(reviews, side, scheduler));
  const asked = states.filter((state) => state !== null);
  const known = asked.reduce((sum, state) => sum + recallAt(state, now, scheduler), 0);
  return {
    states,
    recall: asked.length > 0 ? known / sides : null,
    due: dueOf({ reviews, sides }, scheduler, lastLook),
    slips: asked.reduce((sum, state) => sum + state.slips, 0),
  };
}
