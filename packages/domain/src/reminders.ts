import { addDays, dayNumber } from "./days.ts";
import { type Due, dueOf } from "./due.ts";
import { type Occurrence, occurrencesBetween, type StoredEvent } from "./occurrences.ts";
import type { QuietHours, ReminderWishes } from "./reminder-wishes.ts";
import { isOfTimetable } from "./timetable-lesson.ts";
import { dayAt, instantOf, minuteMs, wallMs, wallOfMs, wallTimeAt } from "./zones.ts";

/** One thing to be told to a student, at one moment. */
export type Reminder = {
  /** The same on every device, so that it is told once. Another time of the event is another reminder. */
  readonly key: string;
  readonly at: number;
  /** Until then it helps, if it could not be told in time. */
  readonly until: number;
} & (
  | { readonly kind: "event"; readonly due: Due; readonly occurrence: Occurrence }
  /** The day before: what has a time or a day tomorrow, in order; the lessons of the timetable are no news. */
  | { readonly kind: "tomorrow"; readonly day: string; readonly occurrences: readonly Occurrence[] }
);

export type ReminderSpan = {
  /** Those after this moment… */
  readonly after: number;
  /** …up to this one, which counts. */
  readonly upTo: number;
  /** Where the student is now: quiet hours, days and times without a zone are those of the place. */
  readonly zone: string;
};

/**
 * What a student is to be told within a span of time, in order. Nothing is told in their quiet hours: it waits for their
 * end, or where that is too late it is told before they begin. [CAL-6]
 */
export function remindersBetween(
  events: readonly StoredEvent[],
  wishes: ReminderWishes,
  span: ReminderSpan,
): readonly Reminder[] {
  if (!wishes.isOn || span.upTo <= span.after) return [];
  const first = addDays(dayAt(span.after, span.zone), -2);
  // Quiet hours move a reminder by less than a day either way; one more for the day that a zone is ahead.
  const last = addDays(dayAt(span.upTo, span.zone), longestLeadDays(events, wishes) + 3);
  const ahead = occurrencesBetween(events, first, last, span.zone).filter(({ event }) => event.doneAt == null);
  const found = [
    ...ahead.flatMap((occurrence) => remindersOf(occurrence, wishes, span.zone)),
    ...tomorrowLooks(ahead, wishes, span),
  ];
  const byKey = new Map<string, Reminder>();
  for (const reminder of found) {
    if (reminder.at > span.after && reminder.at <= span.upTo) byKey.set(reminder.key, reminder);
  }
  return [...byKey.values()].sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
}

/** Whether it still helps to tell it: a laptop that wakes at noon says nothing of nine o'clock. */
export function isStillOfUse(reminder: Reminder, now: number): boolean {
  return now < reminder.until;
}

/** Whoever is told a minute late of what begins now is told in time. */
const graceMs = 10 * minuteMs;

function longestLeadDays(events: readonly StoredEvent[], { minutes, allDay }: ReminderWishes): number {
  let longest = Math.max(0, ...minutes, (allDay?.daysBefore ?? 0) * 1440);
  for (const { reminders } of events) for (const lead of reminders ?? []) longest = Math.max(longest, lead);
  return Math.ceil(longest / 1440);
}

function remindersOf(occurrence: Occurrence, wishes: ReminderWishes, zone: string): readonly Reminder[] {
  const due = dueOf(occurrence);
  const { event } = occurrence;
  const times = due.allDay ? daysTold(event, due.day, wishes, zone) : momentsTold(event, due.at, wishes, zone);
  const deadline = due.allDay ? instantOf(addDays(due.day, 1), zone) : due.at;
  return times.flatMap(({ lead, at: wished }): readonly Reminder[] => {
    // Its time had passed when the event was made: the student knows of it.
    if (wished < event.createdAt) return [];
    const at = outsideQuiet(wished, deadline, wishes.quiet, zone);
    const until = Math.max(deadline, at + graceMs);
    const key = `${occurrence.key}:${due.allDay ? due.day : due.at}:${lead}`;
    return [{ kind: "event", key, at, until, due, occurrence }];
  });
}

type Told = { readonly lead: number; readonly at: number };

/** Whole days are days on the wall, the rest are minutes that pass: a day before eight is eight, whatever the clocks do. */
function momentsTold(event: StoredEvent, dueAt: number, wishes: ReminderWishes, zone: string): readonly Told[] {
  const wall = wallTimeAt(dueAt, zone);
  return leadsOf(event, wishes.minutes).map((lead) => {
    const days = Math.floor(lead / 1440);
    const from = days === 0 ? dueAt : instantOf(addDays(wall, -days) + wall.slice(10), zone);
    return { lead, at: from - (lead % 1440) * minuteMs };
  });
}

/** What has no hour is told at the hour the student chose: half an hour before midnight would help nobody. */
function daysTold(event: StoredEvent, day: string, { allDay }: ReminderWishes, zone: string): readonly Told[] {
  const usual = allDay ? [allDay.daysBefore * 1440] : [];
  const days = new Set(leadsOf(event, usual).map((lead) => Math.ceil(lead / 1440)));
  const hour = allDay?.at ?? "18:00";
  return [...days].map((before) => ({
    lead: before * 1440,
    at: instantOf(`${addDays(day, -before)}T${hour}`, zone),
  }));
}

/** The lessons of every day are no news: they are told only where the student asks for it. */
function leadsOf({ reminders, type }: StoredEvent, usual: readonly number[]): readonly number[] {
  return reminders ?? (type === "class" ? [] : usual);
}

function tomorrowLooks(
  ahead: readonly Occurrence[],
  { tomorrowAt, quiet }: ReminderWishes,
  { after, upTo, zone }: ReminderSpan,
): readonly Reminder[] {
  if (tomorrowAt === null) return [];
  const news = ahead.filter(({ event }) => !isOfTimetable(event));
  const first = addDays(dayAt(after, zone), -1);
  const days = dayNumber(dayAt(upTo, zone)) - dayNumber(first) + 2;
  return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((today): readonly Reminder[] => {
    const day = addDays(today, 1);
    const occurrences = news.filter((occurrence) => dueOf(occurrence).day === day);
    if (occurrences.length === 0) return [];
    const midnight = instantOf(day, zone);
    const at = outsideQuiet(instantOf(`${today}T${tomorrowAt}`, zone), midnight, quiet, zone);
    return [
      { kind: "tomorrow", key: `tomorrow:${day}`, at, until: Math.max(midnight, at + graceMs), day, occurrences },
    ];
  });
}

function outsideQuiet(at: number, deadline: number, quiet: QuietHours | null, zone: string): number {
  if (!quiet || !isQuiet(at, quiet, zone)) return at;
  const wall = wallTimeAt(at, zone);
  const [day, hour] = [wall.slice(0, 10), wall.slice(11)];
  const ends = instantOf(`${hour < quiet.to ? day : addDays(day, 1)}T${quiet.to}`, zone);
  if (ends < deadline && !isQuiet(ends, quiet, zone)) return ends;
  const begins = `${hour >= quiet.from ? day : addDays(day, -1)}T${quiet.from}`;
  let before = instantOf(wallOfMs(wallMs(begins) - minuteMs), zone);
  // In a night in which the clocks skip that time it may be quiet already.
  while (isQuiet(before, quiet, zone)) before -= minuteMs;
  return before;
}

export function isQuiet(instant: number, { from, to }: QuietHours, zone: string): boolean {
  const hour = wallTimeAt(instant, zone).slice(11);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
