import type { Withheld } from "@jotter/analysis/findings";
import type { ModelProblem } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import { z } from "zod/mini";
import { answerSchema } from "./answer-schema.ts";
import type { Ask } from "./ask.ts";
import { madeOnDevice } from "./in-passage.ts";
import { readInParts } from "./long-source.ts";
import { promptOf, type Reader } from "./prompt.ts";
import { withShares } from "./share-done.ts";
import { type Chunk, chunksOf, type Source, tokensOf } from "./source.ts";
import type { Given, LeftOut, NeedsModel, Tool, ToolProblem, Unsure } from "./tool.ts";

export type ToolRequest<Options> = {
  readonly sources: readonly Source[];
  readonly options: Options;
  readonly reader: Reader;
};

/** What the work is done with: a model or none, the time, and words nobody can guess. */
export type ToolDeps = {
  readonly ask: Ask | null;
  /** How much fits into one question. */
  readonly contextTokens: number;
  readonly now: number;
  readonly newWord: () => string;
  /** How much of the device's own work is done, from 0 to 1. */
  readonly onShare?: (share: number) => void;
};

export type ToolEvent<Output> =
  /** So many parts of so many are read. */
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | { readonly kind: "result"; readonly result: ToolResult<Output> }
  | { readonly kind: "problem"; readonly problem: ToolProblem };

export type ToolResult<Output> = {
  readonly output: Output;
  /** Shown with every result: nothing made on the device passes for a model's. [AIX-6] */
  readonly madeBy: "model" | "device";
  readonly withheld: Withheld | null;
  readonly leftOut: LeftOut;
  /** What was left out, one by one, where the tool can say it. */
  readonly unsure?: readonly Unsure[];
  readonly needsModel: readonly NeedsModel[];
};

/** Always ends with a result or a problem, unless whoever listens leaves. */
export async function* runTool<Options, Answer, Output>(
  tool: Tool<Options, Answer, Output>,
  { sources, options, reader }: ToolRequest<Options>,
  means: ToolDeps,
): AsyncGenerator<ToolEvent<Output>, void> {
  const filled = sources.filter(({ text }) => text.trim() !== "");
  // Only a model reads in pieces.
  const chunks = means.ask === null ? [] : chunksOf(filled);
  const given: Given<Options> = { options, sources: filled, chunks, reader, now: means.now };
  if (filled.length === 0) {
    yield { kind: "result", result: byModel(tool.nothing(given)) };
    return;
  }
  if (filled.length < tool.fewestSources) {
    yield { kind: "problem", problem: { kind: "too-few-sources", fewest: tool.fewestSources } };
    return;
  }
  if (means.ask === null) {
    const made = withShares(filled.length, means.onShare ?? (() => {}), () => madeOnDevice(tool, given));
    yield { kind: "result", result: { ...made, madeBy: "device" } };
    return;
  }
  const budget = budgetOf(means.contextTokens);
  if (totalTokens(chunks) <= budget) {
    yield { kind: "progress", done: 0, of: 1 };
    const answer = await askTool(tool, given, chunks, means.ask, means.newWord);
    yield answer.ok ? { kind: "result", result: byModel(answer.value) } : { kind: "problem", problem: answer.problem };
    return;
  }
  if (tool.long.kind === "share") yield* sharedOut(tool, tool.long, given, budget, means.ask, means.newWord);
  else yield* joined(tool, given, budget, means.ask, means.newWord);
}

/** What a run would send, before it does: so much to read, in so many questions. */
export function planOf(
  tool: { readonly long: { readonly kind: "join" | "share" } },
  sources: readonly Source[],
  contextTokens: number,
) {
  const chunks = chunksOf(sources);
  const parts = partsOf(chunks, budgetOf(contextTokens)).length;
  return { tokens: totalTokens(chunks), questions: parts > 1 && tool.long.kind === "join" ? parts + 1 : parts };
}

/** A quarter of what a model reads at once is left for its answer. */
function budgetOf(contextTokens: number): number {
  return Math.max(1000, Math.floor(contextTokens * 0.75) - 1500);
}

/** Each part gives its own share, and the shares are put together: no part of a book goes unasked. */
async function* sharedOut<Options, Answer, Output>(
  tool: Tool<Options, Answer, Output>,
  long: Extract<Tool<Options, Answer, Output>["long"], { kind: "share" }>,
  given: Given<Options>,
  budget: number,
  ask: Ask,
  newWord: () => string,
): AsyncGenerator<ToolEvent<Output>, void> {
  const parts = partsOf(given.chunks, budget);
  const outputs: Output[] = [];
  for (const [at, part] of parts.entries()) {
    yield { kind: "progress", done: at, of: parts.length };
    const options = long.partOptions(given.options, at, parts.length);
    const answer = await askTool(tool, { ...given, options }, part, ask, newWord);
    if (!answer.ok) {
      yield { kind: "problem", problem: answer.problem };
      return;
    }
    outputs.push(answer.value);
  }
  yield { kind: "progress", done: parts.length, of: parts.length };
  yield { kind: "result", result: byModel(long.together(outputs, given)) };
}

/** Each part is read for its points, quotes and all; then the tool works on the points. */
async function* joined<Options, Answer, Output>(
  tool: Tool<Options, Answer, Output>,
  given: Given<Options>,
  budget: number,
  ask: Ask,
  newWord: () => string,
): AsyncGenerator<ToolEvent<Output>, void> {
  const parts = partsOf(given.chunks, budget);
  const reading = readInParts(parts, given.reader, budget, ask, newWord);
  for (;;) {
    const step = await reading.next();
    if (!step.done) {
      yield { kind: "progress", done: step.value, of: parts.length + 1 };
      continue;
    }
    if (!step.value.ok) {
      yield { kind: "problem", problem: step.value.problem };
      return;
    }
    // The model sees the points; its quotes are looked for in the sources themselves.
    const answer = await askTool(tool, given, step.value.value, ask, newWord);
    yield answer.ok ? { kind: "result", result: byModel(answer.value) } : { kind: "problem", problem: answer.problem };
    return;
  }
}

async function askTool<Options, Answer, Output>(
  tool: Tool<Options, Answer, Output>,
  given: Given<Options>,
  shown: readonly Chunk[],
  ask: Ask,
  newWord: () => string,
): Promise<Result<Output, ModelProblem>> {
  const instructions = tool.instructions(given.options, given.sources.length);
  const schema = answerSchema(tool.answer);
  const answer = await ask({ ...promptOf(instructions, shown, given.reader, newWord), schema });
  if (!answer.ok) return answer;
  const read = z.safeParse(tool.answer, answer.value);
  if (!read.success) return { ok: false, problem: { kind: "bad-output" } };
  return { ok: true, value: tool.read(read.data, given) };
}

function byModel<Output>(output: Output): ToolResult<Output> {
  return { output, madeBy: "model", withheld: null, leftOut: {}, needsModel: [] };
}

function partsOf(chunks: readonly Chunk[], budget: number): readonly (readonly Chunk[])[] {
  const parts: Chunk[][] = [];
  let size = 0;
  for (const chunk of chunks) {
    const own = tokensOf(chunk.text);
    const last = parts.at(-1);
    if (last && size + own <= budget) {
      last.push(chunk);
      size += own;
    } else {
      parts.push([chunk]);
      size = own;
    }
  }
  return parts;
}

function totalTokens(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { text }) => sum + tokensOf(text), 0);
}
