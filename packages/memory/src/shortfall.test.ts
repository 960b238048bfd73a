import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DeckLimits, type ExamSide, examPlan } from "./exam-plan.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";
import { leftOutBy, type Shortfall, type ShortfallOptions, shortfallOf } from "./shortfall.ts";

const now = Date.UTC(2026, 10, 17, 12);
const scheduler = schedulerFor({ retention: 0.9 });

type Given = Partial<DeckLimits> & { cards: number; days: number; minutes?: number; sides?: number };

function given({ cards, days, minutes = 60, sides = 1, newPerDay = 10, ...some }: Given): ShortfallOptions {
  const limits = { newPerDay, reviewsPerDay: 200, answered: { firsts: 0, reviews: 0 }, ...some };
  const all = Array.from({ length: cards * sides }, (_, at): ExamSide => {
    return { cardId: `c${Math.floor(at / sides)}`, side: at % sides, deckId: "d", state: null };
  });
  return {
    ...{ sides: all, now, examAt: now + (days - 0.2) * dayMs, minutesPerDay: minutes, scheduler },
    days: Array.from({ length: Math.min(21, days) }, (_, at) => ({ at: now + at * dayMs, minutes })),
    limits: new Map([["d", limits]]),
  };
}

function afterRaise(options: ShortfallOptions, { decks, minutesPerDay }: Shortfall): number {
  const extra = minutesPerDay.needed - minutesPerDay.now;
  const limits = new Map([...options.limits].map(([id, own]) => [id, { ...own, ...decks.get(id) }]));
  const days = options.days.map(({ at, minutes }) => ({ at, minutes: minutes + extra }));
  return leftOutBy(examPlan({ ...options, limits, days }), options.sides);
}

describe("cards that a limit leaves out before an exam [FLA-3]", () => {
  test("are counted, with the limit that lets all of them in", () => {
    const short = shortfallOf(given({ cards: 34, days: 2 }));
    expect(short).toMatchObject({
      cards: 14,
      newPerDay: { now: 10, needed: 17 },
      minutesPerDay: { now: 60, needed: 60 },
    });
    expect(shortfallOf(given({ cards: 20, days: 2 }))).toBeNull();
  });

  test("count what was begun today against today", () => {
    expect(shortfallOf(given({ cards: 20, days: 2, answered: { firsts: 4, reviews: 0 } }))).toMatchObject({
      cards: 4,
      newPerDay: { needed: 12 },
    });
  });

  test("are counted without a plan where the exam is farther off than one reaches", () => {
    expect(shortfallOf(given({ cards: 500, days: 40 }))).toMatchObject({ cards: 100, newPerDay: { needed: 13 } });
    expect(shortfallOf(given({ cards: 400, days: 40 }))).toBeNull();
  });

  test("are told with the minutes where these are what is short, and not where these cannot be raised", () => {
    const short = shortfallOf(given({ cards: 20, days: 2, minutes: 3 }));
    expect(short?.newPerDay).toEqual({ now: 10, needed: 10 });
    expect(short?.minutesPerDay.needed).toBeGreaterThan(3);
    expect(shortfallOf({ ...given({ cards: 20, days: 2, minutes: 3 }), areMinutesKept: true })).toBeNull();
  });

  test("are all seen once the limits are raised, and none is lowered", () => {
    const some = fc.record({
      cards: fc.integer({ min: 1, max: 40 }),
      days: fc.integer({ min: 1, max: 6 }),
      minutes: fc.integer({ min: 5, max: 40 }),
      sides: fc.constantFrom(1, 2),
      newPerDay: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(some, (one) => {
        const options = given(one);
        const short = shortfallOf(options);
        if (!short) return;
        expect(short.cards).toBeGreaterThan(0);
        expect(short.newPerDay.needed).toBeGreaterThanOrEqual(short.newPerDay.now);
        expect(short.newPerDay.needed + short.minutesPerDay.needed).toBeGreaterThan(
          short.newPerDay.now + short.minutesPerDay.now,
        );
        const before = leftOutBy(examPlan(options), options.sides);
        expect(afterRaise(options, short)).toBe(before - short.cards);
      }),
      { numRuns: 60 },
    );
  });
});
