import { addDays } from "./days.ts";
import type { CalendarEvent } from "./event.ts";
import { readRule, startsBetween } from "./recurrence.ts";
import { dayMs, instantOf, isZone, wallMs, wallOfMs, wallTimeAt, zoneOf } from "./zones.ts";

export type StoredEvent = CalendarEvent & { readonly id: string };

/** One time that an event takes place, as its viewer sees it. */
export type Occurrence = {
  readonly key: string;
  /** The record that says what it is: of a changed occurrence its own, else that of its series. */
  readonly event: StoredEvent;
  readonly seriesId: string | null;
  /** In the event's own wall time: names the occurrence, also after it was moved. */
  readonly originalStart: string;
  /** Wall times in the viewer's zone, or days of what lasts all day (the end is the last day). */
  readonly start: string;
  readonly end: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly allDay: boolean;
};

/** Whatever touches the days `from` to `to` (both included) in the viewer's zone, by its start. [CAL-3] [CAL-4] */
export function occurrencesBetween(
  events: readonly StoredEvent[],
  from: string,
  to: string,
  viewerZone: string,
): readonly Occurrence[] {
  const window = {
    from,
    to,
    // The clocks of two zones are up to 26 hours apart.
    earliest: addDays(from, -2),
    latest: addDays(to, 3),
    startsAt: instantOf(from, viewerZone),
    endsAt: instantOf(addDays(to, 1), viewerZone),
    viewerZone,
  };
  const changed = changedOccurrences(events);
  const found: Occurrence[] = [];
  for (const event of events) {
    if (event.occurrence) {
      const { seriesId, start } = event.occurrence;
      // Two devices may have changed the same one: the latest change holds.
      if (changed.get(seriesId)?.get(start) !== event || isFarOff(event, window)) continue;
      addIfSeen(found, event, seriesId, start, event.start, window);
    } else if (event.rule === null) {
      if (!isFarOff(event, window)) addIfSeen(found, event, null, event.start, event.start, window);
    } else {
      const changedStarts = changed.get(event.id);
      for (const start of startsOf(event, window)) {
        if (event.except.includes(start) || changedStarts?.has(start)) continue;
        addIfSeen(found, event, event.id, start, start, window);
      }
    }
  }
  return found.sort(byStart);
}

export function isAllDay(event: Pick<CalendarEvent, "start">): boolean {
  return event.start.length === 10;
}

/** From its start to its end on the wall: what moves along when the start does. */
export function wallLength(event: Pick<CalendarEvent, "start" | "end"> & { readonly rule?: string | null }): number {
  const end = isAllDay(event) ? event.end.slice(0, 10) : event.end;
  const length = Math.max(0, wallMs(end) - wallMs(event.start));
  return event.rule == null ? length : Math.min(length, longestRepeated);
}

/** A slip of the pen in the year, and each day of a series would last a century: all of them would be on every day. */
const longestRepeated = 366 * dayMs;

/** Where a rule's UNTIL in UTC is read: days and times without a zone are compared as they are written. */
export function ruleZone(event: Pick<CalendarEvent, "start" | "zone">): string | null {
  return !isAllDay(event) && event.zone !== null && isZone(event.zone) ? event.zone : null;
}

/** A time on the viewer's wall as the event's own wall shows it. Days are days everywhere. */
export function onItsWall(event: Pick<CalendarEvent, "zone">, wall: string, viewerZone: string): string {
  const zone = wall.length === 10 ? null : ruleZone({ start: wall, zone: event.zone });
  return zone === null ? wall : wallTimeAt(instantOf(wall, viewerZone), zone);
}

type Window = {
  readonly from: string;
  readonly to: string;
  readonly earliest: string;
  readonly latest: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly viewerZone: string;
};

/** By series and original start. */
function changedOccurrences(events: readonly StoredEvent[]): Map<string, Map<string, StoredEvent>> {
  const changed = new Map<string, Map<string, StoredEvent>>();
  for (const event of events) {
    if (!event.occurrence) continue;
    const { seriesId, start } = event.occurrence;
    const ofSeries = changed.get(seriesId) ?? new Map<string, StoredEvent>();
    changed.set(seriesId, ofSeries);
    const other = ofSeries.get(start);
    if (!other || isLater(event, other)) ofSeries.set(start, event);
  }
  return changed;
}

function isLater(one: StoredEvent, other: StoredEvent): boolean {
  return one.updatedAt === other.updatedAt ? one.id > other.id : one.updatedAt > other.updatedAt;
}

/** Most events are: seen by their letters, before any reckoning. */
function isFarOff({ start, end }: StoredEvent, window: Window): boolean {
  return start > window.latest || (end < window.earliest && start < window.earliest);
}

function startsOf(event: StoredEvent, window: Window): readonly string[] {
  if (event.start > window.latest) return [];
  const rule = readRule(event.rule ?? "");
  // What we cannot expand is there once: its first time is known for certain.
  if (!rule.ok) return [event.start];
  const from = addDays(window.earliest, -Math.ceil(wallLength(event) / dayMs));
  return startsBetween(rule.value, event.start, from, window.latest, ruleZone(event));
}

function addIfSeen(
  found: Occurrence[],
  event: StoredEvent,
  seriesId: string | null,
  originalStart: string,
  start: string,
  window: Window,
): void {
  const seen = isAllDay(event) ? daysSeen(event, start, window) : timesSeen(event, start, window);
  if (seen) found.push({ key: `${event.id}@${originalStart}`, event, seriesId, originalStart, ...seen });
}

type Seen = Pick<Occurrence, "start" | "end" | "startsAt" | "endsAt" | "allDay">;

function daysSeen(event: StoredEvent, start: string, { from, to, viewerZone }: Window): Seen | undefined {
  const end = addDays(start, wallLength(event) / dayMs);
  if (start > to || end < from) return undefined;
  const startsAt = instantOf(start, viewerZone);
  return { start, end, startsAt, endsAt: instantOf(addDays(end, 1), viewerZone), allDay: true };
}

function timesSeen(event: StoredEvent, start: string, window: Window): Seen | undefined {
  const [startsAt, endsAt] = instantsOf(start, wallLength(event), zoneOf(event, window.viewerZone));
  // What ends as the window begins is over; what takes no time is there when it begins.
  const isOver = endsAt <= window.startsAt && startsAt < window.startsAt;
  if (isOver || startsAt >= window.endsAt) return undefined;
  const wall = (instant: number) => wallTimeAt(instant, window.viewerZone);
  return { start: wall(startsAt), end: wall(endsAt), startsAt, endsAt, allDay: false };
}

/** It ends when the wall says so, unless the clocks skip its start: then it is put off as a whole. */
function instantsOf(start: string, length: number, zone: string): [startsAt: number, endsAt: number] {
  const startsAt = instantOf(start, zone);
  const isPutOff = wallTimeAt(startsAt, zone) !== wallOfMs(wallMs(start));
  if (isPutOff) return [startsAt, startsAt + length];
  return [startsAt, Math.max(startsAt, instantOf(wallOfMs(wallMs(start) + length), zone))];
}

function byStart(one: Occurrence, other: Occurrence): number {
  return one.startsAt - other.startsAt || compared(one.event.title, other.event.title) || compared(one.key, other.key);
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
