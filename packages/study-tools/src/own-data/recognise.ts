import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import type { OwnDataFacts } from "./facts.ts";
import { type Heard, hear } from "./heard.ts";
import type { ClassQuestion, OwnDataIntent } from "./intent.ts";
import type { Concept } from "./language-words.ts";
import { plain } from "./plain-text.ts";
import { comingDays, oneDay } from "./spoken-day.ts";
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
  const heard = hear(text, language, facts);
  if (heard.text === "" || heard.asksForHelp) return null;
  for (const rule of heard.has("note") ? [aboutNotes] : [aboutWriting, ...rules]) {
    const answer = rule(heard, facts);
    if (answer === nobodys) return null;
    if (answer) return isSureOf(answer, heard) ? withItsClass(answer, heard, facts) : null;
  }
  return null;
}

/** Nobody asks for a date in so many words: it is a text that was pasted. */
const longest = 160;

const formula = /[=^√∫]|\d\s*[*×·]\s*\d|\d\s*\+\s*\d|\dx\b/u;

/** That is about something else for certain, whatever the rules after it might think. */
const nobodys = "nobodys";

/** What is asked, if this is a question of its kind. */
type Rule = (heard: Heard, facts: OwnDataFacts) => Question | typeof nobodys | null;

/** The first that knows the question has it: those that need more words come before those that need fewer. */
const rules: readonly Rule[] = [
  aboutNothingKnown,
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

function aboutNotes(heard: Heard, facts: OwnDataFacts): Question | null {
  const { has, unknown, classId } = heard;
  if (!heard.isAboutStudent && !has("about", "last")) return null;
  if (has("howMany") && unknown.length === 0) return { kind: "count", of: "notes", classId };
  if (unknown.length === 0) return { kind: "recent-notes", classId };
  const isUnspacedText = isSpaceless(heard.language);
  if (unknown.length > (isUnspacedText ? 12 : 4)) return null;
  const words = unknown.join(isUnspacedText ? "" : " ");
  const noteIds = notesWith(unknown, heard.language, facts);
  // Words that no title has may be anything: only "about" says that they are what the notes are about.
  return noteIds.length > 0 || (has("about") && has("mine", "agenda")) ? { kind: "notes-about", words, noteIds } : null;
}

/** "Did I write anything about mitosis": a title of theirs says that it is about notes. */
function aboutWriting(heard: Heard, facts: OwnDataFacts): Question | null {
  const { has, unknown } = heard;
  if (!has("wrote") || unknown.length === 0 || heard.hasClass || heard.span) return null;
  const noteIds = notesWith(unknown, heard.language, facts);
  const words = unknown.join(isSpaceless(heard.language) ? "" : " ");
  return noteIds.length > 0 ? { kind: "notes-about", words, noteIds } : null;
}

function aboutNothingKnown(heard: Heard): Question | typeof nobodys | null {
  const { has, foreignSubject } = heard;
  if (heard.unknown.length === 0) return null;
  const isNamed = foreignSubject !== null && !heard.item && !heard.speaksOfHelp;
  const isAsked =
    has("test", "quiz", "homework", "grade", "average", "gpa") &&
    (has("mine", "when", "need", "last", "doing", "howMuch") || heard.isAboutStudent);
  return isNamed && isAsked ? { kind: "not-found", words: foreignSubject } : nobodys;
}

function aboutWhatIf(heard: Heard, facts: OwnDataFacts): Question | typeof nobodys | null {
  const { has, target, item } = heard;
  if (!has("whatIf")) return null;
  if (has("need") && !heard.namesScore) return null;
  const isAsked = target !== null && heard.namesScore && !has("need", "last", "best", "worst", "until", "remaining");
  if (!isAsked) return has("need") ? null : nobodys;
  const work = item && facts.calendar?.occurrences.find(({ key }) => key === item.key)?.event;
  const classId = heard.classId ?? (heard.hasClass ? null : (work?.classId ?? null));
  if (work && work.type === "assignment") {
    return { kind: "what-if", classId, score: target, on: { title: work.title } };
  }
  const category = categoryNamed(heard, facts);
  return category === null ? nobodys : { kind: "what-if", classId, score: target, on: { category } };
}

function aboutTarget(heard: Heard, facts: OwnDataFacts): Question | typeof nobodys | null {
  const { has, target, hasClass, item } = heard;
  // Which grades would lift a GPA is nothing that can be said in one number.
  if (has("gpa")) return has("need") ? nobodys : null;
  const isAsked = has("need") || (has("pass") && has("howMuch", "grade"));
  const isAboutGrade = target
    ? hasClass || has("mine", "grade", "average", "test", "quiz") || isSpaceless(heard.language)
    : hasClass && !heard.speaksOfHelp && !has("homework", "due", "todo", "agenda", "until", "when");
  if (isAsked && isAboutGrade) {
    const work = item && facts.calendar?.occurrences.find(({ key }) => key === item.key)?.event;
    // What one piece of work must bring is another reckoning, unless it is a test of its class.
    const isOnlyOpen = work?.type === "assignment" && isTheOnlyOpen(work.title, work.classId, facts);
    if (work && work.type !== "exam" && !heard.isItemPlain && !isOnlyOpen) return nobodys;
    const category = isOnlyOpen ? null : categoryNamed(heard, facts);
    const on = has("remaining") || isOnlyOpen ? "remaining" : category === null ? "either" : "next";
    const classId = heard.classId ?? (hasClass ? null : (work?.classId ?? null));
    return { kind: "needed", classId, target, on, category };
  }
  // "I got an A on my test" is news, not a question.
  return heard.namesScore ? nobodys : null;
}

/** What is needed on it is then what is needed on all that is open. */
function isTheOnlyOpen(title: string, classId: string | null, { grades }: OwnDataFacts): boolean {
  const open = grades?.find(({ course }) => course.id === classId)?.grades.filter(({ state }) => state === "ungraded");
  return open?.length === 1 && open[0]?.name === title;
}

function aboutWeight(heard: Heard, facts: OwnDataFacts): Question | null {
  const { has, item, classId } = heard;
  if (!has("weigh", "weighted") || has("gpa")) return null;
  if (item) return { kind: "item-weight", key: item.key };
  const category = categoryNamed(heard, facts);
  return category !== null ? { kind: "category-weight", category, classId } : null;
}

function isStudy(key: string, { calendar }: OwnDataFacts): boolean {
  return calendar?.occurrences.some((one) => one.key === key && one.event.type === "study") === true;
}

function aboutDaysUntil(heard: Heard, facts: OwnDataFacts): Question | null {
  const { has, span, item, classId } = heard;
  // How many tests are left is no number of days.
  if (counted("test", heard) || counted("quiz", heard)) return null;
  if (!has("until") || has("grade") || (span && !has("howMany", "when"))) return null;
  // Nobody counts the days to an hour of study: how long to learn is another question.
  if (item) return isStudy(item.key, facts) ? null : { kind: "days-until", key: item.key };
  return has("test", "quiz") ? { kind: "days-until-exam", classId } : null;
}

const plainlyMissing = /missing|zero|null|fehl|falt|cero|manqu|zeros|缺|零|漏|未提出|0点|ゼロ/u;

function aboutOpenWork({ has, matches, classId, isAboutStudent, unknown }: Heard): Question | typeof nobodys | null {
  if (has("ungraded") && (isAboutStudent || unknown.length === 0))
    return { kind: "open-work", state: "ungraded", classId };
  // What is not handed in yet may be due only tomorrow.
  const isPlainlyMissing = (matches.get("missing") ?? []).some((said) => plainlyMissing.test(said));
  if (has("missing") && has("else") && !isPlainlyMissing) return nobodys;
  if (has("missing") && (isAboutStudent || has("homework", "due", "grade"))) {
    return { kind: "open-work", state: "missing", classId };
  }
  return has("overdue") && !has("test") ? { kind: "overdue", classId } : null;
}

function aboutWhatToDo(heard: Heard): Question | null {
  const { has, span } = heard;
  // What is left of today is a list, not the one thing to begin with.
  if (span && has("remaining", "else")) return null;
  const isNow = !span || span.name === "today";
  const isOther = has("homework", "due", "test") || !(heard.isAboutStudent || heard.unknown.length === 0);
  return has("todo") && isNow && !isOther ? { kind: "next-up", minutes: minutesIn(heard) } : null;
}

function aboutResults(heard: Heard, facts: OwnDataFacts): Question | null {
  const { has, item, classId, hasClass, isAboutStudent, place } = heard;
  if (has("gpa") && hasClass) return { kind: "class-gpa", classId };
  if (has("gpa") && isAboutStudent) return { kind: "gpa", weighted: has("weighted") };
  const isOfOne = has("grade", "doing", "test", "quiz", "homework") && !has("when", "due", "until", "next", "average");
  const category = categoryNamed(heard, facts);
  if (place !== null && isOfOne && category !== null) return { kind: "one-grade", classId, category, which: place };
  if (has("last") && isOfOne && !has("best", "worst")) {
    return has("course") && !has("grade") ? null : { kind: "last-grade", classId, category };
  }
  if (heard.severalIds.length > 1 && has("better", "best", "worst")) {
    return { kind: "ranking", end: has("worst") ? "worst" : "best", among: heard.severalIds };
  }
  if (hasClass && has("best", "worst") && isOfOne) {
    return { kind: "one-grade", classId, category, which: has("best") ? "best" : "worst" };
  }
  const isOver = has("grade") || (heard.matches.get("doing") ?? []).some((said) => past.test(said));
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

function aboutTime({ has, span, today, hasClass }: Heard): Question | null {
  if (!has("mine") && !span && !has("busy")) return null;
  if (has("busy")) return { kind: "busy-days", span: span ?? comingDays(today, 7) };
  return has("free") && !hasClass ? { kind: "free-time", span: span ?? oneDay(today, today) } : null;
}

function aboutNumbers(heard: Heard): Question | null {
  const { has, span, classId } = heard;
  if (
    !has("howMany") ||
    !(heard.isAboutStudent || heard.hasClass) ||
    has("average") ||
    (heard.item && !heard.isItemPlain)
  )
    return null;
  if (has("test", "quiz")) return span ? { kind: "exams", span, classId } : { kind: "count", of: "exams", classId };
  if (has("homework", "due")) return span ? { kind: "due", span, classId } : { kind: "count", of: "due", classId };
  const isOfClasses = has("course") && !span && !heard.hasClass;
  const isOfGrades = has("grade") && asksForNumber(heard) && !(isOfClasses && counted("course", heard));
  if (isOfGrades) return { kind: "count", of: "grades", classId };
  return isOfClasses ? { kind: "count", of: "classes", classId: null } : null;
}

function aboutExams(heard: Heard, facts: OwnDataFacts): Question | null {
  const { has, span, item, classId, unknown, today } = heard;
  if (!has("test", "quiz")) return null;
  if (span) return { kind: "exams", span, classId };
  if (item && has("when", "due")) return { kind: "item-when", key: item.key };
  if (has("all")) {
    return { kind: "exams", span: { name: "days", from: today, to: facts.calendar?.to ?? today }, classId };
  }
  if (has("next", "when", "agenda")) return { kind: "next-exam", classId };
  // "Any tests in apush"; in signs the rest of such a question says too little.
  const isShort = heard.hasClass && heard.isAboutStudent && !isSpaceless(heard.language);
  if (!(has("mine") || isShort) || has("need", "average", "grade") || unknown.length > 0) return null;
  return item ? { kind: "item-when", key: item.key } : { kind: "next-exam", classId };
}

function aboutDeadlines(heard: Heard): Question | null {
  const { has, span, item, today, classId, hasClass } = heard;
  if (has("due", "homework") || (has("remaining") && span)) {
    if (span) return { kind: "due", span, classId };
    if (item && !heard.isItemPlain && has("when", "due")) return { kind: "item-when", key: item.key };
    const isAsked = has("due", "agenda", "next", "when", "todo") || has("mine") || hasClass;
    if (isAsked && !has("grade", "average")) {
      return { kind: "due", span: comingDays(today, 7), classId };
    }
  }
  return item && !span && has("when") ? { kind: "item-when", key: item.key } : null;
}

function aboutOneClass({ has, span, classId, hasClass, isAboutStudent }: Heard): Question | null {
  if (!hasClass) return null;
  if (has("average", "grade", "doing", "pass") && !has("free", "busy")) return { kind: "class-grade", classId };
  if (span) return has("when", "agenda", "course") || isAboutStudent ? { kind: "agenda", span, classId } : null;
  return has("when") || (has("next") && has("course")) ? { kind: "class-times", classId } : null;
}

function aboutAllClasses(heard: Heard): Question | null {
  const { has } = heard;
  if (!heard.isAboutStudent || heard.span || heard.hasClass) return null;
  if (has("next") && has("course")) return { kind: "class-times", classId: null };
  if (has("course") && has("take", "agenda", "mine") && !has("when", "grade", "average", "best", "worst")) {
    return { kind: "classes" };
  }
  const isAboutGrades = has("average", "grade") || (has("doing") && has("mine"));
  const isPlain = !heard.target && !heard.item && !has("need");
  return isAboutGrades && isPlain ? { kind: "average" } : null;
}

function aboutDays(heard: Heard): Question | null {
  const { has, span, today, classId } = heard;
  if (span) {
    const isRest = span.name === "today" && has("else", "remaining");
    const isAsked = has("agenda", "course", "todo", "mine", "else", "doing");
    return isAsked ? { kind: "agenda", span, classId, ...(isRest ? { rest: true } : {}) } : null;
  }
  const isCalendar = has("mine") && !heard.hasClass && saysCalendar(heard);
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
function saysCalendar({ matches }: Heard): boolean {
  const calendar =
    /calend|agenda|schedule|horario|emploi du temps|planning|stundenplan|kalender|termin|日程|课表|日历|安排|予定|スケジュール|カレンダー|時間割/u;
  return (matches.get("agenda") ?? []).some((said) => calendar.test(said));
}

/** The words for how many are also those for how much in Chinese and Japanese. */
function asksForNumber({ matches, text }: Heard): boolean {
  const isEither = (said: string) => said === "多少" || said === "いくつ";
  return (
    (matches.get("howMany") ?? []).some((said) => !isEither(said)) ||
    /記録|登録|入力|いくつある|いくつあり|いくつ入|记录|登记|录入|录了/u.test(text)
  );
}

/** "How many classes", and not "how many grades in my classes". */
function counted(concept: Concept, { matches, text }: Heard): boolean {
  const things = matches.get(concept) ?? [];
  return (matches.get("howMany") ?? []).some((many) =>
    things.some((thing) => text.includes(`${many} ${thing}`) || text.includes(many + thing) || many.includes(thing)),
  );
}

function categoryNamed(heard: Heard, facts: OwnDataFacts): string | null {
  const book = facts.grades?.find(({ course }) => course.id === heard.classId);
  const own = book?.categories.find(({ name }) => name && heard.text.includes(plain(name, heard.language)));
  if (own) return own.id;
  const [homework = ""] = heard.matches.get("homework") ?? [];
  const isAssignment = /assign|project|trabajo|proyecto|projet|projekt|referat|项目|报告|论文|レポート|課題/u.test(
    homework,
  );
  const ofHomework = homework === "" ? null : isAssignment ? "assignment" : "homework";
  // "考了几分" speaks of an exam without naming it.
  const isTested =
    heard.has("test") ||
    (heard.language === "zh" && ofHomework === null && heard.text.includes("考") && !heard.has("best", "worst"));
  const id = heard.has("quiz") ? "quiz" : isTested ? "test" : ofHomework;
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
function withItsClass(question: Question, heard: Heard, facts: OwnDataFacts): OwnDataIntent | null {
  if (!("classId" in question) || question.classId !== null) return question;
  if (heard.severalIds.length > 1) {
    // One of them or the other is a choice that nothing here was asked to make.
    if (either.test(` ${heard.text} `)) return null;
    return { kind: "several", questions: heard.severalIds.map((classId) => ({ ...question, classId })) };
  }
  const spoken = heard.spokenClass;
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
