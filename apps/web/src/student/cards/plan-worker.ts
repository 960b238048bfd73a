import {
  type PlanAnswer,
  type PlanRequest,
  planAnswer,
  type ReadinessAnswer,
  type ReadinessRequest,
  readinessAnswer,
} from "./plan-answers.ts";

export type Asked = { readonly plan: PlanRequest } | { readonly readiness: ReadinessRequest };
export type Answered = { readonly n: number; readonly answer: PlanAnswer | ReadinessAnswer };

/** A deck of thousands is replayed and planned here, apart from the page. */
addEventListener("message", ({ data }: MessageEvent<{ readonly n: number; readonly asked: Asked }>) => {
  const { n, asked } = data;
  const answered: Answered = { n, answer: "plan" in asked ? planAnswer(asked.plan) : readinessAnswer(asked.readiness) };
  postMessage(answered);
});
