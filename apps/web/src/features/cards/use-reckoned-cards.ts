import type { card, Review } from "@jotter/domain/card";
import type { Deck } from "@jotter/domain/deck";
import type { RowOf } from "@jotter/replica/row";
import { useCallback, useMemo } from "react";
import { type CardMemory, cardMemory } from "../../student/cards/card-memory.ts";
import { useScheduler } from "../../student/cards/memory-way.ts";
import { useSteps } from "../../ui/use-steps.ts";

export type CardRow = RowOf<typeof card>;
export type DeckCard = { readonly row: CardRow; readonly memory: CardMemory };

/** So many are reckoned before the page is drawn again. */
const fewCards = 200;

/** Cards with what is remembered of each; null until that is known. One whose answers are the same is not reckoned again. */
export function useReckonedCards(
  rows: readonly CardRow[] | null,
  settings: Pick<Deck, "retention"> | null | undefined,
  now: number,
  lastLook: number | null = null,
): readonly DeckCard[] | null {
  const scheduler = useScheduler(settings ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was reckoned holds for this scheduler and this minute.
  const reckoned = useMemo(() => new WeakMap<readonly Review[], CardMemory>(), [scheduler, now, lastLook]);
  const steps = useCallback(
    function* (): Generator<void, readonly DeckCard[]> {
      const cards: DeckCard[] = [];
      for (const row of scheduler ? (rows ?? []) : []) {
        const known = reckoned.get(row.data.reviews);
        const memory = known ?? (scheduler && cardMemory(row.data, scheduler, now, lastLook));
        if (!memory) continue;
        cards.push({ row, memory });
        if (known) continue;
        reckoned.set(row.data.reviews, memory);
        yield;
      }
      return cards;
    },
    [rows, scheduler, now, lastLook, reckoned],
  );
  const cards = useSteps(steps, (rows?.length ?? 0) <= fewCards);
  return rows && scheduler ? cards : null;
}
