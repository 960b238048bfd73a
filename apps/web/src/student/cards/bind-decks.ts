import { deck } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";

/** From now on these decks and no others are learned for an exam; returns how to take that back. [FLA-3] */
export function bindDecks(replica: Replica, examId: string, deckIds: readonly string[], now: () => number) {
  return replica.together(async () => {
    const decks = await replica.list(deck, { by: "name" });
    const changed = decks.filter(({ id, data }) => (data.examId === examId) !== deckIds.includes(id));
    for (const { id, data } of changed) {
      await replica.update(deck, id, { examId: data.examId === examId ? null : examId, updatedAt: now() });
    }
    return () =>
      replica.together(async () => {
        for (const { id, data } of changed) {
          await replica.update(deck, id, { examId: data.examId ?? null, updatedAt: now() });
        }
      });
  });
}
