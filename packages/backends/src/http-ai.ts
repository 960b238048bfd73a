import {
  isBlank,
  ModelPiece,
  ModelProblem,
  ModelStatus,
  ModelTest,
  nothingAnswered,
  type Question,
} from "@jotter/domain/model";
import { failed, ok, type Result } from "@jotter/domain/result";
import type { AiPort } from "@jotter/ports/backend";
import { type Call, isGatewayTrouble, json, readTrouble, retryAfterMs } from "./http-call.ts";
import { objectAnswer } from "./object-answer.ts";

/** An answer may take its time; the server writes at least an empty line every 15 seconds. */
const answerMs = 15 * 60_000;
const silenceMs = 45_000;

/** So long a server is believed that it has no model: whoever runs it may set one up meanwhile. */
const believedMs = 5 * 60_000;

export function httpAi(call: Call): AiPort {
  let missing: { readonly problem: ModelProblem; readonly until: number } | null = null;
  const learn = (problem: ModelProblem | null) => {
    const isMissing = problem?.kind === "no-key" || problem?.kind === "not-configured";
    missing = isMissing ? { problem, until: Date.now() + believedMs } : null;
  };
  return {
    status: async (signal) => {
      const answer = await ask("/api/ai/status", { ...(signal && { signal }) }, ModelStatus);
      if (answer.ok) learn(answer.value.problem);
      return answer;
    },
    text: (question, signal) => answerTo("/api/ai/text", question, signal),
    object: (question, signal) => objectAnswer(answerTo("/api/ai/object", question, signal)),
    speech: (sound, signal) =>
      objectAnswer(
        pieces("/api/ai/speech", { method: "POST", headers: { "content-type": "audio/wav" }, body: sound }, signal),
      ),
    test: async (signal) => {
      const answer = await ask("/api/ai/test", { ...json({}), ...(signal && { signal }) }, ModelTest);
      if (answer.ok && answer.value.models.some(({ problem }) => problem === null)) learn(null);
      return answer;
    },
  };

  async function ask<Value>(
    path: string,
    init: RequestInit,
    schema: { readonly safeParse: (answer: unknown) => { readonly success: boolean; readonly data?: Value } },
  ): Promise<Result<Value, ModelProblem>> {
    const response = await call(path, init, answerMs);
    if (response === "aborted") return failed({ kind: "aborted" });
    if (response === "unreachable") return failed({ kind: "offline" });
    if (!response.ok) return failed(await problemIn(response));
    const answer = schema.safeParse(await response.json().catch(() => undefined));
    return answer.success ? ok(answer.data as Value) : failed(unreadable);
  }

  async function* answerTo(path: string, question: Question, signal?: AbortSignal): AsyncGenerator<ModelPiece> {
    if (isBlank(question)) yield nothingAnswered;
    // To ask all the same would only fail.
    else if (missing && missing.until > Date.now()) yield { t: "error", problem: missing.problem };
    else yield* pieces(path, json(question), signal, learn);
  }

  async function* pieces(
    path: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
    onProblem: (problem: ModelProblem) => void = () => undefined,
  ): AsyncGenerator<ModelPiece> {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    if (signal?.aborted) leave();
    signal?.addEventListener("abort", leave);
    let silence = setTimeout(leave, silenceMs);
    try {
      const response = await call(path, { ...init, signal: leaving.signal }, answerMs);
      if (typeof response === "string") return yield brokenOff(signal);
      if (!response.ok || !response.body) {
        const problem = await problemIn(response);
        onProblem(problem);
        return yield { t: "error", problem };
      }
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      let rest = "";
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return yield brokenOff(signal);
        clearTimeout(silence);
        silence = setTimeout(leave, silenceMs);
        const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          if (line === "") continue;
          const piece = pieceOf(line);
          yield piece;
          if (piece.t === "done" || piece.t === "error") return;
        }
      }
    } catch (error) {
      // The connection was lost, or given up, in the middle of the answer.
      if (!leaving.signal.aborted && !(error instanceof TypeError) && !isTimeout(error)) throw error;
      yield brokenOff(signal);
    } finally {
      clearTimeout(silence);
      signal?.removeEventListener("abort", leave);
      // Whoever left the loop in the middle wants no more of it.
      leave();
    }
  }
}

const unreadable: ModelProblem = { kind: "unavailable", detail: "unreadable answer" };

function brokenOff(signal: AbortSignal | undefined): ModelPiece {
  return { t: "error", problem: { kind: signal?.aborted ? "aborted" : "offline" } };
}

function pieceOf(line: string): ModelPiece {
  try {
    const piece = ModelPiece.safeParse(JSON.parse(line));
    if (piece.success) return piece.data;
  } catch {
    // Not JSON: told below.
  }
  return { t: "error", problem: unreadable };
}

async function problemIn(response: Response): Promise<ModelProblem> {
  const body: unknown = await response.json().catch(() => null);
  const { code } = readTrouble(body);
  const told = typeof body === "object" && body !== null && "problem" in body && ModelProblem.safeParse(body.problem);
  if (code === "MODEL" && told && told.success) return told.data;
  if (response.status === 401) return { kind: "signed-out" };
  if (response.status === 413) return { kind: "too-long" };
  if (response.status === 429) return { kind: "limit", retryAfterMs: retryAfterMs(response) };
  if (isGatewayTrouble(response.status)) return { kind: "offline" };
  return { kind: "unavailable", detail: code ?? `status ${response.status}` };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}
