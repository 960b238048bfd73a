import { afterAnswer, type MemoryState } from "./replay.ts";
import { dayMs, type Scheduler } from "./scheduler.ts";
import { resultOf } from "./steps.ts";

/**
 * What one answer now adds to the chance of knowing it a month from now: by itself if it is known, by a second answer
 * ten minutes later if it slipped, so a slip costs two. In simulated breaks of a month and of a season this order knows
 * more over the weeks after than the order of due dates, and is caught up as early; to take what is best known first
 * is the worst of all.
 */
export function gainPerAnswer(state: MemoryState, now: number, { forgetting }: Scheduler): number {
  const days = Math.max(0, (now - state.last) / dayMs);
  const whole = Math.max(1, Math.round(days));
  const recall = forgetting.recall(days, state.stability);
  const known = forgetting.after(state, 3, whole, recall);
  const slipped = forgetting.after(forgetting.after(state, 1, whole, recall), 3, 0);
  const later = (stability: number) => forgetting.recall(monthDays, stability);
  const expected = recall * later(known.stability) + (1 - recall) * later(slipped.stability);
  return (expected - forgetting.recall(days + monthDays, state.stability)) / (2 - recall);
}

const monthDays = 30;

export type CatchUp = {
  /** What is due now, and what will be: every side with a memory. */
  readonly states: readonly MemoryState[];
  readonly perDay: number;
  readonly now: number;
  readonly endOfDay: number;
  readonly scheduler: Scheduler;
};

/** After how many days nothing waits any more, if as much as the limit allows is answered and known; null: not in a year. */
export function daysToCatchUp({ states, perDay, now, endOfDay, scheduler }: CatchUp): number | null {
  if (perDay <= 0) return states.some(({ due }) => due < endOfDay) ? null : 0;
  let waiting = states.filter(({ due }) => due < endOfDay);
  let later = states.filter(({ due }) => due >= endOfDay);
  for (let day = 0; day <= 365; day++) {
    if (waiting.length <= perDay) return day;
    const at = now + day * dayMs;
    const ordered = byGain(waiting, (state) => state, at, scheduler);
    const answered = ordered.slice(0, perDay).map((state) => afterAnswer(state, 3, at, scheduler));
    later = [...later, ...answered];
    const isDue = ({ due }: MemoryState) => due < endOfDay + (day + 1) * dayMs;
    waiting = [...ordered.slice(perDay), ...later.filter(isDue)];
    later = later.filter((state) => !isDue(state));
  }
  return null;
}

/** By what helps most; those that help alike keep their order. */
export function byGain<Entry>(...given: Parameters<typeof byGainSteps<Entry>>): readonly Entry[] {
  return resultOf(byGainSteps(...given));
}

/** The same, one entry after the other. */
export function* byGainSteps<Entry>(
  entries: readonly Entry[],
  stateOf: (entry: Entry) => MemoryState,
  now: number,
  scheduler: Scheduler,
): Generator<void, readonly Entry[]> {
  const gains: { readonly entry: Entry; readonly gain: number }[] = [];
  for (const entry of entries) {
    gains.push({ entry, gain: gainPerAnswer(stateOf(entry), now, scheduler) });
    yield;
  }
  return gains.toSorted((one, other) => other.gain - one.gain).map(({ entry }) => entry);
}
