import { PullPage, PushAnswer, type PushOp } from "@jotter/ports/protocol";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Database, run } from "../storage/database.ts";
import { openDatabase } from "../storage/open-database.ts";
import { purge } from "../storage/purge.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { noteData, noteOp } from "../test-client.ts";
import { bytesPerRow } from "./record-row.ts";
import { createRecordStore, type RecordStore } from "./record-store.ts";

const now = Date.UTC(2026, 10, 15);
const day = 86_400_000;

describe("students' records on PostgreSQL, which several servers share", () => {
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
  let database: Database;
  let servers: readonly RecordStore[];

  beforeAll(async () => {
    postgres = await newPostgresDatabase();
    database = await openDatabase({ DATA_DIR: "", DATABASE_URL: postgres.url }, now);
    servers = [1, 2, 3].map(() => createRecordStore(database, 1e9));
  });
  afterAll(async () => {
    await database.close();
    await postgres.drop();
  });

  async function newStudent() {
    const id = crypto.randomUUID();
    const time = new Date(now).toISOString();
    await run(
      database.db,
      `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, '0', $2, $2)`,
      [id, time],
    );
    const at = (server: number) => {
      const store = servers[server % servers.length];
      if (!store) throw new Error("there is no such server");
      return store;
    };
    return {
      id,
      push: async (server: number, ops: readonly PushOp[], when = now) => {
        const pushed = await at(server).push(id, { epoch: null, device: `d${server}`, ops: [...ops] }, when);
        if (pushed.kind !== "answered") throw new Error(pushed.kind);
        return PushAnswer.parse(JSON.parse(pushed.json)).results;
      },
      pull: async (server: number, after = 0) =>
        PullPage.parse(JSON.parse(await at(server).pull(id, { after }, 500, now))),
    };
  }

  async function statementsOf(work: () => Promise<unknown>) {
    const asked = vi.spyOn(pg.Client.prototype, "query");
    try {
      await work();
      return asked.mock.calls.map(([query]) => query as unknown as { name?: string; text: string });
    } finally {
      asked.mockRestore();
    }
  }

  test("take one prepared statement for a push and one for a pull, however many records [OPS-2]", async () => {
    const ada = await newStudent();
    await ada.pull(0);
    const named = [{ name: expect.stringMatching(/^jotter_\d+$/) }];
    const many = Array.from({ length: 100 }, (_, n) => noteOp({ id: `n${n}` }));
    expect(await statementsOf(() => ada.push(0, [noteOp()]))).toMatchObject(named);
    expect(await statementsOf(() => ada.push(0, many))).toMatchObject(named);
    expect(await statementsOf(() => ada.push(0, [noteOp({ ifRev: 1 })]))).toMatchObject(named);
    expect(await statementsOf(() => ada.pull(0))).toMatchObject(named);
    expect((await ada.pull(0)).rows).toHaveLength(101);
    // What this server has not seen before is looked at first.
    expect(await statementsOf(() => ada.push(1, [noteOp({ ifRev: 102 })]))).toHaveLength(2);
    // And what it remembers of before is not trusted.
    expect(await statementsOf(() => ada.push(0, [noteOp({ ifRev: 103, data: noteData("Meiosis") })]))).toHaveLength(2);
    expect((await ada.pull(2, 103)).rows).toMatchObject([{ rev: 104, data: noteData("Meiosis") }]);
  });

  test("are not overwritten by a server that knows an older state [OPS-2]", async () => {
    const ada = await newStudent();
    expect(await ada.push(0, [noteOp()])).toMatchObject([{ status: "ok", rev: 1 }]);
    expect(await ada.push(1, [noteOp({ id: "other" })])).toMatchObject([{ status: "ok", rev: 2 }]);
    // The first server believes that the head is 1 and that there is no such record.
    expect(await ada.push(0, [noteOp({ id: "other", data: noteData("Mine") })])).toMatchObject([
      { status: "conflict", row: { rev: 2, data: noteData("Mitosis") } },
    ]);
    expect(await ada.push(1, [noteOp({ ifRev: 1, data: noteData("Second") })])).toMatchObject([
      { status: "ok", rev: 3 },
    ]);
    expect(await ada.push(0, [noteOp({ ifRev: 1, data: noteData("Lost") })])).toMatchObject([
      { status: "conflict", row: { rev: 3, data: noteData("Second") } },
    ]);
  });

  test("count right after old words were purged by another server [OPS-2]", async () => {
    const ada = await newStudent();
    const long = noteData("x".repeat(500));
    await ada.push(0, [noteOp({ data: long }), noteOp({ id: "kept", data: long })], now - 40 * day);
    await ada.push(0, [noteOp({ ifRev: 1, data: long, del: true })], now - 40 * day);
    await ada.push(0, [noteOp({ id: "kept", ifRev: 2, data: noteData("") })], now - 35 * day);
    await purge(database, now, bytesPerRow);
    expect(await ada.push(0, [noteOp({ id: "kept", ifRev: 4, data: noteData("y") })])).toMatchObject([
      { status: "ok" },
    ]);
    const [sums] = await run<{ bytes: number; past: number; sum: number; kept: number }>(
      database.db,
      `select u.bytes, u.history_bytes as past, (select cast(sum(bytes) as bigint) from record where user_id = $1) as sum,
        (select cast(coalesce(sum(bytes), 0) as bigint) from record_history where user_id = $1) as kept
       from sync_user u where user_id = $1`,
      [ada.id],
    );
    expect([sums?.bytes, sums?.past]).toEqual([sums?.sum, sums?.kept]);
  });

  test("stay one history, whichever servers write at once: no acknowledged write is lost or doubled [OPS-2]", async () => {
    const op = fc.record({
      server: fc.nat(2),
      id: fc.constantFrom("a", "b", "c", "d"),
      behind: fc.nat(2),
      title: fc.string({ maxLength: 12 }),
      del: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(op, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        async (waves) => {
          const ada = await newStudent();
          const accepted: { id: string; rev: number; title: string }[] = [];
          const latest = (id: string) => Math.max(0, ...accepted.filter((one) => one.id === id).map(({ rev }) => rev));
          for (const wave of waves) {
            const sent = wave.map(({ id, behind, ...rest }) => ({
              ...rest,
              id,
              ifRev: Math.max(0, latest(id) - behind),
            }));
            await Promise.all(
              sent.map(async ({ server, id, ifRev, title, del }) => {
                const [result] = await ada.push(server, [noteOp({ id, ifRev, del, data: noteData(title) })]);
                if (result?.status === "ok") accepted.push({ id, rev: result.rev, title });
              }),
            );
          }
          const revs = accepted.map(({ rev }) => rev).sort((one, other) => one - other);
          expect(revs).toEqual(revs.map((_, index) => index + 1));
          const { rows, head } = await ada.pull(1);
          expect(head).toBe(revs.length);
          const last = [...new Set(accepted.map(({ id }) => id))].map((id) =>
            accepted.find(({ rev }) => rev === latest(id)),
          );
          expect(rows.map(({ id, rev, data }) => ({ id, rev, title: data?.title }))).toEqual(
            last.toSorted((one, other) => (one?.rev ?? 0) - (other?.rev ?? 0)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
