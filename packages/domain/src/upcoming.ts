import { addDays, daysBetween } from "./days.ts";
import type { EventType } from "./event.ts";
import type { Occurrence } from "./occurrences.ts";

/** An event as the map of the calendar has it: for exports and for whoever reads along, in words and clock times. */
export type DayEvent = {
  readonly title: string;
  readonly description: string;
  readonly type: EventType;
  readonly classId: string | null;
  readonly allDay: boolean;
  /** Wall times in the viewer's zone, or days of what lasts all day. */
  readonly start: string;
  readonly end: string;
};

/** The calendar as one map from date string to list of events; what lasts several days is in each. [CAL-1] */
export function eventMap(occurrences: readonly Occurrence[]): Readonly<Record<string, readonly DayEvent[]>> {
  const byDay: Record<string, DayEvent[]> = {};
  for (const occurrence of occurrences) {
    const { event, allDay, start, end } = occurrence;
    const { title, description, type, classId } = event;
    for (const day of daysOf(occurrence)) {
      byDay[day] ??= [];
      byDay[day].push({ title, description, type, classId, allDay, start, end });
    }
  }
  return Object.fromEntries(Object.entries(byDay).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The days of the viewer that it touches. */
export function daysOf(occurrence: Pick<Occurrence, "start" | "end" | "allDay">): readonly string[] {
  const first = occurrence.start.slice(0, 10);
  const length = Math.min(daysBetween(first, lastDayOf(occurrence)) + 1, mostDays);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** What ends at midnight is over by then. */
export function lastDayOf({ start, end, allDay }: Pick<Occurrence, "start" | "end" | "allDay">): string {
  const isOverAtMidnight = !allDay && end.endsWith("T00:00") && end > start;
  return isOverAtMidnight ? addDays(end, -1) : end.slice(0, 10);
}

/** What takes place today or on one of the next days: calendar days of the student. [CAL-2] */
export function upcoming(occurrences: readonly Occurrence[], today: string, days = 7): readonly Occurrence[] {
  const last = addDays(today, days);
  return occurrences.filter((one) => one.start.slice(0, 10) <= last && lastDayOf(one) >= today);
}

/** Somebody's event from the year 1 to the year 9999 must not hold up a device. */
const mostDays = 3660;

export type StudyTime = "limited" | "moderate" | "flexible";

/** How much time is left to study beside that many events. [CAL-2] */
export function studyTime(events: number): StudyTime {
  if (events > 10) return "limited";
  return events > 5 ? "moderate" : "flexible";
}
