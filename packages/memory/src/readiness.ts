import { type ExamPlan, type ExamPlanOptions, type ExamSide, examPlan } from "./exam-plan.ts";
import { countedQuizAnswers, type JudgedAnswer, knownShare, type TakenQuiz, topicOfQuestion } from "./quiz-evidence.ts";
import { countedAnswers, memoryOf } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SessionCard } from "./sides-today.ts";
import { plainTopic } from "./topic-name.ts";

/*
 * Am I ready? What this assumes:
 * 1. The exam asks what the cards ask. Every side of a card weighs the same; suspended cards are not in it.
 * 2. Cards are forgotten as FSRS says, by the student's weights where these were fitted. One never asked is not known.
 * 3. With the plan, every day is studied as long as it says, and answers are right as often as recall expects.
 * 4. Where a topic has cards, they tell, for they are newer than a quiz and fade by a known curve. Where it has none,
 *    its quiz answers do: a mean over its questions (see knownShare), each weighing as much as a side. Answers that name
 *    no topic count where there are no cards at all.
 * 5. Nobody knows how fast quiz answers are forgotten: their share is the same on the day, with and without a plan.
 * 6. A topic with nothing is in no number. It is named beside it.
 */

export type ReadinessCard = SessionCard & {
  readonly topic?: string | undefined;
  readonly deckId?: string | undefined;
};

export type ReadinessOptions = Omit<ExamPlanOptions, "sides"> & {
  readonly cards: readonly ReadinessCard[];
  readonly quizzes: readonly TakenQuiz[];
  /** What the exam is about, as far as the student has said. */
  readonly topics: readonly string[];
};

export type Readiness = Pick<ExamPlan, "knownToday" | "onDayIfStop" | "onDayWithPlan"> & {
  /** For each of the days. */
  readonly minutes: readonly number[];
  readonly rests: {
    readonly cards: number;
    /** Those of them that were never asked. */
    readonly unseen: number;
    readonly quizzes: number;
    /** Questions of these quizzes that were answered. */
    readonly answers: number;
    readonly topicsWithNothing: readonly string[];
  };
  /** What to answer when; null where there are no cards. */
  readonly plan: ExamPlan | null;
};

/** Null where nothing was answered yet: then nobody can know. [DSH-4] */
export function readinessOf({ cards, quizzes, topics, ...options }: ReadinessOptions): Readiness | null {
  const counted = cards.filter(({ suspendedAt }) => typeof suspendedAt !== "number");
  const unseen = counted.filter(({ reviews }) => countedAnswers(reviews).length === 0).length;
  const cardTopics = new Set(counted.flatMap(({ topic }) => (topic ? [plainTopic(topic)] : [])));
  const answers = quizzes
    .flatMap((quiz) => countedQuizAnswers(quiz).map((answer) => answerOf(quiz, answer)))
    .filter(({ topic }) => (topic === null ? counted.length === 0 : !cardTopics.has(topic)));
  if (unseen === counted.length && answers.length === 0) return null;

  const sides = examSides(counted, options.scheduler);
  const plan = examPlan({ ...options, sides });
  const answered = new Set(answers.map(({ topic }) => topic));
  const byTopic = [...answered].map((one) => answers.filter(({ topic }) => topic === one));
  const quizSum = byTopic.reduce((sum, some) => sum + knownShare(some) * some.length, 0);
  const shareOf = (ofCards = 0) => (ofCards * sides.length + quizSum) / (sides.length + answers.length);
  return {
    knownToday: shareOf(plan?.knownToday),
    onDayIfStop: shareOf(plan?.onDayIfStop),
    onDayWithPlan: shareOf(plan?.onDayWithPlan),
    minutes: options.days.map((_, place) => plan?.days[place]?.minutes ?? 0),
    rests: {
      cards: counted.length,
      unseen,
      quizzes: new Set(answers.map(({ quizId }) => quizId)).size,
      answers: answers.length,
      topicsWithNothing: topics.filter(
        (topic) => !cardTopics.has(plainTopic(topic)) && !answered.has(plainTopic(topic)),
      ),
    },
    plan,
  };
}

function answerOf(quiz: TakenQuiz, { share, isGuess, question }: JudgedAnswer) {
  const topic = topicOfQuestion(quiz, question);
  return { quizId: quiz.id, topic: topic === null ? null : plainTopic(topic), share, isGuess };
}

/** What an exam may ask of these cards: nothing of what is suspended. */
export function examSides(cards: readonly ReadinessCard[], scheduler: Scheduler): readonly ExamSide[] {
  const open = cards.filter(({ suspendedAt }) => typeof suspendedAt !== "number");
  return open.flatMap(({ id, deckId, reviews, sides }) => {
    return Array.from({ length: sides ?? 1 }, (_, side) => ({
      ...{ cardId: id, side, deckId },
      state: memoryOf(reviews, side, scheduler),
    }));
  });
}
