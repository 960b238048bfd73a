import pg from "pg";
import type { Log } from "../log.ts";
import { type Database, run } from "../storage/database.ts";
import { createLocalPokes, type Pokes } from "./pokes.ts";

const channel = "jotter_poke";
/** Held, with others, by every server while it runs. (Any number of ours will do.) */
export const serversLock = 1785689205;
/** Under load, one notice per student and moment instead of one per write. */
const gatherMs = 50;
const reconnectMs = { first: 200, factor: 1.3, most: 10_000 };
/** A machine that vanished says nothing: whoever only listens would listen for hours. */
const askEveryMs = 20_000;
const answerMs = 10_000;
const holdEveryMs = 1000;

/**
 * Between several servers on one PostgreSQL. Sent on a connection of its own after the write has committed:
 * a NOTIFY inside a write takes a lock that all writers of the database share. As long as this connection lives, its
 * locks say that this run does: see `isRunGone`.
 */
export function createPostgresPokes(url: string, log: Log, runId: number): Pokes {
  const local = createLocalPokes();
  const waiting = new Map<string, number>();
  let client: pg.Client | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  const asking = setInterval(() => {
    const asked = client;
    asked?.query("select 1").catch(() => lose(asked));
  }, askEveryMs).unref();
  let delayMs = reconnectMs.first;
  let closed = false;

  async function connect() {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: answerMs });
    next.on("notification", ({ payload }) => hear(payload));
    next.on("error", () => lose(next));
    next.on("end", () => lose(next));
    client = next;
    try {
      await next.connect();
      await next.query("select pg_try_advisory_lock_shared($1)", [serversLock]);
      await holdRun(next);
      await next.query(`listen ${channel}`);
      delayMs = reconnectMs.first;
    } catch {
      lose(next);
    }
  }

  /** Where the connection before broke, PostgreSQL may hold it for that one a while longer. */
  async function holdRun(on: pg.Client) {
    if (client !== on) return;
    const { rows } = await on.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [runId]);
    if (!rows[0]?.held) setTimeout(() => holdRun(on).catch(() => lose(on)), holdEveryMs).unref();
  }

  /** The database restarted or the network broke. Notices sent meanwhile are lost, which only costs time. */
  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => {}); // it is broken: there is nobody left to tell
    if (closed) return;
    log.error("pokes.disconnected", { retryMs: Math.round(delayMs) });
    // Not all servers at the same moment.
    reconnecting = setTimeout(connect, delayMs * (0.5 + Math.random())).unref();
    delayMs = Math.min(delayMs * reconnectMs.factor, reconnectMs.most);
  }

  function hear(payload: string | undefined) {
    const [userId, head] = payload?.split(" ") ?? [];
    if (userId && head) local.send(userId, Number(head));
  }

  function flush() {
    gathering = undefined;
    const notices = [...waiting].map(([userId, head]) => `${userId} ${head}`);
    waiting.clear();
    client?.query("select pg_notify($1, notice) from unnest($2::text[]) as notice", [channel, notices]).catch(() => {
      // Lost with its connection, like any other notice.
    });
  }

  void connect();
  return {
    send(userId, head) {
      waiting.set(userId, head);
      gathering ??= setTimeout(flush, gatherMs);
    },
    listen: local.listen,
    async close() {
      closed = true;
      clearInterval(asking);
      clearTimeout(gathering);
      clearTimeout(reconnecting);
      const open = client;
      client = undefined;
      await open?.end().catch(() => {});
    },
  };
}

/** Whether the server of that run has ended, however it did: PostgreSQL drops its locks with its connection. */
export async function isRunGone({ db }: Database, runId: number): Promise<boolean> {
  const [lock] = await run<{ free: boolean }>(db, "select pg_try_advisory_xact_lock($1) as free", [runId]);
  return lock?.free === true;
}
