import { addDays } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";

/** When something is, on the student's own wall: days for what lasts all day, else times. */
export type Span = Pick<Occurrence, "start" | "end" | "allDay">;

export const dayMinutes = 24 * 60;

export function firstDay({ start }: Pick<Span, "start">): string {
  return start.slice(0, 10);
}

/** What ends at midnight was over the evening before. */
export function lastDay({ start, end, allDay }: Span): string {
  const endDay = end.slice(0, 10);
  const isMidnight = !allDay && end.endsWith("T00:00") && end > start;
  return isMidnight ? addDays(endDay, -1) : endDay;
}

/** Shown as a bar over days, not as a block of hours. */
export function isBar(span: Span): boolean {
  return span.allDay || span.end.slice(0, 16) >= `${addDays(firstDay(span), 1)}${span.start.slice(10)}`;
}

export function isOnDay(span: Span, day: string): boolean {
  return firstDay(span) <= day && lastDay(span) >= day;
}

/** Minutes since midnight. */
export function minuteOf(wall: string): number {
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

export function wallAt(day: string, minute: number): string {
  const date = addDays(day, Math.floor(minute / dayMinutes));
  const rest = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  return `${date}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
