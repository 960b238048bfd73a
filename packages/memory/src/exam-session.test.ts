import type { Review } from "@jotter/domain/card";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examPlan } from "./exam-plan.ts";
import { type ExamSessionOptions, examSession, minutesSpent } from "./exam-session.ts";
import { examSides } from "./readiness.ts";
import { memoryOf } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";
import { cardsIn } from "./session.ts";
import { answeredOn } from "./sides-today.ts";

const scheduler = schedulerFor({ retention: 0.9 });
const now = Date.UTC(2026, 9, 5, 15);
const day = { startsAt: Date.UTC(2026, 9, 5), endsAt: Date.UTC(2026, 9, 6) };

type Given = ExamSessionOptions["cards"][number];

describe("a review for an exam", () => {
  test("asks each side once, within the limits and the minutes; what is due besides waits, what is put aside is away [FLA-3]", () => {
    fc.assert(
      fc.property(
        someCards,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 8 }),
        (cards, minutes, most) => {
          const { session } = asked(cards, { minutes, newPerDay: 2, reviewsPerDay: most });
          const asks = [...session.queue, ...session.steps];
          expect(new Set(asks.map(({ cardId }) => cardId)).size).toBe(asks.length);
          const away = new Set(cards.filter((one) => one.suspendedAt || one.buriedUntil).map(({ id }) => id));
          expect(asks.filter(({ cardId }) => away.has(cardId))).toEqual([]);
          expect(session.queue.filter(({ kind }) => kind === "new").length).toBeLessThanOrEqual(2);
          const { firsts, reviews } = answeredOn(
            day,
            cards.map((one) => one.reviews),
          );
          expect(session.queue.length).toBeLessThanOrEqual(Math.max(0, most - firsts - reviews));
          const isAsked = new Set(asks.map(({ cardId }) => cardId));
          const due = cards.filter(({ id, reviews: log }) => {
            const state = memoryOf(log, 0, scheduler);
            return state && state.phase === "known" && state.due < day.endsAt && !away.has(id) && !isAsked.has(id);
          });
          expect(session.waiting).toBe(due.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("has all that is due again on the day before, for a last look [FLA-3]", () => {
    const cards = Array.from({ length: 6 }, (_, at) => card(String(at), [4, 4], 3));
    const natural = cards.map(({ reviews }) => memoryOf(reviews, 0, scheduler)?.due ?? 0);
    expect(Math.min(...natural)).toBeGreaterThan(day.endsAt);
    expect(asked(cards, { minutes: 20, lastLook: day.startsAt }).session.queue).toHaveLength(6);
    const later = asked(cards, { minutes: 0, lastLook: day.startsAt }).session;
    expect(later).toMatchObject({ queue: [], waiting: 6 });
  });

  test("keeps new cards back only where a limit does, and none where none are wanted [FLA-2]", () => {
    const cards = Array.from({ length: 30 }, (_, at) => card(String(at), []));
    const { session } = asked(cards, { minutes: 60, newPerDay: 10 });
    expect(cardsIn(session, () => [])).toEqual({ all: 10, fresh: 10, questions: 10 });
    expect(session.unseen).toBe(20);
    expect(asked(cards, { minutes: 60, newPerDay: 0 }).session).toMatchObject({ queue: [], unseen: 0 });
  });

  test("goes on with what is being learned when the minutes of the day are spent [FLA-2]", () => {
    const learned = card("step", [], 0, [{ at: now - 60_000, rating: 1, ms: 30_000 }]);
    const { session } = asked([learned, card("due", [4], 60)], { minutes: 0 });
    expect(session).toMatchObject({ queue: [], steps: [{ cardId: "step" }], waiting: 1 });
    expect(minutesSpent([learned.reviews], day)).toBe(0.5);
  });
});

type Asked = Partial<{ minutes: number; newPerDay: number; reviewsPerDay: number; lastLook: number | null }>;

function asked(cards: readonly Given[], { minutes = 20, newPerDay = 20, reviewsPerDay = 200, lastLook = null }: Asked) {
  const answered = answeredOn(
    day,
    cards.map(({ reviews }) => reviews),
  );
  const limits = new Map([["deck", { newPerDay, reviewsPerDay, answered }]]);
  const days = [{ at: now, minutes }];
  const sides = examSides(cards, scheduler);
  const plan = examPlan({ sides, now, examAt: now + dayMs, days, limits, scheduler });
  return examSession({ cards, plan, limits, minutes, now, day, lastLook, scheduler });
}

function card(id: string, ratings: readonly number[], daysAgo = 0, more: readonly Review[] = []): Given {
  const given = ratings.map((rating, at): Review => {
    const gap = (ratings.length - 1 - at) * 4;
    return { at: now - (daysAgo + gap) * dayMs, rating: rating as Review["rating"] };
  });
  const reviews = [...given, ...more];
  const due = reviews.length === 0 ? null : now;
  return { id, deckId: "deck", reviews, due, newAt: due === null ? now : null, sides: 1 };
}

const someCards = fc
  .array(
    fc.record({
      ratings: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
      daysAgo: fc.integer({ min: 0, max: 40 }),
      aside: fc.constantFrom("", "", "", "suspended", "buried"),
    }),
    { maxLength: 20 },
  )
  .map((given) =>
    given.map(
      ({ ratings, daysAgo, aside }, at): Given => ({
        ...card(String(at), ratings, daysAgo),
        ...(aside === "suspended" && { suspendedAt: now }),
        ...(aside === "buried" && { buriedUntil: day.endsAt }),
      }),
    ),
  );
