import { ruleBefore } from "./cut-series.ts";
import type { CalendarEvent } from "./event.ts";
import type { ImportedEvent } from "./ics-read.ts";
import { ruleLine, uidOf } from "./ics-write.ts";
import { ruleZone, type StoredEvent } from "./occurrences.ts";
import { readRule, startsBetween } from "./recurrence.ts";
import type { Write } from "./series-changes.ts";

export type Importing = {
  readonly courses: readonly { readonly id: string; readonly name: string }[];
  /** For an event by its name in the file, and the occurrence of it that it changes. */
  readonly newId: (uid: string, changes: string | null) => string;
  readonly now: number;
};

/**
 * What to write to have the events of a file. One that is here already is brought up to date, and keeps what the
 * student made of it: the same file twice is the same events. [CAL-5]
 */
export function importWrites(
  stored: readonly StoredEvent[],
  imported: readonly ImportedEvent[],
  importing: Importing,
): readonly Write[] {
  const wholeByUid = new Map<string, StoredEvent>();
  const changedByPlace = new Map<string, StoredEvent>();
  for (const event of stored) {
    if (event.occurrence) changedByPlace.set(placeOf(event.occurrence.seriesId, event.occurrence.start), event);
    else wholeByUid.set(uidOf(event), event);
  }
  const writes: Write[] = [];
  const seriesIdByUid = new Map<string, string>();
  const calledOffByUid = new Map<string, readonly string[]>();
  for (const { event, course } of imported.filter(({ changes }) => changes === null)) {
    const before = wholeByUid.get(event.uid);
    const told = inItsClass(event, course, importing);
    const { id, write } = written(before, before ? uncut(before, told) : told, null, importing);
    if (event.rule !== null) seriesIdByUid.set(event.uid, id);
    calledOffByUid.set(event.uid, event.except);
    if (write) writes.push(write);
  }
  for (const { event, changes, course } of imported) {
    if (changes === null) continue;
    const known = wholeByUid.get(event.uid);
    const seriesId = seriesIdByUid.get(event.uid) ?? (known?.rule != null ? known.id : undefined);
    // One of a series that the file does not have stands for itself.
    const placed = seriesId === undefined ? { ...event, uid: `${event.uid} ${changes}` } : event;
    const before = seriesId === undefined ? wholeByUid.get(placed.uid) : changedByPlace.get(placeOf(seriesId, changes));
    const occurrence = seriesId === undefined ? {} : { occurrence: { seriesId, start: changes } };
    const isCalledOff = calledOffByUid.get(event.uid)?.includes(changes) === true;
    if (!before && known && seriesId === known.id && !isCalledOff && isUnwanted(known, changes)) continue;
    const { write } = written(before, { ...inItsClass(placed, course, importing), ...occurrence }, changes, importing);
    if (write) writes.push(write);
  }
  return writes;
}

function placeOf(seriesId: string, start: string): string {
  return `${seriesId} ${start}`;
}

function written(
  before: StoredEvent | undefined,
  event: ImportedEvent["event"],
  changes: string | null,
  { newId, now }: Importing,
): { readonly id: string; readonly write: Write | undefined } {
  if (!before) {
    const id = newId(event.uid, changes);
    const calledOff = event.feedId !== undefined && event.except.length > 0 ? { calledOff: event.except } : {};
    return { id, write: { kind: "create", id, data: { ...event, ...calledOff, createdAt: now, updatedAt: now } } };
  }
  const change = differences(before, event);
  const isSame = Object.keys(change).length === 0;
  return {
    id: before.id,
    write: isSame ? undefined : { kind: "update", id: before.id, change: { ...change, updatedAt: now } },
  };
}

/** What the student moved or deleted "with all that follow" is not told anew, however the file goes on. */
function uncut(before: StoredEvent, told: ImportedEvent["event"]): ImportedEvent["event"] {
  const rule = readRule(told.rule ?? "");
  if (before.cutAt == null || !rule.ok) return told;
  const { start, end, rule: kept, zone } = before;
  const cutOn = before.cutAt.slice(0, 10);
  const except = told.except.filter((one) => one.slice(0, 10) < cutOn);
  // Nothing of it is before the cut any more.
  if (told.start.slice(0, 10) >= cutOn) return { ...told, start, end, rule: kept, zone, except };
  return { ...told, rule: ruleBefore(told, rule.value, before.cutAt), except };
}

/** A changed one that the student deleted, alone or with all that follow. */
function isUnwanted(series: StoredEvent, start: string): boolean {
  const isCutOff = series.cutAt != null && start.slice(0, 10) >= series.cutAt.slice(0, 10);
  return isCutOff || (series.except.includes(start) && series.calledOff?.includes(start) !== true);
}

function differences(before: StoredEvent, event: CalendarEvent): Partial<CalendarEvent> {
  const { createdAt, updatedAt, uid, type, classId, except, ...told } = event;
  const isMoved = before.start !== event.start || !isSameRule(before, event);
  // What the student called off stays so, if it is in another hour now, too; what a feed did is as it is told now.
  const theirs = event.feedId === undefined ? [] : (before.calledOff ?? except);
  const dropped = before.except.filter((start) => !theirs.includes(start));
  const own = isMoved ? dropped.flatMap((start) => startOn(start.slice(0, 10), event)) : dropped;
  const kept = [...new Set([...own, ...except])].sort();
  const calledOff = except.filter((start) => !own.includes(start));
  const isTold = event.feedId !== undefined && (before.calledOff !== undefined || calledOff.length > 0);
  const wanted: Partial<CalendarEvent> = {
    ...told,
    ...(isSameRule(before, event) ? { rule: before.rule } : {}),
    except: isSameList(kept, before.except) ? before.except : kept,
    ...(isTold ? { calledOff } : {}),
    // A type and a class were only guessed: what the student chose since is right.
    ...(before.classId === null && classId !== null ? { classId } : {}),
    // It was done when it was first said to be.
    ...(event.doneAt != null && before.doneAt != null ? { doneAt: before.doneAt } : {}),
    ...(event.location === undefined && before.location ? { location: "" } : {}),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}

/** When a series begins on that day, if it does. */
function startOn(day: string, series: CalendarEvent): readonly string[] {
  const rule = readRule(series.rule ?? "");
  return rule.ok ? startsBetween(rule.value, series.start, day, day, ruleZone(series)) : [];
}

/** A file may have to say it in another way. */
function isSameRule(before: CalendarEvent, after: CalendarEvent): boolean {
  if (before.rule === null || after.rule === null) return before.rule === after.rule;
  return ruleLine(before, before.rule) === ruleLine(after, after.rule);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** The class whose name the file says; Canvas's brackets have done their work then. */
export function inItsClass(
  event: ImportedEvent["event"],
  course: string | null,
  { courses }: Pick<Importing, "courses">,
): ImportedEvent["event"] {
  const said = words(course ?? "");
  if (course === null || event.classId !== null || said === "") return event;
  const found =
    courses.find(({ name }) => words(name) === said) ??
    courses.find(({ name }) => words(name) !== "" && ` ${said} `.includes(` ${words(name)} `));
  if (!found) return event;
  const brackets = `[${course}]`;
  const title = event.title.endsWith(brackets) ? event.title.slice(0, -brackets.length).trim() : event.title;
  return { ...event, title, classId: found.id };
}

/** Names as people compare them: "Bio-101" is "BIO 101". */
function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
