import { isSpaceless } from "@jotter/analysis/language";
import { addDays, weekdayOf } from "@jotter/domain/days";
import type { EventType } from "@jotter/domain/event";
import { guessedType } from "@jotter/domain/event-guess";
import { type Language, orEnglish } from "@jotter/domain/settings";
import { wallTimeAt } from "@jotter/domain/zones";
import { isInNames, spokenClasses } from "../own-data/class-names.ts";
import { type OwnDataFacts, todayOf, weekStartOf } from "../own-data/facts.ts";
import { isOneSlip, plain, plainName } from "../own-data/plain-text.ts";
import { recogniseOwnDataQuestion } from "../own-data/recognise.ts";
import { spelledOut } from "../own-data/shorthand.ts";
import { type Clock, type MissingDate, missingDate, type SpokenSpan, spokenSpan } from "../own-data/spoken-day.ts";
import { finder, questionWordsOf, wordsOf } from "../own-data/words.ts";
import { ownWords } from "../quoted.ts";
import type { Act, EventAct, NoteAct } from "./act.ts";
import { type ActWords, actWordsOf } from "./act-words.ts";
import { corrected } from "./corrected.ts";
import { notesByWords } from "./notes-by-words.ts";
import type { Said } from "./parts-of-order.ts";
import { type Range, type Spelled, spelled } from "./spelled.ts";
import { type SpokenTime, spokenTime } from "./spoken-time.ts";

/**
 * What a student wants to be written down, planned or made, or null where they want something else: what only speaks of
 * a test, asks after one or lies behind is no order. Only their own words count: a quoted line gives none. [CHT-8]
 */
export function recogniseAct(typed: string, language: Language, facts: OwnDataFacts): Act | null {
  const own = ownWords(typed);
  if (own === "") return null;
  const head = headOf(own);
  const words = actWordsOf[language];
  const asked = { typed: own, head: withCards(spelledOut(plain(head, language), language)), language, words };
  const note = noteIn(asked);
  if (note) return writtenEvent(note, asked, facts) ?? note;
  const isOrder = !begins(words.wonders, asked.head, language) && !says(words.refuses, asked.head, language);
  if (isOrder && isCards(asked)) {
    const [titled] = notesNamedIn(own, language, facts, (rest) => words.cards.test(rest));
    const named = notesByWords(asked.head, language, facts, words.cards);
    const noteId = titled ?? named.noteIds[0] ?? null;
    return { kind: "cards", classId: classIn(asked.head, language, facts), noteId, words: named.words };
  }
  if (own.length > longestOrder || own.includes("\n")) return null;
  if (isOrder && words.plan.test(asked.head)) return { kind: "plan", span: spanIn(asked.head, language, facts) };
  const question = recogniseOwnDataQuestion(own, language, facts);
  if (question?.kind === "next-up") return { kind: "now", minutes: question.minutes };
  return eventIn(own, language, facts, { mayAsk: question !== null });
}

/** "Write down: Saturday study biology" means the calendar, where nobody spoke of a note. */
function writtenEvent({ body }: NoteAct, { head, language }: Asked, facts: OwnDataFacts): EventAct | null {
  if (!body || body.length > longestOrder || body.includes("\n") || saysNote[language].test(head)) return null;
  const event = eventIn(body, language, facts, { mayAsk: true });
  return event?.day ? { ...event, isBare: false } : null;
}

/** A French "note" that opens the order is the verb. */
const saysNote = orEnglish<RegExp>({
  en: /(?<!\p{L})notes?(?!\p{L})/u,
  es: /(?<!\p{L})notas?(?!\p{L})/u,
  fr: /(?<=\p{L} )notes?(?!\p{L})/u,
  de: /(?<!\p{L})notiz/u,
  zh: /笔记/u,
  ja: /ノート|メモ/u,
});

/** Nobody orders in so many words: it is a text that was pasted. */
export const longestOrder = 160;

/** What stands before a colon or the end of the line orders; what follows is what it is about. */
export function headOf(own: string): string {
  const end = own.search(/(?<!\d)[:：]|[:：](?!\d)|\n/u);
  return end > 0 && end <= 80 ? own.slice(0, end) : own.slice(0, longestOrder);
}

/** What follows the order, behind its colon or on the next lines: "cards from this: …". */
export function textAfterOrder(typed: string): string {
  const own = ownWords(typed);
  const rest = own.slice(headOf(own).length);
  return /^\s*[:：\n]/u.test(rest) ? rest.replace(/^\s*[:：]?\s*/u, "") : "";
}

/** "Flashcrads": long words with a slip in them are nothing else. */
function withCards(head: string): string {
  return head.replace(/\p{Script=Latin}{8,}/gu, (word) => cardWords.find((one) => isOneSlip(word, one)) ?? word);
}

const cardWords = ["flashcards", "flashcard", "karteikarten", "lernkarten", "tarjetas", "tarjetitas"];

type Asked = {
  readonly typed: string;
  readonly head: string;
  readonly language: Language;
  readonly words: ActWords;
};

function isCards({ head, words, language }: Asked): boolean {
  return words.cards.test(head) && !isWondering(head, language, words);
}

/** The notes whose whole titles are said, in that order; of notes of one title the last one that was written in. */
export function notesNamedIn(
  typed: string,
  language: Language,
  { notes, classes }: OwnDataFacts,
  /** Whether what is left without the title is still what was ordered: "Flashcards" is no note in an order for some. */
  isOrder: (rest: string) => boolean,
): readonly string[] {
  const [line = ""] = typed.split("\n", 1);
  const text = spelledOut(plain(line, language), language);
  const placeOf = (title: string) => (isSpaceless(language) ? text.indexOf(title) : ` ${text} `.indexOf(` ${title} `));
  const isCalled = (title: string) => {
    const at = placeOf(title);
    if (title === "" || at < 0) return false;
    // "Cards from my notes" means none that is called "Notes".
    const saysMore = title.replace(finder(questionWordsOf(language), language), "").trim() !== "";
    return saysMore && isOrder(without(text, [[at, at + title.length]]));
  };
  const names = new Set(classes.map(({ name }) => plainName(name, language)));
  const named = (notes ?? [])
    .map(({ id, title, updatedAt }) => ({ id, updatedAt, title: spelledOut(plainName(title, language), language) }))
    .filter(({ title }) => !names.has(title) && isCalled(title))
    .toSorted((one, other) => other.title.length - one.title.length || other.updatedAt - one.updatedAt);
  // "Weimar" is said with "Weimar Republic", and not meant.
  const meant = named.filter(({ title }, at) => !named.slice(0, at).some((longer) => longer.title.includes(title)));
  return meant.toSorted((one, other) => placeOf(one.title) - placeOf(other.title)).map(({ id }) => id);
}

/** Chinese and Japanese ask in the middle of a sentence. */
export function isWondering(text: string, language: Language, { wonders }: ActWords): boolean {
  return isSpaceless(language) ? says(wonders, text, language) : begins(wonders, text, language);
}

/** "Write a note: …", "save this as a note", "new note called …". */
function noteIn({ typed, head, language, words }: Asked): NoteAct | null {
  const isOrder = words.note.test(head) && !isWondering(head, language, words) && !says(words.refuses, head, language);
  if (!isOrder || words.cards.test(head)) return null;
  const gap = typed.slice(headOf(typed).length).replace(/^\s*[:：]?\s*/u, "");
  const before = words.calledBefore?.exec(headOf(typed))?.groups?.name;
  const named = words.called.exec(head);
  const title = before ?? (named ? tailOf(typed, head.slice(named.index + named[0].length).trim(), language) : "");
  if (gap !== "") return { kind: "note", title: title || titleOf(gap), body: gap };
  if (title !== "") return { kind: "note", title, body: "" };
  const about = aboutIn(head, typed, language, words);
  return about === "" ? { kind: "note", title: "", body: null } : { kind: "note", title: about, body: "" };
}

/** The end of what was typed, as it was typed, from where its plain form begins like that. */
function tailOf(typed: string, plainTail: string, language: Language): string {
  if (plainTail === "") return "";
  for (let at = 0; at < typed.length; at++) {
    const isStart = isSpaceless(language) || at === 0 || /\s/u.test(typed[at - 1] ?? "");
    if (isStart && plain(typed.slice(at), language) === plainTail) {
      return typed.slice(at).replace(/^[\s"“„«「『:：]+|[\s"”“»」』.。]+$/gu, "");
    }
  }
  return plainTail;
}

/** "Write a note about osmosis". */
function aboutIn(head: string, typed: string, language: Language, words: ActWords): string {
  const { about } = wordsOf[language];
  const [place] = placesOf(about, head, language);
  if (!place || isSpaceless(language)) return "";
  const order = words.note.exec(head);
  const [, from] = place;
  return order && from > order.index ? tailOf(typed, head.slice(from).trim(), language) : "";
}

const longestTitle = 60;

/** The first line of a text, as far as a title goes. */
export function titleOf(text: string): string {
  const line = text.split("\n", 1)[0]?.trim() ?? "";
  const sentence = /^.{4,}?(?=[.!?。！？]\s|[。！？]|[.!?]$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= longestTitle) return sentence;
  const cut = sentence.slice(0, longestTitle);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 20 ? cut.lastIndexOf(" ") : undefined)}…`;
}

export function classIn(text: string, language: Language, facts: OwnDataFacts): string | null {
  const [named] = spokenClasses(text, language, facts.classes);
  return named?.ids.length === 1 ? (named.ids[0] ?? null) : null;
}

function spanIn(text: string, language: Language, facts: OwnDataFacts) {
  return spokenSpan(text, language, { today: todayOf(facts), weekStart: weekStartOf(facts) })?.span ?? null;
}

type EventOptions = {
  /** It may as well ask for something of one's own. */
  readonly mayAsk: boolean;
  /** Something else that was said with it orders it too. */
  readonly isOrdered?: boolean;
};

export function eventIn(
  typed: string,
  language: Language,
  facts: OwnDataFacts,
  { mayAsk, isOrdered = false }: EventOptions,
): EventAct | null {
  const words = actWordsOf[language];
  const own = corrected(typed, language);
  const today = todayOf(facts);
  const names = facts.classes.map(({ name }) => plainName(name, language));
  const said = spelled(own, language, (word) => isInNames(word, names) || isActWord(word, language));
  const unsure = placesOf(words.someDay, said.text, language);
  const whole = without(said.text, unsure);
  if (exercise.test(whole) || severalSentences.test(own)) return null;

  // What was chosen from several stands in brackets at the end, and says nothing else.
  const chosen = facts.classes.filter(({ name }) => own.endsWith(`(${name})`));
  const clock = { today, weekStart: weekStartOf(facts) };
  const chosenDay = dayInBrackets(own, whole, language, clock);
  const time = spokenTime(chosenDay ? without(whole, [rangeOf(chosenDay)]) : whole, language);
  const sayingDays = without(whole, notDays(whole, time, language, words));
  const spoken = chosenDay ?? dayIn(sayingDays, language, clock);
  const isMissing = spoken !== null && "isSure" in spoken;
  const orders = ordersIn(whole, spoken, time, language, words);
  const calendar = placesOf(words.calendar, whole, language);
  const isOrder = orders.length > 0 || isOrdered;
  const kinds = kindsIn(whole, language, words, own);
  // "Don't let me forget" refuses nothing, and "before Sunday" is not over.
  const dayWords = spoken ? withBefore(whole, spoken) : [];
  const rest = without(whole, dayWords);
  const isRefused = says(words.refuses, without(rest, orders), language);
  if (isRefused || !isMeant({ own, rest, language, words, isOrder })) return null;

  const isBare = !isOrder && !begins(words.have, whole, language);
  const weekly = placesOf(words.weekly, whole, language);
  const others = [...orders, ...calendar, ...kinds.places, ...(spoken ? [rangeOf(spoken)] : [])];
  const classes = spokenClasses(whole, language, chosen.length > 0 ? chosen : facts.classes, others);
  const isRange = spoken !== null && !isMissing && spoken.span.from !== spoken.span.to;
  const nextOne = spoken ? besides(placesOf(words.nextOne, whole, language), spoken) : [];
  const comingOne = spoken && words.comingOne ? besides(placesOf(words.comingOne, whole, language), spoken) : [];
  const isKnown = kinds.type !== null;
  const isSaidWhen = spoken !== null || (weekly.length > 0 && time !== null);
  const isEvent =
    (isOrder && (isSaidWhen || time !== null || isKnown)) ||
    (isSaidWhen && isKnown && (!isRange || !isBare || classes.length > 0 || unsure.length > 0)) ||
    (isSaidWhen && !isRange && time !== null);
  const isPast = spoken !== null && spoken.span.to < today;
  const isDate = spoken !== null && /\d/.test(whole.slice(spoken.at, spoken.end));
  if (!isEvent || (isPast && !(isOrder && isDate))) return null;
  // "Remind me when my test is" wants to know.
  if (isOrder && !isSaidWhen && !time && says(wordsOf[language].when, whole, language)) return null;

  // A day that was chosen holds, and what was said of it before is no part of the title.
  const before = chosenDay ? dayIn(without(sayingDays, [rangeOf(chosenDay)]), language, clock) : null;
  const removed = [
    ...(before ? [rangeOf(before), ...besides(placesOf(words.nextOne, whole, language), before)] : []),
    ...unsure,
    ...orders,
    ...calendar,
    ...weekly,
    ...(spoken ? [rangeOf(spoken), ...nextOne, ...comingOne] : []),
    ...(time?.places ?? []),
    ...(chosen.length > 0 ? classes.flatMap(({ places }) => places).filter(([at]) => at > whole.length / 2) : []),
  ];
  const isNamed =
    classes.length > 0 ||
    kinds.type === "other" ||
    titleFrom(said, [...removed, ...kinds.plain], language, words) !== "";
  // "Homework for Monday" says too little, and may be a question: nothing is known of it but its kind.
  if (!isOrder && !isNamed && (isBare || isRange || mayAsk)) return null;
  const ids = classes.length === 1 ? (classes[0]?.ids ?? []) : classes.flatMap((each) => each.ids);
  const isBy = spoken !== null && byThatDay.test(whole.slice(0, spoken.at));
  const type = kinds.type ?? (isBy ? "assignment" : "other");
  const isNext = nextOne.length > 0 ? "next" : comingOne.length > 0 ? "coming" : null;
  const isWeekly = weekly.length > 0;
  const days = spoken && (isWeekly ? [spoken.span.from] : weekdaysMeant(spoken, isNext, whole, today, language));
  const when: When = isMissing
    ? { ...dayless(time), eitherDay: [spoken.span.from, spoken.span.to], refused: "noSuchDay" }
    : isPast
      ? { ...dayless(time), refused: "over" }
      : isRange
        ? dayless(time)
        : whenMeant(days, time, facts, { isWeekly, latest: latestOf(kinds.type) });
  return {
    kind: "event",
    type,
    title: titleFrom(said, removed, language, words),
    classId: ids.length === 1 ? (ids[0] ?? null) : null,
    classIds: ids,
    ...when,
    within: isRange ? spoken.span : null,
    isWeekly,
    isBare,
  };
}

/** Before a day: what has to be done until then. */
const byThatDay = /(?<!\p{L})(?:by|bis|bis zum|antes de|antes del|avant|avant le) $/u;

/** What a piece of a message says by itself, whether or not it orders anything. */
export function saidIn(piece: string, language: Language, facts: OwnDataFacts): Said {
  const words = actWordsOf[language];
  const said = spelled(piece, language, (word) => isActWord(word, language));
  const time = spokenTime(said.text, language);
  const day = dayIn(without(said.text, notDays(said.text, time, language, words)), language, {
    today: todayOf(facts),
    weekStart: weekStartOf(facts),
  });
  const { exam, work } = kindsIn(said.text, language, words, piece);
  const removed = [
    ...(day ? withBefore(said.text, day) : []),
    ...(time?.places ?? []),
    ...placesOf(words.add, said.text, language),
    ...placesOf(words.calendar, said.text, language),
  ];
  const isSchool = exam.length > 0 || work.length > 0;
  const classes = isSchool ? spokenClasses(said.text, language, facts.classes, [...exam, ...work]) : [];
  return {
    day: day?.span.from ?? null,
    isNamedDay: day !== null && day.span.from === day.span.to && !/\d/.test(said.text.slice(day.at, day.end)),
    hasContent: titleFrom(said, removed, language, words) !== "",
    isWhole: isSchool && (classes.length > 0 || time !== null),
  };
}

/** Chinese and Japanese say "before" behind the day. */
function withBefore(text: string, { at, end }: SpokenSpan): readonly Range[] {
  const before = /^(?:之前|以前|前|までに|まで)/u.exec(text.slice(end))?.[0].length ?? 0;
  return [[at, end + before]];
}

/** Years long gone stand in exercises. */
const exercise = /(?<!\d)1\d{3}(?!\d)/u;
const severalSentences = /(?<=\p{L}{3})[.?!]\s+\S.{15,}|[。？！].{8,}/u;

type Heard = {
  readonly own: string;
  /** Without the day: "the week that comes" asks nothing. */
  readonly rest: string;
  readonly language: Language;
  readonly words: ActWords;
  readonly isOrder: boolean;
};

/** Whether it says that something is to come, of the student's own. */
function isMeant({ own, rest, language, words, isOrder }: Heard): boolean {
  if (isWondering(rest, language, words)) return false;
  if (isOrder) return true;
  if (/[?？]\s*$/u.test(own)) return false;
  return ![words.asks, words.past, words.aside].some((some) => says(some, rest, language));
}

/** A date that is missing in every calendar is heard before a weekday is. */
function dayIn(text: string, language: Language, clock: Clock): SpokenSpan | MissingDate | null {
  const missing = missingDate(text, language, clock.today);
  const spoken = missing?.isSure ? null : spokenSpan(text, language, clock);
  return spoken ?? missing;
}

/** The brackets that end what was typed, if they hold a day and nothing else. */
function dayInBrackets(own: string, text: string, language: Language, clock: Clock): SpokenSpan | null {
  if (!own.endsWith(")")) return null;
  const { length } = spelled(own.slice(own.lastIndexOf("(")), language, () => true).text.trim();
  const end = text.trimEnd();
  const spoken = spokenSpan(end.slice(end.length - length).padStart(end.length), language, clock);
  return spoken && spoken.end - spoken.at === length ? spoken : null;
}

/** What of a text is no day though it may sound like one: the hour, "de la mañana", an order that ends like "下下周". */
function notDays(text: string, time: SpokenTime | null, language: Language, words: ActWords): readonly Range[] {
  const { today, tomorrow, thisMorning = "" } = wordsOf[language].day;
  const days = `${today}|${tomorrow}|${thisMorning}`.split("|");
  const orders = isSpaceless(language) ? placesOf(words.add, text, language).filter(([at, end]) => end - at > 1) : [];
  return [
    ...(time?.places ?? []).filter(([at, end], place) => place === 0 || !days.includes(text.slice(at, end))),
    ...orders,
  ];
}

/** Words that order. One alone does so only at the beginning: "book" may as well be a book. */
function ordersIn(
  text: string,
  spoken: SpokenSpan | null,
  time: SpokenTime | null,
  language: Language,
  words: ActWords,
): readonly Range[] {
  const known = [
    ...(spoken ? [rangeOf(spoken)] : []),
    ...(time?.places ?? []),
    ...placesOf(words.polite, text, language),
  ];
  const hasCalendar = says(words.calendar, text, language);
  return placesOf(words.addAnywhere ? `${words.add}|${words.addAnywhere}` : words.add, text, language).filter(
    ([at, end]) => {
      const said = text.slice(at, end);
      const isAnywhere = words.addAnywhere?.split("|").includes(said) === true;
      const isPhrase = isSpaceless(language) ? said.length > 1 : said.includes(" ") || isAnywhere;
      return isPhrase || hasCalendar || without(text, known).slice(0, at).trim() === "";
    },
  );
}

function kindsIn(
  text: string,
  language: Language,
  words: ActWords,
  own: string,
): Pick<Kinds, "exam" | "work"> & {
  readonly type: EventType | null;
  readonly places: readonly Range[];
  readonly plain: readonly Range[];
} {
  const { test, quiz, homework } = wordsOf[language];
  const of = (expressions: string) => placesOf(expressions, text, language);
  const [exam, work, due] = [of(`${test}|${quiz}|${words.exam}`), of(`${homework}|${words.assignment}`), of(words.due)];
  const [study, lesson, other, chore] = [of(words.study), of(words.lesson), of(words.other), of(words.chore)];
  const places = [...exam, ...work, ...due, ...study, ...lesson, ...other];
  const type = typeBy({ exam, work, due, study, lesson, other, chore }, guessedType(own));
  return { exam, work, type, places, plain: [...of(`${test}|${quiz}|${homework}`), ...due] };
}

type Kinds = Readonly<Record<"exam" | "work" | "due" | "study" | "lesson" | "other" | "chore", readonly Range[]>>;

function typeBy({ exam, work, due, study, lesson, other, chore }: Kinds, guessed: EventType): EventType | null {
  const isWork = work.length > 0 || guessed === "assignment";
  const isExam = exam.length > 0 || guessed === "exam";
  // "Print the essay" hands nothing in.
  if (chore.length > 0 && due.length === 0 && !isExam) return "other";
  // "Clase de repaso" is one.
  if (lesson.some(([, end]) => study.some(([at]) => at > end && at - end <= 4))) return "class";
  if (study.length > 0 && due.length === 0) return "study";
  if (isWork && (due.length > 0 || !isExam)) return "assignment";
  if (isExam) return "exam";
  if (due.length > 0) return "assignment";
  if (other.length > 0) return "other";
  return lesson.length > 0 ? "class" : null;
}

/** Those that stand in or right beside the day. */
function besides(places: readonly Range[], { at, end }: SpokenSpan): readonly Range[] {
  return places.filter(([from, to]) => from <= end + 1 && to >= at - 1);
}

/** The day that was said; of a weekday by its name alone both, if two days have it that may be meant. */
function weekdaysMeant(
  { span, at, end }: SpokenSpan,
  isNext: "next" | "coming" | null,
  text: string,
  today: string,
  language: Language,
): readonly string[] {
  const { weekdays, today: todayWords, thisWeek, nextWeek } = wordsOf[language].day;
  const said = text.slice(at, end);
  if (!says(weekdays.join("|"), said, language)) return [span.from];
  if (says(`${todayWords}|${thisWeek}|${nextWeek}`, said, language)) return [span.from];
  const comes = addDays(today, (weekdayOf(span.from) - weekdayOf(today) + 7) % 7);
  if (isNext === null && span.from !== comes) return [span.from];
  if (comes === today) return isNext ? [addDays(today, 7)] : [today, addDays(today, 7)];
  const isThisWeek = weekdayOf(comes) > weekdayOf(today);
  return isNext === "next" && isThisWeek ? [comes, addDays(comes, 7)] : [span.from];
}

type When = Pick<EventAct, "day" | "eitherDay" | "refused" | "time" | "until">;

function dayless(time: SpokenTime | null): When {
  return { day: null, eitherDay: [], refused: null, time: time?.time ?? null, until: time?.until ?? null };
}

/** Which of those days it is: none on which that hour has passed. */
function whenMeant(
  days: readonly string[] | null,
  time: SpokenTime | null,
  facts: OwnDataFacts,
  { isWeekly, latest }: { readonly isWeekly: boolean; readonly latest: string },
): When {
  const none = dayless(time);
  if (days === null) return { ...none, day: time ? nextDayAt(time.time, facts) : null };
  const now = wallTimeAt(facts.now, facts.zone);
  const itsDays = time?.isNextDay ? days.map((day) => addDays(day, 1)) : days;
  const ahead = itsDays.filter((day) => isWeekly || time === null || `${day}T${time.until ?? time.time}` > now);
  if (ahead.length > 1) return { ...none, eitherDay: ahead };
  if (ahead.length === 1) return { ...none, day: ahead[0] ?? null };
  // "Today at 9", said at noon, is in the evening.
  const isLater = time?.mayBeLater && (time.until ?? "") < "12:00";
  const later = isLater ? { time: inEvening(time.time), until: time.until && inEvening(time.until) } : null;
  const [day = null] = days;
  const isNatural = later !== null && later.time <= latest && `${day}T${later.time}` > now;
  return isNatural ? { ...none, ...later, day } : { ...none, refused: "over" };
}

/** No lesson is in the evening, and few appointments are late in it; what is due or to be thought of may be. */
function latestOf(type: EventType | null): string {
  if (type === "exam" || type === "class") return "12:00";
  return type === "other" ? "21:59" : "23:59";
}

function inEvening(time: string): string {
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

/** Today if that hour is still to come. */
function nextDayAt(time: string, { now, zone }: OwnDataFacts): string {
  const wall = wallTimeAt(now, zone);
  const today = wall.slice(0, 10);
  return time > wall.slice(11) ? today : addDays(today, 1);
}

/** What was typed, without what orders it and says when, as a title is written. */
function titleFrom(said: Spelled, removed: readonly Range[], language: Language, words: ActWords): string {
  const edges = new Set(`${words.edge}|${words.polite}|${words.have}`.split(/[| ]/));
  const isCutAtStart = removed.some(([at]) => at === 0);
  const pieces = said
    .typedWithout(removed)
    .map((piece, place) =>
      isSpaceless(language)
        ? signsTrimmed(piece, place > 0 || isCutAtStart, words)
        : wordsTrimmed(piece, edges, language),
    )
    .filter((piece, _, all) => piece !== "" && !(isSpaceless(language) && all.length > 1 && isAllOf(piece, words)));
  const title = pieces.join(" ").replace(/^[\s,;:.!?()#-]+|[\s,;:.!?(#-]+$/gu, "");
  return (title.slice(0, 1).toLocaleUpperCase(language) + title.slice(1)).slice(0, 200);
}

/** "交" is left over of "12月4号交". */
function isAllOf(piece: string, { due, polite }: ActWords): boolean {
  return `${due}|${polite}`.split("|").includes(piece);
}

function wordsTrimmed(piece: string, edges: ReadonlySet<string>, language: Language): string {
  const tokens = piece.split(" ");
  const isEdge = (token: string | undefined) =>
    token !== undefined &&
    spelledOut(plain(token, language), language)
      .split(" ")
      .every((word) => word === "" || edges.has(word));
  while (isEdge(tokens[0])) tokens.shift();
  while (isEdge(tokens.at(-1))) tokens.pop();
  return tokens.join(" ");
}

function signsTrimmed(piece: string, isCut: boolean, { edge, tail = "" }: ActWords): string {
  const some = (list: string) =>
    list
      .split("|")
      .toSorted((one, other) => other.length - one.length)
      .join("|");
  const marks = "[\\s、，,。.!！?？（）()]";
  return piece
    .replace(new RegExp(`^(?:${isCut ? `${some(edge)}|` : ""}${marks})+`, "u"), "")
    .replace(new RegExp(`(?:${some(tail)}|${marks})+$`, "u"), "");
}

const known = new Map<Language, ReadonlySet<string>>();

/** Words of the rules, so that nobody mends them into others. */
function isActWord(word: string, language: Language): boolean {
  const all =
    known.get(language) ??
    new Set(
      Object.values(actWordsOf[language])
        .flatMap((some) => (typeof some === "string" ? some.split(/[| ]/) : []))
        .concat(clockNames),
    );
  known.set(language, all);
  return all.has(word);
}

const clockNames =
  "quarter half oclock midday tonight cuarto mediodia heures viertel dreiviertel nachmittags vormittags morgens abends mittags".split(
    " ",
  );

export function says(expressions: string, text: string, language: Language): boolean {
  return placesOf(expressions, text, language).length > 0;
}

/** Chinese and Japanese ask in the middle of a sentence. */
function begins(expressions: string, text: string, language: Language): boolean {
  const polite = placesOf(actWordsOf[language].polite, text, language);
  return placesOf(expressions, text, language).some(([at]) => {
    return without(text, polite).slice(0, at).trim() === "";
  });
}

function placesOf(expressions: string, text: string, language: Language): readonly Range[] {
  const expression = finder(expressions, language);
  // They are shared, and remember where they last found something.
  expression.lastIndex = 0;
  return Array.from(text.matchAll(expression), (match) => [match.index, match.index + match[0].length]);
}

function rangeOf({ at, end }: { readonly at: number; readonly end: number }): Range {
  return [at, end];
}

export function without(text: string, ranges: readonly Range[]): string {
  const letters = text.split("");
  for (const [at, end] of ranges) letters.fill(" ", at, end);
  return letters.join("");
}
