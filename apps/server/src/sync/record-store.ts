import { randomUUID } from "node:crypto";
import {
  arrivesFirst,
  type Gaps,
  isNoticedEpoch,
  isUnknownRev,
  limits,
  newEpoch,
  type PushRequest,
} from "@jotter/ports/protocol";
import type { Kysely } from "kysely";
import { type Database, run, tuples } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { type Page, readMet, readPage, writeOutcome } from "./postgres-records.ts";
import { decide, keyOf, type Ledger, type Outcome } from "./push-rule.ts";
import { type RecordRow, serverRowJson } from "./record-row.ts";
import { createSeenRecords, type Met, type Student } from "./seen-records.ts";

/** Where students' records are kept. Every function is told whose by the caller, who knows it from the session alone. */
export type RecordStore = {
  /** JSON of a `PushAnswer` and the student's new head (null where nothing was written), or the epoch that was missed. */
  readonly push: (userId: string, request: PushRequest, now: number) => Promise<Pushed>;
  /** JSON of a `PullPage`. */
  readonly pull: (userId: string, from: PullFrom, rowLimit: number, now: number) => Promise<string>;
  /** JSON of the `PastVersions` of one record, newest first. */
  readonly history: (userId: string, kind: string, id: string) => Promise<string>;
  readonly head: (userId: string) => Promise<number>;
};

export type Pushed =
  | { readonly kind: "answered"; readonly json: string; readonly head: number | null }
  | { readonly kind: "other-epoch"; readonly epoch: string }
  /** What it touches is more than may be answered at once. Alone, each operation is answered. */
  | { readonly kind: "too-large" };

export type PullFrom = { readonly after: number } | { readonly before: number | "newest" };

export type Life = {
  /**
   * Revisions of this run of the server are above it. What the run before gave out and a backup does not have lies in
   * the gap that leaves: a device that knows such a revision shows that a backup came back and nobody said so.
   */
  readonly firstRev: number;
  readonly onNoticed: () => void;
};

export function createRecordStore(
  database: Database,
  quotaBytes: number,
  { firstRev, onNoticed }: Life = { firstRev: 0, onNoticed: () => {} },
): RecordStore {
  const { db, dialect } = database;
  const lockUser = `${readUser}${dialect === "postgres" ? " for update" : ""}`;

  /** Who had no record before this run: their revisions count from 1, as no run before gave any out. */
  const begun = new Set<string>();

  /** Nobody has told that a backup came back: a device did, by what it knows. */
  async function notice(userId: string, after: number, now: number): Promise<void> {
    const isNew = await database.write(async (transaction) => {
      const { head, gaps } = await lockedUser(transaction, lockUser, userId);
      if (!isUnknownRev(after, head, JSON.parse(gaps))) return false;
      await beginEpoch(transaction, { user_id: userId, head, epoch: "" }, { now, isNoticed: true });
      return true;
    });
    if (isNew) onNoticed();
  }

  /** What a push comes to on what it meets, or the epoch it missed. */
  function decided(
    userId: string,
    { epoch, device, ops }: PushRequest,
    met: Pick<Met, "student" | "rows">,
    now: number,
  ) {
    if (met.student.head === 0) begun.add(userId);
    const student = begun.has(userId) ? met.student : inThisRun(met.student, firstRev);
    if (epoch !== null && epoch !== student.epoch) return { kind: "other-epoch", epoch: student.epoch } as const;
    const outcome = decide(ops, met.rows, student, { device, now, quotaBytes });
    const json = `{"results":[${outcome.results.join(",")}],"epoch":${JSON.stringify(student.epoch)}}`;
    const head = outcome.written.length > 0 ? outcome.ledger.head : null;
    return { kind: "decided", outcome, student, answer: { kind: "answered", json, head } } as const;
  }

  /** Holds the student's row from before it reads until all is written. */
  async function pushLocked(userId: string, request: PushRequest, now: number): Promise<Pushed> {
    return await database.write(async (transaction): Promise<Pushed> => {
      const student = await lockedUser(transaction, lockUser, userId);
      if (request.ops.length > 1) {
        const sizes = await touchedRows<Touched>(transaction, selectSizes, userId, request.ops);
        if (isTooMuch(request.ops, sizes)) return { kind: "too-large" };
      }
      const rows = await touchedRows<RecordRow>(transaction, selectTouched, userId, request.ops);
      const push = decided(userId, request, { student, rows }, now);
      if (push.kind === "other-epoch") return push;
      await write(transaction, userId, push.outcome, push.student.gaps, now);
      await forgetOldest(transaction, userId, push.outcome.ledger, quotaBytes);
      return push.answer;
    });
  }

  const seen = createSeenRecords();

  /** Decides first and writes on the condition that nothing has changed: undefined where that did not work out. */
  async function pushAtOnce(userId: string, request: PushRequest, now: number): Promise<Pushed | undefined> {
    const remembered = seen.met(userId, request.ops);
    const pushed = remembered && (await pushOn(remembered, "remembered", userId, request, now));
    if (pushed) return pushed;
    for (let tries = 0; tries < 2; tries++) {
      const met = await readMet(db, userId, request.ops, mostTouched);
      if (met && isTooMuch(request.ops, met.rows)) return { kind: "too-large" };
      const answer = met && (await pushOn(met, "read", userId, request, now));
      if (answer) return answer;
    }
    return undefined;
  }

  async function pushOn(
    met: Met,
    source: "remembered" | "read",
    userId: string,
    request: PushRequest,
    now: number,
  ): Promise<Pushed | undefined> {
    const push = decided(userId, request, met, now);
    // Only a write proves that what is remembered still holds, and only of what it writes.
    if (source === "remembered" && !isAllWritten(push, request, met)) return undefined;
    if (push.kind === "other-epoch") return push;
    const { outcome, student, answer } = push;
    if (outcome.written.length === 0) return answer;
    if (isOver(outcome.ledger, quotaBytes)) return undefined;
    if (!(await writeOutcome(db, userId, met, outcome, student.gaps, now))) return undefined;
    seen.saw(userId, met.student, { ...student, ...outcome.ledger }, outcome.written);
    return answer;
  }

  const turns = new Map<string, Promise<unknown>>();

  /** Devices of one student on this server wait for each other here, and not by failing against each other. */
  async function inTurn<Value>(userId: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (turns.get(userId) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => {}); // Whoever comes next does not care how this one ended.
    turns.set(userId, settled);
    try {
      return await turn;
    } finally {
      if (turns.get(userId) === settled) turns.delete(userId);
    }
  }

  /** The first page of a first sync is several statements; every other one is one. Undefined: the student is new. */
  async function pageNow(userId: string, from: PullFrom, rowLimit: number, known: number) {
    const start = "after" in from ? from.after : from.before;
    if (dialect === "postgres" && start !== "newest") {
      const direction = "after" in from ? "after" : "before";
      const page = await readPage(db, userId, direction, start, rowLimit, limits.pageBytes);
      if (page && isUnknownRev(known, page.student.head, JSON.parse(page.student.gaps))) return "noticed";
      if (page) seen.saw(userId, page.student);
      return page && pageAnswer(page, start);
    }
    return await snapshot(db, async (transaction) => {
      const [user] = await run<Student>(transaction, readUser, [userId]);
      if (user && isUnknownRev(known, user.head, JSON.parse(user.gaps))) return "noticed";
      return user && (await pageJson(transaction, userId, user, from, rowLimit));
    });
  }

  return {
    async push(userId, request, now) {
      if (dialect === "sqlite") return await pushLocked(userId, request, now);
      return await inTurn(userId, async () => {
        try {
          const pushed = await pushAtOnce(userId, request, now);
          if (pushed) return pushed;
          seen.forget(userId);
          return await pushLocked(userId, request, now);
        } catch (error) {
          // Another database may answer next, which lacks what this one had just said.
          seen.forgetAll();
          throw error;
        }
      });
    },

    async pull(userId, from, rowLimit, now) {
      // No revision is given out ahead of its time: what lies there was made up.
      const known = "after" in from && from.after < now * 1000 ? from.after : 0;
      const json = await pageNow(userId, from, rowLimit, known);
      if (json === "noticed") await notice(userId, known, now);
      else if (json !== undefined) return json;
      else await run(db, createUser, [userId, newEpoch(randomUUID()).epoch]);
      return await this.pull(userId, from, rowLimit, now);
    },

    async history(userId, kind, id) {
      return await snapshot(db, async (transaction) => {
        const sizes = cut(
          await run<Size>(transaction, historySizes, [userId, kind, id, historyVersions]),
          historyBytes,
        );
        const oldest = sizes.at(-1)?.rev;
        const rows =
          oldest === undefined
            ? []
            : await run<Past>(transaction, historyRows, [userId, kind, id, oldest, historyVersions]);
        const versions = rows.map(
          ({ rev, v, data, at, replaced_at }) =>
            `{"rev":${rev},"v":${v},"data":${data},"at":${at},"replacedAt":${replaced_at}}`,
        );
        return `{"versions":[${versions.join(",")}]}`;
      });
    },

    async head(userId) {
      const [user] = await run<{ head: number }>(db, readUser, [userId]);
      return user?.head ?? 0;
    },
  };
}

/** After a backup came back, what devices remember of the server is wrong: a new epoch makes them compare everything. */
export async function startNewEpochs({ db }: Database, now: number): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const users = await transaction.selectFrom("sync_user").select(["user_id", "head", "epoch"]).execute();
    for (const user of users) await beginEpoch(transaction, user, { now, isNoticed: isNoticedEpoch(user.epoch) });
    return users.length;
  });
}

async function beginEpoch(
  transaction: Executor,
  { user_id, head }: Pick<Tables["sync_user"], "user_id" | "head" | "epoch">,
  how: { readonly now: number; readonly isNoticed: boolean },
): Promise<void> {
  const next = newEpoch(randomUUID(), { head, ...how });
  await transaction
    .updateTable("sync_user")
    .set({ ...next, gaps: "[]" })
    .where("user_id", "=", user_id)
    .execute();
}

/** The first write of a run goes on above what any run before has given out. */
function inThisRun(user: Student, firstRev: number): Student {
  if (user.head >= firstRev) return user;
  const gaps: Gaps = [...(JSON.parse(user.gaps) as Gaps), [user.head, firstRev]];
  return { ...user, head: firstRev, gaps: JSON.stringify(gaps.slice(-gapsRemembered)) };
}

const gapsRemembered = 200;

/** Whether the database will have its say on every record that was touched. */
function isAllWritten(
  push: { readonly kind: "other-epoch" } | { readonly kind: "decided"; readonly outcome: Outcome },
  { ops }: PushRequest,
  { rows }: Met,
): boolean {
  if (push.kind === "other-epoch" || push.outcome.written.length === 0) return false;
  const proven = new Set([...rows, ...push.outcome.written].map(keyOf));
  return ops.every((op) => proven.has(keyOf(op)));
}

type Executor = Kysely<Tables>;
type Size = { readonly rev: number; readonly bytes: number };
type Past = Pick<Tables["record_history"], "rev" | "v" | "data" | "at" | "replaced_at">;

const readUser = "select epoch, head, bytes, rows, history_bytes, gaps from sync_user where user_id = $1";
const createUser =
  "insert into sync_user (user_id, epoch, head, bytes, rows, history_bytes) values ($1, $2, 0, 0, 0, 0) on conflict (user_id) do nothing";

async function lockedUser(transaction: Executor, select: string, userId: string): Promise<Student> {
  const [user] = await run<Student>(transaction, select, [userId]);
  if (user) return user;
  await run(transaction, createUser, [userId, newEpoch(randomUUID()).epoch]);
  const [created] = await run<Student>(transaction, select, [userId]);
  if (!created) throw new Error("a student's row was created and is not there");
  return created;
}

/** All reads inside see one moment of the database. */
function snapshot<Value>(db: Executor, work: (transaction: Executor) => Promise<Value>): Promise<Value> {
  return db.transaction().setIsolationLevel("repeatable read").execute(work);
}

const columns = [
  "kind",
  "id",
  "rev",
  "v",
  "del",
  "at",
  "bytes",
  "device",
  "seen",
  "kept_at",
  "created_at",
  "data",
] as const;

async function touchedRows<Row>(
  transaction: Executor,
  select: (count: number) => string,
  userId: string,
  ops: PushRequest["ops"],
): Promise<readonly Row[]> {
  const touched = [...new Map(ops.map((op) => [keyOf(op), [op.kind, op.id]])).values()];
  return await run<Row>(transaction, select(touched.length), [userId, ...touched.flat()]);
}

type Touched = Pick<RecordRow, "kind" | "id" | "bytes">;

/** Each operation may be answered with what is stored, and many with the same. Two of the largest records fit. */
const mostTouched = 24 * 1024 * 1024;

function isTooMuch(ops: PushRequest["ops"], rows: readonly Touched[]): boolean {
  const bytes = new Map(rows.map((row) => [keyOf(row), row.bytes]));
  return ops.length > 1 && ops.reduce((sum, op) => sum + (bytes.get(keyOf(op)) ?? 0), 0) > mostTouched;
}

async function write(
  transaction: Executor,
  userId: string,
  { written, history, ledger }: Outcome,
  gaps: string,
  now: number,
) {
  if (written.length === 0) return;
  if (history.length > 0) {
    const past = history.flatMap((row) => [
      userId,
      row.kind,
      row.id,
      row.rev,
      row.v,
      row.at,
      row.replaced_at,
      row.bytes,
      row.data,
    ]);
    await run(transaction, insertHistory(history.length), past);
  }
  const rows = written.flatMap((row) => [userId, now, ...columns.map((column) => row[column])]);
  await run(transaction, upsertRecords(written.length), rows);
  await run(transaction, updateUser, [ledger.head, ledger.bytes, ledger.rows, ledger.history_bytes, gaps, userId]);
}

const updateUser =
  "update sync_user set head = $1, bytes = $2, rows = $3, history_bytes = $4, gaps = $5 where user_id = $6";

function isOver({ bytes, history_bytes }: Pick<Ledger, "bytes" | "history_bytes">, quotaBytes: number) {
  return history_bytes > 0 && bytes + history_bytes > quotaBytes;
}

/** Old versions have what room the records leave: the oldest go first, and nobody is kept from writing for their sake. */
async function forgetOldest(
  transaction: Executor,
  userId: string,
  { bytes, history_bytes }: Pick<Ledger, "bytes" | "history_bytes">,
  quotaBytes: number,
) {
  let left = history_bytes;
  while (isOver({ bytes, history_bytes: left }, quotaBytes)) {
    const oldest = await run<Aged>(transaction, oldestVersions, [userId]);
    let isEnough = false;
    const gone = oldest.filter((version) => {
      if (isEnough) return false;
      left -= version.bytes;
      isEnough = bytes + left <= quotaBytes;
      return true;
    });
    for (const { kind, id, rev } of gone) await run(transaction, forgetVersion, [userId, kind, id, rev]);
    if (oldest.length === 0) left = 0;
  }
  if (left !== history_bytes) await run(transaction, setHistoryBytes, [left, userId]);
}

type Aged = Pick<Tables["record_history"], "kind" | "id" | "rev" | "bytes">;
const oldestVersions = `select kind, id, rev, bytes from record_history
  where user_id = $1 order by replaced_at, rev limit 50`;
const forgetVersion = "delete from record_history where user_id = $1 and kind = $2 and id = $3 and rev = $4";
const setHistoryBytes = "update sync_user set history_bytes = $1 where user_id = $2";

const selectTouched = perCount((count) => touchedText(columns, count));
const selectSizes = perCount((count) => touchedText(["kind", "id", "bytes"], count));

function touchedText(names: readonly string[], count: number) {
  return `select ${names.join(", ")} from record where user_id = $1 and (kind, id) in (values ${tuples(count, 2, 2)})`;
}

const upsertRecords = perCount(
  (count) =>
    `insert into record (user_id, updated_at, ${columns.join(", ")}) values ${tuples(count, columns.length + 2)}
     on conflict (user_id, kind, id) do update set updated_at = excluded.updated_at,
     ${columns
       .slice(2)
       .map((column) => `${column} = excluded.${column}`)
       .join(", ")}`,
);

const insertHistory = perCount(
  (count) =>
    `insert into record_history (user_id, kind, id, rev, v, at, replaced_at, bytes, data) values ${tuples(count, 9)}`,
);

/** The statement for a number of rows, put together once. There are at most `limits.opsPerPush` of each. */
function perCount(textFor: (count: number) => string): (count: number) => string {
  const texts = new Map<number, string>();
  return (count) => {
    const text = texts.get(count) ?? textFor(count);
    texts.set(count, text);
    return text;
  };
}

const sizesAfter = "select rev, bytes from record where user_id = $1 and rev > $2 order by rev limit $3";
const sizesBefore = "select rev, bytes from record where user_id = $1 and rev < $2 order by rev desc limit $3";
const rowsInRange =
  "select rev, kind, id, v, del, at, seen, data from record where user_id = $1 and rev between $2 and $3 order by rev";
const rowsOfKind = "select rev, kind, id, v, del, at, seen, data from record where user_id = $1 and kind = $2 limit 10";

async function pageJson(
  transaction: Executor,
  userId: string,
  user: Student,
  from: PullFrom,
  rowLimit: number,
): Promise<string> {
  const { text, start, empty } = page(from);
  const found = await run<Size>(transaction, text, [userId, start, rowLimit + 1]);
  const revs = cut(found.slice(0, rowLimit), limits.pageBytes).map(({ rev }) => rev);
  const ascending = await rowsBetween(transaction, userId, revs);
  const isFirstOfMany = "before" in from && from.before === "newest" && found.length > revs.length;
  const ahead = isFirstOfMany ? await run<RecordRow>(transaction, rowsOfKind, [userId, arrivesFirst]) : [];
  const rows =
    "after" in from ? ascending : [...ahead.filter(({ rev }) => !revs.includes(rev)), ...ascending.toReversed()];
  return pageAnswer({ student: user, rows, more: found.length > revs.length }, empty, revs.at(-1));
}

/** `empty`: where the next page starts when this one has nothing. */
function pageAnswer({ student, rows, more }: Page, empty: number, cursor = rows.at(-1)?.rev ?? empty): string {
  return `{"rows":[${rows.map(serverRowJson).join(",")}],"cursor":${cursor},"more":${more},"head":${student.head},"epoch":${JSON.stringify(student.epoch)}}`;
}

function page(from: PullFrom) {
  if ("after" in from) return { text: sizesAfter, start: from.after, empty: from.after };
  if (from.before === "newest") return { text: sizesBefore, start: Number.MAX_SAFE_INTEGER, empty: 0 };
  return { text: sizesBefore, start: from.before, empty: from.before };
}

async function rowsBetween(
  transaction: Executor,
  userId: string,
  revs: readonly number[],
): Promise<readonly RecordRow[]> {
  if (revs.length === 0) return [];
  return await run<RecordRow>(transaction, rowsInRange, [userId, Math.min(...revs), Math.max(...revs)]);
}

const historyVersions = 200;
/** Two hundred versions of the largest record would not fit in memory. */
const historyBytes = 16 * 1024 * 1024;
const historySizes =
  "select rev, bytes from record_history where user_id = $1 and kind = $2 and id = $3 order by rev desc limit $4";
const historyRows = `select rev, v, data, at, replaced_at from record_history
  where user_id = $1 and kind = $2 and id = $3 and rev >= $4 order by rev desc limit $5`;

/** As many of the first rows as fit, but at least one: a page never stands still. */
function cut<Row extends { readonly bytes: number }>(rows: readonly Row[], maxBytes: number): readonly Row[] {
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes > maxBytes;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(end, 1));
}
