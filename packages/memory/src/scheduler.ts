import { type FSRS, forgetting_curve, fsrs } from "ts-fsrs";
import { type Forgetting, forgettingBy } from "./forgetting.ts";

/** How a student's memory is reckoned: by these weights, or those that fit most people, to be asked again at this recall. */
export type SchedulerOptions = { readonly retention: number; readonly weights?: readonly number[] | undefined };

export type Scheduler = {
  readonly fsrs: FSRS;
  readonly retention: number;
  /** The chance that something of this stability is remembered after so many days. */
  readonly recall: (days: number, stability: number) => number;
  /** The same memory for what is tried out: plans, orders, fits. */
  readonly forgetting: Forgetting;
};

export function schedulerFor({ retention, weights }: SchedulerOptions): Scheduler {
  const scheduler = fsrs({ request_retention: retention, enable_fuzz: false, ...(weights && { w: weights }) });
  const { w } = scheduler.parameters;
  const recall = (days: number, stability: number) => forgetting_curve(w, Math.max(0, days), stability);
  return { fsrs: scheduler, retention, recall, forgetting: forgettingBy(w) };
}

export const dayMs = 86_400_000;
