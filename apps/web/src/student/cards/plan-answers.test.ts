import type { Review } from "@jotter/domain/card";
import { askableIn, cardsIn } from "@jotter/memory/session";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlanRequest, planAnswer, readinessAnswer, shortfallAnswer } from "./plan-answers.ts";

const now = Date.UTC(2026, 10, 17, 12);
const dayMs = 86_400_000;
const day = { startsAt: now - dayMs / 2, endsAt: now + dayMs / 2 };

type Given = PlanRequest["cards"][number];

const someCard = fc.record({
  ratings: fc.array(fc.constantFrom(1, 2, 3, 4), { maxLength: 4 }),
  daysAgo: fc.integer({ min: 0, max: 30 }),
  sides: fc.constantFrom(1, 1, 2),
  aside: fc.constantFrom("no", "no", "no", "suspended", "buried"),
});
const someCards = fc.array(someCard, { maxLength: 15 }).map((given) =>
  given.map(({ ratings, daysAgo, sides, aside }, at): Given => {
    const reviews = ratings.map((rating, place): Review => {
      return {
        at: now - (daysAgo + (ratings.length - place) * 3) * dayMs,
        rating: rating as Review["rating"],
        ms: 9000,
      };
    });
    const { suspendedAt, buriedUntil } = { suspendedAt: aside === "suspended" ? now : null, buriedUntil: null };
    const hints = { due: reviews.length > 0 ? now : null, newAt: reviews.length > 0 ? null : now };
    const until = aside === "buried" ? day.endsAt : buriedUntil;
    return { id: `c${at}`, deckId: `d${at % 2}`, reviews, sides, suspendedAt, buriedUntil: until, ...hints };
  }),
);

describe("what is said of an exam", () => {
  test("before the first answer nobody knows what is known, only what the plan would make of it [DSH-4]", () => {
    const hints = { due: null, newAt: now, suspendedAt: null, buriedUntil: null };
    const cards = ["a", "b"].map((id): Given => ({ id, deckId: "d0", reviews: [], sides: 1, ...hints }));
    const { readiness, planned } = readinessAnswer({ ...requestFor(cards, 48, {}), quizzes: [], topics: [] });
    expect(readiness).toBeNull();
    expect(planned).toBeGreaterThan(0.5);
    expect(readinessAnswer({ ...requestFor([], 48, {}), quizzes: [], topics: [] }).planned).toBeNull();
  });

  test("a deck and its exam say the same of a quiz that went wrong [DSH-4] [FLA-3]", () => {
    fc.assert(
      fc.property(someCards, fc.array(fc.constantFrom(0, 0.5, 1), { maxLength: 5 }), (cards, shares) => {
        const answers = shares.map((share, question) => ({ at: now - 1000, question, given: "x", share }));
        const quizzes = [{ id: "quiz", classId: null, questions: shares.map(() => ({})), answers }];
        const request = { ...requestFor(cards, 48, {}), quizzes };
        const [{ plan }, { readiness }] = [planAnswer(request), readinessAnswer({ ...request, topics: [] })];
        if (!plan || !readiness) return;
        const { knownToday, onDayIfStop, onDayWithPlan, mistakes } = plan;
        expect({ knownToday, onDayIfStop, onDayWithPlan }).toEqual({
          knownToday: readiness.knownToday,
          onDayIfStop: readiness.onDayIfStop,
          onDayWithPlan: readiness.onDayWithPlan,
        });
        expect(mistakes).toBe(readiness.rests.mistakes);
      }),
      { numRuns: 20 },
    );
  });

  test("what comes back later takes no minute of a review now: one card takes less than nine [DSH-4] [FLA-3]", () => {
    const hints = { suspendedAt: null, buriedUntil: null, sides: 1, deckId: "d0", newAt: null };
    const answeredAt = (id: string, at: number): Given => {
      return { id, ...hints, reviews: [{ at, rating: 1, ms: 9000 }], due: at + 60_000 };
    };
    const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const todayWith = (at: number) => {
      const cards = [answeredAt("due", now - dayMs / 4), ...ids.map((id) => answeredAt(id, at))];
      return readinessAnswer({ ...requestFor(cards, 48, {}), quizzes: [], topics: [] }).today;
    };
    expect(todayWith(now - dayMs / 4)).toMatchObject({ cards: 9, minutes: 2 });
    expect(todayWith(now - 1000)).toMatchObject({ cards: 1, minutes: 1 });
  });

  test("is the same wherever it is said: a review asks as many cards as were promised, none that is put aside [FLA-3] [DSH-2]", () => {
    const hours = fc.integer({ min: 1, max: 240 });
    fc.assert(
      fc.property(someCards, hours, fc.integer({ min: 0, max: 4 }), (cards, until, newPerDay) => {
        const request = requestFor(cards, until, { newPerDay });
        const { session, plan } = planAnswer(request);
        const { readiness, today } = readinessAnswer({ ...request, quizzes: [], topics: [] });
        const logOf = (id: string) => cards.find((one) => one.id === id)?.reviews;
        const { all, fresh, nextAt } = askableIn(session, now, logOf);
        expect(today).toMatchObject({ cards: all, fresh, nextAt, waiting: session.waiting + session.unseen });
        expect(today.minutes > 0).toBe(all > 0);
        expect(today.unseen).toBeGreaterThanOrEqual(fresh);
        // A deck and an exam say the same minutes, the first day with what is due besides the plan.
        if (plan) expect(plan.days[0]?.minutes).toBe(today.minutes);
        if (readiness && plan) {
          expect(readiness.knownToday).toBeCloseTo(plan.knownToday, 9);
          expect(readiness.onDayWithPlan).toBeCloseTo(plan.onDayWithPlan, 9);
          expect(readiness.onDayIfStop).toBeLessThanOrEqual(readiness.knownToday + 1e-9);
        }
        const away = new Set(cards.filter((one) => one.suspendedAt || one.buriedUntil).map(({ id }) => id));
        expect(session.queue.some(({ cardId }) => away.has(cardId))).toBe(false);
        for (const deckId of ["d0", "d1"]) {
          const own = new Set(cards.filter((one) => one.deckId === deckId).map(({ id }) => id));
          const firsts = session.queue.filter(({ cardId, kind }) => own.has(cardId) && kind === "new");
          expect(firsts.length).toBeLessThanOrEqual(newPerDay);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("ends for today when its minutes are spent, tells what waits, and goes on for whoever wants to [FLA-3]", () => {
    const spent: Given[] = Array.from({ length: 20 }, (_, at) => {
      const reviews: Review[] = [{ at: now - 1000 * (at + 1), rating: 4, ms: 60_000 }];
      return { id: `done${at}`, deckId: "d0", reviews, due: now + 9 * dayMs, newAt: null, sides: 1 };
    });
    const fresh: Given[] = Array.from({ length: 30 }, (_, at) => {
      return { id: `new${at}`, deckId: "d0", reviews: [], due: null, newAt: now, sides: 1 };
    });
    const request = requestFor([...spent, ...fresh], 72, {});
    const { session } = planAnswer(request);
    expect(session).toMatchObject({ queue: [], steps: [], unseen: 30 });
    const more = planAnswer({ ...request, isBeyond: true }).session;
    expect(cardsIn(more, () => []).fresh).toBe(20);
  });
});

test("as many cards are said to be left out as the limits then let in [FLA-3]", () => {
  const hints = { due: null, newAt: now, suspendedAt: null, buriedUntil: null };
  const cards = Array.from({ length: 34 }, (_, at): Given => {
    return { id: `c${at}`, deckId: "d0", reviews: [], sides: 1, ...hints };
  });
  const request = { ...requestFor(cards, 47, { newPerDay: 10 }), minutesPerDay: 60 };
  const short = shortfallAnswer({ ...request, areMinutesKept: true });
  expect(short?.cards).toBe(14);
  expect(readinessAnswer({ ...request, quizzes: [], topics: [] }).leftOut).toBe(14);
  const raised = new Map([...request.limits].map(([id, own]) => [id, { ...own, ...short?.decks.get(id) }]));
  const after = { ...request, limits: raised };
  expect(shortfallAnswer({ ...after, areMinutesKept: true })).toBeNull();
  expect(readinessAnswer({ ...after, quizzes: [], topics: [] }).leftOut).toBe(0);
});

function requestFor(cards: readonly Given[], hours: number, { newPerDay = 20 }): PlanRequest {
  const examAt = now + hours * 3_600_000;
  const lastLook = Math.floor(examAt / dayMs) * dayMs - dayMs;
  const limits = new Map(["d0", "d1"].map((id) => [id, { newPerDay, reviewsPerDay: 200 }]));
  return { cards, retention: 0.9, weights: undefined, now, day, examAt, lastLook, minutesPerDay: 20, limits };
}
