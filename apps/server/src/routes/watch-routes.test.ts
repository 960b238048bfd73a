import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { startServer } from "../server.ts";
import { settingsFrom } from "../settings.ts";
import type { Dialect } from "../storage/database.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createClient, newStudent, noteData, noteOp } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

const token = "a token for whoever watches";
let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const bearer = (word: string) => ({ headers: { authorization: `Bearer ${word}` } });

describe.each(["sqlite", "postgres"] as const)("what is told to who watches the server (%s)", (dialect: Dialect) => {
  test("is nobody's to read unless the operator gave a token [OPS-3]", async () => {
    server = await startTestServer({ database: dialect });
    const asked = await createClient(server).send("/metrics", bearer(token));
    expect([asked.status, await asked.json()]).toEqual([404, { code: "NOT_FOUND" }]);
  });

  test("counts what is done, and names nobody and nothing [OPS-3]", async () => {
    server = await startTestServer({ database: dialect, env: { METRICS_TOKEN: token } });
    const watcher = createClient(server);
    expect((await watcher.send("/metrics")).status).toBe(401);
    expect((await watcher.send("/metrics", bearer("a token for whoever is curious"))).status).toBe(401);

    const ada = await newStudent(server, "Ada Secretname");
    const op = noteOp({ id: "secret-id", data: noteData("Secret title", "Secret words") });
    await ada.post("/api/sync/push", { epoch: null, device: "secretphone", ops: [op, noteOp({ id: "secret-2" })] });
    await ada.post("/api/sync/push", { epoch: null, device: "secretphone", ops: [op] });
    await ada.get("/api/sync/history?kind=note&id=secret-id");
    await ada.post("/api/ai/text", { system: "Secret", messages: [] });
    const events = await ada.send("/api/sync/events");
    const asked = await watcher.send("/metrics", bearer(token));
    expect(asked.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await asked.text();
    await events.body?.cancel();
    const line = (name: string) =>
      text
        .split("\n")
        .find((one) => one.startsWith(`${name} `))
        ?.split(" ")
        .at(-1);
    expect({
      landed: line('jotter_pushes_total{changed="records"}'),
      unchanged: line('jotter_pushes_total{changed="nothing"}'),
      records: line("jotter_pushed_records_total"),
      pokes: line('jotter_pokes_total{way="sent"}'),
      pushes: line('jotter_request_seconds_count{method="POST",route="/api/sync/push",status="200"}'),
      within: line('jotter_request_seconds_bucket{method="POST",route="/api/sync/push",status="200",le="+Inf"}'),
      streams: line("jotter_event_streams"),
      ready: line("jotter_ready"),
      database: line("jotter_database_up"),
      started: line('jotter_events_total{level="info",event="started"}'),
    }).toEqual({
      landed: "1",
      unchanged: "1",
      records: "3",
      pokes: "1",
      pushes: "2",
      within: "2",
      streams: "1",
      ready: "1",
      database: "1",
      started: "1",
    });
    expect(line('jotter_database_connections{state="waiting"}')).toBe(dialect === "postgres" ? "0" : undefined);
    expect(text).not.toMatch(/secret|ada|example\.org|student\d/i);
    // Every line is one that Prometheus reads.
    const sample = /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?$/;
    expect(
      text
        .trimEnd()
        .split("\n")
        .filter((one) => !one.startsWith("# ") && !sample.test(one)),
    ).toEqual([]);
  });
});

describe("a server that was told to stop", () => {
  test("ends what it has begun to send, and takes none of it for an error [OPS-2]", async () => {
    const running = await startTestServer({ database: "sqlite", env: { DRAIN_SECONDS: "1" } });
    const ada = await newStudent(running);
    const id = "a".repeat(32);
    await ada.send(`/api/files?name=f&id=${id}`, { method: "POST", body: "A file" });
    const stopped = running.stop();
    expect(await (await ada.send(`/api/files/${id}`)).text()).toBe("A file");
    await stopped;
    expect(running.log.filter((line) => line.includes('"bug"'))).toEqual([]);
  });

  test("is alive and answers, but is not ready, until its proxy had time to see that [OPS-2] [OPS-3]", async () => {
    const running = await startTestServer({ database: "sqlite", env: { DRAIN_SECONDS: "1" } });
    const ada = await newStudent(running);
    const events = await ada.send("/api/sync/events");
    expect(await ada.get("/healthz/ready")).toEqual({ status: 200, body: { ok: true } });
    const stopped = running.stop();
    expect(await ada.get("/healthz/ready")).toEqual({ status: 503, body: { code: "STOPPING" } });
    expect(await ada.get("/healthz/alive")).toEqual({ status: 200, body: { ok: true } });
    const pushed = await ada.send("/api/sync/push", {
      method: "POST",
      body: JSON.stringify({ epoch: null, device: "phone", ops: [noteOp()] }),
    });
    expect([pushed.status, pushed.headers.get("connection")]).toEqual([200, "close"]);
    // Its page hears of the write, and when to come back.
    expect(await events.text()).toMatch(
      /^retry: \d{3,5}\nevent: poke\ndata: {"head":0}\n\nevent: poke\ndata: {"head":1}/,
    );
    await stopped;
  });
});

/** A line to a database on which, at will, nothing more gets through: a hanging server, or a network that swallows. */
async function startLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const line = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on("data", (chunk) => to.write(chunk));
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on("error", () => {}); // Its "close" follows.
    }
    if (isFrozen) client.pause();
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const address = line.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === "object" && address?.port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop() {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe("a database that hangs", () => {
  test("is told to who asks within seconds, and all is well again when it is [OPS-2]", async () => {
    const postgres = await newPostgresDatabase();
    const line = await startLine(postgres.url);
    const env = { PORT: "0", DATABASE_URL: line.url, AUTH_SECRET: "a secret for tests that is long enough" };
    const running = await startServer(settingsFrom(env), createLog("silent"));
    const client = { url: running.url };
    const ada = await newStudent(client);
    const push = (id: string) => ada.post("/api/sync/push", { epoch: null, device: "phone", ops: [noteOp({ id })] });
    expect((await push("first")).status).toBe(200);

    line.freeze();
    const since = performance.now();
    // More than it has connections, so that some wait for one.
    const asked = await Promise.all([
      ada.get("/healthz/ready"),
      ...Array.from({ length: 30 }, (_, n) => push(`n${n}`)),
    ]);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]));
    expect(performance.now() - since).toBeLessThan(15_000);
    expect(await ada.get("/healthz/alive")).toEqual({ status: 200, body: { ok: true } });

    line.thaw();
    await expect.poll(async () => (await push("second")).status, { timeout: 20_000 }).toBe(200);
    expect(await ada.get("/healthz/ready")).toEqual({ status: 200, body: { ok: true } });
    await running.stop();
    line.stop();
    await postgres.drop();
  });
});
