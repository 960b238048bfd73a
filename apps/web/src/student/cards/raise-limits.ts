import { deck, limitsOf } from "@jotter/domain/deck";
import type { Shortfall } from "@jotter/memory/shortfall";
import type { Replica } from "@jotter/replica/replica";

/** The decks get the limits that let every card in; what takes it back is given. [FLA-3] */
export async function raiseLimits(
  replica: Replica,
  { decks, minutesPerDay }: Shortfall,
  deckIds: readonly string[],
  now: () => number,
): Promise<() => Promise<void>> {
  const extra = minutesPerDay.needed - minutesPerDay.now;
  const before = new Map<string, Limits>();
  await replica.together(async () => {
    for (const [place, id] of deckIds.entries()) {
      const stored = await replica.get(deck, id);
      if (!stored) continue;
      const { newPerDay, reviewsPerDay, minutesPerDay: minutes } = limitsOf(stored);
      const own: Limits = { newPerDay, reviewsPerDay, minutesPerDay: minutes };
      // The time is that of the exam: one of its decks has all that is added.
      const raised = { ...own, ...decks.get(id), minutesPerDay: minutes + (place === 0 ? extra : 0) };
      before.set(id, own);
      await replica.update(deck, id, { ...raised, updatedAt: now() });
    }
  });
  return () =>
    replica.together(async () => {
      for (const [id, own] of before) await replica.update(deck, id, { ...own, updatedAt: now() });
    });
}

type Limits = Pick<ReturnType<typeof limitsOf>, "newPerDay" | "reviewsPerDay" | "minutesPerDay">;
