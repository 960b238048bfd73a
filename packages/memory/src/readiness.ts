import { type Card, sidesAsked } from "@jotter/domain/card";
import { type ExamPlan, type ExamPlanOptions, type ExamSide, examPlan } from "./exam-plan.ts";
import { type Missed, missedIn } from "./missed.ts";
import { countedQuizAnswers, type JudgedAnswer, knownShare, type TakenQuiz, topicOfQuestion } from "./quiz-evidence.ts";
import { countedAnswers, memoryOf, recallAt } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SessionCard } from "./sides-today.ts";
import { plainTopic } from "./topic-name.ts";

/*
 * Am I ready? What this assumes:
 * 1. The exam asks what the cards ask. Every side of a card weighs the same; suspended cards are not in it.
 * 2. Cards are forgotten as FSRS says, by the student's weights where these were fitted. One never asked is not known.
 * 3. With the plan, every day is studied as long as it says, and answers are right as often as recall expects.
 * 4. Where a topic has cards, they tell, for they fade by a known curve. Where it has none, its quiz answers do: a mean
 *    over its questions (see knownShare), each weighing as much as a side. Answers that name no topic count so where
 *    there are no cards at all.
 *    A mistake counts beside cards, too: the card that asks the same is not known until it is answered again, and where
 *    no card does, the question is one side more that is not known, until it has a card or is known in a later quiz.
 *    What was right there adds nothing to what cards say: one quiz may be luck.
 * 5. Nobody knows how fast quiz answers are forgotten: their share is the same on the day, with and without a plan.
 * 6. A topic with nothing is in no number. It is named beside it.
 */

export type ReadinessCard = SessionCard & {
  readonly topic?: string | undefined;
  readonly source?: Card["source"];
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
    /** Mistakes of quizzes that count as not known beside what cards say. */
    readonly mistakes: number;
    readonly topicsWithNothing: readonly string[];
  };
  /** What to answer when; null where there are no cards. */
  readonly plan: ExamPlan | null;
};

/** Null where nothing was answered yet: then nobody can know. [DSH-4] */
export function readinessOf({ cards, quizzes, topics, ...options }: ReadinessOptions): Readiness | null {
  const counted = cards.filter(({ suspendedAt }) => typeof suspendedAt !== "number");
  const unseen = counted.filter(({ reviews }) => countedAnswers(reviews).length === 0).length;
  const cardTopics = topicsOf(counted);
  const isToldByCards = toldBy(counted);
  const answers = quizzes
    .flatMap((quiz) => countedQuizAnswers(quiz).map((answer) => answerOf(quiz, answer)))
    .filter(({ topic }) => !isToldByCards(topic));
  if (unseen === counted.length && answers.length === 0) return null;

  const missed = missedBeside(cards, quizzes);
  const sides = examSides(counted, options.scheduler);
  const plan = examPlan({ ...options, sides });
  const lost = lostBy(missed, sides, plan, options);
  const answered = new Set(answers.map(({ topic }) => topic));
  const byTopic = [...answered].map((one) => answers.filter(({ topic }) => topic === one));
  const quizSum = byTopic.reduce((sum, some) => sum + knownShare(some) * some.length, 0);
  const all = sides.length + answers.length + missed.filter(({ cardId }) => cardId === null).length;
  const shareOf = (ofCards = 0, less: number) => Math.max(0, ofCards * sides.length - less + quizSum) / all;
  return {
    knownToday: shareOf(plan?.knownToday, lost.today),
    onDayIfStop: shareOf(plan?.onDayIfStop, lost.ifStop),
    onDayWithPlan: shareOf(plan?.onDayWithPlan, lost.withPlan),
    minutes: options.days.map((_, place) => plan?.days[place]?.minutes ?? 0),
    rests: {
      cards: counted.length,
      unseen,
      quizzes: new Set([...answers, ...missed].map(({ quizId }) => quizId)).size,
      answers: answers.length,
      mistakes: missed.length,
      topicsWithNothing: topics.filter(
        (topic) => !cardTopics.has(plainTopic(topic)) && !answered.has(plainTopic(topic)),
      ),
    },
    plan,
  };
}

/** What was wrong in quizzes of what cards tell, each with its topic as plain as topics are compared. */
export type MissedBeside = Missed & { readonly topic: string | null };

export function missedBeside(cards: readonly ReadinessCard[], quizzes: readonly TakenQuiz[]): readonly MissedBeside[] {
  const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]));
  const isToldByCards = toldBy(cards.filter(({ suspendedAt }) => typeof suspendedAt !== "number"));
  return missedIn(quizzes, cards).flatMap((one) => {
    const quiz = byId.get(one.quizId);
    const topic = quiz ? plainTopicOf(quiz, one.question) : null;
    return isToldByCards(topic) ? [{ ...one, topic }] : [];
  });
}

function topicsOf(cards: readonly ReadinessCard[]): ReadonlySet<string> {
  return new Set(cards.flatMap(({ topic }) => (topic ? [plainTopic(topic)] : [])));
}

function toldBy(counted: readonly ReadinessCard[]): (topic: string | null) => boolean {
  const topics = topicsOf(counted);
  return (topic) => (topic === null ? counted.length > 0 : topics.has(topic));
}

type Times = Pick<ReadinessOptions, "now" | "examAt" | "scheduler">;

/** What cards say too much, that were wrong in a quiz since: of each the side that is known best. */
function lostBy(
  missed: readonly Missed[],
  sides: readonly ExamSide[],
  plan: ExamPlan | null,
  { now, examAt, scheduler }: Times,
) {
  const failed = new Set(missed.flatMap(({ cardId }) => cardId ?? []));
  const lost = { today: 0, ifStop: 0, withPlan: 0 };
  if (failed.size === 0) return lost;
  const isAskedAgain = new Set(plan?.days.flatMap(({ asks }) => asks.map(({ cardId }) => cardId)));
  for (const cardId of failed) {
    const own = sides.filter((side) => side.cardId === cardId);
    const recallOf = (at: number) =>
      Math.max(...own.map(({ state }) => (state ? recallAt(state, Math.max(now, at), scheduler) : 0)));
    lost.today += recallOf(now);
    lost.ifStop += recallOf(examAt);
    if (!isAskedAgain.has(cardId)) lost.withPlan += recallOf(examAt);
  }
  return lost;
}

function plainTopicOf(quiz: TakenQuiz, question: number): string | null {
  const topic = topicOfQuestion(quiz, question);
  return topic === null ? null : plainTopic(topic);
}

function answerOf(quiz: TakenQuiz, { share, isGuess, question }: JudgedAnswer) {
  return { quizId: quiz.id, topic: plainTopicOf(quiz, question), share, isGuess };
}

/** What an exam may ask of these cards: nothing of what is suspended. */
export function examSides(cards: readonly ReadinessCard[], scheduler: Scheduler): readonly ExamSide[] {
  const open = cards.filter(({ suspendedAt }) => typeof suspendedAt !== "number");
  return open.flatMap(({ id, deckId, reviews, ...asks }) => {
    return sidesAsked(asks).map((side) => ({
      ...{ cardId: id, side, deckId },
      state: memoryOf(reviews, side, scheduler),
    }));
  });
}
