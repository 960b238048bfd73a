import type { Review } from "@jotter/domain/card";
import { expect, test } from "vitest";
import { fadingIn } from "./fading.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";
import { askableIn } from "./session.ts";

const now = Date.UTC(2026, 10, 17, 12);
const options = { now, day: { startsAt: now - dayMs / 2 }, scheduler: schedulerFor({ retention: 0.9 }) };
const answered = (...reviews: Review[]) => ({ reviews, sides: 1, suspendedAt: null });

test("only what was known fades: nothing that is learned today, nothing that is suspended [DSH-2] [FLA-2]", () => {
  const today = answered({ at: now - 60_000, rating: 1 });
  const known = answered({ at: now - dayMs, rating: 4 });
  const faded = answered({ at: now - 90 * dayMs, rating: 4 });
  const missedBefore = answered({ at: now - 2 * dayMs, rating: 1 });
  expect([today, known, faded, missedBefore].map((one) => fadingIn([one], options))).toEqual([0, 0, 1, 1]);
  expect(fadingIn([answered(), { ...faded, suspendedAt: now }], options)).toBe(0);
  expect(fadingIn([faded, missedBefore, today], options)).toBe(2);
});

test("what was answered just now is not asked before its step is due [FLA-2]", () => {
  const step = (cardId: string, due: number) => ({ cardId, side: 0, kind: "step" as const, due });
  const session = { queue: [], held: [], steps: [step("a", now - 1), step("b", now + 9)], waiting: 0, unseen: 0 };
  expect(askableIn(session, now, () => [])).toEqual({ all: 1, fresh: 0, questions: 1, nextAt: now + 9 });
  expect(askableIn(session, now - 2, () => [])).toEqual({ all: 0, fresh: 0, questions: 0, nextAt: now - 1 });
  expect(askableIn(session, now + 9, () => [])).toEqual({ all: 2, fresh: 0, questions: 2, nextAt: null });
});
