import type { Card, Review } from "@jotter/domain/card";
import { afterAnswer, countedAnswers, type MemoryState, memoryOf } from "@jotter/memory/replay";
import { dayMs, type Scheduler } from "@jotter/memory/scheduler";
import { factorOf } from "./anki-history.ts";

/** The columns of `cards` that say when and how a side is asked. */
export type PlanRow = {
  readonly type: number;
  readonly queue: number;
  readonly due: number;
  readonly interval: number;
  readonly factor: number;
  readonly answers: number;
  readonly slips: number;
  readonly left: number;
  readonly data: string;
};

export type PlanOptions = {
  /** Days are counted from here. */
  readonly createdAt: number;
  readonly position: number;
  readonly now: number;
};

type Held = Pick<Card, "suspendedAt" | "buriedUntil">;

/** `state` is what is remembered of the side; null where it was never asked. */
export function planRow(card: Held, state: MemoryState | null, { createdAt, position, now }: PlanOptions): PlanRow {
  const held = card.suspendedAt ? -1 : (card.buriedUntil ?? 0) > now ? -2 : null;
  if (!state) {
    const none = { interval: 0, factor: 0, answers: 0, slips: 0, left: 0, data: "{}" };
    return { type: 0, queue: held ?? 0, due: position, ...none };
  }
  const isKnown = state.phase === "known";
  const type = isKnown ? 2 : state.phase === "relearning" ? 3 : 1;
  const days = Math.max(1, Math.round((state.due - state.last) / dayMs));
  return {
    type,
    queue: held ?? (isKnown ? 2 : 1),
    due: isKnown ? Math.floor((state.due - createdAt) / dayMs) : Math.floor(state.due / 1000),
    interval: isKnown ? days : type === 3 ? 1 : 0,
    factor: factorOf(state.difficulty),
    answers: state.answers,
    slips: state.slips,
    // One step is left, today and altogether.
    left: isKnown ? 0 : 1001,
    data: fsrsJson(state),
  };
}

function fsrsJson({ stability, difficulty, last }: MemoryState): string {
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  return JSON.stringify({ s: rounded(stability), d: rounded(difficulty), lrt: Math.floor(last / 1000) });
}

/** A row of `revlog`. */
export type LogRow = {
  readonly at: number;
  readonly rating: number;
  /** Days; seconds below zero. */
  readonly interval: number;
  readonly lastInterval: number;
  readonly factor: number;
  readonly ms: number;
  readonly type: number;
};

export type Replayed = { readonly rows: readonly LogRow[]; readonly state: MemoryState | null };

/** The answers that count, and where they led. What was set by hand has no row: the plan carries it. */
export function replayed(reviews: readonly Review[], side: number, scheduler: Scheduler): Replayed {
  const rows: LogRow[] = [];
  const own = countedAnswers(reviews).filter((review) => (review.side ?? 0) === side);
  let state: MemoryState | null = null;
  own.forEach(({ at, rating, set, ms }, place) => {
    const before = state;
    if (set) state = memoryOf(own.slice(0, place + 1), side, scheduler);
    if (set || rating === undefined) return;
    const after = afterAnswer(before, rating, at, scheduler);
    state = after;
    rows.push({
      ...{ at, rating, ms: Math.round(ms ?? 0), factor: factorOf(after.difficulty) },
      interval: intervalOf(after),
      lastInterval: before ? intervalOf(before) : 0,
      type: typeAfter(before),
    });
  });
  return { rows, state };
}

function typeAfter(before: MemoryState | null): number {
  if (before === null || before.phase === "learning") return 0;
  return before.phase === "relearning" ? 2 : 1;
}

function intervalOf({ due, last, phase }: MemoryState): number {
  return phase === "known"
    ? Math.max(1, Math.round((due - last) / dayMs))
    : -Math.max(1, Math.round((due - last) / 1000));
}
