import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";

/** So many in one go: the page is drawn in between. */
const portion = 100;

/** A deck goes with its cards; returns how to bring all of them back. */
export async function removeDeck(replica: Replica, id: string): Promise<() => Promise<void>> {
  const own = (await replica.having(card, "deckId", [id])).map((row) => row.id);
  await replica.remove(deck, id);
  await inPortions(replica, own, (one) => replica.remove(card, one));
  return async () => {
    await replica.restore(deck, id);
    await inPortions(replica, own, (one) => replica.restore(card, one));
  };
}

async function inPortions(replica: Replica, ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += portion) {
    await replica.together(async () => {
      for (const id of ids.slice(from, from + portion)) await act(id);
    });
  }
}
