import { addDays, daysBetween, isDay, weekdayOf } from "./days.ts";
import type { CalendarEvent } from "./event.ts";
import { newEvent } from "./new-event.ts";
import { ruleZone, type StoredEvent } from "./occurrences.ts";
import {
  firstStarts,
  lastStart,
  patternOf,
  plainRule,
  type Rule,
  readRule,
  ruleText,
  startsBetween,
} from "./recurrence.ts";
import type { Write } from "./series-changes.ts";
import { isOfTimetable, isPart, lessonUid, partedOn, partOf, plannedUid } from "./timetable-lesson.ts";
import type { Timetable } from "./timetable-shape.ts";

export type Term = Timetable["terms"][number];
export type TimetableLesson = Term["lessons"][number];

export type TimetableProblem = "no-term" | "bad-term" | "terms-overlap" | "bad-holiday" | "bad-period" | "no-day";

export const emptyTimetable: Timetable = {
  terms: [],
  holidays: [],
  periods: [],
  schoolDays: [0, 1, 2, 3, 4],
  rotation: { kind: "week", count: 1 },
};

/** A term of more days is a slip of the pen in the year. */
const longestTermDays = 400;

/** What has to be mended before it can be saved. */
export function timetableProblem({ terms, holidays, periods, schoolDays }: Timetable): TimetableProblem | undefined {
  const isSpan = ({ from, to }: { readonly from: string; readonly to: string }) =>
    isDay(from) && isDay(to) && from <= to;
  if (terms.length === 0) return "no-term";
  if (!terms.every((term) => isSpan(term) && daysBetween(term.from, term.to) <= longestTermDays)) return "bad-term";
  const inOrder = terms.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (inOrder.some(({ from }, at) => at > 0 && from <= (inOrder[at - 1]?.to ?? ""))) return "terms-overlap";
  if (!holidays.every(isSpan)) return "bad-holiday";
  if (!periods.every(({ from, to }) => from < to)) return "bad-period";
  return schoolDays.length === 0 ? "no-day" : undefined;
}

/** How many different days there are to fill in. */
export function slotsOf({ rotation: { kind, count }, schoolDays }: Timetable): readonly number[] {
  if (kind === "days") return Array.from({ length: count }, (_, day) => day);
  const weeks = kind === "weeks" ? count : 1;
  const days = schoolDays.toSorted((one, other) => one - other);
  return Array.from({ length: weeks }, (_, week) => days.map((day) => day + 7 * week)).flat();
}

/** The days with school in a term, each with its place in the rotation. Days that go round wait while there is no school. */
export function schoolDaysOf(
  { schoolDays, holidays, rotation }: Timetable,
  { from, to }: Pick<Term, "from" | "to">,
): readonly { readonly day: string; readonly slot: number }[] {
  const found: { day: string; slot: number }[] = [];
  const monday = addDays(from, -weekdayOf(from));
  const { kind, count } = rotation;
  for (let day = from; day <= to && found.length <= longestTermDays; day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    if (!schoolDays.includes(weekday) || holidays.some((one) => one.from <= day && day <= one.to)) continue;
    const week = kind === "weeks" ? Math.floor(daysBetween(monday, day) / 7) % count : 0;
    found.push({ day, slot: kind === "days" ? found.length % count : weekday + 7 * week });
  }
  return found;
}

/** What a school says of a day: its turn in the rotation, "week B" or "Day 3", or that there is none, and why. */
export type SchoolDay =
  | { readonly kind: "week" | "day"; readonly turn: number }
  | { readonly kind: "off"; readonly name: string };

/** The days of a timetable that have something to say: every school day of a rotation, and every day off. [CAL-4] */
export function namedDaysOf(timetable: Timetable): ReadonlyMap<string, SchoolDay> {
  const { kind } = timetable.rotation;
  const named = new Map<string, SchoolDay>();
  for (const { name, from, to } of timetable.holidays) {
    const last = daysBetween(from, to) > longestTermDays ? addDays(from, longestTermDays) : to;
    for (let day = from; day <= last; day = addDays(day, 1)) named.set(day, { kind: "off", name });
  }
  if (kind === "week") return named;
  for (const { day, slot } of timetable.terms.flatMap((term) => schoolDaysOf(timetable, term))) {
    named.set(day, kind === "days" ? { kind: "day", turn: slot } : { kind: "week", turn: Math.floor(slot / 7) });
  }
  return named;
}

type Series = Pick<CalendarEvent, "title" | "location" | "start" | "end" | "classId" | "rule" | "except" | "zone"> & {
  readonly uid: string;
};

type Known = {
  readonly zone: string;
  readonly classes: readonly { readonly id: string; readonly name: string }[];
};

/** The lessons as series: one for each class, period and room of a term, on exactly the days it takes place. */
export function seriesOf(timetable: Timetable, { zone, classes }: Known): readonly Series[] {
  return timetable.terms.flatMap((term) => {
    const days = schoolDaysOf(timetable, term);
    const slots = new Set(slotsOf(timetable));
    const together = new Map<string, TimetableLesson[]>();
    for (const lesson of term.lessons) {
      if (!slots.has(lesson.slot)) continue;
      const key = keyOf(term, lesson);
      together.set(key, [...(together.get(key) ?? []), lesson]);
    }
    return [...together].flatMap(([key, lessons]): readonly Series[] => {
      const [first] = lessons;
      const period = timetable.periods.find(({ id }) => id === first?.periodId);
      const name = classes.find(({ id }) => id === first?.classId)?.name;
      const own = new Set(lessons.map(({ slot }) => slot));
      const dates = days.filter(({ slot }) => own.has(slot)).map(({ day }) => day);
      if (!first || !period || name === undefined || dates.length === 0) return [];
      const { rule, except } = ruleFor(dates, period.from);
      const start = `${dates[0]}T${period.from}`;
      const end = `${dates[0]}T${period.to}`;
      const place = { title: name, location: first.place ?? "", classId: first.classId };
      return [{ ...place, uid: lessonUid + key, start, end, zone, rule, except: [...except] }];
    });
  });
}

function keyOf({ id }: Term, { periodId, classId, place = "" }: TimetableLesson): string {
  return [id, periodId, classId, place].join(":");
}

/** Weekly on their weekdays, without the days on which it does not take place. */
function ruleFor(dates: readonly string[], from: string): Pick<CalendarEvent, "rule" | "except"> {
  const weekdays = [...new Set(dates.map(weekdayOf))].toSorted((one, other) => one - other);
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const days = weekdays.map((weekday) => ({ weekday, nth: null }));
  const rule = { ...plainRule, frequency: "WEEKLY" as const, until: last, days, weekStart: 0 };
  const takesPlace = new Set(dates);
  const all = startsBetween(rule, `${first}T${from}`, first, addDays(last, 1), null);
  return { rule: ruleText(rule), except: all.filter((start) => !takesPlace.has(start.slice(0, 10))) };
}

/**
 * What the calendar has to change to have these lessons. What the timetable says as before is left alone, whatever the
 * student made of it: a lesson that was dropped stays dropped, also with all that follow, and one that was changed stays
 * as it was made while the class is taught in that hour. [CAL-4]
 */
export function timetableWrites(
  stored: readonly StoredEvent[],
  [before, after]: readonly [Timetable | null, Timetable],
  { now, newId, ...known }: Known & { readonly now: number; readonly newId: () => string },
): readonly Write[] {
  const wanted = new Map(seriesOf(after, known).map((series) => [series.uid, series]));
  const were = new Map((before ? seriesOf(before, known) : []).map((series) => [series.uid, series]));
  const own = stored.filter((one) => isOfTimetable(one) && !one.occurrence);
  const called = nowCalled([...new Set(own.map(plannedUid))], [...wanted.keys()]);
  const writes: Write[] = [];
  for (const one of own) {
    const uid = plannedUid(one);
    const [was, series] = [were.get(uid), wanted.get(called.get(uid) ?? uid)];
    const next = series && withName(one, [was, series], replanned(one, [was, series], [before, after]));
    if (!series || !next) {
      writes.push({ kind: "remove", id: one.id });
      for (const { id, occurrence } of stored) if (occurrence?.seriesId === one.id) writes.push({ kind: "remove", id });
      continue;
    }
    writes.push(...changedWrites(stored, [one, { ...one, ...next }], now));
    const change = Object.entries(next).filter(([name, value]) => !isSame(one[name], value));
    if (change.length > 0) {
      writes.push({ kind: "update", id: one.id, change: { ...Object.fromEntries(change), updatedAt: now } });
    }
  }
  const there = new Set(own.map((one) => called.get(plannedUid(one)) ?? plannedUid(one)));
  for (const series of wanted.values()) {
    if (!there.has(series.uid)) {
      writes.push({ kind: "create", id: newId(), data: newEvent(now, { ...series, type: "class" }) });
    }
  }
  return writes;
}

/** Lessons of the same class in the same hour that are held in another room now, where nothing else can be meant. */
function nowCalled(were: readonly string[], wanted: readonly string[]): ReadonlyMap<string, string> {
  const hourOf = (uid: string) => uid.slice(lessonUid.length).split(":", 3).join(":");
  const gone = were.filter((uid) => !wanted.includes(uid));
  const come = wanted.filter((uid) => !were.includes(uid));
  const only = (uids: readonly string[], hour: string) => {
    const [one, ...others] = uids.filter((uid) => hourOf(uid) === hour);
    return others.length === 0 ? one : undefined;
  };
  return new Map(
    gone.flatMap((uid) => {
      const next = only(gone, hourOf(uid)) && only(come, hourOf(uid));
      return next === undefined ? [] : [[uid, next] as const];
    }),
  );
}

function withName(
  one: StoredEvent,
  [was, series]: readonly [was: Series | undefined, series: Series],
  next: Partial<CalendarEvent> | undefined,
): Partial<CalendarEvent> | undefined {
  if (!next || plannedUid(one) === series.uid) return next;
  const uid = isPart(one) ? partOf(one, series) : series.uid;
  // A room of their own they keep.
  return { ...next, uid, ...(one.location === (was?.location ?? "") && { location: series.location }) };
}

/** Where what was parted from others begins, also when its term has lain elsewhere meanwhile. */
function laterBegun(one: StoredEvent): string | undefined {
  if (!isPart(one)) return undefined;
  const [start, parted = ""] = [one.start.slice(0, 10), partedOn(one)];
  return parted !== "" && parted < start ? parted : start;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** When lessons that are there take place now that they are planned otherwise; nothing if never. */
function replanned(
  one: StoredEvent,
  plans: readonly [was: Series | undefined, series: Series],
  timetables: readonly [before: Timetable | null, after: Timetable],
): Partial<CalendarEvent> | undefined {
  const [was, series] = plans;
  // Hours of its own it keeps.
  const isInHour = was ? hoursOf(one).join() === hoursOf(was).join() : !isPart(one);
  const [begins, ends] = hoursOf(isInHour ? series : one);
  const rule = readRule(one.rule ?? "");
  const isInStep =
    rule.ok && plans.some((plan) => plan && patternOf(rule.value, one.start) === patternOf(readPlan(plan), plan.start));
  if (!isInStep) return withDaysOff(one, series, timetables);
  if (isSame(was, series)) return {};

  const isLaterBegun = was !== undefined && one.start.slice(0, 10) > was.start.slice(0, 10);
  const from = laterBegun(one) ?? (isLaterBegun ? one.start.slice(0, 10) : "");
  const cut = one.cutAt?.slice(0, 10);
  const dates = datesOf(series).filter((day) => day >= from && (cut === undefined || day < cut));
  if (dates.length === 0) {
    // Nothing of it takes place, but the student's word where it begins and ends holds if the term lies here again.
    return isPart(one) || cut !== undefined ? { except: startsOf(one) } : undefined;
  }
  const planned = new Set(was?.except.map((start) => start.slice(0, 10)));
  const dropped = isEmptied(one)
    ? []
    : one.except.map((start) => start.slice(0, 10)).filter((day) => !planned.has(day));
  const taking = dates.filter((day) => !dropped.includes(day));
  const times = { start: dates[0] + begins, end: dates[0] + ends };
  if (isSame(taking, datesOf(one)) && one.start === times.start && one.end === times.end) {
    return {};
  }
  const next = ruleFor(dates, begins.slice(1));
  const except = [...new Set([...next.except, ...dropped.map((day) => day + begins)])].toSorted();
  return { ...times, ...(isPart(one) || was ? {} : { ...series, ...times }), rule: next.rule, except };
}

/** The term did not lie where it takes place. */
function isEmptied(one: StoredEvent): boolean {
  return (isPart(one) || one.cutAt != null) && datesOf(one).length === 0;
}

/** What goes on days of its own is only kept out of the days off, and within its term. */
function withDaysOff(
  one: StoredEvent,
  { uid }: Series,
  [before, after]: readonly [before: Timetable | null, after: Timetable],
): Partial<CalendarEvent> | undefined {
  const read = readRule(one.rule ?? "");
  if (!read.ok) return {};
  const termIn = (timetable: Timetable | null) =>
    timetable?.terms.find(({ id }) => uid.startsWith(`${lessonUid}${id}:`));
  const [ended, ends] = [termIn(before)?.to, termIn(after)?.to ?? ""];
  if (ended !== ends && one.start.slice(0, 10) > ends) return isPart(one) ? { except: startsOf(one) } : undefined;
  const starts = (rule: Rule, from: string, to: string) => startsBetween(rule, one.start, from, to, ruleZone(one));
  const last = lastStart(read.value, one.start, ruleZone(one))?.slice(0, 10);
  const isToTheEnd =
    last !== undefined &&
    ended !== undefined &&
    starts({ ...read.value, count: null, until: null }, addDays(last, 1), ended).length === 0;
  const endsWithIt = last === undefined || last > ends || (one.cutAt == null && isToTheEnd);
  const rule = ended !== ends && endsWithIt ? { ...read.value, count: null, until: ends } : read.value;
  const [wereOff, areOff, turns] = [daysOff(before), daysOff(after), weeksOf(after, uid)];
  const isStillOff = (start: string) => {
    const day = start.slice(0, 10);
    return areOff.has(day) || !wereOff.has(day) || !turns.has(mondayOf(day));
  };
  const newlyOff = [...areOff].filter((day) => !wereOff.has(day)).flatMap((day) => starts(rule, day, day));
  const isOff = (start: string) => areOff.has(start.slice(0, 10)) || !turns.has(mondayOf(start));
  const except = isEmptied(one)
    ? startsOf({ ...one, rule: ruleText(rule) }).filter(isOff)
    : [...new Set([...one.except.filter(isStillOff), ...newlyOff])].toSorted();
  return {
    rule: rule === read.value ? one.rule : ruleText(rule),
    except: isSame(except, one.except.toSorted()) ? one.except : except,
  };
}

/** The Mondays of the weeks in which it would be taught if there were no days off. */
function weeksOf(timetable: Timetable, uid: string): ReadonlySet<string> {
  const weeks = timetable.terms.flatMap((term) => {
    const lessons = term.lessons.filter((lesson) => lessonUid + keyOf(term, lesson) === uid);
    const slots = new Set(lessons.map(({ slot }) => slot));
    const days = slots.size > 0 ? schoolDaysOf({ ...timetable, holidays: [] }, term) : [];
    return days.filter(({ slot }) => slots.has(slot)).map(({ day }) => mondayOf(day));
  });
  return new Set(weeks);
}

function mondayOf(day: string): string {
  return addDays(day.slice(0, 10), -weekdayOf(day.slice(0, 10)));
}

function daysOff(timetable: Timetable | null): ReadonlySet<string> {
  return new Set(
    [...(timetable ? namedDaysOf({ ...timetable, rotation: emptyTimetable.rotation }) : [])].map(([day]) => day),
  );
}

function hoursOf({ start, end }: Pick<CalendarEvent, "start" | "end">): readonly [from: string, to: string] {
  return [start.slice(10), end.slice(10)];
}

function readPlan({ rule }: Series): Rule {
  const read = readRule(rule ?? "");
  return read.ok ? read.value : plainRule;
}

type Repeated = Pick<CalendarEvent, "start" | "rule" | "except" | "zone">;

/** The days on which it takes place. */
function datesOf(series: Repeated): readonly string[] {
  return startsOf(series)
    .filter((start) => !series.except.includes(start))
    .map((start) => start.slice(0, 10));
}

function startsOf({ start, rule, zone }: Repeated): string[] {
  const read = readRule(rule ?? "");
  return read.ok ? [...firstStarts(read.value, start, longestTermDays + 1, ruleZone({ start, zone }))] : [start];
}

/** A changed lesson is known by its hour in the series, which may be another now; where its own was left alone, it goes along. */
function changedWrites(
  stored: readonly StoredEvent[],
  [before, after]: readonly [StoredEvent, Pick<CalendarEvent, "start" | "end">],
  now: number,
): readonly Write[] {
  const [[began, ended], [begins, ends]] = [hoursOf(before), hoursOf(after)];
  return stored.flatMap(({ id, occurrence, start, end }): readonly Write[] => {
    const day = occurrence?.start.slice(0, 10);
    if (!occurrence || occurrence.seriesId !== before.id || occurrence.start === day + begins) return [];
    const isLeft = start === day + began && end === day + ended;
    const times = isLeft ? { start: day + begins, end: day + ends } : {};
    const change = { ...times, occurrence: { ...occurrence, start: day + begins }, updatedAt: now };
    return [{ kind: "update", id, change }];
  });
}
