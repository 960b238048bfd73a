import type { Shortfall } from "@jotter/memory/shortfall";
import {
  type PlanAnswer,
  type PlanRequest,
  planAnswer,
  type ReadinessAnswer,
  type ReadinessRequest,
  readinessAnswer,
  type ShortfallRequest,
  shortfallAnswer,
} from "./plan-answers.ts";

export type Asked =
  | { readonly plan: PlanRequest }
  | { readonly readiness: ReadinessRequest }
  | { readonly shortfall: ShortfallRequest };
export type Answered = { readonly n: number; readonly answer: PlanAnswer | ReadinessAnswer | Shortfall | null };

/** A deck of thousands is replayed and planned here, apart from the page. */
addEventListener("message", ({ data }: MessageEvent<{ readonly n: number; readonly asked: Asked }>) => {
  const { n, asked } = data;
  const answered: Answered = { n, answer: answerOf(asked) };
  postMessage(answered);
});

function answerOf(asked: Asked): Answered["answer"] {
  if ("plan" in asked) return planAnswer(asked.plan);
  return "readiness" in asked ? readinessAnswer(asked.readiness) : shortfallAnswer(asked.shortfall);
}
