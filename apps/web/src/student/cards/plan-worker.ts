import type { Review } from "@jotter/domain/card";
import { type ExamPlan, examPlan } from "@jotter/memory/exam-plan";
import { memoryOf } from "@jotter/memory/replay";
import { dayMs, schedulerFor } from "@jotter/memory/scheduler";

/** A deck of thousands is replayed and planned here, apart from the page. */
export type PlanRequest = {
  readonly cards: readonly { readonly id: string; readonly reviews: readonly Review[]; readonly sides: number }[];
  readonly retention: number;
  readonly now: number;
  readonly examAt: number;
  readonly minutesPerDay: number;
};

export type PlanAnswer = { readonly n: number; readonly plan: ExamPlan | null };

addEventListener("message", ({ data }: MessageEvent<{ readonly n: number; readonly request: PlanRequest }>) => {
  const { cards, retention, now, examAt, minutesPerDay } = data.request;
  const scheduler = schedulerFor({ retention });
  const sides = cards.flatMap(({ id, reviews, sides: count }) =>
    Array.from({ length: count }, (_, side) => ({ cardId: id, side, state: memoryOf(reviews, side, scheduler) })),
  );
  const count = Math.min(mostDays, Math.max(1, Math.ceil((examAt - now) / dayMs)));
  const days = Array.from({ length: count }, (_, at) => ({ at: now + at * dayMs, minutes: minutesPerDay }));
  const plan = examPlan({ sides, now, examAt, days, scheduler });
  const answer: PlanAnswer = { n: data.n, plan };
  postMessage(answer);
});

/** What is further off is not planned by the day. */
const mostDays = 21;
