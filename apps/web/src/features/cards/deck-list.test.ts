import { newCard } from "@jotter/domain/card";
import { schedulerFor } from "@jotter/memory/scheduler";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardMemory } from "../../student/cards/card-memory.ts";
import { comingDays, entriesOf, fits, meanRecall } from "./deck-list.ts";
import type { DeckCard } from "./use-reckoned-cards.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
const scheduler = schedulerFor({ retention: 0.9 });

const someCard = fc
  .record({
    topic: fc.constantFrom("", "Meiosis", "Mitosis"),
    ago: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
    isSuspended: fc.boolean(),
  })
  .map(({ topic, ago, isSuspended }): Omit<DeckCard, "row"> & { readonly row: Omit<DeckCard["row"], "id"> } => {
    const reviews = ago
      .toSorted((one, other) => other - one)
      .map((days, at) => ({ at: now - days * dayMs + at, rating: 3 as const }));
    const { front: _, back: __, ...data } = newCard({ deckId: "d", front: "", back: "", topic, reviews }, now);
    const row = { rev: 1, at: now, del: 0 as const, data: { ...data, suspendedAt: isSuspended ? now : null } };
    return { row, memory: cardMemory(data, scheduler, now) };
  });
const deck = fc
  .array(someCard, { maxLength: 12 })
  .map((cards) => cards.map(({ row, memory }, at): DeckCard => ({ row: { ...row, id: `c${at}` }, memory })));

describe("the list of a deck", () => {
  test("has every card once, under its topic, and what is least known first [FLA-2]", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const entries = entriesOf(cards);
        const listed = entries.flatMap((entry) => (entry.kind === "card" ? [entry.card] : []));
        expect(new Set(listed.map(({ row }) => row.id))).toEqual(new Set(cards.map(({ row }) => row.id)));
        let topic = "";
        let last: number | null = null;
        for (const entry of entries) {
          if (entry.kind === "topic") {
            topic = entry.topic;
            last = null;
            continue;
          }
          const { row, memory } = entry.card;
          if (entries.some(({ kind }) => kind === "topic")) expect(row.data.topic ?? "").toBe(topic);
          if (last !== null && memory.recall !== null) expect(memory.recall).toBeGreaterThanOrEqual(last);
          last = memory.recall ?? last;
        }
      }),
    );
  });

  test("counts what was never asked as not known, and says nothing where nothing was asked [FLA-3]", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const asked = cards.filter(({ memory }) => memory.recall !== null);
        const mean = meanRecall(cards);
        if (asked.length === 0) {
          expect(mean).toBeNull();
          return;
        }
        expect(mean).toBeLessThanOrEqual(asked.length / cards.length + 1e-9);
        expect(mean).toBeGreaterThan(0);
      }),
    );
  });

  test("puts each card that returns on one day, what is late on today, and none that is suspended", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const counts = comingDays(cards, "2026-11-17", "UTC", 400);
        const returning = cards.filter(({ row, memory }) => memory.due !== null && row.data.suspendedAt == null);
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(
          returning.filter(({ memory }) => (memory.due ?? 0) < now + 399 * dayMs).length,
        );
        expect(counts[0]).toBeGreaterThanOrEqual(returning.filter(({ memory }) => (memory.due ?? 0) <= now).length);
      }),
    );
  });

  test("shows under each filter what its name says", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        for (const one of cards) {
          expect(fits(one, "all", now)).toBe(true);
          expect(fits(one, "suspended", now)).toBe(one.row.data.suspendedAt != null);
          if (fits(one, "fading", now)) expect(one.memory.recall).not.toBeNull();
          if (fits(one, "unseen", now)) expect(one.row.data.reviews).toEqual([]);
        }
      }),
    );
  });
});
