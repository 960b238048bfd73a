import { addDays } from "../days.ts";
import type { Stretch } from "../free-time.ts";
import { dayAt, instantOf, minuteMs } from "../zones.ts";
import { type Diary, diaryOf } from "./diary.ts";
import { type FreeDay, freeDays, type Span } from "./free-days.ts";
import type { KnownBlock } from "./plan-block.ts";
import type { Rhythm } from "./rhythm.ts";
import { longestOf, type Piece, type PlanExam, type PlanTask, piecesOf } from "./works.ts";

export type PlanInput = {
  readonly now: number;
  readonly zone: string;
  readonly exams: readonly PlanExam[];
  readonly tasks: readonly PlanTask[];
  /** When the student is elsewhere, however these lie upon each other. */
  readonly busy: readonly Stretch[];
  readonly rhythm: Rhythm;
  /** What was planned so far: of it as much stays as can. */
  readonly old?: readonly KnownBlock[] | undefined;
  /** So many minutes of a work come before all else: its student said so. */
  readonly first?: Readonly<Record<string, number>> | undefined;
};

/** One piece while it is being planned. */
export type Job = {
  readonly piece: Piece;
  readonly deadline: number;
  /** That of its piece, and of a mock test there is no place for. */
  need: number;
  /** Promised to it, and not in the diary yet. */
  left: number;
  /** Nobody could promise this. */
  refused: number;
};

export type Booked = Span & { readonly piece: Piece; readonly isLiked: boolean; readonly old: KnownBlock | undefined };

/** All there is to plan, and the days it is planned on. */
export type Groundwork = {
  readonly pieces: readonly Piece[];
  /** When the last of the days ends. */
  readonly horizon: number;
  /** Whose last evening a day is. */
  readonly evesByDay: ReadonlyMap<number, ReadonlySet<string>>;
  readonly diary: Diary;
  readonly booked: Booked[];
  readonly first: ReadonlyMap<string, number>;
};

/** What is late or has no date is looked at for two weeks. */
const fewestDays = 13;
/** Nobody plans further, and a slip of the pen in the year must not hold up a device. */
const furthestDays = 365;

/** From today until the last thing is due. */
export function daysOf({ now, zone, exams, tasks, busy, rhythm }: PlanInput): readonly FreeDay[] {
  const today = dayAt(now, zone);
  const furthest = instantOf(addDays(today, furthestDays), zone);
  const due = [...exams.map(({ at }) => at), ...tasks.map(({ dueAt }) => dueAt ?? 0)].filter((at) => at <= furthest);
  const lastDay = [addDays(today, fewestDays), dayAt(Math.max(now, ...due), zone)].sort().at(-1) ?? today;
  return freeDays({ now, zone, busy, rhythm, lastDay });
}

export function groundworkOf(input: PlanInput): Groundwork {
  const { now, zone, exams, tasks, rhythm } = input;
  const days = daysOf(input);
  const last = days.at(-1)?.ends ?? 0;
  // A task of a day without an hour is due when that day is over.
  const pieces = piecesOf(exams, tasks, { now, zone, rhythm }).filter(({ dueAt }) => (dueAt ?? 0) <= last * minuteMs);
  const diary = diaryOf(days, { minutesADay: rhythm.minutesADay, longest: longestOf(rhythm) });
  const horizon = days.at(-1)?.ends ?? 0;
  const first = new Map(Object.entries(input.first ?? {}));
  return { pieces, horizon, diary, booked: [], first, evesByDay: evesOf(pieces, diary) };
}

function evesOf(pieces: readonly Piece[], diary: Diary): Groundwork["evesByDay"] {
  const eves = new Map<number, Set<string>>();
  for (const { kind, activity, deadline, workId } of pieces) {
    if (kind !== "exam" || activity === "mock") continue;
    const day = diary.dayOf(deadline - 1);
    eves.set(day, (eves.get(day) ?? new Set()).add(workId));
  }
  return eves;
}

export function spanOf({ start, end }: Pick<KnownBlock, "start" | "end">, zone: string): Span {
  return { from: instantOf(start, zone) / minuteMs, to: instantOf(end, zone) / minuteMs };
}

export function isLikedIn({ days, dayOf }: Diary, { from, to }: Span): boolean {
  return days[dayOf(from)]?.liked.some((liked) => liked.from <= from && to <= liked.to) === true;
}

/** Best two days before the exam, else three; further off than a week it tests what is forgotten again. */
export const mockDays = { best: 2, most: 7 } as const;

export function isMockDay(day: number, { deadline }: Pick<Job, "deadline">, diary: Diary): boolean {
  const daysBefore = diary.dayOf(deadline - 1) - day + mockDays.best;
  return daysBefore >= mockDays.best && daysBefore <= mockDays.most;
}
