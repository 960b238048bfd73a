import type { PushRequest } from "@jotter/ports/protocol";
import type { Kysely } from "kysely";
import { run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { keyOf, type Outcome } from "./push-rule.ts";
import type { RecordRow } from "./record-row.ts";
import type { Met, Student } from "./seen-records.ts";

/**
 * On PostgreSQL every statement is a way through the network and back, so a push and a pull are one each. Their texts
 * never change, whatever is sent: rows travel as arrays, and every connection plans them once.
 */

type Db = Kysely<Tables>;

/** What a push is about to meet, as it is now. Nobody is kept from changing it. */
export async function readMet(db: Db, userId: string, ops: PushRequest["ops"]): Promise<Met | undefined> {
  const touched = [...new Map(ops.map((op) => [keyOf(op), op])).values()];
  const found = await run<Student & RecordRow & { used: number }>(db, selectMet, [
    userId,
    touched.map(({ kind }) => kind),
    touched.map(({ id }) => id),
  ]);
  const [first] = found;
  if (!first) return undefined;
  const { epoch, head, used, rows, history_bytes, gaps } = first;
  return {
    student: { epoch, head, bytes: used, rows, history_bytes, gaps },
    // The student alone, joined with nothing, has no record's columns.
    rows: found.filter((row) => row.kind !== null),
    absent: [],
  };
}

/** Each record by its own key, whatever the planner thinks of a student with many: hence the offset. */
const selectMet = `select u.epoch, u.head, u.bytes as used, u.rows, u.history_bytes,
    case when row_number() over () = 1 then u.gaps end as gaps, r.*
  from sync_user u left join (
    select stored.* from unnest($2::text[], $3::text[]) as touched (kind, id) cross join lateral (
      select kind, id, rev, v, del, at, bytes, device, seen, kept_at, created_at, data from record
      where user_id = $1 and kind = touched.kind and id = touched.id offset 0) as stored) as r on true
  where u.user_id = $1`;

/** Stores what was decided, or nothing at all: where the student's records are no longer those it was decided on. */
export async function writeOutcome(
  db: Db,
  userId: string,
  { student, absent }: Met,
  { written, history, ledger }: Outcome,
  gaps: string,
  now: number,
): Promise<boolean> {
  const done = await run(db, write, [
    userId,
    ...[ledger.head, ledger.bytes, ledger.rows, ledger.history_bytes, gaps],
    ...[student.epoch, student.head, student.bytes, student.history_bytes],
    ...[absent.map(({ kind }) => kind), absent.map(({ id }) => id)],
    now,
    ...recordColumns.map(([column]) => written.map((row) => row[column])),
    ...pastColumns.map(([column]) => history.map((row) => row[column])),
  ]);
  return done.length > 0;
}

const recordColumns = [
  ["kind", "text"],
  ["id", "text"],
  ["rev", "bigint"],
  ["v", "integer"],
  ["del", "smallint"],
  ["at", "double precision"],
  ["bytes", "bigint"],
  ["device", "text"],
  ["seen", "json"],
  ["kept_at", "bigint"],
  ["created_at", "bigint"],
  ["data", "json"],
] as const;

const pastColumns = [
  ["kind", "text"],
  ["id", "text"],
  ["rev", "bigint"],
  ["v", "integer"],
  ["at", "double precision"],
  ["replaced_at", "bigint"],
  ["bytes", "bigint"],
  ["data", "json"],
] as const;

const firstRecordColumn = 14;
const firstPastColumn = firstRecordColumn + recordColumns.length;

/**
 * A head that is still the same says that no record changed; the other counters change when old words are purged. Who
 * comes second waits for the first one's row, finds another head in it, and writes nothing.
 */
const write = `with student as (
    update sync_user set head = $2, bytes = $3, rows = $4, history_bytes = $5, gaps = $6
    where user_id = $1 and epoch = $7 and head = $8 and bytes = $9 and history_bytes = $10 and not exists (
      select from unnest($11::text[], $12::text[]) as absent (kind, id) where exists (
        select from record where user_id = $1 and kind = absent.kind and id = absent.id offset 0))
    returning user_id),
  past as (
    insert into record_history (user_id, ${names(pastColumns)})
    select user_id, old.* from student, unnest(${arrays(pastColumns, firstPastColumn)}) as old),
  kept as (
    insert into record (user_id, updated_at, ${names(recordColumns)})
    select user_id, $13::bigint, new.* from student, unnest(${arrays(recordColumns, firstRecordColumn)}) as new
    on conflict (user_id, kind, id) do update set updated_at = excluded.updated_at,
      ${recordColumns
        .slice(2)
        .map(([column]) => `${column} = excluded.${column}`)
        .join(", ")})
  select 1 as done from student`;

type Columns = readonly (readonly [string, string])[];

function names(columns: Columns) {
  return columns.map(([column]) => column).join(", ");
}

function arrays(columns: Columns, first: number) {
  return columns.map(([, type], index) => `$${first + index}::${type}[]`).join(", ");
}

export type Page = {
  readonly student: Student;
  readonly rows: readonly RecordRow[];
  readonly more: boolean;
};

/** The student and the rows of one page, from one moment. Undefined for who has never pulled or pushed. */
export async function readPage(
  db: Db,
  userId: string,
  direction: "after" | "before",
  start: number,
  rowLimit: number,
  maxBytes: number,
): Promise<Page | undefined> {
  const found = await run<Student & RecordRow & { used: number; found: number }>(db, pages[direction], [
    userId,
    start,
    rowLimit + 1,
    maxBytes,
  ]);
  const [first] = found;
  if (!first) return undefined;
  const { epoch, head, used, rows: count, history_bytes, gaps } = first;
  const rows = found.filter((row) => row.rev !== null);
  return {
    student: { epoch, head, bytes: used, rows: count, history_bytes, gaps },
    rows,
    more: rows.length > 0 && first.found > rows.length,
  };
}

/** As many of the first rows as fit, but at least one: a page never stands still. */
function pageText(comparison: string, order: string) {
  return `select u.epoch, u.head, u.bytes as used, u.rows, u.history_bytes,
      case when coalesce(r.place, 1) = 1 then u.gaps end as gaps, r.rev, r.kind, r.id, r.v, r.del, r.at, r.seen, r.data, r.found
    from sync_user u left join (
      select *, sum(bytes) over (order by rev${order}) as upto, row_number() over (order by rev${order}) as place,
        count(*) over () as found
      from (select rev, bytes, kind, id, v, del, at, seen, data from record
        where user_id = $1 and rev ${comparison} $2 order by rev${order} limit $3) as nearest
    ) as r on r.place = 1 or (r.upto <= $4 and r.place < $3)
    where u.user_id = $1 order by r.place`;
}

const pages = { after: pageText(">", ""), before: pageText("<", " desc") } as const;
