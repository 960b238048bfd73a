import { dueOf } from "@jotter/domain/due";
import type { Coming } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";

/** Addresses of the calendar. */
export function dayHref(day: string): string {
  return `/calendar?view=day&day=${day}`;
}

/** Of what lasts days, the one it is due on. */
export function eventHref(occurrence: Occurrence): string {
  return dayHref(dueOf(occurrence).day);
}

/** The form for the grade of an exam that is over, filled in as far as it is known. */
export function gradeHref({ classId, title, due }: Coming): string {
  return `/grades?${new URLSearchParams({ class: classId ?? "", grade: title, date: due.day })}`;
}
