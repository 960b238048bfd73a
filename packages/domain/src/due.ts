import { daysBetween } from "./days.ts";
import type { Occurrence } from "./occurrences.ts";
import { lastDayOf } from "./upcoming.ts";
import { minuteMs } from "./zones.ts";

/** When something must be done. The instant is for reckoning; the day is the one a student would name. */
export type Due = {
  /** From then on it is late, or it has begun. What is due on a day may be done until that day is over. */
  readonly at: number;
  /** The midnight after a Friday is still Friday's. */
  readonly day: string;
  /** Nobody said an hour. */
  readonly allDay: boolean;
};

type Timed = Pick<Occurrence, "start" | "end" | "startsAt" | "endsAt" | "allDay"> & {
  readonly event: Pick<Occurrence["event"], "type">;
};

/** An assignment is due at its end; everything else must be ready when it begins. [CAL-2] */
export function dueOf(occurrence: Timed): Due {
  const { event, start, startsAt, endsAt, allDay } = occurrence;
  return event.type === "assignment"
    ? { at: endsAt, day: lastDayOf(occurrence), allDay }
    : { at: startsAt, day: start.slice(0, 10), allDay };
}

/** It has not taken place yet: an exam of today without an hour may still be to come. */
export function isAhead(occurrence: Timed, now: number): boolean {
  return occurrence.allDay ? occurrence.endsAt > now : dueOf(occurrence).at > now;
}

/** How far off a student says it is: in minutes and hours where it is near and has an hour, else by its day. */
export type DueWords =
  | { readonly as: "minute" | "hour" | "day"; readonly value: number }
  | { readonly as: "weekday" | "date"; readonly day: string };

export function dueWords({ at, day, allDay }: Due, now: number, today: string): DueWords {
  const minutes = Math.round((at - now) / minuteMs);
  if (!allDay && Math.abs(minutes) < 60) return { as: "minute", value: minutes };
  if (!allDay && Math.abs(minutes) < 12 * 60) return { as: "hour", value: Math.round(minutes / 60) };
  const days = daysBetween(today, day);
  if (days < 2) return { as: "day", value: days };
  return { as: days < 7 ? "weekday" : "date", day };
}
