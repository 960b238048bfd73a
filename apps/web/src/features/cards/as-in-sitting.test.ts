import { newCard } from "@jotter/domain/card";
import { schedulerFor } from "@jotter/memory/scheduler";
import { expect, test } from "vitest";
import { cardMemory } from "../../student/cards/card-memory.ts";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";
import { asInSitting } from "./as-in-sitting.ts";
import { meanRecall } from "./deck-list.ts";
import type { CardRow } from "./use-reckoned-cards.ts";

const now = Date.UTC(2026, 10, 17, 12);
const scheduler = schedulerFor({ retention: 0.9 });

function rowOf(id: string, reviews: CardRow["data"]["reviews"]): CardRow {
  return { id, data: { ...newCard({ deckId: "x", front: "Q", back: "A" }, now), reviews } } as unknown as CardRow;
}

const known = rowOf("known", [{ at: now - 1000, side: 0, rating: 4 }]);
const unknown = rowOf("unknown", []);
const asked = (row: CardRow, change: Partial<AskedCard> = {}): AskedCard => ({
  ...row.data,
  ...{ id: row.id, scheduler },
  ...change,
});
const mean = (rows: readonly CardRow[]) =>
  meanRecall(rows.map((row) => ({ row, memory: cardMemory(row.data, scheduler, now) })));

test("a card suspended in the sitting counts no more in what would be known, and counts again when it is back [FLA-3]", () => {
  expect(mean([known, unknown])).toBeCloseTo(0.5, 1);
  const without = asInSitting(unknown, asked(unknown, { suspendedAt: now }));
  expect(mean([known, without])).toBeCloseTo(1, 1);
  expect(asInSitting(unknown, asked(unknown, { suspendedAt: null }))).toBe(unknown);
});

test("an answer of the sitting counts at once, and a card it did nothing to stays the same row [FLA-3]", () => {
  const reviews = [{ at: now, side: 0, rating: 4 as const }];
  expect(asInSitting(unknown, asked(unknown, { reviews })).data.reviews).toEqual(reviews);
  expect(asInSitting(known, asked(known))).toBe(known);
  expect(asInSitting(known, undefined)).toBe(known);
});
