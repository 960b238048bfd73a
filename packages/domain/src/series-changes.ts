import { ruleBefore, untilAt } from "./cut-series.ts";
import {
  addDays,
  dayNumber,
  dayOfNumber,
  daysBetween,
  daysInMonth,
  numberOfDay,
  partsOfDay,
  weekdayOf,
} from "./days.ts";
import type { CalendarEvent } from "./event.ts";
import { isAllDay, type Occurrence, ruleZone, type StoredEvent, wallLength } from "./occurrences.ts";
import {
  firstStarts,
  lastStart,
  patternOf,
  type Rule,
  readRule,
  ruleText,
  spelledOut,
  startOnRule,
  startsBetween,
} from "./recurrence.ts";
import { isOfTimetable, uidOfPart } from "./timetable-lesson.ts";
import { wallMs, wallOfMs } from "./zones.ts";

/** What an edit of one occurrence is meant for. */
export const scopes = ["this", "following", "all"] as const;
export type Scope = (typeof scopes)[number];

export type Write =
  | { readonly kind: "create"; readonly id: string; readonly data: CalendarEvent }
  | { readonly kind: "update"; readonly id: string; readonly change: Partial<CalendarEvent> }
  | { readonly kind: "remove"; readonly id: string };

/** Its start and end on its own wall, as `changeOccurrence` wants them; `Occurrence.start` is the viewer's. */
export function ownTimes({ event, originalStart, seriesId }: Occurrence): {
  readonly start: string;
  readonly end: string;
} {
  if (event.occurrence || seriesId === null) return { start: event.start, end: event.end };
  return { start: originalStart, end: endAfter(originalStart, wallLength(event)) };
}

/**
 * What to write when one occurrence is changed. Its new start and end are on the event's own wall; without an end it
 * lasts as long as before. `events` holds at least its series and what was changed of it; `freeId` is nobody's yet. [CAL-4]
 */
export function changeOccurrence(
  events: readonly StoredEvent[],
  occurrence: Occurrence,
  change: Partial<CalendarEvent>,
  scope: Scope,
  now: number,
  freeId: string,
): readonly Write[] {
  const { event, originalStart } = occurrence;
  const times = movedTimes(occurrence, change);
  const series = seriesOf(events, occurrence);
  const { rule, except, occurrence: _, ...rest } = change;
  if (!series) {
    const isGone = occurrence.seriesId !== null && !events.some(({ id }) => id === occurrence.seriesId);
    if (isGone && !event.occurrence && scope === "this") {
      // Its series was deleted meanwhile: what was meant for this one does not bring back all the others.
      const { id: _id, uid, ...data } = event;
      const alone = { ...data, ...ownTimes(occurrence), ...rest, ...times, rule: null, except: [] };
      return [{ kind: "create", id: freeId, data: { ...alone, createdAt: now, updatedAt: now } }];
    }
    // One that outlived its series cannot become a series itself: its place in the old one is its name.
    return [updated(event.id, { ...(event.occurrence ? rest : change), ...times }, now)];
  }
  if (scope === "this") {
    const own = changesOf(events, series.id).filter((one) => isOf(one, originalStart));
    // Whoever still sees it as its series has it may come a moment after another change of it: both hold.
    const changed = event.occurrence ? event : own.toSorted((one, other) => one.updatedAt - other.updatedAt).at(-1);
    if (changed) {
      const others = own.filter(({ id }) => id !== changed.id);
      return [updated(changed.id, { ...rest, ...times }, now), ...others.map(removed)];
    }
    const { id, ...data } = series;
    const place = { rule: null, except: [], occurrence: { seriesId: id, start: originalStart } };
    return [
      {
        kind: "create",
        id: freeId,
        data: { ...data, ...ownTimes(occurrence), ...rest, ...times, ...place, createdAt: now, updatedAt: now },
      },
    ];
  }
  const changes = changesOf(events, series.id);
  const split = scope === "following" ? splitAt(series, originalStart) : undefined;
  const wanted = rule == null ? change : { ...change, rule: withLimitsOf(split?.rest ?? series, series, rule) };
  if (!split) {
    const whole = changedSeries(series, changes, occurrence, wanted);
    return [updated(series.id, differing(series, whole.change), now), ...changeWrites(changes, whole.changes, now)];
  }
  const later = changes.filter((one) => startOf(one) >= originalStart);
  const after = changedSeries(split.rest, later, occurrence, wanted);
  // The name in the file it came from stays with the part that was there; a lesson belongs to its timetable all the same.
  const { id: __, uid, ...data } = { ...split.rest, ...after.change };
  const name = isOfTimetable(series) ? { uid: uidOfPart(series, freeId, data.start.slice(0, 10)) } : {};
  return [
    updated(series.id, split.kept, now),
    { kind: "create", id: freeId, data: { ...data, ...name, createdAt: now, updatedAt: now } },
    ...changeWrites(
      later,
      after.changes.map(({ id, change }) => ({
        id,
        change: change && { ...change, occurrence: { seriesId: freeId, start: change.occurrence.start } },
      })),
      now,
    ),
  ];
}

/** What to write when one occurrence is deleted. */
export function removeOccurrence(
  events: readonly StoredEvent[],
  occurrence: Occurrence,
  scope: Scope,
  now: number,
): readonly Write[] {
  const { event, originalStart } = occurrence;
  const series = seriesOf(events, occurrence);
  if (!series) return [removed(event)];
  const changes = changesOf(events, series.id);
  const split = scope === "following" ? splitAt(series, originalStart) : undefined;
  if (scope === "all" || (scope === "following" && !split)) return [series, ...changes].map(removed);

  const isGone = (one: StoredEvent) => (split ? startOf(one) >= originalStart : isOf(one, originalStart));
  const kept = split?.kept ?? { except: [...new Set([...series.except, originalStart])].sort() };
  const gone = changes.filter(isGone).map(removed);
  // A series nothing is left of would be a record nobody sees. One that comes from elsewhere knows that it is not wanted.
  const isEmpty = series.uid === undefined && changes.every(isGone) && takesNoPlace({ ...series, ...kept });
  return [isEmpty ? removed(series) : updated(series.id, kept, now), ...gone];
}

function seriesOf(events: readonly StoredEvent[], { seriesId }: Occurrence): StoredEvent | undefined {
  if (seriesId === null) return undefined;
  return events.find((one) => one.id === seriesId && one.rule !== null);
}

/** The records of a series' changed occurrences. */
function changesOf(events: readonly StoredEvent[], seriesId: string): readonly StoredEvent[] {
  return events.filter((one) => one.occurrence?.seriesId === seriesId);
}

function startOf(changed: StoredEvent): string {
  return changed.occurrence?.start ?? changed.start;
}

function isOf(changed: StoredEvent, start: string): boolean {
  return startOf(changed) === start;
}

function updated(id: string, change: Partial<CalendarEvent>, now: number): Write {
  return { kind: "update", id, change: { ...change, updatedAt: now } };
}

function removed({ id }: Pick<StoredEvent, "id">): Write {
  return { kind: "remove", id };
}

function endAfter(start: string, length: number): string {
  const end = wallOfMs(wallMs(start) + length);
  return start.length === 10 ? end.slice(0, 10) : end;
}

/** Start and end as they will be, or nothing if neither changes. */
function movedTimes(occurrence: Occurrence, change: Partial<CalendarEvent>): Partial<CalendarEvent> {
  if (change.start === undefined && change.end === undefined) return {};
  const before = ownTimes(occurrence);
  const start = change.start ?? before.start;
  return { start, end: change.end ?? endAfter(start, wallLength(before)) };
}

/** Before that start, and from it on; nothing if that is the whole series. */
function splitAt(
  series: StoredEvent,
  start: string,
): { readonly kept: Partial<CalendarEvent>; readonly rest: StoredEvent } | undefined {
  const read = readRule(series.rule ?? "");
  if (!read.ok || start <= series.start) return undefined;
  const rule = read.value;
  const before = rule.count === null ? [] : firstStarts(rule, series.start, rule.count, ruleZone(series));
  const passed = before.filter((one) => one < start).length;
  return {
    kept: {
      rule: ruleBefore(series, rule, start),
      except: series.except.filter((one) => one < start),
      ...(series.uid !== undefined && { cutAt: start }),
      ...(series.calledOff && { calledOff: series.calledOff.filter((one) => one < start) }),
    },
    rest: {
      ...series,
      start,
      end: endAfter(start, wallLength(series)),
      rule: ruleText({ ...rule, count: rule.count === null ? null : Math.max(1, rule.count - passed) }),
      except: series.except.filter((one) => one >= start),
    },
  };
}

/** A rule that ends when the series did, as a form gives it back, ends when what is left of the series does. */
function withLimitsOf(rest: StoredEvent, series: StoredEvent, rule: string): string {
  const [asked, whole, left] = [readRule(rule), readRule(series.rule ?? ""), readRule(rest.rule ?? "")];
  if (!asked.ok || !whole.ok || !left.ok) return rule;
  const { count, until } = asked.value;
  const lastOne = (until: string | null) =>
    lastStart({ ...whole.value, count: null, until }, series.start, ruleZone(series));
  const isSameEnd =
    count === whole.value.count &&
    (until === null) === (whole.value.until === null) &&
    (until === whole.value.until || lastOne(until) === lastOne(whole.value.until));
  return isSameEnd ? ruleText({ ...asked.value, count: left.value.count, until: left.value.until }) : rule;
}

function takesNoPlace(series: StoredEvent): boolean {
  const rule = readRule(series.rule ?? "");
  if (!rule.ok || lastStart(rule.value, series.start, ruleZone(series)) === null) return false;
  // One more than there are exceptions: it is among them, or the series has ended.
  const starts = firstStarts(rule.value, series.start, series.except.length + 1, ruleZone(series));
  return starts.every((start) => series.except.includes(start));
}

type Changed = { readonly occurrence: { readonly seriesId: string; readonly start: string } } & Partial<CalendarEvent>;
/** Without a change it has no place in the series any more. */
type ChangeOfChanged = { readonly id: string; readonly change: Changed | undefined };

function changeWrites(
  changed: readonly StoredEvent[],
  changes: readonly ChangeOfChanged[],
  now: number,
): readonly Write[] {
  return changes.flatMap(({ id, change }): readonly Write[] => {
    if (!change) return [removed({ id })];
    const difference = differing(changed.find((one) => one.id === id) ?? {}, change);
    return Object.keys(difference).length === 0 ? [] : [updated(id, difference, now)];
  });
}

/** What stays as it is is not written: another device may be changing it. */
function differing(before: Partial<CalendarEvent>, change: Partial<CalendarEvent>): Partial<CalendarEvent> {
  return Object.fromEntries(Object.entries(change).filter(([name, value]) => !isSame(before[name], value)));
}

/** The whole series changed as that one occurrence of it was, and what becomes of those that differ already. */
function changedSeries(
  series: StoredEvent,
  changes: readonly StoredEvent[],
  occurrence: Occurrence,
  change: Partial<CalendarEvent>,
): { readonly change: Partial<CalendarEvent>; readonly changes: readonly ChangeOfChanged[] } {
  const { start, end, rule = series.rule, except, occurrence: _, ...fields } = change;
  const { event } = occurrence;
  const times = movedTimes(occurrence, change);
  // Whoever says anew how it repeats, means that.
  const uncut = series.cutAt == null ? {} : { cutAt: null };
  if (rule === null) {
    // It takes place once: as the one that was looked at.
    const own = event.occurrence ? ownFields(event) : {};
    return {
      change: { ...own, ...ownTimes(occurrence), ...fields, ...times, rule, except: [], ...uncut },
      changes: changes.map(({ id }) => ({ id, change: undefined })),
    };
  }
  const moved = movedSeries(series, { ...series, ...fields, rule }, moveOf(series, occurrence, times));
  const changeOf = (changed: StoredEvent): Changed | undefined => {
    const start = moved.startFor(startOf(changed));
    if (start === undefined) return undefined;
    const place = { occurrence: { seriesId: series.id, start } };
    if (changed.id === event.id) return { ...fields, ...times, ...place };
    // What it has of its own it keeps; the rest was the series' and changes with it.
    const shared = Object.entries(fields).filter(([name]) => isSame(changed[name], series[name]));
    return { ...Object.fromEntries(shared), ...timesAlong(changed, series, start, moved.length), ...place };
  };
  return {
    change: { ...fields, ...moved.change, ...(rule !== series.rule && moved.change.rule !== series.rule ? uncut : {}) },
    changes: changes.map((changed) => ({ id: changed.id, change: changeOf(changed) })),
  };
}

function ownFields({
  id,
  rule,
  except,
  calledOff,
  cutAt,
  occurrence,
  uid,
  createdAt,
  updatedAt,
  ...fields
}: StoredEvent) {
  return fields;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An occurrence that was never moved itself moves along. */
function timesAlong(
  changed: StoredEvent,
  series: StoredEvent,
  start: string,
  length: number,
): Pick<CalendarEvent, "start" | "end"> | undefined {
  if (changed.start !== startOf(changed)) return undefined;
  const own = wallLength(changed);
  const isOfSeries = own === wallLength(series) || isAllDay(changed) !== isAllDay({ start });
  return { start, end: endAfter(start, isOfSeries ? length : own) };
}

/** How the seen occurrence was moved, for all others to do the same. */
type Move = {
  /** The day it has in its series, though it may have been elsewhere. */
  readonly from: string;
  readonly days: number;
  /** With its "T"; empty for what lasts all day. */
  readonly time: string;
  readonly length: number;
};

function moveOf(series: StoredEvent, occurrence: Occurrence, times: Partial<CalendarEvent>): Move {
  const before = ownTimes(occurrence);
  const after = { ...before, ...times };
  const isOtherTime = before.start.slice(10) !== after.start.slice(10);
  const isOtherLength = wallLength(before) !== wallLength(after) || isAllDay(before) !== isAllDay(after);
  return {
    from: occurrence.originalStart,
    days: daysBetween(before.start, after.start),
    time: (isOtherTime ? after : series).start.slice(10),
    length: wallLength(isOtherLength ? after : series),
  };
}

type MovedSeries = {
  readonly change: Partial<CalendarEvent>;
  readonly length: number;
  /** Where the occurrence that began then begins now; nothing if it no longer takes place. */
  readonly startFor: (start: string) => string | undefined;
};

function movedSeries(before: StoredEvent, after: StoredEvent, move: Move): MovedSeries {
  const { days, time, length } = move;
  const old = readRule(before.rule ?? "");
  const asked = readRule(after.rule ?? "");
  const shifted = (start: string) => addDays(start, days) + time;
  const moved = (start: string, ended: Rule | string | null, startFor: MovedSeries["startFor"]): MovedSeries => {
    const written = ended !== null && typeof ended !== "string" ? ruleText(ended) : ended;
    // Said in other words it is the same rule.
    const rule = old.ok && written === ruleText(old.value) ? before.rule : written;
    const except = before.except.flatMap((one) => startFor(one) ?? []);
    return { change: { start, end: endAfter(start, length), rule, except }, length, startFor };
  };
  if (!old.ok || !asked.ok) return moved(shifted(before.start), after.rule, shifted);

  const kept = days === 0 ? old.value : shiftedRule(spelledOut(old.value, before.start), move);
  const known = [patternOf(old.value, before.start), patternOf(kept, shifted(before.start))];
  // What a rule leaves unsaid may be meant of the start as it was, or as it is now.
  const isKnown = [before.start, shifted(before.start)].some((start) => known.includes(patternOf(asked.value, start)));
  if (!isKnown) {
    const rule = asked.value;
    const start = startOnRule(rule, shifted(before.start));
    const zone = ruleZone({ start, zone: after.zone });
    // Another rule: what still takes place on its day is still the same.
    return moved(start, rule, (one) => startsBetween(rule, start, one, one, zone)[0]);
  }

  const { count, until: askedUntil } = asked.value;
  const isSameEnd = count === old.value.count && askedUntil === old.value.until;
  const rule = { ...kept, count, until: askedUntil };
  const isShift = days === 0 || isOfWeekdays(old.value);
  const start = isShift ? shifted(before.start) : startOfMonthly(rule, before.start, move);
  const endless = { ...rule, until: null };
  const startFor = (one: string): string => {
    if (isShift) return shifted(one);
    // Months differ in length: the fifth is still the fifth.
    const upTo = startsBetween(old.value, before.start, before.start, one, ruleZone(before));
    return upTo.at(-1) === one ? (firstStarts(endless, start, upTo.length, null).at(-1) ?? shifted(one)) : shifted(one);
  };
  const isUnmoved = start === before.start && after.zone === before.zone;
  const last =
    rule.until === null || isUnmoved || !isSameEnd ? null : lastStart(old.value, before.start, ruleZone(before));
  if (last === null) return moved(start, rule, startFor);
  // It ends with the same one as before.
  const lastNow = startFor(last);
  const isDay = rule.until?.length === 10;
  const until = isDay ? lastNow.slice(0, 10) : untilAt(lastNow, ruleZone({ start, zone: after.zone }));
  return moved(start, { ...rule, until }, startFor);
}

/** Weekdays can be shifted one by one; days of a month cannot. */
function isOfWeekdays({ frequency, days, monthDays, positions }: Rule): boolean {
  if (frequency === "WEEKLY") return true;
  if (monthDays.length > 0 || positions.length > 0 || days.some(({ nth }) => nth !== null)) return false;
  return frequency === "DAILY" || days.length > 0;
}

function shiftedRule(rule: Rule, { from, days }: Move): Rule {
  if (isOfWeekdays(rule)) {
    const shift = (weekday: number) => (((weekday + days) % 7) + 7) % 7;
    // What counts as one week moves along, or Monday and Friday of every second week would fall apart.
    const isWeekly = rule.frequency === "WEEKLY" && (rule.interval > 1 || rule.positions.length > 0);
    return {
      ...rule,
      days: rule.days.map(({ weekday, nth }) => ({ weekday: shift(weekday), nth })),
      weekStart: isWeekly ? shift(rule.weekStart) : rule.weekStart,
    };
  }
  const to = addDays(from, days);
  const [was, is] = [placesOf(from), placesOf(to)];
  const months = rule.months.map((month) => (month === was.month ? is.month : month));
  if (
    rule.positions.length === 0 &&
    rule.days.length === 0 &&
    rule.monthDays.some((one) => was.monthDays.includes(one))
  ) {
    const monthDays = rule.monthDays.map((one) =>
      was.monthDays.includes(one) ? (is.monthDays[one > 0 ? 0 : 1] ?? one) : one,
    );
    return { ...rule, months, monthDays };
  }
  const isOfMonth = rule.frequency === "MONTHLY" || rule.months.length > 0;
  const isThat = (weekday: number, nth: number | null) =>
    weekday === weekdayOf(from) && nth !== null && was.nths.includes(nth);
  if (
    isOfMonth &&
    rule.monthDays.length === 0 &&
    rule.positions.length === 0 &&
    rule.days.some((one) => isThat(one.weekday, one.nth))
  ) {
    const shifted = rule.days.map(({ weekday, nth }) =>
      nth !== null && isThat(weekday, nth)
        ? { weekday: weekdayOf(to), nth: is.nths[nth > 0 ? 0 : 1] ?? nth }
        : { weekday, nth },
    );
    return { ...rule, months, days: shifted };
  }
  // "The last working day" a day later is no such rule: it becomes the day of the month it was moved to.
  const yearly = rule.frequency === "YEARLY" ? [is.month] : months;
  return { ...rule, months: yearly, monthDays: is.monthDays.slice(0, 1), days: [], positions: [] };
}

/** The ways to name a day within its month, counted from the beginning and from the end. */
function placesOf(day: string) {
  const { year, month, dayOfMonth } = partsOfDay(dayNumber(day));
  const fromEnd = dayOfMonth - daysInMonth(year, month) - 1;
  return { month, monthDays: [dayOfMonth, fromEnd], nths: [Math.ceil(dayOfMonth / 7), Math.floor(fromEnd / 7)] };
}

/** The series begins in the month it began in, or as many later as its occurrence was moved. */
function startOfMonthly(rule: Rule, start: string, { from, days, time }: Move): string {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const isMonthsAlong = rule.frequency === "MONTHLY" || start.slice(5, 7) === from.slice(5, 7);
  const month = monthOf(start) + (isMonthsAlong ? monthOf(addDays(from, days)) - monthOf(from) : 0);
  const first = dayOfNumber(numberOfDay(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1));
  return startOnRule(rule, first + time);
}
