import { APICallError } from "@ai-sdk/provider";
import type { ModelProblem } from "@jotter/domain/model";

/** Why one call of one model failed, and whether another model is worth asking. */
export type Failure = {
  readonly problem: ModelProblem;
  readonly another: boolean;
  /** What the provider answered with, where it answered. */
  readonly status?: number | undefined;
};

/**
 * Another model does not help against a wrong key, a network that is away, or a question nobody understands. Against
 * all else it may: models have quotas, outages and names of their own.
 */
export function failureOf(error: unknown, key: string | undefined): Failure {
  if (APICallError.isInstance(error)) return ofCall(error, key);
  // What a provider says in the middle of its stream arrives as it said it; what is thrown at us is our own trouble.
  const told = !(error instanceof Error) && typeof error === "object" && error !== null && "message" in error;
  return unavailable(told ? String(error.message) : "unreadable answer", key);
}

export function isClosedConnection(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode !== undefined) return false;
  const { cause } = error;
  return cause instanceof Error && "code" in cause && (cause.code === "UND_ERR_SOCKET" || cause.code === "ECONNRESET");
}

function ofCall(error: APICallError, key: string | undefined): Failure {
  const { statusCode: status, responseBody = "" } = error;
  const sure = (kind: "network" | "bad-key" | "too-long"): Failure => ({ problem: { kind }, another: false, status });
  if (status === undefined) return sure("network");
  // It had begun to answer, and the line went dead.
  if (status === 200) return error.cause instanceof TypeError ? sure("network") : unavailable("unreadable answer", key);
  if (status === 401 || status === 403 || responseBody.includes("API_KEY_INVALID")) return sure("bad-key");
  if (status === 404) return { problem: { kind: "model-missing" }, another: true, status };
  if (status === 402 || status === 429) {
    return { problem: { kind: "quota", retryAfterMs: retryAfterMs(error) }, another: true, status };
  }
  if (status === 413 || (status === 400 && isAboutLength(responseBody))) return sure("too-long");
  return { ...unavailable(error.message, key, status), another: status === 408 || status >= 500 };
}

function unavailable(message: string, key: string | undefined, status?: number): Failure {
  return { problem: { kind: "unavailable", detail: detailOf(message, key) }, another: true, status };
}

const detailLength = 200;

/** A provider's own words, for the student to read: without the key, which some providers quote. */
function detailOf(message: string, key: string | undefined): string {
  const line = message.replace(/\s+/g, " ").trim();
  const safe = key ? line.replaceAll(key, "***") : line;
  return safe.length > detailLength ? `${safe.slice(0, detailLength - 1)}…` : safe;
}

function isAboutLength(body: string) {
  return /context_length_exceeded|maximum context length|exceeds the maximum number of tokens|prompt is too long/i.test(
    body,
  );
}

/** OpenAI and its like say it in a header, Gemini in the body: `"retryDelay": "31s"`. */
function retryAfterMs({ responseHeaders, responseBody = "" }: APICallError): number | null {
  const seconds = responseHeaders?.["retry-after"] ?? /"retryDelay":\s*"([\d.]+)s"/.exec(responseBody)?.[1];
  const ms = Number(seconds) * 1000;
  return seconds !== undefined && Number.isFinite(ms) ? ms : null;
}
