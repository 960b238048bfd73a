import type { ModelProblem, ObjectQuestion } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import type { ToolEvent } from "@jotter/study-tools/run-tool";
import type { SummaryVariant } from "@jotter/study-tools/summary-variants";
import type { FromWorker, RunRequest, ToWorker } from "./tool-worker.ts";

/** How much there is to read: as a student counts, and about as a model does. */
export type SourceSize = { readonly words: number; readonly tokens: number };

type Run = {
  readonly onRead?: (size: SourceSize) => void;
  readonly onShare?: (share: number) => void;
  readonly onEvent: (event: ToolEvent<unknown>) => void;
  readonly onVariant?: (variant: SummaryVariant) => void;
  readonly onEnd?: () => void;
  readonly ask: ((question: ObjectQuestion) => Promise<Result<unknown, ModelProblem>>) | null;
};

let worker: Worker | null = null;
const runs = new Map<number, Run>();
let count = 0;

/** Has a tool work apart from the page. What it gives back stops it: then nothing of it is heard any more. */
export function startRun(request: RunRequest, run: Run): () => void {
  const n = ++count;
  runs.set(n, run);
  post({ t: "run", n, request });
  return () => {
    if (!runs.delete(n) || runs.size > 0) return;
    // It may be in the middle of a book that nobody waits for.
    worker?.terminate();
    worker = null;
  };
}

function post(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL("./tool-worker.ts", import.meta.url), { type: "module", name: "study tools" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => take(data);
    worker.onerror = () => {
      worker?.terminate();
      worker = null;
      for (const [n, { onEvent }] of runs) {
        runs.delete(n);
        onEvent({ kind: "problem", problem: { kind: "unavailable", detail: "" } });
      }
    };
  }
  worker.postMessage(message);
}

function take(message: FromWorker): void {
  const run = runs.get(message.n);
  if (!run) return;
  if (message.t === "words") run.onRead?.({ words: message.words, tokens: message.tokens });
  else if (message.t === "share") run.onShare?.(message.share);
  else if (message.t === "event") run.onEvent(message.event);
  else if (message.t === "variant") run.onVariant?.(message.variant);
  else if (message.t === "end") {
    runs.delete(message.n);
    run.onEnd?.();
  } else if (run.ask) void answer(message, run.ask);
}

async function answer(
  { n, q, question }: Extract<FromWorker, { t: "ask" }>,
  ask: NonNullable<Run["ask"]>,
): Promise<void> {
  const lost: Result<unknown, ModelProblem> = { ok: false, problem: { kind: "offline" } };
  const given = await ask(question).catch(() => lost);
  // Whoever was stopped meanwhile needs no worker any more.
  if (runs.has(n)) post({ t: "answer", q, answer: given });
}
