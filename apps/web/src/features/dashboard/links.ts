import type { Occurrence } from "@jotter/domain/occurrences";

/** Addresses of the calendar. */
export function dayHref(day: string): string {
  return `/calendar?view=day&day=${day}`;
}

export function eventHref({ start }: Occurrence): string {
  return dayHref(start.slice(0, 10));
}
