import { weekdayOf } from "@jotter/domain/days";
import { plainRule, readRule, ruleText } from "@jotter/domain/recurrence";

export const repeats = ["never", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;

/** How something repeats, as a form asks for it: what is typed stays as it was typed until it can be read. */
export type Repeat = {
  /** "own" is a rule this form has no fields for, e.g. of an imported file: it is kept as it is. */
  readonly every: (typeof repeats)[number] | "own";
  readonly interval: string;
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  readonly ends: "never" | "on" | "after";
  readonly until: string;
  readonly count: string;
  readonly ownRule: string | null;
};

export function repeatOf(rule: string | null, startDay: string): Repeat {
  const plain: Repeat = {
    every: "never",
    interval: "1",
    weekdays: [weekdayOf(startDay)],
    ends: "never",
    until: "",
    count: "10",
    ownRule: null,
  };
  if (rule === null) return plain;
  const read = readRule(rule);
  const own: Repeat = { ...plain, every: "own", ownRule: rule };
  if (!read.ok) return own;
  const { frequency, interval, count, until, days, monthDays, months, positions } = read.value;
  const isWeekly = frequency === "WEEKLY" && days.every(({ nth }) => nth === null);
  const hasNoMore =
    (isWeekly || days.length === 0) && [monthDays, months, positions].every((list) => list.length === 0);
  if (!hasNoMore) return own;
  return {
    ...plain,
    every: frequency,
    interval: String(interval),
    weekdays: days.length > 0 ? days.map(({ weekday }) => weekday) : plain.weekdays,
    ends: count !== null ? "after" : until !== null ? "on" : "never",
    until: until?.slice(0, 10) ?? "",
    count: count === null ? plain.count : String(count),
  };
}

export type RepeatProblem = "bad-interval" | "no-weekday" | "no-until" | "until-before-start" | "bad-count";

export function repeatProblem(repeat: Repeat, startDay: string): RepeatProblem | undefined {
  if (repeat.every === "never" || repeat.every === "own") return undefined;
  if (!isWhole(repeat.interval, 999)) return "bad-interval";
  if (repeat.every === "WEEKLY" && repeat.weekdays.length === 0) return "no-weekday";
  if (repeat.ends === "on" && repeat.until === "") return "no-until";
  if (repeat.ends === "on" && repeat.until < startDay) return "until-before-start";
  if (repeat.ends === "after" && !isWhole(repeat.count, 9999)) return "bad-count";
  return undefined;
}

/** The rule of a form that has no problem. */
export function ruleOf(repeat: Repeat, weekStart: number): string | null {
  if (repeat.every === "never") return null;
  if (repeat.every === "own") return repeat.ownRule;
  return ruleText({
    ...plainRule,
    frequency: repeat.every,
    interval: Number(repeat.interval),
    count: repeat.ends === "after" ? Number(repeat.count) : null,
    until: repeat.ends === "on" ? repeat.until : null,
    days: repeat.every === "WEEKLY" ? repeat.weekdays.toSorted().map((weekday) => ({ weekday, nth: null })) : [],
    weekStart,
  });
}

function isWhole(typed: string, most: number): boolean {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most;
}
