import type { Card } from "@jotter/domain/card";
import type { Grade } from "@jotter/domain/grade";
import { counts } from "@jotter/domain/grade-book";
import { percentOf } from "@jotter/domain/grade-scale";
import { countedQuizAnswers, type TakenQuiz, topicOfQuestion } from "./quiz-evidence.ts";
import { countedAnswers } from "./replay.ts";

/** One piece of evidence of what a student knows. */
export type LedgerEntry = {
  readonly at: number;
  readonly kind: "review" | "quiz" | "grade";
  readonly classId: string | null;
  readonly topic: string | null;
  /** The card, the quiz or the grade it comes from. */
  readonly sourceId: string;
  /** From nothing known, 0, to all of it, 1. */
  readonly value: number;
  readonly seconds?: number;
};

export type LedgerSources = {
  readonly cards: readonly (Readonly<Pick<Card, "reviews" | "topic">> & {
    readonly id: string;
    /** Of its deck. */
    readonly classId: string | null;
  })[];
  readonly quizzes: readonly TakenQuiz[];
  readonly grades: readonly (Grade & { readonly id: string })[];
  /** When a calendar day begins where the student is. */
  readonly momentOf: (day: string) => number;
};

/**
 * All evidence by time. It is kept nowhere: it is read from the logs of cards and quizzes and from the grades, so it
 * merges as they do, and what is deleted there is gone here.
 */
export function ledgerOf({ cards, quizzes, grades, momentOf }: LedgerSources): readonly LedgerEntry[] {
  const entries: readonly LedgerEntry[] = [
    ...cards.flatMap(reviewsOf),
    ...quizzes.flatMap(quizAnswersOf),
    ...grades.filter(counts).map((grade) => gradeOf(grade, momentOf)),
  ];
  return entries.toSorted((one, other) => one.at - other.at || (one.sourceId < other.sourceId ? -1 : 1));
}

/** A table with a head: moments as ISO 8601 in UTC. */
export function ledgerRows(entries: readonly LedgerEntry[]): readonly (readonly string[])[] {
  const rows = entries.map(({ at, kind, classId, topic, sourceId, value, seconds }) => [
    new Date(at).toISOString(),
    ...[kind, classId ?? "", unformulated(topic ?? ""), sourceId, String(value), String(seconds ?? "")],
  ]);
  return [["at", "kind", "classId", "topic", "sourceId", "value", "seconds"], ...rows];
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

/** A program for tables would reckon with a cell that begins like this. */
function unformulated(cell: string): string {
  return /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
}
