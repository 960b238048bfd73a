import type { limitsOf } from "@jotter/domain/deck";
import { type DeckLimits, type ExamPlan, type ExamPlanOptions, examPlan } from "@jotter/memory/exam-plan";
import { examSession, minutesSpent } from "@jotter/memory/exam-session";
import { fadingIn } from "@jotter/memory/fading";
import type { TakenQuiz } from "@jotter/memory/quiz-evidence";
import { examSides, missedBeside, type Readiness, type ReadinessCard, readinessOf } from "@jotter/memory/readiness";
import { countedAnswers } from "@jotter/memory/replay";
import { dayMs, type Scheduler, schedulerFor } from "@jotter/memory/scheduler";
import { askableIn, type Session } from "@jotter/memory/session";
import { leftOutBy, type Shortfall, shortfallOf } from "@jotter/memory/shortfall";
import { answeredOn, type Day } from "@jotter/memory/sides-today";
import { type TopicMemory, topicMemories } from "@jotter/memory/topic-memory";

export type PlanRequest = {
  readonly cards: readonly ReadinessCard[];
  readonly retention: number;
  readonly weights: readonly number[] | undefined;
  readonly now: number;
  readonly day: Day;
  /** Today's limits were reached, and somebody goes on all the same: what was done before counts for nothing. */
  readonly isBeyond?: boolean;
  readonly examAt: number;
  /** When the day before it begins. */
  readonly lastLook: number | null;
  readonly minutesPerDay: number;
  /** Of each deck. */
  readonly limits: ReadonlyMap<string, Pick<ReturnType<typeof limitsOf>, "newPerDay" | "reviewsPerDay">>;
  /** What else says what is known. */
  readonly quizzes?: readonly TakenQuiz[];
};

/** `mistakes`: so many of quizzes count as not known in its figures. */
type ToldPlan = ExamPlan & { readonly mistakes: number };
export type PlanAnswer = { readonly plan: ToldPlan | null; readonly session: Session };

export type ReadinessRequest = PlanRequest & {
  readonly quizzes: readonly TakenQuiz[];
  readonly topics: readonly string[];
};

export type ReadinessAnswer = {
  readonly readiness: Omit<Readiness, "plan"> | null;
  /** What would be known on the day with the plan, were it followed from the first answer on; null without cards. */
  readonly planned: number | null;
  /** Cards that will not be seen before it, as things are. */
  readonly leftOut: number;
  /** What a review of it asks now, how much of that was never asked before, and what waits beyond the limits. */
  readonly today: {
    readonly cards: number;
    readonly fresh: number;
    /** Of all its cards those that were never asked, and those that fade. */
    readonly unseen: number;
    readonly fading: number;
    readonly minutes: number;
    readonly waiting: number;
    /** When the first comes back of what was answered just now. */
    readonly nextAt: number | null;
  };
  /** What would be known least comes first. */
  readonly topics: readonly TopicMemory[];
};

/** Which sides to answer on which day, and what a review asks today. [FLA-3] */
export function planAnswer(request: PlanRequest): PlanAnswer {
  const options = optionsOf(request);
  const plan = examPlan({ ...options, sides: examSides(request.cards, options.scheduler) });
  const { session, minutes } = todayOf(request, plan, options);
  const logs = new Map(request.cards.map(({ id, reviews }) => [id, reviews]));
  const today = wholeMinutes(minutes, askableIn(session, request.now, (id) => logs.get(id)).all);
  return { plan: plan && { ...plan, ...figuresOf(request, options), days: lastingToday(plan.days, today) }, session };
}

/** As its exam has them: with what quizzes say, where there are any. */
function figuresOf({ cards, quizzes = [] }: PlanRequest, options: Options) {
  const found = quizzes.length > 0 ? readinessOf({ cards, quizzes, topics: [], ...options }) : null;
  if (!found) return { mistakes: 0 };
  const { knownToday, onDayIfStop, onDayWithPlan, rests } = found;
  return { knownToday, onDayIfStop, onDayWithPlan, mistakes: rests.mistakes };
}

/** Of the days of a plan the first is today: it lasts as long as its review does, with what is due besides. */
function lastingToday(days: ExamPlan["days"], minutes: number): ExamPlan["days"] {
  return days.map((day, place) => (place === 0 ? { ...day, minutes } : day));
}

/** The one way minutes of a review are said: whole ones, none where nothing is asked. */
function wholeMinutes(minutes: number, cards: number): number {
  return cards > 0 ? Math.max(1, Math.ceil(minutes)) : 0;
}

/** Of one exam what would be known, and what to do for it. [DSH-4] */
export function readinessAnswer({ quizzes, topics, ...request }: ReadinessRequest): ReadinessAnswer {
  const { cards, now, day, examAt } = request;
  const options = optionsOf(request);
  const { scheduler } = options;
  const found = readinessOf({ cards, quizzes, topics, ...options });
  // Nobody knows what is known before the first answer, but what to begin with.
  const { plan, ...readiness } = found ?? { plan: examPlan({ ...options, sides: examSides(cards, scheduler) }) };
  const { session, minutes } = todayOf(request, plan, options);
  const open = cards.filter(({ suspendedAt }) => suspendedAt == null);
  const logs = new Map(cards.map(({ id, reviews }) => [id, reviews]));
  const { all, fresh, nextAt } = askableIn(session, now, (id) => logs.get(id));
  return {
    readiness: "knownToday" in readiness ? readiness : null,
    planned: plan?.onDayWithPlan ?? null,
    leftOut: plan?.staysUnseen.length ? leftOutBy(plan, examSides(cards, scheduler)) : 0,
    today: {
      ...{ cards: all, fresh, minutes: wholeMinutes(minutes, all) },
      ...{ waiting: session.waiting + session.unseen, nextAt },
      unseen: open.filter(({ reviews }) => countedAnswers(reviews).length === 0).length,
      fading: fadingIn(cards, { now, day, scheduler }),
    },
    topics: topicMemories(cards, { now, today: day.startsAt, day: examAt, scheduler }, missedBeside(cards, quizzes)),
  };
}

export type ShortfallRequest = PlanRequest & { readonly areMinutesKept: boolean };

/** Which cards the limits leave out, and what would let them in; null where none is left out. [FLA-3] */
export function shortfallAnswer({ areMinutesKept, ...request }: ShortfallRequest): Shortfall | null {
  const options = optionsOf(request);
  const sides = examSides(request.cards, options.scheduler);
  return shortfallOf({ ...options, sides, minutesPerDay: request.minutesPerDay, areMinutesKept });
}

type Options = Omit<ExamPlanOptions, "sides" | "limits"> & {
  readonly limits: ReadonlyMap<string, DeckLimits>;
  readonly scheduler: Scheduler;
};

function optionsOf({ cards, limits, day, isBeyond = false, ...request }: PlanRequest): Options {
  const { retention, weights, now, examAt, minutesPerDay } = request;
  const logsOf = (some: PlanRequest["cards"]) => (isBeyond ? [] : some.map(({ reviews }) => reviews));
  const spent = minutesSpent(logsOf(cards), day);
  const byDeck = [...limits].map(([deckId, { newPerDay, reviewsPerDay }]) => {
    const answered = answeredOn(day, logsOf(cards.filter((card) => card.deckId === deckId)));
    return [deckId, { newPerDay, reviewsPerDay, answered }] as const;
  });
  return {
    ...{ now, examAt, scheduler: schedulerFor({ retention, weights }), limits: new Map(byDeck) },
    days: daysUntil(examAt, now, minutesPerDay).map(({ at, minutes }, place) => {
      return { at, minutes: place === 0 ? Math.max(0, minutes - spent) : minutes };
    }),
  };
}

function todayOf(
  { cards, day, lastLook }: PlanRequest,
  plan: ExamPlan | null,
  { limits, now, scheduler, days }: Options,
) {
  const minutes = days[0]?.minutes ?? 0;
  return examSession({ cards, plan, limits, minutes, now, day, lastLook, scheduler });
}

function daysUntil(examAt: number, now: number, minutes: number) {
  const count = Math.min(mostDays, Math.max(1, Math.ceil((examAt - now) / dayMs)));
  return Array.from({ length: count }, (_, at) => ({ at: now + at * dayMs, minutes }));
}

/** What is further off is not planned by the day. */
const mostDays = 21;

export type Asked =
  | { readonly plan: PlanRequest }
  | { readonly readiness: ReadinessRequest }
  | { readonly shortfall: ShortfallRequest };
export type Answer = PlanAnswer | ReadinessAnswer | ReturnType<typeof shortfallAnswer>;

export function answerOf(asked: Asked): Answer {
  if ("plan" in asked) return planAnswer(asked.plan);
  return "readiness" in asked ? readinessAnswer(asked.readiness) : shortfallAnswer(asked.shortfall);
}
