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

export function freeTimeFrom(now: number, busy: readonly Stretch[], zone: string): FreeTime {
  const taken = merged(busy);
  const today = dayAt(now, zone);
  const days: { readonly begins: number; readonly free: readonly Stretch[]; readonly most: number }[] = [];
  const dayAhead = (ahead: number) => {
    for (let next = days.length; next <= ahead; next++) {
      const day = addDays(today, next);
      const begins = instantOf(day, zone);
      const whole =
        next === 0
          ? { from: now, to: instantOf(addDays(day, 1), zone) }
          : { from: instantOf(day + wakes, zone), to: instantOf(day + rests, zone) };
      days.push({ begins, free: without(whole, taken), most: next === 0 ? 24 * 60 : mostADay });
    }
    return days[ahead];
  };
  return {
    until: (at) => {
      let minutes = 0;
      for (let ahead = 0; ahead <= furthest; ahead++) {
        const day = dayAhead(ahead);
        if (!day || day.begins >= at) break;
        const before = day.free.map(({ from, to }) => Math.max(0, Math.min(to, at) - from));
        minutes += Math.min(day.most, before.reduce((sum, length) => sum + length, 0) / minuteMs);
      }
      return minutes;
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

/** Nobody plans further, and a slip of the pen in the year must not hold up a device. */
const furthest = 100;

function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = [];
  for (const next of stretches.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && next.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else all.push(next);
  }
  return all;
}

function without(whole: Stretch, taken: readonly Stretch[]): readonly Stretch[] {
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
