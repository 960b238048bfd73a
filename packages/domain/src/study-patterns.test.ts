import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EstimatedSession, estimateFactor } from "./estimate-factor.ts";
import { insightsOf } from "./insights.ts";
import { habitsOf, workedMinutes } from "./study-patterns.ts";
import { instantOf } from "./zones.ts";

const zone = "Europe/Berlin";
const now = instantOf("2026-11-18T20:00", zone);
const session = (start: string, minutes = 25) => ({ startedAt: instantOf(start, zone), workedMs: minutes * 60_000 });
const mornings = [9, 11, 13, 16, 17].map((day) => session(`2026-11-${String(day).padStart(2, "0")}T07:30`));

describe("study patterns [INS-1] [FOC-1]", () => {
  const patterns = (sessions: Parameters<typeof habitsOf>[0]) =>
    insightsOf({
      classes: [],
      hasEvents: false,
      occurrences: [],
      today: "2026-11-18",
      now,
      habits: habitsOf(sessions, zone, now),
    }).studyPatterns;

  test("are the fixed ones up to the fourth session, and the student's own from the fifth on", () => {
    expect(patterns(mornings.slice(1))).toMatchObject({ preferredTime: "Evening", frequency: "Regular" });
    expect(patterns(mornings)).toMatchObject({ preferredTime: "Morning", frequency: "Regular" });
  });

  test("go by minutes, not by how often: two long evenings weigh more than five short mornings", () => {
    const evenings = [session("2026-11-10T18:00", 90), session("2026-11-12T18:00", 90)];
    expect(habitsOf([...mornings, ...evenings], zone, now)?.preferredTime).toBe("Evening");
  });

  test("go by the clock on the student's wall, and leave out what is older than four weeks", () => {
    expect(habitsOf(mornings, "Asia/Tokyo", now)?.preferredTime).toBe("Afternoon");
    const old = mornings.map((one) => ({ ...one, startedAt: one.startedAt - 60 * 24 * 3_600_000 }));
    expect(habitsOf(old, zone, now)).toBeNull();
  });

  test.each([
    [["12", "13", "14", "15", "16", "17", "18"], "Daily"],
    [["12", "14", "16", "16", "18"], "Regular"],
    [["18", "18", "18", "18", "18"], "Occasional"],
  ] as const)("call work on the days %j %s", (days, frequency) => {
    const sessions = days.map((day) => session(`2026-11-${day}T16:00`));
    expect(habitsOf(sessions, zone, now)?.frequency).toBe(frequency);
  });

  test("add up the minutes of a day", () => {
    const from = instantOf("2026-11-17", zone);
    expect(workedMinutes([...mornings, session("2026-11-17T23:50", 20)], from, from + 24 * 3_600_000)).toBe(45);
  });
});

describe("what estimates are worth [FOC-1]", () => {
  const done = (task: string, estimateMinutes: number, minutes: number, how: EstimatedSession["how"] = "done") => ({
    source: `event:${task}`,
    estimateMinutes,
    workedMs: minutes * 60_000,
    how,
    endedAt: minutes,
  });

  test("is nothing new until five tasks are done", () => {
    expect(estimateFactor(["a", "b", "c", "d"].map((task) => done(task, 30, 60)))).toBe(1);
  });

  test("moves towards what tasks really took, all sessions of one together", () => {
    const twice = ["a", "b", "c", "d", "e"].flatMap((task) => [done(task, 30, 25, "partly"), done(task, 30, 35)]);
    expect(estimateFactor(twice)).toBeCloseTo(2 ** (5 / 7), 10);
  });

  test("does not go by tasks that are not done, have no estimate, or are none", () => {
    const others = [
      ...["a", "b", "c", "d", "e"].map((task) => done(task, 30, 90, "stuck")),
      ...["f", "g", "h", "i", "j"].map((task) => done(task, 0, 90)),
      ...["k", "l", "m", "n", "o"].map((task) => ({ ...done(task, 30, 90), source: null })),
    ];
    expect(estimateFactor(others)).toBe(1);
  });

  test("stays between half and three times, whatever was noted", () => {
    const any = fc.array(
      fc.record({
        source: fc.constantFrom("event:a", "event:b", "event:c", "event:d", "event:e", "event:f", null),
        estimateMinutes: fc.option(fc.integer({ min: 0, max: 100_000 })),
        workedMs: fc.integer({ min: 0, max: 1e9 }),
        how: fc.constantFrom("done" as const, "partly" as const, "stuck" as const),
        endedAt: fc.integer(),
      }),
    );
    fc.assert(
      fc.property(any, (sessions) => {
        const factor = estimateFactor(sessions);
        expect(factor).toBeGreaterThanOrEqual(0.5);
        expect(factor).toBeLessThanOrEqual(3);
      }),
    );
  });
});
