import { addDays } from "@jotter/domain/days";
import { dueOf, isAhead } from "@jotter/domain/due";
import type { NoteFact } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";

/** What the calendar says about the student's desk: what is due soon, what is left of today. */

const dueDays = 7;
const overdueDays = 14;
const mostDue = 6;
const mostOverdue = 3;

/** Today, and when it begins and ends. */
export type Today = { readonly now: number; readonly today: string; readonly span: readonly [number, number] };

export function isDone({ event }: Occurrence): boolean {
  return event.doneAt != null;
}

/** Assignments and exams of the next seven days, and what is overdue; what was done today stays a while, struck out. */
export function dueSoon(occurrences: readonly Occurrence[], { now, today, span }: Today): readonly Occurrence[] {
  const [dayBegins, dayEnds] = span;
  const [first, last] = [addDays(today, -overdueDays), addDays(today, dueDays)];
  const wanted = occurrences.filter((occurrence) => {
    const { event } = occurrence;
    const { day } = dueOf(occurrence);
    if (event.type === "exam") return isAhead(occurrence, now) && day <= last;
    if (event.type !== "assignment") return false;
    if (event.doneAt != null) return event.doneAt >= dayBegins && event.doneAt < dayEnds;
    return day >= first && day <= last;
  });
  const undone = wanted.filter((one) => !isDone(one)).toSorted(byDue);
  const isLate = (one: Occurrence) => one.event.type === "assignment" && !isAhead(one, now);
  // Of what is overdue the latest: a long neglected pile must not hide what is still to come.
  const overdue = undone.filter(isLate).slice(-mostOverdue);
  const open = [...overdue, ...undone.filter((one) => !isLate(one))];
  // What is ticked stays where it stands: the hand, and the focus, are still on it.
  return [...open, ...wanted.filter(isDone).toSorted(byDue)].slice(0, mostDue).toSorted(byDue);
}

const readyDays = 21;

/** Whether an exam is near enough to ask how ready one is for it. Of a series nobody can say which one is meant. [DSH-4] */
export function hasExamSoon(occurrences: readonly Occurrence[], { now, today }: Today): boolean {
  const last = addDays(today, readyDays);
  return occurrences.some((one) => {
    const { type, rule } = one.event;
    return type === "exam" && rule === null && isAhead(one, now) && dueOf(one).day <= last;
  });
}

function byDue(one: Occurrence, other: Occurrence): number {
  return dueOf(one).at - dueOf(other).at || (one.key < other.key ? -1 : 1);
}

export type Left = {
  /** What is still to come today, or to be done by its end. */
  readonly count: number;
  /** When the last of it is over; null where nothing of it has an hour. */
  readonly until: number | null;
  readonly overdue: number;
  /** After today, within the week. */
  readonly dueThisWeek: number;
};

export function leftOf(occurrences: readonly Occurrence[], { now, today, span }: Today): Left {
  const [dayBegins, dayEnds] = span;
  const open = occurrences.filter((occurrence) => !isDone(occurrence));
  const due = open
    .filter(({ event }) => event.type === "assignment" || event.type === "exam")
    .map((one) => ({ ...one, due: dueOf(one) }));
  const left = open.filter((occurrence) => {
    const { event, startsAt, endsAt, allDay } = occurrence;
    if (event.type === "assignment") return endsAt > now && dueOf(occurrence).day === today;
    // An exam without an hour is still to come; a holiday is nothing to be done.
    if (allDay) return event.type === "exam" && dueOf(occurrence).day === today;
    return endsAt > now && startsAt >= dayBegins && startsAt < dayEnds;
  });
  const ends = left.filter(({ allDay }) => !allDay).map(({ endsAt }) => Math.min(endsAt, dayEnds));
  const [first, last] = [addDays(today, -overdueDays), addDays(today, dueDays)];
  return {
    count: left.length,
    until: ends.length > 0 && ends.length === left.length ? Math.max(...ends) : null,
    overdue: due.filter((one) => one.event.type === "assignment" && one.due.at <= now && one.due.day >= first).length,
    dueThisWeek: due.filter((one) => one.due.day > today && one.due.day <= last).length,
  };
}

type WrittenNote = Omit<NoteFact, "openTasks">;

/** The notes with what stands in them, as far as it has been read. */
export function noteFacts(
  notes: readonly WrittenNote[],
  texts: ReadonlyMap<string, { readonly openTasks: number }>,
): readonly NoteFact[] {
  return notes.map((note) => ({ ...note, openTasks: texts.get(note.id)?.openTasks ?? 0 }));
}
