import { type FSRS, forgetting_curve, fsrs } from "ts-fsrs";

/** How a student's memory is reckoned: by these weights, or those that fit most people, to be asked again at this recall. */
export type SchedulerOptions = { readonly retention: number; readonly weights?: readonly number[] | undefined };

export type Scheduler = {
  readonly fsrs: FSRS;
  readonly retention: number;
  /** The chance that something of this stability is remembered after so many days. */
  readonly recall: (days: number, stability: number) => number;
};

export function schedulerFor({ retention, weights }: SchedulerOptions): Scheduler {
  const scheduler = fsrs({ request_retention: retention, enable_fuzz: false, ...(weights && { w: weights }) });
  const { w } = scheduler.parameters;
  return { fsrs: scheduler, retention, recall: (days, stability) => forgetting_curve(w, Math.max(0, days), stability) };
}

export const dayMs = 86_400_000;
