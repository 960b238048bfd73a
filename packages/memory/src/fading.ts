import { type Card, sidesAsked } from "@jotter/domain/card";
import { type MemoryState, memoryOf, recallAt } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import type { Day } from "./sides-today.ts";

export type Fading = { readonly now: number; readonly day: Pick<Day, "startsAt">; readonly scheduler: Scheduler };

/** It would be known less than it is to be. What is being learned today is not known yet: it cannot fade. */
export function fades(state: MemoryState | null, { now, day, scheduler }: Fading): boolean {
  if (!state || (state.phase !== "known" && state.last >= day.startsAt)) return false;
  return recallAt(state, now, scheduler) < scheduler.retention;
}

type FadingCard = Pick<Card, "reviews" | "sides" | "goneSides" | "suspendedAt">;

/** How many of these cards fade: each once, however many sides, and none that is suspended. [DSH-2] [FLA-2] */
export function fadingIn(cards: readonly FadingCard[], options: Fading): number {
  return cards.filter(({ reviews, suspendedAt, ...asks }) => {
    if (typeof suspendedAt === "number") return false;
    return sidesAsked(asks).some((side) => fades(memoryOf(reviews, side, options.scheduler), options));
  }).length;
}
