import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { StartupProblem } from "../startup-problem.ts";
import type { Database } from "./database.ts";
import { isMigrated, isUpToDate, migrate } from "./migrations.ts";
import { openSqlite, openSqliteBesideServer } from "./sqlite.ts";

type Where = Pick<Settings, "DATA_DIR" | "DATABASE_URL"> & Partial<Pick<Settings, "found" | "DATABASE_CONNECTIONS">>;

/** "new": an empty database is what is wanted, whatever lies beside it. */
export async function openDatabase(settings: Where, now: number, wanted?: "new"): Promise<Database> {
  if (wanted !== "new" && !settings.DATABASE_URL) refuseEmptyFile(settings);
  const database = settings.DATABASE_URL
    ? // Loaded only where it is used: half of all servers never need it.
      await (await import("./postgres.ts")).openPostgres(settings.DATABASE_URL, "work", 1)
    : openSqlite(settings.DATA_DIR);
  try {
    if (wanted !== "new" && isLivedIn(settings) && !(await isMigrated(database.db, database.dialect)))
      throw missing(settings);
    await migrate(database.db, database.dialect, now);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (!settings.DATABASE_URL) return database;
  await database.close();
  const { openPostgres } = await import("./postgres.ts");
  return await openPostgres(settings.DATABASE_URL, "answers", settings.DATABASE_CONNECTIONS);
}

/** Where the database is missing, SQLite would make a new one, and every student's device would be told: no such account. */
function refuseEmptyFile(settings: Where) {
  const path = join(settings.DATA_DIR, "jotter.db");
  const bytes = existsSync(path) ? statSync(path).size : undefined;
  if (bytes === 0 || (bytes === undefined && isLivedIn(settings))) throw missing(settings);
}

function isLivedIn({ found = "nothing" }: Where) {
  return found !== "nothing";
}

const traces = {
  nothing: "There is a Jotter",
  secret: "There is the secret of a Jotter",
  files: "There are students' files",
  bucket: "There are students' files",
  restore: "There is what a restore put aside",
} as const;

function missing({ DATA_DIR, DATABASE_URL, found = "nothing" }: Where) {
  const place = found === "bucket" ? "the bucket of FILES_URL" : DATA_DIR;
  const gone = DATABASE_URL
    ? "the database of DATABASE_URL is empty"
    : `${join(DATA_DIR, "jotter.db")} is missing or empty`;
  return new StartupProblem(
    `${traces[found]} in ${place}, but ${gone}. Nothing was changed. Check DATA_DIR and DATABASE_URL, or bring a backup back (restore FOLDER). To begin with an empty database after all, run new-database once.`,
  );
}

/**
 * Opens the database for one small write of an operator's command while a server may be running on it. For SQLite the
 * folder's lock is not taken: it keeps a second *server* away, which would answer from a memory of its own. A row
 * written by another process is no danger: in WAL mode the two take turns (each waits up to five seconds for the
 * other), and the server reads the row like any other. Nothing is migrated or repaired, as that is the server's.
 */
export async function openBesideServer(settings: Pick<Settings, "DATA_DIR" | "DATABASE_URL">): Promise<Database> {
  const database = settings.DATABASE_URL
    ? await (await import("./postgres.ts")).openPostgres(settings.DATABASE_URL, "work")
    : openSqliteBesideServer(settings.DATA_DIR);
  if (await isUpToDate(database.db, database.dialect)) return database;
  await database.close();
  throw new StartupProblem("This data is from another version of Jotter. Start this version once, then try again.");
}
