import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { StartupProblem } from "../startup-problem.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * What it is opened for. "answers": somebody waits, and is told that the database is away rather than kept waiting.
 * "work": a migration, a backup or a restore takes as long as it takes.
 */
export type PostgresUse = "answers" | "work";

const seconds = 1000;
/** A statement of ours takes milliseconds; one that takes this long is not answered any more. */
const answerMs = 8 * seconds;
const connectMs = 4 * seconds;

/** The database of a server that shares its students with others. */
export async function openPostgres(url: string, use: PostgresUse, connections = 10): Promise<Database> {
  const isPooled = await isBehindPooler(url);
  const pool = createPool(url, use, isPooled, connections);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared(pool, isPooled) }) });
  return {
    dialect: "postgres",
    db,
    write: (work) => db.transaction().execute(work),
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/**
 * Whether a pooler (PgBouncer) stands between: it hands every transaction to another process of PostgreSQL, so the one
 * that answers is not the one that was greeted. What is prepared, locked or listened to there is somebody else's next.
 */
export async function isBehindPooler(url: string): Promise<boolean> {
  const client = clientFor(url);
  client.on("error", () => {}); // The question fails then, and says so.
  try {
    await client.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid");
    // Its types leave out what it was greeted with.
    return rows[0].pid !== (client as pg.Client & { readonly processID: number }).processID;
  } catch (error) {
    throw whyNotReached(url, error);
  } finally {
    client.end().catch(() => {}); // It was never open, or is broken: nobody waits for it.
  }
}

function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10 * seconds });
  } catch (error) {
    throw whyNotReached(url, error);
  }
}

function createPool(url: string, use: PostgresUse, isPooled: boolean, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: 1,
    idleTimeoutMillis: 60 * seconds,
    connectionTimeoutMillis: use === "answers" ? connectMs : 10 * seconds,
    ...(use === "answers" && { query_timeout: answerMs }),
    // A pooler refuses settings of a connection that is not ours alone: there the operator gives them to the role.
    ...(!isPooled && {
      // A server that hangs in the middle of a write must not hold a student's lock for ever.
      idle_in_transaction_session_timeout: 60 * seconds,
      // What nobody waits for any more does not go on either.
      ...(use === "answers" && { statement_timeout: 2 * answerMs }),
    }),
    types: { getTypeParser: parserOf },
  });
  // An idle connection may break at any time (the database restarts); the next request opens another.
  pool.on("error", () => {});
  // So may one in the middle of a write, between two of its statements: then that write fails, and not the server.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Statements of many shapes (one for each number of rows) would fill PostgreSQL's memory; those are long, too. */
const longestNamed = 2500;
const mostNamed = 200;

/**
 * The pool as Kysely wants it. Statements have names, so that each connection parses and plans them once; a pooler would
 * send them to another process, which never heard of them. A connection whose answer did not come in time is closed: it
 * would give the next one who asks this one's answer to wait for.
 */
function prepared(pool: pg.Pool, isPooled: boolean): PostgresPool {
  const names = new Map<string, string>();
  function nameOf(text: string) {
    const known = names.get(text);
    if (known !== undefined || isPooled || text.length > longestNamed || names.size >= mostNamed) return known;
    const name = `jotter_${names.size + 1}`;
    names.set(text, name);
    return name;
  }
  function namedOn(client: pg.PoolClient): PostgresPoolClient {
    let silent: unknown;
    const query = (text: string, values: readonly unknown[]) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        if (silent !== undefined) return reject(silent);
        const name = values.length > 0 ? nameOf(text) : undefined;
        // Not as settings, which would be copied key by key: that takes longer than all the rest. (Its types forget the name.)
        const asked: pg.Query & { name?: string } = new pg.Query(text, [...values], (error, result) => {
          if (isSilence(error)) silent = error;
          if (error) reject(error);
          else resolve(result);
        });
        if (name !== undefined) asked.name = name;
        client.query(asked);
      });
    return {
      // Its other form takes a cursor: nobody here asks for one.
      query: query as unknown as PostgresPoolClient["query"],
      release: (destroy?: boolean) => client.release(destroy === true || silent !== undefined),
    };
  }

  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const named = known.get(client) ?? namedOn(client);
      known.set(client, named);
      return named;
    },
  };
}

/** `pg` gives it no code. */
function isSilence(error: unknown) {
  return error instanceof Error && error.message === "Query read timeout";
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
