import { newQuiz, type Quiz, type QuizAnswer } from "@jotter/domain/quiz";
import { type LedgerEntry, ledgerOf } from "@jotter/memory/ledger";
import { placeOf } from "./place.ts";
import type { Problem } from "./problem.ts";
import { askedBy, type Twin, twinOf } from "./twin.ts";

/** One more problem of the same form at the end, for which there are no hints. It is not the twin of the ladder. */
export function aloneOf(problem: Problem): Twin | null {
  const shown = twinOf(problem, 1)?.question;
  for (const seed of [2, 3, 5, 7]) {
    const twin = twinOf(problem, seed);
    if (twin !== null && twin.question !== shown) return twin;
  }
  return null;
}

export type Attempted = {
  readonly lines: readonly string[];
  readonly at: number;
  readonly ms: number;
  /** What the problem is about, as the student's topics are called. */
  readonly topic: string | null;
  readonly classId: string | null;
};

/** From 0 to 1: solved or not. Null where the lines could not be judged. */
export function shareOf(problem: Problem, lines: readonly string[]): number | null {
  const place = placeOf(problem, lines);
  if (place.isSolved) return 1;
  const isUnclear =
    lines.length > 0 && place.firstWrong === null && place.lines.every(({ verdict }) => verdict === "unjudged");
  return isUnclear ? null : 0;
}

/** What was done alone, kept as a quiz of one question: what reads quizzes knows it, mistakes and all. */
export function aloneAsQuiz(twin: Twin, title: string, { lines, at, ms, topic, classId }: Attempted): Quiz {
  const { problem } = twin;
  const answer: QuizAnswer = {
    at,
    question: 0,
    given: lines.join("\n").slice(0, 5000),
    share: shareOf(problem, lines),
    ms,
  };
  const asked = {
    type: "short",
    prompt: askedBy(twin),
    options: [],
    answer: `$${problem.solution?.result ?? ""}$`,
    explanation: "",
    difficulty: "medium",
    citations: [],
    language: problem.language,
    ...(topic === null ? {} : { topic }),
  };
  return newQuiz(
    { title, classId, sources: [], questions: [asked], marked: "end", answers: [answer], finishedAt: at },
    at,
  );
}

/** The evidence of it, as the ledger will read it. */
export function aloneEvidence(quiz: Quiz, id: string): readonly LedgerEntry[] {
  return ledgerOf({ cards: [], grades: [], quizzes: [{ ...quiz, id }], momentOf: () => 0 });
}
