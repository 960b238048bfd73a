import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { StartupProblem } from "../startup-problem.ts";
import type { Database } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Tables } from "./tables.ts";
import { sqliteCode } from "./trouble.ts";

/** The database of a server that stands alone: one file in the data folder, one connection, one process. */
export function openSqlite(dataDir: string): Database {
  const path = join(dataDir, "jotter.db");
  const opened: DatabaseSync[] = [];
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 1000 });
    opened.push(lock);
    holdLock(lock, dataDir);
    if (existsSync(path)) accessSync(path, constants.W_OK);
    const file = new DatabaseSync(path, { timeout: 5000 });
    opened.push(file);
    checkForDamage(file, path);
    // FULL: what was acknowledged survives a power cut. Batches make it as cheap as NORMAL.
    // Students' words are nobody else's on this machine; SQLite gives its other files the same rights.
    if (process.platform !== "win32") for (const name of [path, join(dataDir, "lock")]) chmodSync(name, 0o600);
    file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;");
    // What is deleted is overwritten, and does not wait in free pages for somebody with a hex editor.
    file.exec("pragma secure_delete = on");
    return databaseOn(file, () => lock.close());
  } catch (error) {
    for (const database of opened.reverse()) database.close();
    throw whyNotOpen(error, dataDir, path);
  }
}

/** Keeps servers out of the folder, or says that there is one. Gives how to let them in again. */
export function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 1000 });
    try {
      holdLock(lock, dataDir);
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    throw whyNotOpen(error, dataDir, join(dataDir, "jotter.db"));
  }
}

/** The same file without the folder's lock: see `openBesideServer`. */
export function openSqliteBesideServer(dataDir: string): Database {
  const path = join(dataDir, "jotter.db");
  if (!existsSync(path)) throw new StartupProblem(`There is no Jotter in ${dataDir}. Set DATA_DIR to where it is.`);
  try {
    accessSync(path, constants.W_OK);
    const file = new DatabaseSync(path, { timeout: 5000 });
    file.exec("pragma synchronous = full; pragma secure_delete = on");
    return databaseOn(file, () => {});
  } catch (error) {
    throw whyNotOpen(error, dataDir, path);
  }
}

function databaseOn(file: DatabaseSync, afterwards: () => void): Database {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(file) }) });
  return {
    dialect: "sqlite",
    db,
    write: createGroupCommit(db),
    close: async () => {
      await db.destroy();
      if (file.isOpen) file.close();
      afterwards();
    },
  };
}

/**
 * Two servers on one folder would answer from different memories. The lock is the operating system's, held on
 * a file of its own: it goes with the process however that ends, and the database stays readable for backups.
 */
function holdLock(lock: DatabaseSync, dataDir: string) {
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    if (sqliteCode(error) !== sqliteCodes.busy) throw error;
    throw new StartupProblem(
      `The data folder ${dataDir} is already in use by another Jotter. Stop that one, or set DATA_DIR.`,
    );
  }
}

const sqliteCodes = { busy: 5, readOnly: 8, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

/** A check of everything takes long on a large file and would hold up every start; that one is checked where it is read. */
export const bytesCheckedAtStart = 32 * 1024 * 1024;

function checkForDamage(file: DatabaseSync, path: string) {
  file.prepare("select count(*) from sqlite_master").get();
  if (statSync(path).size > bytesCheckedAtStart) return;
  const findings = file.prepare("pragma quick_check(1)").all();
  if (findings[0]?.quick_check !== "ok") throw damaged(path);
}

function damaged(path: string) {
  return new StartupProblem(
    `The database ${path} is damaged. Nothing was changed. Restore it from a backup, or move it away to start with an empty one.`,
  );
}

function whyNotOpen(error: unknown, dataDir: string, path: string): unknown {
  const code = sqliteCode(error);
  const system = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === sqliteCodes.corrupt || code === sqliteCodes.notADatabase) return damaged(path);
  if (code === sqliteCodes.full || system === "ENOSPC") {
    return new StartupProblem(
      `The disk with the data folder ${dataDir} is full. Nothing was changed. Make some room and start again.`,
    );
  }
  if (
    code === sqliteCodes.readOnly ||
    code === sqliteCodes.cannotOpen ||
    system === "EACCES" ||
    system === "EPERM" ||
    system === "EROFS"
  ) {
    return new StartupProblem(
      `The data folder ${dataDir} is not writable. Allow this user to write there, or set DATA_DIR.`,
    );
  }
  if (system === "ENOTDIR" || system === "EEXIST")
    return new StartupProblem(`${dataDir} is not a folder. Set DATA_DIR to one.`);
  return error;
}

/** Statements are prepared once and kept: preparing takes longer than running most of them. */
function forKysely(file: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      let statement = kept.get(text);
      if (!statement) {
        statement = prepared(file, text);
        const [oldest] = kept.keys();
        if (kept.size >= 500 && oldest !== undefined) kept.delete(oldest);
        kept.set(text, statement);
      }
      return statement;
    },
    close() {
      file.exec("pragma optimize");
      file.close();
    },
  };
}

function prepared(file: DatabaseSync, text: string): SqliteStatement {
  if (text === "rollback") return rollback(file);
  const statement = file.prepare(text === "begin" ? "begin immediate" : withQuestionMarks(text));
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => iterate(statement, parameters),
  };
}

/**
 * `$1` in SQLite's own words. Where parameters come in their order, plain `?`: SQLite looks each numbered one up
 * in a list, and 50 rows of 14 columns spend five times longer there than in being written.
 */
function withQuestionMarks(text: string): string {
  let places = 0;
  const isInOrder = [...text.matchAll(/\$(\d+)/g)].every(([, number]) => Number(number) === ++places);
  return text.replaceAll(/\$(\d+)/g, isInOrder ? "?" : "?$1");
}

/** SQLite ends a transaction by itself on some errors (a full disk); undoing it twice would hide the error. */
function rollback(file: DatabaseSync): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    iterate: neverIterated,
    run: () => {
      if (file.isTransaction) file.exec("rollback");
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}

function* neverIterated(): IterableIterator<unknown> {}

function* iterate(statement: StatementSync, parameters: readonly unknown[]): IterableIterator<unknown> {
  yield* statement.iterate(...values(parameters));
}

function values(parameters: readonly unknown[]) {
  // Kysely's types do not say what can be bound; node:sqlite refuses what cannot.
  return parameters as readonly SQLInputValue[];
}
