import type { Card } from "@jotter/domain/card";
import { type MemoryState, memoryOf, recallAt } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import type { Day } from "./sides-today.ts";

export type Fading = { readonly now: number; readonly day: Pick<Day, "startsAt">; readonly scheduler: Scheduler };

/** It would be known less than it is to be. What is being learned today is not known yet: it cannot fade. */
export function fades(state: MemoryState | null, { now, day, scheduler }: Fading): boolean {
  if (!state || (state.phase !== "known" && state.last >= day.startsAt)) return false;
  return recallAt(state, now, scheduler) < scheduler.retention;
}

/** How many of these cards fade: each once, however many sides, and none that is suspended. [DSH-2] [FLA-2] */
export function fadingIn(cards: readonly Pick<Card, "reviews" | "sides" | "suspendedAt">[], options: Fading): number {
  return cards.filter(({ reviews, sides, suspendedAt }) => {
    if (typeof suspendedAt === "number") return false;
    return Array.from({ length: sides ?? 1 }, (_, side) => side).some((side) =>
      fades(memoryOf(reviews, side, options.scheduler), options),
    );
  }).length;
}
