import { APICallError } from "@ai-sdk/provider";
import type { HeardLines } from "@jotter/domain/model";
import { z } from "zod";
import { type Failure, failureOf } from "./failure.ts";
import type { SpeechEndpoint } from "./model-setup.ts";

/** A minute of speech takes a slow computer of one's own a while, and nothing is heard of it until it is done. */
const mostMs = 10 * 60_000;

type Heard = { readonly ok: true; readonly value: HeardLines } | ({ readonly ok: false } & Failure);

/** What was said in a piece of sound, by an endpoint that speaks as OpenAI's does. [LEC-1] */
export async function heardByEndpoint(
  setup: SpeechEndpoint,
  sound: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Heard> {
  try {
    const timed = await ask(setup, sound, "verbose_json", signal);
    // Not every model knows seconds; what it says then are the words alone.
    return { ok: true, value: timed === "refused" ? await plain(setup, sound, signal) : linesIn(timed) };
  } catch (error) {
    return { ok: false, ...problemOf(error, setup, signal) };
  }
}

async function plain(setup: SpeechEndpoint, sound: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<HeardLines> {
  const answer = await ask(setup, sound, "json", signal);
  if (answer === "refused") throw callError(setup, 400, "It takes no response_format.");
  return linesIn(answer);
}

const Answer = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), text: z.string() })).optional(),
});

async function ask(
  setup: SpeechEndpoint,
  sound: Uint8Array<ArrayBuffer>,
  form: "verbose_json" | "json",
  signal: AbortSignal,
): Promise<z.infer<typeof Answer> | "refused"> {
  const body = new FormData();
  body.set("file", new Blob([sound], { type: "audio/wav" }), "lecture.wav");
  body.set("model", setup.model);
  body.set("response_format", form);
  if (form === "verbose_json") body.set("timestamp_granularities[]", "segment");
  const response = await fetch(`${setup.baseUrl}/audio/transcriptions`, {
    method: "POST",
    body,
    headers: setup.key ? { authorization: `Bearer ${setup.key}` } : {},
    signal: AbortSignal.any([signal, AbortSignal.timeout(mostMs)]),
  });
  const text = await response.text();
  if (response.status === 400 && form === "verbose_json" && /response_format/.test(text)) return "refused";
  if (!response.ok) throw callError(setup, response.status, text, response.headers);
  return Answer.parse(JSON.parse(text));
}

function linesIn({ text, segments }: z.infer<typeof Answer>): HeardLines {
  const timed = (segments ?? []).map((one) => ({ atMs: Math.max(0, Math.round(one.start * 1000)), text: one.text }));
  const lines = timed.length > 0 ? timed : [{ atMs: 0, text }];
  return { lines: lines.map((line) => ({ ...line, text: line.text.trim() })).filter((line) => line.text !== "") };
}

function callError({ baseUrl }: SpeechEndpoint, statusCode: number, responseBody: string, headers?: Headers) {
  const told = /"message"\s*:\s*"([^"]{1,300})"/.exec(responseBody)?.[1] ?? `status ${statusCode}`;
  return new APICallError({
    message: told,
    url: baseUrl,
    requestBodyValues: {},
    statusCode,
    responseBody,
    ...(headers && { responseHeaders: Object.fromEntries(headers) }),
  });
}

function problemOf(error: unknown, { key }: SpeechEndpoint, signal: AbortSignal): Failure {
  if (signal.aborted) return { problem: { kind: "aborted" }, another: false };
  if (error instanceof Error && error.name === "TimeoutError") return { problem: { kind: "timeout" }, another: false };
  // What the network says, and what is no answer.
  if (error instanceof TypeError) return { problem: { kind: "network" }, another: false };
  if (error instanceof SyntaxError || error instanceof z.ZodError)
    return { problem: { kind: "bad-output" }, another: false };
  return failureOf(error, key);
}
