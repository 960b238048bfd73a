import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Metrics } from "../metrics.ts";
import type { Database } from "../storage/database.ts";
import type { Health } from "../storage/health.ts";
import type { EventStreams } from "../sync/event-streams.ts";
import { json, problem } from "./answer.ts";
import type { Call, Route } from "./route.ts";

export type WatchRooms = {
  readonly database: Database;
  readonly health: Health;
  readonly streams: EventStreams;
  readonly metrics: Metrics;
  /** Who may read them; nobody, where there is none. */
  readonly metricsToken: string | undefined;
  readonly passwordsWaiting: () => number;
  /** It was told to stop, and answers only what is still on its way. */
  readonly isStopping: () => boolean;
};

/** Longer than this nobody waits to hear how it is. */
const patienceMs = 2000;

/** For whoever watches over the server, and for the proxy before it. */
export function watchRoutes(rooms: WatchRooms): readonly Route[] {
  const { database, health, streams, metrics } = rooms;
  const watched = { method: "GET", access: "anyone", isUncounted: true } as const;
  return [
    { ...watched, path: "/healthz", handle: healthz },
    // A restart mends neither a database that is away nor a full disk: this asks only whether the process still answers.
    { ...watched, path: "/healthz/alive", handle: async () => json(`{"ok":true}`) },
    { ...watched, path: "/healthz/ready", handle: ready },
    { ...watched, path: "/metrics", handle: measured },
  ];

  async function healthz() {
    if ((await asked()) === "silent") return problem(503, "UNAVAILABLE");
    const trouble = await health.problem();
    if (trouble === "damaged") return problem(503, "DAMAGED");
    return trouble ? problem(507, "DISK_FULL") : json(`{"ok":true}`);
  }

  async function ready() {
    if (rooms.isStopping()) return problem(503, "STOPPING");
    return (await isDatabaseUp()) ? json(`{"ok":true}`) : problem(503, "UNAVAILABLE");
  }

  async function measured({ context }: Call) {
    if (rooms.metricsToken === undefined) return problem(404, "NOT_FOUND");
    const given = context.req.header("authorization") ?? "";
    if (!isSame(given, `Bearer ${rooms.metricsToken}`)) return problem(401, "SIGNED_OUT");
    const since = performance.now();
    const isUp = await isDatabaseUp();
    const seconds = (performance.now() - since) / 1000;
    const connections = database.connections?.();
    const text = metrics.text({
      jotter_ready: isUp && !rooms.isStopping() ? 1 : 0,
      jotter_event_streams: streams.count(),
      jotter_password_queue: rooms.passwordsWaiting(),
      jotter_database_up: isUp ? 1 : 0,
      jotter_database_answer_seconds: seconds,
      ...(connections && { jotter_database_connections: connections }),
    });
    const headers = { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" };
    return new Response(text, { headers });
  }

  /** What went wrong where it answers with an error is thrown, and told like that of any request. */
  async function asked(): Promise<"answered" | "silent"> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<"silent">((resolve) => {
      timer = setTimeout(() => resolve("silent"), patienceMs);
    });
    const answer = sql`select 1`.execute(database.db).then(() => "answered" as const);
    try {
      return await Promise.race([answer, silence]);
    } finally {
      clearTimeout(timer);
      answer.catch(() => {}); // Told by the race, or too late for anybody.
    }
  }

  async function isDatabaseUp(): Promise<boolean> {
    return (await asked().catch(() => "silent")) === "answered";
  }
}

/** As long as both are of one length, and hashes are, nobody learns by the time it takes how much of it was right. */
function isSame(one: string, other: string) {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
