import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import { dueOf } from "@jotter/memory/replay";
import type { Scheduler } from "@jotter/memory/scheduler";
import type { Replica } from "@jotter/replica/replica";
import { turns } from "../../ui/turns.ts";
import { portion } from "./exam-material.ts";
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
  for await (const rows of replica.inPortions(card, portion)) {
    const moved = new Map<string, Moved>();
    for (const { id, del, data } of rows) {
      if (signal.aborted) return false;
      const due = del === 0 ? movedDue(data, schedulers.get(data.deckId)) : null;
      if (due !== null) moved.set(id, { due, from: data });
      await turn();
    }
    await inPortions(replica, [...moved.keys()], async (id) => {
      // Read again: it may have been answered since. Only then is it replayed once more.
      const row = await replica.row(card, id);
      const known = moved.get(id);
      if (!known || row?.del !== 0) return;
      const due = isSame(row.data, known.from) ? known.due : movedDue(row.data, schedulers.get(row.data.deckId));
      if (due !== null) await replica.update(card, id, { due });
    });
  }
  return !signal.aborted;
}

type Hinted = Parameters<typeof dueOf>[0] & { readonly deckId: string; readonly due: number | null };
type Moved = { readonly due: number; readonly from: Hinted };

function isSame(one: Hinted, other: Hinted): boolean {
  const isAlike =
    one.reviews.length === other.reviews.length &&
    one.sides === other.sides &&
    one.goneSides?.join() === other.goneSides?.join();
  return isAlike && one.deckId === other.deckId && one.due === other.due;
}

function movedDue(data: Hinted, scheduler: Scheduler | undefined): number | null {
  if (!scheduler || data.due === null) return null;
  const due = dueOf(data, scheduler);
  return due === data.due ? null : due;
}
