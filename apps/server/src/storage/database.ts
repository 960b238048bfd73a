import { CompiledQuery, type Kysely } from "kysely";
import type { Settings } from "../settings.ts";
import { StartupProblem } from "../startup-problem.ts";
import { isUpToDate, migrate } from "./migrations.ts";
import { openSqlite, openSqliteBesideServer } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/**
 * The one database of a server. On SQLite there is a single connection: while a transaction runs, everything
 * else waits for it, so nothing inside a transaction may ask `db` itself.
 */
export type Database = {
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /**
   * A transaction that may share its commit with others that arrive at the same moment. It runs again, alone,
   * if one of those fails, so it must do nothing but read and write the database.
   */
  readonly write: <Value>(work: Work<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
};

export type Work<Value> = (transaction: Kysely<Tables>) => Promise<Value>;

export async function openDatabase(
  settings: Pick<Settings, "DATA_DIR" | "DATABASE_URL">,
  now: number,
): Promise<Database> {
  const database = settings.DATABASE_URL
    ? // Loaded only where it is used: half of all servers never need it.
      await (await import("./postgres.ts")).openPostgres(settings.DATABASE_URL)
    : openSqlite(settings.DATA_DIR);
  try {
    await migrate(database.db, database.dialect, now);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Opens the database for one small write of an operator's command while a server may be running on it. For SQLite the
 * folder's lock is not taken: it keeps a second *server* away, which would answer from a memory of its own. A row
 * written by another process is no danger: in WAL mode the two take turns (each waits up to five seconds for the
 * other), and the server reads the row like any other. Nothing is migrated or repaired, as that is the server's.
 */
export async function openBesideServer(settings: Pick<Settings, "DATA_DIR" | "DATABASE_URL">): Promise<Database> {
  const database = settings.DATABASE_URL
    ? await (await import("./postgres.ts")).openPostgres(settings.DATABASE_URL)
    : openSqliteBesideServer(settings.DATA_DIR);
  if (await isUpToDate(database.db, database.dialect)) return database;
  await database.close();
  throw new StartupProblem("This data is from another version of Jotter. Start this version once, then try again.");
}

/**
 * Runs hand-written SQL, with `$1`-style parameters on both databases. For the few statements that run
 * at every request: building and compiling them with Kysely would cost more than running them.
 */
export async function run<Row>(
  db: Kysely<Tables>,
  text: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, parameters as unknown[]));
  return rows;
}

/** A time as Better Auth's columns hold it. */
export function timeValue({ dialect }: Pick<Database, "dialect">, ms: number): Date | string {
  return dialect === "sqlite" ? new Date(ms).toISOString() : new Date(ms);
}

/** `($1, $2), ($3, $4)`: placeholders for `rows` tuples of `width` values, counted on from `first`. */
export function tuples(rows: number, width: number, first = 1): string {
  return Array.from({ length: rows }, (_, row) => {
    const places = Array.from({ length: width }, (_, column) => `$${first + row * width + column}`);
    return `(${places.join(", ")})`;
  }).join(", ");
}
