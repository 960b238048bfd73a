import { isBlank, type ModelPiece, type ModelProblem, nothingAnswered, type Question } from "@jotter/domain/model";
import { failed, ok } from "@jotter/domain/result";
import type { AiPort } from "@jotter/ports/backend";
import { objectAnswer } from "./object-answer.ts";

/** What a language model writes, piece by piece. A problem is its end. */
export type MemoryModel = (question: Question) => AsyncIterable<string | ModelProblem>;

const name = "memory";

export function memoryAi(model: MemoryModel | undefined, isSignedIn: () => boolean): AiPort {
  const noKey: ModelProblem = { kind: "no-key" };
  const signedOut = failed({ kind: "signed-out" } as const);

  async function* text(question: Question, signal?: AbortSignal): AsyncGenerator<ModelPiece> {
    if (isBlank(question)) return yield nothingAnswered;
    if (!model) return yield { t: "error", problem: noKey };
    const writing = model(question)[Symbol.asyncIterator]();
    const stopped = new Promise<"stopped">((resolve) => {
      if (signal?.aborted) resolve("stopped");
      signal?.addEventListener("abort", () => resolve("stopped"), { once: true });
    });
    let outputTokens = 0;
    for (;;) {
      const next = await Promise.race([stopped, writing.next()]);
      if (next === "stopped") return yield { t: "error", problem: { kind: "aborted" } };
      if (next.done) return yield { t: "done", usage: { inputTokens: 1, outputTokens }, model: name, cut: false };
      if (typeof next.value !== "string") return yield { t: "error", problem: next.value };
      outputTokens++;
      yield { t: "text", d: next.value };
    }
  }

  async function* object(question: Question, signal?: AbortSignal): AsyncGenerator<ModelPiece> {
    let written = "";
    for await (const piece of text(question, signal)) {
      if (piece.t === "text") written += piece.d;
      else if (piece.t === "error" || written === "") yield piece;
      else yield* [{ t: "object" as const, value: JSON.parse(written) as unknown }, piece];
    }
  }

  return {
    status: async () =>
      ok({
        provider: model ? "openai-compatible" : "none",
        problem: model ? null : noKey,
        models: model ? [name] : [],
        contextTokens: 8000,
        maxOutputTokens: 8192,
        requestBytes: 2 * 1024 * 1024,
        seesPictures: false,
      }),
    text,
    object: async (question, signal) => (isSignedIn() ? objectAnswer(object(question, signal)) : signedOut),
    // It has no ears.
    speech: async () => (isSignedIn() ? failed({ kind: "not-configured" }) : signedOut),
    test: async () => {
      if (!isSignedIn()) return signedOut;
      return model ? ok({ models: [{ model: name, ms: 0, problem: null }] }) : failed(noKey);
    },
  };
}
