import type { Language } from "@jotter/domain/settings";
import { isInNames, type SpokenClass, spokenClass } from "./class-names.ts";
import { type OwnDataFacts, todayOf, weekStartOf } from "./facts.ts";
import type { ClassQuestion, OwnDataIntent, PlainQuestion, Target } from "./intent.ts";
import { type SpokenItem, spokenItem } from "./item-names.ts";
import type { Concept } from "./language-words.ts";
import { isUnspaced, plain } from "./plain-text.ts";
import { comingDays, type Span, spokenSpan } from "./spoken-day.ts";
import { passing, spokenTarget } from "./spoken-target.ts";
import { finder, mended, wordsOf } from "./words.ts";

/**
 * What a student asks about their own data, or null where it is about something else. [CHT-6]
 *
 * A question is taken apart into words that are known (a test, a class of theirs, a day, an average), and what is left
 * over decides: a text with words in it that nothing here knows is about the world, and somebody else answers it.
 */
export function recogniseOwnDataQuestion(text: string, language: Language, facts: OwnDataFacts): OwnDataIntent | null {
  if (text.length > longest || /[=^√∫]|\d\s*[*×·]\s*\d|\d\s*\+\s*\d|\dx\b/u.test(text)) return null;
  const heard = hear(text, language, facts);
  if (heard.text === "") return null;
  const question = questionOf(heard, facts);
  return question && withItsClass(question, heard.spokenClass, facts);
}

type Question = ClassQuestion | PlainQuestion;

/** Nobody asks for a date in so many words: it is a text that was pasted. */
const longest = 160;

/** All that was understood of a text. */
type Heard = {
  readonly text: string;
  readonly language: Language;
  readonly has: (...concepts: readonly Concept[]) => boolean;
  readonly matches: ReadonlyMap<Concept, readonly string[]>;
  readonly spokenClass: SpokenClass | null;
  readonly item: SpokenItem | null;
  readonly span: Span | null;
  readonly target: Target | null;
  /** A letter or a percent stands in it; to pass is none. */
  readonly namesScore: boolean;
  /** Words for help stand in it, perhaps only as a part of an expression that asks something else. */
  readonly speaksOfHelp: boolean;
  readonly asksForHelp: boolean;
  /** What nothing here knows. */
  readonly unknown: readonly string[];
  /** What stands where the name of a class or of a piece of work would: "my driving test", "the grade in Latin". */
  readonly unknownName: string | null;
  /** It is about whoever asks, as far as one can tell. */
  readonly isAboutStudent: boolean;
  readonly isCovered: boolean;
};

type Range = readonly [at: number, end: number];

function hear(typed: string, language: Language, facts: OwnDataFacts): Heard {
  const words = wordsOf[language];
  const classNames = facts.classes.map(({ name }) => plain(name, language));
  const occurrences = facts.calendar?.occurrences ?? [];
  const titles = new Set(occurrences.map(({ event }) => event.title));
  const named = [...classNames, ...Array.from(titles, (title) => plain(title, language))];
  const text = mended(plain(typed, language), language, (word) => isInNames(word, named));

  const spoken = spokenSpan(text, language, { today: todayOf(facts), weekStart: weekStartOf(facts) });
  const aim = spokenTarget(text, language);
  // "For the 20th" is a day and no score.
  const target = aim && spoken && aim.at < spoken.end && aim.end > spoken.at ? null : aim;
  const spokenOf = spokenClass(text, language, facts.classes);
  const item = spokenItem(text, language, occurrences, facts.now, classNames, spokenOf);

  const ranges = new Map<Concept, readonly Range[]>();
  const matches = new Map<Concept, readonly string[]>();
  for (const [concept, expressions] of Object.entries(words)) {
    if (typeof expressions !== "string" || concept === "filler") continue;
    const found = [...text.matchAll(finder(expressions, language))];
    // Object.entries forgets what the keys are: these are the concepts, the others are left out above.
    const key = concept as Concept;
    if (found.length === 0) continue;
    ranges.set(
      key,
      found.map((match): Range => [match.index, match.index + match[0].length]),
    );
    matches.set(
      key,
      found.map((match) => match[0]),
    );
  }

  const known: Range[] = [...(spokenOf?.places ?? []), ...(item?.places ?? [])];
  for (const [concept, some] of ranges) {
    if (concept === "help" || concept === "mine" || concept === "weighted") continue;
    // "Emploi du temps" is a schedule, and says nothing of time.
    const others = [...ranges].flatMap(([other, theirs]) => (other === concept || other === "help" ? [] : theirs));
    const isKind = concept === "test" || concept === "quiz" || concept === "homework";
    const kept = some.filter(([at, end]) => {
      const isInTitle = !isKind && item?.places.some(([from, to]) => from <= at && to >= end);
      return !isInTitle && !others.some(([from, to]) => from <= at && to >= end && to - from > end - at);
    });
    if (kept.length < some.length) known.push(...some);
    if (kept.length === 0) ranges.delete(concept);
  }
  for (const [concept, some] of ranges) if (concept !== "help") known.push(...some);
  const helps = ranges.get("help") ?? [];
  const asksForHelp = helps.some(
    ([at, end]) =>
      !known.some(([from, to]) => from < end && to > at && to - from >= end - at + (from <= at && to >= end ? 0 : 1)),
  );

  const counted: Range[] = [...(spokenOf?.places ?? []), ...(item?.places ?? []), ...(ranges.get("minutes") ?? [])];
  if (spoken) counted.push([spoken.at, spoken.end]);
  if (target) counted.push([target.at, target.end]);
  known.push(...counted);
  for (const match of text.matchAll(finder(words.filler, language))) {
    known.push([match.index, match.index + match[0].length]);
  }
  const unknown = leftOver(text, language, known);
  const figures = Array.from(text.matchAll(/\d+(?:\.\d+)?/gu)).filter(
    ({ index }) => !counted.some(([at, end]) => index >= at && index < end),
  );
  const isMine = ranges.has("mine");
  const count = text.split(" ").length;
  const unknownAllowed = isUnspaced(language) ? (isMine ? 2 : 1) : isMine ? 1 : 0;
  return {
    text,
    language,
    has: (...concepts) => concepts.some((concept) => ranges.has(concept)),
    matches,
    spokenClass: spokenOf,
    item,
    span: spoken?.span ?? null,
    target: target?.target ?? (ranges.has("pass") ? passing : null),
    namesScore: target !== null,
    speaksOfHelp: helps.length > 0,
    asksForHelp,
    unknown,
    unknownName: nameAmong(unknown, text, language),
    isAboutStudent: isMine || isUnspaced(language) || count <= 5,
    // Who hands over several numbers wants something reckoned with them.
    isCovered: unknown.length <= unknownAllowed && figures.length < 2,
  };
}

/** Words, or in Chinese and Japanese signs, that nothing covers. Hiragana holds those together and says little itself. */
function leftOver(text: string, language: Language, known: readonly Range[]): readonly string[] {
  const isKnown = new Array<boolean>(text.length).fill(false);
  for (const [at, end] of known) isKnown.fill(true, at, end);
  const pieces = isUnspaced(language)
    ? text.matchAll(/\p{Script=Han}|[\p{Script=Katakana}ー]+|[\p{Script=Latin}]+/gu)
    : text.matchAll(/[^ ]*\p{L}[^ ]*/gu);
  return Array.from(pieces).flatMap((match) => {
    const whole = match[0];
    const letters = Array.from({ length: whole.length }, (_, place) => isKnown[match.index + place]);
    if (!isUnspaced(language)) return letters.every((each) => each === true) ? [] : [whole];
    return letters.some((each) => each !== true) ? [whole] : [];
  });
}

function nameAmong(unknown: readonly string[], text: string, language: Language): string | null {
  if (unknown.length === 0) return null;
  const words = wordsOf[language];
  const isUnspacedText = isUnspaced(language);
  const name = unknown.join(isUnspacedText ? "" : " ");
  const at = text.indexOf(name);
  // The unknown words must stand together.
  if (at === -1 || (isUnspacedText && name.length < 2)) return null;
  const after = text.slice(at + name.length).replace(/^[ のな的]+/u, "");
  const before = text.slice(0, at).trimEnd();
  const thing = finder([words.test, words.quiz, words.homework, words.grade].join("|"), language);
  thing.lastIndex = 0;
  const isBeforeThing = thing.exec(after)?.index === 0;
  const isAfterThing = /(?:^| )(?:in|of|en|de|du|d|im|fur)$/u.test(before);
  return isBeforeThing || (isAfterThing && after === "") ? name : null;
}

function questionOf(heard: Heard, facts: OwnDataFacts): Question | null {
  const { has, item, span, target, isAboutStudent, isCovered } = heard;
  const today = todayOf(facts);
  const classId = heard.spokenClass?.ids.length === 1 ? (heard.spokenClass.ids[0] ?? null) : null;
  const hasClass = heard.spokenClass !== null;

  if (heard.asksForHelp) return null;
  if (has("note")) return aboutNotes(heard, facts, classId);
  const name = heard.unknownName;
  if (name !== null && !hasClass && !item && has("test", "quiz", "homework", "due", "grade", "average")) {
    const isAsked = has("mine") || (has("when") && has("due", "test", "homework"));
    if (isAsked && !heard.speaksOfHelp && heard.unknown.length <= 3) return { kind: "not-found", words: name };
  }
  if (!isCovered) return null;

  const isAboutWork = has("homework", "due", "note");
  const asksForTarget = has("need") || (has("pass") && has("howMuch", "grade"));
  if (
    asksForTarget &&
    (target ? hasClass || has("mine", "grade", "average") || isUnspaced(heard.language) : hasClass)
  ) {
    if (target || !(isAboutWork || heard.speaksOfHelp || has("todo", "agenda"))) {
      const category = categoryNamed(heard, facts, classId);
      const on = has("remaining") ? "remaining" : category === null ? "either" : "next";
      return { kind: "needed", classId, target, on, category };
    }
  }
  // "I got an A on my test" is news, not a question.
  if (heard.namesScore) return null;
  if (has("weigh") && !has("gpa") && has("howMuch", "howMany", "mine", "weigh")) {
    if (item) return { kind: "item-weight", key: item.key };
    const category = categoryNamed(heard, facts, classId);
    if (category !== null && hasClass) return { kind: "category-weight", category, classId };
  }
  if (has("until") && !has("note", "grade") && (!span || has("howMany", "when"))) {
    if (item) return { kind: "days-until", key: item.key };
    if (has("test", "quiz") && (isAboutStudent || hasClass)) return { kind: "days-until-exam", classId };
  }
  if (has("gpa") && isAboutStudent && !hasClass && !target) return { kind: "gpa", weighted: has("weighted") };
  if (has("ungraded") && (isAboutStudent || heard.unknown.length === 0))
    return { kind: "open-work", state: "ungraded", classId };
  if (has("missing") && (isAboutStudent || isAboutWork || has("grade"))) {
    return { kind: "open-work", state: "missing", classId };
  }
  if (has("overdue") && isAboutStudent && !has("test")) return { kind: "overdue", classId };
  if (
    has("todo") &&
    !isAboutWork &&
    !has("test") &&
    (!span || span.name === "today") &&
    (isAboutStudent || heard.unknown.length === 0)
  ) {
    return { kind: "next-up", minutes: minutesIn(heard) };
  }
  if (
    has("grade") &&
    !has("average") &&
    (has("last") || (has("test", "quiz") && !has("next", "howMany", "best", "worst", "when")))
  ) {
    if (isAboutStudent || hasClass) return { kind: "last-grade", classId };
  }
  if (!hasClass && isAboutStudent && !item) {
    if (has("weak")) return { kind: "weaknesses" };
    if (has("strong")) return { kind: "strengths" };
    if (has("best", "worst") && has("course", "grade", "average")) {
      return { kind: "ranking", end: has("best") ? "best" : "worst" };
    }
  }
  if (has("busy") && (has("mine") || span)) return { kind: "busy-days", span: span ?? comingDays(today, 7) };
  if (has("free") && !hasClass && (has("mine") || span)) {
    return { kind: "free-time", span: span ?? comingDays(today, 0) };
  }
  if (has("howMany", "howMuch") && isAboutStudent && !has("average") && !item) {
    const of = has("test", "quiz") ? "exams" : has("homework", "due") ? "due" : null;
    if (of === "exams" && span) return { kind: "exams", span, classId };
    if (of === "due" && span) return { kind: "due", span, classId };
    if (of) return { kind: "count", of, classId };
    if (has("grade") && asksForNumber(heard)) return { kind: "count", of: "grades", classId };
    if (has("course") && has("howMany") && !span && !hasClass) return { kind: "count", of: "classes", classId: null };
  }
  if (has("test", "quiz")) {
    if (span) return { kind: "exams", span, classId };
    if (item && has("when", "due")) return { kind: "item-when", key: item.key };
    if (has("when", "next", "agenda") && (isAboutStudent || hasClass || has("next")))
      return { kind: "next-exam", classId };
    if (has("mine", "agenda") && !has("need", "average", "grade") && heard.unknown.length === 0) {
      return item ? { kind: "item-when", key: item.key } : { kind: "next-exam", classId };
    }
  }
  if (has("due", "homework")) {
    if (span) return { kind: "due", span, classId };
    if (item && has("when", "due")) return { kind: "item-when", key: item.key };
    const asksForWork = has("due", "agenda", "next", "when", "todo") || (has("mine") && heard.unknown.length === 0);
    if (isAboutStudent && asksForWork && !has("need")) {
      return { kind: "due", span: comingDays(today, 7), classId };
    }
  }
  if (item && !span && has("when")) return { kind: "item-when", key: item.key };
  if (hasClass && has("average", "grade", "doing") && !has("free", "busy")) return { kind: "class-grade", classId };
  if (hasClass && span && (has("when", "agenda", "course") || isAboutStudent)) return { kind: "agenda", span, classId };
  if (hasClass && (has("when") || (has("next") && has("course"))) && !has("test", "grade"))
    return { kind: "class-times", classId };
  if (has("next") && has("course") && isAboutStudent && !span) return { kind: "class-times", classId: null };
  if (
    has("course") &&
    has("take", "agenda", "mine") &&
    isAboutStudent &&
    !span &&
    !hasClass &&
    !has("when", "grade", "average", "best", "worst")
  ) {
    return { kind: "classes" };
  }
  if (
    (has("average", "grade") || (has("doing") && has("mine"))) &&
    isAboutStudent &&
    !span &&
    !target &&
    !item &&
    !has("need")
  ) {
    if (has("mine") || heard.unknown.length === 0) return { kind: "average" };
  }
  if (span && (has("agenda") || (has("mine") && has("course")) || (has("when") && has("mine")))) {
    return { kind: "agenda", span, classId };
  }
  if (
    has("agenda") &&
    has("mine") &&
    !hasClass &&
    !span &&
    heard.unknown.length === 0 &&
    has("next", "when", "agenda") &&
    saysCalendar(heard)
  ) {
    return { kind: "agenda", span: comingDays(today, 7), classId };
  }
  return null;
}

function aboutNotes(heard: Heard, facts: OwnDataFacts, classId: string | null): Question | null {
  const { has, unknown, isAboutStudent } = heard;
  if (!isAboutStudent && !has("about", "last")) return null;
  if (has("howMany") && heard.isCovered) return { kind: "count", of: "notes", classId };
  if (unknown.length > 0 && unknown.length <= (isUnspaced(heard.language) ? 12 : 4) && has("about", "agenda", "mine")) {
    const words = unknown.join(isUnspaced(heard.language) ? "" : " ");
    return { kind: "notes-about", words, noteIds: notesWith(unknown, heard.language, facts) };
  }
  if (unknown.length > 0) return null;
  return { kind: "recent-notes", classId };
}

/** Notes with each of those words in their titles, the latest first. */
function notesWith(words: readonly string[], language: Language, facts: OwnDataFacts): readonly string[] {
  return (facts.notes ?? [])
    .filter(({ title }) => {
      const plainTitle = plain(title, language);
      return words.every((word) => plainTitle.includes(word.length > 4 ? word.replace(/e?s$/, "") : word));
    })
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .map(({ id }) => id);
}

function saysCalendar({ text, language }: Heard): boolean {
  return /calend|agenda|schedule|horario|emploi du temps|planning|stundenplan|kalender|termin|日程|课表|日历|安排|予定|スケジュール|カレンダー|时间割|時間割/u.test(
    plain(text, language),
  );
}

/** The Chinese word for how many is also that for how much. */
function asksForNumber({ matches }: Heard): boolean {
  return (matches.get("howMany") ?? []).some((said) => said !== "多少");
}

function categoryNamed(heard: Heard, facts: OwnDataFacts, classId: string | null): string | null {
  const book = facts.grades?.find(({ course }) => course.id === classId);
  const own = book?.categories.find(({ name }) => name && heard.text.includes(plain(name, heard.language)));
  if (own) return own.id;
  const [homework = ""] = heard.matches.get("homework") ?? [];
  const isAssignment = /assign|project|trabajo|proyecto|projet|projekt|referat|项目|报告|论文|レポート|課題/u.test(
    homework,
  );
  const id = heard.has("quiz")
    ? "quiz"
    : heard.has("test")
      ? "test"
      : isAssignment
        ? "assignment"
        : homework
          ? "homework"
          : null;
  return id !== null && (!book || book.categories.some((category) => category.id === id)) ? id : null;
}

function minutesIn(heard: Heard): number | null {
  const [said] = heard.matches.get("minutes") ?? [];
  if (said === undefined) return null;
  if (/half|media|demi|halb|半/u.test(said)) return 30;
  if (/quarter|cuarto|quart|viertel|刻/u.test(said)) return 15;
  const before = Number(/(\d+)\s*(?:分|min|hour|hora|heure|stunde|小时|時間|个小时|m)/u.exec(heard.text)?.[1] ?? 1);
  return /hour|hora|heure|stunde|小时|時間|钟头/u.test(said) ? before * 60 : before > 1 ? before : null;
}

/** Asks back where several classes fit, or where one is needed and none was named. */
function withItsClass(question: Question, spoken: SpokenClass | null, facts: OwnDataFacts): OwnDataIntent {
  if (!("classId" in question) || question.classId !== null) return question;
  if (spoken && spoken.ids.length > 1) return { kind: "which-class", candidates: spoken.ids, question };
  const [only, ...others] = facts.classes;
  if (!needsClass(question) || !only) return question;
  if (others.length === 0) return { ...question, classId: only.id };
  return { kind: "which-class", candidates: facts.classes.map(({ id }) => id), question };
}

function needsClass({ kind }: ClassQuestion): boolean {
  return kind === "needed" || kind === "class-grade" || kind === "category-weight";
}
