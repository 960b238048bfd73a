import type { CardToWrite } from "@jotter/card-files/write-anki";
import { card } from "@jotter/domain/card";
import type { Replica } from "@jotter/replica/replica";
import { nextTurn } from "../../../ui/turns.ts";

/** So many in one go: the page is drawn in between. */
const portion = 100;

export type CardPortion = { readonly cards: readonly CardToWrite[]; readonly done: number; readonly of: number };

/** The cards of some decks, whole and a few at a time. */
export async function* cardsToWrite(replica: Replica, deckIds: readonly string[]): AsyncGenerator<CardPortion> {
  const ids = (await Promise.all(deckIds.map((id) => idsIn(replica, id)))).flat();
  for (let from = 0; from < ids.length; from += portion) {
    const some = ids.slice(from, from + portion);
    const cards = (await replica.records(card, some)).map(({ id, data }) => ({ ...data, id }));
    yield { cards, done: from + some.length, of: ids.length };
    await nextTurn();
  }
}

/** No index holds what it has no value of: a card whose only answer was taken back is in the last one alone. */
async function idsIn(replica: Replica, deckId: string): Promise<readonly string[]> {
  const within = { field: "deckId", id: deckId };
  const found = await Promise.all(["newAt", "due", "askedAt"].map((by) => replica.ids(card, { by, within })));
  return [...new Set(found.flat())];
}

/** The pictures that a card shows. */
export function picturesOn({ front, back }: Pick<CardToWrite, "front" | "back">): readonly string[] {
  return [...`${front}\n${back}`.matchAll(/\(attachment:([0-9a-f]{32})\b/g)].map(([, id = ""]) => id);
}
