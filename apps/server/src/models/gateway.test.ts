import type { ModelPiece, ModelProblem, ObjectQuestion, Question } from "@jotter/domain/model";
import { en } from "@jotter/locales/en";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { createGateway, type Gateway } from "./gateway.ts";
import type { ReadyModels } from "./model-setup.ts";
import { objectReader } from "./object-answer.ts";
import {
  type AskedModel,
  type Fate,
  formOf,
  startTestModelServer,
  type TestModelServer,
  type Wire,
  wellHeard,
  wellObject,
  wellPieces,
  wellText,
} from "./test-model-server.ts";

let provider: TestModelServer;
let log: string[];
beforeAll(async () => {
  provider = await startTestModelServer();
});
afterAll(() => provider.stop());
beforeEach(() => {
  log = [];
});

const key = "sk-test-key";
const secretWords = "my secret diary";
const question: Question = { system: "You are Jotson.", turns: [{ role: "user", text: secretWords }] };
const schema = {
  type: "object",
  properties: { terms: { type: "array", items: { type: "string" } } },
  required: ["terms"],
};
const wires: readonly Wire[] = ["gemini", "openai-compatible"];

function gatewayOf(wire: Wire, models: readonly string[], change: Partial<ReadyModels> = {}): Gateway {
  const baseUrl = wire === "gemini" ? provider.geminiUrl : provider.openAiUrl;
  const limits = {
    contextTokens: 8000,
    maxOutputTokens: 1000,
    requestBytes: 1_000_000,
    silenceMs: 10_000,
    seesPictures: true,
    speech: null,
  };
  const write = (line: string) => void log.push(line);
  return createGateway({ provider: wire, key, baseUrl, models, ...limits, ...change }, createLog("debug", write));
}

async function all(pieces: AsyncIterable<ModelPiece>): Promise<readonly ModelPiece[]> {
  const read: ModelPiece[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
}

/** Little, but only with who is slow on purpose: the machine may be busy. */
const patience = (fate: string | undefined) => ({ silenceMs: fate?.startsWith("slow") ? 1_000 : 60_000 });
const textOf = (pieces: readonly ModelPiece[]) => pieces.map((piece) => (piece.t === "text" ? piece.d : "")).join("");
const never = new AbortController().signal;

/** What was asked of the provider since. */
function watch(): () => readonly AskedModel[] {
  const before = provider.asked.length;
  return () => provider.asked.slice(before);
}

/** The text a student gets to see. */
function shown(problem: ModelProblem): string {
  if (problem.kind === "aborted") return "";
  return en.ai.problem[problem.kind].replace("{{detail}}", "detail" in problem ? problem.detail : "");
}

const modelMissing = "Model not available. Please check your API key and model configuration.";
const network = "Network error. Please check your internet connection and try again.";
const overloaded = "The model is overloaded. Please try again later.";
const overloadedText = `AI generation failed: ${overloaded}`;
const quota = {
  problem: { kind: "quota", retryAfterMs: 31_000 },
  text: "API quota exceeded. Please check your Google Cloud billing and quotas.",
};

/** What a provider does, what that is, what the student reads, and whether another model would be asked. */
const failures: readonly [Fate, { problem: object; text: string; before?: string; another?: boolean }][] = [
  ["bad-key", { problem: { kind: "bad-key" }, text: modelMissing }],
  ["forbidden", { problem: { kind: "bad-key" }, text: modelMissing }],
  ["quota", { ...quota, another: true }],
  ["model-missing", { problem: { kind: "model-missing" }, text: modelMissing, another: true }],
  ["overloaded", { problem: { kind: "unavailable", detail: overloaded }, text: overloadedText, another: true }],
  [
    "html-error",
    {
      problem: { kind: "unavailable", detail: "Bad Gateway" },
      text: "AI generation failed: Bad Gateway",
      another: true,
    },
  ],
  [
    "garbage",
    {
      problem: { kind: "unavailable", detail: "unreadable answer" },
      text: "AI generation failed: unreadable answer",
      another: true,
    },
  ],
  ["too-long", { problem: { kind: "too-long" }, text: en.ai.problem["too-long"] }],
  ["drop-at-once", { problem: { kind: "network" }, text: network }],
  ["drop-mid-stream", { problem: { kind: "network" }, text: network, before: wellPieces[0] }],
  [
    "error-in-stream",
    { problem: { kind: "unavailable", detail: overloaded }, text: overloadedText, before: wellPieces[0] },
  ],
  ["error-before-text", { problem: { kind: "unavailable", detail: overloaded }, text: overloadedText, another: true }],
  ["safety", { problem: { kind: "blocked" }, text: en.ai.problem.blocked }],
  ["safety-mid-stream", { problem: { kind: "blocked" }, text: en.ai.problem.blocked, before: wellPieces[0] }],
  ["prompt-blocked", { problem: { kind: "blocked" }, text: en.ai.problem.blocked }],
  ["empty", { problem: { kind: "bad-output" }, text: en.ai.problem["bad-output"], another: true }],
  ["slow-start", { problem: { kind: "timeout" }, text: network, another: true }],
  ["slow-middle", { problem: { kind: "timeout" }, text: network, before: wellPieces[0] }],
];

describe.each(wires)("a text by %s", (wire) => {
  test("arrives piece by piece, with what it took [AIX-1]", async () => {
    const asked = watch();
    expect(await all(gatewayOf(wire, ["well"]).text(question, never))).toEqual([
      ...wellPieces.map((d) => ({ t: "text", d })),
      { t: "done", usage: { inputTokens: 12, outputTokens: 7 }, model: "well", cut: false },
    ]);
    expect(asked()).toMatchObject([{ wire, model: "well", key, streams: true }]);
    expect(JSON.stringify(asked()[0]?.body)).toContain("You are Jotson.");
  });

  test("that is cut off by its length, or ends without saying why, says so", async () => {
    const pieces = await all(gatewayOf(wire, ["cut"]).text(question, never));
    expect(pieces.at(-1)).toMatchObject({ t: "done", cut: true });
    // One wire's reader takes it for the end, the other one's for a failure; neither for a whole answer.
    const unfinished = await all(gatewayOf(wire, ["unfinished"]).text(question, never));
    expect(textOf(unfinished)).not.toBe("");
    expect(unfinished.at(-1)).not.toMatchObject({ t: "done", cut: false });
  });

  test("carries a picture to the model before the words about it [TUT-1]", async () => {
    const asked = watch();
    const turn = { role: "user" as const, text: "Copy it.", picture: { type: "image/jpeg" as const, base64: "/9j/" } };
    await all(gatewayOf(wire, ["well"]).text({ turns: [turn] }, never));
    const sent = JSON.stringify(asked().map(({ body }) => body));
    const picture =
      wire === "gemini"
        ? '"inlineData":{"mimeType":"image/jpeg","data":"/9j/"}'
        : '"url":"data:image/jpeg;base64,/9j/"';
    expect(sent).toContain(picture);
    expect(sent.indexOf(picture)).toBeLessThan(sent.indexOf("Copy it."));
  });

  test("is nothing where nothing is asked, and no model is called [AIX-1]", async () => {
    const asked = watch();
    const blank = { ...question, turns: [{ role: "user" as const, text: " \n" }] };
    expect(await all(gatewayOf(wire, ["well"]).text(blank, never))).toEqual([
      { t: "done", usage: { inputTokens: 0, outputTokens: 0 }, model: "", cut: false },
    ]);
    expect(asked()).toEqual([]);
  });

  test.each(failures)(
    "fails by %s with its own problem and text [AIX-2]",
    async (fate, { problem, text, before = "" }) => {
      const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "warn"), vi.spyOn(console, "log")];
      const pieces = await all(gatewayOf(wire, [fate], patience(fate)).text(question, never));
      expect(textOf(pieces)).toBe(before);
      const last = pieces.at(-1);
      if (last?.t !== "error") throw new Error(JSON.stringify(last));
      expect(last.problem).toEqual(problem);
      expect(shown(last.problem)).toBe(text);
      expect(log.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ event: "model.failed", provider: wire, model: fate, kind: last.problem.kind }),
      ]);
      for (const spy of printed) expect(spy).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    },
  );

  test.each(failures)(
    "after %s asks the fallback only where that can help [AIX-1]",
    async (fate, { another = false }) => {
      const pieces = await all(gatewayOf(wire, [fate, "well"], patience(fate)).text(question, never));
      expect(pieces.at(-1)).toMatchObject(another ? { t: "done", model: "well" } : { t: "error" });
      if (another) expect(textOf(pieces)).toBe(wellText);
    },
  );

  test.each<[Fate, Fate, object]>([
    ["quota", "quota", quota.problem],
    ["model-missing", "model-missing", { kind: "no-model" }],
    ["quota", "overloaded", { kind: "no-model" }],
    ["overloaded", "overloaded", { kind: "unavailable", detail: overloaded }],
    ["model-missing", "bad-key", { kind: "bad-key" }],
  ])("that neither %s nor %s begins is told as one problem [AIX-2]", async (primary, fallback, problem) => {
    const pieces = await all(gatewayOf(wire, [primary, fallback]).text(question, never));
    expect(pieces).toEqual([{ t: "error", problem }]);
  });

  test("that a provider does not understand is told in its own words, and no other model is asked [AIX-2]", async () => {
    const asked = watch();
    const pieces = await all(gatewayOf(wire, ["bad-request", "well"]).text(question, never));
    const detail =
      wire === "gemini"
        ? "User location is not supported for the API use."
        : "Unsupported value: 'response_format.type'.";
    expect(pieces).toEqual([{ t: "error", problem: { kind: "unavailable", detail } }]);
    expect(asked()).toHaveLength(1);
  });

  test("has a network error where nobody listens [AIX-2]", async () => {
    const pieces = await all(gatewayOf(wire, ["well"], { baseUrl: "http://127.0.0.1:9/v1" }).text(question, never));
    expect(pieces).toEqual([{ t: "error", problem: { kind: "network" } }]);
  });

  test("survives a connection that was closed before it was used", async () => {
    const fresh = await startTestModelServer();
    const gateway = gatewayOf(wire, ["drop-once"], { baseUrl: baseUrlOf(fresh, wire) });
    expect(textOf(await all(gateway.text(question, never)))).toBe(wellText);
    expect(fresh.asked).toHaveLength(2);
    await fresh.stop();
  });

  test("shows a provider's own words without the key", async () => {
    const odd = await startTestModelServer();
    const gateway = gatewayOf(wire, ["overloaded"], { key: "overloaded", baseUrl: baseUrlOf(odd, wire) });
    expect(await all(gateway.text(question, never))).toEqual([
      { t: "error", problem: { kind: "unavailable", detail: "The model is ***. Please try again later." } },
    ]);
    await odd.stop();
  });

  test("that is stopped ends at the provider at once", async () => {
    const asked = watch();
    const stopping = new AbortController();
    const pieces: ModelPiece[] = [];
    for await (const piece of gatewayOf(wire, ["endless", "well"]).text(question, stopping.signal)) {
      pieces.push(piece);
      if (pieces.length === 5) stopping.abort();
    }
    expect(pieces.at(-1)).toEqual({ t: "error", problem: { kind: "aborted" } });
    await expect.poll(() => asked()[0]?.brokenOffAt).toBeDefined();
    expect(asked()).toHaveLength(1);
    expect(log).toEqual([]);
  });

  test("whose reader walks away is not written on", async () => {
    const asked = watch();
    for await (const _ of gatewayOf(wire, ["endless"]).text(question, never)) break;
    await expect.poll(() => asked()[0]?.brokenOffAt).toBeDefined();
  });

  test("never grows longer than allowed, whatever the provider does", async () => {
    const gateway = gatewayOf(wire, ["endless"], { maxOutputTokens: 10 });
    const pieces = await all(gateway.text({ ...question, maxOutputTokens: 10_000 }, never));
    expect(pieces.at(-1)).toMatchObject({ t: "done", cut: true });
    expect(textOf(pieces).length).toBeLessThan(200);
    expect(JSON.stringify(provider.asked.at(-1)?.body)).toMatch(/"(maxOutputTokens|max_tokens)":10\b/);
  });

  test("is given up where the provider only ever thinks, and another model is asked", async () => {
    const asked = watch();
    const alone = gatewayOf(wire, ["endless-thought"], { maxOutputTokens: 10 });
    expect(await all(alone.text(question, never))).toEqual([{ t: "error", problem: { kind: "bad-output" } }]);
    await expect.poll(() => asked()[0]?.brokenOffAt).toBeDefined();
    const both = gatewayOf(wire, ["endless-thought", "well"], { maxOutputTokens: 10 });
    expect(textOf(await all(both.text(question, never)))).toBe(wellText);
  });

  test("leaves neither the key nor a word of it in the log", async () => {
    for (const fate of ["well", ...failures.map(([each]) => each)]) {
      await all(gatewayOf(wire, [fate, "endless"], { silenceMs: 50, maxOutputTokens: 5 }).text(question, never));
    }
    expect(log.length).toBeGreaterThan(failures.length);
    for (const secret of [key, secretWords, "Jotson", "Mitosis", "overloaded. Please", "4711"]) {
      expect(log.join("\n")).not.toContain(secret);
    }
  });
});

describe.each(wires)("a value by %s", (wire) => {
  const asking: ObjectQuestion = { ...question, schema };
  const read = objectReader(schema);
  if (!read) throw new Error("the schema is not taken");
  const objectBy = (models: readonly string[], signal = never) =>
    all(gatewayOf(wire, models, patience(models[0])).object(asking, read, signal));
  const given = (model: string, cut = false) => [
    { t: "object", value: wellObject },
    { t: "done", usage: { inputTokens: 12, outputTokens: 7 }, model, cut },
  ];

  test.each<[Fate, number]>([
    ["json", 1],
    ["json-fenced", 1],
    ["json-wrong-once", 2],
  ])("is read from %s with %i call", async (fate, calls) => {
    // A provider of its own, which counts from one.
    const fresh = await startTestModelServer();
    const gateway = gatewayOf(wire, [fate], { baseUrl: baseUrlOf(fresh, wire) });
    expect(await all(gateway.object(asking, read, never))).toEqual(given(fate));
    expect(fresh.asked).toHaveLength(calls);
    await fresh.stop();
  });

  test("that was cut off is mended without a call, and says so", async () => {
    const asked = watch();
    expect(await objectBy(["json-cut"])).toEqual(given("json-cut", true));
    expect(asked()).toHaveLength(1);
  });

  test("is asked for by its schema", async () => {
    const asked = watch();
    await objectBy(["json"]);
    const { body } = asked()[0] ?? {};
    expect(body).toMatchObject(
      wire === "gemini"
        ? { generationConfig: { responseMimeType: "application/json", responseJsonSchema: schema } }
        : { response_format: { type: "json_schema", json_schema: { schema } } },
    );
  });

  test("of the wrong form is asked for again, with the reason, then from the fallback", async () => {
    const asked = watch();
    expect(await objectBy(["json-wrong", "json"])).toEqual(given("json"));
    expect(asked().map(({ model }) => model)).toEqual(["json-wrong", "json-wrong", "json"]);
    expect(JSON.stringify(asked()[1]?.body)).toContain("expected array, received string");
  });

  test("that never has the form is a problem of its own", async () => {
    expect(await objectBy(["json-wrong", "no-json"])).toEqual([{ t: "error", problem: { kind: "bad-output" } }]);
  });

  test.each(failures)("fails by %s like a text [AIX-2]", async (fate, { problem }) => {
    // What it wrote before it broke off is a value no more than a text is.
    expect(await objectBy([fate])).toEqual([{ t: "error", problem }]);
  });

  test("that is stopped ends at the provider at once", async () => {
    const asked = watch();
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 50);
    expect(await objectBy(["endless"], stopping.signal)).toEqual([{ t: "error", problem: { kind: "aborted" } }]);
    await expect.poll(() => asked()[0]?.brokenOffAt).toBeDefined();
  });
});

describe.each(wires)("an endpoint that knows no schemas (%s)", (wire) => {
  const asking: ObjectQuestion = { ...question, schema };
  const read = objectReader(schema) ?? (() => ({ ok: false, problem: "no schema" }));

  test.each<[Fate, readonly string[]]>([
    ["no-json-schema", ["schema", "json", "json"]],
    ["no-json-mode", ["schema", "json", "words", "words"]],
  ])("(%s) is asked in words, and from then on at once [AIX-6]", async (fate, forms) => {
    const asked = watch();
    const gateway = gatewayOf(wire, [fate]);
    for (const _ of ["first", "second"]) {
      expect((await all(gateway.object(asking, read, never)))[0]).toEqual({ t: "object", value: wellObject });
    }
    expect(asked().map(formOf)).toEqual(forms);
    expect(JSON.stringify(asked().at(-1)?.body)).toContain("Answer only with JSON of this schema");
  });
});

describe("an endpoint of one's own", () => {
  test("that wants no key gets none [AIX-6]", async () => {
    const asked = watch();
    await all(gatewayOf("openai-compatible", ["well"], { key: undefined }).text(question, never));
    expect(asked()).toMatchObject([{ key: undefined }]);
  });
});

describe.each(wires)("trying what is set up (%s)", (wire) => {
  test("tells how each model answers [AIX-8]", async () => {
    const asked = watch();
    expect(await gatewayOf(wire, ["well", "model-missing"]).test(never)).toEqual({
      models: [
        { model: "well", ms: expect.any(Number), problem: null },
        { model: "model-missing", ms: expect.any(Number), problem: { kind: "model-missing" } },
      ],
    });
    expect(asked().map(({ streams }) => streams)).toEqual([false, false]);
    const slow = await gatewayOf(wire, ["slow-start"], { silenceMs: 50 }).test(never);
    expect(slow.models).toMatchObject([{ problem: { kind: "timeout" } }]);
  });
});

describe("speech [LEC-1]", () => {
  const sound = new Uint8Array([82, 73, 70, 70, 1, 2, 3]);
  const endpoint = (model: string) => ({ baseUrl: provider.openAiUrl, key, model });
  const spoken = (model: string) =>
    all(gatewayOf("openai-compatible", [], { speech: endpoint(model) }).speech(sound, never));
  const done = (model: string) => ({ t: "done", usage: { inputTokens: 0, outputTokens: 0 }, model, cut: false });

  test("is written down with its seconds by an endpoint like OpenAI's, which is given the sound and the key", async () => {
    const asked = watch();
    expect(await spoken("whisper-1")).toEqual([{ t: "object", value: { lines: wellHeard } }, done("whisper-1")]);
    const [call] = asked();
    const { file, ...form } = call?.body ?? {};
    expect([call?.key, form]).toEqual([
      key,
      { model: "whisper-1", response_format: "verbose_json", "timestamp_granularities[]": "segment" },
    ]);
    expect([(file as File).type, new Uint8Array(await (file as File).arrayBuffer())]).toEqual(["audio/wav", sound]);
  });

  test("is words alone where the endpoint knows no seconds", async () => {
    const text = wellHeard.map((line) => line.text).join(" ");
    expect(await spoken("no-seconds")).toEqual([
      { t: "object", value: { lines: [{ atMs: 0, text }] } },
      done("no-seconds"),
    ]);
  });

  test.each([
    ["bad-key", { kind: "bad-key" }],
    ["quota", { kind: "quota", retryAfterMs: 31_000 }],
    ["overloaded", { kind: "unavailable", detail: overloaded }],
    ["garbage", { kind: "bad-output" }],
    ["drop-at-once", { kind: "network" }],
  ])("that is not written down says why (%s), and no log quotes a key", async (model, problem) => {
    expect(await spoken(model)).toEqual([{ t: "error", problem }]);
    expect(log.join()).not.toContain(key);
  });

  test("is written down by Gemini's own models, asked for lines with their seconds", async () => {
    const gemini = await startTestModelServer({
      reply: () => [JSON.stringify({ lines: wellHeard.map(({ atMs, text }) => ({ second: atMs / 1000, text })) })],
    });
    const models = { baseUrl: gemini.geminiUrl };
    const pieces = await all(gatewayOf("gemini", ["flash"], models).speech(sound, never));
    await gemini.stop();
    expect(pieces[0]).toEqual({ t: "object", value: { lines: wellHeard } });
    expect(JSON.stringify(gemini.asked[0]?.body)).toContain(
      `"inlineData":{"mimeType":"audio/wav","data":"${Buffer.from(sound).toString("base64")}"}`,
    );
  });

  test("has nobody where no endpoint is named, and needs no other model where one is", async () => {
    const nobody = gatewayOf("openai-compatible", ["well"]);
    expect([nobody.status.hears, await all(nobody.speech(sound, never))]).toEqual([
      false,
      [{ t: "error", problem: { kind: "not-configured" } }],
    ]);
    const limits = { contextTokens: 1, maxOutputTokens: 1, requestBytes: 1, silenceMs: 1, seesPictures: false };
    const ears = { provider: "none", problem: "no-key", ...limits, speech: endpoint("whisper-1") } as const;
    const alone = createGateway(ears, createLog("silent"));
    expect([alone.status.hears, (await all(alone.speech(sound, never))).length]).toEqual([true, 2]);
  });
});

describe("a server without a model", () => {
  test.each(["no-key", "not-configured"] as const)("(%s) says so [AIX-6]", async (problem) => {
    const limits = {
      contextTokens: 1,
      maxOutputTokens: 1,
      requestBytes: 1,
      silenceMs: 1,
      seesPictures: false,
      speech: null,
    };
    const gateway = createGateway({ provider: "none", problem, ...limits }, createLog("silent"));
    expect(gateway.status).toMatchObject({ provider: "none", problem: { kind: problem }, models: [] });
    expect(await all(gateway.text(question, never))).toEqual([{ t: "error", problem: { kind: problem } }]);
  });

  test("says it in the words of the specification [AIX-2]", () => {
    expect(shown({ kind: "no-key" })).toBe(
      "Google AI API key not configured. Please set REACT_APP_GEMINI_API_KEY environment variable.",
    );
    expect(shown({ kind: "no-model" })).toBe(
      "Failed to initialise any AI model. Please check your API key and internet connection.",
    );
  });
});

function baseUrlOf(server: TestModelServer, wire: Wire) {
  return wire === "gemini" ? server.geminiUrl : server.openAiUrl;
}
