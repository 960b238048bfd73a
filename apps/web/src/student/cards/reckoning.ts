import type { Shortfall } from "@jotter/memory/shortfall";
import type {
  Answer,
  Asked,
  PlanAnswer,
  PlanRequest,
  ReadinessAnswer,
  ReadinessRequest,
  ShortfallRequest,
} from "./plan-answers.ts";
import type { Answered } from "./plan-worker.ts";

/** What is reckoned of a student's memory, apart from the page. [FLA-3] [DSH-4] */
export function planned(plan: PlanRequest): Promise<PlanAnswer> {
  return ask<PlanAnswer>({ plan });
}

export function readied(readiness: ReadinessRequest): Promise<ReadinessAnswer> {
  return ask<ReadinessAnswer>({ readiness });
}

export function fallenShort(shortfall: ShortfallRequest): Promise<Shortfall | null> {
  return ask<Shortfall | null>({ shortfall });
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (answer: never) => void>();

function ask<Wanted extends Answer>(asked: Asked): Promise<Wanted> {
  if (!worker) {
    worker = new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      waiting.get(data.n)?.(data.answer as never); // Each request is answered in its own kind.
      waiting.delete(data.n);
    });
  }
  const n = ++count;
  const answer = new Promise<Wanted>((resolve) => waiting.set(n, resolve));
  worker.postMessage({ n, asked });
  return answer;
}
