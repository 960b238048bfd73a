import { type FreeTime, freeTimeFrom } from "./free-time.ts";
import type { Letter } from "./grade.ts";
import { nearness } from "./nearness.ts";
import {
  type Busy,
  type Coming,
  type Known,
  type Situation,
  type Standing,
  situationOf,
  type Unfinished,
} from "./next-up-situation.ts";
import type { StudyEntry, StudyReason } from "./next-up-study.ts";

/**
 * What to do now, in one ranked list, and why. [DSH-2]
 *
 * What is coming is worth what hangs on it times how urgent it is: how near, or how much of the free time until then the
 * work will take. What must be begun within the hour, or it is too late, comes before. The worth is a sum, and each of
 * its parts is a reason that can be said in words: the points of all reasons together are the score.
 */

export type Reason = StudyReason | PlainReason;

type PlainReason = { readonly points: number } & (
  | { readonly id: "due"; readonly minutes: number }
  | { readonly id: "overdue"; readonly minutes: number }
  /** A study block has begun. */
  | { readonly id: "running"; readonly until: number }
  /** The last moment at which it can be begun and still be done in time. */
  | { readonly id: "begin"; readonly by: number }
  | { readonly id: "weighs"; readonly percent: number }
  /** Nobody typed a weight: what its category counts in the class. */
  | { readonly id: "category"; readonly category: string; readonly name?: string | undefined; readonly percent: number }
  | { readonly id: "stands"; readonly percent: number }
  | { readonly id: "letter"; readonly letter: Letter; readonly distance: number }
  | { readonly id: "topics"; readonly open: number; readonly total: number }
  | { readonly id: "takes"; readonly minutes: number }
  | { readonly id: "tasks"; readonly open: number }
  | { readonly id: "written"; readonly minutes: number }
);

export type NextUp = StudyEntry | PlainEntry;

type PlainEntry = {
  readonly score: number;
  /** The strongest first; when it is due stands before all others. Never empty. */
  readonly reasons: readonly Reason[];
} & (
  | { readonly kind: "coming"; readonly coming: Coming }
  /** An exam is over, and its grade is not in the book yet. */
  | { readonly kind: "grade"; readonly coming: Coming }
  | { readonly kind: "note"; readonly note: Unfinished }
);

/** The days whose events matter: overdue work lies behind, the finals ahead. */
export const daysBehind = 14;
export const daysAhead = 60;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How many times slower late work fades than coming work grows. */
const overdueFade = 7;

/** What each part is worth at most, beside 1 for being due at all. */
const worth = { weight: 4, room: 4, letter: 0.5, topics: 1, begin: 3, tasks: 0.25, grade: 0.2 } as const;
/** A study block is time for work that stands here itself, and what counts nothing is worth half. */
const lightBase = 0.5;
/** Below this a class may be failed, and each point counts double. */
const failingBelow = 70;

/** The one reckoning for every screen that says what comes next, so that no two of them disagree. [DSH-2] */
export function nextUp(known: Known): { readonly ranked: readonly NextUp[]; readonly running: Busy | undefined } {
  const situation = situationOf(known);
  return { ranked: rankedIn(situation, known.now), running: runningNow(situation.busy, known.now) };
}

export function rankedIn(situation: Situation, now: number): readonly NextUp[] {
  const standings = new Map(situation.standings.map((standing) => [standing.classId, standing]));
  const free = freeTimeFrom(now, situation.busy, situation.zone);
  const exam = situation.busy.find(({ kind, from, to }) => kind === "exam" && from <= now && now < to);
  const coming = situation.coming
    .filter((one) => isOpen(one, now))
    // Whoever writes an exam is not told of next week.
    .filter((one) => !exam || (one.due.at > now && one.due.at <= exam.to + dayMs))
    .map((one) => {
      const standing = one.classId === null ? undefined : standings.get(one.classId);
      return ofComing(one, standing, now, free, situation.study);
    });
  if (exam) return coming.sort(byRank);
  const notes = situation.unfinished.filter(({ openTasks }) => openTasks > 0).map((note) => ofNote(note, now));
  const grades = situation.ungraded
    .filter(({ endsAt }) => endsAt <= now && now - endsAt <= daysBehind * dayMs)
    .map((one) => ofGrade(one, now));
  const exams = situation.coming.filter(({ kind }) => kind === "exam");
  const studied = situation.study?.entries(exams, now) ?? [];
  return [...coming, ...grades, ...notes, ...studied].sort(byRank);
}

/** Where the student is right now, if the calendar says so: an exam before all else. */
export function runningNow(busy: readonly Busy[], now: number): Busy | undefined {
  const running = busy.filter(({ from, to }) => from <= now && now < to);
  return running.find(({ kind }) => kind === "exam") ?? running.toSorted((one, other) => one.to - other.to)[0];
}

function isOpen({ kind, due, endsAt }: Coming, now: number): boolean {
  if (due.at - now > daysAhead * dayMs) return false;
  if (due.at > now) return true;
  // An exam that has begun cannot be prepared any more; one without an hour may still be to come.
  if (kind === "exam") return due.allDay && endsAt > now;
  return kind === "study" ? endsAt > now : now - due.at <= daysBehind * dayMs;
}

function ofComing(
  coming: Coming,
  standing: Standing | undefined,
  now: number,
  free: FreeTime,
  study: Situation["study"],
): NextUp {
  const left = coming.due.at - now;
  const isLate = left <= 0 && coming.kind === "assignment";
  const room = left > 0 ? free.until(coming.due.at) : 0;
  const takes = minutesLeft(coming);
  // What is late stays urgent, though it fades: after two weeks nobody waits for it any more.
  const near = isLate ? nearness(-left / overdueFade) : nearness(left);
  const full = left > 0 && takes !== null && takes > 0 ? Math.min(1, takes / Math.max(room, 1)) : 0;
  const urgency = Math.max(near, full);
  const can = canChange(coming, takes, left > 0 ? room : null);
  const base = coming.kind === "study" || coming.weight === 0 ? lightBase : 1;
  const stake = (coming.stake?.percent ?? 0) / 100;

  const minutes = Math.ceil(Math.abs(left) / minuteMs);
  const isRunning = left <= 0 && coming.kind === "study";
  const when: Reason = isRunning
    ? { id: "running", until: coming.endsAt, points: can * near * base }
    : { id: isLate ? "overdue" : "due", minutes, points: can * near * base };
  const reasons: Reason[] = [when];
  const begin = left > 0 ? beginning(coming, takes, left, room) : null;
  if (begin) reasons.push({ id: "begin", by: free.after(begin.slack), points: begin.points });
  if (coming.stake && stake > 0) {
    const points = can * urgency * worth.weight * stake;
    const { category, percent } = coming.stake;
    if (category) {
      reasons.push({ id: "category", category: category.id, name: category.name, percent: category.percent, points });
    } else reasons.push({ id: "weighs", percent, points });
  }
  if (standing && stake > 0) {
    // The more a class has lost, the more one result can bring back.
    const lost = Math.min(1, Math.max(0, (100 - standing.percent) / 100));
    const danger = standing.percent < failingBelow ? 2 : 1;
    if (lost > 0) {
      const points = can * urgency * worth.room * stake * lost * danger;
      reasons.push({ id: "stands", percent: standing.percent, points });
    }
    if (standing.next && standing.next.distance <= stake * (100 - standing.percent)) {
      reasons.push({ id: "letter", ...standing.next, points: can * urgency * worth.letter * Math.min(1, stake * 5) });
    }
  }
  const open = coming.topics.filter(({ done }) => !done).length;
  const total = coming.topics.length;
  if (open > 0) reasons.push({ id: "topics", open, total, points: can * near * worth.topics * (open / total) });
  reasons.push(...(study?.examReasons(coming, urgency, now) ?? []));
  if (takes !== null && takes > 0) {
    // Where the work fills the time there is, it is urgent long before it is near.
    reasons.push({ id: "takes", minutes: takes, points: can * (urgency - near) * base });
  }
  return { kind: "coming", coming, score: sum(reasons), reasons: inOrder(reasons) };
}

/** How much of it can still be brought about: nothing is left of what is prepared, a part of what comes too late. */
function canChange({ kind }: Coming, takes: number | null, room: number | null): number {
  if (takes === 0) return 0.15;
  // An hour before an exam still helps; half a report helps little.
  if (kind !== "assignment" || takes === null || room === null || takes <= room) return 1;
  return Math.max(0.1, room / takes);
}

/** Within an hour of the last moment at which it can be begun; it counts as far as the time it takes is well spent. */
function beginning(
  { kind, stake }: Coming,
  takes: number | null,
  left: number,
  room: number,
): { readonly slack: number; readonly points: number } | null {
  if (kind === "study" || (kind === "exam" && takes === null)) return null;
  // Nobody said how long it takes: that it can still be done, and in less than the time there is.
  const work = takes ?? Math.min(60, left / minuteMs / 2);
  const slack = Math.min(room, left / minuteMs) - work;
  if (work <= 0 || slack < 0 || slack >= 60) return null;
  const perMinute = (stake?.percent ?? unknownStake) / Math.max(5, work);
  const points = worth.begin * (1 - slack / 60) * Math.min(1, perMinute / wellSpent);
  return points > 0 ? { slack, points } : null;
}

const unknownStake = 2;
/** Percent of a grade for each minute. */
const wellSpent = 0.05;

function ofNote(note: Unfinished, now: number): NextUp {
  const near = nearness(Math.max(0, now - note.editedAt));
  const reasons: readonly Reason[] = [
    // One task more never counts for less, and a hundred do not outweigh an exam.
    { id: "tasks", open: note.openTasks, points: near * worth.tasks * (1 - 1 / (1 + note.openTasks)) },
  ];
  return { kind: "note", note, score: sum(reasons), reasons };
}

function ofGrade(coming: Coming, now: number): NextUp {
  const passed = now - coming.endsAt;
  const points = worth.grade * nearness(passed / overdueFade);
  const reasons: readonly Reason[] = [{ id: "written", minutes: Math.ceil(passed / minuteMs), points }];
  return { kind: "grade", coming, score: sum(reasons), reasons };
}

/** What is still to be done of the estimate: topics that are ticked are done. */
export function minutesLeft({ estimateMinutes, topics }: Coming): number | null {
  const open = topics.filter(({ done }) => !done).length;
  if (topics.length > 0 && open === 0) return 0;
  if (estimateMinutes === null || topics.length === 0) return estimateMinutes;
  return Math.ceil((estimateMinutes * open) / topics.length);
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
  return entry.kind === "coming" ? entry.coming.due.at : Number.MAX_SAFE_INTEGER;
}

function weightOf(entry: NextUp): number {
  return entry.kind === "coming" ? (entry.coming.stake?.percent ?? 0) : 0;
}

/** The strongest so many, and among them what can be begun at once. */
export function shownReasons(entry: NextUp, most: number): readonly Reason[] {
  const reasons: readonly Reason[] = entry.reasons;
  const study = reasons.find(({ id }) => id === "fading" || id === "notBegun");
  if (!study || reasons.indexOf(study) < most) return reasons.slice(0, most);
  return [...reasons.slice(0, most - 1), study];
}

/** What it is about, whatever it is: its name, its class and its notes. */
export function aboutOf(entry: NextUp): {
  readonly title: string;
  readonly classId: string | null;
  readonly noteIds: readonly string[];
} {
  if (entry.kind === "note") return { ...entry.note, noteIds: [entry.note.noteId] };
  if (entry.kind === "cards") return { ...entry.deck, title: entry.deck.name, noteIds: [] };
  return entry.kind === "mistakes" ? { ...entry.quiz, noteIds: [] } : entry.coming;
}

export function titleOf(entry: NextUp): string {
  return aboutOf(entry).title;
}

export function idOf(entry: NextUp): string {
  if (entry.kind === "note") return entry.note.noteId;
  if (entry.kind === "cards") return `deck:${entry.deck.deckId}`;
  if (entry.kind === "mistakes") return `quiz:${entry.quiz.quizId}`;
  return entry.kind === "grade" ? `grade:${entry.coming.id}` : entry.coming.id;
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A study block is time for work, and not the work itself; a grade is entered in a minute. */
export function isWork(entry: NextUp): boolean {
  return entry.kind === "coming" ? entry.coming.kind !== "study" : entry.kind !== "grade";
}

/** How long it takes, where that is known. */
function minutesOf(entry: NextUp): number | null {
  if (entry.kind === "cards") return entry.deck.minutes;
  if (entry.kind === "mistakes") return entry.quiz.minutes;
  return entry.kind === "coming" ? minutesLeft(entry.coming) : null;
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
    const takes = minutesOf(entry);
    return takes !== null && takes > 0 && takes <= minutes;
  });
  if (whole) return { entry: whole, how: "whole" };
  const [entry] = usable;
  if (!entry) return null;
  const topic = entry.kind === "coming" ? entry.coming.topics.find(({ done }) => !done)?.name : undefined;
  return topic === undefined ? { entry, how: "start" } : { entry, how: "topic", topic };
}
