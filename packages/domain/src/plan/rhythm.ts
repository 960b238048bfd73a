import { addDays, weekdayOf } from "../days.ts";
import type { Settings } from "../settings.ts";

/** How a student's days go, as far as a plan must know. Times are what the clock on the wall shows. [PLN-1] */
export type Rhythm = {
  readonly sleep: { readonly from: string; readonly to: string };
  /** Nobody is given more study than this on a day of the calendar. */
  readonly minutesADay: number;
  /** Nothing is ever planned here. */
  readonly keptFree: readonly Hours[];
  /** Filled first; other free hours are taken where these do not suffice. */
  readonly preferred: readonly Hours[];
  /** Short and often, or "fewer, longer". */
  readonly sessions: "often" | "longer";
};

/** Of a day, of a weekday (0 is Monday), or of every day where neither is said. What ends before it begins ends on the next day. */
export type Hours = {
  readonly day?: string | undefined;
  readonly weekday?: number | undefined;
  readonly from: string;
  /** "24:00" is the end of the day. */
  readonly to: string;
};

/** Nobody studies at school or the minute it is over, and few on a Sunday at eight. */
export const usualHours: readonly Hours[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday < 5 ? { weekday, from: "16:00", to: "21:00" } : { weekday, from: "10:00", to: "20:00" },
);

export const usualRhythm: Rhythm = {
  sleep: { from: "22:00", to: "07:00" },
  minutesADay: 120,
  keptFree: [],
  preferred: usualHours,
  sessions: "often",
};

/** What the student chose, and the usual for the rest. */
export function rhythmIn(chosen: Partial<Settings> | null): Rhythm {
  const preferred = chosen?.planPreferred ?? [];
  return {
    sleep: chosen?.planSleep ?? usualRhythm.sleep,
    minutesADay: chosen?.planMinutesADay ?? usualRhythm.minutesADay,
    keptFree: chosen?.planKeptFree ?? usualRhythm.keptFree,
    preferred: preferred.length > 0 ? preferred : usualRhythm.preferred,
    sessions: chosen?.planSessions ?? usualRhythm.sessions,
  };
}

/** The pieces of these hours that lie on a day. */
export function hoursOn(
  hours: readonly Hours[],
  day: string,
): readonly { readonly from: string; readonly to: string }[] {
  const weekday = weekdayOf(day);
  return hours.flatMap((one) => {
    const isOverNight = one.to <= one.from;
    const own = isOn(one, day, weekday) ? [{ from: one.from, to: isOverNight ? "24:00" : one.to }] : [];
    if (!isOverNight || !isOn(one, addDays(day, -1), (weekday + 6) % 7)) return own;
    return [...own, { from: "00:00", to: one.to }];
  });
}

function isOn(one: Hours, day: string, weekday: number): boolean {
  if (one.day !== undefined) return one.day === day;
  return one.weekday === undefined || one.weekday === weekday;
}
