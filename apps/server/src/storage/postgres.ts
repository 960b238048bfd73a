import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartupProblem } from "../startup-problem.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** The database of a server that shares its students with others. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = createPool(url);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw whyNotReached(url, error);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: "postgres",
    db,
    write: (work) => db.transaction().execute(work),
    close: () => pool.end(),
  };
}

function createPool(url: string): pg.Pool {
  try {
    const pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 10_000,
      // A server that hangs in the middle of a write must not hold a student's lock for ever.
      idle_in_transaction_session_timeout: 60_000,
      types: { getTypeParser: parserOf },
    });
    // An idle connection may break at any time (the database restarts); the next request opens another.
    pool.on("error", () => {});
    // So may one in the middle of a write, between two of its statements: then that write fails, and not the server.
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  } catch (error) {
    throw whyNotReached(url, error);
  }
}

const int8 = 20;
const json = 114;

/** Counters arrive as text because they may exceed a JavaScript number; ours cannot. JSON stays the text that was stored. */
function parserOf(type: number, format?: "text" | "binary") {
  if (type === int8) return Number;
  if (type === json) return (text: string) => text;
  return pg.types.getTypeParser(type, format as "text");
}

function whyNotReached(url: string, error: unknown) {
  const reason = error instanceof Error && "code" in error ? String(error.code) : "the address is not understood";
  const place = URL.parse(url);
  // Never the whole address: it carries a password.
  return new StartupProblem(
    `PostgreSQL at ${place?.host ?? "DATABASE_URL"} cannot be used (${reason}). Check DATABASE_URL and that it runs.`,
  );
}
