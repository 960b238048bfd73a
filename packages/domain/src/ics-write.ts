import { addDays } from "./days.ts";
import type { CalendarEvent } from "./event.ts";
import { ourProgram } from "./ics-read.ts";
import { timezoneLines } from "./ics-zones.ts";
import { isAllDay, ruleZone, type StoredEvent } from "./occurrences.ts";
import { readRule, ruleText, startsBetween } from "./recurrence.ts";
import { instantOf, wallMs, wallOfMs, wallTimeAt } from "./zones.ts";

export type IcsWriting = { readonly name?: string };

/** The name an event has in files: the one it came with, or one that is its own for ever. */
export function uidOf(event: StoredEvent): string {
  return event.uid ?? `${event.id}@jotter`;
}

/** The calendar as a file of RFC 5545 that every calendar reads, and we read back as it was. [CAL-5] */
export function writeIcs(events: readonly StoredEvent[], { name }: IcsWriting = {}): string {
  const seriesById = new Map(events.filter(({ rule }) => rule !== null).map((event) => [event.id, event]));
  const changedOf = new Map<string, StoredEvent[]>();
  for (const event of events) {
    if (!event.occurrence) continue;
    const ofSeries = changedOf.get(event.occurrence.seriesId) ?? [];
    ofSeries.push(event);
    changedOf.set(event.occurrence.seriesId, ofSeries);
  }
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${ourProgram}`,
    "CALSCALE:GREGORIAN",
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...zoneYears(events).flatMap(([zone, first, last]) => timezoneLines(zone, first, last)),
    ...events.flatMap((event) => eventLines(event, seriesById, changedOf.get(event.id) ?? [])),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(
  event: StoredEvent,
  seriesById: ReadonlyMap<string, StoredEvent>,
  /** What was changed of it, where it is a series. */
  changed: readonly StoredEvent[],
): readonly string[] {
  const series = event.occurrence && seriesById.get(event.occurrence.seriesId);
  const isUtc = event.zone === "UTC";
  const keepsZone = !isAllDay(event) && event.zone !== null && (isUtc || ruleZone(event) === null);
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uidOf(series ?? event))}`,
    ...(series && event.occurrence ? [timeLine("RECURRENCE-ID", [event.occurrence.start], series)] : []),
    `DTSTAMP:${utcTime(event.updatedAt)}`,
    `CREATED:${utcTime(event.createdAt)}`,
    `LAST-MODIFIED:${utcTime(event.updatedAt)}`,
    timeLine("DTSTART", [event.start], event),
    ...endLines(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description === "" ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.rule === null || isUnreadable(event.rule) ? [] : seriesLines(event, event.rule, changed)),
    `X-JOTTER-TYPE:${event.type}`,
    ...(keepsZone ? [own("ZONE", event.zone ?? "")] : []),
    ...(event.classId === null ? [] : [own("CLASS", event.classId)]),
    ...(event.doneAt == null ? [] : [own("DONE", String(event.doneAt))]),
    ...(event.estimateMinutes == null ? [] : [own("MINUTES", String(event.estimateMinutes))]),
    ...(event.weight == null ? [] : [own("WEIGHT", String(event.weight))]),
    ...(event.topics?.length ? [own("TOPICS", JSON.stringify(event.topics))] : []),
    ...(event.noteIds?.length ? [own("NOTES", JSON.stringify(event.noteIds))] : []),
    "END:VEVENT",
  ];
}

/** A day's end is the day after it, in this format. What takes no time has no end. */
function endLines(event: StoredEvent): readonly string[] {
  if (isAllDay(event)) {
    const last = event.end.slice(0, 10) < event.start ? event.start : event.end;
    return [timeLine("DTEND", [addDays(last, 1)], event)];
  }
  return event.end > event.start ? [timeLine("DTEND", [event.end], event)] : [];
}

/** One such rule in it, and nobody reads the whole file. */
function isUnreadable(rule: string): boolean {
  const read = readRule(rule);
  return !read.ok && read.problem.kind === "unreadable";
}

function seriesLines(series: StoredEvent, rule: string, changed: readonly StoredEvent[]): readonly string[] {
  const read = readRule(rule);
  const isNamed = (start: string) =>
    read.ok && startsBetween(read.value, series.start, start, start, ruleZone(series)).includes(start);
  // Programs drop a changed occurrence that the rule does not name, unless it is added to it.
  const added = changed.flatMap(({ occurrence }) =>
    occurrence && !isNamed(occurrence.start) ? [occurrence.start] : [],
  );
  const lines = [`RRULE:${ruleLine(series, rule)}`];
  if (series.except.length > 0) lines.push(timeLine("EXDATE", series.except, series));
  if (added.length > 0) lines.push(timeLine("RDATE", added, series));
  return lines;
}

/** UNTIL is of the kind of the start: a day, a time in UTC where there is a zone, else a time on the wall. */
export function ruleLine(series: Pick<CalendarEvent, "start" | "zone">, text: string): string {
  const read = readRule(text);
  if (!read.ok || read.value.until === null) return text.replace(/[^A-Za-z0-9=;,+-]/g, "");
  const until = untilLike(series, read.value.until);
  return until === read.value.until ? text : ruleText({ ...read.value, until });
}

function untilLike(series: Pick<CalendarEvent, "start" | "zone">, until: string): string {
  if (isAllDay(series)) return until.slice(0, 10);
  const zone = ruleZone(series);
  const wall = until.length === 10 ? `${until}T23:59` : until;
  if (wall.endsWith("Z")) return zone === null ? wall.slice(0, -1) : wall;
  return zone === null ? wall : `${wallTimeAt(instantOf(wall, zone), "UTC")}Z`;
}

function timeLine(
  name: string,
  times: readonly string[],
  { start, zone }: Pick<CalendarEvent, "start" | "zone">,
): string {
  const known = ruleZone({ start, zone });
  // A 31st of April is the 1st of May: it can be written, but nobody would read it.
  const digits = (time: string) => `${wallOfMs(wallMs(time)).replace(/[-:]/g, "")}00`;
  const written = times.map(digits);
  if (start.length === 10) return `${name};VALUE=DATE:${written.map((time) => time.slice(0, 8)).join()}`;
  if (known === "UTC") return `${name}:${written.map((time) => `${time}Z`).join()}`;
  return `${name}${known === null ? "" : `;TZID=${known}`}:${written.join()}`;
}

function own(name: string, value: string): string {
  return `X-JOTTER-${name};VALUE=TEXT:${escaped(value)}`;
}

function utcTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what no line of such a file may hold.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\n/g, "\\n")
  );
}

/** At most 75 octets to a line, and never half a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      pieces.push(piece);
      // The blank that continues a line is one of its octets.
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}

function octetsOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

/** The zones in use, each with its first and last year. */
function zoneYears(events: readonly StoredEvent[]): readonly [zone: string, first: number, last: number][] {
  const years = new Map<string, [first: number, last: number]>();
  for (const event of events) {
    const zone = ruleZone(event);
    if (zone === null || zone === "UTC") continue;
    // Before 1970 nobody's clocks are known for certain, and a slip of the pen must not cost a thousand years.
    const within = (wall: string) => Math.min(Math.max(Number(wall.slice(0, 4)), 1970), 2100);
    const [first, last] = years.get(zone) ?? [within(event.start), within(event.end)];
    years.set(zone, [Math.min(first, within(event.start)), Math.max(last, within(event.end))]);
  }
  return [...years]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([zone, [first, last]]) => [zone, first, last]);
}
