import { dueOf, isAhead } from "../due.ts";
import { type EstimatedSession, estimateFactor } from "../estimate-factor.ts";
import type { Stretch } from "../free-time.ts";
import type { Occurrence } from "../occurrences.ts";
import { minuteMs } from "../zones.ts";
import type { PlanInput } from "./groundwork.ts";
import type { KnownBlock } from "./plan-block.ts";
import type { Rhythm } from "./rhythm.ts";
import { minutesLeft, type PlanExam, type PlanTask, type PlanTopic } from "./works.ts";

/** What is remembered of an exam's topics, and the minutes it takes to be ready, where that was reckoned. */
export type ExamKnowledge = { readonly topics: readonly PlanTopic[]; readonly minutes: number | null };

export type CalendarFacts = {
  readonly now: number;
  readonly zone: string;
  readonly rhythm: Rhythm;
  /** From two weeks ago until the last exam that is to be planned for. */
  readonly occurrences: readonly Occurrence[];
  /** What was before them, as far back as anything was planned: blocks that were done then are done. */
  readonly earlier?: readonly Occurrence[] | undefined;
  /** By the id of the exam's event. */
  readonly knowledge?: ReadonlyMap<string, ExamKnowledge> | undefined;
  /** Sessions of focus: what was worked at a thing is not planned again, and estimates have learned from them. [FOC-1] */
  readonly sessions?: readonly EstimatedSession[] | undefined;
};

/** All a plan needs, from the calendar: its blocks among them, so that a new plan changes little. [PLN-1] */
export function planInputOf(facts: CalendarFacts): PlanInput {
  const { now, zone, rhythm, occurrences, knowledge, earlier = [], sessions = [] } = facts;
  const minutesAt = minutesDone([...earlier, ...occurrences], sessions);
  const factor = estimateFactor(sessions);
  const exams = new Map<string, PlanExam>();
  const tasks = new Map<string, PlanTask>();
  for (const occurrence of occurrences) {
    const { id, type, doneAt } = occurrence.event;
    if (doneAt != null) continue;
    // Of a series it is the next that counts.
    if (type === "exam" && isAhead(occurrence, now) && !exams.has(id)) {
      exams.set(id, examOf(occurrence, knowledge?.get(id), minutesAt(occurrence)));
    }
    if (type === "assignment" && !tasks.has(id)) tasks.set(id, taskOf(occurrence, minutesAt(occurrence), factor));
  }
  const blocks = plannedBlocks(occurrences);
  const own = new Set(blocks.map(({ id }) => id));
  return {
    now,
    zone,
    rhythm,
    exams: [...exams.values()],
    tasks: [...tasks.values()],
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

type Worked = { readonly at: number; readonly key: string | undefined; readonly minutes: number };

/** What was worked at an exam or assignment; of a series, at this one of its dates. */
function minutesDone(
  occurrences: readonly Occurrence[],
  sessions: readonly EstimatedSession[],
): (occurrence: Occurrence) => number {
  const worked = new Map<string, Worked[]>();
  const add = (id: string, one: Worked) => worked.set(id, [...(worked.get(id) ?? []), one]);
  // What was worked at a block counts with the block.
  for (const { source, workedMs, endedAt } of sessions) {
    const [, key, id, date] = /^event:(([^@]+)(@.*)?)$/.exec(source ?? "") ?? [];
    if (id !== undefined) add(id, { at: endedAt, key: date && key, minutes: workedMs / minuteMs });
  }
  for (const { event, startsAt, endsAt } of occurrences) {
    if (!event.material || event.doneAt == null) continue;
    add(event.material.workId, { at: startsAt, key: undefined, minutes: (endsAt - startsAt) / minuteMs });
  }
  return ({ event: { id }, key, seriesId, startsAt }) => {
    const dates = seriesId === null ? [] : occurrences.filter((one) => one.event.id === id && one.startsAt < startsAt);
    const before = Math.max(Number.NEGATIVE_INFINITY, ...dates.map((one) => dueOf(one).at));
    const own = (worked.get(id) ?? []).filter((one) => {
      return seriesId === null || (one.key === undefined ? one.at > before : one.key === key);
    });
    return own.reduce((sum, { minutes }) => sum + minutes, 0);
  };
}

function examOf({ event, startsAt }: Occurrence, known: ExamKnowledge | undefined, done: number): PlanExam {
  const said = event.estimateMinutes ?? null;
  const minutes = said === null ? (known?.minutes ?? null) : Math.max(0, said - done);
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
    minutes,
    done: minutes === null && done > 0 ? done : undefined,
  };
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

function taskOf(occurrence: Occurrence, done: number, factor: number): PlanTask {
  const { id, estimateMinutes, weight } = occurrence.event;
  const minutes = estimateMinutes ? Math.round(minutesLeft(estimateMinutes * factor, done)) : null;
  const counted = minutes === null && done > 0 ? done : undefined;
  return { id, dueAt: dueOf(occurrence).at, minutes, done: counted, weight: weight ?? null };
}

/** A deadline is no appointment, and what lasts all day leaves its hours free. */
function busyOf({ event: { type }, startsAt, endsAt, allDay }: Occurrence): Stretch | undefined {
  return allDay || type === "assignment" ? undefined : { from: startsAt, to: endsAt };
}
