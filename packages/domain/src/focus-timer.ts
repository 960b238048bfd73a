import type { FocusEnd, FocusSession } from "./focus-session.ts";

/**
 * A stretch of work with its breaks, as what was begun and what happened since, by the clock on the wall: whatever is
 * asked of it is reckoned from that. So it outlives a reload, a closed tab and a device that slept, and every tab says
 * the same. [FOC-1]
 */
export type FocusRun = {
  readonly id: string;
  readonly task: FocusTask;
  readonly lengths: FocusLengths;
  readonly beganAt: number;
  readonly events: readonly FocusEvent[];
  /** When a tab was last there to see it run. */
  readonly seenAt: number;
  /** Since when nobody was there, while the student has not said whether that counts. */
  readonly awayFrom: number | null;
  /** The last end that was rung for, so that two tabs do not ring twice. */
  readonly rung: string | null;
};

/** What somebody works at. */
export type FocusTask = {
  readonly title: string;
  readonly classId: string | null;
  readonly topic: string | null;
  /** The record it is bound to, like "event:{id}"; null where nothing was chosen. */
  readonly source: string | null;
  /** What the student thinks the whole task takes. */
  readonly estimateMinutes: number | null;
};

export type FocusLengths = { readonly workMinutes: number; readonly breakMinutes: number; readonly rounds: number };

export const usualLengths: FocusLengths = { workMinutes: 25, breakMinutes: 5, rounds: 1 };

/** The shortest and the longest that can be chosen of each. */
export const lengthLimits = {
  workMinutes: [5, 120],
  breakMinutes: [1, 60],
  rounds: [1, 8],
} as const satisfies Readonly<Record<keyof FocusLengths, readonly [number, number]>>;

export type FocusEvent =
  | { readonly kind: "pause" | "go" | "stop"; readonly at: number }
  | { readonly kind: "more"; readonly at: number; readonly ms: number }
  /** The clock on the wall was set: `at` is what it says since then. */
  | { readonly kind: "clock"; readonly at: number; readonly by: number }
  /** Nobody was there from then until `at`, and so much of it counts as work. */
  | { readonly kind: "away"; readonly at: number; readonly from: number; readonly counted: number };

export type FocusPhase = "work" | "paused" | "break" | "ready" | "over";

export type FocusStanding = {
  readonly phase: FocusPhase;
  /** From 1. */
  readonly round: number;
  /** Of the stretch of work, or of the break. */
  readonly lengthMs: number;
  readonly leftMs: number;
  /** What counts as work, in all rounds. */
  readonly workedMs: number;
  /** How long ago this phase began. */
  readonly sinceMs: number;
  /** How long ago its stretch began, pauses and all; of a break as above. */
  readonly beganMs: number;
};

export function beginFocus(id: string, task: FocusTask, lengths: FocusLengths, now: number): FocusRun {
  return { id, task, lengths, beganAt: now, events: [], seenAt: now, awayFrom: null, rung: null };
}

/** Where it stands at a moment of the clock on the wall; while an absence is open, where it stood before that. */
export function standingAt(run: FocusRun, now: number): FocusStanding {
  const { course, shift, last } = courseOf(run);
  const at = Math.max(last, (run.awayFrom ?? now) - shift);
  const { phase, round, began, since, lengthMs, doneMs, workedMs } = reached(course, at, run.lengths);
  const passed = at - since;
  const facts = { phase, round, sinceMs: passed, beganMs: phase === "break" ? passed : at - began };
  if (phase === "work") {
    return { ...facts, lengthMs, leftMs: lengthMs - doneMs - passed, workedMs: workedMs + passed };
  }
  const breakMs = run.lengths.breakMinutes * minuteMs;
  if (phase === "break") return { ...facts, lengthMs: breakMs, leftMs: breakMs - passed, workedMs };
  const leftMs = phase === "ready" ? 0 : lengthMs - doneMs;
  return { ...facts, lengthMs: phase === "ready" ? breakMs : lengthMs, leftMs, workedMs };
}

/** How long it was meant to be when it was begun. */
export function plannedMs({ lengths: { workMinutes, rounds } }: Pick<FocusRun, "lengths">): number {
  return workMinutes * rounds * minuteMs;
}

export const moreMs = 5 * 60_000;

/** What a student does to it. "go" goes on after a pause and begins the next round; "more" makes the last stretch longer. */
export function withAct(run: FocusRun, kind: "pause" | "go" | "stop" | "more", at: number): FocusRun {
  const event: FocusEvent = kind === "more" ? { kind, at, ms: moreMs } : { kind, at };
  return { ...run, events: [...run.events, event], seenAt: at };
}

/** A tab's two clocks: one that can be set, and one that only runs (and may stand still while the device sleeps). */
export type Tick = { readonly wall: number; readonly steady: number };

/** A look at both, and how many events were known then. */
export type Look = Tick & { readonly events: number };

/** As long as a tab in the background may be silent. */
export const awayAfterMs = 2 * 60_000;
const seenEveryMs = 10_000;
const jumpMs = 2000;

/**
 * What a tab makes of looking at the clock: that it was set, that nobody was there, or only that it was seen. The same
 * run where there is nothing to write down. `before` is this tab's own last look.
 */
export function afterLook(run: FocusRun, before: Look | null, now: Tick): FocusRun {
  if (run.awayFrom !== null) return run;
  const jump = before ? unknownJump(run, before, now) : Math.min(0, now.wall - run.seenAt);
  const isJump = Math.abs(jump) >= jumpMs;
  // Forward and far may be a sleep or a clock that was set: nobody can tell, so the student is asked.
  if (isJump && jump < awayAfterMs) return withClock(run, jump, now.wall);
  if (now.wall < run.seenAt) return run;
  const gone = now.wall - run.seenAt;
  const { phase, leftMs } = standingAt(run, run.seenAt);
  if (phase === "work" && gone >= awayAfterMs && (isJump || gone > leftMs)) return { ...run, awayFrom: run.seenAt };
  return gone >= seenEveryMs ? { ...run, seenAt: now.wall } : run;
}

/** How long nobody was there, and how much of that would have been planned work. */
export type Absence = { readonly awayMs: number; readonly plannedMs: number };

export function absenceOf(run: FocusRun, now: number): Absence | null {
  if (run.awayFrom === null) return null;
  const awayMs = Math.max(0, now - run.awayFrom);
  return { awayMs, plannedMs: Math.min(awayMs, standingAt(run, run.awayFrom).leftMs) };
}

/** The student has said how much of the absence counts. */
export function withAbsence(run: FocusRun, counted: number, now: number): FocusRun {
  const absence = absenceOf(run, now);
  if (!absence || run.awayFrom === null) return run;
  const inBounds = Math.min(absence.awayMs, Math.max(0, counted));
  const event: FocusEvent = { kind: "away", at: now, from: run.awayFrom, counted: inBounds };
  return { ...run, events: [...run.events, event], seenAt: now, awayFrom: null };
}

/** The end of work or of a break that came by itself: what is rung for. Null while it goes on, or where somebody ended it. */
export function endReached(run: FocusRun, { phase, round }: FocusStanding): string | null {
  if (phase !== "break" && phase !== "ready" && phase !== "over") return null;
  const acts = run.events.filter(({ kind }) => kind === "more" || kind === "stop");
  if (phase === "over" && acts.at(-1)?.kind === "stop") return null;
  return `${round} ${phase} ${acts.length}`;
}

const minuteMs = 60_000;

/** In the run's own time, which no setting of a clock moves. */
type Course = {
  readonly phase: FocusPhase;
  readonly round: number;
  /** When this round did. */
  readonly began: number;
  readonly since: number;
  readonly lengthMs: number;
  /** Of this stretch and of all, up to `since`. */
  readonly doneMs: number;
  readonly workedMs: number;
};

function courseOf({ beganAt, lengths, events }: FocusRun) {
  const lengthMs = lengths.workMinutes * minuteMs;
  let course: Course = { phase: "work", round: 1, began: beganAt, since: beganAt, lengthMs, doneMs: 0, workedMs: 0 };
  let shift = 0;
  let last = beganAt;
  for (const event of events) {
    if (event.kind === "clock") {
      shift += event.by;
      continue;
    }
    if (event.kind === "away") {
      const from = Math.max(last, event.from - shift);
      last = Math.max(from, event.at - shift);
      course = afterAbsence(reached(course, from, lengths), from, last, event.counted);
    } else last = Math.max(last, event.at - shift);
    course = reached(course, last, lengths);
    if (event.kind !== "away") course = afterAct(course, event, last, lengths);
  }
  return { course, shift, last };
}

/** Work ends by itself when its time is over, and so does a break: nothing counts beyond that. */
function reached(course: Course, at: number, lengths: FocusLengths): Course {
  const { breakMinutes, rounds } = lengths;
  const { phase, since, lengthMs, doneMs, round } = course;
  if (phase === "work" && at - since >= lengthMs - doneMs) {
    const over = halted(course, since + lengthMs - doneMs);
    return round >= rounds ? { ...over, phase: "over" } : reached({ ...over, phase: "break" }, at, lengths);
  }
  const breakMs = breakMinutes * minuteMs;
  if (phase === "break" && at - since >= breakMs) return { ...course, phase: "ready", since: since + breakMs };
  return course;
}

function afterAct(
  course: Course,
  event: Exclude<FocusEvent, { kind: "clock" | "away" }>,
  at: number,
  lengths: FocusLengths,
): Course {
  const stopped = course.phase === "work" ? halted(course, at) : course;
  switch (event.kind) {
    case "pause":
      return course.phase === "work" ? { ...stopped, phase: "paused" } : course;
    case "stop":
      return { ...stopped, phase: "over", since: at };
    case "more": {
      const longer = { ...stopped, lengthMs: course.lengthMs + event.ms, since: at };
      return { ...longer, phase: course.phase === "paused" ? "paused" : "work" };
    }
    case "go": {
      if (course.phase === "break" || course.phase === "ready") {
        const round = course.round + 1;
        return {
          ...course,
          phase: "work",
          round,
          began: at,
          since: at,
          doneMs: 0,
          lengthMs: lengths.workMinutes * minuteMs,
        };
      }
      const canGoOn = course.phase === "paused" || (course.phase === "over" && course.doneMs < course.lengthMs);
      return canGoOn ? { ...course, phase: "work", since: at } : course;
    }
  }
}

function afterAbsence(course: Course, from: number, to: number, counted: number): Course {
  if (course.phase !== "work") return course;
  const before = halted(course, from);
  const doneMs = before.doneMs + counted;
  const lengthMs = Math.max(before.lengthMs, doneMs);
  return { ...before, since: to, doneMs, lengthMs, workedMs: before.workedMs + counted };
}

function halted(course: Course, at: number): Course {
  const passed = at - course.since;
  return { ...course, since: at, doneMs: course.doneMs + passed, workedMs: course.workedMs + passed };
}

function withClock(run: FocusRun, by: number, at: number): FocusRun {
  return { ...run, events: [...run.events, { kind: "clock", at, by }], seenAt: at };
}

/** How far the clock was set since this tab's last look, beside what other tabs have written down of it meanwhile. */
function unknownJump(run: FocusRun, before: Look, now: Tick): number {
  const meanwhile = run.events.slice(before.events);
  const jump = now.wall - before.wall - (now.steady - before.steady);
  const known = meanwhile.reduce((sum, event) => sum + (event.kind === "clock" ? event.by : 0), 0);
  // The student has answered for the same sleep in another tab.
  return meanwhile.some(({ kind }) => kind === "away") ? Math.min(0, jump - known) : jump - known;
}

/** Less is no session: somebody looked in. */
export const shortestSessionMs = 60_000;

/** What is kept of a run; null where it was too short to be any. */
export function sessionOf(run: FocusRun, how: FocusEnd, now: number): FocusSession | null {
  const { workedMs } = standingAt(run, now);
  if (workedMs < shortestSessionMs) return null;
  const { title, classId, topic, source, estimateMinutes } = run.task;
  const times = { startedAt: run.beganAt, endedAt: now, createdAt: now, updatedAt: now };
  return { title, classId, topic, source, estimateMinutes, plannedMs: plannedMs(run), workedMs, how, ...times };
}
