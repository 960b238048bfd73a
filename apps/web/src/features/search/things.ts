import type { Course } from "@jotter/domain/course";
import { addDays, daysBetween } from "@jotter/domain/days";
import type { EventType } from "@jotter/domain/event";
import type { StoredGrade } from "@jotter/domain/grade-book";
import { percentOf } from "@jotter/domain/grade-scale";
import { occurrencesBetween, ruleZone, type StoredEvent } from "@jotter/domain/occurrences";
import { lastStart, readRule, startsBetween } from "@jotter/domain/recurrence";
import { isOfTimetable } from "@jotter/domain/timetable-lesson";
import type { Piece } from "@jotter/note-index/snippet";
import { matchOf, type Wanted } from "./matching.ts";

/** What is found by its name among the classes, the calendar, the grades and the documents. [DSH-3] */
type Found = { readonly id: string; readonly title: readonly Piece[] };
export type ClassFound = Found;
export type GradeFound = Found & { readonly classId: string; readonly percent: number | null };
export type DocumentFound = Found & { readonly address: string; readonly detail?: string };
export type EventFound = Found & {
  readonly type: EventType;
  readonly classId: string | null;
  /** When it takes place next, or first where it is over. */
  readonly start: string;
};

const mostOfAKind = 6;

export function findClasses(courses: readonly (Course & { readonly id: string })[], wanted: Wanted) {
  return named(courses, ({ name }) => name, wanted).map(({ one, title }): ClassFound => ({ id: one.id, title }));
}

/**
 * What is to come before what is over, and the nearest first: the order in which they are looked through. Lessons are
 * there every day: after all else that is to come, and of those that are called the same only the next.
 */
export function eventsByNearness(events: readonly StoredEvent[], today: string): readonly StoredEvent[] {
  const lessons = new Set<string>();
  return events
    .map((event) => ({ event, ...nearness(event, today) }))
    .sort((one, other) => one.rank - other.rank || one.days - other.days)
    .flatMap(({ event }) => {
      if (!isOfTimetable(event)) return [event];
      const isKnown = lessons.has(event.title);
      lessons.add(event.title);
      return isKnown ? [] : [event];
    });
}

export function findEvents(events: readonly StoredEvent[], wanted: Wanted, today: string, zone: string) {
  return named(events, ({ title }) => title, wanted).map(({ one, title }): EventFound => {
    const { id, type, classId } = one;
    return { id, title, type, classId, start: nextStart(one, events, today, zone) };
  });
}

/** The latest first. Those of classes that are gone are out of sight with them. */
export function gradesByTime(grades: readonly StoredGrade[], classes: ReadonlyMap<string, string>) {
  return grades.filter(({ classId }) => classes.has(classId)).sort((one, other) => other.updatedAt - one.updatedAt);
}

export function findGrades(grades: readonly StoredGrade[], wanted: Wanted) {
  return named(grades, ({ name }) => name, wanted).map(({ one: { id, classId, score, state }, title }): GradeFound => {
    // Of what is not graded yet only the possible points are known.
    return { id, title, classId, percent: score && state !== "ungraded" ? percentOf(score) : null };
  });
}

export type NamedFile = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Where it stands, of what is a part of something. */
  readonly detail?: string;
};

export function findDocuments(files: readonly NamedFile[], wanted: Wanted) {
  return named(files, ({ name }) => name, wanted).map(
    ({ one: { id, address, detail }, title }): DocumentFound => ({
      id,
      title,
      address,
      ...(detail !== undefined && { detail }),
    }),
  );
}

/** Stops as soon as there is enough: with every letter typed, thousands of names are looked at. */
function named<Thing>(things: readonly Thing[], nameOf: (one: Thing) => string, wanted: Wanted) {
  const found: { readonly one: Thing; readonly title: readonly Piece[] }[] = [];
  for (const one of things) {
    const match = matchOf(nameOf(one), wanted);
    if (match) found.push({ one, title: match.pieces });
    if (found.length === mostOfAKind) break;
  }
  return found;
}

const ranks = { toCome: 0, lesson: 1, over: 2 };

function nearness(event: StoredEvent, today: string): { readonly rank: number; readonly days: number } {
  const days = daysBetween(today, nextDay(event, today));
  if (days < 0) return { rank: ranks.over, days: -days };
  return { rank: isOfTimetable(event) ? ranks.lesson : ranks.toCome, days };
}

/** Most series are found in the first of these, those of each year in the last. */
const reaches = [8, 70, 400];

/** Of a series that is over, its last. */
function nextDay(event: StoredEvent, today: string): string {
  const { start, rule, except } = event;
  const zone = ruleZone(event);
  const read = rule === null ? undefined : readRule(rule);
  if (!read?.ok) return start.slice(0, 10);
  for (const reach of reaches) {
    const starts = startsBetween(read.value, start, today, addDays(today, reach), zone);
    const next = starts.find((one) => !except.includes(one));
    if (next !== undefined) return next.slice(0, 10);
  }
  const isFarOff = start.slice(0, 10) > today;
  return (isFarOff ? start : (lastStart(read.value, start, zone) ?? start)).slice(0, 10);
}

const daysAhead = 60;

/** On the student's own wall. A series began long ago: what matters is its next time that was not moved away. */
function nextStart(event: StoredEvent, all: readonly StoredEvent[], today: string, zone: string): string {
  const { id, rule, start } = event;
  const first = start.slice(0, 10);
  const family = rule === null ? [event] : [event, ...all.filter(({ occurrence }) => occurrence?.seriesId === id)];
  const [from, to] = rule === null ? [addDays(first, -2), addDays(first, 2)] : [today, addDays(today, daysAhead)];
  return occurrencesBetween(family, from, to, zone).find((one) => one.event.id === id)?.start ?? start;
}
