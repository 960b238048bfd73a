import type { Rating } from "@jotter/domain/card";
import fc from "fast-check";
import { expect, test } from "vitest";
import { usualPace } from "./answer-effect.ts";
import { afterAnswer, type MemoryState } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";
import { type Ask, afterAsking, nextOf, type Session } from "./session.ts";
import { minutesLeft, sessionLength } from "./session-length.ts";

const scheduler = schedulerFor({ retention: 0.9 });
const start = Date.UTC(2026, 10, 17, 9);
const asks = (kind: "new" | "review", count: number): readonly Ask[] =>
  Array.from({ length: count }, (_, at) => ({ cardId: `${kind} ${at}`, side: 0, kind }));
const sessionOf = (queue: readonly Ask[]): Session => ({ queue, held: [], steps: [], waiting: 0, unseen: 0 });
const known = [3, 3, 3].reduce<MemoryState | null>((state, rating, at) => {
  return afterAnswer(state, rating as Rating, start - (40 - at * 10) * dayMs, scheduler);
}, null);

/** Answers all of it; gives what was left before each answer. */
function sat(session: Session, ratings: (place: number) => Rating) {
  const states = new Map<string, MemoryState | null>();
  const stateOf = ({ cardId }: Ask) => states.get(cardId) ?? (cardId.startsWith("review") ? known : null);
  const left: number[] = [];
  let rest = session;
  for (let now = start; ; now += 20_000) {
    left.push(sessionLength(rest, { stateOf, scheduler, now }).answers);
    const ask = nextOf(rest, now);
    if (!ask) return left;
    const state = afterAnswer(stateOf(ask), ratings(left.length - 1), now, scheduler);
    states.set(ask.cardId, state);
    rest = afterAsking(rest, ask, state);
  }
}

test("what is left grows with no answer that was known: the second look at a new card is counted from the start [FLA-2]", () => {
  const mixed = fc.record({ fresh: fc.nat(6), due: fc.nat(6) });
  fc.assert(
    fc.property(mixed, ({ fresh, due }) => {
      const left = sat(sessionOf([...asks("review", due), ...asks("new", fresh)]), () => 3);
      const all = due + 2 * fresh;
      expect(left).toEqual(Array.from({ length: all + 1 }, (_, at) => all - at));
    }),
  );
  expect(sat(sessionOf(asks("new", 6)), () => 3)[0]).toBe(12);
});

test("what was not known comes back, what was easy does not, and at the end nothing is left [FLA-2]", () => {
  const ratings = fc.array(fc.constantFrom<Rating>(1, 2, 3, 4), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(ratings, (some) => {
      const left = sat(sessionOf([...asks("review", 2), ...asks("new", 2)]), (at) => some[at] ?? 4);
      expect(left.at(-1)).toBe(0);
      for (const before of left.slice(0, -1)) expect(before).toBeGreaterThan(0);
    }),
  );
});

test("the minutes begin as every screen has them, and follow the student's own pace [FLA-2]", () => {
  const { seconds } = sessionLength(sessionOf(asks("new", 6)), { stateOf: () => null, scheduler, now: start });
  expect(seconds).toBe(6 * (usualPace.first + usualPace.answer));
  expect(minutesLeft({ seconds }, [])).toBe(4);
  const done = (ms: number, count: number) => Array.from({ length: count }, () => ({ kind: "review" as const, ms }));
  expect(minutesLeft({ seconds: 600 }, done(12_000, 9))).toBe(10);
  expect(minutesLeft({ seconds: 600 }, done(48_000, 90))).toBeGreaterThan(35);
  expect(minutesLeft({ seconds: 600 }, done(3000, 90))).toBeLessThan(4);
  expect([minutesLeft({ seconds: 0 }, []), minutesLeft({ seconds: 5 }, [])]).toEqual([0, 1]);
});
