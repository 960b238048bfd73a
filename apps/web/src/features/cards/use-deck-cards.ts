import { card } from "@jotter/domain/card";
import type { Deck } from "@jotter/domain/deck";
import type { RowOf } from "@jotter/replica/row";
import { useCallback } from "react";
import { type CardMemory, cardMemory } from "../../student/cards/card-memory.ts";
import { useScheduler } from "../../student/cards/memory-way.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useSteps } from "../../ui/use-steps.ts";

type CardRow = RowOf<typeof card>;
export type DeckCard = { readonly row: CardRow; readonly memory: CardMemory };

/** So many are reckoned before the page is drawn again. */
const fewCards = 200;

/** A deck's cards with what is remembered of each; null until that is known. */
export function useDeckCards(
  deckId: string,
  settings: Pick<Deck, "retention"> | null | undefined,
  now: number,
  lastLook: number | null,
) {
  const { replica } = useStudent();
  const rows = useLive(() => replica.having(card, "deckId", [deckId]), [replica, deckId]);
  const scheduler = useScheduler(settings ?? {});
  const steps = useCallback(
    function* (): Generator<void, readonly DeckCard[]> {
      const cards: DeckCard[] = [];
      for (const row of scheduler ? (rows ?? []) : []) {
        if (scheduler) cards.push({ row, memory: cardMemory(row.data, scheduler, now, lastLook) });
        yield;
      }
      return cards;
    },
    [rows, scheduler, now, lastLook],
  );
  const cards = useSteps(steps, (rows?.length ?? 0) <= fewCards);
  return { cards: rows && scheduler ? cards : null, rows: rows ?? null };
}
