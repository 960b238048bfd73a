import type { Rating, Review } from "@jotter/domain/card";
import { dayMs } from "@jotter/memory/scheduler";

/** A row of Anki's log. */
export type LogEntry = {
  readonly at: number;
  /** Again to easy; 0 where nobody answered. */
  readonly ease: number;
  readonly factor: number;
  readonly ms: number;
  /** Until this answer: days; below zero seconds. */
  readonly lastInterval: number;
  /** 0 learning, 1 reviewing, 2 learning again, 3 besides the plan, 4 and more by hand. */
  readonly type: number;
};

/** How Anki planned one side of a note. */
export type Schedule = {
  /** 0 new, 1 learning, 2 reviewing, 3 learning again. */
  readonly type: number;
  readonly due: number;
  /** Days; below zero seconds. */
  readonly interval: number;
  readonly factor: number;
  /** How often it was forgotten. */
  readonly slips: number;
  /** JSON; with FSRS it knows stability and difficulty. */
  readonly data: string;
};

export type HistoryOptions = { readonly side: number; readonly createdAt: number; readonly now: number };

/**
 * The answers of one side. What Anki forgot on demand is kept and does not count. Where the log is missing, or begins
 * in the middle, what Anki knew before it and at the end is set. [FLA-4]
 */
export function reviewsOf(log: readonly LogEntry[], schedule: Schedule, options: HistoryOptions): readonly Review[] {
  const side = options.side === 0 ? {} : { side: options.side };
  const entries = log.toSorted((one, other) => one.at - other.at);
  const answers = entries.filter(isAnswer);
  const forgottenAt = entries.findLast(({ type, ease, factor }) => type === 4 && ease === 0 && factor === 0)?.at ?? 0;
  const reviews: Review[] = answers.map(({ at, ease, ms }) => ({
    at,
    ...side,
    rating: ease as Rating,
    ...(ms > 0 && { ms }),
  }));
  const forgotten = answers.filter(({ at }) => at < forgottenAt);
  reviews.push(...forgotten.map(({ at }, place): Review => ({ at: forgottenAt + place, ...side, undoes: at })));
  const counted = answers.filter(({ at }) => at >= forgottenAt);
  const [first] = counted;
  const set = first?.type === 0 ? null : known(schedule);
  if (first && set && first.lastInterval > 0) {
    const before = { stability: first.lastInterval, difficulty: set.difficulty };
    reviews.unshift({ at: first.at - first.lastInterval * dayMs, ...side, set: before });
  }
  if (set) reviews.push({ at: setAt(counted.at(-1)?.at, schedule, options), ...side, set });
  return reviews;
}

/** Whoever looks at cards besides the plan, with no effect on it, has a factor of 0. */
function isAnswer({ ease, type, factor }: LogEntry): boolean {
  return ease >= 1 && ease <= 4 && (type <= 2 || (type === 3 && factor !== 0));
}

function known({ type, interval, factor, slips, data }: Schedule): NonNullable<Review["set"]> | null {
  if (type === 0) return null;
  const { s, d } = fsrsIn(data);
  const slipped = slips > 0 ? { slips } : {};
  if (s > 0) return { stability: s, difficulty: d >= 1 && d <= 10 ? d : difficultyOf(factor), ...slipped };
  return interval > 0 ? { stability: interval, difficulty: difficultyOf(factor), ...slipped } : null;
}

/** Anki's ease from 130 % for the hardest; 250 % is where every card begins. */
export function difficultyOf(factor: number): number {
  return factor > 0 ? Math.min(10, Math.max(1, 10 - (factor - 1300) / 240)) : 5;
}

export function factorOf(difficulty: number): number {
  return Math.round(1300 + (10 - difficulty) * 240);
}

function setAt(lastAnswer: number | undefined, schedule: Schedule, { createdAt, now }: HistoryOptions): number {
  if (lastAnswer !== undefined) return lastAnswer + 1;
  const { lrt } = fsrsIn(schedule.data);
  const days = Math.max(0, schedule.interval);
  const isDay = schedule.type === 2 && schedule.due < 1_000_000;
  const at = lrt > 0 ? lrt * 1000 : isDay ? createdAt + (schedule.due - days) * dayMs : now - days * dayMs;
  return Math.min(at, now);
}

function fsrsIn(data: string): { readonly s: number; readonly d: number; readonly lrt: number } {
  const number = (name: string) => Number(new RegExp(`"${name}":\\s*([\\d.]+)`).exec(data)?.[1] ?? 0) || 0;
  return { s: number("s"), d: number("d"), lrt: number("lrt") };
}
