import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";
import { inPortions } from "./in-portions.ts";

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
