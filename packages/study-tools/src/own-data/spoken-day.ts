import { isSpaceless } from "@jotter/analysis/language";
import { addDays, dayNumber, daysBetween, isDay, twoDigits, weekdayOf } from "@jotter/domain/days";
import type { Language } from "@jotter/domain/settings";
import { finder, wordsOf } from "./words.ts";

/** The days that a question is about, both ends included. */
export type Span = {
  readonly name: "today" | "tomorrow" | "this-week" | "next-week" | "weekend" | "day" | "days";
  readonly from: string;
  readonly to: string;
};

export type SpokenSpan = { readonly span: Span; readonly at: number; readonly end: number };

export type Clock = { readonly today: string; readonly weekStart: number };

/** The first days that the text names; it must be plain already. */
export function spokenSpan(text: string, language: Language, clock: Clock): SpokenSpan | null {
  for (const way of waysToSay(text, language, clock)) {
    const [spoken] = way();
    if (spoken) return spoken;
  }
  return null;
}

/** All of them, as they stand; of two that share a word the more telling one. */
export function spokenSpans(text: string, language: Language, clock: Clock): readonly SpokenSpan[] {
  const all: SpokenSpan[] = [];
  for (const way of waysToSay(text, language, clock)) {
    all.push(...way().filter(({ at, end }) => !all.some((other) => at < other.end && end > other.at)));
  }
  return all.toSorted((one, other) => one.at - other.at);
}

type Way = () => readonly SpokenSpan[];

function waysToSay(text: string, language: Language, clock: Clock): readonly Way[] {
  const { today, weekStart } = clock;
  const words = wordsOf[language].day;
  const number = `\\d{1,3}|${words.numbers.join("|")}`;
  const numberIn = (match: string) => {
    const digits = /\d+/.exec(match)?.[0];
    if (digits) return Number(digits);
    return words.numbers.findIndex((names) => finder(names, language).test(reset(names, language, match))) + 1;
  };
  const weekday = words.weekdays.join("|");
  const weekdayIn = (match: string) =>
    words.weekdays.findIndex((names) => finder(names, language).test(reset(names, language, match)));
  const endOfWeek = addDays(today, 6 - ((weekdayOf(today) - weekStart + 7) % 7));
  const weekendStart = weekdayOf(today) === 6 ? today : addDays(today, 5 - weekdayOf(today));
  const nextMonday = addDays(today, 7 - weekdayOf(today));

  // "Montag Morgen", "a las nueve de la mañana".
  const before = words.beforeMorning?.replaceAll("{day}", weekday);
  const isMorning = (text: string) => before !== undefined && new RegExp(`(?:^| )(?:${before}) $`, "u").test(text);
  const comingDay = (match: string) => addDays(today, (weekdayIn(match) - weekdayOf(today) + 7) % 7);

  return [
    () => spokenDates(text, language, today),
    () =>
      found(maybe(words.weeksFromWeekday, language, { day: weekday, n: number }), text, (match) =>
        // "Jeudi en quinze" names no number of weeks.
        oneDay(addDays(comingDay(match), 7 * (numberIn(match) || 2)), today),
      ),
    () =>
      found(maybe(words.weeksFromTomorrow, language, { n: number }), text, (match) =>
        oneDay(addDays(today, 1 + 7 * Math.max(1, numberIn(match))), today),
      ),
    () => found(maybe(words.weekFromToday, language), text, () => oneDay(addDays(today, 7), today)),
    () =>
      found(maybe(words.secondWeekday, language, { day: weekday }), text, (match) =>
        oneDay(addDays(today, ((weekdayIn(match) - weekdayOf(today) + 6) % 7) + 8), today),
      ),
    () =>
      found(maybe(words.weekFromWeekday, language, { day: weekday }), text, (match) =>
        oneDay(addDays(comingDay(match), 7), today),
      ),
    () =>
      found(maybe(words.afterNextWeekday, language, { day: weekday }), text, (match) =>
        oneDay(addDays(nextMonday, 7 + Math.max(0, weekdayIn(match))), today),
      ),
    () =>
      found(finder(words.nextWeekday, language, { day: weekday }), text, (match) =>
        oneDay(addDays(nextMonday, Math.max(0, weekdayIn(match))), today),
      ),
    () =>
      found(finder(words.thisWeekday, language, { day: weekday }), text, (match) => oneDay(comingDay(match), today)),
    () =>
      found(finder(words.withinDays, language, { n: number }), text, (match) => {
        return { name: "days", from: today, to: addDays(today, numberIn(match)) };
      }),
    () => found(maybe(words.fortnight, language), text, () => oneDay(addDays(today, 14), today)),
    () =>
      found(finder(words.inDays, language, { n: number }), text, (match) =>
        oneDay(addDays(today, numberIn(match)), today),
      ),
    () =>
      found(finder(words.inWeeks, language, { n: number }), text, (match) =>
        oneDay(addDays(today, 7 * Math.max(1, numberIn(match))), today),
      ),
    () => found(maybe(words.threeDays, language), text, () => oneDay(addDays(today, 3), today)),
    () => found(finder(words.dayAfter, language), text, () => oneDay(addDays(today, 2), today)),
    () => found(maybe(words.thisMorning, language), text, () => oneDay(today, today)),
    () =>
      found(finder(words.tomorrow, language), text, () => oneDay(addDays(today, 1), today)).filter(
        ({ at }) => !isMorning(text.slice(0, at)),
      ),
    () => found(finder(words.today, language), text, () => oneDay(today, today)),
    () => found(finder(words.yesterday, language), text, () => oneDay(addDays(today, -1), today)),
    () =>
      found(finder(words.weekend, language), text, () => {
        return { name: "weekend", from: weekendStart, to: addDays(weekendStart, 6 - weekdayOf(weekendStart)) };
      }),
    () =>
      found(finder(words.nextWeek, language), text, () => {
        return { name: "next-week", from: addDays(endOfWeek, 1), to: addDays(endOfWeek, 7) };
      }),
    () => spokenMonth(text, language, today),
    () =>
      found(finder(words.nextMonth, language), text, () => {
        const first = addDays(lastOfMonth(today), 1);
        return { name: "days", from: first, to: lastOfMonth(first) };
      }),
    () => found(finder(words.thisWeek, language), text, () => ({ name: "this-week", from: today, to: endOfWeek })),
    () => found(finder(words.thisMonth, language), text, () => ({ name: "days", from: today, to: lastOfMonth(today) })),
    () => found(finder(words.weekdays.join("|"), language), text, (match) => oneDay(comingDay(match), today)),
  ];
}

/** A week from today on, for questions that name no days. */
export function comingDays(today: string, days: number): Span {
  return { name: "days", from: today, to: addDays(today, days) };
}

export function oneDay(day: string, today: string): Span {
  const ahead = daysBetween(today, day);
  return { name: ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : "day", from: day, to: day };
}

/** A month by its name: what is left of this one, or the whole of the next such. */
function spokenMonth(text: string, language: Language, today: string): readonly SpokenSpan[] {
  const { months } = wordsOf[language].day;
  const expression = isSpaceless(language)
    ? /(?<!\d)(?<month>\d{1,2})月(?!\d)/u
    : new RegExp(
        `(?<!\\p{L})(?:in|im|en|during|de|for|fur|pour|para|this|next) (?<month>${months.join("|")})(?![\\p{L}\\p{N}])`,
        "u",
      );
  const match = expression.exec(text);
  const said = match?.groups?.month ?? "";
  const month = isSpaceless(language) ? Number(said) : months.findIndex((names) => names.split("|").includes(said)) + 1;
  if (!match || month < 1 || month > 12) return [];
  const [year, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = `${month < thisMonth ? year + 1 : year}-${twoDigits(month)}-01`;
  const from = first < today ? today : first;
  return [{ span: { name: "days", from, to: lastOfMonth(from) }, at: match.index, end: match.index + match[0].length }];
}

function lastOfMonth(day: string): string {
  for (let last = day; ; last = addDays(last, 1)) if (addDays(last, 1).slice(0, 7) !== day.slice(0, 7)) return last;
}

/** The compiled expressions are shared, and remember where they last found something. */
function reset(names: string, language: Language, text: string): string {
  finder(names, language).lastIndex = 0;
  return text;
}

/** Not every language has such an expression. */
function maybe(expressions: string | undefined, language: Language, inside?: Readonly<Record<string, string>>): RegExp {
  return expressions === undefined ? nothing : finder(expressions, language, inside);
}

const nothing = /(?!)/gu;

function found(expression: RegExp, text: string, spanOf: (match: string) => Span): readonly SpokenSpan[] {
  expression.lastIndex = 0;
  return Array.from(text.matchAll(expression), (match) => {
    return { span: spanOf(match[0]), at: match.index, end: match.index + match[0].length };
  });
}

function spokenDates(text: string, language: Language, today: string): readonly SpokenSpan[] {
  const missing: { readonly at: number; readonly end: number }[] = [];
  const dates: SpokenSpan[] = [];
  for (const { expression, read } of dateForms(language)) {
    for (const match of text.matchAll(expression)) {
      const { year, month, day, weekday } = read(match);
      const [at, end] = [match.index, match.index + match[0].length];
      const date = dateNear(today, year, month, day);
      // "Friday 10" is an hour, if the 10th is no Friday.
      if (weekday !== undefined && (date === null || weekdayOf(date) !== weekday)) continue;
      // "31" is no day of its own in "31 February".
      if ([...missing, ...dates].some((other) => at < other.end && end > other.at)) continue;
      if (date) dates.push({ span: oneDay(date, today), at, end });
      else if (month !== undefined) missing.push({ at, end });
    }
  }
  return dates;
}

/** A date that no calendar has; its span are the days around it. */
export type MissingDate = SpokenSpan & {
  /** "2/30" may be something else; "February 30" and "2/30/2027" are not. */
  readonly isSure: boolean;
};

/** The first date in the text that there is not: "February 30". */
export function missingDate(text: string, language: Language, today: string): MissingDate | null {
  for (const { expression, read, isFigures } of dateForms(language)) {
    for (const match of text.matchAll(expression)) {
      const { year, month = 0, day } = read(match);
      if (month < 1 || month > 12 || day < 29 || dateNear(today, year, month, day)) continue;
      const isSure = isFigures !== true || year !== undefined;
      if (!isSure && day > 31 && !beforeDate.test(text.slice(0, match.index))) continue;
      const lastIn = (its: number) => lastOfMonth(`${its}-${twoDigits(month)}-01`);
      const thisYear = Number(today.slice(0, 4));
      const from = lastIn(year ?? (lastIn(thisYear) < today ? thisYear + 1 : thisYear));
      const span: Span = { name: "days", from, to: addDays(from, 1) };
      return { span, isSure, at: match.index, end: match.index + match[0].length };
    }
  }
  return null;
}

/** What says of two figures that they are a date, even if there is none such: "am 32.12.". */
const beforeDate = /(?:^| )(?:on|by|due|am|zum|bis|el|le) $/u;

type Named = {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day: number;
  /** It has to be one. */
  readonly weekday?: number;
};
type DateForm = {
  readonly expression: RegExp;
  readonly read: (match: RegExpMatchArray) => Named;
  readonly isFigures?: true;
};

function dateForms(language: Language): readonly DateForm[] {
  const { months, monthFirst, weekdays } = wordsOf[language].day;
  const whole: DateForm = {
    expression: /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/gu,
    read: ([, year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  };
  const short: DateForm = {
    expression: /(?<![\d.:/-])(\d{1,2})[./](\d{1,2})(?:[./](\d{2,4}))?(?![\d:%])/gu,
    read: ([, one, other, year]) => {
      const [first, second] = [Number(one), Number(other)];
      const isMonthFirst = (monthFirst && first <= 12) || second > 12;
      const named = isMonthFirst ? { month: first, day: second } : { month: second, day: first };
      return { ...named, year: year ? Number(year) + (year.length === 2 ? 2000 : 0) : undefined };
    },
    isFigures: true,
  };
  if (isSpaceless(language)) {
    return [
      whole,
      {
        expression: /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?/gu,
        read: ([, year, month, day]) => ({
          year: year ? Number(year) : undefined,
          month: Number(month),
          day: Number(day),
        }),
      },
      {
        expression: /(?<!年)([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})[日号]/gu,
        read: ([, month, day]) => ({ month: hanNumber(month), day: hanNumber(day) }),
      },
      {
        expression: /(?<!\d)(\d{1,2})(?:号(?![楼线门教室馆机台厅])|日(?![以間后後内うあ]|のうち))/gu,
        read: ([, day]) => ({ day: Number(day) }),
      },
      short,
    ];
  }
  const name = months.join("|");
  const monthOf = (match: string | undefined) =>
    months.findIndex((names) => names.split("|").includes(match ?? "")) + 1;
  const ordinal = "(?:st|nd|rd|th|er|ter|ten)?";
  return [
    whole,
    {
      expression: new RegExp(`(?<!\\p{L})(${name}) (?:the )?(\\d{1,2})${ordinal}(?: (\\d{4}))?(?![\\p{N}%])`, "gu"),
      read: ([, month, day, year]) => ({
        year: year ? Number(year) : undefined,
        month: monthOf(month),
        day: Number(day),
      }),
    },
    {
      expression: new RegExp(
        `(?<!\\d)(\\d{1,2})${ordinal} (?:of |de |du )?(${name})(?: (?:de |del )?(\\d{4}))?(?!\\p{L}|(?<= may) ${afterMay})`,
        "gu",
      ),
      read: ([, day, month, year]) => ({
        year: year ? Number(year) : undefined,
        month: monthOf(month),
        day: Number(day),
      }),
    },
    {
      expression:
        /(?<!\p{L})(?:the|on the|el|el dia|le|am|(?<!(?:in|mit|von|aus|bei|zu|nach|zwischen|allen) )den) (\d{1,2})(?<!(?<!\p{L})the \d{1,2}(?= (?!this )\p{L}{3,}s(?!\p{L})))(?:st|nd|rd|th|ten)?(?= |$)(?! (?:uhr|h|%|percent|prozent|por))/gu,
      read: ([, day]) => ({ day: Number(day) }),
    },
    {
      expression: new RegExp(
        `(?<!\\p{L})(${weekdays.join("|")}) (?:the |el |le |den |dem )?(\\d{1,2})(?:st|nd|rd|th|ten)?(?= |$)(?! (?:uhr|h|a ?m|p ?m)(?!\\p{L}))`,
        "gu",
      ),
      read: ([, weekday = "", day]) => {
        return { day: Number(day), weekday: weekdays.findIndex((names) => names.split("|").includes(weekday)) };
      },
    },
    short,
  ];
}

/** "Students who miss exam 2 may take a make-up." */
const afterMay =
  "(?:not|also|still|be|have|take|retake|miss|need|use|want|include|cover|come|get|do|go|make|choose|ask|submit|bring)(?!\\p{L})";

/** Up to 99: "三十一". */
function hanNumber(said = ""): number {
  const [tens, ones] = said.includes("十") ? said.split("十") : ["零", said];
  const digits = "零一二三四五六七八九";
  return (tens ? digits.indexOf(tens) : 1) * 10 + (ones ? digits.indexOf(ones) : 0);
}

/** Without a year the next such day is meant, or one of the last weeks; without a month the next such day. */
function dateNear(today: string, year: number | undefined, month: number | undefined, day: number): string | null {
  const thisYear = Number(today.slice(0, 4));
  if (month === undefined) {
    const start = dayNumber(`${today.slice(0, 7)}-01`);
    for (const ahead of [0, 31, 62]) {
      const itsMonth = addDays(today, start + ahead - dayNumber(today)).slice(0, 7);
      const date = `${itsMonth}-${twoDigits(day)}`;
      if (isDay(date) && date >= today) return date;
    }
    return null;
  }
  for (const each of year === undefined ? [thisYear, thisYear + 1] : [year]) {
    const date = `${each}-${twoDigits(month)}-${twoDigits(day)}`;
    if (isDay(date) && (year !== undefined || daysBetween(today, date) > -rememberedDays)) return date;
  }
  return null;
}

const rememberedDays = 60;
