import { addDays, daysBetween } from "@jotter/domain/days";
import type { CalendarEvent } from "@jotter/domain/event";
import { type Occurrence, onItsWall } from "@jotter/domain/occurrences";
import { minuteMs, wallMs, wallOfMs } from "@jotter/domain/zones";
import { dayMinutes, firstDay, lastDay, minuteOf, type Span, wallAt } from "./span.ts";

/** By how much something is moved: its beginning and its end, in days and minutes on the wall. */
export type Shift = { readonly days?: number; readonly minutes?: number };

export const stepMinutes = 15;

export function moved(span: Span, { days = 0, minutes = 0 }: Shift): Span {
  return { ...span, start: shifted(span.start, days, minutes), end: shifted(span.end, days, minutes) };
}

/** The end moves, and never before the beginning: an hour keeps a quarter, days keep one. */
export function resized(span: Span, { days = 0, minutes = 0 }: Shift): Span {
  const end = shifted(span.end, days, minutes);
  const least = span.allDay ? span.start : shifted(span.start, 0, stepMinutes);
  return { ...span, end: [end, least].sort()[1] ?? end };
}

/** From the all-day row to an hour: an hour long. From an hour to the all-day row: the days it touched. */
export function withHours(span: Span, start: string): Span {
  if (!span.allDay) {
    const minutes = (wallMs(span.end) - wallMs(span.start)) / minuteMs;
    return { start, end: wallAt(firstDay({ start }), minuteOf(start) + minutes), allDay: false };
  }
  return { start, end: wallAt(firstDay({ start }), minuteOf(start) + 60), allDay: false };
}

export function withoutHours(span: Span, day: string): Span {
  return { start: day, end: addDays(day, daysBetween(firstDay(span), lastDay(span))), allDay: true };
}

/** Due on that day, at its hour; where that is over already, by the end of the day: what was put off is not late at once. */
export function putOn(occurrence: Occurrence, day: string, wallNow: string): Span {
  const span = moved(occurrence, { days: daysBetween(lastDay(occurrence), day) });
  if (span.allDay) return span;
  const end = `${day}T${endOfDay}`;
  // It keeps its length, and an assignment has none.
  const minutes = (wallMs(end) - wallMs(span.end)) / minuteMs;
  return span.end > wallNow ? span : moved(span, { minutes });
}

const endOfDay = "23:59";

/** What to write so that an occurrence takes place then: in the event's own zone, whatever the student's is. */
export function timesFor(occurrence: Occurrence, to: Span, viewerZone: string): Partial<CalendarEvent> {
  if (to.allDay) return { start: to.start, end: to.end, zone: null };
  const zone = occurrence.allDay ? viewerZone : occurrence.event.zone;
  const there = (wall: string) => onItsWall({ zone }, wall, viewerZone);
  return { start: there(to.start), end: there(to.end), zone };
}

export function isSameTime(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end && one.allDay === other.allDay;
}

function shifted(when: string, days: number, minutes: number): string {
  if (when.length === 10) return addDays(when, days + Math.round(minutes / dayMinutes));
  return wallOfMs(wallMs(when) + (days * dayMinutes + minutes) * minuteMs);
}
