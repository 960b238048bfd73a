import { card, type Review } from "@jotter/domain/card";
import type { Deck } from "@jotter/domain/deck";
import type { RowOf } from "@jotter/replica/row";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type CardMemory, cardMemory } from "../../student/cards/card-memory.ts";
import { useScheduler } from "../../student/cards/memory-way.ts";
import type { AskedCard } from "../../student/cards/sitting.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useSteps } from "../../ui/use-steps.ts";
import type { DeckCard } from "./use-deck-cards.ts";

const fewCards = 200;

/**
 * The cards of a deck while it is reviewed: read once, and after an answer only the card that was asked is reckoned
 * anew. Null until they are read.
 */
export function useSittingCards(deckId: string, deck: Deck, asked: ReadonlyMap<string, AskedCard>, now: number) {
  const { replica } = useStudent();
  const [stored, setStored] = useState<readonly RowOf<typeof card>[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    void replica.having(card, "deckId", [deckId]).then((rows) => !isLeft && setStored(rows));
    return () => {
      isLeft = true;
    };
  }, [replica, deckId]);
  const rows = useMemo(
    () =>
      stored?.map((row) => {
        const reviews = asked.get(row.id)?.reviews;
        return reviews && reviews.length !== row.data.reviews.length ? { ...row, data: { ...row.data, reviews } } : row;
      }) ?? null,
    [stored, asked],
  );
  const scheduler = useScheduler(deck);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was reckoned holds for this scheduler and this minute.
  const reckoned = useMemo(() => new WeakMap<readonly Review[], CardMemory>(), [scheduler, now]);
  const steps = useCallback(
    function* (): Generator<void, readonly DeckCard[]> {
      const cards: DeckCard[] = [];
      for (const row of scheduler ? (rows ?? []) : []) {
        const known = reckoned.get(row.data.reviews);
        const memory = known ?? (scheduler && cardMemory(row.data, scheduler, now));
        if (!memory) continue;
        cards.push({ row, memory });
        if (known) continue;
        reckoned.set(row.data.reviews, memory);
        yield;
      }
      return cards;
    },
    [rows, scheduler, now, reckoned],
  );
  const cards = useSteps(steps, (rows?.length ?? 0) <= fewCards);
  return { cards: rows && scheduler ? cards : null, rows };
}
