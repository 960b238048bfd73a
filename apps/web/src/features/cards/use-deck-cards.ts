import { card } from "@jotter/domain/card";
import type { Deck } from "@jotter/domain/deck";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useReckonedCards } from "./use-reckoned-cards.ts";

/** A deck's cards with what is remembered of each; null until that is known. */
export function useDeckCards(
  deckId: string,
  settings: Pick<Deck, "retention"> | null | undefined,
  now: number,
  lastLook: number | null,
) {
  const { replica } = useStudent();
  const rows = useLive(() => replica.having(card, "deckId", [deckId]), [replica, deckId]) ?? null;
  return { cards: useReckonedCards(rows, settings, now, lastLook), rows };
}
