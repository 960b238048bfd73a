import type { ModelProblem, ObjectQuestion } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import { countWords } from "@jotter/markdown/count-words";
import { tools } from "@jotter/study-tools/catalogue";
import type { Reader } from "@jotter/study-tools/prompt";
import { runTool, type ToolEvent } from "@jotter/study-tools/run-tool";
import { type GivenText, sourceOf, tokensOf } from "@jotter/study-tools/source";
import type { SummaryOptions } from "@jotter/study-tools/summary";
import { type SummaryVariant, summaryVariants } from "@jotter/study-tools/summary-variants";
import type { Tool, ToolId } from "@jotter/study-tools/tool";

/** Reading a long text takes longer than a key may take, so all of a tool's work is done here; only asking is the page's. */
export type ToWorker =
  | { readonly t: "run"; readonly n: number; readonly request: RunRequest }
  | { readonly t: "answer"; readonly q: number; readonly answer: Result<unknown, ModelProblem> };

export type FromWorker =
  /** How much there is to read, and what asking a model would take. */
  | { readonly t: "words"; readonly n: number; readonly words: number; readonly tokens: number }
  /** So much of what the device does by itself is done. */
  | { readonly t: "share"; readonly n: number; readonly share: number }
  | { readonly t: "event"; readonly n: number; readonly event: ToolEvent<unknown> }
  | { readonly t: "ask"; readonly n: number; readonly q: number; readonly question: ObjectQuestion }
  | { readonly t: "variant"; readonly n: number; readonly variant: SummaryVariant }
  | { readonly t: "end"; readonly n: number };

export type RunRequest = {
  readonly tool: ToolId;
  readonly texts: readonly GivenText[];
  readonly options: unknown;
  readonly reader: Reader;
  readonly now: number;
  /** How much a model reads at once; null where none is to be asked. */
  readonly contextTokens: number | null;
  /** All kinds of summary at the same time, under these descriptions. */
  readonly variants?: Parameters<typeof summaryVariants>[1];
};

const asked = new Map<number, (answer: Result<unknown, ModelProblem>) => void>();
let questions = 0;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === "run") void run(data.n, data.request).catch(() => failed(data.n));
  else {
    asked.get(data.q)?.(data.answer);
    asked.delete(data.q);
  }
});

async function run(n: number, { variants, ...asking }: RunRequest): Promise<void> {
  const { tool, texts, options, reader, now, contextTokens } = asking;
  const ask = (question: ObjectQuestion) =>
    new Promise<Result<unknown, ModelProblem>>((resolve) => {
      const q = ++questions;
      asked.set(q, resolve);
      post({ t: "ask", n, q, question });
    });
  const words = texts.reduce((sum, { text }) => sum + countWords(text), 0);
  post({ t: "words", n, words, tokens: texts.reduce((sum, { text }) => sum + tokensOf(text), 0) });
  const chosen = tools[tool] as Tool<unknown, unknown, unknown>;
  const request = {
    sources: texts.map((one) => sourceOf(one, reader.language)),
    options: chosen.options.parse(options),
    reader,
  };
  const deps = {
    ask: contextTokens === null ? null : ask,
    contextTokens: contextTokens ?? 0,
    now,
    newWord: () => crypto.randomUUID(),
    onShare: (share: number) => post({ t: "share", n, share }),
  };
  if (variants) {
    const some = { ...request, options: options as Partial<SummaryOptions> };
    for await (const variant of summaryVariants(some, variants, deps)) post({ t: "variant", n, variant });
    post({ t: "end", n });
    return;
  }
  for await (const event of runTool(chosen, request, deps)) post({ t: "event", n, event });
  post({ t: "end", n });
}

/** Whoever waits is told, whatever a text has done to us. */
function failed(n: number): void {
  post({ t: "event", n, event: { kind: "problem", problem: { kind: "unavailable", detail: "" } } });
  post({ t: "end", n });
}

function post(message: FromWorker): void {
  postMessage(message);
}
