import { countingAnswers, isKnown, isUnjudged, type Quiz, type QuizAnswer } from "@jotter/domain/quiz";
import { languages } from "@jotter/domain/settings";
import { z } from "zod/mini";
import { difficulties, questionTypes, type StudyQuestion } from "../study-question.ts";

const StoredQuestion = z.looseObject({
  type: z.enum(questionTypes),
  prompt: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  answers: z.optional(z.array(z.string())),
  accepted: z.optional(z.array(z.string())),
  unit: z.optional(z.string()),
  tolerance: z.optional(z.number()),
  topic: z.optional(z.string()),
  explanation: z.string(),
  difficulty: z.enum(difficulties),
  citations: z.array(z.looseObject({ sourceId: z.string(), quote: z.string(), from: z.number(), to: z.number() })),
  language: z._default(z.enum(languages), "en"),
});

/** A question of a quiz with the answer that counts; its place is what the log of answers calls it by. */
export type TakenQuestion = {
  readonly place: number;
  readonly question: StudyQuestion;
  readonly answer: QuizAnswer | null;
};

/** The questions of a quiz that are asked: without what was withdrawn, and what a newer app made in a way unknown here. */
export function takenQuestions(quiz: Pick<Quiz, "questions" | "answers">): readonly TakenQuestion[] {
  const counting = countingAnswers(quiz);
  return quiz.questions.flatMap((stored, place) => {
    const read = z.safeParse(StoredQuestion, stored);
    const answer = counting[place] ?? null;
    if (!read.success || answer?.isWithdrawn) return [];
    return [{ place, question: read.data as StudyQuestion, answer }];
  });
}

export type Waiting = TakenQuestion & { readonly answer: QuizAnswer };

/** Given, and not judged yet: neither known nor a mistake. [QUZ-2] */
export function isWaiting(taken: TakenQuestion): taken is Waiting {
  return isUnjudged(taken.answer);
}

export function isMistake({ answer }: TakenQuestion): boolean {
  return !isKnown(answer?.share) && !isUnjudged(answer);
}
