import { type Due, dueWords } from "@jotter/domain/due";
import { wallMs } from "@jotter/domain/zones";
import { lazily } from "../../ui/lazily.ts";

/** Spans and moments as a student says them, in the words of one language. */
export type Words = {
  /** "50 min", "2 hr 50 min" */
  readonly duration: (minutes: number) => string;
  /** How far off it is: "in 20 min.", "tomorrow", "Friday", "3 Dec", "2 days ago". */
  readonly when: (due: Due, now: number, today: string) => string;
  /** How long ago it should have been done: "20 min", "3 hr", "2 days". */
  readonly late: (due: Due, now: number, today: string) => string;
  /** A day as the head of a page has it: "Thu, Nov 12". */
  readonly day: (moment: number) => string;
  readonly month: (moment: number) => string;
  /** Minutes after midnight as the clock shows them. */
  readonly clock: (minutes: number) => string;
  /** A whole hour on a scale: "8 AM", "8 Uhr", "8時". */
  readonly hour: (hour: number) => string;
};

const known = new Map<string, Words>();

export function spokenTimesFor(language: string): Words {
  const made = known.get(language) ?? createWords(language);
  known.set(language, made);
  return made;
}

const minuteMs = 60_000;

function createWords(language: string): Words {
  const unit = (name: string, unitDisplay: "short" | "long" = "short") =>
    lazily(() => new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay }));
  const [days, hours, minutesOf] = [unit("day", "long"), unit("hour"), unit("minute")];
  // Chinese and Japanese put no space between the hours and the minutes.
  const between = /^(zh|ja)/.test(language) ? "" : " ";
  const relative = lazily(() => new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" }));
  const weekday = lazily(() => new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }));
  const date = lazily(() => new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }));
  const day = lazily(() => new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short" }));
  const month = lazily(() => new Intl.DateTimeFormat(language, { month: "long" }));
  const clock = lazily(
    () => new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }),
  );
  const onScale = lazily(() => new Intl.DateTimeFormat(language, { hour: "numeric", timeZone: "UTC" }));

  return {
    duration: (minutes) => {
      const whole = Math.floor(minutes / 60);
      const rest = Math.round(minutes - whole * 60);
      if (whole === 0) return minutesOf().format(rest);
      return rest === 0 ? hours().format(whole) : hours().format(whole) + between + minutesOf().format(rest);
    },
    when: (due, now, today) => {
      const said = dueWords(due, now, today);
      if ("value" in said) return relative().format(said.value, said.as);
      return (said.as === "weekday" ? weekday : date)().format(wallMs(said.day));
    },
    late: (due, now, today) => {
      const said = dueWords(due, now, today);
      if (!("value" in said)) return "";
      const units = { minute: minutesOf, hour: hours, day: days };
      return units[said.as]().format(Math.max(1, Math.abs(said.value)));
    },
    day: (moment) => day().format(moment),
    month: (moment) => month().format(moment),
    clock: (minutes) => clock().format(minutes * minuteMs),
    // French and German would write "08".
    hour: (hour) =>
      onScale()
        .format(hour * 60 * minuteMs)
        .replace(/^0(?=\d)/, ""),
  };
}
