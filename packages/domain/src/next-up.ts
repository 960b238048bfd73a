import type { Letter } from "./grade.ts";
import { gpaOf, letterOf } from "./grade-scale.ts";

/**
 * What to do now, in one ranked list, and why. [DSH-2]
 *
 * What is coming is worth what hangs on it times how near it is. The worth is a sum, and each of its parts is a reason
 * that can be said in words: the points of all reasons together are the score.
 */

/** An assignment, an exam or a study block that is not done yet. */
export type Coming = {
  readonly id: string;
  readonly kind: "assignment" | "exam" | "study";
  readonly title: string;
  /** When it must be done: an exam and a study block begin then. */
  readonly dueAt: number;
  /** Percent of the class's grade that hang on it. */
  readonly weight: number | null;
  readonly estimateMinutes: number | null;
  readonly topics: readonly { readonly name: string; readonly done: boolean }[];
  readonly noteIds: readonly string[];
  readonly classId: string | null;
};

/** How a class stands so far. */
export type Standing = {
  readonly classId: string;
  readonly percent: number;
  /** The letter above the one it has, and the percent points up to it. */
  readonly next: { readonly letter: Letter; readonly distance: number } | null;
};

/** A note with tasks in it that are not ticked yet. */
export type Unfinished = {
  readonly noteId: string;
  readonly title: string;
  readonly classId: string | null;
  readonly openTasks: number;
  readonly editedAt: number;
};

export type Reason = { readonly points: number } & (
  | { readonly id: "due"; readonly minutes: number }
  | { readonly id: "overdue"; readonly minutes: number }
  | { readonly id: "weighs"; readonly percent: number }
  | { readonly id: "stands"; readonly percent: number }
  | { readonly id: "letter"; readonly letter: Letter; readonly distance: number }
  | { readonly id: "topics"; readonly open: number; readonly total: number }
  | { readonly id: "takes"; readonly minutes: number }
  | { readonly id: "tasks"; readonly open: number }
);

export type NextUp = {
  readonly score: number;
  /** The strongest first; when it is due stands before all others. Never empty. */
  readonly reasons: readonly Reason[];
} & ({ readonly kind: "coming"; readonly coming: Coming } | { readonly kind: "note"; readonly note: Unfinished });

export type Situation = {
  readonly coming: readonly Coming[];
  readonly standings: readonly Standing[];
  readonly unfinished: readonly Unfinished[];
};

/** Letters begin at whole percents: the next one is found by going up to it. */
export function standingOf(classId: string, percent: number): Standing {
  for (let step = Math.max(0, Math.floor(percent) + 1); step <= 100; step++) {
    if (gpaOf(step) > gpaOf(percent)) {
      return { classId, percent, next: { letter: letterOf(step), distance: step - percent } };
    }
  }
  return { classId, percent, next: null };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What was due longer ago is no longer news, and an exam that has begun cannot be prepared any more. */
const overdueDays = 14;
/** How many times slower late work fades than coming work grows. */
const overdueFade = 7;

/** What each part is worth at most, beside 1 for being due at all. */
const worth = { weight: 4, room: 4, letter: 0.5, topics: 1, time: 1, tasks: 0.25 } as const;

export function nextUp(situation: Situation, now: number): readonly NextUp[] {
  const standings = new Map(situation.standings.map((standing) => [standing.classId, standing]));
  const coming = situation.coming
    .filter((one) => isOpen(one, now))
    .map((one) => ofComing(one, one.classId === null ? undefined : standings.get(one.classId), now));
  const notes = situation.unfinished.filter(({ openTasks }) => openTasks > 0).map((note) => ofNote(note, now));
  return [...coming, ...notes].sort(byRank);
}

function isOpen({ kind, dueAt }: Coming, now: number): boolean {
  return dueAt > now || (kind === "assignment" && now - dueAt <= overdueDays * dayMs);
}

function ofComing(coming: Coming, standing: Standing | undefined, now: number): NextUp {
  const left = coming.dueAt - now;
  // What is late stays urgent, though it fades: after two weeks nobody waits for it any more.
  const near = left > 0 ? nearness(left) : nearness(-left / overdueFade);
  const minutes = Math.ceil(Math.abs(left) / minuteMs);
  const stake = (coming.weight ?? 0) / 100;
  const reasons: Reason[] = [{ id: left > 0 ? "due" : "overdue", minutes, points: near }];

  if (coming.weight) reasons.push({ id: "weighs", percent: coming.weight, points: near * worth.weight * stake });
  if (standing && stake > 0) {
    // The more a class has lost, the more one result can bring back.
    const room = Math.min(1, Math.max(0, (100 - standing.percent) / 100));
    if (room > 0) {
      reasons.push({ id: "stands", percent: standing.percent, points: near * worth.room * stake * room });
    }
    if (standing.next && standing.next.distance <= stake * (100 - standing.percent)) {
      reasons.push({ id: "letter", ...standing.next, points: near * worth.letter });
    }
  }
  const open = coming.topics.filter(({ done }) => !done).length;
  const total = coming.topics.length;
  if (open > 0) reasons.push({ id: "topics", open, total, points: near * worth.topics * (open / total) });
  const takes = minutesLeft(coming);
  if (takes !== null && takes > 0) {
    const share = Math.min(1, (takes * minuteMs) / Math.max(left, minuteMs));
    reasons.push({ id: "takes", minutes: takes, points: near * worth.time * share });
  }
  return { kind: "coming", coming, score: sum(reasons), reasons: inOrder(reasons) };
}

function ofNote(note: Unfinished, now: number): NextUp {
  const near = nearness(Math.max(0, now - note.editedAt));
  const reasons: readonly Reason[] = [
    // One task more never counts for less, and a hundred do not outweigh an exam.
    { id: "tasks", open: note.openTasks, points: near * worth.tasks * (1 - 1 / (1 + note.openTasks)) },
  ];
  return { kind: "note", note, score: sum(reasons), reasons };
}

/** 1 now, a half a day away, an eighth a week away. */
function nearness(milliseconds: number): number {
  return 1 / (1 + Math.max(0, milliseconds) / dayMs);
}

/** What is still to be done of the estimate: topics that are ticked are done. */
function minutesLeft({ estimateMinutes, topics }: Coming): number | null {
  if (estimateMinutes === null || topics.length === 0) return estimateMinutes;
  return Math.ceil((estimateMinutes * topics.filter(({ done }) => !done).length) / topics.length);
}

function sum(reasons: readonly Reason[]): number {
  return reasons.reduce((total, { points }) => total + points, 0);
}

function inOrder(reasons: readonly Reason[]): readonly Reason[] {
  const [first, ...others] = reasons;
  return first ? [first, ...others.toSorted((one, other) => other.points - one.points)] : [];
}

/** A total order: nothing is left to chance, so the list never jumps by itself. */
function byRank(one: NextUp, other: NextUp): number {
  return (
    other.score - one.score ||
    dueOf(one) - dueOf(other) ||
    weightOf(other) - weightOf(one) ||
    compared(titleOf(one), titleOf(other)) ||
    compared(idOf(one), idOf(other))
  );
}

function dueOf(entry: NextUp): number {
  return entry.kind === "coming" ? entry.coming.dueAt : Number.MAX_SAFE_INTEGER;
}

function weightOf(entry: NextUp): number {
  return entry.kind === "coming" ? (entry.coming.weight ?? 0) : 0;
}

export function titleOf(entry: NextUp): string {
  return entry.kind === "coming" ? entry.coming.title : entry.note.title;
}

export function idOf(entry: NextUp): string {
  return entry.kind === "coming" ? entry.coming.id : entry.note.noteId;
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A study block is time for work, and not the work itself. */
export function isWork(entry: NextUp): boolean {
  return !(entry.kind === "coming" && entry.coming.kind === "study");
}

/** What can be done of an entry in a short while: all of it, one of its topics, or a beginning. */
export type Fit = {
  readonly entry: NextUp;
  readonly how: "whole" | "topic" | "start";
  readonly topic?: string;
};

/** The first of the list that can be finished in the time there is, else a piece of the very first. */
export function fitFor(ranked: readonly NextUp[], minutes = 30): Fit | null {
  const usable = ranked.filter(isWork);
  const whole = usable.find((entry) => {
    const takes = entry.kind === "coming" ? minutesLeft(entry.coming) : null;
    return takes !== null && takes > 0 && takes <= minutes;
  });
  if (whole) return { entry: whole, how: "whole" };
  const [entry] = usable;
  if (!entry) return null;
  const topic = entry.kind === "coming" ? entry.coming.topics.find(({ done }) => !done)?.name : undefined;
  return topic === undefined ? { entry, how: "start" } : { entry, how: "topic", topic };
}
