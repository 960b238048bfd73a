import { addDays, isDay } from "./days.ts";
import { type CalendarEvent, EventType, Topic } from "./event.ts";
import { guessedType } from "./event-guess.ts";
import { type Component, componentsOf, type LineProblem, type Property } from "./ics-lines.ts";
import { zoneNamed } from "./ics-zones.ts";
import { RecordId } from "./id.ts";
import { newEvent } from "./new-event.ts";
import { ruleZone } from "./occurrences.ts";
import { readRule } from "./recurrence.ts";
import { ok, type Result } from "./result.ts";
import { cutTo } from "./sign-up.ts";
import { dayMs, instantOf, isZone, minuteMs, wallMs, wallOfMs, wallTimeAt } from "./zones.ts";

/** An event of a file, not yet anybody's record. */
export type ImportedEvent = {
  /** With the name it has in its file; in which series it belongs is found out when it is written. */
  readonly event: CalendarEvent & { readonly uid: string };
  /** The start, on its series' wall, of the occurrence that it changes; null for everything else. */
  readonly changes: string | null;
  /** What the file says it belongs to: Canvas puts the course in brackets behind the title, Moodle in a category. */
  readonly course: string | null;
};

export type Skipped = {
  readonly line: number;
  readonly title: string;
  readonly reason: SkipReason;
};
export type SkipReason =
  | "no-start"
  | "unknown-zone"
  | "unsupported-rule"
  | "bad-rule"
  | "bad-date"
  | "bad-duration"
  | "damaged";

export type IcsFile = { readonly events: readonly ImportedEvent[]; readonly skipped: readonly Skipped[] };
export type IcsProblem = LineProblem;
/** `zone` is the student's: what a file tells in UTC is theirs to see. */
export type IcsOptions = { readonly zone: string; readonly now: number };

/** The program that wrote a file names itself. Ours says more in fields of its own. */
export const ourProgram = "-//Jotter//Jotter//EN";

/**
 * Everything a calendar file says that can be taken, and beside it what cannot, and why. Only what is no calendar at all
 * is refused, with the line that says so. [CAL-5]
 */
export function readIcs(text: string, options: IcsOptions): Result<IcsFile, IcsProblem> {
  const calendars = componentsOf(text, wantedProperties);
  if (!calendars.ok) return calendars;
  const events: ImportedEvent[] = [];
  const skipped: Skipped[] = [];
  for (const calendar of calendars.value) {
    const named = textOf(calendar, "x-wr-timezone");
    const reading: Reading = {
      definitions: calendar.components.filter(({ name }) => name === "vtimezone"),
      zonesByName: new Map(),
      zone: isZone(named) ? named : options.zone,
      isOurs: textOf(calendar, "prodid") === ourProgram,
      now: options.now,
      skipped,
    };
    if (!/^cancel$/i.test(textOf(calendar, "method"))) events.push(...eventsOf(calendar, reading));
  }
  return ok({ events, skipped: skipped.sort((one, other) => one.line - other.line) });
}

const wantedProperties = new Set(
  [
    "prodid method x-wr-timezone tzid x-lic-location tzoffsetto",
    "uid sequence dtstart dtend due duration summary description location url categories status completed",
    "rrule exrule rdate exdate recurrence-id x-microsoft-cdo-alldayevent",
    "x-jotter-type x-jotter-zone x-jotter-class x-jotter-done x-jotter-minutes x-jotter-weight x-jotter-topics x-jotter-notes",
  ].flatMap((line) => line.split(" ")),
);

type Reading = {
  readonly definitions: readonly Component[];
  readonly zonesByName: Map<string, string | undefined>;
  readonly zone: string;
  readonly isOurs: boolean;
  readonly now: number;
  readonly skipped: Skipped[];
};

/** A day, or a time on the wall of a zone; without a zone on everybody's. */
type When = { readonly wall: string; readonly zone: string | null };
type Found = { readonly component: Component; readonly uid: string; readonly event: CalendarEvent & { uid: string } };

function eventsOf(calendar: Component, reading: Reading): readonly ImportedEvent[] {
  const all = calendar.components.filter(({ name }) => name === "vevent" || name === "vtodo");
  const series = new Map<string, Found>();
  const refused = new Set<string>();
  for (const component of all) {
    if (propertyOf(component, "recurrence-id") || isCancelled(component)) continue;
    const event = eventOf(component, reading);
    const uid = uidOf(component);
    const other = series.get(uid);
    if (!event) refused.add(uid);
    else if (!other || sequenceOf(component) >= sequenceOf(other.component)) series.set(uid, { component, uid, event });
  }
  const changed = new Map<string, ImportedEvent>();
  const calledOff = new Map<string, string[]>();
  for (const component of all) {
    const recurrence = propertyOf(component, "recurrence-id");
    const uid = uidOf(component);
    if (!recurrence || refused.has(uid)) continue;
    const whole = series.get(uid)?.event;
    const [start] = startsIn(recurrence, whole, component, reading);
    const event = isCancelled(component) ? undefined : eventOf(component, reading);
    if (start === undefined) continue;
    if (isCancelled(component)) calledOff.set(uid, [...(calledOff.get(uid) ?? []), start]);
    else if (event)
      changed.set(`${uid} ${start}`, imported({ ...event, rule: null, except: [] }, start, component, reading));
  }
  for (const { component, uid, event } of series.values()) {
    // A date beside the rule is one more occurrence with a record of its own.
    for (const property of propertiesOf(component, "rdate")) {
      for (const start of startsIn(property, event, component, reading)) {
        if (changed.has(`${uid} ${start}`) || start === event.start) continue;
        const end = wallOfMs(wallMs(start) + wallMs(event.end) - wallMs(event.start)).slice(0, start.length);
        const added = { ...event, start, end, rule: null, except: [] };
        changed.set(`${uid} ${start}`, imported(added, start, component, reading));
      }
    }
  }
  return [
    ...[...series.values()].map(({ component, uid, event }) => {
      const exdates = propertiesOf(component, "exdate").flatMap((one) => startsIn(one, event, component, reading));
      const except = event.rule === null ? [] : [...new Set([...exdates, ...(calledOff.get(uid) ?? [])])].sort();
      return imported({ ...event, except: except.slice(-mostExceptions) }, null, component, reading);
    }),
    ...changed.values(),
  ];
}

const mostExceptions = 2000;

function imported(
  event: ImportedEvent["event"],
  changes: string | null,
  component: Component,
  { isOurs }: Reading,
): ImportedEvent {
  const [, bracketed] = /\S\s*\[([^[\]]+)\]$/.exec(event.title) ?? [];
  const category = textOf(component, "categories").trim();
  return { event, changes, course: isOurs ? null : (bracketed ?? (category === "" ? null : category)) };
}

function eventOf(component: Component, reading: Reading): ImportedEvent["event"] | undefined {
  const title = titleOf(component, reading);
  const skip = (reason: Skipped["reason"], line = component.line) => {
    reading.skipped.push({ line, title, reason });
    return undefined;
  };
  if (component.damagedAt !== undefined) return skip("damaged", component.damagedAt);
  const rule = ruleOf(component);
  if (rule === "unsupported-rule" || rule === "bad-rule") return skip(rule, propertyOf(component, "rrule")?.line);
  const isTask = component.name === "vtodo";
  const startProperty = propertyOf(component, "dtstart") ?? (isTask ? propertyOf(component, "due") : undefined);
  if (!startProperty) return skip("no-start");
  const read = whenOf(startProperty, startProperty.values[0], reading);
  if (typeof read === "string") return skip(read, startProperty.line);
  const ownZone = textOf(component, "x-jotter-zone");
  const isMovable = rule === null && propertiesOf(component, "rdate").length === 0 && ownZone === "";
  const start = isMovable ? seenFrom(reading.zone, read) : read;
  const end = endOf(component, start, rule !== null, reading);
  if (typeof end !== "string") return skip(end.reason, end.line);
  return {
    ...newEvent(reading.now, {
      type: typeOf(component, title, reading),
      title,
      description: descriptionOf(component, reading),
      ...allDayTimes(component, start.wall, end),
      zone: start.wall.length === 10 ? null : ownZone === "" ? start.zone : ownZone,
      rule: rule ?? (propertiesOf(component, "rdate").length > 0 ? "FREQ=DAILY;COUNT=1" : null),
    }),
    ...optionalFields(component, reading),
    uid: uidOf(component),
  };
}

/** The end as the calendar has it: a day that is the last one, or a time on the start's wall. */
function endOf(
  component: Component,
  start: When,
  isRepeated: boolean,
  reading: Reading,
): string | { readonly reason: SkipReason; readonly line: number } {
  const isAllDay = start.wall.length === 10;
  const property = propertyOf(component, component.name === "vtodo" ? "due" : "dtend");
  if (property) {
    const when = whenOf(property, property.values[0], reading);
    if (typeof when === "string") return { reason: when, line: property.line };
    const isExclusive = component.name === "vevent";
    if (isAllDay) return later(start.wall, isExclusive ? addDays(when.wall, -1) : when.wall.slice(0, 10));
    const wall = when.wall.length === 10 ? `${when.wall}T00:00` : onWallOf(start, when, reading);
    return later(start.wall, wall);
  }
  const duration = propertyOf(component, "duration");
  if (!duration) return start.wall;
  const length = durationOf(duration.raw);
  if (!length) return { reason: "bad-duration", line: duration.line };
  if (isAllDay) return addDays(start.wall, Math.max(0, Math.ceil((length.days * dayMs + length.ms) / dayMs) - 1));
  // Days are days on the wall, hours are hours by the sun: they differ where the clocks change in between (RFC 5545,
  // 3.3.6). Of a series each has the same length on the wall.
  const onDay = wallOfMs(wallMs(start.wall) + length.days * dayMs);
  if (isRepeated || start.zone === null) return wallOfMs(wallMs(onDay) + length.ms);
  return wallTimeAt(instantOf(onDay, start.zone) + length.ms, start.zone);
}

function later(start: string, end: string): string {
  return end < start ? start : end;
}

/** Old Outlook writes what lasts all day from midnight to midnight, and says so beside it. */
function allDayTimes(component: Component, start: string, end: string): { start: string; end: string } {
  const isMarked = /^true$/i.test(textOf(component, "x-microsoft-cdo-alldayevent"));
  if (!isMarked || !start.endsWith("T00:00") || !end.endsWith("T00:00")) return { start, end };
  return { start: start.slice(0, 10), end: later(start.slice(0, 10), addDays(end, -1)) };
}

/** What stands in UTC for once is seen from the student's own zone; the instant is the same. */
function seenFrom(zone: string, when: When): When {
  return when.zone === "UTC" ? { wall: wallTimeAt(instantOf(when.wall, "UTC"), zone), zone } : when;
}

/** An end in another zone than its start, as the start's wall shows it. */
function onWallOf(start: When, end: When, reading: Reading): string {
  if (end.zone === null || end.zone === start.zone) return end.wall;
  return wallTimeAt(instantOf(end.wall, end.zone), start.zone ?? reading.zone);
}

/** The starts that EXDATE, RDATE and RECURRENCE-ID name, on the wall of their series. */
function startsIn(
  property: Property,
  series: CalendarEvent | undefined,
  component: Component,
  reading: Reading,
): readonly string[] {
  return property.values.flatMap((value): readonly string[] => {
    // Of a period, the start.
    const when = whenOf(property, Array.isArray(value) ? value[0] : value, reading);
    if (typeof when === "string") {
      reading.skipped.push({ line: property.line, title: titleOf(component, reading), reason: when });
      return [];
    }
    if (!series) return [when.wall];
    if (series.start.length === 10) return [when.wall.slice(0, 10)];
    if (when.wall.length === 10) return [when.wall + series.start.slice(10)];
    const zone = ruleZone(series);
    return [when.zone === null || zone === null ? when.wall : wallTimeAt(instantOf(when.wall, when.zone), zone)];
  });
}

function whenOf(property: Property, value: unknown, reading: Reading): When | "unknown-zone" | "bad-date" {
  const [, day = "", hour, minute, utc] =
    /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d):(?:[0-5]\d|60)?(Z?)|T::)?$/.exec(String(value)) ?? [];
  if (!isDay(day)) return "bad-date";
  if (hour === undefined) return { wall: day, zone: null };
  const wall = `${day}T${hour}:${minute}`;
  if (utc === "Z") return { wall, zone: "UTC" };
  const name = property.parameters.tzid;
  if (name === undefined) return { wall, zone: null };
  if (!reading.zonesByName.has(name)) {
    reading.zonesByName.set(name, zoneNamed(name, reading.definitions, reading.zone, reading.now));
  }
  const zone = reading.zonesByName.get(name);
  return zone === undefined ? "unknown-zone" : { wall, zone };
}

function durationOf(text: string): { readonly days: number; readonly ms: number } | undefined {
  const [whole, sign, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:\d+S)?)?$/i.exec(text) ?? [];
  if (whole === undefined) return undefined;
  if (sign === "-") return { days: 0, ms: 0 };
  return { days: Number(weeks) * 7 + Number(days), ms: (Number(hours) * 60 + Number(minutes)) * minuteMs };
}

function ruleOf(component: Component): string | null | "unsupported-rule" | "bad-rule" {
  const [property, more] = propertiesOf(component, "rrule");
  if (more || propertyOf(component, "exrule")) return "unsupported-rule";
  if (/thisandfuture/i.test(propertyOf(component, "recurrence-id")?.parameters.range ?? "")) return "unsupported-rule";
  if (!property) return null;
  const text = withoutStartTime(property.raw, String(propertyOf(component, "dtstart")?.values[0] ?? ""));
  const rule = readRule(text);
  if (rule.ok) return text;
  return rule.problem.kind === "unreadable" ? "bad-rule" : "unsupported-rule";
}

/** Some programs repeat the start's own time in the rule, where it says nothing. */
function withoutStartTime(rule: string, start: string): string {
  const times: Readonly<Record<string, string>> = {
    BYHOUR: start.slice(11, 13),
    BYMINUTE: start.slice(14, 16),
    BYSECOND: start.slice(17, 19),
  };
  const says = (part: string) => {
    const [name = "", value = ""] = part.toUpperCase().split("=");
    return name in times && /^\d+$/.test(value) && Number(value) === Number(times[name]);
  };
  return rule
    .split(";")
    .filter((part) => !says(part))
    .join(";");
}

function titleOf(component: Component, { isOurs }: Reading): string {
  const title = textOf(component, "summary");
  return cutTo(isOurs ? title : title.replace(/\s+/g, " ").trim(), 1000);
}

function descriptionOf(component: Component, { isOurs }: Reading): string {
  const written = textOf(component, "description");
  if (isOurs) return written;
  const text = textOfHtml(cutTo(written, 100_000)).trim();
  const url = textOf(component, "url").trim();
  return cutTo(url === "" || text.includes(url) ? text : `${text}\n\n${url}`.trim(), 50_000);
}

/**
 * Google keeps descriptions as HTML: their words, lines and addresses are what counts. The patterns have bounds, or
 * somebody's thousand open brackets would keep the browser busy for minutes.
 */
function textOfHtml(text: string): string {
  if (!/<(?:br|p|a|div|span|ul|ol|li|b|i|u|strong|em|html)\b[^<>]{0,500}>/i.test(text)) return text;
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };
  return text
    .replace(
      /<a\b[^<>]{0,500}\bhref="(https?:[^"<>]{0,2000})"[^<>]{0,500}>([^<>]{0,1000})<\/a>/gi,
      (_, address, words) => (words.includes(address) ? words : `${words} (${address})`),
    )
    .replace(/<li\b[^<>]{0,500}>/gi, "- ")
    .replace(/<br\b[^<>]{0,500}>|<\/(?:p|div|li|ul|ol)>/gi, "\n")
    .replace(/<[^<>]{1,5000}>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\n{3,}/g, "\n\n");
}

function typeOf(component: Component, title: string, { isOurs }: Reading): EventType {
  const said = EventType.safeParse(textOf(component, "x-jotter-type"));
  if (isOurs && said.success) return said.data;
  if (component.name === "vtodo") return "assignment";
  const guessed = guessedType(`${title} ${textOf(component, "categories")}`);
  // Canvas says so in the name.
  return guessed === "other" && /^event-assignment/i.test(uidOf(component)) ? "assignment" : guessed;
}

function optionalFields(component: Component, reading: Reading): Partial<CalendarEvent> {
  const fields: Partial<CalendarEvent> = {};
  const location = textOf(component, "location");
  if (location !== "") fields.location = cutTo(location, 1000);
  if (component.name === "vtodo") {
    const completed = propertyOf(component, "completed");
    const at = completed && whenOf(completed, completed.values[0], reading);
    if (typeof at === "object") fields.doneAt = instantOf(at.wall, at.zone ?? reading.zone);
    else if (/^completed$/i.test(textOf(component, "status"))) fields.doneAt = reading.now;
  }
  return reading.isOurs ? { ...fields, ...ourFields(component) } : fields;
}

/** What only our own files say. Somebody may have edited them, so each is taken only if it is what it should be. */
function ourFields(component: Component): Partial<CalendarEvent> {
  const numberIn = (name: string) => {
    const text = textOf(component, name);
    return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  };
  const classId = RecordId.safeParse(textOf(component, "x-jotter-class"));
  const doneAt = numberIn("x-jotter-done");
  const estimateMinutes = numberIn("x-jotter-minutes");
  const weight = numberIn("x-jotter-weight");
  const topics = listIn(textOf(component, "x-jotter-topics")).flatMap((one) => Topic.safeParse(one).data ?? []);
  const noteIds = listIn(textOf(component, "x-jotter-notes")).flatMap((one) => RecordId.safeParse(one).data ?? []);
  return {
    ...(classId.success ? { classId: classId.data } : {}),
    ...(doneAt === undefined ? {} : { doneAt }),
    ...(estimateMinutes === undefined ? {} : { estimateMinutes: Math.min(estimateMinutes, 100_000) }),
    ...(weight === undefined ? {} : { weight: Math.min(weight, 100) }),
    ...(topics.length === 0 ? {} : { topics: topics.slice(0, 500) }),
    ...(noteIds.length === 0 ? {} : { noteIds: noteIds.slice(0, 500) }),
  };
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text === "" ? "[]" : text);
    return Array.isArray(value) ? value : [];
  } catch {
    // Not as we wrote it: then it says nothing.
    return [];
  }
}

/** Without a name of its own, an event is known by what it is and when. */
function uidOf(component: Component): string {
  const start = propertyOf(component, "dtstart")?.raw ?? "";
  return cutTo(textOf(component, "uid").trim() || `${start} ${textOf(component, "summary")}`, 1000);
}

function sequenceOf(component: Component): number {
  return Number(propertyOf(component, "sequence")?.values[0] ?? 0) || 0;
}

function isCancelled(component: Component): boolean {
  return /^cancelled$/i.test(textOf(component, "status"));
}

function propertyOf(component: Component, name: string): Property | undefined {
  return component.properties.find((one) => one.name === name);
}

function propertiesOf(component: Component, name: string): readonly Property[] {
  return component.properties.filter((one) => one.name === name);
}

function textOf(component: Component, name: string): string {
  const value = propertyOf(component, name)?.values[0];
  return value === undefined || value === null ? "" : String(value);
}
