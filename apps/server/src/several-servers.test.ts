import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newPostgresDatabase } from "./storage/test-postgres.ts";
import { createClient, newStudent, noteOp, type TestClient } from "./test-client.ts";
import { spawnJotter, type TestProcess } from "./test-process.ts";

describe("several servers on one PostgreSQL", () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
  let running: TestProcess[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "jotter-several-"));
    postgres = await newPostgresDatabase();
  });
  afterEach(async () => {
    for (const { process } of running) process.kill("SIGKILL");
    await Promise.all(running.map(({ exit }) => exit));
    running = [];
    await postgres.drop();
    rmSync(folder, { recursive: true });
  });

  function start() {
    const env = { DATA_DIR: folder, DATABASE_URL: postgres.url, AUTH_SECRET: "a secret for tests that is long enough" };
    const jotter = spawnJotter(env);
    running.push(jotter);
    return jotter;
  }

  async function signedIn(url: string, student: TestClient) {
    return createClient({ url }, new Map([student.cookie().split("=", 2) as [string, string]]));
  }

  test("start at once on an empty database, which is made once; limits count together; any of them may go [OPS-2]", async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => start().url));
    const operator = new pg.Client({ connectionString: postgres.url });
    await operator.connect();
    const { rows } = await operator.query("select id, count(*)::int as times from migration group by id");
    expect(new Set(rows.map(({ times }) => times))).toEqual(new Set([1]));
    const keys = await operator.query("select name from server_key");
    expect(keys.rows.map(({ name }) => name)).toEqual([...new Set(keys.rows.map(({ name }) => name))]);
    await operator.end();

    const [first = "", second = "", third = "", fourth = ""] = urls;
    const ada = await newStudent({ url: first });
    const wrong = { email: ada.email, password: "not it" };
    const tries: number[] = [];
    for (const url of [first, second, third, fourth, first, second]) {
      tries.push((await createClient({ url }).post("/api/auth/sign-in/email", wrong)).status);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);

    const push = { epoch: null, device: "phone", ops: [noteOp()] };
    expect((await (await signedIn(first, ada)).post("/api/sync/push", push)).status).toBe(200);
    running[0]?.process.kill("SIGKILL");
    const elsewhere = await signedIn(second, ada);
    expect((await elsewhere.get("/api/sync/pull?after=0")).body).toMatchObject({ rows: [{ id: "note-1" }], head: 1 });
    const again = { ...push, ops: [noteOp({ ifRev: 1, n: 2 })] };
    expect((await elsewhere.post("/api/sync/push", again)).status).toBe(200);
  });
});
