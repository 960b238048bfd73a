import { card } from "@jotter/domain/card";
import { type Deck, limitsOf } from "@jotter/domain/deck";
import { schedulerFor } from "@jotter/memory/scheduler";
import type { RowOf } from "@jotter/replica/row";
import { useCallback, useMemo } from "react";
import { type CardMemory, cardMemory } from "../../student/cards/card-memory.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useSteps } from "../../ui/use-steps.ts";

type CardRow = RowOf<typeof card>;
export type DeckCard = { readonly row: CardRow; readonly memory: CardMemory };

/** So many are reckoned before the page is drawn again. */
const fewCards = 200;

/** A deck's cards with what is remembered of each; null until that is known. */
export function useDeckCards(deckId: string, settings: Pick<Deck, "retention"> | null | undefined, now: number) {
  const { replica } = useStudent();
  const rows = useLive(() => replica.having(card, "deckId", [deckId]), [replica, deckId]);
  const retention = limitsOf(settings ?? {}).retention;
  const scheduler = useMemo(() => schedulerFor({ retention }), [retention]);
  const steps = useCallback(
    function* (): Generator<void, readonly DeckCard[]> {
      const cards: DeckCard[] = [];
      for (const row of rows ?? []) {
        cards.push({ row, memory: cardMemory(row.data, scheduler, now) });
        yield;
      }
      return cards;
    },
    [rows, scheduler, now],
  );
  const cards = useSteps(steps, (rows?.length ?? 0) <= fewCards);
  return { cards: rows ? cards : null, rows: rows ?? null };
}
