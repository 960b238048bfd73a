import { daysBetween } from "@jotter/domain/days";
import { type EstimatedSession, estimateFactor } from "@jotter/domain/estimate-factor";
import type { Coming } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";
import { type ExamKnowledge, planInputOf } from "@jotter/domain/plan/from-calendar";
import type { PlanInput } from "@jotter/domain/plan/groundwork";
import type { Rhythm } from "@jotter/domain/plan/rhythm";
import type { ExamReadiness } from "../cards/study-news.ts";
import type { Clock } from "../records/use-clock.ts";

/** What a block is for, as the student knows it. */
export type PlanWork = Pick<Coming, "title" | "classId" | "noteIds" | "due">;

type Known = {
  readonly clock: Pick<Clock, "now" | "today" | "zone">;
  readonly occurrences: readonly Occurrence[];
  readonly earlier?: readonly Occurrence[] | undefined;
  /** As what to do next has them: with what hangs on them. */
  readonly coming: readonly Coming[];
  readonly readiness: readonly ExamReadiness[];
  readonly rhythm: Rhythm;
  readonly sessions?: readonly EstimatedSession[] | undefined;
};

/** Exams, tasks, lessons, what was planned before and what is remembered, as the scheduler takes them. [PLN-1] */
export function plannableFrom({ clock, occurrences, earlier, coming, readiness, rhythm, sessions = [] }: Known) {
  const { now, zone, today } = clock;
  const knowledge = new Map(readiness.filter(({ cards }) => cards > 0).map((one) => knowledgeOf(one, today)));
  const input = planInputOf({ now, zone, rhythm, occurrences, earlier, knowledge, sessions });
  const byKey = new Map(coming.map((one) => [one.id, one]));
  const works = new Map<string, PlanWork>();
  const stakes = new Map<string, number>();
  for (const { key, event } of occurrences) {
    const one = byKey.get(key);
    if (!one || works.has(event.id)) continue;
    works.set(event.id, one);
    if (one.stake) stakes.set(event.id, one.stake.percent);
  }
  const weighed = <Work extends { readonly id: string; readonly weight: number | null }>(all: readonly Work[]) =>
    all.map((work) => ({ ...work, weight: work.weight ?? stakes.get(work.id) ?? null }));
  const whole: PlanInput = { ...input, exams: weighed(input.exams), tasks: weighed(input.tasks) };
  return { input: whole, works, factor: estimateFactor(sessions) };
}

/** Who is told to review for a minute is told to sit down for so long. */
const shortestReview = 15;

/** By topic what would be known on the day; as long as its cards take on each day there is. */
function knowledgeOf(one: ExamReadiness, today: string): readonly [examId: string, ExamKnowledge] {
  const { exam, topics, review } = one;
  const days = Math.max(1, daysBetween(today, exam.day));
  const minutes = Math.max(shortestReview, one.today.minutes * days);
  const counted = topics.reduce((sum, topic) => sum + topic.cards, 0);
  const known = topics.map((topic) => ({
    name: topic.topic,
    recall: topic.onDay ?? topic.known,
    minutes: Math.ceil((minutes * topic.cards) / Math.max(1, counted)),
    practice: "memory" as const,
    deckId: review,
  }));
  return [exam.id, { topics: known, minutes: topics.length > 0 ? null : minutes }];
}
