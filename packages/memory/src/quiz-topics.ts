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

type LatestOf = TakenQuiz & Readonly<Pick<Quiz, "finishedAt" | "repeats">>;

/**
 * By topic, of finished quizzes, without those in which all of it waits for a verdict. What repeats only a part, as its
 * mistakes, says less than the quiz it repeats and does not stand for it. [DSH-4]
 */
export function latestQuizzes(quizzes: readonly LatestOf[]): ReadonlyMap<string, TopicQuiz> {
  const finished = quizzes.filter(({ finishedAt }) => finishedAt !== null);
  const byId = new Map(finished.map((quiz) => [quiz.id, { quiz, scores: topicScores(quiz) }]));
  const found = new Map<string, TopicQuiz>();
  for (const quiz of finished.toSorted((one, other) => (one.finishedAt ?? 0) - (other.finishedAt ?? 0))) {
    for (const [plain, score] of byId.get(quiz.id)?.scores ?? []) {
      if (score.waiting < score.of && !isPart(quiz, plain, score.of)) found.set(plain, { ...score, quizId: quiz.id });
    }
  }
  return found;

  /** It asks less of a topic than what it repeats, or what that repeats. */
  function isPart({ id, repeats }: LatestOf, plain: string, of: number, before = new Set([id])): boolean {
    const whole = repeats && !before.has(repeats) ? byId.get(repeats) : undefined;
    if (!whole) return false;
    return (whole.scores.get(plain)?.of ?? 0) > of || isPart(whole.quiz, plain, of, before.add(whole.quiz.id));
  }
}
