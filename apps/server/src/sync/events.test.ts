import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { startServer } from "../server.ts";
import { settingsFrom } from "../settings.ts";
import type { Dialect } from "../storage/database.ts";
import { createClient, newStudent, noteOp } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

const push = { epoch: null, device: "phone", ops: [noteOp()] };

/** The events of a stream, one by one; undefined once it has ended. */
async function open(client: Awaited<ReturnType<typeof newStudent>>) {
  const response = await client.send("/api/sync/events");
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  // At first it says when to come back: each device at another moment.
  const next = async () => (await reader?.read())?.value?.replace(/^retry: \d{3,5}\n/, "");
  return { next, close: () => reader?.cancel() };
}

const poke = (head: number) => `event: poke\ndata: {"head":${head}}\n\n`;

/** What it still says. */
async function untilEnd(stream: { readonly next: () => Promise<string | undefined> }) {
  const said: string[] = [];
  for (;;) {
    const next = await stream.next();
    if (next === undefined) return said;
    said.push(next);
  }
}

describe.each(["sqlite", "postgres"] as const)("the event stream (%s)", (dialect: Dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: dialect });
  });
  afterAll(() => server.stop());

  test("tells at once where the student's records are, and again when they move on", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    const [phone, other] = [await open(ada), await open(bob)];
    expect(await phone.next()).toBe(poke(0));
    expect(await other.next()).toBe(poke(0));
    await ada.post("/api/sync/push", push);
    expect(await phone.next()).toBe(poke(1));
    // A conflict moves nothing.
    await ada.post("/api/sync/push", push);
    await ada.post("/api/sync/push", { ...push, ops: [noteOp({ ifRev: 1 })] });
    expect(await phone.next()).toBe(poke(2));
    await bob.post("/api/sync/push", push);
    expect(await other.next()).toBe(poke(1));
    await Promise.all([phone.close(), other.close()]);
  });

  test("ends when its session does, and only that one", async () => {
    const ada = await newStudent(server);
    const laptop = createClient(server);
    await laptop.post("/api/auth/sign-in/email", { email: ada.email, password: ada.password });
    const [phone, other] = [await open(ada), await open({ ...ada, ...laptop })];
    await Promise.all([phone.next(), other.next()]);
    await ada.post("/api/auth/sign-out", {});
    // A last word, at which its page asks what is the matter; the other one is still in.
    expect(await phone.next()).toBe(poke(0));
    expect(await phone.next()).toBeUndefined();
    await laptop.post("/api/sync/push", push);
    expect(await other.next()).toBe(poke(1));
    await laptop.post("/api/auth/delete-user", { password: ada.password });
    expect(await untilEnd(other)).toContain(poke(0));
  });

  test("ends for other devices when a changed password ends their sessions", async () => {
    const ada = await newStudent(server);
    const laptop = createClient(server);
    await laptop.post("/api/auth/sign-in/email", { email: ada.email, password: ada.password });
    const stream = await open({ ...ada, ...laptop });
    await stream.next();
    const change = { currentPassword: ada.password, newPassword: "another one", revokeOtherSessions: true };
    await ada.post("/api/auth/change-password", change);
    expect(await untilEnd(stream)).toContain(poke(0));
  });

  test("is given up, oldest first, by a student who opens too many", async () => {
    const ada = await newStudent(server);
    const first = await open(ada);
    expect(await first.next()).toBe(poke(0));
    const others = await Promise.all(Array.from({ length: 20 }, () => open(ada)));
    expect(await first.next()).toBeUndefined();
    for (const stream of others) {
      expect(await stream.next()).toBe(poke(0));
      await stream.close();
    }
  });
});

describe("two servers on one PostgreSQL", () => {
  test("tell each other's devices, also after the database dropped their connections", async () => {
    const one = await startTestServer({ database: "postgres" });
    const env = {
      PORT: "0",
      DATA_DIR: one.dataDir,
      DATABASE_URL: one.databaseUrl,
      AUTH_SECRET: "a secret for tests that is long enough",
    };
    const two = await startServer(settingsFrom(env), createLog("silent"));
    const ada = await newStudent(one);
    const [name = "", value = ""] = ada.cookie().split("=");
    const elsewhere = createClient({ url: `http://127.0.0.1:${two.port}` }, new Map([[name, value]]));
    const { default: pg } = await import("pg");
    const operator = new pg.Client({ connectionString: one.databaseUrl });
    await operator.connect();
    const listeners = async () => {
      const found = await operator.query("select pid from pg_stat_activity where query = 'listen jotter_poke'");
      return found.rows.map(({ pid }) => Number(pid));
    };
    await expect.poll(async () => (await listeners()).length).toBe(2);

    const stream = await open({ ...ada, ...elsewhere });
    expect(await stream.next()).toBe(poke(0));
    await ada.post("/api/sync/push", push);
    expect(await stream.next()).toBe(poke(1));

    const before = await listeners();
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    // A dropped connection is listed until it is gone, so the new ones are told apart by their numbers.
    const isNew = (pid: number) => !before.includes(pid);
    await expect.poll(async () => (await listeners()).filter(isNew).length).toBe(2);
    await operator.end();
    const pushed = await ada.post("/api/sync/push", { ...push, ops: [noteOp({ ifRev: 1 })] });
    expect(pushed.status).toBe(200);
    expect(await stream.next()).toBe(poke(2));
    await stream.close();
    await two.stop();
    await one.stop();
  });
});
