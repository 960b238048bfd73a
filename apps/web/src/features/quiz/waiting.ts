import type { Quiz } from "@jotter/domain/quiz";
import { isWaiting, takenQuestions, type Waiting } from "@jotter/study-tools/quiz/stored";
import { sourceOf } from "../../student/quiz/sources.ts";

/** What a model may be asked about now: nothing of an exam before it is handed in, and of notes only if they may be told. */
export function toBeJudged(quiz: Quiz, mayTellNotes: boolean): readonly Waiting[] {
  if (quiz.marked === "end" && quiz.finishedAt === null) return [];
  return takenQuestions(quiz)
    .filter(isWaiting)
    .filter(({ question }) => mayTellNotes || sourceOf(quiz, question)?.kind === "text");
}
