import { duplicatesIn } from "@jotter/card-files/duplicates";
import { knownNotes } from "./known-notes.ts";
import type { IncomingCard, Words } from "./messages.ts";

export type FreshCards = {
  readonly cards: readonly IncomingCard[];
  /** Left out because the student has them. */
  readonly same: number;
  /** Left out because an earlier one of the file says the same. */
  readonly twice: number;
};

/** Those that are neither there nor twice in a list. What was ever answered is kept. [FLA-4] */
export async function freshCards(cards: readonly IncomingCard[], have: readonly Words[]): Promise<FreshCards> {
  const found = await duplicatesIn(cards, have);
  if (!found.ok) throw new Error(found.problem);
  const isKnown = knownNotes(have);
  const fresh: IncomingCard[] = [];
  let same = 0;
  let twice = 0;
  for (const [at, card] of cards.entries()) {
    const like = found.value[at];
    const twin = like?.as === "same" ? like.twin : null;
    if (isKnown(card) || twin?.among === "existing") same++;
    else if (twin && (card.reviews ?? []).length === 0 && cards[twin.place]?.deckKey === card.deckKey) twice++;
    else fresh.push(card);
  }
  return { cards: fresh, same, twice };
}
