import { rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { StartupProblem } from "../startup-problem.ts";
import { run, tuples } from "../storage/database.ts";
import { openBesideServer, openDatabase } from "../storage/open-database.ts";
import { openPostgres } from "../storage/postgres.ts";
import type { Tables } from "../storage/tables.ts";
import { serversLock } from "../sync/postgres-pokes.ts";

/** The rows of PostgreSQL as a file of SQLite and back: the same migrations make the same tables in both. */
export async function rowsFromPostgres(url: string, folder: string): Promise<void> {
  const postgres = await openBesideServer({ DATA_DIR: folder, DATABASE_URL: url });
  await (await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, Date.now())).close();
  await rm(join(folder, "lock"), { force: true });
  const file = new DatabaseSync(join(folder, "jotter.db"));
  try {
    await postgres.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (transaction) => {
        for (const table of tablesIn(file)) await copyOut(transaction, file, table);
      });
  } finally {
    await postgres.close();
    file.close();
  }
}

/** All of it or nothing, in one transaction; what was there before is gone. */
export async function rowsToPostgres(url: string, path: string): Promise<void> {
  const file = new DatabaseSync(path, { readOnly: true });
  const postgres = await openPostgres(url, "work");
  try {
    await postgres.db.transaction().execute(async (transaction) => {
      const [lock] = await run<{ free: boolean }>(transaction, "select pg_try_advisory_xact_lock($1) as free", [
        serversLock,
      ]);
      if (!lock?.free)
        throw new StartupProblem(
          "A Jotter is running on this PostgreSQL. Stop all of them first. Nothing was changed.",
        );
      const tables = tablesIn(file);
      await sql.raw(`truncate table ${tables.map(({ name }) => `"${name}"`).join(", ")} cascade`).execute(transaction);
      for (const table of tables) await copyIn(transaction, file, table);
    });
  } finally {
    await postgres.close();
    file.close();
  }
}

type TableOf = { readonly name: string; readonly columns: readonly string[] };

/** In the order they were made: whom a row belongs to is there before it. */
function tablesIn(file: DatabaseSync): readonly TableOf[] {
  const names = file
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'migration'")
    .all();
  return names.map(({ name }) => ({
    name: String(name),
    columns: file
      .prepare(`pragma table_info("${name}")`)
      .all()
      .map((column) => String(column.name)),
  }));
}

const rowsAtOnce = 200;

async function copyOut(transaction: Kysely<Tables>, file: DatabaseSync, { name, columns }: TableOf) {
  const listed = columns.map((column) => `"${column}"`).join(", ");
  const insert = file.prepare(`insert into "${name}" (${listed}) values (${columns.map(() => "?").join(", ")})`);
  await sql.raw(`declare backup_rows no scroll cursor for select ${listed} from "${name}"`).execute(transaction);
  for (;;) {
    const { rows } = await sql
      .raw<Record<string, unknown>>(`fetch ${rowsAtOnce} from backup_rows`)
      .execute(transaction);
    file.exec("begin");
    for (const row of rows) insert.run(...columns.map((column) => forSqlite(row[column])));
    file.exec("commit");
    if (rows.length < rowsAtOnce) break;
  }
  await sql.raw("close backup_rows").execute(transaction);
}

function forSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return value ? 1 : 0;
  return value as SQLInputValue; // texts and numbers are the same in both
}

async function copyIn(transaction: Kysely<Tables>, file: DatabaseSync, { name, columns }: TableOf) {
  const listed = columns.map((column) => `"${column}"`).join(", ");
  const types = await run<{ column_name: string; data_type: string }>(
    transaction,
    "select column_name, data_type from information_schema.columns where table_schema = current_schema() and table_name = $1",
    [name],
  );
  const isBoolean = new Set(types.filter(({ data_type }) => data_type === "boolean").map((type) => type.column_name));
  let batch: unknown[][] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length === 0) return;
    const text = `insert into "${name}" (${listed}) values ${tuples(batch.length, columns.length)}`;
    await run(transaction, text, batch.flat());
    batch = [];
    bytes = 0;
  };
  for (const row of file.prepare(`select ${listed} from "${name}"`).iterate() as Iterable<Record<string, unknown>>) {
    batch.push(columns.map((column) => (isBoolean.has(column) ? row[column] === 1 : row[column])));
    bytes += columns.reduce((sum, column) => sum + String(row[column]).length, 0);
    if (batch.length >= rowsAtOnce || bytes > 4_000_000) await send();
  }
  await send();
}
