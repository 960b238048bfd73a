import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getMigrations } from "better-auth/db/migration";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountOptions } from "../auth/accounts.ts";
import { type Database, type Dialect, run, tuples } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { openPostgres } from "./postgres.ts";
import { purge } from "./purge.ts";
import { openSqlite } from "./sqlite.ts";
import { newPostgresDatabase } from "./test-postgres.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 15);

describe.each(["sqlite", "postgres"] as const)("the database (%s)", (dialect: Dialect) => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined;
  let database: Database;
  const open = () => openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres?.url }, now);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "jotter-database-"));
    postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true });
  });

  test("is the same after it was closed and opened again", async () => {
    await addStudent(database, "ada");
    await database.close();
    database = await open();
    expect(await database.db.selectFrom("migration").select(["id", "name"]).execute()).toEqual([
      { id: 1, name: "accounts, records and files" },
      { id: 2, name: "devices and forgotten passwords" },
      { id: 3, name: "what a file is for" },
      { id: 4, name: "feeds and reminders" },
      { id: 5, name: "old versions count, and a way back" },
      { id: 6, name: "backups that come back, uploads cut off, devices ended from afar" },
    ]);
    expect(await database.db.selectFrom("user").select("id").execute()).toEqual([{ id: "ada" }]);
  });

  test("has every table, column and index that Better Auth asks for", async () => {
    const options = accountOptions({
      database,
      secret: "a secret for tests that is long enough",
      publicUrl: "http://localhost",
    });
    const { toBeCreated, toBeAdded, toBeAddedIndexes } = await getMigrations(options);
    expect({ toBeCreated, toBeAdded, toBeAddedIndexes }).toEqual({
      toBeCreated: [],
      toBeAdded: [],
      toBeAddedIndexes: [],
    });
  });

  test("refuses, and leaves alone, what a newer Jotter wrote", async () => {
    await database.db.insertInto("migration").values({ id: 7, name: "from the future", applied_at: 1 }).execute();
    await database.close();
    await expect(open()).rejects.toThrow(
      "This data was written by a newer Jotter (it has change 7, this one knows 6). Nothing was changed. Please start the newer version.",
    );
    database = postgres ? await openPostgres(postgres.url, "answers") : openSqlite(folder);
    expect(await database.db.selectFrom("migration").select("id").orderBy("id").execute()).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
      { id: 4 },
      { id: 5 },
      { id: 6 },
      { id: 7 },
    ]);
  });

  test("keeps writes that arrive together apart when one of them fails", async () => {
    const add = (id: string) => database.write((transaction) => insertStudent(transaction, id));
    const outcomes = await Promise.allSettled([add("ada"), add("ada"), add("bob")]);
    // Which of the two comes first is up to the database.
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(await database.db.selectFrom("user").select("id").orderBy("id").execute()).toEqual([
      { id: "ada" },
      { id: "bob" },
    ]);
  });

  test("undoes a transaction that fails", async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await insertStudent(transaction, "ada");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await database.db.selectFrom("user").select("id").execute()).toEqual([]);
  });

  test("gives numbers back as numbers and JSON as the text it was", async () => {
    await addStudent(database, "ada");
    const text = `{"b": 1,  "a":"\\u0000\\ud800"}`;
    await run(
      database.db,
      `insert into record (${recordColumns}) values ${tuples(1, 14)}`,
      record({ rev: 9_007_199_254_740_991, data: text }),
    );
    expect(await run(database.db, "select rev, at, data from record", [])).toEqual([
      expect.objectContaining({ rev: 9_007_199_254_740_991, at: 1.5, data: text }),
    ]);
  });

  test("forgets every record of a student together with the student", async () => {
    await addStudent(database, "ada");
    await run(database.db, `insert into record (${recordColumns}) values ${tuples(1, 14)}`, record({}));
    await database.db
      .insertInto("record_history")
      .values({ ...past, replaced_at: now })
      .execute();
    await database.db.deleteFrom("user").where("id", "=", "ada").execute();
    for (const table of ["sync_user", "record", "record_history"] as const) {
      expect(await database.db.selectFrom(table).select("user_id").execute()).toEqual([]);
    }
  });

  test("forgets, after 30 days, old versions, what lay in the trash, and sessions that are over", async () => {
    await addStudent(database, "ada");
    await database.db
      .insertInto("record_history")
      .values({ ...past, rev: 1, replaced_at: now - 31 * day })
      .execute();
    await database.db
      .insertInto("record_history")
      .values({ ...past, rev: 2, replaced_at: now - 29 * day })
      .execute();
    await database.db
      .updateTable("sync_user")
      .set({ history_bytes: 2 * past.bytes })
      .execute();
    for (const [id, rev, del, age] of [
      ["old trash", 3, 1, 31],
      ["new trash", 4, 1, 29],
      ["old note", 5, 0, 31],
      // What a student deleted of a calendar they follow is still to be known when it comes again.
      ["feed-1-deleted", 6, 1, 399],
      ["feed-1-old", 7, 1, 401],
      ["feed-1-removed", 8, 1, 31],
    ] as const) {
      const device = id === "feed-1-removed" ? "feed" : "phone";
      const row = record({ id, rev, del, device, updated_at: now - age * day, bytes: 300 });
      await run(database.db, `insert into record (${recordColumns}) values ${tuples(1, 14)}`, row);
    }
    await database.db.updateTable("sync_user").set({ bytes: 1800, rows: 6 }).execute();
    for (const [token, expires] of [
      ["over", now - 1000],
      ["alive", now + 1000],
    ] as const) {
      await addSession(database, token, expires);
    }

    await purge(database, now, 100);

    expect(await database.db.selectFrom("record_history").select("rev").execute()).toEqual([{ rev: 2 }]);
    expect(await database.db.selectFrom("sync_user").select("history_bytes").execute()).toEqual([
      { history_bytes: past.bytes },
    ]);
    expect(await database.db.selectFrom("record").select(["id", "data", "bytes"]).orderBy("rev").execute()).toEqual([
      { id: "old trash", data: null, bytes: 100 },
      { id: "new trash", data: "{}", bytes: 300 },
      { id: "old note", data: "{}", bytes: 300 },
      { id: "feed-1-deleted", data: "{}", bytes: 300 },
      { id: "feed-1-old", data: null, bytes: 100 },
      { id: "feed-1-removed", data: null, bytes: 100 },
    ]);
    expect(await database.db.selectFrom("sync_user").select(["bytes", "rows"]).execute()).toEqual([
      { bytes: 1200, rows: 6 },
    ]);
    expect(await database.db.selectFrom("session").select("token").execute()).toEqual([{ token: "alive" }]);
  });
});

const past = { user_id: "ada", kind: "note", id: "n", rev: 1, v: 1, at: 1, bytes: 102, data: "{}" };

const recordColumns = "user_id, kind, id, rev, v, del, at, bytes, device, seen, kept_at, created_at, updated_at, data";

function record(change: {
  id?: string;
  rev?: number;
  del?: number;
  updated_at?: number;
  bytes?: number;
  device?: string;
  data?: string;
}) {
  const row = { id: "n", rev: 1, del: 0, updated_at: 1, bytes: 102, device: "phone", data: "{}", ...change };
  return [
    ...["ada", "note", row.id, row.rev, 1, row.del, 1.5, row.bytes, row.device, "{}", 0, 1],
    ...[row.updated_at, row.data],
  ];
}

async function addStudent(database: Database, id: string) {
  await insertStudent(database.db, id);
  await database.db
    .insertInto("sync_user")
    .values({ user_id: id, epoch: "e", head: 0, bytes: 0, rows: 0, history_bytes: 0, gaps: "[]" })
    .execute();
}

async function insertStudent(db: Database["db"], id: string) {
  const time = new Date(now).toISOString();
  await run(
    db,
    `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, $2, $3, $3)`,
    [id, "0", time],
  );
}

async function addSession(database: Database, token: string, expires: number) {
  const time = new Date(expires).toISOString();
  await run(
    database.db,
    `insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt") values ($1, $1, 'ada', $2, $2, $2)`,
    [token, time],
  );
}

test("a connection that breaks between two statements of a write fails that write alone [DAT-2]", async () => {
  const { url, drop } = await newPostgresDatabase();
  const database = await openPostgres(url, "answers");
  const broken = database.write(async (transaction) => {
    const [own] = await run<{ pid: number }>(transaction, "select pg_backend_pid() as pid", []);
    await run(database.db, "select pg_terminate_backend($1)", [own?.pid ?? 0]);
    await new Promise((resolve) => setTimeout(resolve, 200)); // Nothing is asked of it while it goes.
    await run(transaction, "select 1", []);
  });
  await expect(broken).rejects.toThrow();
  expect(await run(database.db, "select 1 as one", [])).toEqual([{ one: 1 }]);
  await database.close();
  await drop();
});
