import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { type Clues, cluesIn } from "./clues.ts";
import type { OwnDataFacts } from "./facts.ts";
import type { ClassQuestion, OwnDataIntent } from "./intent.ts";
import { plain } from "./plain-text.ts";
import { comingDays, oneDay } from "./spoken-day.ts";
import type { Concept } from "./vocabulary.ts";
import { isSureOf, type Question } from "./whole-question.ts";

/**
 * What a student asks about their own data, or null where it is about something else. [CHT-6]
 *
 * A question is taken apart into words that are known (a test, a class of theirs, a day, an average). It is answered
 * only where the whole of it was understood: a word that nothing here knows, a number that belongs to nothing, or a
 * "last" that the answer does not heed leaves the question to somebody else.
 */
export function recogniseOwnDataQuestion(text: string, language: Language, facts: OwnDataFacts): OwnDataIntent | null {
  if (text.length > longest || formula.test(text)) return null;
  const clues = cluesIn(text, language, facts);
  if (clues.text === "" || clues.asksForHelp) return null;
  for (const rule of clues.has("note") ? [aboutNotes] : [aboutWriting, ...rules]) {
    const answer = rule(clues, facts);
    if (answer === declined) return null;
    if (answer) return isSureOf(answer, clues) ? withItsClass(answer, clues, facts) : null;
  }
  return null;
}

/** Nobody asks for a date in so many words: it is a text that was pasted. */
const longest = 160;

const formula = /[=^√∫]|\d\s*[*×·]\s*\d|\d\s*\+\s*\d|\dx\b/u;

/** That is about something else for certain, whatever the rules after it might think. */
const declined = "declined";

/** What is asked, if this is a question of its kind. */
type Rule = (clues: Clues, facts: OwnDataFacts) => Question | typeof declined | null;

/** The first that knows the question has it: those that need more words come before those that need fewer. */
const rules: readonly Rule[] = [
  aboutNothingKnown,
  aboutReadiness,
  aboutWhatIf,
  aboutTarget,
  aboutWeight,
  aboutDaysUntil,
  aboutOpenWork,
  aboutWhatToDo,
  aboutResults,
  aboutTime,
  aboutNumbers,
  aboutExams,
  aboutDeadlines,
  aboutOneClass,
  aboutAllClasses,
  aboutDays,
];

function aboutNotes(clues: Clues, facts: OwnDataFacts): Question | null {
  const { has, unknown, classId } = clues;
  if (!clues.isAboutStudent && !has("about", "last")) return null;
  if (has("howMany") && unknown.length === 0) return { kind: "count", of: "notes", classId };
  if (unknown.length === 0) return { kind: "recent-notes", classId };
  const isUnspacedText = isSpaceless(clues.language);
  if (unknown.length > (isUnspacedText ? 12 : 4)) return null;
  const words = unknown.join(isUnspacedText ? "" : " ");
  const noteIds = notesWith(unknown, clues.language, facts);
  // Words that no title has may be anything: only "about" says that they are what the notes are about.
  return noteIds.length > 0 || (has("about") && has("mine", "agenda")) ? { kind: "notes-about", words, noteIds } : null;
}

/** "Did I write anything about mitosis": a title of theirs says that it is about notes. */
function aboutWriting(clues: Clues, facts: OwnDataFacts): Question | null {
  const { has, unknown } = clues;
  if (!has("wrote") || unknown.length === 0 || clues.hasClass || clues.span) return null;
  const noteIds = notesWith(unknown, clues.language, facts);
  const words = unknown.join(isSpaceless(clues.language) ? "" : " ");
  return noteIds.length > 0 ? { kind: "notes-about", words, noteIds } : null;
}

function aboutNothingKnown(clues: Clues): Question | typeof declined | null {
  const { has, foreignSubject } = clues;
  if (clues.unknown.length === 0) return null;
  const isNamed = foreignSubject !== null && !clues.item && !clues.speaksOfHelp;
  const isAsked =
    has("test", "quiz", "homework", "grade", "average", "gpa") &&
    (has("mine", "when", "need", "last", "doing", "howMuch") || clues.isAboutStudent);
  return isNamed && isAsked ? { kind: "not-found", words: foreignSubject } : declined;
}

/** Of the next one, where none is named. "I am ready" asks nothing. */
const asksWhetherReady =
  /how (?:ready|prepared)|am i (?:ready|prepared)|que tan (?:list|preparad)[oa]|^estoy (?:list|preparad)[oa]|(?:suis je|je suis) prete?$|bin ich (?:bereit|vorbereitet)|准备好了吗?|准备得怎么样|準備(?:は)?でき/u;

/** "Am I ready for the chem test": what is known for it, not what is needed on it. */
function aboutReadiness(clues: Clues, facts: OwnDataFacts): Question | null {
  const { has, item, span, classId } = clues;
  // 能及格吗 asks of a class how it goes, and of a test what will be.
  const isToCome = has("test", "quiz") && (clues.matches.get("doing") ?? []).some((said) => /及格/u.test(said));
  if (!(has("ready") || isToCome) || has("need", "grade", "average", "homework") || clues.namesScore) return null;
  const isAsked = has("test", "quiz") || clues.hasClass || item !== null || asksWhetherReady.test(clues.text);
  const exam = facts.calendar?.occurrences.find(({ key, event }) => key === item?.key && event.type === "exam");
  return isAsked ? { kind: "readiness", classId, span, key: exam?.key ?? null } : null;
}

function aboutWhatIf(clues: Clues, facts: OwnDataFacts): Question | typeof declined | null {
  const { has, target, item } = clues;
  if (!has("whatIf")) return null;
  if (has("need") && !clues.namesScore) return null;
  const isAsked = target !== null && clues.namesScore && !has("need", "last", "best", "worst", "until", "remaining");
  if (!isAsked) return has("need") ? null : declined;
  const work = item && facts.calendar?.occurrences.find(({ key }) => key === item.key)?.event;
  const classId = clues.classId ?? (clues.hasClass ? null : (work?.classId ?? null));
  if (work && work.type === "assignment") {
    return { kind: "what-if", classId, score: target, on: { title: work.title } };
  }
  const category = categoryNamed(clues, facts);
  return category === null ? declined : { kind: "what-if", classId, score: target, on: { category } };
}

function aboutTarget(clues: Clues, facts: OwnDataFacts): Question | typeof declined | null {
  const { has, target, hasClass, item } = clues;
  // Which grades would lift a GPA is nothing that can be said in one number.
  if (has("gpa")) return has("need") ? declined : null;
  const isAsked = has("need") || (has("pass") && has("howMuch", "grade"));
  const isAboutGrade = target
    ? hasClass || has("mine", "grade", "average", "test", "quiz") || isSpaceless(clues.language)
    : hasClass && !clues.speaksOfHelp && !has("homework", "due", "todo", "agenda", "until", "when");
  if (isAsked && isAboutGrade) {
    const work = item && facts.calendar?.occurrences.find(({ key }) => key === item.key)?.event;
    // What one piece of work must bring is another reckoning, unless it is a test of its class.
    const isOnlyOpen = work?.type === "assignment" && isTheOnlyOpen(work.title, work.classId, facts);
    if (work && work.type !== "exam" && !clues.isItemPlain && !isOnlyOpen) return declined;
    const category = isOnlyOpen ? null : categoryNamed(clues, facts);
    const on = has("remaining") || isOnlyOpen ? "remaining" : category === null ? "either" : "next";
    const classId = clues.classId ?? (hasClass ? null : (work?.classId ?? null));
    return { kind: "needed", classId, target, on, category, ...(work?.type === "exam" && item && { key: item.key }) };
  }
  // "I got an A on my test" is news, not a question.
  return clues.namesScore ? declined : null;
}

/** What is needed on it is then what is needed on all that is open. */
function isTheOnlyOpen(title: string, classId: string | null, { grades }: OwnDataFacts): boolean {
  const open = grades?.find(({ course }) => course.id === classId)?.grades.filter(({ state }) => state === "ungraded");
  return open?.length === 1 && open[0]?.name === title;
}

function aboutWeight(clues: Clues, facts: OwnDataFacts): Question | null {
  const { has, item, classId } = clues;
  if (!has("weigh", "weighted") || has("gpa")) return null;
  if (item) return { kind: "item-weight", key: item.key };
  const category = categoryNamed(clues, facts);
  return category !== null ? { kind: "category-weight", category, classId } : null;
}

function isStudy(key: string, { calendar }: OwnDataFacts): boolean {
  return calendar?.occurrences.some((one) => one.key === key && one.event.type === "study") === true;
}

function aboutDaysUntil(clues: Clues, facts: OwnDataFacts): Question | null {
  const { has, span, item, classId } = clues;
  // How many tests are left is no number of days.
  if (counted("test", clues) || counted("quiz", clues)) return null;
  if (!has("until") || has("grade") || (span && !has("howMany", "when"))) return null;
  // Nobody counts the days to an hour of study: how long to learn is another question.
  if (item) return isStudy(item.key, facts) ? null : { kind: "days-until", key: item.key };
  return has("test", "quiz") ? { kind: "days-until-exam", classId } : null;
}

const plainlyMissing = /missing|zero|null|fehl|falt|cero|manqu|zeros|缺|零|漏|未提出|0点|ゼロ/u;

function aboutOpenWork({ has, matches, classId, isAboutStudent, unknown }: Clues): Question | typeof declined | null {
  if (has("ungraded") && (isAboutStudent || unknown.length === 0))
    return { kind: "open-work", state: "ungraded", classId };
  // What is not handed in yet may be due only tomorrow.
  const isPlainlyMissing = (matches.get("missing") ?? []).some((said) => plainlyMissing.test(said));
  if (has("missing") && has("else") && !isPlainlyMissing) return declined;
  if (has("missing") && (isAboutStudent || has("homework", "due", "grade"))) {
    return { kind: "open-work", state: "missing", classId };
  }
  return has("overdue") && !has("test") ? { kind: "overdue", classId } : null;
}

function aboutWhatToDo(clues: Clues): Question | null {
  const { has, span } = clues;
  // What is left of today is a list, not the one thing to begin with.
  if (span && has("remaining", "else")) return null;
  const isNow = !span || span.name === "today";
  const isOther = has("homework", "due", "test") || !(clues.isAboutStudent || clues.unknown.length === 0);
  return has("todo") && isNow && !isOther ? { kind: "next-up", minutes: minutesIn(clues) } : null;
}

function aboutResults(clues: Clues, facts: OwnDataFacts): Question | null {
  const { has, item, classId, hasClass, isAboutStudent, place } = clues;
  if (has("gpa") && hasClass) return { kind: "class-gpa", classId };
  if (has("gpa") && isAboutStudent) return { kind: "gpa", weighted: has("weighted") };
  const isOfOne = has("grade", "doing", "test", "quiz", "homework") && !has("when", "due", "until", "next", "average");
  const category = categoryNamed(clues, facts);
  if (place !== null && isOfOne && category !== null) return { kind: "one-grade", classId, category, which: place };
  if (has("last") && isOfOne && !has("best", "worst")) {
    return has("course") && !has("grade") ? null : { kind: "last-grade", classId, category };
  }
  if (clues.severalIds.length > 1 && has("better", "best", "worst")) {
    return { kind: "ranking", end: has("worst") ? "worst" : "best", among: clues.severalIds };
  }
  if (hasClass && has("best", "worst") && isOfOne) {
    return { kind: "one-grade", classId, category, which: has("best") ? "best" : "worst" };
  }
  const isOver = has("grade") || (clues.matches.get("doing") ?? []).some((said) => past.test(said));
  const isPast = has("test", "quiz") && isOver && !has("next", "howMany", "best", "worst", "when", "average");
  if (isPast && (isAboutStudent || hasClass)) return { kind: "last-grade", classId, category };
  if (hasClass || item || !isAboutStudent) return null;
  if (has("weak")) return { kind: "weaknesses" };
  if (has("strong")) return { kind: "strengths" };
  const isRanking = has("best", "worst") && has("course", "grade", "average", "doing");
  return isRanking ? { kind: "ranking", end: has("best") ? "best" : "worst" } : null;
}

/** How something went, not how it goes. */
const past =
  /how did|howd|how was|went|turned out|lief|gelaufen|abgeschnitten|ausgefallen|sali|passe|ca a ete|だった|でした|考得/u;

function aboutTime({ has, span, today, hasClass }: Clues): Question | null {
  if (!has("mine") && !span && !has("busy")) return null;
  if (has("busy")) return { kind: "busy-days", span: span ?? comingDays(today, 7) };
  return has("free") && !hasClass ? { kind: "free-time", span: span ?? oneDay(today, today) } : null;
}

function aboutNumbers(clues: Clues): Question | null {
  const { has, span, classId } = clues;
  if (
    !has("howMany") ||
    !(clues.isAboutStudent || clues.hasClass) ||
    has("average") ||
    (clues.item && !clues.isItemPlain)
  )
    return null;
  if (has("test", "quiz")) return span ? { kind: "exams", span, classId } : { kind: "count", of: "exams", classId };
  if (has("homework", "due")) return span ? { kind: "due", span, classId } : { kind: "count", of: "due", classId };
  const isOfClasses = has("course") && !span && !clues.hasClass;
  const isOfGrades = has("grade") && asksForNumber(clues) && !(isOfClasses && counted("course", clues));
  if (isOfGrades) return { kind: "count", of: "grades", classId };
  return isOfClasses ? { kind: "count", of: "classes", classId: null } : null;
}

function aboutExams(clues: Clues, facts: OwnDataFacts): Question | null {
  const { has, span, item, classId, unknown, today } = clues;
  if (!has("test", "quiz")) return null;
  if (span) return { kind: "exams", span, classId };
  if (item && has("when", "due")) return { kind: "item-when", key: item.key };
  if (has("all")) {
    return { kind: "exams", span: { name: "days", from: today, to: facts.calendar?.to ?? today }, classId };
  }
  if (has("next", "when", "agenda")) return { kind: "next-exam", classId };
  // "Any tests in apush"; in signs the rest of such a question says too little.
  const isShort = clues.hasClass && clues.isAboutStudent && !isSpaceless(clues.language);
  if (!(has("mine") || isShort) || has("need", "average", "grade") || unknown.length > 0) return null;
  return item ? { kind: "item-when", key: item.key } : { kind: "next-exam", classId };
}

function aboutDeadlines(clues: Clues): Question | null {
  const { has, span, item, today, classId, hasClass } = clues;
  if (has("due", "homework") || (has("remaining") && span)) {
    if (span) return { kind: "due", span, classId };
    if (item && !clues.isItemPlain && has("when", "due")) return { kind: "item-when", key: item.key };
    const isAsked = has("due", "agenda", "next", "when", "todo") || has("mine") || hasClass;
    if (isAsked && !has("grade", "average")) {
      return { kind: "due", span: comingDays(today, 7), classId };
    }
  }
  return item && !span && has("when") ? { kind: "item-when", key: item.key } : null;
}

function aboutOneClass({ has, span, classId, hasClass, isAboutStudent }: Clues): Question | null {
  if (!hasClass) return null;
  if (has("average", "grade", "doing", "pass") && !has("free", "busy")) return { kind: "class-grade", classId };
  if (span) return has("when", "agenda", "course") || isAboutStudent ? { kind: "agenda", span, classId } : null;
  return has("when") || (has("next") && has("course")) ? { kind: "class-times", classId } : null;
}

function aboutAllClasses(clues: Clues): Question | null {
  const { has } = clues;
  if (!clues.isAboutStudent || clues.span || clues.hasClass) return null;
  if (has("next") && has("course")) return { kind: "class-times", classId: null };
  if (has("course") && has("take", "agenda", "mine") && !has("when", "grade", "average", "best", "worst")) {
    return { kind: "classes" };
  }
  const isAboutGrades = has("average", "grade") || (has("doing") && has("mine"));
  const isPlain = !clues.target && !clues.item && !has("need");
  return isAboutGrades && isPlain ? { kind: "average" } : null;
}

function aboutDays(clues: Clues): Question | null {
  const { has, span, today, classId } = clues;
  if (span) {
    const isRest = span.name === "today" && has("else", "remaining");
    const isAsked = has("agenda", "course", "todo", "mine", "else", "doing");
    return isAsked ? { kind: "agenda", span, classId, ...(isRest ? { rest: true } : {}) } : null;
  }
  const isCalendar = has("mine") && !clues.hasClass && saysCalendar(clues);
  return isCalendar ? { kind: "agenda", span: comingDays(today, 7), classId } : null;
}

/** Notes with each of those words in their titles, the latest first. */
function notesWith(words: readonly string[], language: Language, facts: OwnDataFacts): readonly string[] {
  return (facts.notes ?? [])
    .filter(({ title }) => {
      const plainTitle = plain(title, language);
      return words.every((word) => plainTitle.includes(word.length > 4 ? word.replace(/(?:e[smnr]?|s|n)$/, "") : word));
    })
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .map(({ id }) => id);
}

/** Words for plans are too common by themselves. */
function saysCalendar({ matches }: Clues): boolean {
  const calendar =
    /calend|agenda|schedule|horario|emploi du temps|planning|stundenplan|kalender|termin|日程|课表|日历|安排|予定|スケジュール|カレンダー|時間割/u;
  return (matches.get("agenda") ?? []).some((said) => calendar.test(said));
}

/** The words for how many are also those for how much in Chinese and Japanese. */
function asksForNumber({ matches, text }: Clues): boolean {
  const isEither = (said: string) => said === "多少" || said === "いくつ";
  return (
    (matches.get("howMany") ?? []).some((said) => !isEither(said)) ||
    /記録|登録|入力|いくつある|いくつあり|いくつ入|记录|登记|录入|录了/u.test(text)
  );
}

/** "How many classes", and not "how many grades in my classes". */
function counted(concept: Concept, { matches, text }: Clues): boolean {
  const things = matches.get(concept) ?? [];
  return (matches.get("howMany") ?? []).some((many) =>
    things.some((thing) => text.includes(`${many} ${thing}`) || text.includes(many + thing) || many.includes(thing)),
  );
}

function categoryNamed(clues: Clues, facts: OwnDataFacts): string | null {
  const book = facts.grades?.find(({ course }) => course.id === clues.classId);
  const own = book?.categories.find(({ name }) => name && clues.text.includes(plain(name, clues.language)));
  if (own) return own.id;
  const [homework = ""] = clues.matches.get("homework") ?? [];
  const isAssignment = /assign|project|trabajo|proyecto|projet|projekt|referat|项目|报告|论文|レポート|課題/u.test(
    homework,
  );
  const ofHomework = homework === "" ? null : isAssignment ? "assignment" : "homework";
  // "考了几分" speaks of an exam without naming it.
  const isTested =
    clues.has("test") ||
    (clues.language === "zh" && ofHomework === null && clues.text.includes("考") && !clues.has("best", "worst"));
  const id = clues.has("quiz") ? "quiz" : isTested ? "test" : ofHomework;
  return id !== null && (!book || book.categories.some((category) => category.id === id)) ? id : null;
}

function minutesIn(clues: Clues): number | null {
  const [said] = clues.matches.get("minutes") ?? [];
  if (said === undefined) return null;
  if (/half|media|demi|halb|半/u.test(said)) return 30;
  if (/quarter|cuarto|quart|viertel|刻/u.test(said)) return 15;
  const before = Number(/(\d+)\s*(?:分|min|hour|hora|heure|stunde|小时|時間|个小时|m)/u.exec(clues.text)?.[1] ?? 1);
  return /hour|hora|heure|stunde|小时|時間|钟头/u.test(said) ? before * 60 : before > 1 ? before : null;
}

/** Asks back where several classes fit, or where one is needed and none was named. */
function withItsClass(question: Question, clues: Clues, facts: OwnDataFacts): OwnDataIntent | null {
  if (!("classId" in question) || question.classId !== null) return question;
  if (clues.severalIds.length > 1) {
    // One of them or the other is a choice that nothing here was asked to make.
    if (either.test(` ${clues.text} `)) return null;
    return { kind: "several", questions: clues.severalIds.map((classId) => ({ ...question, classId })) };
  }
  const spoken = clues.spokenClass;
  if (spoken && spoken.ids.length > 1) return { kind: "which-class", candidates: spoken.ids, question };
  const [only, ...others] = facts.classes;
  if (!needsClass(question) || !only) return question;
  if (others.length === 0) return { ...question, classId: only.id };
  return { kind: "which-class", candidates: facts.classes.map(({ id }) => id), question };
}

const either = / (?:or|oder|o|ou) |还是|或者|それとも|どっち|どちら/u;

function needsClass({ kind }: ClassQuestion): boolean {
  return kind === "needed" || kind === "class-grade" || kind === "class-gpa" || kind === "what-if";
}
