import type { Review } from "@jotter/domain/card";
import { usualPace } from "@jotter/memory/answer-effect";
import { type ExamPlan, examPlan } from "@jotter/memory/exam-plan";
import type { TakenQuiz } from "@jotter/memory/quiz-evidence";
import { type Readiness, type ReadinessCard, readinessOf } from "@jotter/memory/readiness";
import { memoryOf } from "@jotter/memory/replay";
import { dayMs, schedulerFor } from "@jotter/memory/scheduler";
import { type Day, sidesToday } from "@jotter/memory/sides-today";
import { type TopicMemory, topicMemories } from "@jotter/memory/topic-memory";

/** A deck of thousands is replayed and planned here, apart from the page. */
export type PlanRequest = {
  readonly cards: readonly { readonly id: string; readonly reviews: readonly Review[]; readonly sides: number }[];
  readonly retention: number;
  readonly weights: readonly number[] | undefined;
  readonly now: number;
  readonly examAt: number;
  readonly minutesPerDay: number;
};

export type ReadinessRequest = Omit<PlanRequest, "cards"> & {
  readonly cards: readonly ReadinessCard[];
  readonly quizzes: readonly TakenQuiz[];
  readonly topics: readonly string[];
  readonly day: Day;
};

export type ReadinessAnswer = {
  readonly readiness: Omit<Readiness, "plan"> | null;
  /** What the plan asks today, and what is being learned right now. */
  readonly today: { readonly cards: number; readonly minutes: number };
  /** What would be known least comes first. */
  readonly topics: readonly TopicMemory[];
};

export type Asked = { readonly plan: PlanRequest } | { readonly readiness: ReadinessRequest };
export type Answered = { readonly n: number; readonly answer: ExamPlan | ReadinessAnswer | null };

addEventListener("message", ({ data }: MessageEvent<{ readonly n: number; readonly asked: Asked }>) => {
  const { n, asked } = data;
  const answered: Answered = { n, answer: "plan" in asked ? planOf(asked.plan) : answerOf(asked.readiness) };
  postMessage(answered);
});

function planOf({ cards, retention, weights, now, examAt, minutesPerDay }: PlanRequest): ExamPlan | null {
  const scheduler = schedulerFor({ retention, weights });
  const sides = cards.flatMap(({ id, reviews, sides: count }) =>
    Array.from({ length: count }, (_, side) => ({ cardId: id, side, state: memoryOf(reviews, side, scheduler) })),
  );
  return examPlan({ sides, now, examAt, days: daysUntil(examAt, now, minutesPerDay), scheduler });
}

function answerOf({ cards, quizzes, topics, day, ...request }: ReadinessRequest): ReadinessAnswer {
  const { retention, weights, now, examAt, minutesPerDay } = request;
  const scheduler = schedulerFor({ retention, weights });
  const options = { now, examAt, days: daysUntil(examAt, now, minutesPerDay), scheduler };
  const found = readinessOf({ cards, quizzes, topics, ...options });
  const open = cards.filter(({ buriedUntil }) => (buriedUntil ?? 0) <= now);
  const { plan, ...readiness } = found ?? { plan: unseenPlan(cards, options) };
  const asks = new Set(plan?.days[0]?.asks.map(({ cardId }) => cardId));
  const isStep = (card: ReadinessCard) =>
    sidesToday(card, now, day, scheduler).some(({ kind }) => kind === "step") && !asks.has(card.id);
  const steps = open.filter(isStep).length;
  const seconds = (plan?.days[0]?.minutes ?? 0) * 60 + steps * usualPace.answer;
  return {
    readiness: "knownToday" in readiness ? readiness : null,
    today: { cards: open.filter(({ id }) => asks.has(id)).length + steps, minutes: Math.ceil(seconds / 60) },
    topics: topicMemories(cards, { now, day: examAt, scheduler }),
  };
}

/** Nobody knows what is known before the first answer, but what to begin with. */
function unseenPlan(cards: readonly ReadinessCard[], options: Omit<Parameters<typeof examPlan>[0], "sides">) {
  const open = cards.filter(({ suspendedAt }) => typeof suspendedAt !== "number");
  const sides = open.flatMap(({ id, sides: count = 1 }) =>
    Array.from({ length: count }, (_, side) => ({ cardId: id, side, state: null })),
  );
  return examPlan({ ...options, sides });
}

function daysUntil(examAt: number, now: number, minutes: number) {
  const count = Math.min(mostDays, Math.max(1, Math.ceil((examAt - now) / dayMs)));
  return Array.from({ length: count }, (_, at) => ({ at: now + at * dayMs, minutes }));
}

/** What is further off is not planned by the day. */
const mostDays = 21;
