import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { startServer } from "../server.ts";
import { settingsFrom } from "../settings.ts";
import { createClient, newStudent, noteData, noteOp } from "../test-client.ts";
import { openDatabase } from "./open-database.ts";
import { isBehindPooler } from "./postgres.ts";
import { hasPgBouncer, type Pooler, startGreeter, startPgBouncer } from "./test-pooler.ts";
import { newPostgresDatabase } from "./test-postgres.ts";

let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jotter-pooler-"));
  postgres = await newPostgresDatabase();
});
afterAll(async () => {
  await postgres.drop();
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  const settings = settingsFrom({
    PORT: "0",
    DATA_DIR: folder,
    AUTH_SECRET: "a secret for tests that is long enough",
    ...env,
  });
  return startServer(settings, createLog("silent"));
}

describe("a pooler before PostgreSQL", () => {
  let greeter: Pooler;
  beforeAll(async () => {
    greeter = await startGreeter(postgres.url);
  });
  afterAll(() => greeter.stop());

  test("is told from PostgreSQL itself, and nothing is prepared through it [OPS-2]", async () => {
    expect(await isBehindPooler(postgres.url)).toBe(false);
    expect(await isBehindPooler(greeter.url)).toBe(true);
    const asked = vi.spyOn(pg.Client.prototype, "query");
    const database = await openDatabase({ DATA_DIR: "", DATABASE_URL: greeter.url }, Date.now());
    await database.db.selectFrom("user").select("id").where("id", "=", "ada").execute();
    const queries = asked.mock.calls.map(([query]) => query as unknown as { name?: string });
    asked.mockRestore();
    await database.close();
    expect(queries.filter(({ name }) => name !== undefined)).toEqual([]);
  });

  test("needs a way past it, or the server does not start and says so [OPS-2]", async () => {
    await expect(start({ DATABASE_URL: greeter.url })).rejects.toThrow(
      "DATABASE_URL leads to a pooler, like PgBouncer. Set DATABASE_DIRECT_URL to PostgreSQL itself",
    );
    const server = await start({ DATABASE_URL: greeter.url, DATABASE_DIRECT_URL: postgres.url });
    await server.stop();
  });
});

describe.skipIf(!hasPgBouncer)("PgBouncer in transaction mode (where it is installed)", () => {
  test("serves two servers: many devices write at once, and each hears of the other's writes [OPS-2]", async () => {
    const pooler = await startPgBouncer(postgres.url);
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url, LOG_LEVEL: "error" };
    const [one, two] = [await start(env), await start(env)];
    const ada = await newStudent({ url: one.url });
    const [name = "", value = ""] = ada.cookie().split("=");
    const elsewhere = createClient({ url: two.url }, new Map([[name, value]]));
    const stream = await elsewhere.send("/api/sync/events");
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain(`{"head":0}`);
    const writes = Array.from({ length: 40 }, async (_, n) => {
      const op = noteOp({ id: `n${n}`, data: noteData(`Note ${n}`) });
      const answer = await [ada, elsewhere][n % 2]?.post("/api/sync/push", { epoch: null, device: "phone", ops: [op] });
      return answer?.status;
    });
    expect(new Set(await Promise.all(writes))).toEqual(new Set([200]));
    expect((await reader?.read())?.value).toMatch(/^event: poke/);
    const pulled = (await elsewhere.get("/api/sync/pull?after=0")).body as { rows: unknown[] };
    expect(pulled.rows).toHaveLength(40);
    await reader?.cancel();
    await one.stop();
    await two.stop();
    await pooler.stop();
  });
});
