import type { Score } from "@jotter/domain/grade";
import { type Book, type ClassResult, classResult, counts, overall, type StoredGrade } from "@jotter/domain/grade-book";
import {
  type Needed,
  neededOnNext,
  neededOnRemaining,
  neededOnWork,
  nextItem,
  openWork as openWorkCalled,
  withChanges,
} from "@jotter/domain/grade-goals";
import { percentOf, scaleOfClass, shownPercent } from "@jotter/domain/grade-scale";
import { gradeDay } from "@jotter/domain/grades-since";
import { insightsOf } from "@jotter/domain/insights";
import { standingOf } from "@jotter/domain/next-up-situation";
import { categoryOf } from "@jotter/domain/stake";
import {
  type AnswerLink,
  count,
  day,
  gpa,
  line,
  list,
  type Part,
  percent,
  phrase,
  type Sentence,
  sentence,
  text,
  type Value,
} from "./answer.ts";
import { type OwnDataFacts, todayOf } from "./facts.ts";
import type { ClassQuestion, PlainQuestion, Target } from "./intent.ts";
import { targetOfLetter } from "./spoken-target.ts";

/** Null: there is no class to speak of. */
export function gradeAnswer(
  intent: ClassQuestion | PlainQuestion,
  facts: OwnDataFacts,
  books: readonly Book[],
): Part | null {
  if (facts.classes.length === 0 || books.length === 0) return null;
  const entries = books.map((book) => ({ book, course: book.course, result: classResult(book) }));
  switch (intent.kind) {
    case "class-grade": {
      const entry = entries.find(({ course }) => course.id === intent.classId);
      return entry ? classGrade(entry.book, entry.result) : null;
    }
    case "needed": {
      const entry = entries.find(({ course }) => course.id === intent.classId);
      return entry ? needed(intent, entry.book, entry.result, facts) : null;
    }
    case "what-if": {
      const entry = entries.find(({ course }) => course.id === intent.classId);
      return entry ? whatIf(intent, entry.book, entry.result) : null;
    }
    case "class-gpa": {
      const entry = entries.find(({ course }) => course.id === intent.classId);
      return entry ? classGpa(entry) : null;
    }
    case "gpa":
      return gpaAnswer(intent.weighted, entries);
    case "average":
      return averageAnswer(entries);
    case "ranking":
      return ranking(intent.end, entries, intent.among);
    case "strengths":
    case "weaknesses":
      return sides(intent.kind, entries, facts);
    case "last-grade":
      return oneGrade("last", intent, books, facts);
    case "one-grade":
      return oneGrade(intent.which, intent, books, facts);
    case "open-work":
      return openWork(intent.state, intent.classId, books);
    case "category-weight": {
      const entry = entries.find(({ course }) => course.id === intent.classId);
      return entry ? categoryWeight(intent.category, entry.book) : categoryWeights(intent.category, books);
    }
    case "count":
      return countGrades(intent.classId, books);
    default:
      return null;
  }
}

type Entry = { readonly book: Book; readonly course: Book["course"]; readonly result: ClassResult };

const allGrades: readonly AnswerLink[] = [{ to: "grades", classId: null }];

function toGrades({ course }: Pick<Book, "course">): readonly AnswerLink[] {
  return [{ to: "grades", classId: course.id }];
}

/** Never the percent of another letter: 89.996 is a B+, and no 90 %. */
function besideLetter(value: number, course?: Book["course"]): Value {
  return percent(shownPercent(value, 2, course && scaleOfClass(course)));
}

const noGrades: Part = { status: "nothing", sentences: [sentence("nothing.grades")], links: allGrades };

function noGradesIn(book: Book): Part {
  return {
    status: "nothing",
    sentences: [sentence("nothing.gradesIn", { class: text(book.course.name) })],
    links: toGrades(book),
  };
}

function classGrade(book: Book, result: ClassResult): Part {
  const { weighted, letter } = result;
  if (weighted === null || letter === null) return noGradesIn(book);
  const sentences = [
    sentence("classGrade", {
      class: text(book.course.name),
      percent: besideLetter(weighted, book.course),
      letter: text(letter),
    }),
  ];
  if (result.renormalised) sentences.push(sentence("renormalised"));
  return { sentences, numbers: { percent: weighted, gpa: result.gpa ?? 0 }, links: toGrades(book) };
}

function classGpa({ book, result }: Entry): Part {
  const { weighted, letter } = result;
  if (weighted === null || letter === null || result.gpa === null) return noGradesIn(book);
  const byLevel = result.weightedGpa !== null && result.weightedGpa !== result.gpa ? result.weightedGpa : null;
  return {
    sentences: [
      sentence("classGpa", {
        class: text(book.course.name),
        gpa: gpa(result.gpa),
        percent: besideLetter(weighted, book.course),
        letter: text(letter),
      }),
      ...(byLevel === null ? [] : [sentence("weightedGpa", { gpa: gpa(byLevel) })]),
    ],
    numbers: { gpa: result.gpa, percent: weighted, ...(byLevel === null ? {} : { weightedGpa: byLevel }) },
    links: toGrades(book),
  };
}

function gpaAnswer(isWeighted: boolean, entries: readonly Entry[]): Part {
  const all = overall(entries);
  if (all.gpa === null || all.weightedGpa === null) return noGrades;
  const counted = entries.filter(({ course, result }) => !course.outsideGpa && result.gpa !== null).length;
  const plainly = sentence("gpa", { gpa: gpa(all.gpa), count: count(counted) });
  const byLevel = sentence("weightedGpa", { gpa: gpa(all.weightedGpa) });
  const hasLevels = all.weightedGpa !== all.gpa;
  return {
    sentences: isWeighted ? [byLevel, plainly] : hasLevels ? [plainly, byLevel] : [plainly],
    numbers: { gpa: all.gpa, weightedGpa: all.weightedGpa },
    links: allGrades,
  };
}

function averageAnswer(entries: readonly Entry[]): Part {
  const all = overall(entries);
  if (all.average === null || all.letter === null) return noGrades;
  return {
    sentences: [
      sentence("average", { percent: besideLetter(all.average), letter: text(all.letter) }),
      ...graded(entries).map(({ course, weighted, letter }) =>
        line("classLine", { class: text(course.name), percent: besideLetter(weighted, course), letter: text(letter) }),
      ),
    ],
    numbers: { average: all.average },
    links: allGrades,
  };
}

function graded(entries: readonly Entry[]) {
  return entries.flatMap(({ course, result: { weighted, letter } }) =>
    weighted === null || letter === null ? [] : { course, weighted, letter },
  );
}

function ranking(end: "best" | "worst", all: readonly Entry[], among?: readonly string[]): Part {
  const entries = among ? all.filter(({ course }) => among.includes(course.id)) : all;
  const ranked = graded(entries).toSorted((one, other) => other.weighted - one.weighted);
  const [ungraded] = among ? entries.filter(({ result }) => result.weighted === null) : [];
  // One of them alone is no comparison.
  if (ungraded) return noGradesIn(ungraded.book);
  const top = end === "best" ? ranked[0] : ranked.at(-1);
  if (!top) return noGrades;
  const alike = ranked.filter(({ weighted }) => weighted === top.weighted);
  return {
    sentences: [
      sentence(among ? (end === "best" ? "higherOf" : "lowerOf") : end, {
        class: list(alike.map(({ course }) => text(course.name))),
        percent: besideLetter(top.weighted, top.course),
        letter: text(top.letter),
      }),
      ...(among
        ? ranked.map(({ course, weighted, letter }) =>
            line("classLine", {
              class: text(course.name),
              percent: besideLetter(weighted, course),
              letter: text(letter),
            }),
          )
        : []),
    ],
    numbers: { percent: top.weighted },
    links: alike.map(({ course }) => ({ to: "grades", classId: course.id })),
  };
}

const borders = { strengths: 85, weaknesses: 75 } as const;

/** [INS-1] */
function sides(kind: "strengths" | "weaknesses", entries: readonly Entry[], facts: OwnDataFacts): Part {
  const classes = entries.map(({ course, result }) => ({ name: course.name, average: result.simple }));
  if (classes.every(({ average }) => average === null)) return noGrades;
  const today = todayOf(facts);
  const { academic } = insightsOf({ classes, hasEvents: false, occurrences: [], today, now: facts.now });
  const names = academic[kind];
  const border = percent(borders[kind]);
  return {
    sentences: [
      names.length === 0
        ? sentence(`${kind}None`, { percent: border })
        : sentence(kind, { percent: border, classes: list(names.map(text)) }),
    ],
    numbers: { classes: names.length },
    links: allGrades,
  };
}

type NeededQuestion = Extract<ClassQuestion, { kind: "needed" }>;

function needed(intent: NeededQuestion, book: Book, result: ClassResult, facts: OwnDataFacts): Part {
  const target = inClass(intent.target, book) ?? nextTarget(book, result);
  const category = intent.category ?? heaviest(book);
  const shown = { class: text(book.course.name), target: targetValue(target) };
  const sentences: Sentence[] = [];
  const numbers: Record<string, number> = { target: target.percent };
  if (result.weighted !== null && result.letter !== null) {
    sentences.push(
      sentence("neededNow", {
        class: shown.class,
        percent: besideLetter(result.weighted, book.course),
        letter: text(result.letter),
      }),
    );
    numbers.now = result.weighted;
  }
  const open = book.grades.filter(({ state, extraCredit }) => state === "ungraded" && !extraCredit).length;
  const exam = intent.on === "remaining" ? null : examAsked(intent, book, facts);
  if (exam) {
    const answer = neededOnWork(book, target.percent, exam);
    sentences.push(neededSentence("neededExam", answer, { ...shown, title: text(exam.title) }));
    if (exam.weight !== null) sentences.push(sentence("neededExamWeighs", { percent: percent(exam.weight) }));
    if (answer.kind === "needed") numbers.next = answer.percent;
  } else if (intent.on !== "remaining" && category !== null) {
    const answer = neededOnNext(book, target.percent, category);
    sentences.push(neededSentence("neededNext", answer, { ...shown, category: categoryValue(book, category) }));
    if (answer.kind === "needed") numbers.next = answer.percent;
  }
  if (intent.on === "remaining" || (intent.on === "either" && open > 0)) {
    const answer = neededOnRemaining(book, target.percent);
    sentences.push(neededSentence("neededRest", answer, { ...shown, count: count(open) }));
    if (answer.kind === "needed") numbers.remaining = answer.percent;
  }
  return { sentences, numbers, links: toGrades(book) };
}

/**
 * The exam that was named, or the class's next one where "the next test" can only be that. Null where it is known neither
 * what hangs on it nor what its points are: then it is one more of its category.
 */
function examAsked({ key, category }: NeededQuestion, book: Book, { calendar, now }: OwnDataFacts) {
  const exams = (calendar?.occurrences ?? []).filter(
    ({ event, startsAt, key: own }) =>
      event.type === "exam" && event.classId === book.course.id && (key === undefined ? startsAt > now : own === key),
  );
  const next = exams.toSorted((one, other) => one.startsAt - other.startsAt)[0]?.event;
  if (!next) return null;
  const weight = next.weight ?? null;
  const own = categoryOf("exam", next.title, book.categories)?.id ?? "";
  const isAsked = key !== undefined || category === null || category === own;
  const isKnown = weight !== null || openWorkCalled(book, next.title) !== undefined;
  return isAsked && isKnown ? { title: next.title, weight, category: own } : null;
}

function neededSentence(
  id: "neededNext" | "neededRest" | "neededExam",
  answer: Needed,
  shown: Readonly<Record<string, Value>>,
): Sentence {
  switch (answer.kind) {
    case "needed":
      return sentence(id, { ...shown, percent: percent(shownUp(answer.percent)) });
    case "reached":
      return sentence(`${id}Reached`, shown);
    case "unreachable":
      return sentence(`${id}Unreachable`, { ...shown, best: percent(shownDown(answer.best)) });
    default:
      return sentence(`${id}Nothing`, shown);
  }
}

/** A percent that is shown with two digits must still be enough. */
function shownUp(value: number): number {
  return Math.ceil(value * 100 - 1e-6) / 100;
}

/** What is not enough for 90% must not be shown as 90%. */
function shownDown(value: number): number {
  return Math.floor(value * 100 + 1e-6) / 100;
}

type WhatIfQuestion = Extract<ClassQuestion, { kind: "what-if" }>;

function whatIf({ score, on }: WhatIfQuestion, book: Book, result: ClassResult): Part {
  const played = "title" in on ? withResultOn(on.title, score.percent, book) : null;
  if ("title" in on && played === null) return noSuchWork(on.title, book);
  const changed =
    played ??
    withChanges(book, {
      scores: {},
      added: "category" in on ? [nextItem(book, on.category, score.percent)] : [],
      without: [],
    });
  const then = classResult(changed);
  if (then.weighted === null || then.letter === null) return noGradesIn(book);
  const shown = {
    class: text(book.course.name),
    score: targetValue(score),
    percent: besideLetter(then.weighted, book.course),
    letter: text(then.letter),
  };
  const sentences = [
    "title" in on
      ? sentence("whatIfOn", { ...shown, title: text(on.title) })
      : sentence("whatIf", { ...shown, category: categoryValue(book, on.category) }),
  ];
  if (result.weighted !== null && result.letter !== null) {
    sentences.push(
      sentence("whatIfNow", { percent: besideLetter(result.weighted, book.course), letter: text(result.letter) }),
    );
  }
  return {
    sentences,
    numbers: {
      percent: then.weighted,
      score: score.percent,
      ...(result.weighted === null ? {} : { now: result.weighted }),
    },
    links: toGrades(book),
  };
}

/** Null: no such piece of work waits for its grade. */
function withResultOn(title: string, value: number, book: Book): Book | null {
  const open = book.grades.find(({ name, state }) => name === title && state === "ungraded");
  if (!open) return null;
  const possible = open.score?.as === "points" ? open.score.possible : null;
  const score: Score =
    possible === null
      ? { as: "percent", percent: value }
      : { as: "points", earned: (value * possible) / 100, possible };
  return withChanges(book, { scores: { [open.id]: score }, added: [], without: [] });
}

function noSuchWork(title: string, book: Book): Part {
  return {
    status: "nothing",
    sentences: [sentence("whatIfUnknown", { title: text(title), class: text(book.course.name) })],
    links: toGrades(book),
  };
}

/** Nobody said what for: the next letter up, or to keep the best one there is. */
function nextTarget(book: Book, { weighted }: ClassResult): Target {
  const scale = scaleOfClass(book.course);
  const next = weighted === null ? null : standingOf(book.course.id, weighted, scale).next;
  return targetOfLetter(next?.letter ?? "A", scale);
}

/** What a letter asks for is the class's matter. */
function inClass(target: Target | null, { course }: Book): Target | null {
  return target?.letter ? targetOfLetter(target.letter, scaleOfClass(course)) : target;
}

function heaviest({ categories }: Book): string | null {
  return categories.toSorted((one, other) => other.weight - one.weight)[0]?.id ?? null;
}

function targetValue({ letter, percent: value }: Target): Value {
  return letter === null ? percent(value) : phrase("target", { letter: text(letter), percent: percent(value) });
}

function categoryValue(book: Book, id: string): Value {
  return categoryNamed(id, book.categories.find((category) => category.id === id)?.name);
}

export function categoryNamed(id: string, name: string | undefined): Value {
  if (name) return text(name);
  return ["test", "quiz", "assignment", "homework"].includes(id) ? phrase(`category.${id}`) : text(id);
}

type Which = "last" | "best" | "worst" | number;

function oneGrade(
  which: Which,
  asks: { readonly classId: string | null; readonly category?: string | null },
  books: readonly Book[],
  { zone }: Pick<OwnDataFacts, "zone">,
): Part {
  const { classId, category = null } = asks;
  const own = books.filter(({ course }) => classId === null || course.id === classId);
  const all = own.flatMap((book) =>
    book.grades.flatMap((grade) =>
      (grade.state === "graded" && grade.score) || (grade.state === "missing" && which !== "last")
        ? {
            book,
            grade,
            value: grade.score && grade.state === "graded" ? percentOf(grade.score, scaleOfClass(book.course)) : 0,
          }
        : [],
    ),
  );
  const asked = all
    .filter(({ grade }) => category === null || grade.category === category)
    .toSorted(
      (one, other) =>
        compared(gradeDay(one.grade, zone), gradeDay(other.grade, zone)) || one.grade.createdAt - other.grade.createdAt,
    );
  // A bonus of 5 % is no bad grade, and a zero that waits to be filled in is none at all.
  const isEnd = which === "best" || which === "worst";
  const found = chosen(which, isEnd ? asked.filter(({ grade }) => counts(grade) && !grade.extraCredit) : asked);
  const [book] = own;
  if (!found) {
    if (category === null || all.length === 0 || !book) return book && classId !== null ? noGradesIn(book) : noGrades;
    return {
      status: "nothing",
      sentences: [
        classId === null
          ? sentence("nothing.gradesOf", { category: categoryValue(book, category) })
          : sentence("nothing.gradesOfIn", { category: categoryValue(book, category), class: text(book.course.name) }),
      ],
      links: classId === null ? allGrades : toGrades(book),
    };
  }
  const { grade, value } = found;
  const shown = {
    title: text(grade.name),
    class: text(found.book.course.name),
    percent: percent(value),
    ...(grade.date === null ? {} : { day: day(grade.date) }),
  };
  const id = which === "last" ? "lastGrade" : typeof which === "number" ? "nthGrade" : `${which}Grade`;
  return {
    sentences: [sentence(grade.date === null ? `${id}Undated` : id, shown)],
    numbers: { percent: value },
    links: toGrades(found.book),
  };
}

type OneGrade = { readonly book: Book; readonly grade: StoredGrade; readonly value: number };

/** Of those in the order of their dates; what has none is of the day it was entered. */
function chosen(which: Which, asked: readonly OneGrade[]): OneGrade | undefined {
  if (which === "last") return asked.at(-1);
  if (typeof which === "number") {
    // "Test 2" is what is called so; without such a name it is the second.
    const called = asked.filter(({ grade }) => numberIn(grade.name) === which);
    return called.length === 1 ? called[0] : called.length > 1 ? undefined : asked[which - 1];
  }
  const values = asked.map(({ value }) => value);
  const end = which === "best" ? Math.max(...values) : Math.min(...values);
  return asked.find(({ value }) => value === end);
}

/** The number in a name, if there is just one. */
function numberIn(name: string): number | null {
  const numbers = name.match(/\d+/gu) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) : null;
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function openWork(state: "missing" | "ungraded", classId: string | null, books: readonly Book[]): Part {
  const own = books.filter(({ course }) => classId === null || course.id === classId);
  const open = own.flatMap(({ course, grades }) =>
    grades.filter((grade) => grade.state === state).map((grade) => ({ course, grade })),
  );
  if (open.length === 0) {
    return { sentences: [sentence(`${state}None`)], numbers: { [state]: 0 }, links: allGrades };
  }
  return {
    sentences: [
      sentence(state, { count: count(open.length) }),
      ...open.map(({ course, grade }) => line("workLine", { class: text(course.name), title: text(grade.name) })),
    ],
    numbers: { [state]: open.length },
    links: [...new Set(open.map(({ course }) => course.id))].map((id) => ({ to: "grades", classId: id })),
  };
}

function categoryWeight(id: string, book: Book): Part {
  const category = book.categories.find((one) => one.id === id);
  const total = book.categories.reduce((sum, { weight }) => sum + weight, 0);
  const shown = { category: categoryValue(book, id), class: text(book.course.name) };
  if (!category || total === 0) {
    return { status: "nothing", sentences: [sentence("categoryUnknown", shown)], links: toGrades(book) };
  }
  const share = (100 * category.weight) / total;
  return {
    sentences: [sentence("categoryWeighs", { ...shown, percent: percent(share) })],
    numbers: { percent: share },
    links: toGrades(book),
  };
}

/** Of every class: one number where they agree, otherwise one for each. */
function categoryWeights(id: string, books: readonly Book[]): Part {
  const shares = books.flatMap((book) => {
    const total = book.categories.reduce((sum, { weight }) => sum + weight, 0);
    const category = book.categories.find((one) => one.id === id);
    return category && total > 0 ? [{ book, share: (100 * category.weight) / total }] : [];
  });
  const [first] = shares;
  if (!first) return noGrades;
  const category = categoryValue(first.book, id);
  if (shares.length === books.length && shares.every(({ share }) => share === first.share)) {
    return {
      sentences: [sentence("categoryWeighsAll", { category, percent: percent(first.share) })],
      numbers: { percent: first.share },
      links: allGrades,
    };
  }
  return {
    sentences: shares.map(({ book, share }) =>
      line("categoryWeighs", {
        category: categoryValue(book, id),
        percent: percent(share),
        class: text(book.course.name),
      }),
    ),
    links: allGrades,
  };
}

function countGrades(classId: string | null, books: readonly Book[]): Part {
  const own = books.filter(({ course }) => classId === null || course.id === classId);
  const grades = own.flatMap((book) => book.grades.filter((grade) => grade.state === "graded" && counts(grade))).length;
  const [book] = own;
  if (grades === 0) return book && classId !== null ? noGradesIn(book) : noGrades;
  return {
    sentences: [
      classId !== null && book
        ? sentence("countGradesIn", { count: count(grades), class: text(book.course.name) })
        : sentence("countGrades", { count: count(grades) }),
    ],
    numbers: { grades },
    links: [{ to: "grades", classId }],
  };
}
