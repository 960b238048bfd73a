import type { Rating, Review } from "@jotter/domain/card";
import fc from "fast-check";
import { createEmptyCard, fsrs, State } from "ts-fsrs";
import { describe, expect, test } from "vitest";
import { examPlan } from "./exam-plan.ts";
import { afterAnswer, countedAnswers, dueOf, memoryOf, recallAt } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";

const start = Date.UTC(2026, 8, 1, 15);
const scheduler = schedulerFor({ retention: 0.9 });
const rating = fc.constantFrom<Rating>(1, 2, 3, 4);
/** Answers with the pauses between them, from seconds to a term. */
const history = fc
  .array(
    fc.record({ rating, pause: fc.oneof(fc.integer({ min: 1, max: 3600 }), fc.integer({ min: 1, max: 10_000_000 })) }),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .map((steps) => {
    let at = start;
    return steps.map(({ rating, pause }): Review => {
      at += pause * 1000;
      return { at, rating };
    });
  });

describe("the state of a card", () => {
  test("is what ts-fsrs says of its answers, whatever they were [FLA-2]", () => {
    fc.assert(
      fc.property(history, fc.constantFrom(0.8, 0.9, 0.95), (reviews, retention) => {
        const bare = fsrs({ request_retention: retention, enable_fuzz: false });
        let card = createEmptyCard(new Date(reviews[0]?.at ?? 0));
        // It does not count what was still being learned and is forgotten the day after.
        let besides = 0;
        for (const [place, { at, rating }] of reviews.entries()) {
          const before = reviews[place - 1];
          const isKnown = before !== undefined && before.rating !== 1 && at - before.at >= dayMs;
          if (rating === 1 && isKnown && card.state === State.Learning) besides++;
          card = bare.next(card, new Date(at), rating as Rating).card;
        }
        const state = memoryOf(reviews, 0, schedulerFor({ retention }));
        expect(state).toMatchObject({
          stability: card.stability,
          difficulty: card.difficulty,
          due: card.due.getTime(),
          last: card.last_review?.getTime(),
          answers: card.reps,
          slips: card.lapses + besides,
          phase: {
            [State.New]: "",
            [State.Learning]: "learning",
            [State.Review]: "known",
            [State.Relearning]: "relearning",
          }[card.state],
          step: card.learning_steps,
        });
      }),
      { numRuns: 300 },
    );
  });

  test("is the same in whatever order the log has its entries, and with two sides each has its own [FLA-2]", () => {
    fc.assert(
      fc.property(history, history, fc.infiniteStream(fc.nat()), (one, other, random) => {
        const sided = [...one, ...other.map((review) => ({ ...review, at: review.at + 1, side: 1 }))];
        const mixed = sided
          .map((review) => ({ review, key: random.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ review }) => review);
        expect(memoryOf(mixed, 0, scheduler)).toEqual(memoryOf(one, 0, scheduler));
        expect(memoryOf(mixed, 1, scheduler)).toEqual(memoryOf(sided.slice(one.length), 1, scheduler));
      }),
    );
  });

  test("forgets an answer that was taken back, on whichever device [FLA-2]", () => {
    fc.assert(
      fc.property(history, fc.nat(), (reviews, pick) => {
        const undone = reviews[pick % reviews.length] as Review;
        const after = [...reviews, { at: undone.at + 5, undoes: undone.at }];
        expect(memoryOf(after, 0, scheduler)).toEqual(
          memoryOf(
            reviews.filter((one) => one !== undone),
            0,
            scheduler,
          ),
        );
      }),
    );
    expect(countedAnswers([{ at: 2, undoes: 1 }])).toEqual([]);
  });

  test("is taken as it came from elsewhere, and goes on from there [FLA-4]", () => {
    const state = memoryOf([{ at: start, set: { stability: 20, difficulty: 5 } }], 0, scheduler);
    expect(state).toMatchObject({ stability: 20, difficulty: 5, last: start, due: start + 20 * dayMs });
    const next = afterAnswer(state, 3, start + 20 * dayMs, scheduler);
    expect(next.stability).toBeGreaterThan(20);
  });

  test("is not there before the first answer", () => {
    expect(memoryOf([], 0, scheduler)).toBeNull();
    expect(dueOf({ reviews: [] }, scheduler)).toBeNull();
  });
});

describe("recall", () => {
  test("is nine of ten when a card returns, less after and more before [FLA-2]", () => {
    const state = { stability: 12, last: start };
    expect(recallAt(state, start, scheduler)).toBe(1);
    expect(recallAt(state, start + 12 * dayMs, scheduler)).toBeCloseTo(0.9, 5);
    expect(recallAt(state, start + 40 * dayMs, scheduler)).toBeLessThan(0.9);
  });
});

describe("what was missed", () => {
  const again: readonly Review[] = [{ at: start, rating: 1 }];

  test("counts as not known, whatever was known before, until a better answer [FLA-2] [FLA-3]", () => {
    const known: readonly Review[] = [{ at: start - 30 * dayMs, rating: 4 }];
    for (const reviews of [again, [...known, ...again]]) {
      const state = memoryOf(reviews, 0, scheduler);
      expect(state && [0, 1, 9].map((days) => recallAt(state, start + days * dayMs, scheduler))).toEqual([0, 0, 0]);
    }
    const better = memoryOf([...again, { at: start + 60_000, rating: 3 }], 0, scheduler);
    expect(better && recallAt(better, start + 60_000, scheduler)).toBe(1);
  });

  test("adds nothing on the day if one stops, and something once it is asked again [FLA-3]", () => {
    const state = memoryOf(again, 0, scheduler);
    const days = [1, 2].map((day) => ({ at: start + day * dayMs, minutes: 10 }));
    const sides = [{ cardId: "one", side: 0, state }];
    const plan = examPlan({ sides, now: start + 1, examAt: start + 3 * dayMs, days, scheduler });
    expect(plan).toMatchObject({ knownToday: 0, onDayIfStop: 0 });
    expect(plan?.onDayWithPlan).toBeGreaterThan(0.5);
  });
});

describe("when a card is due", () => {
  test("is when its first side is, and the day after where another was never asked [FLA-2]", () => {
    const reviews: readonly Review[] = [{ at: start, rating: 4 }];
    const own = memoryOf(reviews, 0, scheduler)?.due;
    expect(dueOf({ reviews }, scheduler)).toBe(own);
    expect(dueOf({ reviews, sides: 2 }, scheduler)).toBe(start + dayMs);
  });
});
