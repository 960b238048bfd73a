import { card } from "@jotter/domain/card";
import type { Deck } from "@jotter/domain/deck";
import { useEffect, useMemo, useState } from "react";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { asInSitting } from "./as-in-sitting.ts";
import { type CardRow, useReckonedCards } from "./use-reckoned-cards.ts";

/**
 * The cards of a deck while it is reviewed: read once, and after an answer only the card that was asked is reckoned
 * anew. Null until they are read.
 */
export function useSittingCards(deckId: string, deck: Deck, asked: ReadonlyMap<string, AskedCard>, now: number) {
  const { replica } = useStudent();
  const [stored, setStored] = useState<readonly CardRow[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    void replica.having(card, "deckId", [deckId]).then((rows) => !isLeft && setStored(rows));
    return () => {
      isLeft = true;
    };
  }, [replica, deckId]);
  const rows = useMemo(() => stored?.map((row) => asInSitting(row, asked.get(row.id))) ?? null, [stored, asked]);
  return { cards: useReckonedCards(rows, deck, now), rows };
}
