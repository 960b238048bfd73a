import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLastLook, returnOf } from "./last-look.ts";
import { afterAnswer, dueOf } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";

const scheduler = schedulerFor({ retention: 0.9 });
const now = Date.UTC(2026, 9, 5, 15);
const today = Date.UTC(2026, 9, 5);

describe("what is learned for an exam", () => {
  test("comes back on the day before it at the latest, whatever the answer [FLA-3]", () => {
    const answers = fc.array(fc.constantFrom(1, 2, 3, 4), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(answers, fc.integer({ min: 2, max: 60 }), (given, days) => {
        const lastLook = today + (days - 1) * dayMs;
        const reviews = given.map((rating, at) => ({ at: now - (given.length - 1 - at) * 9 * dayMs, rating }));
        const due = dueOf({ reviews: reviews as never }, scheduler, lastLook) ?? 0;
        const natural = dueOf({ reviews: reviews as never }, scheduler) ?? 0;
        expect(due).toBe(Math.min(natural, lastLook));
      }),
    );
  });

  test("comes back as it would anyway once the day before has come: its last look is over [FLA-3]", () => {
    const state = afterAnswer(null, 4, now, scheduler);
    expect(state.phase).toBe("known");
    expect(returnOf(state, today)).toBe(state.due);
    expect(isLastLook(state, today)).toBe(false);
    expect(returnOf(state, today + dayMs)).toBe(today + dayMs);
    expect(returnOf(state, null)).toBe(state.due);
  });

  test("returns in minutes where it is still being learned, before any exam", () => {
    const state = afterAnswer(null, 1, now, scheduler);
    expect(returnOf(state, now + 1)).toBe(state.due);
  });
});
