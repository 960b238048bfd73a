import initSqlJs, { type Database, type SqlValue } from "sql.js";
import { refuse } from "./pace.ts";

export type Row = readonly SqlValue[];

export type OpenDatabase = {
  readonly tables: ReadonlySet<string>;
  /** Row by row: whoever reads may rest in between. */
  readonly rows: (sql: string) => Generator<Row>;
  readonly close: () => void;
};

/** SQLite itself: the bytes of sql.js's wasm file are handed in, since a browser and Node find it in different places. */
export type SqlWasm = ArrayBuffer;

export async function newDatabase(wasmBinary: SqlWasm, bytes?: Uint8Array): Promise<Database> {
  const { Database } = await initSqlJs({ wasmBinary });
  return new Database(bytes);
}

/** A database that a stranger made: read, and nothing in it is run. */
export async function openDatabase(bytes: Uint8Array, wasm: SqlWasm): Promise<OpenDatabase> {
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, 15)).startsWith("SQLite format 3")) refuse("damaged");
  const database = await newDatabase(wasm, bytes);
  const rows = function* (sql: string): Generator<Row> {
    const statement = attempt(() => database.prepare(sql));
    try {
      while (attempt(() => statement.step())) yield attempt(() => statement.get());
    } finally {
      statement.free();
    }
  };
  const close = () => database.close();
  try {
    attempt(() => database.run(ourRules));
    return { tables: plainTables(rows), rows, close };
  } catch (thrown) {
    close();
    throw thrown;
  }
}

/**
 * Anki sorts names by a rule of its own, and SQLite reads no table whose rule it does not know. Any other will do where
 * nothing is looked up by name.
 */
const ourRules = `
  PRAGMA trusted_schema = OFF;
  PRAGMA writable_schema = ON;
  UPDATE sqlite_master SET sql = replace(sql, 'unicase', 'nocase') WHERE sql LIKE '%unicase%';
  PRAGMA writable_schema = RESET;
  PRAGMA query_only = ON`;

/** A view or a reckoned column may go on for ever: only plain tables are ever looked at. */
function plainTables(rows: OpenDatabase["rows"]): ReadonlySet<string> {
  const tables = new Set<string>();
  for (const [type, name, sql] of rows("SELECT type, name, sql FROM sqlite_master")) {
    const isPlain = type === "table" && /^CREATE TABLE/i.test(String(sql)) && !/\bAS\s*\(/i.test(String(sql));
    if (isPlain) tables.add(String(name).toLowerCase());
  }
  return tables;
}

function attempt<Value>(work: () => Value): Value {
  try {
    return work();
  } catch {
    return refuse("damaged");
  }
}
