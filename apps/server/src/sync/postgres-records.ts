import type { PushRequest } from "@jotter/ports/protocol";
import type { Kysely } from "kysely";
import { run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { isDuplicate } from "../storage/trouble.ts";
import { keyOf, type Outcome, type PastRow } from "./push-rule.ts";
import type { RecordRow } from "./record-row.ts";
import type { Met, Student } from "./seen-records.ts";

/**
 * On PostgreSQL every statement is a way through the network and back, so a push and a pull are one each. Their texts
 * never change, whatever is sent: rows travel as arrays, and every connection plans them once.
 */

type Db = Kysely<Tables>;

/**
 * What a push is about to meet, as it is now. Nobody is kept from changing it. Of several records that are more than
 * `mostBytes` together only the sizes are read.
 */
export async function readMet(
  db: Db,
  userId: string,
  ops: PushRequest["ops"],
  mostBytes: number,
): Promise<Met | undefined> {
  const touched = [...new Map(ops.map((op) => [keyOf(op), op])).values()];
  const found = await run<Student & RecordRow & { used: number }>(db, selectMet, [
    userId,
    touched.map(({ kind }) => kind),
    touched.map(({ id }) => id),
    touched.length > 1 ? mostBytes : Number.MAX_SAFE_INTEGER,
  ]);
  const [first] = found;
  if (!first) return undefined;
  const { epoch, head, used, rows, history_bytes, gaps } = first;
  return {
    student: { epoch, head, bytes: used, rows, history_bytes, gaps },
    // The student alone, joined with nothing, has no record's columns.
    rows: found.filter((row) => row.kind !== null),
  };
}

/** Each record by its own key, whatever the planner thinks of a student with many: hence the offset. */
const selectMet = `select u.epoch, u.head, u.bytes as used, u.rows, u.history_bytes,
    case when row_number() over () = 1 then u.gaps end as gaps,
    r.kind, r.id, r.rev, r.v, r.del, r.at, r.bytes, r.device, r.seen, r.kept_at, r.created_at,
    case when sum(r.bytes) over () <= $4 then r.data end as data
  from sync_user u left join (
    select stored.* from unnest($2::text[], $3::text[]) as touched (kind, id) cross join lateral (
      select kind, id, rev, v, del, at, bytes, device, seen, kept_at, created_at, data from record
      where user_id = $1 and kind = touched.kind and id = touched.id offset 0) as stored) as r on true
  where u.user_id = $1`;

/** Stores what was decided, or nothing at all: where the student's records are no longer those it was decided on. */
export async function writeOutcome(
  db: Db,
  userId: string,
  { student, rows }: Met,
  { written, history, ledger }: Outcome,
  gaps: string,
  now: number,
): Promise<boolean> {
  const known = new Set(rows.map(keyOf));
  const [made, changed] = [
    written.filter((row) => !known.has(keyOf(row))),
    written.filter((row) => known.has(keyOf(row))),
  ];
  const text = textFor(amountOf(made), amountOf(changed), amountOf(history));
  try {
    const done = await run(db, text, [
      userId,
      ...[ledger.head, ledger.bytes, ledger.rows, ledger.history_bytes, gaps],
      ...[student.epoch, student.head, student.bytes, student.history_bytes],
      now,
      ...valuesOf(recordColumns, made),
      ...valuesOf(recordColumns, changed),
      ...valuesOf(pastColumns, history),
    ]);
    return done.length > 0;
  } catch (error) {
    // A record that was taken for new is there.
    if (isDuplicate(error)) return false;
    throw error;
  }
}

type Columns<Row> = readonly (readonly [keyof Row & string, string])[];

const recordColumns: Columns<RecordRow> = [
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
];

const pastColumns: Columns<PastRow> = [
  ["kind", "text"],
  ["id", "text"],
  ["rev", "bigint"],
  ["v", "integer"],
  ["at", "double precision"],
  ["replaced_at", "bigint"],
  ["bytes", "bigint"],
  ["data", "json"],
];

/** Most pushes are one record: its columns then travel as they are. Any number of others shares one text. */
type Amount = "none" | "one" | "many";

function amountOf(rows: readonly unknown[]): Amount {
  return rows.length === 0 ? "none" : rows.length === 1 ? "one" : "many";
}

function valuesOf<Row extends object>(columns: Columns<Row>, rows: readonly Row[]): readonly unknown[] {
  const [only] = rows;
  if (only === undefined) return [];
  return columns.map(([column]) => (rows.length === 1 ? only[column] : rows.map((row) => row[column])));
}

const texts = new Map<string, string>();

function textFor(...amounts: readonly [made: Amount, changed: Amount, past: Amount]): string {
  const key = amounts.join(" ");
  const text = texts.get(key) ?? writeText(...amounts);
  texts.set(key, text);
  return text;
}

/**
 * A head that is still the same says that no record changed; the other counters change when old words are purged. Who
 * comes second waits for the first one's row, finds another head in it, and writes nothing. What is new is inserted as
 * that: where it is not, all of it fails.
 */
function writeText(made: Amount, changed: Amount, past: Amount): string {
  let place = 12;
  const insert = <Row>(name: string, table: string, columns: Columns<Row>, amount: Amount, end = "") => {
    if (amount === "none") return "";
    const names = columns.map(([column]) => column).join(", ");
    const values = columns.map(([, type]) => `$${place++}::${type}${amount === "many" ? "[]" : ""}`).join(", ");
    const stamp = table === "record" ? ["updated_at, ", "$11::bigint, "] : ["", ""];
    const rows = amount === "one" ? `${values} from student` : `new.* from student, unnest(${values}) as new`;
    return `, ${name} as (insert into ${table} (user_id, ${stamp[0]}${names}) select user_id, ${stamp[1]}${rows}${end})`;
  };
  const replaced = recordColumns.slice(2).map(([column]) => `${column} = excluded.${column}`);
  const update = `
    on conflict (user_id, kind, id) do update set updated_at = excluded.updated_at, ${replaced.join(", ")}`;
  return `with student as (
    update sync_user set head = $2, bytes = $3, rows = $4, history_bytes = $5, gaps = $6
    where user_id = $1 and epoch = $7 and head = $8 and bytes = $9 and history_bytes = $10
    returning user_id)
    ${insert("made", "record", recordColumns, made)}
    ${insert("changed", "record", recordColumns, changed, update)}
    ${insert("past", "record_history", pastColumns, past)}
  select 1 as done from student`;
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
