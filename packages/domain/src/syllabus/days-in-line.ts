import { daysInMonth } from "../days.ts";
import type { Language } from "../settings.ts";
import { type DateOrder, monthOf } from "../table-cells.ts";
import { evened, weekdayOfWord, weekdayPattern } from "./syllabus-words.ts";

/** A day as it is written: most syllabi leave the year to the reader. */
export type WrittenDay = { readonly year: number | null; readonly month: number; readonly day: number };

/** Some days in a line, and where it says them. */
export type Mention = {
  readonly at: number;
  readonly end: number;
  readonly first: WrittenDay;
  /** The last one of several days on end. */
  readonly last: WrittenDay | null;
  /** Written beside the first day; 0 is Monday. */
  readonly weekday: number | null;
  /** "The week of 7 June": somewhere in it. */
  readonly isWeek: boolean;
};

type Found = {
  at: number;
  end: number;
  first: WrittenDay;
  last: WrittenDay | null;
  /** Two bare numbers with a stroke between them may be a score, a page or a fraction. */
  needsCue: boolean;
};

/** What is no day for certain (2-4 of chapters, 12/20 of points) is not among them: a wrong date is worse than none. */
export function daysInLine(line: string, order: DateOrder, language: Language): readonly Mention[] {
  const text = evened(line);
  const found: Found[] = [];
  for (const way of ways) {
    for (const match of text.matchAll(way.pattern)) {
      const at = match.index;
      const end = at + match[0].length;
      if (found.some((one) => at < one.end && end > one.at)) continue;
      const read = way.read(match, order, language);
      if (!read || !isReal(read.first) || (read.last && !isReal(read.last))) continue;
      if (way.isRefused?.(text, at, end)) continue;
      found.push({ at, end, last: null, needsCue: false, ...read });
    }
  }
  found.sort((one, other) => one.at - other.at);
  const listed = found.flatMap((one) => [...daysBefore(one, text), one]);
  for (const one of listed) withHalfRange(one, text);
  const joined = joinedRanges(listed, text);
  return joined.flatMap((one) => mentionOf(one, joined, text, language));
}

type Way = {
  readonly pattern: RegExp;
  readonly read: (
    match: RegExpMatchArray,
    order: DateOrder,
    language: Language,
  ) => { first: WrittenDay; last?: WrittenDay; needsCue?: boolean } | null;
  readonly isRefused?: (text: string, at: number, end: number) => boolean;
};

const edge = "(?<![\\p{Script=Latin}\\d.,/$€]|\\d:)";
const monthName = "\\p{Script=Latin}{3,10}";

const ways: readonly Way[] = [
  {
    // 2026-10-14, 2026年10月14日, 民國116年1月18日, 令和8年10月14日
    pattern:
      /(?<![\d/.-])(民国|民國|令和|西元|公元)?\s*(\d{1,4})\s*([年/.-])\s*(\d{1,2})\s*([月/.-])\s*(\d{1,2})(?!\d)\s*[日号號]?/gu,
    read: ([, era = "", year = "", , month, , day]) => {
      const counted = era.startsWith("民") ? Number(year) + 1911 : era === "令和" ? Number(year) + 2018 : Number(year);
      return counted < 1990 || counted > 2100 ? null : { first: written(counted, month, day) };
    },
  },
  {
    // 10月14日, 11月5、6日, 10月1日至7日
    pattern:
      /(?<!\d|\d年\s*)(\d{1,2})\s*月\s*(\d{1,2})\s*(?:[日号號]?\s*(?:至|到|-|、|・|,|和|及)\s*(\d{1,2})\s*[日号號]|[日号號])/gu,
    read: ([, month, day, last]) => {
      return { first: written(null, month, day), ...(last && { last: written(null, month, last) }) };
    },
  },
  {
    // 三月四日
    pattern:
      /(?<![一二三四五六七八九十])([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})[日号號](?:\s*(?:至|到|-|、|和|及)\s*([一二三四五六七八九十]{1,3})[日号號])?/gu,
    read: ([, month, day, last]) => {
      const on = (said: string | undefined) => ({ year: null, month: hanNumber(month), day: hanNumber(said) });
      return { first: on(day), ...(last && { last: on(last) }) };
    },
  },
  {
    // 14 Oct, 14. Oktober 2026, 1er mars, 9 de diciembre de 2026
    pattern: new RegExp(
      `${edge}(\\d{1,2})(?:st|nd|rd|th|er|\\.?o|º|ª|\\.)?\\s*(?:de |of |-)?\\s*(${monthName})(?![\\p{L}])\\.?(?:,?\\s*(?:de |del )?(20\\d{2})(?!\\d))?(?!,?\\s*(?:de |del )?1\\d{3})`,
      "gu",
    ),
    read: ([, day, name = "", year], _, language) => {
      const month = monthIn(name, language);
      return month === null ? null : { first: written(year ? Number(year) : null, month, day) };
    },
    // "Unit 1 May 5" is the fifth.
    isRefused: (text, at, end) =>
      isAfterMonth(text.slice(0, at), text.slice(at, end)) ||
      (isNumbered.test(text.slice(0, at)) && /^\s*\d{1,2}(?![\d:])/u.test(text.slice(end))) ||
      (/may$/u.test(text.slice(at, end)) && afterMay.test(text.slice(end))),
  },
  {
    // Oct 14, October 14th, 2026
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(${monthName})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d%]|:\\d|[.,]\\d|\\s*h(?!\\p{L})|\\s*[ap]\\.? ?m(?!\\p{L}))(?:,?\\s+(20\\d{2})(?!\\d))?(?!,?\\s*1\\d{3})`,
      "gu",
    ),
    read: ([, name = "", day, year], _, language) => {
      const month = monthIn(name, language);
      return month === null ? null : { first: written(year ? Number(year) : null, month, day) };
    },
  },
  {
    // 14.10., 14.10.2026, 14.10.26
    pattern:
      /(?<![\p{Script=Latin}\d,/]|\d[.:]|\p{Script=Latin}-)(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d{2}|\d{2}(?![\d:.])(?!\s*(?:-\s*\d{1,2}(?:[:.]\d{2})?\s*)?(?:uhr|h|%|min))))?(?![\d])/gu,
    read: ([, day, month, year]) => ({ first: written(fullYear(year), month, day) }),
  },
  {
    // The first of "10.10 au 25.10.2026"
    pattern: /(?<![\p{L}\d.,:/-])(\d{1,2})\.(\d{1,2})(?=\s*(?:au|al|a|bis|-)\s*\d{1,2}\.\d{1,2}\.)/gu,
    read: ([, day, month]) => ({ first: written(null, month, day) }),
  },
  {
    // 10/14, 14/10/2026, 14-10-2026
    pattern:
      /(?<![\p{Script=Latin}\d.,/$€=]|\d:|\p{Script=Latin}-)(\d{1,2})(?:\/(\d{1,2})(?:\/(20\d{2}|\d{2}))?|-(\d{1,2})-(20\d{2}))(?![\d/:]|[.,]\d)/gu,
    read: ([, one = "", other, year, dashed, dashedYear], order) => {
      const next = other ?? dashed ?? "";
      const isMonthFirst = Number(next) > 12 || (Number(one) <= 12 && order === "month-first");
      const wholeYear = fullYear(year ?? dashedYear);
      return {
        first: isMonthFirst ? written(wholeYear, one, next) : written(wholeYear, next, one),
        needsCue: wholeYear === null,
      };
    },
    isRefused: (text, at, end) => countsBefore.test(text.slice(0, at)) || countsAfter.test(text.slice(end)),
  },
];

/** "Unit 1": a number that belongs to what stands before it. */
const isNumbered =
  /(?<!\p{L})(?:unit|chapter|ch\.?|quiz|test|exam|paper|hw|homework|lab|week|essay|project|set|module|part|n°|no\.?|#)\s*$/u;
/** "Students who miss exam 2 may take a make-up." */
const afterMay =
  /^\s+(?:not|also|still|be|have|take|retake|miss|need|use|want|include|cover|come|get|do|go|make|choose|ask|submit|bring)(?!\p{L})/u;

/** "Problem set 6" is no day of a Spanish September. */
function monthIn(name: string, language: Language): number | null {
  return name === "set" && language !== "es" ? null : monthOf(name);
}

/** "Nov 30-Dec 4" is no 30th of December. */
function isAfterMonth(before: string, day: string): boolean {
  const name = /(\p{Script=Latin}{3,10})\.?\s*$/u.exec(before)?.[1] ?? "";
  return day.includes("-") && monthOf(name) !== null;
}

/** Pages, chapters, rooms and scores stand before or after two numbers that look like a day. */
const countsBefore =
  /(?:(?<!\p{L})(?:pp?|pages?|ch|chap|chapters?|chapitres?|kap|kapitel|s|seiten?|room|rm|salle|raum|aula|salon|bureau|score|of|de|sur|ratio|note|version|ext|x|v|n°|nos?|nr|art|par)\.?|第|頁|页|号|=|平均は|分数以)\s*$/u;
const countsAfter =
  /^\s*(?:%|(?:points?|pts?|puntos?|punkte?n?|notenpunkte?|pages?|paginas?|seiten|faltas?|hours?|heures?|horas?|stunden|minutes?|min|mm|cm|m\/s|kg|students?|eleves?|students|is passing|inch|euros?|entspricht|by phone|pt)(?!\p{L})|[名点分页頁人枚回組班週周]|mm|cm|で合格)/u;

/** "19, 20 y 22 de octubre": the days before the last one have their month from it. */
function daysBefore(one: Found, text: string): readonly Found[] {
  const before = dayList.exec(text.slice(0, one.at));
  const days = before?.[1]?.match(/\d+/gu)?.map(Number) ?? [];
  const all = [...days, one.first.day];
  const isRising = all.every((day, place) => place === 0 || day > (all[place - 1] ?? 0));
  // Days on end are one span.
  const isOnEnd = one.first.day - (days[0] ?? 0) === days.length;
  if (!before || days.length === 0 || !isRising || isOnEnd) return [];
  let from = before.index;
  return days.map((day) => {
    const at = text.indexOf(String(day), from);
    from = at + String(day).length;
    return { at, end: from, first: { ...one.first, day }, last: null, needsCue: false };
  });
}

const dayList = /(?<![\p{L}\d.,:/-]|\d\s)(\d{1,2}(?:\s*,\s*\d{1,2})*)\s*(?:,|and|&|et|y|und)\s*$/u;

/** "17-21 ago", "du 26 au 30 octobre", "Dec 16-18", "10/21・22": one of the two days lends its month to the other. */
function withHalfRange(one: Found, text: string): void {
  if (one.last) return;
  const before = halfBefore.exec(text.slice(0, one.at));
  const isSpan =
    before !== null &&
    !isNumbered.test(text.slice(0, before.index + before[0].search(/\d/u))) &&
    (!/and|&|et|y|und/u.test(before[0].replace(/^\D*\d+/u, "")) || Number(before[1]) === one.first.day - 1);
  if (before?.[1] !== undefined && isSpan && Number(before[1]) < one.first.day) {
    one.last = one.first;
    one.first = { ...one.first, day: Number(before[1]) };
    one.at = before.index + before[0].indexOf(before[1]);
    one.needsCue = false;
    return;
  }
  const after = halfAfter.exec(text.slice(one.end));
  const day = Number(after?.[1] ?? after?.[2]);
  if (after && day > one.first.day && day <= 31 && isReal({ ...one.first, day })) {
    one.last = { ...one.first, day };
    one.end += after[0].length;
    one.needsCue = false;
    // "March 22-26, 2027" says its year after both.
    const year = one.first.year === null ? /^,?\s+(20\d{2})(?!\d)/u.exec(text.slice(one.end)) : null;
    if (!year) return;
    one.end += year[0].length;
    one.first = { ...one.first, year: Number(year[1]) };
    one.last = { ...one.last, year: Number(year[1]) };
  }
}

const halfBefore = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?:(?:${weekdayPattern})\\.? )?(\\d{1,2})\\.?\\s*(?:-|to|and|&|au|et|al?|y|bis|und)\\s*(?:(?:le|el|the) )?(?:(?:${weekdayPattern})[.,]?\\s*)?$`,
  "u",
);
const halfAfter =
  /^(?:\s*(?:-|to|through|and|&)\s*(\d{1,2})(?:st|nd|rd|th)?(?![\d/:]|\.\d|\s*月|\s*(?:%|[ap]\.?m|h(?!\p{L})|points|pages|\p{L}{3,9}\.? \d))|(?:\s*[(（][^)）]{1,2}[)）])?\s*(?:[・、]|日?[至到-])\s*(\d{1,2})(?:日|(?![\d/:月.])))/u;

/** Two whole days with "to" between them, or the next day after "and". */
function joinedRanges(found: readonly Found[], text: string): readonly Found[] {
  const joined: Found[] = [];
  for (const one of found) {
    const before = joined.at(-1);
    const between = before ? text.slice(before.end, one.at) : "";
    if (before && !before.last && !one.last && until.test(between)) {
      before.last = one.first;
      before.end = one.end;
      before.needsCue = false;
    } else if (before && !before.last && !one.last && nextDay.test(between) && follows(before.first, one.first)) {
      before.last = one.first;
      before.end = one.end;
      before.needsCue = false;
    } else {
      joined.push(one);
    }
  }
  return joined;
}

const inBrackets = "(?:\\s*[(（][^)）]{1,4}[)）])?";
const until = new RegExp(
  `^\\.?${inBrackets}\\s*(?:-|to|through|thru|until|till|bis(?: zum)?|jusqu'au|au|al?|hasta(?: el)?|至|到|から)\\s*(?:(?:le|el|the|den) )?(?:(?:${weekdayPattern})(?!\\p{L})[.,]?\\s*)?(?:(?:le|el|den) )?$`,
  "u",
);
const nextDay = new RegExp(
  `^\\.?${inBrackets}\\s*(?:[、・]|and|&|und|et|y)\\s*(?:(?:${weekdayPattern})[.,]?\\s*)?$`,
  "u",
);

function follows(one: WrittenDay, other: WrittenDay): boolean {
  return one.month === other.month
    ? other.day === one.day + 1
    : other.day === 1 && other.month === (one.month % 12) + 1 && one.day >= 28;
}

function mentionOf(
  { at, end, first, last, needsCue }: Found,
  all: readonly Found[],
  text: string,
  language: Language,
): readonly Mention[] {
  const ahead = weekdayAhead.exec(text.slice(0, at));
  const behind = weekdayBehind.exec(text.slice(end));
  const aheadDay = ahead ? weekdayOfWord(ahead[1] ?? singleLetters[ahead[2] ?? ""] ?? "", language) : null;
  const behindDay = behind ? weekdayOfWord(behind[1] ?? behind[2] ?? behind[3] ?? "", language) : null;
  const weekday = aheadDay ?? behindDay;
  const start = ahead && aheadDay !== null ? ahead.index : at;
  const stop = behind && behindDay !== null ? end + behind[0].length : end;
  const isListed = all.some(
    (other) => other.at !== at && /^\s*[、,・]\s*$/u.test(text.slice(Math.min(end, other.end), Math.max(at, other.at))),
  );
  const isLed = isListed || cue.test(text.slice(0, at)) || cueAfter.test(text.slice(end));
  if (needsCue && weekday === null && (marks.test(text) || !isLed)) return [];
  const isWeek = weekOf.test(text.slice(0, start));
  // "Au lundi 2 novembre au matin": school begins again that day.
  const isUntilMorning = last !== null && last.day > 1 && /^ au matin/u.test(text.slice(end));
  const lastDay = isUntilMorning ? { ...last, day: last.day - 1 } : last;
  return [{ at: start, end: stop, first, last: lastDay, weekday, isWeek }];
}

const singleLetters: Readonly<Record<string, string>> = { m: "mon", t: "tue", w: "wed", r: "thu", f: "fri" };
const weekdayAhead = new RegExp(
  `(?:(?<!\\p{L})(${weekdayPattern})|^\\s*([mtwrf])(?= ))[.,]?\\s*,?\\s*(?:(?:den|dem|the|le|el|dia) )?$`,
  "u",
);
const weekdayBehind = new RegExp(
  `^(?:\\s*[(（]\\s*([月火水木金土日一二三四五六天]|(?:${weekdayPattern})\\.?)(?:曜日?)?\\s*[)）]|\\s*[(（]?(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])[)）]?|\\s*,?\\s*(monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\\p{L}))`,
  "u",
);

/** A line about marks has two numbers with a stroke for its own reasons. */
const marks =
  /nota minima|minimum (?:grade|score|mark)|passing|aprobatori|aprobar con|moyenne|eliminatoire|bestanden|合格|及格|满分|満点/u;

/** What a bare 10/14 must follow: the start of a line or of a column, a colon, or a word that leads to a day. */
const cue =
  /(?:^[\s*•·▪◦-]*(?:\d{1,2}[.)]?\s+)?|\s{2,}|\t|\||[:：]\s*|(?<!\p{L})(?:on|due|by|until|from|before|le|el|au|du|avant le|jusqu'au|bis|am|ab|vom|zum|hasta|antes del|desde|dia|starting|lundi|since)\s+|自|于|於|は|で|至|截止|まで|前|[、，]|第\s*\d{1,2}\s*[回周週课課次]\s*[（(])$/u;

/** "（6/19締切）" */
const cueAfter = /^\s*(?:締|〆|まで|提出|截止)/u;

const weekOf = /(?:week (?:of|beginning|starting)|semaine du|woche (?:vom|ab)|semana del|w\/c)\s*(?:the )?$/u;

/** Up to 99: "三十一". */
function hanNumber(said = ""): number {
  const digits = "零一二三四五六七八九";
  const [tens, ones] = said.includes("十") ? said.split("十") : ["零", said];
  return (tens ? digits.indexOf(tens) : 1) * 10 + (ones ? digits.indexOf(ones) : 0);
}

function written(year: number | null, month: string | number = "", day: string | number = ""): WrittenDay {
  return { year, month: Number(month), day: Number(day) };
}

function fullYear(year: string | undefined): number | null {
  return year === undefined ? null : year.length === 2 ? 2000 + Number(year) : Number(year);
}

function isReal({ year, month, day }: WrittenDay): boolean {
  // Without a year the 29th of February may be meant.
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? 2024, month);
}
