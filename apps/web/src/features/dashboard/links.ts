import type { EventType } from "@jotter/domain/event";
import type { Occurrence } from "@jotter/domain/occurrences";

/** Addresses of the calendar: a day, something that is on it, and something new. */
export function dayHref(day: string): string {
  return `/calendar?view=day&day=${day}`;
}

export function eventHref({ event, seriesId, start }: Occurrence): string {
  return `${dayHref(start.slice(0, 10))}&event=${seriesId ?? event.id}`;
}

type NewEvent = { readonly type: EventType; readonly day: string; readonly from?: number; readonly to?: number };

export function newEventHref({ type, day, from, to }: NewEvent): string {
  const times = from === undefined || to === undefined ? "" : `&start=${clock(from)}&end=${clock(to)}`;
  return `/calendar?day=${day}&new=${type}${times}`;
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
