import { CompiledQuery, type Kysely } from "kysely";
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
  /** Of the pool of PostgreSQL: how many are open, how many of them idle, and how many requests wait for one. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
};

export type Work<Value> = (transaction: Kysely<Tables>) => Promise<Value>;

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
