import { addDays } from "./days.ts";
import { dayAt, instantOf, minuteMs } from "./zones.ts";

/** From one instant to another. */
export type Stretch = { readonly from: number; readonly to: number };

/** How much of the time to come is the student's own. */
export type FreeTime = {
  /** Minutes from now until then. */
  readonly until: (at: number) => number;
  /** When that many free minutes will have passed. */
  readonly after: (minutes: number) => number;
};

/** Whoever asks is awake: of today all hours count. On other days people sleep, and nobody studies from dawn to dusk. */
const wakes = "T07:00";
const rests = "T22:00";
const mostADay = 150;

type Day = {
  readonly begins: number;
  readonly free: readonly Stretch[];
  readonly most: number;
  /** Free minutes of all days before it. */
  readonly before: number;
};

export function freeTimeFrom(now: number, busy: readonly Stretch[], zone: string): FreeTime {
  const taken = merged(busy);
  const today = dayAt(now, zone);
  const days: Day[] = [];
  const dayAhead = (ahead: number): Day | undefined => {
    for (let next = days.length; next <= ahead; next++) {
      const day = addDays(today, next);
      const last = days.at(-1);
      const whole =
        next === 0
          ? { from: now, to: instantOf(addDays(day, 1), zone) }
          : { from: instantOf(day + wakes, zone), to: instantOf(day + rests, zone) };
      days.push({
        begins: instantOf(day, zone),
        free: without(whole, taken),
        most: next === 0 ? 24 * 60 : mostADay,
        before: last ? last.before + minutesOf(last, Number.POSITIVE_INFINITY) : 0,
      });
    }
    return days[ahead];
  };
  return {
    until: (at) => {
      let ahead = 0;
      while (ahead < furthest && (dayAhead(ahead + 1)?.begins ?? at) < at) ahead++;
      const day = dayAhead(ahead);
      return day ? day.before + minutesOf(day, at) : 0;
    },
    after: (minutes) => {
      let left = minutes * minuteMs;
      for (const { from, to } of dayAhead(0)?.free ?? []) {
        if (to - from >= left) return from + left;
        left -= to - from;
      }
      return now + minutes * minuteMs;
    },
  };
}

function minutesOf({ free, most }: Day, until: number): number {
  const length = free.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - from), 0);
  return Math.min(most, length / minuteMs);
}

/** Nobody plans further, and a slip of the pen in the year must not hold up a device. */
const furthest = 100;

/** None of them touches another; by their starts. */
export function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = [];
  for (const next of stretches.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && next.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else all.push(next);
  }
  return all;
}

/** What is left of a stretch; `taken` is merged. */
export function without(whole: Stretch, taken: readonly Stretch[]): readonly Stretch[] {
  const free: Stretch[] = [];
  let at = whole.from;
  for (const { from, to } of taken) {
    if (to <= at) continue;
    if (from >= whole.to) break;
    if (from > at) free.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < whole.to) free.push({ from: at, to: whole.to });
  return free;
}
