import { type Card, sidesAsked } from "@jotter/domain/card";
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
  card: Pick<Card, "reviews" | "sides" | "goneSides">,
  scheduler: Scheduler,
  now: number,
  lastLook: number | null = null,
): CardMemory {
  const states = sidesAsked(card).map((side) => memoryOf(card.reviews, side, scheduler));
  const asked = states.filter((state) => state !== null);
  const known = asked.reduce((sum, state) => sum + recallAt(state, now, scheduler), 0);
  return {
    states,
    recall: asked.length > 0 ? known / states.length : null,
    due: dueOf(card, scheduler, lastLook),
    slips: asked.reduce((sum, state) => sum + state.slips, 0),
  };
}
