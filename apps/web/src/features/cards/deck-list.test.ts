import { newCard } from "@jotter/domain/card";
import { schedulerFor } from "@jotter/memory/scheduler";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardMemory } from "../../student/cards/card-memory.ts";
import { comingDays, entriesOf, examPlaceOn, fits, meanRecall, restsOf, shareIfStopped, startOf } from "./deck-list.ts";
import type { DeckCard } from "./use-reckoned-cards.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
const scheduler = schedulerFor({ retention: 0.9 });
const fading = { now, day: { startsAt: now - dayMs / 2 }, scheduler };

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
const coming = { plan: null, today: "2026-11-17", zone: "UTC" } as const;
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

  test("claims nothing of an exam before an answer, nor by a plan from before it [FLA-3]", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const open = cards.filter(({ row }) => row.data.suspendedAt == null);
        const isAsked = open.some(({ memory }) => memory.recall !== null);
        const sides = open.reduce((sum, { memory }) => sum + memory.states.length, 0);
        const neverSeen = open.filter(({ memory }) => memory.recall === null).length;
        expect(shareIfStopped(cards, { onDayIfStop: 0.4, neverSeen })).toBe(isAsked ? 0.4 : null);
        expect(shareIfStopped(cards, { onDayIfStop: 0, neverSeen: sides })).toBeNull();
        expect(shareIfStopped(cards, null)).toBeNull();
        expect(shareIfStopped(cards, "none")).toBe(meanRecall(cards));
      }),
    );
  });

  test("says what its figure rests on as it was reckoned: in questions where a card asks several [FLA-3]", () => {
    const [one] = fc.sample(someCard, 1);
    if (!one) throw new Error("There is a card.");
    const known = cardMemory({ reviews: [{ at: now, rating: 3 }] }, scheduler, now);
    const card = (id: string, sides: number, isAsked: boolean): DeckCard => {
      const rest = Array.from({ length: sides - 1 }, () => null);
      const memory = { ...known, states: [isAsked ? (known.states[0] ?? null) : null, ...rest] };
      return { row: { ...one.row, id, data: { ...one.row.data, suspendedAt: null } }, memory };
    };
    const plain = [card("a", 1, true), card("b", 1, false)];
    expect(restsOf(plain)).toEqual({ areQuestions: false, asked: 1, all: 2 });
    expect(restsOf([...plain, card("c", 3, true)])).toEqual({ areQuestions: true, asked: 2, all: 5 });
    expect(restsOf([])).toEqual({ areQuestions: false, asked: 0, all: 0 });
  });

  test("a sitting that began with nothing known has no start to tell of, though it is loaded again [FLA-3]", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const all = cards.flatMap(({ row }) => row.data.reviews.map(({ at }) => at));
        const first = Math.min(...all);
        expect(startOf(cards, null, 0.16)).toBe(all.length > 0 ? 0.16 : null);
        expect(startOf(cards, first, 0.16)).toBeNull();
        expect(startOf(cards, first + 1, 0.16)).toBe(all.length > 0 ? 0.16 : null);
        expect(startOf(cards, null, null)).toBe(all.length > 0 ? undefined : null);
      }),
    );
  });

  test("counts what was never asked as not known, and says nothing where nothing was asked [FLA-3]", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const open = cards.filter(({ row }) => row.data.suspendedAt == null);
        const asked = open.filter(({ memory }) => memory.recall !== null);
        const mean = meanRecall(cards);
        if (asked.length === 0) {
          expect(mean).toBeNull();
          return;
        }
        expect(mean).toBeLessThanOrEqual(asked.length / open.length + 1e-9);
        expect(mean).toBeGreaterThan(0);
      }),
    );
  });

  test("puts each card that returns on one day, none that is suspended, and the new ones as the limit brings them", () => {
    const limits = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(deck, limits, (cards, newPerDay) => {
        const open = cards.filter(({ row }) => row.data.suspendedAt == null);
        const unseen = open.filter(({ memory }) => memory.recall === null).length;
        const asked = { cards: Math.min(unseen, newPerDay), fresh: Math.min(unseen, newPerDay) };
        const counts = comingDays({ ...coming, cards, now: asked, newPerDay, days: 400 });
        const later = open.filter(({ memory }) => {
          const at = ((memory.due ?? 0) - Date.UTC(2026, 10, 17)) / dayMs;
          return memory.due !== null && at >= 1 && at < 400;
        });
        const sum = (of: (one: (typeof counts)[number]) => number) => counts.reduce((all, one) => all + of(one), 0);
        expect(counts[0]).toEqual(asked);
        expect(sum(({ fresh }) => fresh)).toBe(newPerDay === 0 ? 0 : unseen);
        expect(Math.max(...counts.map(({ fresh }) => fresh))).toBeLessThanOrEqual(newPerDay);
        expect(sum(({ cards: all, fresh }) => all - fresh)).toBe(later.length);
      }),
    );
  });

  test("has until an exam what its plan asks, each card once a day and new on its first [FLA-3]", () => {
    const [one] = fc.sample(someCard, 1);
    if (!one) throw new Error("There is a card.");
    const cards = ["a", "b"].map((id): DeckCard => {
      return { row: { ...one.row, id }, memory: { ...one.memory, recall: id === "a" ? null : 0.9 } };
    });
    const ask = (cardId: string, side: number, kind: "new" | "review") => ({ cardId, side, kind });
    const asks = [ask("a", 0, "new"), ask("a", 1, "new"), ask("b", 0, "review")];
    const plan = {
      days: [
        { minutes: 1, asks: [] },
        { minutes: 1, asks },
        { minutes: 1, asks: [ask("a", 1, "new")] },
      ],
    };
    const counts = comingDays({ ...coming, cards, plan, now: { cards: 0, fresh: 0 }, newPerDay: 20, days: 14 });
    expect(counts[1]).toEqual({ cards: 2, fresh: 1 });
    // Its other side is no new card.
    expect(counts[2]).toEqual({ cards: 1, fresh: 0 });
    expect(counts.slice(3).every(({ cards: more }) => more === 0)).toBe(true);
  });

  test("has as many new cards before the exam as its plan sees, and what is left out after it [FLA-3]", () => {
    const [one] = fc.sample(someCard, 1);
    if (!one) throw new Error("There is a card.");
    const row = { ...one.row, data: { ...one.row.data, suspendedAt: null } };
    const cards = ["a", "b", "c", "d", "e"].map((id): DeckCard => {
      return { row: { ...row, id }, memory: { ...one.memory, states: [null], recall: null, due: null } };
    });
    const day = (...ids: string[]) => ({
      ...{ minutes: 1, asks: ids.map((cardId) => ({ cardId, side: 0, kind: "new" as const })) },
    });
    const now = { cards: 1, fresh: 1 };
    const examDay = 2;
    // In the evening there is no time left on the morning of the exam; in the morning there is.
    for (const days of [
      [day("a"), day("b")],
      [day("a"), day("b"), day("c")],
    ]) {
      const counts = comingDays({ ...coming, cards, plan: { days }, now, newPerDay: 1, days: 14 });
      const isSeen = (at: number) => at < examDay || (at === examDay && examPlaceOn(at, { days }) === "after");
      const before = counts.filter((_, at) => isSeen(at)).reduce((sum, { fresh }) => sum + fresh, 0);
      expect(before).toBe(days.length);
      expect(counts.reduce((sum, { fresh }) => sum + fresh, 0)).toBe(cards.length);
    }
    expect(examPlaceOn(0, null)).toBe("before");
  });

  test("says one figure for what is known: without what is suspended [FLA-2]", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const open = cards.filter(({ row }) => row.data.suspendedAt == null);
        expect(meanRecall(cards)).toEqual(meanRecall(open));
      }),
    );
  });

  test("shows under each filter what its name says", () => {
    fc.assert(
      fc.property(deck, (cards) => {
        for (const one of cards) {
          expect(fits(one, "all", fading)).toBe(true);
          expect(fits(one, "suspended", fading)).toBe(one.row.data.suspendedAt != null);
          if (fits(one, "fading", fading)) expect(one.memory.recall).not.toBeNull();
          if (fits(one, "unseen", fading)) expect(one.row.data.reviews).toEqual([]);
        }
      }),
    );
  });
});
