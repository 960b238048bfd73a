import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  landedRow,
  limits,
  PullPage,
  PushAnswer,
  type PushOp,
  type PushRequest,
  type PushResult,
  type ServerRow,
} from "@jotter/ports/protocol";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, type Dialect, run } from "../storage/database.ts";
import { openDatabase } from "../storage/open-database.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { noteData, noteOp } from "../test-client.ts";
import { createRecordStore, type PullFrom, type RecordStore, startNewEpochs } from "./record-store.ts";

const now = Date.UTC(2026, 10, 15);
const minute = 60_000;

describe.each(["sqlite", "postgres"] as const)("the records of a student (%s)", (dialect: Dialect) => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined;
  let database: Database;
  let store: RecordStore;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "jotter-records-"));
    postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
    database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres?.url }, now);
    store = createRecordStore(database, 1e9);
  });
  afterAll(async () => {
    await database.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true });
  });

  async function newStudent(records = store) {
    const id = crypto.randomUUID();
    const time = new Date(now).toISOString();
    await run(
      database.db,
      `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, '0', $2, $2)`,
      [id, time],
    );
    return {
      id,
      push: async (ops: readonly PushOp[], change: Partial<Omit<PushRequest, "ops">> & { at?: number } = {}) => {
        const { at = now, ...rest } = change;
        const pushed = await records.push(id, { epoch: null, device: "phone", ops: [...ops], ...rest }, at);
        if (pushed.kind !== "answered") throw new Error(pushed.kind);
        return PushAnswer.parse(JSON.parse(pushed.json));
      },
      pull: async (from: PullFrom, limit = 500) => PullPage.parse(JSON.parse(await records.pull(id, from, limit, now))),
      history: async (kind: string, record: string) => JSON.parse(await records.history(id, kind, record)),
    };
  }

  test("come back as they were sent, in the order of their revisions", async () => {
    const ada = await newStudent();
    const ops = [noteOp({ id: "a" }), noteOp({ id: "b", data: { ...noteData("Meiosis"), extra: { deep: [1] } } })];
    const { results, epoch } = await ada.push(ops);
    const rows = landedRows(ops, results);
    expect(await ada.pull({ after: 0 })).toEqual({ rows, cursor: 2, more: false, head: 2, epoch });
    expect(await ada.pull({ after: 1 })).toEqual({ rows: rows.slice(1), cursor: 2, more: false, head: 2, epoch });
    expect(await ada.pull({ after: 2 })).toEqual({ rows: [], cursor: 2, more: false, head: 2, epoch });
    expect(await ada.pull({ before: "newest" })).toEqual({
      rows: rows.toReversed(),
      cursor: 1,
      more: false,
      head: 2,
      epoch,
    });
    expect(await ada.pull({ before: 1 })).toEqual({ rows: [], cursor: 1, more: false, head: 2, epoch });
  });

  test("begin with an empty page and an epoch that stays", async () => {
    const ada = await newStudent();
    const first = await ada.pull({ before: "newest" });
    expect(first).toEqual({ rows: [], cursor: 0, more: false, head: 0, epoch: expect.stringMatching(/^0\./) });
    expect((await ada.push([noteOp()], { epoch: first.epoch })).epoch).toBe(first.epoch);
    expect((await (await newStudent()).pull({ after: 0 })).epoch).not.toBe(first.epoch);
  });

  test("arrive in pages, each row once, in both directions", async () => {
    const ada = await newStudent();
    for (let round = 0; round < 3; round++) await ada.push([0, 1, 2].map((n) => noteOp({ id: `n${round * 3 + n}` })));
    const walk = async (start: PullFrom, next: (cursor: number) => PullFrom) => {
      const pages: (readonly number[])[] = [];
      for (let from = start; ; ) {
        const page = await ada.pull(from, 4);
        pages.push(page.rows.map(({ rev }) => rev));
        if (!page.more) return pages;
        from = next(page.cursor);
      }
    };
    expect(await walk({ after: 0 }, (after) => ({ after }))).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9]]);
    expect(await walk({ before: "newest" }, (before) => ({ before }))).toEqual([[9, 8, 7, 6], [5, 4, 3, 2], [1]]);
  });

  test("are cut into pages by size too, but never into none", async () => {
    const ada = await newStudent();
    const large = (id: string, bytes: number) => noteOp({ id, data: noteData("x", "x".repeat(bytes)) });
    await ada.push([large("a", limits.pageBytes + 1), large("b", 400_000), large("c", 400_000), large("d", 400_000)]);
    const page = async (after: number) => {
      const { rows, cursor, more } = await ada.pull({ after });
      return { revs: rows.map(({ rev }) => rev), cursor, more };
    };
    expect(await page(0)).toEqual({ revs: [1], cursor: 1, more: true });
    expect(await page(1)).toEqual({ revs: [2, 3], cursor: 3, more: true });
    expect(await page(3)).toEqual({ revs: [4], cursor: 4, more: false });
  });

  test("share the quota with their versions, of which the oldest go first and which keep nobody from writing [OPS-3]", async () => {
    const ada = await newStudent(createRecordStore(database, 2_000_000));
    const words = (at: number) => noteData(`Version ${at}`, "x".repeat(300_000));
    for (let at = 0; at < 25; at++) {
      const { results } = await ada.push([noteOp({ ifRev: at, data: words(at) })], { device: `device-${at % 2}` });
      expect(results).toMatchObject([{ status: "ok" }]);
    }
    const [sum] = await run<Record<string, number>>(
      database.db,
      `select u.bytes, u.history_bytes as past, cast((select sum(bytes) from record_history where user_id = $1) as bigint) as counted
       from sync_user u where user_id = $1`,
      [ada.id],
    );
    expect(sum?.past).toBe(sum?.counted);
    expect((sum?.bytes ?? 0) + (sum?.past ?? 0)).toBeLessThanOrEqual(2_000_000);
    expect(JSON.stringify(await ada.history("note", "note-1"))).toMatch(/Version 23.*Version 19/);
  });

  test("are another student's business for nobody [DAT-4]", async () => {
    const [ada, bob] = [await newStudent(), await newStudent()];
    await ada.push([noteOp()]);
    await ada.push([noteOp({ ifRev: 1, data: noteData("Second") })], { at: now + 10 * minute });
    expect((await bob.pull({ after: 0 })).rows).toEqual([]);
    expect(await bob.history("note", "note-1")).toEqual({ versions: [] });
    expect((await bob.push([noteOp({ ifRev: 2 })])).results).toEqual([
      { kind: "note", id: "note-1", status: "conflict", row: null },
    ]);
    expect((await bob.push([noteOp({ data: noteData("Bob's") })])).results).toMatchObject([{ status: "ok", rev: 1 }]);
    expect((await ada.pull({ after: 0 })).rows).toMatchObject([{ rev: 2, data: noteData("Second") }]);
  });

  test("are refused from a device that knew them before a backup came back", async () => {
    const ada = await newStudent();
    const { epoch: old } = await ada.push([noteOp()]);
    await startNewEpochs(database, now);
    const { epoch } = await ada.pull({ after: 0 });
    expect(epoch).not.toBe(old);
    const request = { epoch: old, device: "phone", ops: [noteOp({ ifRev: 1 })] };
    expect(await store.push(ada.id, request, now)).toEqual({ kind: "other-epoch", epoch });
    expect((await ada.push([noteOp({ ifRev: 1 })], { epoch })).results).toMatchObject([{ status: "ok" }]);
  });

  test("are compared anew by every device where a backup came back and nobody said so", async () => {
    const noticed: string[] = [];
    const run = (firstRev: number) =>
      createRecordStore(database, 1e9, { firstRev, onNoticed: () => noticed.push(`from ${firstRev}`) });
    const ada = await newStudent(run(1000));
    await ada.push([noteOp(), noteOp({ id: "note-2" })]);
    const { epoch } = await ada.pull({ after: 2 });

    // The phone knows a revision above the newest one.
    const phone = await ada.pull({ after: 3 });
    expect(phone).toMatchObject({
      rows: [],
      cursor: 3,
      head: now * 1000,
      epoch: `${now * 1000}~${phone.epoch.split("~")[1]}`,
    });
    expect(phone.epoch).not.toBe(epoch);
    expect(noticed).toEqual(["from 1000"]);
    expect((await ada.pull({ after: 0 })).epoch).toBe(phone.epoch);
  });

  test("are compared anew though another device wrote more since than was lost", async () => {
    const ada = await newStudent();
    await ada.push([noteOp()]);
    const { epoch } = await ada.pull({ after: 1 });
    const { push } = createRecordStore(database, 1e9, { firstRev: 5000, onNoticed: () => {} });
    for (let n = 1; n <= 9; n++)
      await push(ada.id, { epoch, device: "laptop", ops: [noteOp({ id: `since-${n}`, n })] }, now);
    expect((await ada.pull({ after: 1 })).rows.map(({ rev }) => rev)).toEqual([
      5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 5009,
    ]);
    expect((await ada.pull({ after: 5009 })).epoch).toBe(epoch);
    // The phone had the second, third and fourth revision of the run before.
    expect((await ada.pull({ after: 4 })).epoch).not.toBe(epoch);
  });

  test("are not compared anew for a revision that nobody can know yet", async () => {
    const ada = await newStudent();
    await ada.push([noteOp()]);
    const { epoch } = await ada.pull({ after: 1 });
    expect((await ada.pull({ after: now * 1000 + 1 })).epoch).toBe(epoch);
  });

  test("keep their overwritten versions, newest first, not every one of them", async () => {
    const ada = await newStudent();
    const write = (title: string, ifRev: number, at: number, device = "phone") =>
      ada.push([noteOp({ ifRev, data: noteData(title), at: ifRev })], { at, device });
    await write("one", 0, now);
    await write("two", 1, now + minute); // the first version is always kept
    await write("three", 2, now + 2 * minute); // too soon after it
    await write("four", 3, now + 3 * minute, "laptop"); // replaces another device's
    await write("five", 4, now + 20 * minute, "laptop");
    expect(await ada.history("note", "note-1")).toEqual({
      versions: [
        { rev: 4, v: 1, data: noteData("four"), at: 3, replacedAt: now + 20 * minute },
        { rev: 3, v: 1, data: noteData("three"), at: 2, replacedAt: now + 3 * minute },
        { rev: 1, v: 1, data: noteData("one"), at: 0, replacedAt: now + minute },
      ],
    });
  });

  test("are no longer in an answer than one request is: what touches more is asked for one by one", async () => {
    const ada = await newStudent();
    const ids = ["a", "b", "c"];
    for (const id of ids) await ada.push([noteOp({ id, data: noteData("x", "x".repeat(10_000_000)) })]);
    const lost = (id: string) => noteOp({ id, ifRev: 0, data: null, del: true });
    await expect(ada.push(ids.map(lost))).rejects.toThrow("too-large");
    await expect(ada.push(Array.from({ length: 50 }, () => lost("a")))).rejects.toThrow("too-large");
    for (const id of ids) expect((await ada.push([lost(id)])).results).toMatchObject([{ id, status: "conflict" }]);
    expect((await ada.push([lost("a"), lost("b")])).results).toMatchObject([{ row: { rev: 1 } }, { row: { rev: 2 } }]);
    const small = await newStudent();
    await small.push([noteOp()]);
    const all = Array.from({ length: 100 }, () => noteOp({ ifRev: 0 }));
    expect((await small.push(all)).results).toHaveLength(100);
  });

  test("tell at most 200 versions, and never more than fit in memory", async () => {
    const ada = await newStudent();
    await ada.push([noteOp({ data: noteData("0", "x".repeat(6_000_000)) })]);
    for (let rev = 1; rev <= 3; rev++) {
      await ada.push([noteOp({ ifRev: rev, data: noteData(`${rev}`, "x".repeat(6_000_000)) })], {
        at: now + rev * 10 * minute,
      });
    }
    const revs = async () => (await ada.history("note", "note-1")).versions.map(({ rev }: { rev: number }) => rev);
    expect(await revs()).toEqual([3, 2]);
  });

  test("of one student, written by many at once, get every revision once, and no write is lost", async () => {
    const ada = await newStudent();
    const pushes = Array.from({ length: 60 }, (_, n) =>
      ada.push([noteOp({ id: `n${n}` }), noteOp({ id: "shared" })], { device: `d${n % 7}` }),
    );
    const results = (await Promise.all(pushes)).flatMap((answer) => answer.results);
    expect(results.filter(({ id, status }) => id === "shared" && status === "ok")).toHaveLength(1);
    const { rows, head } = await ada.pull({ after: 0 });
    expect(rows.map(({ rev }) => rev)).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
    expect(head).toBe(61);
  });

  test("add up, whatever is pushed: head grows, bytes are the sum, pulls give exactly what was accepted", async () => {
    const op = fc.record({
      kind: fc.constantFrom("note", "note", "spell"),
      id: fc.constantFrom("a", "b", "c", "d"),
      ifRev: fc.nat(6),
      n: fc.integer({ min: 1, max: 9 }),
      v: fc.constant(1),
      data: fc.string({ unit: "binary", maxLength: 40 }).map((title) => noteData(title)),
      del: fc.boolean(),
      at: fc.integer({ min: 0, max: now }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(op, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
        async (requests) => {
          const ada = await newStudent();
          const accepted = new Map<string, ServerRow>();
          for (const ops of requests) {
            const { results } = await ada.push(ops);
            results.forEach((result, index) => {
              const [row] = landedRows(ops.slice(index, index + 1), [result]);
              if (row) accepted.set(result.id, row);
              if (result.status === "conflict") expect(result.row ?? undefined).toEqual(accepted.get(result.id));
            });
          }
          const { rows, head } = await ada.pull({ after: 0 });
          expect(rows).toEqual([...accepted.values()].sort((one, other) => one.rev - other.rev));
          const [sums] = await run(
            database.db,
            `select u.head, u.bytes, u.rows, u.history_bytes, cast((select coalesce(sum(bytes), 0) from record_history where user_id = $1) as bigint) as past, cast((select coalesce(sum(bytes), 0) from record where user_id = $1) as bigint) as "sum",
           (select count(*) from record where user_id = $1) as counted from sync_user u where user_id = $1`,
            [ada.id],
          );
          const { bytes, rows: count, sum, counted, history_bytes, past } = sums as Record<string, number>;
          expect(history_bytes).toBe(past);
          expect({ bytes, count, head }).toEqual({ bytes: sum, count: counted, head: rows.at(-1)?.rev ?? head });
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** The rows that accepted writes became, as the device that sent them knows them. */
function landedRows(ops: readonly PushOp[], results: readonly PushResult[]): ServerRow[] {
  return results.flatMap((result, index) => {
    const op = ops[index];
    return op && result.status === "ok" ? [landedRow(op, "phone", result)] : [];
  });
}
