import { card } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";
import { answered } from "../../student/cards/answered.ts";
import { schedulersOf } from "../../student/cards/memory-way.ts";
import { type Done, isAnswer } from "./going.ts";

/** Whatever was given before these has long been stored. */
const latest = 3;

/** An answer whose page was gone before it was stored is stored now: what was pressed counts. [FLA-2] */
export async function storeLostAnswers(replica: Replica, past: readonly Done[]): Promise<void> {
  const answers = past.filter(isAnswer).slice(-latest);
  if (answers.length === 0) return;
  const schedulerOf = await schedulersOf(replica);
  for (const { ask, at, rating, ms } of answers) {
    const stored = await replica.get(card, ask.cardId);
    if (!stored || stored.reviews.some((one) => one.at === at)) continue;
    const scheduler = schedulerOf((await replica.get(deck, stored.deckId)) ?? {});
    const { change } = answered({ ...stored, id: ask.cardId, scheduler }, ask, rating, at, ms);
    await replica.update(card, ask.cardId, { ...change, updatedAt: at });
  }
}
