import { type Card, type CardKind, type CardSource, card, type HiddenArea, newCard } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { type GapSides, gapCount } from "@jotter/markdown/cloze";
import type { Replica } from "@jotter/replica/replica";

/** A card as somebody proposes or types it. */
export type CardWords = {
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly areas?: readonly HiddenArea[] | undefined;
  readonly coversAll?: boolean | undefined;
  readonly topic?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly source?: CardSource | null | undefined;
};

/** Where cards go: a deck that is there, or a new one. */
export type DeckChoice =
  | { readonly id: string }
  | { readonly name: string; readonly classId: string | null; readonly examId?: string | null };

type Asking = Pick<Card, "kind" | "front" | "areas"> & GapSides;

/** How many things it asks. A cloze without a gap asks nothing yet, and counts as one. */
export function sidesOf({ kind, front, areas, gapSides, hiddenWith = [] }: Asking): number {
  if (kind === "reversed") return 2;
  if (kind !== "cloze" && kind !== "image") return 1;
  const hidden = kind === "cloze" ? gapCount(front) : (areas?.length ?? 0);
  // Which are hidden together is known of all of them or of none.
  return gapSides && gapSides.length === hidden
    ? Math.max(0, ...gapSides, ...hiddenWith.flat()) + 1
    : Math.max(1, hidden);
}

/** All of them or none; returns their ids and the deck they are in. Nothing is stored before this. [FLA-1] */
export async function keepCards(replica: Replica, choice: DeckChoice, cards: readonly CardWords[], now: number) {
  return replica.together(async () => {
    const deckId =
      "id" in choice
        ? choice.id
        : await replica.create(
            deck,
            newDeck(choice.name, now, { classId: choice.classId, examId: choice.examId ?? null }),
          );
    const ids: string[] = [];
    for (const [
      at,
      { kind, front, back, topic, tags = [], areas, coversAll, source: from = null },
    ] of cards.entries()) {
      const source = from?.isLine && (await isTaken(replica, from)) ? { ...from, isLine: false } : from;
      const picture = areas && { areas: [...areas], coversAll: coversAll ?? false };
      const given = { deckId, kind, front, back, ...picture, tags: [...tags], source, ...(topic && { topic }) };
      const sides = sidesOf({ ...given, areas: picture?.areas });
      // In the order they stand in: the first comes first.
      ids.push(await replica.create(card, newCard({ ...given, sides, newAt: now + at }, now)));
    }
    return { deckId, ids };
  });
}

/** No line of a note is two cards: the one that is there follows it. */
async function isTaken(replica: Replica, { id, quote }: CardSource): Promise<boolean> {
  const there = await replica.having(card, "source.id", [id]);
  return there.some(({ data: { source } }) => source?.isLine && source.goneAt == null && source.quote === quote);
}

/** Takes back what was kept just now. */
export async function dropCards(replica: Replica, ids: readonly string[]): Promise<void> {
  await replica.together(async () => {
    for (const id of ids) await replica.remove(card, id);
  });
}
