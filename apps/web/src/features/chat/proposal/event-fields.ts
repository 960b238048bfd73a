import { isDay } from "@jotter/domain/days";
import type { EventType } from "@jotter/domain/event";
import type { ProposedEvent } from "@jotter/domain/proposal";
import { wallMs, wallOfMs } from "@jotter/domain/zones";

/** A proposed event as its fields have it. */
export type EventFields = {
  readonly type: EventType;
  readonly title: string;
  readonly classId: string | null;
  readonly day: string;
  /** Empty: all day. */
  readonly time: string;
  readonly until: string;
};

export function fieldsOf({ type, title, classId, start, end }: ProposedEvent): EventFields {
  return { type, title, classId, day: start.slice(0, 10), time: start.slice(11), until: end.slice(11) };
}

/** Null where it cannot be written like that. */
export function eventFrom(fields: EventFields, before: ProposedEvent): ProposedEvent | null {
  const { type, title, classId, day, time, until } = fields;
  if (title.trim() === "" || !isDay(day)) return null;
  const start = time === "" ? day : `${day}T${time}`;
  const isMoment = type === "assignment";
  const end = time === "" ? day : isMoment ? start : until === "" ? hourAfter(start) : `${day}T${until}`;
  if (end < start) return null;
  // What repeats goes on doing so on the weekday it was moved to.
  const rule = before.rule && day !== before.start.slice(0, 10) ? "FREQ=WEEKLY" : before.rule;
  return { ...before, type, title: title.trim(), classId, start, end, rule };
}

const hourMs = 3_600_000;

/** The end keeps its distance, as in the calendar. */
export function withTime(fields: EventFields, time: string): EventFields {
  if (time === "" || fields.time === "" || fields.until === "") return { ...fields, time };
  const length = wallMs(`${fields.day}T${fields.until}`) - wallMs(`${fields.day}T${fields.time}`);
  const end = wallOfMs(wallMs(`${fields.day}T${time}`) + Math.max(0, length));
  return { ...fields, time, until: end.slice(0, 10) === fields.day ? end.slice(11) : "23:59" };
}

function hourAfter(start: string): string {
  const end = wallOfMs(wallMs(start) + hourMs);
  return end.slice(0, 10) === start.slice(0, 10) ? end : `${start.slice(0, 10)}T23:59`;
}
