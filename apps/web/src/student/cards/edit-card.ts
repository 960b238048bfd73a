import { type Card, card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import { dueOf } from "@jotter/memory/replay";
import type { Replica } from "@jotter/replica/replica";
import { editedSides } from "./edited-sides.ts";
import { sidesOf } from "./keep-cards.ts";
import { schedulersOf } from "./memory-way.ts";

export type CardEdit = Pick<Card, "kind" | "front"> & Partial<Card>;

/**
 * Other words, gaps or areas, or another way to ask: each thing that is still asked keeps its answers, and the card comes
 * when the first of them is to be asked, one that was never asked on the next day. [FLA-1]
 */
export function editCard(replica: Replica, id: string, edit: CardEdit, now: number): Promise<void> {
  return replica.together(async () => {
    const last = await replica.get(card, id);
    // It was deleted meanwhile: what is written brings it back.
    if (!last) return replica.update(card, id, { ...edit, sides: sidesOf(edit), updatedAt: now });
    const sides = editedSides(last, { areas: last.areas, ...edit });
    await replica.update(card, id, { ...edit, ...sides, ...(await hintsOf({ ...last, ...sides })), updatedAt: now });
  });

  async function hintsOf(edited: Card): Promise<Partial<Card>> {
    if (edited.reviews.length === 0) return {};
    const of = await replica.row(deck, edited.deckId);
    const due = dueOf(edited, (await schedulersOf(replica))(of?.data ?? {}));
    // Nothing of what it asks now was ever asked.
    return { due, newAt: due === null ? (edited.newAt ?? now) : null };
  }
}
