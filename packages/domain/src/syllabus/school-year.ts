import { addDays, dayNumber, daysBetween, daysInMonth, twoDigits, weekdayOf } from "../days.ts";
import type { Language } from "../settings.ts";
import type { DateOrder } from "../table-cells.ts";
import { daysInLine, type Mention, type WrittenDay } from "./days-in-line.ts";
import { evened } from "./syllabus-words.ts";

/** Whether 9/4 is in September: by the days that can only be read one way, by the weekdays beside them, by the text. */
export function orderOfDates(lines: readonly string[], language: Language, today: string): DateOrder {
  const said = evened(lines.join("\n"));
  if (/mes\s*\/\s*dia|month\s*\/\s*day|mm\/dd/u.test(said)) return "month-first";
  if (/dia\s*\/\s*mes|jour\s*\/\s*mois|tag\s*\/\s*monat|day\s*\/\s*month|dd\/mm/u.test(said)) return "day-first";
  const usual = usualOrder(said, language);
  const fits = (order: DateOrder) => {
    let fit = 0;
    for (const line of lines) {
      for (const { first, weekday, at, end } of daysInLine(line, order, language)) {
        const [, one, other] = /(\d{1,2})\/(\d{1,2})/u.exec(line.slice(at, end)) ?? [];
        if (one === undefined) continue;
        if (weekday !== null && hasWeekday(first, weekday, today)) fit += 3;
        if (Number(order === "day-first" ? one : other) > 12) fit += 1;
      }
    }
    return fit;
  };
  const [dayFirst, monthFirst] = [fits("day-first"), fits("month-first")];
  return dayFirst === monthFirst ? usual : dayFirst > monthFirst ? "day-first" : "month-first";
}

function usualOrder(said: string, language: Language): DateOrder {
  if (language === "zh" || language === "ja") return "month-first";
  if (language !== "en") return "day-first";
  const isBritish =
    /(?<!\p{L})(?:gcse|a[- ]levels?|year 1[0-3]|year [7-9]|sixth form|half[- ]term|autumn term|timetabled|maths|form [3-6]|bank holiday|whilst|programme|marks)(?!\p{L})/u;
  return isBritish.test(said) ? "day-first" : "month-first";
}

function hasWeekday({ year, month, day }: WrittenDay, weekday: number, today: string): boolean {
  const now = Number(today.slice(0, 4));
  const years = year === null ? [now - 1, now, now + 1] : [year];
  return years.some((one) => day <= daysInMonth(one, month) && weekdayOf(dayText(one, month, day)) === weekday);
}

/** From what day on a day without a year is meant. */
export type SchoolYear = { readonly from: string };

/**
 * The twelve months a syllabus is about: what it says of its year, else the one that today lies in. Weekdays beside the
 * dates decide against both, and a term is told from its beginning to its end.
 */
export function schoolYearOf(
  lines: readonly string[],
  mentions: readonly Mention[],
  language: Language,
  today: string,
): SchoolYear {
  const now = Number(today.slice(0, 4));
  const start = language === "ja" ? "04-01" : "07-15";
  const current = today.slice(5) >= start ? now : now - 1;
  const { whole, lone } = saidYears(lines, start);
  const isNear = (from: string) => Math.abs(Number(from.slice(0, 4)) - now) <= 1;
  const candidates = [
    ...whole.filter(isNear),
    `${current}-${start}`,
    ...lone.filter((from) => isNear(from) && from >= `${current}`),
    `${now}-01-01`,
    `${current + 1}-${start}`,
    `${current - 1}-${start}`,
  ];
  const scored = candidates.map((from) => {
    let score = 0;
    let before = "";
    for (const { first, weekday } of mentions) {
      const day = placed(first, { from });
      if (day === null) continue;
      if (first.year !== null) {
        if (day >= from && daysBetween(from, day) < 366) score += 1;
        continue;
      }
      if (weekday !== null) score += weekdayOf(day) === weekday ? 10 : -10;
      if (day < before) score -= 1;
      before = day;
    }
    // Nobody types in a term that is over, unless it says so itself.
    const isOver = before !== "" && daysBetween(before, today) > overDays && whole.length + lone.length === 0;
    if (isOver) score -= 5;
    return { from, score };
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return { from: best?.from ?? `${current}-${start}` };
}

const overDays = 60;

/** "2026–27", "Fall 2026", "WS 2026/27", "2025年度", "115學年度", in the order of how much they tell. */
function saidYears(
  lines: readonly string[],
  start: string,
): { readonly whole: readonly string[]; readonly lone: readonly string[] } {
  const said = evened(lines.slice(0, 12).join("\n"));
  const found: string[] = [];
  const lone: string[] = [];
  for (const [, year = "", next = ""] of said.matchAll(/(?<!\d)(20\d{2})\s*[-/]\s*(?:20)?(\d{2})(?!\d)/gu)) {
    if (Number(next) === (Number(year) + 1) % 100) found.push(`${year}-07-15`);
  }
  for (const [, minguo = ""] of said.matchAll(/(\d{3})\s*[学學]年/gu)) found.push(`${Number(minguo) + 1911}-07-15`);
  for (const [, reiwa = ""] of said.matchAll(/令和\s*(\d{1,2})\s*年度/gu)) found.push(`${Number(reiwa) + 2018}-04-01`);
  for (const [, year = ""] of said.matchAll(/(20\d{2})\s*年度/gu)) found.push(`${year}-04-01`);
  for (const [, term = "", year = "", chinese = "", season = ""] of said.matchAll(seasons)) {
    const isFall = /fall|autumn|automne|herbst|otono|winter|ws|秋|aout|agosto|sep/u.test(term || season);
    found.push(`${year || chinese}-${isFall ? "07-15" : "01-01"}`);
  }
  for (const [, year = ""] of said.matchAll(/(?<![\d/.-])(20\d{2})(?![\d/.-])/gu)) {
    lone.push(`${year}-${start}`, `${year}-01-01`);
  }
  return { whole: found, lone };
}

const seasons =
  /(?<!\p{L})(fall|autumn|spring|summer|winter|automne|printemps|herbst|fruhjahr|otono|primavera|ws|ss|sose|wise)\s*(?:term|semester)?\s*(20\d{2})|(20\d{2})\s*年?\s*([春秋])/gu;

/** The day in that year; what says its own year is believed. Null: there is no such day. */
export function placed({ year, month, day }: WrittenDay, { from }: SchoolYear): string | null {
  if (year !== null) return day <= daysInMonth(year, month) ? dayText(year, month, day) : null;
  const first = Number(from.slice(0, 4));
  const one = `${first}-${twoDigits(month)}-${twoDigits(day)}` >= from ? first : first + 1;
  return day <= daysInMonth(one, month) ? dayText(one, month, day) : null;
}

/** A date of last year is in no syllabus of this one, except as an example. */
export function isWithinReach(day: string, { from }: SchoolYear): boolean {
  const ahead = daysBetween(from, day);
  return ahead >= -reachBackDays && ahead <= reachAheadDays;
}

const reachBackDays = 60;
const reachAheadDays = 900;

/** The nth such weekday of a span, for "(viernes)" in the row of a week. */
export function weekdayWithin(from: string, to: string, weekday: number): string | null {
  const day = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  return dayNumber(day) <= dayNumber(to) ? day : null;
}

function dayText(year: number, month: number, day: number): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}
