import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dialect } from "../storage/database.ts";
import { createClient, newStudent, noteData, noteOp, type TestClient } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { allRoutes, type Rooms } from "./routes.ts";

// Only the list is wanted: no handler runs, so no room is entered.
const routes = allRoutes({} as Rooms);
const closed = routes.filter(({ access }) => access === "signed-in");
const open = routes.filter(({ access }) => access === "anyone");
const named = (route: (typeof routes)[number]) => `${route.method} ${route.path}`;

describe("the routes", () => {
  test("that anyone may ask are few and known", () => {
    expect(open.map(named)).toEqual([
      "GET /healthz",
      "GET /healthz/alive",
      "GET /healthz/ready",
      "GET /metrics",
      "GET /api/auth/get-session",
      "POST /api/auth/sign-up/email",
      "POST /api/auth/sign-in/email",
      "POST /api/auth/sign-out",
      "POST /api/auth/forgot-password",
      "POST /api/auth/reset-password",
      "GET /api/auth/providers",
      "POST /api/auth/google/start",
      "GET /api/auth/callback/google",
      "GET /api/auth/google/popup",
      "GET /api/ai/status",
      "POST /api/ai/text",
      "GET /api/calendar/:file",
    ]);
  });
});

describe.each(["sqlite", "postgres"] as const)("every route (%s)", (dialect: Dialect) => {
  let server: TestServer;
  let nobody: TestClient;
  let ada: Awaited<ReturnType<typeof newStudent>>;
  let bob: Awaited<ReturnType<typeof newStudent>>;
  let fileId: string;

  beforeAll(async () => {
    server = await startTestServer({ database: dialect });
    nobody = createClient(server);
    [ada, bob] = [await newStudent(server, "Ada Secretname"), await newStudent(server)];
    await ada.post("/api/sync/push", {
      epoch: null,
      device: "phone",
      ops: [noteOp({ data: noteData("Secret title", "Secret words") })],
    });
    await ada.post("/api/sync/push", {
      epoch: null,
      device: "laptop",
      ops: [noteOp({ ifRev: 1, data: noteData("Secret title", "Secret words 2") })],
    });
    const uploaded = await ada.send("/api/files?name=Secret-file.txt", { method: "POST", body: "Secret bytes" });
    fileId = ((await uploaded.json()) as { id: string }).id;
  });
  afterAll(() => server.stop());

  const pathOf = (path: string) => path.replace(":id", fileId);
  const bodies: Record<string, string> = {
    "POST /api/sync/push": JSON.stringify({ epoch: null, device: "phone", ops: [noteOp({ ifRev: 2 })] }),
  };
  const queries: Record<string, string> = {
    "GET /api/sync/pull": "?after=0",
    "GET /api/sync/history": "?kind=note&id=note-1",
    "POST /api/files": "?name=x",
  };
  const ask = (client: TestClient, route: (typeof routes)[number], headers: Record<string, string> = {}) =>
    client.send(`${pathOf(route.path)}${queries[named(route)] ?? ""}`, {
      method: route.method,
      headers,
      ...(route.method === "POST" && { body: bodies[named(route)] ?? "{}" }),
    });

  test.each([...closed, ...open].map((route) => [named(route), route] as const))(
    "%s refuses U+0000 in an address or a body and is no bug [OPS-3]",
    async (_, route) => {
      const asked = await ada.send(
        `${route.path.replace(/:(id|file)/, "a%00b")}?kind=note%00&id=x%00&name=a%00&after=0`,
        {
          method: route.method,
          ...(route.method === "POST" && { body: "{}" }),
        },
      );
      expect(asked.status).toBe(400);
      if (route.method !== "POST" || route.path === "/api/files") return;
      const words = Object.fromEntries(
        ["name", "email", "password", "id", "device", "code", "url", "kind", "text"].map((key) => [key, "a\u0000b"]),
      );
      const sent = await nobody.send(route.path, { method: "POST", body: JSON.stringify(words) });
      expect(sent.status).not.toBe(500);
    },
  );

  test("a page of records and a history come compressed to who can read that [OPS-3]", async () => {
    const long = await newStudent(server, "Long");
    const body = "Cells divide. ".repeat(500);
    await long.post("/api/sync/push", {
      epoch: null,
      device: "phone",
      ops: [noteOp({ data: noteData("Long", body) })],
    });
    const plain = await long.send("/api/sync/pull?after=0", { headers: { "accept-encoding": "identity" } });
    const packed = await long.send("/api/sync/pull?after=0", { headers: { "accept-encoding": "br, gzip" } });
    expect([plain.headers.get("content-encoding"), packed.headers.get("content-encoding")]).toEqual([null, "gzip"]);
    expect(await packed.text()).toBe(await plain.text());
    expect(packed.headers.get("vary")).toBe("accept-encoding");
  });

  test("whoever watches the server may ask as often as they like [OPS-3]", async () => {
    const slow = await startTestServer({ database: dialect, env: { REQUESTS_PER_MINUTE: "3" } });
    const watcher = createClient(slow);
    for (let at = 0; at < 20; at++) expect((await watcher.send("/healthz")).status).toBe(200);
    for (let at = 0; at < 3; at++) await watcher.send("/api/auth/providers");
    expect((await watcher.send("/api/auth/providers")).status).toBe(429);
    await slow.stop();
  });

  test.each(closed.map((route) => [named(route), route] as const))("%s asks nobody in [DAT-4]", async (_, route) => {
    const response = await ask(nobody, route);
    expect([response.status, await response.json()]).toEqual([401, { code: "SIGNED_OUT" }]);
  });

  test.each(closed.map((route) => [named(route), route] as const))(
    "%s tells a student nothing of another's [DAT-4]",
    async (_, route) => {
      const response = await ask(bob, route);
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
      const text = isStream
        ? new TextDecoder().decode((await response.body?.getReader().read())?.value)
        : await response.text();
      expect(text).not.toMatch(/secret/i);
      expect(text).not.toContain(ada.email);
      if (route.path.includes(":id")) expect(response.status).toBe(404);
    },
  );

  test("left the first student's things untouched", async () => {
    expect((await ada.get("/api/sync/pull?after=0")).body).toMatchObject({
      rows: [{ rev: 2, data: noteData("Secret title", "Secret words 2") }],
    });
    expect((await ada.get("/api/files")).body).toMatchObject({ files: [{ id: fileId, name: "Secret-file.txt" }] });
    expect((await ada.get("/api/auth/get-session")).body).toMatchObject({ user: { email: ada.email } });
  });

  test.each(routes.filter(({ method }) => method !== "GET").map((route) => [named(route), route] as const))(
    "%s is refused from another site's page",
    async (_, route) => {
      for (const origin of ["https://evil.example", "null", `${server.url}.evil.example`]) {
        const response = await ask(ada, route, { origin });
        expect([response.status, await response.json()]).toEqual([
          403,
          { code: "FORBIDDEN_ORIGIN", message: expect.stringMatching(/^Requests must come from http:/) },
        ]);
      }
      const without = await fetch(`${server.url}${pathOf(route.path)}`, {
        method: route.method,
        headers: { cookie: ada.cookie() },
      });
      expect(without.status).toBe(403);
    },
  );

  const pushOf = (change: object) => JSON.stringify({ epoch: null, device: "phone", ops: [noteOp()], ...change });
  test.each([
    ["no JSON", "/api/sync/push", "not json"],
    ["the wrong JSON", "/api/sync/push", "[]"],
    ["no operation", "/api/sync/push", pushOf({ ops: [] })],
    ["too many operations", "/api/sync/push", pushOf({ ops: Array.from({ length: 101 }, () => noteOp()) })],
    ["a device that is a path", "/api/sync/push", pushOf({ device: "../" })],
    ["an id that is a path", "/api/sync/push", pushOf({ ops: [noteOp({ id: "a/b" })] })],
    ["a time without end", "/api/sync/push", pushOf({}).replace(`"at":1000`, `"at":1e999`)],
    ["a form", "/api/auth/sign-in/email", "email=a&password=b"],
    ["a query instead of an address", "/api/auth/sign-in/email", `{"email":{"$ne":""},"password":"x"}`],
    ["half of what is needed", "/api/auth/change-password", `{"newPassword":"only this"}`],
  ])("refuses %s (POST %s)", async (_, path, body) => {
    const response = await ada.send(path, { method: "POST", body });
    expect([response.status, await response.json()]).toEqual([400, { code: "BAD_REQUEST" }]);
  });

  test.each(["", "?after=-1", "?after=x", "?before=oldest", "?after=0&limit=0", "?after=1.5"])(
    "pull%s is a bad request",
    async (query) => {
      expect((await ada.get(`/api/sync/pull${query}`)).status).toBe(400);
    },
  );

  test("takes no more than it can hold, whether the size is told or not", async () => {
    const push = (body: NonNullable<RequestInit["body"]>) =>
      ada.send("/api/sync/push", { method: "POST", body, duplex: "half" });
    const limit = 12 * 1024 * 1024;
    for (const body of [" ".repeat(limit + 1), new Blob([" ".repeat(limit + 1)]).stream()]) {
      const response = await push(body);
      expect([response.status, await response.json()]).toEqual([413, { code: "TOO_LARGE", limit }]);
    }
    const auth = await ada.send("/api/auth/sign-in/email", { method: "POST", body: " ".repeat(20_000) });
    expect([auth.status, await auth.json()]).toEqual([413, { code: "TOO_LARGE", limit: 16_384 }]);
  });

  test("refuses a push for another epoch", async () => {
    const request = { epoch: "another", device: "phone", ops: [noteOp({ ifRev: 2 })] };
    expect(await ada.post("/api/sync/push", request)).toEqual({
      status: 409,
      body: { code: "EPOCH", epoch: expect.any(String) },
    });
  });

  test("leaves nothing personal in the log", async () => {
    await createClient(server).post("/api/auth/sign-in/email", { email: ada.email, password: "wrong horse" });
    await expect.poll(() => server.log.filter((line) => line.includes(`"request"`)).length).toBeGreaterThan(20);
    const log = server.log.join("\n");
    for (const personal of [
      ada.email,
      "example.org",
      "Secret",
      "correct horse",
      "wrong horse",
      "note-1",
      "session_token",
      fileId,
      "name=",
    ]) {
      expect(log).not.toContain(personal);
    }
    for (const line of server.log)
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
  });
});

describe("too many requests", () => {
  test("are counted for each student, and for each address where nobody is signed in", async () => {
    const server = await startTestServer({ database: "sqlite", env: { REQUESTS_PER_MINUTE: "5" } });
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    const statuses = async (client: TestClient) => {
      const responses = await Promise.all(Array.from({ length: 10 }, () => client.send("/api/files")));
      for (const { status, headers } of responses) expect(Number(headers.get("retry-after")) > 0).toBe(status === 429);
      return new Set(responses.map(({ status }) => status));
    };
    expect(await statuses(ada)).toEqual(new Set([200, 429]));
    expect(await statuses(createClient(server))).toEqual(new Set([401, 429]));
    expect(await bob.get("/api/auth/get-session")).toEqual({ status: 429, body: { code: "BUSY" } });
    expect((await bob.get("/api/files")).status).toBe(200);
    await server.stop();
  });
});

test("requests of one IPv6 customer are counted together, whichever of their addresses they come from", async () => {
  const server = await startTestServer({ database: "sqlite", env: { REQUESTS_PER_MINUTE: "5", TRUST_PROXY: "1" } });
  const client = createClient(server);
  const from = async (address: string) =>
    (await client.send("/api/auth/providers", { headers: { "x-forwarded-for": address } })).status;
  const same = Array.from({ length: 7 }, (_, host) => `2001:db8:0:1::${host + 1}`);
  const statuses: number[] = [];
  for (const address of same) statuses.push(await from(address));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await from("2001:db8:0:2::1")).toBe(200);
  await server.stop();
});

describe("a database that is away", () => {
  test("is a passing trouble: 503 meanwhile, and no restart needed", async () => {
    const server = await startTestServer({ database: "postgres" });
    const ada = await newStudent(server);
    const { default: pg } = await import("pg");
    const operator = new pg.Client({ connectionString: server.databaseUrl?.replace(/[^/]*$/, "postgres") });
    await operator.connect();
    const name = new URL(server.databaseUrl ?? "").pathname.slice(1);
    await operator.query(`alter database ${name} allow_connections false`);
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const away = { status: 503, body: { code: "UNAVAILABLE", id: expect.any(String) } };
    expect(await ada.get("/healthz")).toEqual(away);
    expect(await ada.get("/api/files")).toEqual(away);
    expect(await ada.post("/api/auth/sign-out", {})).toEqual(away);
    await operator.query(`alter database ${name} allow_connections true`);
    await operator.end();
    expect(await ada.get("/healthz")).toEqual({ status: 200, body: { ok: true } });
    expect((await ada.get("/api/files")).status).toBe(200);
    await server.stop();
  });
});
