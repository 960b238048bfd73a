import type { Quiz } from "@jotter/domain/quiz";
import { countedQuizAnswers, type TakenQuiz, topicOfQuestion } from "./quiz-evidence.ts";
import { plainTopic } from "./topic-name.ts";

/** How the latest quiz went that asked of a topic: `right` of `of` questions. */
export type TopicQuiz = {
  readonly topic: string;
  readonly quizId: string;
  readonly right: number;
  readonly of: number;
};

/** By topic, as plain as topics are compared. [DSH-4] */
export function latestQuizzes(
  quizzes: readonly (TakenQuiz & Readonly<Pick<Quiz, "updatedAt">>)[],
): ReadonlyMap<string, TopicQuiz> {
  const found = new Map<string, TopicQuiz>();
  for (const quiz of quizzes.toSorted((one, other) => one.updatedAt - other.updatedAt)) {
    const own = new Map<string, TopicQuiz>();
    for (const { question, share } of countedQuizAnswers(quiz)) {
      const topic = topicOfQuestion(quiz, question);
      if (topic === null) continue;
      const { right, of } = own.get(plainTopic(topic)) ?? { right: 0, of: 0 };
      const isRight = share >= 0.9 ? 1 : 0;
      own.set(plainTopic(topic), { topic, quizId: quiz.id, right: right + isRight, of: of + 1 });
    }
    for (const [topic, counted] of own) found.set(topic, counted);
  }
  return found;
}
