import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import { dueOf } from "@jotter/memory/replay";
import type { Scheduler } from "@jotter/memory/scheduler";
import type { Replica } from "@jotter/replica/replica";
import { turns } from "../../ui/turns.ts";
import { inPortions } from "./in-portions.ts";
import { schedulersOf } from "./memory-way.ts";

/**
 * The days in the lists follow the weights in use: every card is replayed, and written where its day is another. False
 * where it was called off; what is done by then is right, and the next time goes over all of them. [FLA-2]
 */
export async function reckonHints(replica: Replica, signal: AbortSignal): Promise<boolean> {
  const schedulerOf = await schedulersOf(replica);
  const decks = await replica.list(deck, { by: "name" });
  const schedulers = new Map(decks.map(({ id, data }) => [id, schedulerOf(data)]));
  const turn = turns();
  for await (const rows of replica.inPortions(card)) {
    const moved: string[] = [];
    for (const { id, del, data } of rows) {
      if (signal.aborted) return false;
      if (del === 0 && movedDue(data, schedulers.get(data.deckId)) !== null) moved.push(id);
      await turn();
    }
    await inPortions(replica, moved, async (id) => {
      // Read again: it may have been answered since.
      const row = await replica.row(card, id);
      const due = row?.del === 0 ? movedDue(row.data, schedulers.get(row.data.deckId)) : null;
      if (due !== null) await replica.update(card, id, { due });
    });
  }
  return !signal.aborted;
}

type Hinted = Parameters<typeof dueOf>[0] & { readonly due: number | null };

function movedDue(data: Hinted, scheduler: Scheduler | undefined): number | null {
  if (!scheduler || data.due === null) return null;
  const due = dueOf(data, scheduler);
  return due === data.due ? null : due;
}
