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
  readonly scheduler: Scheduler;
  /** Days are counted from here. */
  readonly createdAt: number;
  readonly position: number;
  readonly now: number;
};

type Planned = Pick<Card, "reviews" | "suspendedAt" | "buriedUntil">;

export function planRow(card: Planned, side: number, { scheduler, createdAt, position, now }: PlanOptions): PlanRow {
  const state = memoryOf(card.reviews, side, scheduler);
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

/** The answers that count; what was set by hand has no row, and the plan carries it. */
export function logRows(reviews: readonly Review[], side: number, scheduler: Scheduler): readonly LogRow[] {
  const rows: LogRow[] = [];
  let state: MemoryState | null = null;
  for (const review of countedAnswers(reviews)) {
    if ((review.side ?? 0) !== side) continue;
    const { at, rating, set, ms } = review;
    const before: MemoryState | null = state;
    state = set
      ? memoryOf([review], side, scheduler)
      : rating === undefined
        ? state
        : afterAnswer(state, rating, at, scheduler);
    if (rating === undefined || set || !state) continue;
    rows.push({
      ...{ at, rating, ms: Math.round(ms ?? 0), factor: factorOf(state.difficulty) },
      interval: intervalOf(state),
      lastInterval: before ? intervalOf(before) : 0,
      type: before === null || before.phase === "learning" ? 0 : before.phase === "relearning" ? 2 : 1,
    });
  }
  return rows;
}

function intervalOf({ due, last, phase }: MemoryState): number {
  return phase === "known"
    ? Math.max(1, Math.round((due - last) / dayMs))
    : -Math.max(1, Math.round((due - last) / 1000));
}
