import { randomBytes, randomUUID } from "node:crypto";
import { failed, ok, type Result } from "@jotter/domain/result";
import { isZone } from "@jotter/domain/zones";
import type { Feed, FeedProblem } from "@jotter/ports/backend";
import { errorDetails, type Log } from "../log.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import type { FeedRecords } from "./feed-records.ts";
import type { IcsReader } from "./ics-reader.ts";
import { type FeedReading, readFeed } from "./read-feed.ts";

/** The calendars that students subscribed to. [CAL-5] */
export type Feeds = {
  readonly list: (userId: string) => Promise<readonly Feed[]>;
  readonly subscribe: (userId: string, wanted: WantedFeed, now: number) => Promise<Result<Feed, SubscribeProblem>>;
  /** All of these give undefined where the student has no such feed. */
  readonly refresh: (userId: string, id: string, now: number) => Promise<Feed | undefined>;
  readonly remove: (userId: string, id: string, now: number) => Promise<boolean>;
  readonly restore: (userId: string, id: string, now: number) => Promise<Feed | undefined>;
  /** Asks for all that are due, a few at a time; gives how many that were. Each is asked for by one server. */
  readonly pollDue: (now: number) => Promise<number>;
  /** Gives up what is being asked for. */
  readonly stop: () => void;
};

export type WantedFeed = { readonly url: string; readonly name: string; readonly zone: string };
export type SubscribeProblem = FeedProblem | "too-many";

export type FeedsDeps = {
  readonly database: Database;
  readonly outbound: Outbound;
  readonly calendars: Pick<IcsReader, "read">;
  readonly records: FeedRecords;
  /** The server's own address: a calendar that is fed to itself would double at every poll. */
  readonly publicUrl: string;
  readonly everyMs: number;
  readonly log: Log;
  readonly random?: () => number;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const mostFeeds = 20;
const atOnce = 4;
/** Longer than any poll takes; after a crash, another server goes on. */
const leaseMs = 10 * minuteMs;
/** How often nothing may be there before it is no longer asked for: some hours where it says so for good, else days. */
const triesWhenGone = 4;
const triesWhenNotFound = 9;
const removedKeptMs = 30 * dayMs;

export function createFeeds({
  database,
  outbound,
  calendars,
  records,
  publicUrl,
  everyMs,
  log,
  random = Math.random,
}: FeedsDeps): Feeds {
  const { db, dialect } = database;
  const stopping = new AbortController();
  // Several servers claim at once: none waits for another's rows, and none takes them.
  const claimDue = `update feed set lease = $1, next_at = $2 where id in (
    select id from feed where state = 'on' and next_at <= $3 order by next_at limit $4
    ${dialect === "postgres" ? "for update skip locked" : ""}) returning *`;

  async function find(userId: string, id: string): Promise<FeedRow | undefined> {
    return await db
      .selectFrom("feed")
      .selectAll()
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
  }

  /** What a poll makes of a feed. The records are written first: if that fails, all of it is done again. */
  async function outcomeOf(feed: FeedRow, reading: FeedReading, now: number): Promise<Partial<FeedRow>> {
    if (reading.kind === "failed") return failure(feed, reading, now);
    const next_at = now + Math.round(everyMs * (0.9 + random() * 0.2));
    const well = { state: "on", failures: 0, problem: null, checked_at: now, next_at } as const;
    if (reading.kind === "same") return { ...well, ...reading.marks };
    const { events, skipped } = reading.file;
    const followed = await records.follow(feed, events, now);
    const counts = { events: events.length, skipped: skipped.length };
    if (followed === "whole") return { ...well, ...reading.marks, ...counts };
    // Without marks the next poll reads it again, and there may be room.
    const unmarked = { etag: null, modified: null, digest: null, ...counts };
    if (followed === "overtaken") return { ...well, ...unmarked };
    return { ...failure(feed, { problem: "no-room", isGone: false, retryAfterMs: 0 }, now), ...unmarked };
  }

  function failure(
    { failures: before }: Pick<FeedRow, "failures">,
    { problem, isGone, retryAfterMs }: Omit<Extract<FeedReading, { kind: "failed" }>, "kind">,
    now: number,
  ): Partial<FeedRow> {
    const failures = before + 1;
    const isEnded = problem === "not-found" && failures >= (isGone ? triesWhenGone : triesWhenNotFound);
    const waitMs = Math.min(everyMs * 2 ** Math.min(failures - 1, 10), dayMs) * (0.5 + random() * 0.5);
    const next_at = now + Math.round(Math.max(waitMs, Math.min(retryAfterMs, dayMs)));
    return { state: isEnded ? "ended" : "on", failures, problem, next_at };
  }

  async function poll(feed: FeedRow, now: number): Promise<void> {
    const reading = await readFeed({ outbound, calendars }, feed, now, stopping.signal);
    if (stopping.signal.aborted) return;
    // Unsubscribed meanwhile: nothing of it may come back.
    const current = await find(feed.user_id, feed.id);
    if (!current || current.state === "removed" || current.lease !== feed.lease) return;
    const change = await outcomeOf(feed, reading, now);
    const kept = await db
      .updateTable("feed")
      .set({ ...change, lease: null })
      .where("id", "=", feed.id)
      .where("state", "!=", "removed")
      .where("lease", feed.lease === null ? "is" : "=", feed.lease)
      .executeTakeFirst();
    // Unsubscribed while its events were written.
    if (kept.numUpdatedRows === 0n && (await find(feed.user_id, feed.id))?.state === "removed") {
      await records.removeAll(feed, now);
    }
  }

  async function lastOf(userId: string, id: string): Promise<Feed | undefined> {
    const row = await find(userId, id);
    return row && feedOf(row);
  }

  const feeds: Feeds = {
    async list(userId) {
      const rows = await db
        .selectFrom("feed")
        .selectAll()
        .where("user_id", "=", userId)
        .where("state", "!=", "removed")
        .orderBy("created_at")
        .execute();
      return rows.map(feedOf);
    },

    async subscribe(userId, wanted, now) {
      const url = webUrl(wanted.url);
      if (url === undefined) return failed("refused");
      if (url.host === new URL(publicUrl).host) return failed("own");
      const known = await db.selectFrom("feed").selectAll().where("user_id", "=", userId).execute();
      const same = known.find((feed) => feed.url === url.href);
      const again = same && (same.state === "removed" ? await feeds.restore(userId, same.id, now) : feedOf(same));
      if (again) return ok(again);
      if (known.filter(({ state }) => state !== "removed").length >= mostFeeds) return failed("too-many");
      const feed: FeedRow = {
        id: randomBytes(8).toString("hex"),
        user_id: userId,
        url: url.href,
        name: wanted.name.trim() || url.hostname,
        zone: isZone(wanted.zone) ? wanted.zone : "UTC",
        state: "on",
        created_at: now,
        removed_at: null,
        next_at: now + leaseMs,
        lease: null,
        etag: null,
        modified: null,
        digest: null,
        failures: 0,
        problem: null,
        checked_at: now,
        events: 0,
        skipped: 0,
      };
      const reading = await readFeed({ outbound, calendars }, feed, now, stopping.signal);
      if (reading.kind === "failed") return failed(reading.problem);
      const isNew = await db
        .insertInto("feed")
        .values(feed)
        .onConflict((conflict) => conflict.columns(["user_id", "url"]).doNothing())
        .executeTakeFirst();
      // Asked for twice at the same moment: there is one, and the other call sees to it.
      if (isNew.numInsertedOrUpdatedRows === 0n) return await feeds.subscribe(userId, wanted, now);
      const row = { ...feed, ...(await outcomeOf(feed, reading, now)) };
      await db.updateTable("feed").set(row).where("id", "=", feed.id).execute();
      return ok(feedOf(row));
    },

    async refresh(userId, id, now) {
      const feed = await find(userId, id);
      if (!feed || feed.state === "removed") return undefined;
      const leased = { ...feed, state: "on", lease: randomUUID(), next_at: now + leaseMs } as const;
      await db
        .updateTable("feed")
        .set({ state: leased.state, lease: leased.lease, next_at: leased.next_at })
        .where("id", "=", id)
        .execute();
      // Without marks it is read whole, and what a student deleted by mistake on their side is compared anew.
      await poll({ ...leased, etag: null, modified: null, digest: null }, now);
      return await lastOf(userId, id);
    },

    async remove(userId, id, now) {
      const feed = await find(userId, id);
      if (!feed) return false;
      if (feed.state !== "removed") {
        await db.updateTable("feed").set({ state: "removed", removed_at: now }).where("id", "=", id).execute();
      }
      // Asked for again, it goes on where it was broken off.
      await records.removeAll(feed, now);
      return true;
    },

    async restore(userId, id, now) {
      const feed = await find(userId, id);
      if (!feed) return undefined;
      if (feed.state === "removed") {
        await records.restoreAll(feed, now);
        const change = {
          state: "on",
          removed_at: null,
          lease: null,
          next_at: now,
          etag: null,
          modified: null,
        } as const;
        await db
          .updateTable("feed")
          .set({ ...change, digest: null })
          .where("id", "=", id)
          .execute();
      }
      return await lastOf(userId, id);
    },

    async pollDue(now) {
      let polled = 0;
      for (;;) {
        if (stopping.signal.aborted) return polled;
        const due = await run<FeedRow>(db, claimDue, [randomUUID(), now + leaseMs, now, atOnce]);
        if (due.length === 0) return polled;
        polled += due.length;
        await Promise.all(
          due.map((feed) =>
            // Its lease runs out, and it is tried again.
            poll(feed, now).catch((error) => log.error("feed.failed", errorDetails(error))),
          ),
        );
      }
    },

    stop: () => stopping.abort(),
  };
  return feeds;
}

/** Forgets what was unsubscribed so long ago that nobody undoes it. */
export async function purgeFeeds({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom("feed")
    .where("state", "=", "removed")
    .where("removed_at", "<", now - removedKeptMs)
    .execute();
}

type FeedRow = Tables["feed"];

/** Calendars are often given as webcal://, which is the web all the same. */
function webUrl(typed: string): URL | undefined {
  const url = URL.parse(typed.trim().replace(/^webcals?:\/\//i, "https://"));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = "";
  return url;
}

function feedOf(row: FeedRow): Feed {
  const { id, name, url, problem, events, skipped } = row;
  const state = row.state === "ended" ? "ended" : row.failures > 0 ? "failing" : "fresh";
  const times = { createdAt: row.created_at, checkedAt: row.checked_at, nextAt: row.next_at };
  return { id, name, url, ...times, state, problem, events, skipped };
}
