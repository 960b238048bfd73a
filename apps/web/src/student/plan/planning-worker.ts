import type { PlanInput } from "@jotter/domain/plan/groundwork";
import { type Plan, planned } from "@jotter/domain/plan/schedule";

export type PlanAsked = { readonly n: number; readonly input: PlanInput };
export type PlanMade = { readonly n: number; readonly plan: Plan };

/** A term of exams and tasks is planned here, apart from the page. [PLN-1] */
addEventListener("message", ({ data: { n, input } }: MessageEvent<PlanAsked>) => {
  const made: PlanMade = { n, plan: planned(input) };
  postMessage(made);
});
