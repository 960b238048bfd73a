import type { Coming, Unfinished } from "@jotter/domain/next-up";
import type { Occurrence } from "@jotter/domain/occurrences";

/** What the calendar says about the student's desk: what is to be done, what is due soon, what is left of today. */

const dayMs = 86_400_000;
const dueDays = 7;
const overdueDays = 14;
const mostDue = 6;
const mostOverdue = 3;

/** An assignment is due at its end; an exam and a study block begin, and that is that. */
export function dueAt({ event, startsAt, endsAt }: Occurrence): number {
  return event.type === "assignment" ? endsAt : startsAt;
}

export function isDone({ event }: Occurrence): boolean {
  return event.doneAt != null;
}

export function comingFrom(occurrences: readonly Occurrence[]): readonly Coming[] {
  return occurrences.flatMap((occurrence) => {
    const { key, event } = occurrence;
    const { type } = event;
    if (isDone(occurrence) || !(type === "assignment" || type === "exam" || type === "study")) return [];
    return {
      id: key,
      kind: type,
      title: event.title,
      dueAt: dueAt(occurrence),
      weight: event.weight ?? null,
      estimateMinutes: event.estimateMinutes ?? null,
      topics: event.topics ?? [],
      noteIds: event.noteIds ?? [],
      classId: event.classId,
    };
  });
}

/** Assignments and exams of the next seven days, and what is overdue; what was done today stays a while, struck out. */
export function dueSoon(occurrences: readonly Occurrence[], now: number, today: readonly [number, number]) {
  const [dayBegins, dayEnds] = today;
  const wanted = occurrences.filter((occurrence) => {
    const { event } = occurrence;
    const left = dueAt(occurrence) - now;
    if (event.type === "exam") return left > 0 && left <= dueDays * dayMs;
    if (event.type !== "assignment") return false;
    if (event.doneAt != null) return event.doneAt >= dayBegins && event.doneAt < dayEnds;
    return left > -overdueDays * dayMs && left <= dueDays * dayMs;
  });
  const undone = wanted.filter((one) => !isDone(one)).toSorted(byDue);
  // Of what is overdue the latest: a long neglected pile must not hide what is still to come.
  const overdue = undone.filter((one) => dueAt(one) <= now).slice(-mostOverdue);
  const open = [...overdue, ...undone.filter((one) => dueAt(one) > now)];
  // What is ticked stays where it stands: the hand, and the focus, are still on it.
  return [...open, ...wanted.filter(isDone).toSorted(byDue)].slice(0, mostDue).toSorted(byDue);
}

function byDue(one: Occurrence, other: Occurrence): number {
  return dueAt(one) - dueAt(other) || (one.key < other.key ? -1 : 1);
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

export function leftOf(occurrences: readonly Occurrence[], now: number, today: readonly [number, number]): Left {
  const [dayBegins, dayEnds] = today;
  const open = occurrences.filter((occurrence) => !isDone(occurrence));
  const due = open.filter(({ event }) => event.type === "assignment" || event.type === "exam");
  const left = open.filter((occurrence) => {
    const { event, startsAt, endsAt, allDay } = occurrence;
    if (event.type === "assignment") return endsAt > now && endsAt <= dayEnds;
    return !allDay && endsAt > now && startsAt >= dayBegins && startsAt < dayEnds;
  });
  const ends = left.filter(({ allDay }) => !allDay).map(({ endsAt }) => Math.min(endsAt, dayEnds));
  return {
    count: left.length,
    until: ends.length > 0 && ends.length === left.length ? Math.max(...ends) : null,
    overdue: due.filter(
      ({ event, endsAt }) => event.type === "assignment" && endsAt <= now && now - endsAt < overdueDays * dayMs,
    ).length,
    dueThisWeek: due.filter((one) => dueAt(one) > dayEnds && dueAt(one) <= now + dueDays * dayMs).length,
  };
}

/** How many tasks of a text are not ticked yet. */
export function openTasks(body: string): number {
  return body.match(/^\s*(?:[-*+]|\d+[.)])\s+\[ \]\s+\S/gm)?.length ?? 0;
}

type WrittenNote = {
  readonly id: string;
  readonly title: string;
  readonly classId: string | null;
  readonly updatedAt: number;
};

export function unfinishedIn(
  notes: readonly WrittenNote[],
  texts: ReadonlyMap<string, { readonly openTasks: number }>,
): readonly Unfinished[] {
  return notes.map(({ id, title, classId, updatedAt }) => {
    return { noteId: id, title, classId, openTasks: texts.get(id)?.openTasks ?? 0, editedAt: updatedAt };
  });
}
