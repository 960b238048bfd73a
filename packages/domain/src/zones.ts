import { dayNumber, dayOfNumber, twoDigits } from "./days.ts";
import type { CalendarEvent } from "./event.ts";
import { type ZoneOffset, zoneOffset } from "./zone-offset.ts";

/** Whether this engine knows a zone of that name. Offsets such as "+01:00" are no zones: they know no summer. */
export function isZone(name: string): boolean {
  if (offsets.has(name)) return true;
  if (unknown.has(name) || !/^[A-Za-z]/.test(name)) return false;
  try {
    offsetOf(name);
    return true;
  } catch {
    // That is how an engine says no.
    if (unknown.size < 1000) unknown.add(name);
    return false;
  }
}

/**
 * When the clock on the wall shows that time. A time that is skipped in spring is as much later as the clocks are put
 * forward; of a time that comes twice in autumn, the first is meant. A day begins at its midnight.
 */
export function instantOf(wall: string, zone: string): number {
  return instantOfLocal(wallMs(wall), zone);
}

export function wallTimeAt(instant: number, zone: string): string {
  return wallOfMs(instant + offsetAt(instant, zone));
}

export function dayAt(instant: number, zone: string): string {
  return dayOfNumber(Math.floor((instant + offsetAt(instant, zone)) / dayMs));
}

/** What the clock on the wall shows, in milliseconds as if it were in UTC: for reckoning with wall times. */
export function wallMs(wall: string): number {
  const minutes = wall.length > 10 ? Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) : 0;
  return dayNumber(wall) * dayMs + minutes * minuteMs;
}

export function wallOfMs(ms: number): string {
  const day = Math.floor(ms / dayMs);
  const minutes = Math.floor((ms - day * dayMs) / minuteMs);
  return `${dayOfNumber(day)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** How far the zone's clocks are ahead of UTC at that instant. */
export function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / dayMs);
  const [before, after] = [offsetAtStartOfDay(day, zone), offsetAtStartOfDay(day + 1, zone)];
  // The clocks change on two days of 365, and once on each: on the others the offset is that of the whole day.
  if (before === after) return before;
  return instant < changeOn(day, zone, before) ? before : after;
}

export const dayMs = 86_400_000;
export const minuteMs = 60_000;

function instantOfLocal(local: number, zone: string): number {
  const before = offsetAt(local - dayMs, zone);
  const after = offsetAt(local + dayMs, zone);
  if (before === after || offsetAt(local - before, zone) === before) return local - before;
  return offsetAt(local - after, zone) === after ? local - after : local - before;
}

const offsetsByDay = new Map<string, Map<number, number>>();

function offsetAtStartOfDay(day: number, zone: string): number {
  const byDay = offsetsByDay.get(zone) ?? new Map<number, number>();
  if (byDay.size === 0) offsetsByDay.set(zone, byDay);
  const known = byDay.get(day);
  if (known !== undefined) return known;
  const offset = offsetOf(zone)(day * dayMs);
  byDay.set(day, offset);
  return offset;
}

const changes = new Map<string, number>();

/** When the clocks change on that day: asking an engine for each minute of it is slow. */
function changeOn(day: number, zone: string, before: number): number {
  const key = `${day} ${zone}`;
  const known = changes.get(key);
  if (known !== undefined) return known;
  const offset = offsetOf(zone);
  let [earlier, change] = [day * dayMs, (day + 1) * dayMs];
  while (change - earlier > 1) {
    const middle = Math.floor((earlier + change) / 2);
    if (offset(middle) === before) earlier = middle;
    else change = middle;
  }
  changes.set(key, change);
  return change;
}

const unknown = new Set<string>();

/** Making one costs more than a thousand uses of it. */
const offsets = new Map<string, ZoneOffset>();

function offsetOf(zone: string): ZoneOffset {
  const made = offsets.get(zone) ?? zoneOffset(zone);
  offsets.set(zone, made);
  return made;
}

/** Where its times hold: its own zone, or wherever the student is. */
export function zoneOf(event: Pick<CalendarEvent, "zone">, viewerZone: string): string {
  return event.zone !== null && isZone(event.zone) ? event.zone : viewerZone;
}
