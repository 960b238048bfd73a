import { isSpaceless } from "@jotter/analysis/language";
import { addDays, weekdayOf } from "@jotter/domain/days";
import type { EventType } from "@jotter/domain/event";
import type { Language } from "@jotter/domain/settings";
import { kindOfWords } from "@jotter/domain/syllabus/syllabus-words";
import { spokenTime } from "@jotter/study-tools/acts/spoken-time";
import { plain } from "@jotter/study-tools/own-data/plain-text";
import { type SpokenSpan, spokenSpans } from "@jotter/study-tools/own-data/spoken-day";
import { finder, wordsOf } from "@jotter/study-tools/own-data/words";
import { inFigures } from "./said-figures.ts";
import {
  asks,
  awayFromDay,
  callsOff,
  fromDay,
  leadsToDay,
  looksBack,
  moves,
  notOn,
  notThen,
  partings,
  refersBack,
} from "./said-words.ts";

/** What is to be done, or comes, and when: as it was said. [LEC-1] */
export type DateSaid = {
  readonly text: string;
  readonly type: Extract<EventType, "exam" | "assignment">;
  /** Null where no day was said that can be known. */
  readonly day: string | null;
  readonly time: string | null;
};

/**
 * What a sentence tells of tests and of work; `heldOn` is the day of the lecture, which "tomorrow" is reckoned from. The
 * part of the sentence that has the word for it comes first: its own day, else one that stands alone beside it.
 */
export function datesSaidIn(sentence: string, language: Language, heldOn: string): readonly DateSaid[] {
  const parts = partsOf(sentence, language);
  const announcing = parts.filter(({ kind }) => kind !== null);
  if (announcing.length === 0) return [];
  const text = parts.map(({ said }) => said).join(isSpaceless(language) ? "" : " ");
  const days = daysIn(text, language, heldOn);
  const found = announcing.flatMap((part): readonly DateSaid[] => {
    const day = dayOf(part, parts, days, text, language);
    // What speaks of tests and names no day tells of the subject, or of how tests are.
    if (!day && !(part.kind === "assignment" && asks[language].test(part.raw))) return [];
    const heard = parts.filter(
      (one) => one === part || days.every((other) => !isIn(other, one) || other.day === day?.day),
    );
    const time = day && spokenTime(heard.map(({ said }) => said).join(" "), language);
    return [{ text: sentence, type: part.kind ?? "exam", day: day?.day ?? null, time: time?.time ?? null }];
  });
  const dated = found.some(({ day }) => day !== null);
  return found.filter(
    ({ type, day }, at) =>
      (day !== null || !dated) && found.findIndex((one) => one.type === type && one.day === day) === at,
  );
}

type Part = {
  readonly raw: string;
  /** In plain letters, as it stands in the whole. */
  readonly said: string;
  readonly at: number;
  readonly end: number;
  readonly kind: DateSaid["type"] | null;
};

function partsOf(sentence: string, language: Language): readonly Part[] {
  const gap = isSpaceless(language) ? 0 : 1;
  let at = 0;
  // In figures before it is parted: in "the third and fourth chapters" the third is no day.
  return inFigures(sentence, language)
    .split(partings[language])
    .map((raw) => ({ raw, said: plain(raw, language) }))
    .filter(({ said }) => said !== "")
    .map(({ raw, said }) => {
      const part = { raw, said, at, end: at + said.length, kind: kindOf(raw, language) };
      at = part.end + gap;
      return part;
    });
}

function kindOf(part: string, language: Language): DateSaid["type"] | null {
  const { kind } = kindOfWords(part, language);
  const isTest = kind === "exam" || kind === "quiz";
  const isTask = kind === "assignment" || kind === "project" || asks[language].test(part);
  if (!isTest && !isTask) return null;
  if (callsOff[language].test(part)) return null;
  if (looksBack[language].test(part) && !moves[language].test(part)) return null;
  return isTest ? "exam" : "assignment";
}

type DaySaid = {
  readonly at: number;
  readonly end: number;
  readonly day: string;
  readonly isToday: boolean;
  readonly isRefused: boolean;
};

/** Every single day that is named, from the day of the lecture on. */
function daysIn(text: string, language: Language, heldOn: string): readonly DaySaid[] {
  const spans = spokenSpans(text, language, { today: heldOn, weekStart: 0 });
  const nextWeek = spans.find(({ span }) => span.name === "next-week")?.span ?? null;
  return spans.flatMap((spoken): readonly DaySaid[] => {
    const { span, at, end } = spoken;
    const [words, before, after] = [text.slice(at, end), text.slice(0, at), text.slice(end)];
    if (span.from !== span.to || span.from < heldOn) return [];
    if (/^\d+[./]\d+$/u.test(words) && !isSpaceless(language) && !leadsToDay.test(before)) return [];
    const day = weekdayMeant(spoken, words, language, heldOn, nextWeek?.from ?? null);
    const isMoved = moves[language].test(text) && (fromDay.test(before) || awayFromDay.test(after));
    const isToday = day === heldOn;
    return [{ at, end, day, isToday, isRefused: isMoved || notOn[language].test(before) || notThen.test(after) }];
  });
}

/** The weekday of the lecture itself is that of the next week; of a week that is named it is the one in that week. */
function weekdayMeant(
  { span }: SpokenSpan,
  words: string,
  language: Language,
  heldOn: string,
  nextWeek: string | null,
): string {
  const weekday = finder(wordsOf[language].day.weekdays.join("|"), language);
  weekday.lastIndex = 0;
  if (!weekday.test(words) || /\d/u.test(words)) return span.from;
  if (nextWeek !== null && span.from < nextWeek)
    return addDays(nextWeek, (weekdayOf(span.from) - weekdayOf(nextWeek) + 7) % 7);
  return span.from === heldOn ? addDays(heldOn, 7) : span.from;
}

function isIn({ at, end }: DaySaid, part: Part): boolean {
  return at < part.end && end > part.at;
}

function dayOf(
  part: Part,
  parts: readonly Part[],
  days: readonly DaySaid[],
  text: string,
  language: Language,
): DaySaid | null {
  const own = days.filter((day) => isIn(day, part));
  const meant = own.filter(({ isRefused }) => !isRefused);
  if (meant.length > 1 && moves[language].test(part.raw)) return meant.at(-1) ?? null;
  if (meant.length > 0) return nearest(meant, part, language);
  const place = parts.indexOf(part);
  const wasRefused = own.length > 0;
  const isRefused = (one: Part | undefined) => one !== undefined && days.some((day) => isIn(day, one) && day.isRefused);
  for (const beside of [
    parts[place - 1],
    parts[place + 1],
    isRefused(parts[place + 1]) ? parts[place + 2] : undefined,
  ]) {
    if (!beside || beside.kind !== null) continue;
    const [day, ...more] = days.filter((one) => isIn(one, beside) && !one.isRefused);
    if (!day || more.some((one) => one.day !== day.day) || looksBack[language].test(beside.raw)) continue;
    const isAfter = beside !== parts[place - 1];
    // It stands alone there, or tells what it is instead.
    if (isAfter && (wasRefused || refersBack.test(beside.said))) return day;
    if (!wasRefused && isAlone(day, beside, text, language)) return day;
  }
  return null;
}

/** Beside the day there is nothing but its hour and a word or two. */
function isAlone(day: DaySaid, part: Part, text: string, language: Language): boolean {
  const places = [...(spokenTime(part.said, language)?.places ?? [])].map(([from, to]) => [
    from + part.at,
    to + part.at,
  ]);
  // "Today just listen."
  const most = day.isToday ? 1 : 4;
  const isSaid = (at: number) => [[day.at, day.end], ...places].some(([from = 0, to = 0]) => at >= from && at < to);
  const rest = [...text.slice(part.at, part.end)].filter((_, place) => !isSaid(part.at + place)).join("");
  return isSpaceless(language) ? rest.trim().length <= 5 : rest.split(" ").filter(Boolean).length <= most;
}

/** Of several days in one part the one that stands nearest to the word for the test. */
function nearest(days: readonly DaySaid[], part: Part, language: Language): DaySaid | null {
  const words = [...part.raw.matchAll(isSpaceless(language) ? /./gu : /\S+\s*/gu)];
  const told = words.find((word) => kindOf(part.raw.slice(0, word.index + word[0].length), language) !== null);
  const at = part.at + (told?.index ?? 0);
  const away = (day: DaySaid) => Math.min(Math.abs(day.at - at), Math.abs(day.end - at));
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}
