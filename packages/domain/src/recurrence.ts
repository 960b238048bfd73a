import { dayNumber, dayOfNumber, daysInMonth, numberOfDay, partsOfDay, weekdayOfNumber } from "./days.ts";
import { failed, ok, type Result } from "./result.ts";
import { instantOf } from "./zones.ts";

export const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof frequencies)[number];

/** A weekday (0 is Monday), or the nth of them in its month or year; from the end if n is below zero. */
export type RuleDay = { readonly weekday: number; readonly nth: number | null };

/** How something repeats: an RRULE as far as we expand it. Lists that are empty say nothing. */
export type Rule = {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | null;
  /** The last moment at which one may begin: a day, a wall time, or with a "Z" at its end a time in UTC. */
  readonly until: string | null;
  readonly days: readonly RuleDay[];
  readonly monthDays: readonly number[];
  readonly months: readonly number[];
  readonly positions: readonly number[];
  /** The weekday a week begins with (0 is Monday): it matters for every second week. */
  readonly weekStart: number;
};

export type RuleProblem =
  | { readonly kind: "unreadable" }
  /** A part of the standard that we do not expand: better no series than a wrong one. */
  | { readonly kind: "unsupported"; readonly part: string };

export const plainRule: Rule = {
  frequency: "WEEKLY",
  interval: 1,
  count: null,
  until: null,
  days: [],
  monthDays: [],
  months: [],
  positions: [],
  weekStart: 0,
};

export function readRule(text: string): Result<Rule, RuleProblem> {
  const known = rulesByText.get(text);
  if (known) return known;
  const read = readRuleParts(text);
  if (rulesByText.size >= rememberedRules) rulesByText.clear();
  rulesByText.set(text, read);
  return read;
}

export function ruleText(rule: Rule): string {
  const parts = [`FREQ=${rule.frequency}`];
  if (rule.interval !== 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.count !== null) parts.push(`COUNT=${rule.count}`);
  if (rule.until !== null) parts.push(`UNTIL=${untilText(rule.until)}`);
  if (rule.months.length > 0) parts.push(`BYMONTH=${rule.months.join(",")}`);
  if (rule.monthDays.length > 0) parts.push(`BYMONTHDAY=${rule.monthDays.join(",")}`);
  if (rule.days.length > 0) {
    parts.push(`BYDAY=${rule.days.map(({ nth, weekday }) => `${nth ?? ""}${weekdayNames[weekday]}`).join(",")}`);
  }
  if (rule.positions.length > 0) parts.push(`BYSETPOS=${rule.positions.join(",")}`);
  if (rule.weekStart !== 0) parts.push(`WKST=${weekdayNames[rule.weekStart]}`);
  return parts.join(";");
}

/**
 * The starts, as wall times or days like `start` itself, of what begins on the days `from` to `to` (both included).
 * The first of a series is always its start, whether or not the rule would say so. It goes straight to `from`.
 */
export function startsBetween(
  rule: Rule,
  start: string,
  from: string,
  to: string,
  zone: string | null,
): readonly string[] {
  const first = dayNumber(start);
  const time = start.slice(10);
  const last = Math.min(dayNumber(to), lastPossibleDay(rule, start));
  const begin = Math.max(dayNumber(from), first);
  if (last < begin) return [];
  const starts: string[] = [];
  for (const day of daysFrom(rule, first, begin, last)) {
    const wall = dayOfNumber(day) + time;
    // The start is there however the rule may end.
    if (day !== first && rule.until !== null && isAfter(wall, rule.until, zone)) break;
    starts.push(wall);
  }
  return starts;
}

/** The last start of a series that ends by itself. */
export function lastStart(rule: Rule, start: string, zone: string | null): string | null {
  if (rule.count === null && rule.until === null) return null;
  const last = Math.min(lastPossibleDay(rule, start), furthestDay);
  for (let reach = 400; ; reach *= 8) {
    const from = Math.max(dayNumber(start), last - reach);
    const found = startsBetween(rule, start, dayOfNumber(from), dayOfNumber(last), zone).at(-1);
    if (found !== undefined) return found;
    if (from <= dayNumber(start)) return start;
  }
}

/** The first starts of a series, in order: `most` of them, or all if it ends before. */
export function firstStarts(rule: Rule, start: string, most: number, zone: string | null): readonly string[] {
  const starts: string[] = [];
  const last = lastPossibleDay(rule, start);
  for (const day of daysFrom(rule, dayNumber(start), dayNumber(start), last)) {
    const wall = dayOfNumber(day) + start.slice(10);
    if (starts.length >= Math.min(most, mostCounted)) break;
    if (starts.length > 0 && rule.until !== null && isAfter(wall, rule.until, zone)) break;
    starts.push(wall);
  }
  return starts;
}

/** The first day from `start` on that the rule itself names: a series begins there. With none, it is `start`. */
export function startOnRule(rule: Rule, start: string): string {
  const begin = dayNumber(start);
  // From the day before, so that the start has to be named like any other. What is left unsaid, the start still says.
  const said = { ...withDaysOf(rule, begin), count: null, until: null };
  const period = periodOf(said, begin);
  const interval = { ...said, interval: 1 };
  for (const day of daysFrom(interval, period.startOf(period.indexOf(begin)) - 1, begin)) {
    if (day >= begin) return dayOfNumber(day) + start.slice(10);
  }
  return start;
}

/** The rule with the days spelt out that it otherwise takes from its start. */
export function spelledOut(rule: Rule, start: string): Rule {
  return withDaysOf(rule, dayNumber(start));
}

function withDaysOf(rule: Rule, first: number): Rule {
  if (rule.frequency === "DAILY" || rule.days.length > 0 || rule.monthDays.length > 0) return rule;
  if (rule.frequency === "WEEKLY") return { ...rule, days: [{ weekday: weekdayOfNumber(first), nth: null }] };
  const { month, dayOfMonth } = partsOfDay(first);
  const months = rule.frequency === "YEARLY" && rule.months.length === 0 ? [month] : rule.months;
  return { ...rule, months, monthDays: [dayOfMonth] };
}

/** The days a rule names from that start on, in one way of saying it, whenever it ends. */
export function patternOf(rule: Rule, start: string): string {
  const said = spelledOut(rule, start);
  const saysWeeks = said.frequency === "WEEKLY" && (said.interval > 1 || said.positions.length > 0);
  const days = said.days.map(({ weekday, nth }) => ({ weekday, nth }));
  days.sort((one, other) => one.weekday - other.weekday || (one.nth ?? 0) - (other.nth ?? 0));
  return ruleText({
    ...said,
    days,
    months: inOrder(said.months),
    monthDays: inOrder(said.monthDays),
    positions: inOrder(said.positions),
    weekStart: saysWeeks ? said.weekStart : 0,
    count: null,
    until: null,
  });
}

const weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** Where our calendar ends: years of four digits. */
const furthestDay = numberOfDay(9999, 12, 31);
/** A COUNT has to be counted, from the start: this far, and no further. */
const mostCounted = 20_000;
const longestInterval = 10_000;
/** A century of them: a rule that somebody else wrote is not walked along for ever. */
const mostPeriods: Readonly<Record<Frequency, number>> = { DAILY: 36_525, WEEKLY: 5218, MONTHLY: 1200, YEARLY: 100 };
const rememberedRules = 5000;
const rulesByText = new Map<string, Result<Rule, RuleProblem>>();

function readRuleParts(text: string): Result<Rule, RuleProblem> {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .replace(/^RRULE:/i, "")
    .split(";")) {
    if (part === "") continue;
    const [name = "", value, more] = part.toUpperCase().split("=");
    if (!value || more !== undefined || parts.has(name)) return failed({ kind: "unreadable" });
    parts.set(name, value);
  }
  for (const name of parts.keys()) {
    if (!supportedParts.includes(name)) return failed({ kind: "unsupported", part: name });
  }
  const frequency = parts.get("FREQ");
  if (frequency === undefined) return failed({ kind: "unreadable" });
  if (["SECONDLY", "MINUTELY", "HOURLY"].includes(frequency)) return failed({ kind: "unsupported", part: frequency });

  const interval = numbersIn(parts.get("INTERVAL") ?? "1", 1, Number.MAX_SAFE_INTEGER);
  if ((interval?.[0] ?? 1) > longestInterval) return failed({ kind: "unsupported", part: "INTERVAL" });
  const count = numbersIn(parts.get("COUNT"), 1, Number.MAX_SAFE_INTEGER);
  const until = readUntil(parts.get("UNTIL"));
  const days = readDays(parts.get("BYDAY"));
  const monthDays = numbersIn(parts.get("BYMONTHDAY"), -31, 31);
  const months = numbersIn(parts.get("BYMONTH"), 1, 12);
  const positions = numbersIn(parts.get("BYSETPOS"), -366, 366);
  const weekStart = weekdayNames.indexOf(parts.get("WKST") ?? "MO");
  const found = frequencies.find((one) => one === frequency);
  if (!found || interval?.length !== 1 || !count || count.length > 1 || until === undefined) {
    return failed({ kind: "unreadable" });
  }
  if (!days || !monthDays || !months || !positions || weekStart < 0) return failed({ kind: "unreadable" });
  if (count.length > 0 && until !== null) return failed({ kind: "unreadable" });
  if ((found === "DAILY" || found === "WEEKLY") && days.some(({ nth }) => nth !== null)) {
    return failed({ kind: "unsupported", part: "BYDAY" });
  }
  // The nth weekday of a year that is also some day of a month: nobody means that, and libraries differ on it.
  if (found === "YEARLY" && months.length === 0 && monthDays.length > 0 && days.some(({ nth }) => nth !== null)) {
    return failed({ kind: "unsupported", part: "BYDAY" });
  }
  if (found === "WEEKLY" && monthDays.length > 0) return failed({ kind: "unsupported", part: "BYMONTHDAY" });
  return ok({
    frequency: found,
    interval: interval[0] ?? 1,
    // More than a lifetime of days is for ever, and nobody waits for it to be counted.
    count: count[0] === undefined ? null : Math.min(count[0], mostCounted),
    until,
    days,
    monthDays,
    months,
    positions,
    weekStart,
  });
}

const supportedParts = "FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST".split(" ");

/** Each once. Nothing for what is no list of numbers in those bounds. Zero is none of them. */
function numbersIn(text: string | undefined, least: number, most: number): readonly number[] | undefined {
  if (text === undefined) return [];
  const numbers = text.split(",").map((one) => (/^[+-]?\d{1,9}$/.test(one) ? Number(one) : Number.NaN));
  return numbers.every((one) => one >= least && one <= most && one !== 0) ? [...new Set(numbers)] : undefined;
}

function readDays(text: string | undefined): readonly RuleDay[] | undefined {
  if (text === undefined) return [];
  const days = new Map<string, RuleDay>();
  for (const one of text.split(",")) {
    const [, nth, name = ""] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(one) ?? [];
    const weekday = weekdayNames.indexOf(name);
    if (weekday < 0 || Number(nth ?? 1) === 0 || Math.abs(Number(nth ?? 1)) > 53) return undefined;
    const day = { weekday, nth: nth === undefined ? null : Number(nth) };
    days.set(`${day.nth}${name}`, day);
  }
  return [...days.values()];
}

function readUntil(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  const [, year, month, day, hour, minute, utc = ""] =
    /^(\d{4})(\d{2})(\d{2})(?:T([01]\d|2[0-3])([0-5]\d)[0-5]\d(Z?))?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  if (dayOfNumber(dayNumber(date)) !== date) return undefined;
  return hour === undefined ? date : `${date}T${hour}:${minute}${utc}`;
}

/** Nothing begins between two minutes, so the seconds say nothing. */
function untilText(until: string): string {
  const digits = until.replace(/[-:Z]/g, "");
  return until.length === 10 ? digits : `${digits}00${until.endsWith("Z") ? "Z" : ""}`;
}

function isAfter(wall: string, until: string, zone: string | null): boolean {
  // Of days and times, only as much is compared as both have.
  if (wall.length === 10 || until.length === 10) return wall.slice(0, 10) > until.slice(0, 10);
  if (!until.endsWith("Z")) return wall > until;
  const utc = until.slice(0, -1);
  return zone === null ? wall > utc : instantOf(wall, zone) > instantOf(utc, "UTC");
}

/** Beyond this day nothing begins. */
function lastPossibleDay(rule: Rule, start: string): number {
  // A time in UTC may be a day later on the wall.
  if (rule.until !== null) return Math.min(Math.max(dayNumber(rule.until) + 1, dayNumber(start)), furthestDay);
  return rule.count === null ? furthestDay : lastCountedDay(rule, dayNumber(start), rule.count);
}

const countedDays = new Map<string, number>();

/** Counted once: from then on a COUNT is as quick as an UNTIL. */
function lastCountedDay(rule: Rule, first: number, count: number): number {
  const key = `${first};${ruleText(rule)}`;
  let last = countedDays.get(key);
  if (last !== undefined) return last;
  last = first;
  let counted = 0;
  for (const day of daysFrom(rule, first, first)) {
    last = day;
    if (++counted >= count) break;
  }
  if (countedDays.size >= rememberedRules) countedDays.clear();
  countedDays.set(key, last);
  return last;
}

/** The days of a series from `begin` to `end`, in order, whatever its own end is; the first day belongs to it. */
function* daysFrom(rule: Rule, first: number, begin: number, end = furthestDay): Generator<number> {
  if (begin <= first) yield first;
  const period = periodOf(rule, first);
  const skipped = Math.floor((period.indexOf(Math.max(begin, first)) - period.indexOf(first)) / rule.interval);
  for (let step = 0; step < mostPeriods[rule.frequency]; step++) {
    const index = period.indexOf(first) + (skipped + step) * rule.interval;
    // A rule may name days that never come: what ends the walk is the period, not what was found in it.
    if (period.startOf(index) > end) return;
    for (const day of atPositions(period.daysIn(index), rule.positions)) {
      if (day > end) return;
      if (day > first && day >= begin) yield day;
    }
  }
}

/** Periods are numbered, so that every nth of them is reckoned and not walked to. */
type Period = {
  readonly indexOf: (day: number) => number;
  readonly startOf: (index: number) => number;
  /** In order, each once. */
  readonly daysIn: (index: number) => readonly number[];
};

function periodOf(rule: Rule, first: number): Period {
  const isInMonths = (day: number) => rule.months.length === 0 || rule.months.includes(partsOfDay(day).month);
  switch (rule.frequency) {
    case "DAILY":
      return {
        indexOf: (day) => day,
        startOf: (index) => index,
        daysIn: (day) =>
          isInMonths(day) && isOnMonthDays(rule.monthDays, day) && isOnWeekdays(rule.days, day) ? [day] : [],
      };
    case "WEEKLY": {
      // The first Monday since 1970 was day 4; weeks are counted from the weekday they begin with.
      const offset = 4 + rule.weekStart;
      const weekdays = rule.days.length > 0 ? rule.days.map(({ weekday }) => weekday) : [weekdayOfNumber(first)];
      const places = inOrder(weekdays.map((weekday) => (weekday - rule.weekStart + 7) % 7));
      return {
        indexOf: (day) => Math.floor((day - offset) / 7),
        startOf: (index) => index * 7 + offset,
        daysIn: (index) => places.map((place) => index * 7 + offset + place).filter(isInMonths),
      };
    }
    case "MONTHLY":
      return {
        indexOf: (day) => partsOfDay(day).year * 12 + partsOfDay(day).month - 1,
        startOf: (index) => numberOfDay(Math.floor(index / 12), (index % 12) + 1, 1),
        daysIn: (index) => {
          const month = (index % 12) + 1;
          if (rule.months.length > 0 && !rule.months.includes(month)) return [];
          return daysOfMonth(rule, Math.floor(index / 12), month, first);
        },
      };
    case "YEARLY":
      return {
        indexOf: (day) => partsOfDay(day).year,
        startOf: (year) => numberOfDay(year, 1, 1),
        daysIn: (year) => daysOfYear(rule, year, first),
      };
  }
}

function daysOfYear(rule: Rule, year: number, first: number): readonly number[] {
  const saysDays = rule.days.length > 0;
  const saysMonthDays = rule.monthDays.length > 0;
  if (saysDays && !saysMonthDays && rule.months.length === 0) {
    return weekdaysIn(rule.days, numberOfDay(year, 1, 1), numberOfDay(year, 12, 31));
  }
  // Days of the month without a month are those of every month; nothing at all means the month of the start.
  const months = rule.months.length > 0 ? inOrder(rule.months) : saysMonthDays ? everyMonth : [partsOfDay(first).month];
  return months.flatMap((month) => daysOfMonth(rule, year, month, first));
}

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);

function daysOfMonth(rule: Rule, year: number, month: number, first: number): readonly number[] {
  const begin = numberOfDay(year, month, 1);
  const length = daysInMonth(year, month);
  if (rule.monthDays.length === 0 && rule.days.length > 0) return weekdaysIn(rule.days, begin, begin + length - 1);
  const monthDays = rule.monthDays.length > 0 ? rule.monthDays : [partsOfDay(first).dayOfMonth];
  // A month without such a day is left out.
  const days = monthDays
    .map((one) => (one > 0 ? one : length + 1 + one))
    .filter((one) => one >= 1 && one <= length)
    .map((one) => begin + one - 1);
  if (rule.days.length === 0) return inOrder(days);
  const onWeekdays = new Set(weekdaysIn(rule.days, begin, begin + length - 1));
  return inOrder(days.filter((day) => onWeekdays.has(day)));
}

/** All such weekdays of a month or year, or the nth of them. */
function weekdaysIn(days: readonly RuleDay[], begin: number, end: number): readonly number[] {
  const found = new Set<number>();
  for (const { weekday, nth } of days) {
    const earliest = begin + ((weekday - weekdayOfNumber(begin) + 7) % 7);
    const latest = end - ((weekdayOfNumber(end) - weekday + 7) % 7);
    if (nth === null) for (let day = earliest; day <= end; day += 7) found.add(day);
    else {
      const day = nth > 0 ? earliest + (nth - 1) * 7 : latest + (nth + 1) * 7;
      if (day >= begin && day <= end) found.add(day);
    }
  }
  return inOrder([...found]);
}

function isOnMonthDays(monthDays: readonly number[], day: number): boolean {
  if (monthDays.length === 0) return true;
  const { year, month, dayOfMonth } = partsOfDay(day);
  return monthDays.includes(dayOfMonth) || monthDays.includes(dayOfMonth - daysInMonth(year, month) - 1);
}

function isOnWeekdays(days: readonly RuleDay[], day: number): boolean {
  return days.length === 0 || days.some(({ weekday }) => weekday === weekdayOfNumber(day));
}

function atPositions(days: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return days;
  const chosen = positions.map((one) => days.at(one > 0 ? one - 1 : one));
  return inOrder(chosen.filter((day) => day !== undefined));
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
