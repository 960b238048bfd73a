import type { Quiz, QuizAnswer } from "@jotter/domain/quiz";
import { type TakenQuestion, takenQuestions } from "@jotter/study-tools/quiz/stored";
import { sourceOf } from "./sources.ts";

export type Waiting = TakenQuestion & { readonly answer: QuizAnswer };

export function isWaiting(taken: TakenQuestion): taken is Waiting {
  return taken.answer !== null && taken.answer.share === null && taken.answer.given.length > 0;
}

/** What a model may be asked about now: nothing of an exam before it is handed in, and of notes only if they may be told. */
export function toBeJudged(quiz: Quiz, mayTellNotes: boolean): readonly Waiting[] {
  if (quiz.marked === "end" && quiz.finishedAt === null) return [];
  return takenQuestions(quiz)
    .filter(isWaiting)
    .filter(({ question }) => mayTellNotes || sourceOf(quiz, question)?.kind === "text");
}
