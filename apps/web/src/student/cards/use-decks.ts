import { card } from "@jotter/domain/card";
import { type Deck, deck } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

export type DeckRow = RowOf<typeof deck>;
export type StoredDeck = Pick<DeckRow, "id" | "data">;

/** All decks by their names; undefined until they are read. */
export function useDecks(isDue = true): readonly DeckRow[] | undefined {
  const { replica } = useStudent();
  return useLive(() => replica.list(deck, { by: "name" }), [replica], isDue);
}

export function useDeck(id: string, isDue = true): Deck | null | undefined {
  const { replica } = useStudent();
  return useLive(async () => (await replica.get(deck, id)) ?? null, [replica, id], isDue);
}

/** Where cards of such a text go: into the deck of that name, else into the latest of its class. */
export function usualDeck(decks: readonly DeckRow[], name: string, classId: string | null): { id: string } | null {
  const named = decks.find(({ data }) => data.name === name);
  const ofClass = decks
    .filter(({ data }) => classId !== null && data.classId === classId)
    .toSorted((one, other) => other.data.updatedAt - one.data.updatedAt)[0];
  const usual = named ?? ofClass;
  return usual ? { id: usual.id } : null;
}

/** How many cards a deck has, how many of them wait to be asked again, and how many never were. */
export type DeckCounts = { readonly all: number; readonly due: number; readonly unseen: number };

/** Counted by an index: no card is read. */
export async function countsOf(replica: Replica, deckId: string, until: number): Promise<DeckCounts> {
  const within = { field: "deckId", id: deckId };
  const [seen, due, unseen] = await Promise.all([
    replica.count(card, { by: "due", within }),
    replica.count(card, { by: "due", within, before: until }),
    replica.count(card, { by: "newAt", within }),
  ]);
  return { all: seen + unseen, due, unseen };
}
