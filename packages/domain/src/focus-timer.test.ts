import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  absenceOf,
  afterLook,
  awayAfterMs,
  beginFocus,
  endReached,
  type FocusLengths,
  type FocusRun,
  type Look,
  moreMs,
  sessionOf,
  standingAt,
  withAbsence,
  withAct,
} from "./focus-timer.ts";

const minute = 60_000;
const began = Date.UTC(2026, 10, 18, 17, 10);
const task = { title: "Problem set 11", classId: "calc", topic: "Series", source: "event:ps11", estimateMinutes: 50 };
const lengths: FocusLengths = { workMinutes: 25, breakMinutes: 5, rounds: 2 };
const run = beginFocus("run", task, lengths, began);
const at = (minutes: number) => began + minutes * minute;
const workedAt = (of: FocusRun, minutes: number) => standingAt(of, at(minutes)).workedMs / minute;

describe("a focus session [FOC-1]", () => {
  test("runs down, gives a break by itself, and then waits for the student", () => {
    expect(standingAt(run, at(6.6))).toMatchObject({ phase: "work", round: 1, leftMs: 18.4 * minute });
    expect(standingAt(run, at(25))).toMatchObject({ phase: "break", leftMs: 5 * minute, workedMs: 25 * minute });
    expect(standingAt(run, at(29))).toMatchObject({ phase: "break", leftMs: minute });
    expect(standingAt(run, at(300))).toMatchObject({ phase: "ready", round: 1, workedMs: 25 * minute });
    const second = withAct(run, "go", at(31));
    expect(standingAt(second, at(32))).toMatchObject({ phase: "work", round: 2, leftMs: 24 * minute, beganMs: minute });
    expect(standingAt(second, at(600))).toMatchObject({ phase: "over", round: 2, leftMs: 0, workedMs: 50 * minute });
  });

  test("does not count a pause, however long, nor a second press of it", () => {
    const paused = withAct(withAct(run, "pause", at(10)), "pause", at(11));
    expect(standingAt(paused, at(500))).toMatchObject({ phase: "paused", leftMs: 15 * minute, workedMs: 10 * minute });
    expect(workedAt(withAct(paused, "go", at(500)), 505)).toBe(15);
    expect(standingAt(withAct(paused, "go", at(500)), at(505)).beganMs).toBe(505 * minute);
  });

  test("gives five more minutes while it runs, in the break and at the end", () => {
    expect(standingAt(withAct(run, "more", at(10)), at(10)).leftMs).toBe(20 * minute);
    const inBreak = withAct(run, "more", at(27));
    expect(standingAt(inBreak, at(28))).toMatchObject({ phase: "work", round: 1, leftMs: 4 * minute });
    expect(standingAt(inBreak, at(33))).toMatchObject({ phase: "break", workedMs: 30 * minute });
    const over = withAct(withAct(run, "go", at(30)), "more", at(70));
    expect(standingAt(over, at(80))).toMatchObject({ phase: "over", workedMs: 55 * minute });
  });

  test("is ended early and gone on with", () => {
    const stopped = withAct(run, "stop", at(10));
    expect(standingAt(stopped, at(90))).toMatchObject({ phase: "over", workedMs: 10 * minute, leftMs: 15 * minute });
    expect(standingAt(withAct(stopped, "go", at(90)), at(91))).toMatchObject({ phase: "work", leftMs: 14 * minute });
  });

  test("rings once for each end that came by itself, and never for one that was pressed", () => {
    const rung = (of: FocusRun, minutes: number) => endReached(of, standingAt(of, at(minutes)));
    expect(rung(run, 20)).toBeNull();
    const ends = [rung(run, 26), rung(run, 31), rung(withAct(run, "more", at(27)), 33)];
    expect(new Set(ends).size).toBe(3);
    expect(ends).not.toContain(null);
    expect(rung(withAct(run, "stop", at(10)), 12)).toBeNull();
  });

  test("goes on in a tab that was closed and opened again within the plan", () => {
    const opened = afterLook(run, null, { wall: at(12), steady: 5 });
    expect(opened.awayFrom).toBeNull();
    expect(workedAt(opened, 12)).toBe(12);
  });

  test("asks whether an absence counts that went beyond the plan, and stands still until then", () => {
    const seen = afterLook(run, null, { wall: at(5), steady: 0 });
    const away = afterLook(seen, null, { wall: at(45), steady: 0 });
    expect(absenceOf(away, at(45))).toEqual({ awayMs: 40 * minute, plannedMs: 20 * minute });
    expect(standingAt(away, at(45))).toMatchObject({ phase: "work", leftMs: 20 * minute, workedMs: 5 * minute });
    expect(workedAt(withAbsence(away, 0, at(45)), 46)).toBe(6);
    expect(standingAt(withAbsence(away, 20 * minute, at(45)), at(46))).toMatchObject({
      phase: "break",
      leftMs: 4 * minute,
      workedMs: 25 * minute,
    });
    expect(workedAt(withAbsence(away, 40 * minute, at(45)), 46)).toBe(45);
    // Nobody can have worked longer than they were away.
    expect(workedAt(withAbsence(away, 900 * minute, at(45)), 46)).toBe(45);
  });

  test("asks nothing about a pause or a break somebody was away in", () => {
    const paused = withAct(run, "pause", at(5));
    expect(afterLook(paused, null, { wall: at(500), steady: 0 }).awayFrom).toBeNull();
    const resting = afterLook({ ...run, seenAt: at(26) }, null, { wall: at(500), steady: 0 });
    expect(resting.awayFrom).toBeNull();
    expect(standingAt(resting, at(500)).phase).toBe("ready");
  });

  test("asks after a sleep in which the tab's steady clock stood still, though the plan is not over", () => {
    const before = { wall: at(5), steady: 1000, events: 0 };
    const awake = afterLook({ ...run, seenAt: at(5) }, before, { wall: at(15), steady: 2000 });
    expect(absenceOf(awake, at(15))).toEqual({ awayMs: 10 * minute, plannedMs: 10 * minute });
  });

  test("is kept as a session from one minute on", () => {
    expect(sessionOf(run, "done", at(0.9))).toBeNull();
    expect(sessionOf(withAct(run, "stop", at(12)), "partly", at(13))).toMatchObject({
      ...task,
      plannedMs: 50 * minute,
      workedMs: 12 * minute,
      how: "partly",
      startedAt: began,
      endedAt: at(13),
    });
  });
});

/** Seconds between what happens, and what happens then. */
const acts = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.constantFrom("pause" as const, "go" as const, "more" as const)),
  { maxLength: 12 },
);
const anyLengths = fc.record({
  workMinutes: fc.integer({ min: 5, max: 60 }),
  breakMinutes: fc.integer({ min: 1, max: 20 }),
  rounds: fc.integer({ min: 1, max: 4 }),
});

describe("whatever happens, a focus session [FOC-1]", () => {
  test("never counts more than was planned and asked for, nor more than has passed", () => {
    fc.assert(
      fc.property(anyLengths, acts, fc.integer({ min: 0, max: 100_000 }), (some, all, rest) => {
        let now = began;
        let one = beginFocus("run", task, some, began);
        for (const [seconds, kind] of all) {
          now += seconds * 1000;
          one = withAct(one, kind, now);
        }
        now += rest * 1000;
        const { workedMs, leftMs } = standingAt(one, now);
        const asked = all.filter(([, kind]) => kind === "more").length * moreMs;
        expect(workedMs).toBeLessThanOrEqual(some.workMinutes * some.rounds * minute + asked);
        expect(workedMs).toBeLessThanOrEqual(now - began);
        expect(leftMs).toBeGreaterThanOrEqual(0);
        expect(standingAt(one, now + 1000).workedMs).toBeGreaterThanOrEqual(workedMs);
      }),
      { numRuns: 500 },
    );
  });

  test("says the same after the clock was set back or a little forward, as often as that is", () => {
    const jumps = fc.array(fc.tuple(fc.integer({ min: 5, max: 50 }), fc.integer({ min: -90_000, max: 100 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(jumps, (all) => {
        let steady = 0;
        let set = 0;
        let before: Look = { wall: began, steady, events: 0 };
        let one = beginFocus("run", task, { ...lengths, workMinutes: 60 }, began);
        const look = () => {
          const now = { wall: began + steady + set, steady };
          one = afterLook(one, before, now);
          before = { ...now, events: one.events.length };
        };
        for (const [seconds, jump] of all) {
          for (let passed = 0; passed < seconds; passed++) {
            steady += 1000;
            look();
          }
          // A clock that is off by less than two seconds is not set.
          set += jump > -2 && jump < 2 ? 0 : jump * 1000;
          look();
        }
        expect(one.awayFrom).toBeNull();
        expect(standingAt(one, before.wall).workedMs).toBe(Math.min(steady, 60 * minute));
      }),
      { numRuns: 200 },
    );
  });

  test("is the same in two tabs: a clock that is set counts once, a sleep is asked about once", () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom("set" as const, "sleep" as const, "run" as const),
        fc.integer({ min: 5, max: 3000 }),
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        let [real, steady, set, asleep, asked] = [0, 0, 0, 0, 0];
        const tabs: Look[] = [
          { wall: began, steady, events: 0 },
          { wall: began, steady, events: 0 },
        ];
        let one = beginFocus("run", task, { workMinutes: 5000, breakMinutes: 5, rounds: 1 }, began);
        const look = (tab: number) => {
          const now = { wall: began + real + set, steady };
          const was = one.awayFrom;
          one = afterLook(one, tabs[tab] ?? null, now);
          if (was === null && one.awayFrom !== null) {
            asked++;
            one = withAbsence(one, 0, now.wall);
          }
          tabs[tab] = { ...now, events: one.events.length };
        };
        for (const [kind, seconds, isSecondFirst] of all) {
          if (kind === "sleep") {
            real += awayAfterMs + seconds * 1000;
            asleep++;
          } else if (kind === "set") set -= seconds * 1000;
          const order = isSecondFirst ? [1, 0] : [0, 1];
          for (const tab of order) look(tab);
          for (let passed = 0; passed < 130; passed++) {
            real += 1000;
            steady += 1000;
            for (const tab of order) look(tab);
          }
        }
        expect(asked).toBe(asleep);
        expect(standingAt(one, began + real + set).workedMs).toBe(steady);
      }),
      { numRuns: 100 },
    );
  });
});
