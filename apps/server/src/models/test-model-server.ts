import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A model provider that needs no network: Gemini's wire and that of OpenAI's chat completions, both as the real ones
 * speak them, with everything that can go wrong. What it does is the name of the model it is asked for, so that a
 * primary and a fallback can each have a fate of their own; any other name answers well.
 */
export type TestModelServer = {
  readonly geminiUrl: string;
  readonly openAiUrl: string;
  /** What it was asked, in order. */
  readonly asked: readonly AskedModel[];
  readonly stop: () => Promise<void>;
};

export type AskedModel = {
  readonly wire: Wire;
  readonly model: string;
  readonly key: string | undefined;
  readonly streams: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  /** It was handed sound to write down. */
  readonly isSpeech?: true;
  /** When the asker broke the connection off, by `performance.now()`. */
  brokenOffAt?: number;
};
export type Wire = "gemini" | "openai-compatible";

export const fates = [
  "well",
  "bad-key",
  "forbidden",
  "quota",
  "model-missing",
  "overloaded",
  "html-error",
  "bad-request",
  "too-long",
  "drop-at-once",
  "drop-once",
  "drop-mid-stream",
  "error-in-stream",
  "error-before-text",
  "safety",
  "safety-mid-stream",
  "prompt-blocked",
  "cut",
  "unfinished",
  "empty",
  "garbage",
  "slow-start",
  "slow-middle",
  "endless",
  "endless-thought",
  "json",
  "json-fenced",
  "json-cut",
  "json-wrong",
  "json-wrong-once",
  "no-json",
  "no-json-schema",
  "no-json-mode",
] as const;
export type Fate = (typeof fates)[number];

export const wellPieces = ["Mitosis ", "is how ", "a cell divides."] as const;
export const wellText = wellPieces.join("");
/** What every JSON fate answers to, in the form `{ terms: string[] }`. */
export const wellObject = { terms: ["mitosis", "spindle"] };

export type TestModelOptions = {
  /** What a good answer consists of, the pause between its pieces, and what each becomes as it is sent. */
  readonly pieces?: readonly string[];
  readonly everyMs?: number;
  readonly stamped?: (piece: string) => string;
  /** What it does with this call, where the model's name is not to decide. */
  readonly fate?: (call: AskedModel) => Fate;
  /** What it says where it answers well, instead of the pieces. */
  readonly reply?: (call: AskedModel) => readonly string[];
};

export async function startTestModelServer(options: TestModelOptions = {}): Promise<TestModelServer> {
  const asked: AskedModel[] = [];
  const server = createServer((request, response) => {
    void (request.url === "/v1/audio/transcriptions" ? readForm(request) : read(request)).then((body) => {
      const call = callOf(request, body);
      if (!call) return void response.writeHead(404).end();
      asked.push(call);
      response.on("close", () => {
        if (!response.writableFinished) call.brokenOffAt = performance.now();
      });
      if (call.isSpeech) return void answerSpeech(call, response);
      const timesAsked = asked.filter(({ model }) => model === call.model).length;
      void answer(call, response, wires[call.wire], { pieces: wellPieces, ...options }, timesAsked);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    geminiUrl: `${origin}/v1beta`,
    openAiUrl: `${origin}/v1`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Pieces = Required<Pick<TestModelOptions, "pieces">> & TestModelOptions;

async function answer(call: AskedModel, response: ServerResponse, wire: Dialect, options: Pieces, times: number) {
  const { model, streams } = call;
  const refuse = (refusal: Refusal) => {
    response.writeHead(refusal.status, { "content-type": "application/json; charset=UTF-8", ...refusal.headers });
    response.end(JSON.stringify(refusal.body));
  };
  const finish = (text: string, end: End = "stop") => {
    response.writeHead(200, { "content-type": "application/json; charset=UTF-8" });
    response.end(JSON.stringify(wire.whole(model, text, end)));
  };
  const beginStream = () => response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  const send = (piece: string) => response.write(wire.event(wire.piece(model, piece)));
  const endStream = (end: End) => {
    for (const event of wire.ending(model, end)) response.write(event);
    response.end();
  };
  /** Null: it just ends. */
  const stream = async (pieces: readonly string[], end: End | null = "stop") => {
    beginStream();
    for (const [index, piece] of pieces.entries()) {
      if (index > 0 && options.everyMs !== undefined) await wait(options.everyMs);
      if (response.destroyed) return;
      send(options.stamped?.(piece) ?? piece);
    }
    if (end) endStream(end);
    else response.end();
  };
  const say = (text: string, end: End = "stop") => (streams ? stream([text], end) : finish(text, end));

  const fate = options.fate?.(call) ?? (model as Fate);
  switch (fate) {
    case "bad-key":
      return refuse(wire.badKey);
    case "forbidden":
      return refuse(wire.forbidden);
    case "quota":
      return refuse(wire.quota);
    case "model-missing":
      return refuse(wire.modelMissing(model));
    case "overloaded":
      return refuse(wire.overloaded);
    case "bad-request":
      return refuse(wire.badRequest);
    case "too-long":
      return refuse(wire.tooLong);
    case "html-error":
      response.writeHead(502, { "content-type": "text/html" });
      return response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
    case "garbage":
      response.writeHead(200, { "content-type": streams ? "text/event-stream" : "application/json" });
      return response.end(streams ? "data: {]\n\n" : "{]");
    case "drop-at-once":
      return response.destroy();
    case "drop-once":
      return times === 1 ? response.destroy() : say(wellText);
    case "drop-mid-stream":
      if (!streams) return response.destroy();
      beginStream();
      send(wellPieces[0]);
      await wait(20);
      return response.destroy();
    case "error-before-text":
    case "error-in-stream":
      if (!streams) return refuse(wire.overloaded);
      beginStream();
      if (fate === "error-in-stream") send(wellPieces[0]);
      response.write(wire.event(wire.overloaded.body));
      return response.end();
    case "safety":
      return streams ? stream([], "safety") : finish("", "safety");
    case "safety-mid-stream":
      return streams ? stream([wellPieces[0]], "safety") : finish("", "safety");
    case "prompt-blocked":
      if (!wire.promptBlocked) return streams ? stream([], "safety") : finish("", "safety");
      if (streams) {
        beginStream();
        return response.end(wire.event(wire.promptBlocked(model)));
      }
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify(wire.promptBlocked(model)));
    case "unfinished":
      return streams ? stream([wellPieces[0]], null) : finish(wellPieces[0]);
    case "cut":
      return say(wellPieces[0], "length");
    case "empty":
      return streams ? stream([]) : finish("");
    case "slow-start":
      // Longer than any test waits.
      return void setTimeout(() => say(wellText), 60_000).unref();
    case "slow-middle":
      beginStream();
      return send(wellPieces[0]);
    case "endless":
      beginStream();
      for (let count = 0; !response.destroyed; count++) {
        send(`word${count} `);
        await wait(5);
      }
      return;
    case "endless-thought":
      beginStream();
      for (let count = 0; !response.destroyed; count++) {
        response.write(wire.event(wire.thought(model, `thought${count} `)));
        await wait(5);
      }
      return;
    case "json":
      return say(JSON.stringify(wellObject));
    case "json-fenced":
      return say(`Here it is:\n\n\`\`\`json\n${JSON.stringify(wellObject, null, 2)}\n\`\`\`\n`);
    case "json-cut":
      return say(JSON.stringify(wellObject).slice(0, -3), "length");
    case "json-wrong":
      return say(`{"terms":"mitosis"}`);
    case "json-wrong-once":
      return say(times === 1 ? `{"terms":"mitosis"}` : JSON.stringify(wellObject));
    case "no-json":
      return say("I would rather talk about something else.");
    case "no-json-schema":
    case "no-json-mode": {
      // What servers of small local models say to a form they do not know.
      const form = formOf(call);
      const unknown = form === "schema" || (form === "json" && fate === "no-json-mode");
      return unknown ? refuse(wire.badRequest) : say(JSON.stringify(wellObject));
    }
    default:
      return streams
        ? stream(options.reply?.(call) ?? options.pieces)
        : finish((options.reply?.(call) ?? wellPieces).join(""));
  }
}

type End = "stop" | "length" | "safety";
type Refusal = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** How one kind of provider says things. */
type Dialect = {
  readonly whole: (model: string, text: string, end: End) => unknown;
  readonly piece: (model: string, text: string) => unknown;
  /** What it thinks before it writes. */
  readonly thought: (model: string, text: string) => unknown;
  readonly event: (value: unknown) => string;
  readonly ending: (model: string, end: End) => readonly string[];
  readonly promptBlocked?: (model: string) => unknown;
  readonly badKey: Refusal;
  readonly forbidden: Refusal;
  readonly quota: Refusal;
  readonly modelMissing: (model: string) => Refusal;
  readonly overloaded: Refusal;
  readonly badRequest: Refusal;
  readonly tooLong: Refusal;
};

const usage = { input: 12, output: 7 };
const googleError = (status: number, name: string, message: string, details: readonly unknown[] = []): Refusal => ({
  status,
  body: { error: { code: status, message, status: name, ...(details.length > 0 && { details }) } },
});
const geminiUsage = {
  promptTokenCount: usage.input,
  candidatesTokenCount: usage.output,
  totalTokenCount: usage.input + usage.output,
};
const geminiEnds = { stop: "STOP", length: "MAX_TOKENS", safety: "SAFETY" } as const;
const geminiCandidate = (text: string | undefined, end?: End) => ({
  ...(text !== undefined && { content: { parts: [{ text }], role: "model" } }),
  ...(end && { finishReason: geminiEnds[end] }),
  index: 0,
});
const geminiEvent = (value: unknown) => `data: ${JSON.stringify(value)}\r\n\r\n`;

const gemini: Dialect = {
  whole: (model, text, end) => ({
    candidates: [geminiCandidate(end === "safety" ? undefined : text, end)],
    usageMetadata: geminiUsage,
    modelVersion: model,
    responseId: "response-1",
  }),
  piece: (model, text) => ({
    candidates: [geminiCandidate(text)],
    usageMetadata: { promptTokenCount: usage.input, totalTokenCount: usage.input },
    modelVersion: model,
    responseId: "response-1",
  }),
  thought: (model, text) => ({
    candidates: [{ content: { parts: [{ text, thought: true }], role: "model" }, index: 0 }],
    modelVersion: model,
    responseId: "response-1",
  }),
  event: geminiEvent,
  ending: (model, end) => [
    geminiEvent({
      candidates: [geminiCandidate(end === "safety" ? undefined : "", end)],
      usageMetadata: geminiUsage,
      modelVersion: model,
      responseId: "response-1",
    }),
  ],
  promptBlocked: (model) => ({
    promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
    usageMetadata: { promptTokenCount: usage.input, totalTokenCount: usage.input },
    modelVersion: model,
    responseId: "response-1",
  }),
  badKey: googleError(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
    {
      "@type": "type.googleapis.com/google.rpc.ErrorInfo",
      reason: "API_KEY_INVALID",
      domain: "googleapis.com",
      metadata: { service: "generativelanguage.googleapis.com" },
    },
  ]),
  forbidden: googleError(403, "PERMISSION_DENIED", "Generative Language API has not been used in project 4711 before."),
  quota: googleError(429, "RESOURCE_EXHAUSTED", "You exceeded your current quota, please check your plan.", [
    {
      "@type": "type.googleapis.com/google.rpc.QuotaFailure",
      violations: [{ quotaId: "GenerateRequestsPerMinutePerProjectPerModel-FreeTier", quotaValue: "10" }],
    },
    { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "31s" },
  ]),
  modelMissing: (model) =>
    googleError(404, "NOT_FOUND", `models/${model} is not found for API version v1beta. Call ListModels.`),
  overloaded: googleError(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
  badRequest: googleError(400, "FAILED_PRECONDITION", "User location is not supported for the API use."),
  tooLong: googleError(
    400,
    "INVALID_ARGUMENT",
    "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
  ),
};

const openAiError = (status: number, type: string, code: string | null, message: string, retryAfter?: string) => ({
  status,
  body: { error: { message, type, param: null, code } },
  ...(retryAfter && { headers: { "retry-after": retryAfter } }),
});
const openAiUsage = {
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
};
const openAiEnds = { stop: "stop", length: "length", safety: "content_filter" } as const;
const openAiChunk = (model: string, choices: readonly unknown[], more: object = {}) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1_790_000_000,
  model,
  choices,
  ...more,
});
const openAiEvent = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const openAi: Dialect = {
  whole: (model, text, end) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: openAiEnds[end] }],
    usage: openAiUsage,
  }),
  piece: (model, text) =>
    openAiChunk(model, [{ index: 0, delta: { role: "assistant", content: text }, finish_reason: null }]),
  thought: (model, text) =>
    openAiChunk(model, [{ index: 0, delta: { role: "assistant", reasoning_content: text }, finish_reason: null }]),
  event: openAiEvent,
  ending: (model, end) => [
    openAiEvent(openAiChunk(model, [{ index: 0, delta: {}, finish_reason: openAiEnds[end] }])),
    openAiEvent(openAiChunk(model, [], { usage: openAiUsage })),
    "data: [DONE]\n\n",
  ],
  // The real one quotes the key, or most of it.
  badKey: openAiError(401, "invalid_request_error", "invalid_api_key", "Incorrect API key provided: sk-test-key."),
  forbidden: openAiError(403, "invalid_request_error", "unsupported_country", "Country not supported."),
  quota: openAiError(429, "requests", "rate_limit_exceeded", "Rate limit reached for requests.", "31"),
  modelMissing: (model) =>
    openAiError(404, "invalid_request_error", "model_not_found", `The model \`${model}\` does not exist.`),
  overloaded: openAiError(503, "server_error", null, "The model is overloaded. Please try again later."),
  badRequest: openAiError(400, "invalid_request_error", null, "Unsupported value: 'response_format.type'."),
  tooLong: openAiError(
    400,
    "invalid_request_error",
    "context_length_exceeded",
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 90000 tokens.",
  ),
};

const wires: Readonly<Record<Wire, Dialect>> = { gemini, "openai-compatible": openAi };

function callOf({ method, url = "", headers }: IncomingMessage, body: Record<string, unknown>): AskedModel | undefined {
  if (method !== "POST") return undefined;
  const [, model, action] =
    /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent\?alt=sse)$/.exec(url) ?? [];
  if (model && action) {
    const key = headers["x-goog-api-key"];
    return { wire: "gemini", model, key: key?.toString(), streams: action.startsWith("stream"), body };
  }
  const key = headers.authorization?.replace("Bearer ", "");
  if (url === "/v1/audio/transcriptions")
    return { wire: "openai-compatible", model: String(body.model), key, streams: false, body, isSpeech: true };
  if (url !== "/v1/chat/completions") return undefined;
  return { wire: "openai-compatible", model: String(body.model), key, streams: body.stream === true, body };
}

/** In which form it was asked to answer. */
export function formOf({ body }: AskedModel): "schema" | "json" | "words" {
  const openAiForm = (body.response_format as { type?: string } | undefined)?.type;
  const geminiForm = body.generationConfig as { responseMimeType?: string; responseJsonSchema?: object } | undefined;
  if (openAiForm === "json_schema" || geminiForm?.responseJsonSchema) return "schema";
  return openAiForm === "json_object" || geminiForm?.responseMimeType === "application/json" ? "json" : "words";
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}");
}

/** A form with a file, as `/audio/transcriptions` wants it. */
async function readForm(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  return Object.fromEntries(form);
}

/** What OpenAI's endpoint says of speech, and what those say that know no seconds. */
function answerSpeech({ model, body }: AskedModel, response: ServerResponse) {
  const refuse = ({ status, headers, body: said }: Refusal) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(said));
  const say = (answer: unknown) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  const text = wellHeard.map((line) => line.text).join(" ");
  if (model === "bad-key") return refuse(openAi.badKey);
  if (model === "quota") return refuse(openAi.quota);
  if (model === "overloaded") return refuse(openAi.overloaded);
  if (model === "garbage") return response.writeHead(200).end("{]");
  if (model === "drop-at-once") return response.destroy();
  if (model === "no-seconds" && body.response_format === "verbose_json") {
    const told = "response_format 'verbose_json' is not compatible with model 'no-seconds'. Use 'json' instead.";
    return refuse(openAiError(400, "invalid_request_error", "unsupported_value", told));
  }
  if (body.response_format === "json") return say({ text, usage: { type: "duration", seconds: 7 } });
  const segments = wellHeard.map(({ atMs, text: said }, id) => ({ id, start: atMs / 1000, end: 7, text: ` ${said}` }));
  return say({ task: "transcribe", language: "english", duration: 7, text, segments });
}

/** What every speech is taken for. */
export const wellHeard = [
  { atMs: 0, text: "A buffer keeps its value." },
  { atMs: 3500, text: "The quiz is on Friday." },
];

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
