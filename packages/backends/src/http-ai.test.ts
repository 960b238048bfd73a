import type { ModelPiece, Question } from "@jotter/domain/model";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpBackend } from "./http.ts";

const question: Question = { turns: [{ role: "user", text: "What is mitosis?" }] };
const done: ModelPiece = { t: "done", usage: { inputTokens: 1, outputTokens: 1 }, model: "m", cut: false };

const answering = (answer: () => Response | Promise<Response>) =>
  createHttpBackend({ baseUrl: "http://jotter.test", fetch: async () => answer() }).ai;

async function all(pieces: AsyncIterable<ModelPiece>) {
  const read: ModelPiece[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
}

function streamOf(...chunks: readonly (string | Uint8Array)[]) {
  const bytes = chunks.map((chunk) => (typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk));
  return new Response(new ReadableStream({ start: (stream) => bytes.forEach((each) => void stream.enqueue(each)) }));
}

describe("a server without a model", () => {
  test("is believed: after it has said so, nobody asks it for an answer, until it says otherwise [AIX-6]", async () => {
    const asked: string[] = [];
    let problem: object | null = { kind: "not-configured" };
    const { ai } = createHttpBackend({
      baseUrl: "http://jotter.test",
      fetch: async (address) => {
        asked.push(new URL(String(address)).pathname);
        if (String(address).endsWith("/test")) return Response.json({ models: [{ model: "m", ms: 1, problem }] });
        if (!String(address).endsWith("/status")) return streamOf(`${JSON.stringify(done)}\n`);
        const rest = {
          provider: "none",
          models: [],
          contextTokens: 1,
          maxOutputTokens: 1,
          requestBytes: 1,
          seesPictures: false,
        };
        return Response.json({ ...rest, problem });
      },
    });
    await ai.status();
    expect(await all(ai.text(question))).toEqual([{ t: "error", problem: { kind: "not-configured" } }]);
    expect(asked).toEqual(["/api/ai/status"]);
    problem = null;
    await ai.status();
    expect(await all(ai.text(question))).toEqual([done]);

    // Nor after a model was tried and answered.
    problem = { kind: "no-key" };
    await ai.status();
    await ai.test();
    expect(await all(ai.text(question))).toEqual([{ t: "error", problem: { kind: "no-key" } }]);
    problem = null;
    await ai.test();
    expect(await all(ai.text(question))).toEqual([done]);
  });
});

describe("a streamed answer", () => {
  test("is read whole, however it was cut up on its way", async () => {
    const text = `{"t":"text","d":"光合作用 "}\n\n{"t":"text","d":"é"}\n${JSON.stringify(done)}\n`;
    const bytes = new TextEncoder().encode(text);
    const one = Array.from(bytes, (byte) => Uint8Array.of(byte));
    for (const chunks of [[bytes], one]) {
      expect(await all(answering(() => streamOf(...chunks)).text(question))).toEqual([
        { t: "text", d: "光合作用 " },
        { t: "text", d: "é" },
        done,
      ]);
    }
  });

  test("that ends before its end is a lost connection, and what was read stays [AIX-5]", async () => {
    const cut = () => new Response(`{"t":"text","d":"Mitosis"}\n{"t":"te`);
    expect(await all(answering(cut).text(question))).toEqual([
      { t: "text", d: "Mitosis" },
      { t: "error", problem: { kind: "offline" } },
    ]);
  });

  test.each(["<html>", `{"t":"surprise"}`, `{"t":"error","problem":{"kind":"surprise"}}`])(
    "is not believed where it is none of ours: %s",
    async (line) => {
      expect(await all(answering(() => new Response(`${line}\n`)).text(question))).toEqual([
        { t: "error", problem: { kind: "unavailable", detail: "unreadable answer" } },
      ]);
    },
  );

  test.each([
    [503, { code: "MODEL", problem: { kind: "no-key" } }, {}, { kind: "no-key" }],
    [401, { code: "SIGNED_OUT" }, {}, { kind: "signed-out" }],
    [413, { code: "TOO_LARGE" }, {}, { kind: "too-long" }],
    [429, { code: "MODEL_LIMIT" }, { "retry-after": "90" }, { kind: "limit", retryAfterMs: 90_000 }],
    [502, "bad gateway", {}, { kind: "offline" }],
    [500, { code: "INTERNAL" }, {}, { kind: "unavailable", detail: "INTERNAL" }],
    [503, "<html>", {}, { kind: "unavailable", detail: "status 503" }],
  ] as const)("%i is told as what it means", async (status, body, headers, problem) => {
    const ai = answering(() => Response.json(body, { status, headers }));
    expect(await all(ai.text(question))).toEqual([{ t: "error", problem }]);
    expect(await ai.status()).toEqual({ ok: false, problem });
  });

  test("needs a network", async () => {
    const ai = answering(() => Promise.reject(new TypeError("refused")));
    expect(await all(ai.text(question))).toEqual([{ t: "error", problem: { kind: "offline" } }]);
    expect(await ai.object({ ...question, schema: {} })).toEqual({ ok: false, problem: { kind: "offline" } });
  });
});

describe("a silent server", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is given up after 45 seconds without even an empty line", async () => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    const ai = createHttpBackend({
      baseUrl: "http://jotter.test",
      fetch: async (_, init) => {
        init?.signal?.addEventListener("abort", () => stream?.error(init.signal?.reason));
        return new Response(body);
      },
    }).ai;
    let pieces: readonly ModelPiece[] | undefined;
    void all(ai.text(question)).then((read) => {
      pieces = read;
    });
    for (let beats = 0; beats < 5; beats++) {
      await vi.advanceTimersByTimeAsync(30_000);
      stream?.enqueue(new TextEncoder().encode("\n"));
    }
    await vi.advanceTimersByTimeAsync(44_000);
    expect(pieces).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    expect(pieces).toEqual([{ t: "error", problem: { kind: "offline" } }]);
  });
});
