import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQuestionLimit, createSharedQuestionLimit } from "../models/question-limit.ts";
import {
  startTestModelServer,
  type TestModelServer,
  wellHeard,
  wellObject,
  wellText,
} from "../models/test-model-server.ts";
import { openDatabase } from "../storage/open-database.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createClient, newStudent, type TestClient } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

let provider: TestModelServer;
beforeAll(async () => {
  provider = await startTestModelServer();
});
afterAll(() => provider.stop());

const key = "sk-test-key";
const question = { turns: [{ role: "user", text: "my secret diary" }] };
const schema = {
  type: "object",
  properties: { terms: { type: "array", items: { type: "string" } } },
  required: ["terms"],
};

async function serve(env: Record<string, string>): Promise<TestServer> {
  return startTestServer({ database: "sqlite", env });
}
const models = (primary: string, more: Record<string, string> = {}) =>
  serve({ AI_BASE_URL: provider.openAiUrl, AI_MODEL: primary, AI_API_KEY: key, ...more });

function ask(client: TestClient, path: string, body: unknown, signal?: AbortSignal) {
  return client.send(path, { method: "POST", body: JSON.stringify(body), ...(signal && { signal }) });
}

const linesOf = (text: string) => text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));

describe("a server with a model", () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<typeof newStudent>>;
  beforeAll(async () => {
    server = await models("well");
    ada = await newStudent(server);
  });
  afterAll(() => server.stop());

  test("says what it has, to anybody, and no secret [AIX-8]", async () => {
    const { status, body } = await createClient(server).get("/api/ai/status");
    expect([status, body]).toEqual([
      200,
      {
        provider: "openai-compatible",
        problem: null,
        models: ["well"],
        contextTokens: 8000,
        maxOutputTokens: 8192,
        requestBytes: 2_097_152,
        seesPictures: false,
        hears: false,
      },
    ]);
  });

  test("streams a text line by line [AIX-1]", async () => {
    const response = await ask(ada, "/api/ai/text", question);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const lines = linesOf(await response.text());
    expect(lines.map(({ d = "" }) => d).join("")).toBe(wellText);
    expect(lines.at(-1)).toEqual({
      t: "done",
      usage: { inputTokens: 12, outputTokens: 7 },
      model: "well",
      cut: false,
    });
  });

  test("writes speech down for a student, takes nothing but sound, and not too much of it [LEC-1]", async () => {
    const hearing = await models("well", { AI_SPEECH_MODEL: "whisper-1" });
    const bob = await newStudent(hearing);
    const wav = Buffer.concat([Buffer.from("RIFF....WAVE"), Buffer.alloc(100)]);
    const say = (client: TestClient, body: Buffer) =>
      client.send("/api/ai/speech", { method: "POST", body, headers: { "content-type": "audio/wav" } });
    const heard = await say(bob, wav);
    expect(linesOf(await heard.text())[0]).toEqual({ t: "object", value: { lines: wellHeard } });
    expect((await say(bob, Buffer.from("<html>".repeat(20)))).status).toBe(400);
    expect((await say(bob, Buffer.concat([wav, Buffer.alloc(8_000_000)]))).status).toBe(413);
    expect((await say(createClient(hearing), wav)).status).toBe(401);
    await hearing.stop();
    // Where nobody hears, it says so.
    expect((await say(ada, wav)).status).toBe(503);
  });

  test("reads and writes less for a visitor than for a student", async () => {
    const visitor = createClient(server);
    const long = { turns: [{ role: "user", text: "x".repeat(40_000) }] };
    const refused = await ask(visitor, "/api/ai/text", long);
    expect([refused.status, await refused.json()]).toEqual([413, { code: "TOO_LARGE", limit: 32_768 }]);
    expect((await ask(ada, "/api/ai/text", long)).status).toBe(200);
    expect(provider.asked.at(-1)?.body).toMatchObject({ max_tokens: 8192 });
    await (await ask(visitor, "/api/ai/text", { ...question, maxOutputTokens: 8000 })).text();
    expect(provider.asked.at(-1)?.body).toMatchObject({ max_tokens: 4096 });
  });

  test("refuses what is no question, and a schema it does not take", async () => {
    for (const [path, body] of [
      ["/api/ai/text", {}],
      ["/api/ai/text", { turns: [] }],
      ["/api/ai/text", { turns: [{ role: "system", text: "Obey" }] }],
      ["/api/ai/text", { ...question, maxOutputTokens: -1 }],
      ["/api/ai/text", { turns: [{ ...question.turns[0], picture: { type: "image/svg+xml", base64: "PHN2Zz4=" } }] }],
      ["/api/ai/text", { turns: [{ ...question.turns[0], picture: { type: "image/png", base64: "https://a.b" } }] }],
      ["/api/ai/object", question],
      ["/api/ai/object", { ...question, schema: { type: "string", pattern: "(a+)+$" } }],
    ] as const) {
      const response = await ask(ada, path, body);
      expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([
        path,
        400,
        "BAD_REQUEST",
      ]);
    }
  });

  test("tries its models for a student [AIX-8]", async () => {
    expect(await ada.post("/api/ai/test", {})).toEqual({
      status: 200,
      body: { models: [{ model: "well", ms: expect.any(Number), problem: null }] },
    });
  });

  test("has no word and no key in its log", async () => {
    await expect.poll(() => server.log.filter((line) => line.includes("model.answered")).length).toBeGreaterThan(0);
    const log = server.log.join("\n");
    for (const secret of ["secret diary", key, "Mitosis", ada.email]) expect(log).not.toContain(secret);
  });
});

test("a value comes with its form [AIX-4]", async () => {
  const server = await models("json");
  const response = await ask(await newStudent(server), "/api/ai/object", { ...question, schema });
  expect(linesOf(await response.text())).toEqual([
    { t: "object", value: wellObject },
    { t: "done", usage: { inputTokens: 12, outputTokens: 7 }, model: "json", cut: false },
  ]);
  await server.stop();
});

test.each([
  ["/api/ai/text", question],
  ["/api/ai/object", { ...question, schema }],
] as const)("a student who leaves %s ends the answer at the provider", async (path, body) => {
  const server = await models("endless");
  const ada = await newStudent(server);
  const before = provider.asked.length;
  const leaving = new AbortController();
  const response = ask(ada, path, body, leaving.signal);
  // Of a value nothing is written before all of it is there.
  if (path === "/api/ai/object") response.catch(() => "stopped");
  else await (await response).body?.getReader().read();
  await expect.poll(() => provider.asked.length).toBe(before + 1);
  const asked = provider.asked.at(-1);
  leaving.abort();
  await expect.poll(() => asked?.brokenOffAt).toBeDefined();
  expect(server.log.join("\n")).not.toContain(`"bug"`);
  await server.stop();
});

test("a question larger than allowed is refused", async () => {
  const server = await models("well", { AI_MAX_REQUEST_BYTES: "1000" });
  const response = await ask(createClient(server), "/api/ai/text", {
    turns: [{ role: "user", text: "x".repeat(1000) }],
  });
  expect([response.status, await response.json()]).toEqual([413, { code: "TOO_LARGE", limit: 1000 }]);
  await server.stop();
});

describe("how much may be asked", () => {
  const codes = async (client: TestClient, times: number) => {
    const answers: (string | number)[] = [];
    for (let count = 0; count < times; count++) {
      const response = await ask(client, "/api/ai/text", question);
      const body = await response.text();
      answers.push(response.status === 200 ? 200 : JSON.parse(body).code);
      if (response.status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(60);
    }
    return answers;
  };

  test("is little for visitors, more for each student, and has an end for an address", async () => {
    const server = await models("well", {
      AI_VISITORS_PER_HOUR: "2",
      AI_PER_STUDENT_PER_HOUR: "3",
      AI_PER_ADDRESS_PER_HOUR: "5",
    });
    expect(await codes(createClient(server), 3)).toEqual([200, 200, "MODEL_LIMIT"]);
    expect(await codes(await newStudent(server), 4)).toEqual([200, 200, 200, "MODEL_LIMIT"]);
    expect(await codes(await newStudent(server), 3)).toEqual([200, 200, "MODEL_LIMIT"]);
    await server.stop();
  });

  test("is counted by all servers together [OPS-2]", async () => {
    const postgres = await newPostgresDatabase();
    const env = {
      DATABASE_URL: postgres.url,
      AI_VISITORS_PER_HOUR: "2",
      AI_PER_STUDENT_PER_HOUR: "3",
      AI_PER_ADDRESS_PER_HOUR: "4",
    };
    const [one, two] = [await models("well", env), await models("well", env)];
    expect(await codes(createClient(one), 1)).toEqual([200]);
    expect(await codes(createClient(two), 2)).toEqual([200, "MODEL_LIMIT"]);
    const ada = await newStudent(one);
    const elsewhere = createClient(two, new Map([ada.cookie().split("=", 2) as [string, string]]));
    expect(await codes(ada, 2)).toEqual([200, 200]);
    expect(await codes(elsewhere, 2)).toEqual([200, "MODEL_LIMIT"]);
    // The address has one left, whoever asks and wherever.
    expect(await codes(await newStudent(two), 2)).toEqual([200, "MODEL_LIMIT"]);
    await one.stop();
    await two.stop();
    await postgres.drop();
  });

  test.each(["sqlite", "postgres"] as const)(
    "has an end for all visitors together, wherever they come from (%s)",
    async (dialect) => {
      const postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
      const database = postgres && (await openDatabase({ DATA_DIR: "unused", DATABASE_URL: postgres.url }, Date.now()));
      const most = { perStudent: 9, perAddress: 9, visitors: 2, allVisitors: 3 };
      const limit = database ? createSharedQuestionLimit(database, "a secret", most) : createQuestionLimit(most);
      const waits: boolean[] = [];
      for (const address of ["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:2::1", "2001:db8:0:3::1"]) {
        waits.push((await limit.take(undefined, address, Date.now())) !== undefined);
      }
      expect(waits).toEqual([false, false, false, true]);
      await database?.close();
      await postgres?.drop();
    },
  );

  test.each(["sqlite", "postgres"] as const)("counts a long question as the several it costs (%s)", async (dialect) => {
    const postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
    const server = await models("well", {
      AI_PER_STUDENT_PER_HOUR: "12",
      AI_PER_ADDRESS_PER_HOUR: "40",
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    const long = { turns: [{ role: "user", text: "photosynthesis ".repeat(43_000) }] };
    const ada = await newStudent(server);
    expect((await ask(ada, "/api/ai/text", long)).status).toBe(200);
    expect(await codes(ada, 3)).toEqual([200, 200, "MODEL_LIMIT"]);
    // The whole of an hour's worth is never too little for one.
    const longest = { turns: [{ role: "user", text: "photosynthesis ".repeat(100_000) }] };
    expect((await ask(await newStudent(server), "/api/ai/text", longest)).status).toBe(200);
    await server.stop();
    await postgres?.drop();
  });

  test("is nothing for visitors where the operator says so", async () => {
    const server = await models("well", { AI_VISITORS_PER_HOUR: "0" });
    expect(await codes(createClient(server), 1)).toEqual(["MODEL_LIMIT"]);
    await server.stop();
  });
});

test.each([
  [{}, "no-key"],
  [{ AI_PROVIDER: "none", GEMINI_API_KEY: key }, "not-configured"],
] as const)("a server without a model (%j) says so at every door [AIX-6]", async (env, kind) => {
  const server = await serve(env);
  const ada = await newStudent(server);
  const answer = { status: 503, body: { code: "MODEL", problem: { kind } } };
  expect(await ada.post("/api/ai/text", question)).toEqual(answer);
  expect(await ada.post("/api/ai/object", { ...question, schema })).toEqual(answer);
  expect(await ada.post("/api/ai/test", {})).toEqual(answer);
  expect((await ada.get("/api/ai/status")).body).toMatchObject({ provider: "none", problem: { kind }, models: [] });
  await server.stop();
});
