import { calendarDaysBetween } from "../../ui/format.ts";

/** Spans and moments as a student says them, in the words of one language. */
export type Words = {
  /** "50 min", "2 hr 50 min" */
  readonly duration: (minutes: number) => string;
  /** How far off a moment is: "in 20 min.", "tomorrow", "Friday", "3 Dec", "2 days ago". */
  readonly when: (moment: number, now: number) => string;
  /** A day as the head of a page has it: "Thu, Nov 12". */
  readonly day: (moment: number) => string;
  readonly month: (moment: number) => string;
  /** Minutes after midnight as the clock shows them. */
  readonly clock: (minutes: number) => string;
};

const known = new Map<string, Words>();

export function wordsFor(language: string): Words {
  const made = known.get(language) ?? createWords(language);
  known.set(language, made);
  return made;
}

const minuteMs = 60_000;

function createWords(language: string): Words {
  const unit = (name: string) => new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" });
  const [hours, minutesOf] = [unit("hour"), unit("minute")];
  // Chinese and Japanese put no space between the hours and the minutes.
  const between = /^(zh|ja)/.test(language) ? "" : " ";
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long" });
  const date = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  const day = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short" });
  const month = new Intl.DateTimeFormat(language, { month: "long" });
  const clock = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

  return {
    duration: (minutes) => {
      const whole = Math.floor(minutes / 60);
      const rest = Math.round(minutes - whole * 60);
      if (whole === 0) return minutesOf.format(rest);
      return rest === 0 ? hours.format(whole) : hours.format(whole) + between + minutesOf.format(rest);
    },
    when: (moment, now) => {
      const minutes = Math.round((moment - now) / minuteMs);
      const days = calendarDaysBetween(now, moment);
      if (Math.abs(minutes) < 60) return relative.format(minutes, "minute");
      if (Math.abs(minutes) < 12 * 60) return relative.format(Math.trunc(minutes / 60), "hour");
      if (days < 2) return relative.format(days, "day");
      return days < 7 ? weekday.format(moment) : date.format(moment);
    },
    day: (moment) => day.format(moment),
    month: (moment) => month.format(moment),
    clock: (minutes) => clock.format(minutes * minuteMs),
  };
}
