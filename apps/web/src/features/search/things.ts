import type { Course } from "@jotter/domain/course";
import { addDays, daysBetween } from "@jotter/domain/days";
import type { EventType } from "@jotter/domain/event";
import type { StoredGrade } from "@jotter/domain/grade-book";
import { percentOf } from "@jotter/domain/grade-scale";
import { occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
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

/** What is to come before what is over, and the nearest first: the order in which they are looked through. */
export function eventsByNearness(events: readonly StoredEvent[], today: string): readonly StoredEvent[] {
  return events
    .map((event) => ({ event, away: daysAway(event, today) }))
    .sort((one, other) => one.away - other.away)
    .map(({ event }) => event);
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

const farAway = 100_000;

function daysAway(event: StoredEvent, today: string): number {
  if (event.rule !== null) return 0;
  const days = daysBetween(today, event.start.slice(0, 10));
  return days >= 0 ? days : farAway - days;
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
