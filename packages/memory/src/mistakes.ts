import { countingAnswers, isKnown, isUnjudged, type Quiz } from "@jotter/domain/quiz";
import type { TakenQuiz } from "./quiz-evidence.ts";

export type FinishedQuiz = TakenQuiz & Readonly<Pick<Quiz, "title" | "finishedAt">>;

/**
 * Questions of finished quizzes that were not known or not answered and were not learned since, by quiz: at first as
 * many as the result has to learn. A question is learned when it was known later, in whatever quiz asks it in the same
 * words, or when a card was made of it. [DSH-2]
 */
export function openMistakes(quizzes: readonly FinishedQuiz[], cardsOf: ReadonlyMap<string, number>) {
  const latest = new Map<string, { readonly at: number; readonly quiz: FinishedQuiz; readonly isKnown: boolean }>();
  for (const quiz of quizzes) {
    for (const [place, answer] of countingAnswers(quiz).entries()) {
      const at = answer?.at ?? quiz.finishedAt;
      if (at === null || answer?.isWithdrawn || isUnjudged(answer)) continue;
      const asked = wordsOf(quiz, place);
      const before = latest.get(asked);
      if (!before || at >= before.at) latest.set(asked, { at, quiz, isKnown: isKnown(answer?.share) });
    }
  }
  const open = [...latest.values()].filter((one) => !one.isKnown && one.quiz.finishedAt !== null);
  return [...new Set(open.map(({ quiz }) => quiz))].flatMap((quiz) => {
    const count = open.filter((one) => one.quiz === quiz).length - (cardsOf.get(quiz.id) ?? 0);
    return count > 0 ? [{ quiz, count, at: quiz.finishedAt ?? 0 }] : [];
  });
}

/** Without words it is itself alone. */
function wordsOf({ id, questions }: FinishedQuiz, question: number): string {
  const { prompt, answer } = questions[question] ?? {};
  const isAsked = typeof prompt === "string" && prompt.trim() !== "";
  return isAsked ? `${prompt} ${answer}`.trim().toLowerCase() : `${id} ${question}`;
}
