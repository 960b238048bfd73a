import { addDays, weekdayOf } from "../days.ts";
import type { Language } from "../settings.ts";
import { classesIn, type WrittenClass } from "./class-lines.ts";
import { daysInLine, type Mention } from "./days-in-line.ts";
import { isWithinReach, orderOfDates, placed, type SchoolYear, schoolYearOf, weekdayWithin } from "./school-year.ts";
import {
  type DatedKind,
  evened,
  kindOfWords,
  languageOfSyllabus,
  tellsOfPaper,
  weekdayOfWord,
  weekdayPattern,
} from "./syllabus-words.ts";
import { timesInLine } from "./times-in-line.ts";
import { weightsIn } from "./weight-lines.ts";

/** What a syllabus proposes, each with the line it stands in. Nothing of it is more than a proposal. [PLN-2] */
export type Syllabus = {
  readonly classes: readonly ProposedClass[];
  readonly weights: readonly ProposedWeight[];
  readonly dates: readonly ProposedDate[];
  readonly topics: readonly string[];
};

export type ProposedClass = {
  readonly name: string;
  readonly teacher: string | null;
  readonly room: string | null;
  readonly line: string;
};

export type ProposedWeight = {
  readonly name: string;
  readonly percent: number;
  /** Its place among the classes; null where the syllabus names none. */
  readonly ofClass: number | null;
  readonly line: string;
};

export type ProposedDate = {
  readonly day: string;
  /** The last of several days. */
  readonly last: string | null;
  readonly time: string | null;
  readonly endTime: string | null;
  readonly title: string;
  readonly kind: DatedKind;
  readonly topics: readonly string[];
  readonly ofClass: number | null;
  readonly line: string;
  /** The weekday beside it is not that day's: one of the two is a slip. */
  readonly isDoubtful: boolean;
};

/** Reads by rules alone, in the six languages; `own` is the student's, for a text that does not show its language. */
export function readSyllabus(text: string, today: string, own: Language): Syllabus {
  const lines = text.replace(/\r\n?/gu, "\n").slice(0, longest).split("\n").map(bounded);
  const language = languageOfSyllabus(text, own);
  const order = orderOfDates(lines, language, today);
  const mentioned = lines.map((line, at) =>
    daysInLine(line, order, language).filter(
      (mention) =>
        !isOfPaper(line, mention) &&
        !isPageNumber(line, mention, language) &&
        !isLetterDate(line, at, lines.length, mention, language),
    ),
  );
  const year = schoolYearOf(lines, mentioned.flat(), language, today);
  const classes = classesIn(lines);
  const reading: Reading = { lines, mentioned, language, year, classes, isExamPlan: isExamPlan(lines) };
  const rows = lines.flatMap((_, at) => rowsOfLine(at, reading));
  const { dates, lessons } = withoutLessons(rows);
  const classAt = (at: number) => placeOfClass(classes, at);
  const kept = withoutRepeats(dates);
  return {
    classes: classes.map(({ at, ...one }) => ({ ...one, line: (lines[at] ?? "").trim() })),
    weights: weightsIn(lines).map(({ at, ...weight }) => {
      return { ...weight, ofClass: classAt(at), line: (lines[at] ?? "").trim() };
    }),
    dates: kept.map(({ at, isSaid, isRow, ...date }) => ({
      ...date,
      ofClass: classAt(at),
      line: (lines[at] ?? "").trim(),
    })),
    topics: unlike([...kept.flatMap(({ topics }) => topics), ...lessons.flatMap(({ title }) => topicsIn(title))]),
  };
}

/** A book is no syllabus: what stands further back is not read. */
const longest = 200_000;
const longestLine = 4000;
const longestRow = 100;

/** A row of ten thousand dots or blanks says nothing, and whoever looks through it would be at it for minutes. */
function bounded(line: string): string {
  const short = line.slice(0, longestLine);
  return short.length <= longestRow ? short : short.replace(/([\s.…·_-])\1{99,}/gu, (row) => row.slice(0, longestRow));
}

type Reading = {
  readonly lines: readonly string[];
  readonly mentioned: readonly (readonly Mention[])[];
  readonly language: Language;
  readonly year: SchoolYear;
  readonly classes: readonly WrittenClass[];
  readonly isExamPlan: boolean;
};

type Row = Omit<ProposedDate, "ofClass" | "line"> & {
  readonly at: number;
  /** Its words say what it is; else it may be what is taught that day. */
  readonly isSaid: boolean;
  /** The line begins with the day. */
  readonly isRow: boolean;
};

/** "rev. 08/15/2025", "Last year's final (May 8, 2026)": the sentence up to the date is about something else. */
function isOfPaper(line: string, { at, end }: Mention): boolean {
  const before = line.slice(0, end);
  const sentence = Math.max(
    0,
    ...[...before.slice(0, at).matchAll(/[.!?]\s+(?=\p{Lu})|[;；。]/gu)].map((m) => m.index),
  );
  const after = /^\s*[^\s,;，。]{0,6}/u.exec(line.slice(end))?.[0] ?? "";
  return tellsOfPaper.test(evened(before.slice(sentence) + after));
}

/** "Neustadt, 28.08.2026": when it was written stands at the end of a line over or under all others. */
function isLetterDate(line: string, at: number, count: number, { first, end }: Mention, language: Language): boolean {
  const isOutside = at < 5 || at >= count - 3;
  const isAtEnd = /^[\s.)）]*$/u.test(line.slice(end));
  return isOutside && isAtEnd && first.year !== null && !line.includes(":") && !kindOfWords(line, language).isSaid;
}

/** The "1/2" at the right end of a page's head. */
function isPageNumber(line: string, { at, end }: Mention, language: Language): boolean {
  const isAtEnd = /\s{8,}$/u.test(line.slice(0, at)) && line.slice(end).trim() === "";
  return isAtEnd && /^\d+\/\d+$/u.test(line.slice(at, end)) && !kindOfWords(line, language).isSaid;
}

function isExamPlan(lines: readonly string[]): boolean {
  return /prufungsplan|klausur(?:en)?plan|prufungstermine|travaux ecrits|exam (?:schedule|plan|timetable)|calendario de examenes|calendrier des (?:examens|ds|controles)|考试安排|考試日程|試験日程|テスト日程/u.test(
    evened(lines.slice(0, 4).join("\n")),
  );
}

function rowsOfLine(at: number, reading: Reading): readonly Row[] {
  const { lines, mentioned, language, year } = reading;
  const line = lines[at] ?? "";
  const mentions = mentioned[at] ?? [];
  const [first] = mentions;
  if (!first) return [];
  const week = weekOfRow(line, first);
  if (week) return rowsOfWeek(at, mentions, reading);
  const pieces = piecesOf(line, mentions);
  const head = /^([^:：]*?)\s*[:：]/u.exec(line.slice(0, first.at))?.[1]?.trim() ?? "";
  const onlyTime = timesInLine(line).filter((time) => !mentions.some((one) => time.at < one.end && time.end > one.at));
  const isList = pieces.length > 1 && pieces.slice(1).every(({ text }) => toldIn(text, language).title === "");
  const rows = pieces.flatMap((piece, place): readonly Row[] => {
    const { mention } = piece;
    const span = spanOf(mention, year);
    if (!span) return [];
    const told = toldIn(piece.text, language);
    const isBare = told.title === "";
    const shared = isBare || (place > 0 && piece.isSameClause && head !== "");
    const own = !shared || place === 0 ? told : underHead(head, told, language);
    const whole = own.title === "" && mentions.length === 1 ? fromNextLines(at, reading) : own;
    const time = told.time ?? ((isBare || isList) && onlyTime.length === 1 ? (onlyTime[0] ?? null) : null);
    return [rowOf(at, span, mention, time, whole, reading, place === 0 && isLineStart(line, mention))];
  });
  return specified(rows);
}

function isLineStart(line: string, { at }: Mention): boolean {
  return /^[\s*•·▪◦–-]*(?:(?:第\s*)?\d{1,2}\s*(?:回|[.)])?\s+|第.{1,3}[回周週]\s*[（(]?|(?:semaine|week|woche|kw|semana)\s*\d+\s*[:–-]?\s*|-+\s+)?$/iu.test(
    line.slice(0, at),
  );
}

type SpanOfDays = { readonly day: string; readonly last: string | null };

function spanOf({ first, last, isWeek }: Mention, year: SchoolYear): SpanOfDays | null {
  // The year that stands at the end of a range is that of its beginning too.
  const start = first.year === null && last?.year != null ? startBefore(first, last.year, last.month) : first;
  const day = placed(start, year);
  if (day === null || !isWithinReach(day, year)) return null;
  if (!last) return { day, last: isWeek ? addDays(day, 4) : null };
  const open = placed(last.year === null ? { ...last, year: Number(day.slice(0, 4)) } : last, year);
  const end = open !== null && open < day ? placed({ ...last, year: Number(day.slice(0, 4)) + 1 }, year) : open;
  return end === null || end <= day ? { day, last: null } : { day, last: end };
}

function startBefore(first: Mention["first"], year: number, month: number): Mention["first"] {
  return { ...first, year: first.month > month ? year - 1 : year };
}

type Piece = { readonly mention: Mention; readonly text: string; readonly isSameClause: boolean };

/** To each day of a line the words that belong to it; where the day stood is a sign that nobody types. */
function piecesOf(line: string, mentions: readonly Mention[]): readonly Piece[] {
  const [only] = mentions;
  const isDayFirst = only !== undefined && isLineStart(line, only);
  if (only && mentions.length === 1) return [{ mention: only, text: clauseAround(line, only), isSameClause: true }];
  let before = line.slice(0, mentions[0]?.at ?? 0);
  let isSameClause = true;
  return mentions.map((mention, place) => {
    const next = mentions[place + 1];
    const after = line.slice(mention.end, next?.at ?? line.length);
    const { own, others, isSame } = next ? parted(after, isDayFirst) : { own: after, others: "", isSame: true };
    const piece = { mention, text: `${before}\uE000${own}`, isSameClause };
    before = others;
    isSameClause = isSame;
    return piece;
  });
}

/** Of a line of several clauses the one that has the day, unless the day is all it has. */
function clauseAround(line: string, { at, end }: Mention): string {
  const whole = `${line.slice(0, at)}\uE000${line.slice(end)}`;
  const clause =
    whole.split(/[;；。]|(?<=\p{L}{3}|\d\)?|\uE000|\))[.!?]\s+(?=\p{Lu})/u).find((one) => one.includes("\uE000")) ??
    whole;
  return /\p{L}{2}/u.test(clause) ? clause : whole;
}

/** Between two days: what ends the first one's clause, and what begins the next one's. */
function parted(
  between: string,
  isDayFirst: boolean,
): { readonly own: string; readonly others: string; readonly isSame: boolean } {
  const strong = /[;；。|]|\.\s+(?=\p{L})/u.exec(between);
  const weak = /^[^,，、]*[,，、]/u.exec(between);
  if (strong) {
    const cut = strong.index + strong[0].length;
    return { own: between.slice(0, strong.index), others: between.slice(cut), isSame: false };
  }
  if (weak) return { own: weak[0].slice(0, -1), others: between.slice(weak[0].length), isSame: true };
  return isDayFirst ? { own: between, others: "", isSame: true } : { own: "", others: between, isSame: true };
}

type Told = {
  readonly title: string;
  readonly kind: DatedKind;
  readonly isSaid: boolean;
  readonly topics: readonly string[];
  readonly time: { readonly time: string; readonly endTime: string | null } | null;
};

/** A piece in columns has its announcement in one of them and what is taught in another. */
function toldIn(whole: string, language: Language): Told {
  // "Test 2 am Mi, 28.10." tells no hour.
  const piece = language === "de" ? whole.replace(/\sam(?=\s*\uE000)/u, "") : whole;
  const times = timesInLine(piece.replace("\uE000", " "));
  const time = times.find(({ endTime }) => endTime !== null) ?? times[0] ?? null;
  const cells = withoutTimes(piece)
    .split(/\s{2,}|\t|\||　|(?<=^.{0,40})\uE000\s/u)
    .map((cell) => tidied(cell.replaceAll("\uE000", " ")))
    .filter((cell) => /\p{L}/u.test(cell) && !isFiller(cell));
  const kinds = cells.map((cell) => kindOfWords(cell, language));
  const saying = cells.filter((_, place) => kinds[place]?.isSaid);
  const telling = saying.length > 0 && saying.length < cells.length ? saying : cells;
  const title = telling.join(", ");
  const { kind, isSaid } = kindOfWords(title, language);
  const others = saying.length > 0 ? cells.filter((cell) => !telling.includes(cell)) : [];
  const isExam = kind === "exam" || kind === "quiz";
  const [, shouted, about] = (isExam && shoutedThenSpelled.exec(title)) || [];
  const short = shortened(shouted === undefined ? title : sentenceOf(shouted));
  const said = isExam ? [...topicsOfTitle(title), ...topicsIn(about ?? "")] : [];
  return {
    title: short,
    kind,
    isSaid,
    topics: unlike([...said, ...others.flatMap(topicsIn)]),
    time: time && { time: time.time, endTime: time.endTime },
  };
}

/** "UNIT 1 TEST Chemistry of Life": what it is, and what it is about. */
const shoutedThenSpelled = /^(\p{Lu}{2,}(?:\s+(?:\p{Lu}{2,}|\d+))+)\s+(\p{Lu}\p{Ll}.*)$/u;

function sentenceOf(shouted: string): string {
  return shouted.charAt(0) + shouted.slice(1).toLowerCase();
}

function underHead(head: string, told: Told, language: Language): Told {
  const title =
    told.title === "" ? head : /^[（(]/u.test(told.title) ? `${head}${told.title}` : `${head}: ${told.title}`;
  return { ...told, ...kindOfWords(title, language), title };
}

function withoutTimes(piece: string): string {
  let text = piece;
  for (const { at, end } of [...timesInLine(piece)].reverse()) {
    text = `${text.slice(0, at)}${" ".repeat(1)}${text.slice(end)}`;
  }
  return text;
}

/** What leads to a day and follows an hour is no part of what takes place. */
function tidied(cell: string): string {
  let text = cell.trim();
  for (let again = true; again; ) {
    const before = text;
    text = text
      .replace(/^[\s*•·▪◦–—:：,，、。;；.\-|）)]+/u, "")
      .replace(/[\s*•·–—:：,，、。;；.\-|（(]+$/u, "")
      .replace(
        /^(?:\d{1,2}[.)]\s+|(?:on|the|at|is|at the|le|el|la|les|los|am|um|bis|den|du|au|à|de|del|ab|vom|jusqu[’']au|前|までに?|自|起)(?=\s|$)\s*|前(?=上交|提交|缴|繳|交)|[一二三四五六七八九十]、)/iu,
        "",
      )
      .replace(
        /(?<=^|[\s,，(（])(?:on|at|by|is|are|due on|from|the|in|of|le|el|la|les|am|um|bis|den|zum|vom|du|au|à|a|de|del|antes de las|avant le|avant|jusqu[’']au|à partir du|à partir de|before|until|hasta el|para el|pour le|h|uhr|自|起|まで|は)$/iu,
        "",
      )
      .replace(/(?:自|起|まで|は)$/u, "")
      .replace(/[（(]\s*[)）]/gu, " ")
      .trim();
    again = text !== before;
  }
  return text.replace(/\s{2,}/gu, " ");
}

function isFiller(cell: string): boolean {
  return /^(?:[（(]?无[)）]?|none|keine?|ninguno|aucun|tba|tbd|n\/a|なし|n\.n\.?)$/iu.test(cell);
}

/** A title is what stands before the details: chapters, rooms, minutes and what else is said. */
function shortened(title: string): string {
  const bare = title
    .replace(/\s*[（(][^()（）]*(?:\d|min|tba|ch\.|chap|kap|pp?\.)[^()（）]*[)）]/giu, "")
    .replace(/\s*[（(][^()（）]*$/u, "")
    .replace(/^[^()（）]*[)）]\s*(?=\p{L})/u, "")
    .replace(/\s*[:：,]\s*,\s*/gu, ", ")
    .replace(/,\s*[\d.+/\s-]*$/u, "")
    .replace(/\s+(?:due|à rendre|abgeben|au plus tard)$/iu, "")
    .trim();
  const sentence = /^(.{12,}?)[.!?。]\s+\p{Lu}/u.exec(bare)?.[1] ?? bare;
  return sentence.length > titleMaximum ? `${sentence.slice(0, titleMaximum).replace(/\s+\S*$/u, "")}…` : sentence;
}

const titleMaximum = 120;

/** "Quiz: cell organelles", "Map quiz (the Fertile Crescent)", "第一次月考，范围：集合、函数" */
function topicsOfTitle(title: string): readonly string[] {
  const after = /[:：—–]\s*([^:：]+)$/u.exec(title)?.[1];
  const inBrackets = /[（(]([^()（）]{3,60})[)）]/u.exec(title)?.[1];
  const told = [after, inBrackets].filter((one) => one !== undefined && !/\d/u.test(one));
  return told.flatMap((one) => topicsIn(one ?? ""));
}

function topicsIn(text: string): readonly string[] {
  return text
    .replace(/[（(][^()（）]*[)）]/gu, "")
    .replace(/\.\s.*$/u, "")
    .replace(/^(?:tema|unit|unidad|chapter|thema|kapitel|chapitre)\s*[\d-]+\s*[:.]?\s*/iu, "")
    .split(/[,;，、；・]|(?<!\p{L})(?:and|und|et|y)(?!\p{L})/u)
    .map((topic) => topic.replace(/^(?:the|范围[:：])\s*/iu, "").trim())
    .filter((topic) => /\p{L}{2}|\p{Script=Han}/u.test(topic) && topic.length <= 80 && !counted.test(topic));
}

/** "第5回", "Week 3": where it stands in the term, not what it is about. */
const counted =
  /^(?:第\s*.{1,3}\s*[回周週課课次]|(?:week|wk|woche|kw|semana|semaine|sem)\.?\s*\d+|(?:min|std|ch|chap|kap|pp?)\.?)$/iu;

/** A table that lost its columns: the day stands alone, and what it is follows below it. */
function fromNextLines(at: number, { lines, mentioned, language }: Reading): Told {
  const below: string[] = [];
  for (let next = at + 1; next < lines.length && below.length < 3; next += 1) {
    const line = (lines[next] ?? "").trim();
    if (line === "" || (mentioned[next] ?? []).length > 0 || /^\d{1,2}月$/u.test(line)) break;
    below.push(line);
  }
  const told = below.filter((line) => !isFiller(line)).map((line) => toldIn(line, language));
  const main = told.find(({ isSaid }) => isSaid) ?? told[0];
  const none: Told = { title: "", kind: "other", isSaid: false, topics: [], time: null };
  if (!main) return none;
  const others = told.filter((one) => one !== main && !one.isSaid && !/\d/u.test(one.title));
  return { ...main, topics: unlike([...main.topics, ...others.flatMap(({ title }) => topicsIn(title))]) };
}

/** "4 | 7–11 sep | Estereoquímica | Primer parcial mié 9 sep": a week, what is taught, and what happens in it. */
function weekOfRow(line: string, first: Mention): boolean {
  if (first.last === null) return false;
  const isCounted =
    /^\s*(?:week|wk|woche|kw|semana|semaine|sem\.?|第)?\s*\.?(?:\d{1,2}|[一二三四五六七八九十]{1,3}(?=[周週]))\s*[周週]?\s*[:：(（|\s–-]*(?:(?:du|vom|del|from)\s+)?$/iu.test(
      line.slice(0, first.at),
    );
  if (isCounted && /^[\s)）:：|–-]*\s{2,}|^\s*[)）:：]/u.test(line.slice(first.end))) return true;
  const cells = line.split(/\||\t/u);
  const isAlone = /\|\s*$|\t\s*$|^\s*$/u.test(line.slice(0, first.at)) && /^\s*[|\t]/u.test(line.slice(first.end));
  return cells.length > 2 && isAlone;
}

function rowsOfWeek(at: number, [week, ...mentions]: readonly Mention[], reading: Reading): readonly Row[] {
  const { lines, language, year } = reading;
  const line = lines[at] ?? "";
  const span = week && spanOf(week, year);
  if (!week || !span?.last) return [];
  const cells = cellsAfter(line, week.end);
  const rows: Row[] = [];
  const taught: string[] = [];
  for (const { text, from } of cells) {
    const inside = mentions.filter((one) => one.at >= from && one.end <= from + text.length);
    const named = dayNamed(text, span, language);
    if (inside.length > 0) {
      const moved = inside.map((one) => ({ ...one, at: one.at - from, end: one.end - from }));
      for (const { mention, text: piece } of piecesOf(text, moved)) {
        const day = spanOf(mention, year);
        const told = toldIn(piece, language);
        if (day) rows.push(rowOf(at, day, mention, told.time, told, reading, false));
      }
      continue;
    }
    const told = toldIn(text, language);
    if (named && (told.isSaid || named.rest !== "")) {
      const rest = toldIn(named.rest, language);
      rows.push(rowOf(at, { day: named.day, last: named.last }, null, told.time, rest, reading, false));
      if (named.before !== "") taught.push(named.before);
    } else if (told.isSaid) rows.push(rowOf(at, span, null, told.time, told, reading, false));
    else if (/\p{L}/u.test(text)) taught.push(tidied(text));
  }
  const topics = taught.flatMap(topicsIn);
  if (rows.length === 0 && taught.length > 0)
    return [{ ...rowOf(at, span, null, null, toldIn(taught.join(", "), language), reading, true), isSaid: false }];
  return rows.map((row) => (row.kind === "holiday" ? row : { ...row, topics: unlike([...row.topics, ...topics]) }));
}

function cellsAfter(line: string, from: number): readonly { readonly text: string; readonly from: number }[] {
  const cells: { text: string; from: number }[] = [];
  let at = from;
  for (const text of line.slice(from).split(/([|\t]|\s{2,})/u)) {
    if (!/^(?:[|\t]|\s{2,})$/u.test(text)) cells.push({ text, from: at });
    at += text.length;
  }
  return cells.filter(({ text }) => text.trim() !== "");
}

/** "(viernes)", "lunes 16 asueto", "miércoles 16": a day of the week that the row is about. */
function dayNamed(
  text: string,
  { day, last }: SpanOfDays,
  language: Language,
): { readonly day: string; readonly last: string | null; readonly before: string; readonly rest: string } | null {
  const match = new RegExp(
    `(?:(?<!\\p{L})(?<name>${weekdayPattern})(?!\\p{L})|(?:周|週|星期)(?<sign>[一二三四五六日天]))\\.?(?:\\s+(?<date>\\d{1,2})(?!\\d)|\\s?-\\s?(?<until>${weekdayPattern})(?!\\p{L}))?`,
    "u",
  ).exec(evened(text));
  const { name = "", sign, date, until: lastName } = match?.groups ?? {};
  const weekday = match ? weekdayOfWord(sign ?? name, language) : null;
  if (!match || weekday === null || last === null || (sign === undefined && name.length < 3)) return null;
  const found = weekdayWithin(day, last, weekday);
  if (found === null || (date !== undefined && Number(date) !== Number(found.slice(8)))) return null;
  const until = lastName === undefined ? null : weekdayOfWord(lastName, language);
  const clause = Math.max(0, ...[...text.slice(0, match.index).matchAll(/[;；(（]/gu)].map(({ index }) => index + 1));
  const isAside = /^\s*\)/u.test(text.slice(match.index + match[0].length));
  const rest = isAside
    ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    : `${text.slice(clause, match.index)} ${text.slice(match.index + match[0].length)}`;
  return {
    day: found,
    last: until === null ? null : weekdayWithin(found, last, until),
    before: isAside ? "" : tidied(text.slice(0, clause)),
    rest: tidied(rest.replace(/[()（）]/gu, " ")),
  };
}

function rowOf(
  at: number,
  { day, last }: SpanOfDays,
  mention: Mention | null,
  time: Told["time"],
  told: Told,
  reading: Reading,
  isRow: boolean,
): Row {
  const heading = told.isSaid || isRow ? "" : headingAbove(at, reading);
  const isPlanned = !told.isSaid && reading.isExamPlan;
  const kind = isPlanned ? "exam" : heading === "" ? told.kind : kindOfWords(heading, reading.language).kind;
  const topics = told.topics.length > 0 ? told.topics : kind === "holiday" ? [] : topicAbove(at, reading);
  return {
    at,
    day,
    // A week in which an exam lies is a week; anything else begins on its first day.
    last: mention?.isWeek && kind !== "exam" ? null : last,
    time: time?.time ?? null,
    endTime: time?.endTime ?? null,
    title: heading || (isLabel(told.title) ? (reading.classes[0]?.name ?? told.title) : told.title),
    kind,
    topics: isPlanned && topics.length === 0 ? topicsIn(told.title) : topics,
    isDoubtful: mention?.weekday != null && weekdayOf(day) !== mention.weekday,
    isSaid: told.isSaid || isPlanned || heading !== "",
    isRow,
  };
}

/** "6. Final examination" over "Our slot is Friday, May 7". */
function headingAbove(at: number, { lines, mentioned, language }: Reading): string {
  for (const above of [at - 1, at - 2, at - 3]) {
    const heading = /^\s*\d+[.)]?\s+(\p{Lu}[^.!?]{3,50})$/u.exec(lines[above] ?? "")?.[1];
    if (heading === undefined || (mentioned[above] ?? []).length > 0) continue;
    return ["exam", "quiz"].includes(kindOfWords(heading, language).kind) ? heading.trim() : "";
  }
  return "";
}

function isLabel(title: string): boolean {
  return /^(?:日程|日期|日時|日时|时间|時間|dates?|fechas?|termine?|horario)$/iu.test(title);
}

/** "Unidad 2: El medio ambiente" over indented lines is what they are about. */
function topicAbove(at: number, { lines, mentioned }: Reading): readonly string[] {
  const own = indentOf(lines[at] ?? "");
  for (let above = at - 1; above >= 0 && at - above < 8; above -= 1) {
    const line = lines[above] ?? "";
    if (line.trim() === "" || indentOf(line) >= own || (mentioned[above] ?? []).length > 0) continue;
    const unit =
      /^\s*(?:unit|unidad|tema|module|módulo|einheit|thema|chapter|chapitre|séquence|kapitel|q\d\.\d|(?:第.{1,3})?单元|単元)\s*\d*\s*[:：.–-]?\s*(\p{L}[^:：(（–]*)/iu.exec(
        line,
      );
    return unit?.[1] === undefined ? [] : [unit[1].trim()];
  }
  return [];
}

function indentOf(line: string): number {
  return /^[\s　]*/u.exec(line)?.[0].length ?? 0;
}

/** "Dec 16-18 Semester finals (our period: Thu Dec 17)": the second says which of the days it is. */
function specified(rows: readonly Row[]): readonly Row[] {
  const [first, second] = rows;
  if (!first?.last || !second || rows.length !== 2) return rows.filter(({ title }) => title !== "");
  const isInside = second.day >= first.day && second.day <= first.last && second.last === null;
  if (!isInside || (second.isSaid && second.title !== "" && first.title !== ""))
    return rows.filter(({ title }) => title !== "");
  const { title, kind, topics, isSaid } = first.title === "" ? second : first;
  return [{ ...second, title, kind, topics, isSaid }];
}

/** A table of lessons tells what is taught when: that is for the topics, not for the calendar. */
function withoutLessons(rows: readonly Row[]): { readonly dates: readonly Row[]; readonly lessons: readonly Row[] } {
  const table = rows.filter(({ isRow }) => isRow);
  const unsaid = table.filter(({ isSaid }) => !isSaid);
  const isTable = table.length >= 4 && unsaid.length >= 2;
  // The first one is when the class begins, unless something else is said of that day.
  const begins = unsaid[0] && rows.filter(({ day }) => day === unsaid[0]?.day).length === 1 ? unsaid[0] : null;
  const isLesson = (row: Row) => row.isRow && !row.isSaid && isTable && row !== begins;
  const dates = rows.filter((row) => !isLesson(row) && row.title !== "" && /\p{L}/u.test(row.title));
  return { dates, lessons: rows.filter(isLesson) };
}

/** Said twice, on the same day and in the same words: once. */
function withoutRepeats(rows: readonly Row[]): readonly Row[] {
  return rows.filter(
    (row, place) =>
      !rows
        .slice(0, place)
        .some((one) => one.day === row.day && one.last === row.last && isSameTitle(one.title, row.title)),
  );
}

function isSameTitle(one: string, other: string): boolean {
  const [short = "", long = ""] = [evened(one), evened(other)].sort((a, b) => a.length - b.length);
  return long.includes(short);
}

function placeOfClass(classes: readonly WrittenClass[], at: number): number | null {
  if (classes.length === 0) return null;
  if (classes.length === 1) return 0;
  const place = classes.findLastIndex((one) => one.at <= at);
  return place < 0 ? null : place;
}

function unlike(texts: readonly string[]): readonly string[] {
  return texts.filter((text, place) => !texts.slice(0, place).some((one) => evened(one) === evened(text)));
}
