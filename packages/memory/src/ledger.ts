import type { Card } from "@jotter/domain/card";
import type { FocusSession } from "@jotter/domain/focus-session";
import type { Grade } from "@jotter/domain/grade";
import { counts } from "@jotter/domain/grade-book";
import { percentOf } from "@jotter/domain/grade-scale";
import { countedQuizAnswers, type TakenQuiz, topicOfQuestion } from "./quiz-evidence.ts";
import { countedAnswers } from "./replay.ts";

/** One piece of evidence of what a student knows, or time they gave to it. */
export type LedgerEntry = {
  readonly at: number;
  readonly kind: "review" | "quiz" | "grade" | "focus";
  readonly classId: string | null;
  readonly topic: string | null;
  /** The card, the quiz, the grade or the session it comes from. */
  readonly sourceId: string;
  /** From nothing known, 0, to all of it, 1; null of a session, which says how long and not how well. */
  readonly value: number | null;
  readonly seconds?: number;
  /** How long a session was meant to be. */
  readonly plannedSeconds?: number;
};

export type LedgerSources = {
  readonly cards: readonly (Readonly<Pick<Card, "reviews" | "topic">> & {
    readonly id: string;
    /** Of its deck. */
    readonly classId: string | null;
  })[];
  readonly quizzes: readonly TakenQuiz[];
  readonly grades: readonly (Grade & { readonly id: string })[];
  readonly sessions?: readonly (FocusSession & { readonly id: string })[];
  /** When a calendar day begins where the student is. */
  readonly momentOf: (day: string) => number;
};

/**
 * All evidence by time. It is kept nowhere: it is read from the logs of cards and quizzes, the grades and the sessions, so
 * it merges as they do, and what is deleted there is gone here.
 */
export function ledgerOf({ cards, quizzes, grades, sessions = [], momentOf }: LedgerSources): readonly LedgerEntry[] {
  const entries: readonly LedgerEntry[] = [
    ...cards.flatMap(reviewsOf),
    ...quizzes.flatMap(quizAnswersOf),
    ...grades.filter(counts).map((grade) => gradeOf(grade, momentOf)),
    ...sessions.map(focusOf),
  ];
  return entries.toSorted((one, other) => one.at - other.at || (one.sourceId < other.sourceId ? -1 : 1));
}

export const ledgerColumns = [
  "at",
  "kind",
  "course",
  "topic",
  "source",
  "value",
  "seconds",
  "planned",
  "sourceId",
] as const;

/** What a table of evidence calls things, in the student's language. */
export type LedgerWords = {
  readonly columns: Readonly<Record<(typeof ledgerColumns)[number], string>>;
  readonly kinds: Readonly<Record<LedgerEntry["kind"], string>>;
  readonly courseName: (classId: string) => string;
  /** The front of a card, the title of a quiz or a session, the name of a grade. */
  readonly sourceName: (sourceId: string) => string;
  readonly number: (value: number) => string;
};

/** A table with a head: moments as ISO 8601 in UTC, so that no two programs read another time. */
export function ledgerRows(entries: readonly LedgerEntry[], words: LedgerWords): readonly (readonly string[])[] {
  const rows = entries.map(({ at, kind, classId, topic, sourceId, value, seconds, plannedSeconds }) => {
    const cells: LedgerWords["columns"] = {
      at: new Date(at).toISOString(),
      kind: words.kinds[kind],
      course: classId === null ? "" : words.courseName(classId),
      topic: topic ?? "",
      source: words.sourceName(sourceId),
      value: value === null ? "" : words.number(value),
      seconds: seconds === undefined ? "" : words.number(seconds),
      planned: plannedSeconds === undefined ? "" : words.number(plannedSeconds),
      sourceId,
    };
    return ledgerColumns.map((column) => cells[column]);
  });
  return [ledgerColumns.map((column) => words.columns[column]), ...rows];
}

/** Hard was known, too. What came without answers is no evidence of this student's. */
function reviewsOf({ id, classId, topic, reviews }: LedgerSources["cards"][number]): readonly LedgerEntry[] {
  return countedAnswers(reviews).flatMap(({ at, rating, ms }): readonly LedgerEntry[] => {
    if (rating === undefined) return [];
    const taken = ms === undefined ? {} : { seconds: ms / 1000 };
    return [{ at, kind: "review", classId, topic: topic ?? null, sourceId: id, value: rating === 1 ? 0 : 1, ...taken }];
  });
}

function quizAnswersOf(quiz: TakenQuiz): readonly LedgerEntry[] {
  return countedQuizAnswers(quiz).map(({ at, question, share }) => {
    const topic = topicOfQuestion(quiz, question);
    return { at, kind: "quiz", classId: quiz.classId, topic, sourceId: quiz.id, value: share };
  });
}

function gradeOf(grade: LedgerSources["grades"][number], momentOf: LedgerSources["momentOf"]): LedgerEntry {
  const { id, classId, date, createdAt, score, state } = grade;
  const percent = state === "missing" || !score ? 0 : percentOf(score);
  const at = date === null ? createdAt : momentOf(date);
  return { at, kind: "grade", classId, topic: null, sourceId: id, value: Math.min(1, Math.max(0, percent / 100)) };
}

function focusOf(session: NonNullable<LedgerSources["sessions"]>[number]): LedgerEntry {
  const { id, startedAt, classId, topic, workedMs, plannedMs } = session;
  const times = { seconds: Math.round(workedMs / 1000), plannedSeconds: Math.round(plannedMs / 1000) };
  return { at: startedAt, kind: "focus", classId, topic: topic ?? null, sourceId: id, value: null, ...times };
}
