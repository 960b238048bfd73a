import { countingAnswers, type Quiz, type QuizAnswer, type QuizScore, scoreOf } from "@jotter/domain/quiz";
import { type TakenQuiz, topicOfQuestion } from "./quiz-evidence.ts";
import { plainTopic } from "./topic-name.ts";

export type TopicScore = QuizScore & { readonly topic: string };

/** How the latest quiz went that asked of a topic. */
export type TopicQuiz = TopicScore & { readonly quizId: string };

/** A quiz by topic, as plain as topics are compared. Of one that still runs only what was answered counts. [QUZ-1] */
export function topicScores(
  quiz: Readonly<Pick<Quiz, "questions" | "answers" | "finishedAt">>,
): ReadonlyMap<string, TopicScore> {
  const byTopic = new Map<string, { readonly topic: string; readonly answers: (QuizAnswer | null)[] }>();
  for (const [place, answer] of countingAnswers(quiz).entries()) {
    const topic = topicOfQuestion(quiz, place);
    if (topic === null || (answer === null && quiz.finishedAt === null)) continue;
    const own = byTopic.get(plainTopic(topic)) ?? { topic, answers: [] };
    byTopic.set(plainTopic(topic), own);
    own.answers.push(answer);
  }
  const scores = [...byTopic].map(([plain, { topic, answers }]) => [plain, { topic, ...scoreOf(answers) }] as const);
  return new Map(scores.filter(([, { of }]) => of > 0));
}

/** By topic, without quizzes in which all of it waits for a verdict. [DSH-4] */
export function latestQuizzes(
  quizzes: readonly (TakenQuiz & Readonly<Pick<Quiz, "updatedAt" | "finishedAt">>)[],
): ReadonlyMap<string, TopicQuiz> {
  const found = new Map<string, TopicQuiz>();
  for (const quiz of quizzes.toSorted((one, other) => one.updatedAt - other.updatedAt)) {
    for (const [plain, score] of topicScores(quiz)) {
      if (score.waiting < score.of) found.set(plain, { ...score, quizId: quiz.id });
    }
  }
  return found;
}
