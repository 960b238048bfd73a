import type { Settings } from "../settings.ts";
import { StartupProblem } from "../startup-problem.ts";
import type { Database } from "./database.ts";
import { isUpToDate, migrate } from "./migrations.ts";
import { openSqlite, openSqliteBesideServer } from "./sqlite.ts";

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
