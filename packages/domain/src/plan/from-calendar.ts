import { dueOf, isAhead } from "../due.ts";
import { type EstimatedSession, estimateFactor } from "../estimate-factor.ts";
import type { Stretch } from "../free-time.ts";
import type { Occurrence } from "../occurrences.ts";
import { minuteMs } from "../zones.ts";
import type { PlanInput } from "./groundwork.ts";
import type { KnownBlock } from "./plan-block.ts";
import type { Rhythm } from "./rhythm.ts";
import type { PlanExam, PlanTask, PlanTopic } from "./works.ts";

/** What is remembered of an exam's topics, and the minutes it takes to be ready, where that was reckoned. */
export type ExamKnowledge = { readonly topics: readonly PlanTopic[]; readonly minutes: number | null };

export type CalendarFacts = {
  readonly now: number;
  readonly zone: string;
  readonly rhythm: Rhythm;
  /** From two weeks ago until the last exam that is to be planned for. */
  readonly occurrences: readonly Occurrence[];
  /** By the id of the exam's event. */
  readonly knowledge?: ReadonlyMap<string, ExamKnowledge> | undefined;
  /** Sessions of focus: what was worked at a thing is not planned again, and estimates have learned from them. [FOC-1] */
  readonly sessions?: readonly EstimatedSession[] | undefined;
};

/** All a plan needs, from the calendar: its blocks among them, so that a new plan changes little. [PLN-1] */
export function planInputOf(facts: CalendarFacts): PlanInput {
  const { now, zone, rhythm, occurrences, knowledge, sessions = [] } = facts;
  const done = minutesDone(occurrences, sessions);
  const factor = estimateFactor(sessions);
  const exams = new Map<string, PlanExam>();
  const tasks = new Map<string, PlanTask>();
  for (const occurrence of occurrences) {
    const { id, type, doneAt } = occurrence.event;
    if (doneAt != null) continue;
    // Of a series it is the next that counts.
    if (type === "exam" && isAhead(occurrence, now) && !exams.has(id)) {
      exams.set(id, examOf(occurrence, knowledge?.get(id), done.get(id) ?? 0));
    }
    if (type === "assignment" && !tasks.has(id)) tasks.set(id, taskOf(occurrence, done.get(id) ?? 0, factor));
  }
  const blocks = plannedBlocks(occurrences);
  const own = new Set(blocks.map(({ id }) => id));
  return {
    now,
    zone,
    rhythm,
    exams: [...exams.values()],
    tasks: [...tasks.values()].filter(({ minutes }) => minutes === null || minutes > 0),
    busy: occurrences.flatMap((occurrence) => (own.has(blockId(occurrence)) ? [] : (busyOf(occurrence) ?? []))),
    old: blocks.filter(({ isDone }) => !isDone),
  };
}

/** The blocks of study that were planned, past ones with them, each as long as it stands in the calendar. */
export function plannedBlocks(
  occurrences: readonly Occurrence[],
): readonly (KnownBlock & { readonly isDone: boolean })[] {
  return occurrences.flatMap((occurrence) => {
    const { event, start, end, allDay } = occurrence;
    const { material, type, locked, doneAt } = event;
    if (!material || type !== "study" || allDay) return [];
    const { workId, topic = null, deckId = null, activity } = material;
    const id = blockId(occurrence);
    return [{ id, start, end, workId, topic, deckId, activity, isLocked: locked === true, isDone: doneAt != null }];
  });
}

/** Those that are over and were not done: what a repair is asked for. */
export function missedBlocks(occurrences: readonly Occurrence[], now: number): readonly string[] {
  const over = occurrences.filter(({ endsAt }) => endsAt <= now);
  return plannedBlocks(over).flatMap(({ id, isDone }) => (isDone ? [] : id));
}

function blockId({ event, seriesId, key }: Occurrence): string {
  return seriesId === null ? event.id : key;
}

/** By exam or assignment. */
function minutesDone(
  occurrences: readonly Occurrence[],
  sessions: readonly EstimatedSession[],
): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  // What was worked at a block counts with the block.
  for (const { source, workedMs } of sessions) {
    const [, id] = /^event:([^@]+)/.exec(source ?? "") ?? [];
    if (id !== undefined) minutes.set(id, (minutes.get(id) ?? 0) + workedMs / minuteMs);
  }
  for (const { event, startsAt, endsAt } of occurrences) {
    if (!event.material || event.doneAt == null) continue;
    const { workId } = event.material;
    minutes.set(workId, (minutes.get(workId) ?? 0) + (endsAt - startsAt) / minuteMs);
  }
  return minutes;
}

function examOf({ event, startsAt }: Occurrence, known: ExamKnowledge | undefined, done: number): PlanExam {
  const said = event.estimateMinutes ?? null;
  const open = (event.topics ?? []).filter((topic) => !topic.done).map(({ name }) => name);
  const named = new Set(open.map(plain));
  const others = (known?.topics ?? []).filter(
    ({ name }) => !(event.topics ?? []).some((one) => plain(one.name) === plain(name)),
  );
  const topicOf = (name: string): PlanTopic => {
    const found = known?.topics.find((topic) => plain(topic.name) === plain(name));
    return found ? { ...found, name } : { name, recall: null };
  };
  return {
    id: event.id,
    at: startsAt,
    weight: event.weight ?? null,
    topics: [...open.map(topicOf), ...others.filter(({ name }) => !named.has(plain(name)))],
    minutes: said === null ? (known?.minutes ?? null) : Math.max(0, said - done),
  };
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

function taskOf(occurrence: Occurrence, done: number, factor: number): PlanTask {
  const { id, estimateMinutes, weight } = occurrence.event;
  const minutes = estimateMinutes ? Math.max(0, Math.round(estimateMinutes * factor - done)) : null;
  return { id, dueAt: dueOf(occurrence).at, minutes, weight: weight ?? null };
}

/** A deadline is no appointment, and what lasts all day leaves its hours free. */
function busyOf({ event: { type }, startsAt, endsAt, allDay }: Occurrence): Stretch | undefined {
  return allDay || type === "assignment" ? undefined : { from: startsAt, to: endsAt };
}
