import type { Quiz } from "@jotter/domain/quiz";
import { countedQuizAnswers, type TakenQuiz } from "./quiz-evidence.ts";

export type FinishedQuiz = TakenQuiz & Readonly<Pick<Quiz, "title" | "finishedAt">>;

/** From this share on there is nothing to learn: a slip of the pen is no gap. */
const knownFrom = 0.9;

/**
 * Questions of finished quizzes that were not known and were not learned since, by quiz. A question is learned when it was
 * known later, in whatever quiz asks it in the same words, or when a card was made of it. [DSH-2]
 */
export function openMistakes(quizzes: readonly FinishedQuiz[], cardsOf: ReadonlyMap<string, number>) {
  const latest = new Map<string, { readonly at: number; readonly quiz: FinishedQuiz; readonly isKnown: boolean }>();
  for (const quiz of quizzes) {
    for (const { question, share, at } of countedQuizAnswers(quiz)) {
      const asked = wordsOf(quiz, question);
      const before = latest.get(asked);
      if (!before || at >= before.at) latest.set(asked, { at, quiz, isKnown: share >= knownFrom });
    }
  }
  const open = [...latest.values()].filter(({ isKnown, quiz }) => !isKnown && quiz.finishedAt !== null);
  return [...new Set(open.map(({ quiz }) => quiz))].flatMap((quiz) => {
    const count = open.filter((one) => one.quiz === quiz).length - (cardsOf.get(quiz.id) ?? 0);
    return count > 0 ? [{ quiz, count, at: quiz.finishedAt ?? 0 }] : [];
  });
}

/** Without words it is itself alone. */
function wordsOf({ id, questions }: FinishedQuiz, question: number): string {
  const prompt = questions[question]?.prompt;
  return typeof prompt === "string" && prompt.trim() !== "" ? prompt.trim().toLowerCase() : `${id} ${question}`;
}
