import { countingAnswers, type Quiz, type QuizAnswer } from "@jotter/domain/quiz";

export type TakenQuiz = { readonly id: string } & Readonly<Pick<Quiz, "classId" | "questions" | "answers">>;
export type JudgedAnswer = QuizAnswer & { readonly share: number };

/** The last answer to each question; none where it waits to be judged, and none where the question itself is wrong. */
export function countedQuizAnswers(quiz: Pick<TakenQuiz, "questions" | "answers">): readonly JudgedAnswer[] {
  return countingAnswers(quiz).filter((answer): answer is JudgedAnswer => {
    return answer !== null && answer.share !== null && answer.isWithdrawn !== true;
  });
}

/** What a question is about, where whoever made it has said so. */
export function topicOfQuestion({ questions }: Pick<TakenQuiz, "questions">, question: number): string | null {
  const topic = questions[question]?.topic;
  return typeof topic === "string" && topic.trim() !== "" ? topic.trim() : null;
}

/**
 * The share that is known, as a mean between all and nothing (Beta(1,1)): one right answer is no proof of everything.
 * What was guessed right counts for half an answer, what was guessed wrong for a whole one.
 */
export function knownShare(answers: readonly Pick<JudgedAnswer, "share" | "isGuess">[]): number {
  let [right, all] = [1, 2];
  for (const { share, isGuess } of answers) {
    const weight = isGuess ? 1 - share / 2 : 1;
    right += weight * share;
    all += weight;
  }
  return right / all;
}
