import { createHash } from "node:crypto";
import { course } from "@jotter/domain/course";
import { CalendarEvent, event } from "@jotter/domain/event";
import { feedWrites } from "@jotter/domain/feed-writes";
import type { ImportedEvent } from "@jotter/domain/ics-read";
import type { StoredEvent } from "@jotter/domain/occurrences";
import { limits, type PushOp } from "@jotter/ports/protocol";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import type { Pokes } from "../sync/pokes.ts";
import type { RecordStore } from "../sync/record-store.ts";

/** The events of a feed among a student's records. They are written as a device would, so that devices get them by sync. */
export type FeedRecords = {
  readonly follow: (feed: FollowedFeed, events: readonly ImportedEvent[], now: number) => Promise<Followed>;
  readonly removeAll: (feed: FollowedFeed, now: number) => Promise<void>;
  /** Brings back what `removeAll` took. */
  readonly restoreAll: (feed: FollowedFeed, now: number) => Promise<void>;
};

/** "overtaken": the student changed some of it in the same moment, which is left to the next time. */
export type Followed = "whole" | "overtaken" | "no-room";

export type FollowedFeed = Pick<Tables["feed"], "id" | "user_id" | "zone">;

/** Who wrote a row last tells who deleted it: what the student deleted does not come back. */
const writers = { feed: "feed", removal: "feed-removal" } as const;

export function createFeedRecords(
  { db }: Pick<Database, "db">,
  records: Pick<RecordStore, "push">,
  pokes: Pick<Pokes, "send">,
): FeedRecords {
  async function rowsOf({ user_id, id }: FollowedFeed): Promise<readonly Row[]> {
    return await run<Row>(db, rowsByFeed, [user_id, event.kind, `feed-${id}-%`]);
  }

  /** In pieces as a device sends them. */
  async function push(userId: string, device: string, ops: readonly Change[], now: number): Promise<Followed> {
    let outcome: Followed = "whole";
    for (let start = 0; start < ops.length; start += limits.opsPerPush) {
      const piece = ops
        .slice(start, start + limits.opsPerPush)
        .map((op): PushOp => ({ kind: event.kind, n: 1, v: event.version, at: now, ...op }));
      const pushed = await records.push(userId, { epoch: null, device, ops: piece }, now);
      if (pushed.kind !== "answered") return "no-room";
      if (pushed.head !== null) pokes.send(userId, pushed.head);
      if (pushed.json.includes(`"code":"QUOTA"`)) outcome = "no-room";
      else if (outcome === "whole" && pushed.json.includes(`"status":"conflict"`)) outcome = "overtaken";
    }
    return outcome;
  }

  return {
    async follow(feed, events, now) {
      const rows = new Map((await rowsOf(feed)).map((row) => [row.id, row]));
      const isStudents = (row: Row) => row.device !== writers.feed && row.device !== writers.removal;
      const stored = [...rows.values()].flatMap((row) => (row.del === 1 ? [] : storedEvent(row)));
      const deleted = [...rows.values()].flatMap((row) => (row.del === 1 && isStudents(row) ? storedEvent(row) : []));
      const courses = (await run<Pick<Row, "id" | "data">>(db, recordsOfKind, [feed.user_id, course.kind])).map(
        ({ id, data }) => ({ id, name: String(JSON.parse(data ?? "{}").name ?? "") }),
      );
      const newId = (uid: string, changes: string | null) => recordId(feed.id, uid, changes);
      const writes = feedWrites(stored, events, { feedId: feed.id, zone: feed.zone, courses, deleted, newId, now });
      const ops = writes.flatMap((write): readonly Change[] => {
        const row = rows.get(write.id);
        const before = row?.data ? JSON.parse(row.data) : null;
        const ifRev = row?.rev ?? 0;
        if (write.kind === "remove") return [{ id: write.id, ifRev, data: before, del: true }];
        if (write.kind === "update") return [{ id: write.id, ifRev, data: { ...before, ...write.change }, del: false }];
        return row?.del === 1 && isStudents(row) ? [] : [{ id: write.id, ifRev, data: write.data, del: false }];
      });
      return await push(feed.user_id, writers.feed, ops, now);
    },

    async removeAll(feed, now) {
      const rows = (await rowsOf(feed)).filter(({ del }) => del === 0);
      const ops = rows.map(({ id, rev, data }) => ({ id, ifRev: rev, data: JSON.parse(data ?? "null"), del: true }));
      await push(feed.user_id, writers.removal, ops, now);
    },

    async restoreAll(feed, now) {
      const rows = (await rowsOf(feed)).filter(({ del, device }) => del === 1 && device === writers.removal);
      const ops = rows.flatMap(({ id, rev, data }) =>
        data === null ? [] : [{ id, ifRev: rev, data: JSON.parse(data), del: false }],
      );
      await push(feed.user_id, writers.feed, ops, now);
    },
  };
}

type Row = Pick<Tables["record"], "id" | "rev" | "del" | "device" | "data">;
type Change = Pick<PushOp, "id" | "ifRev" | "data" | "del">;

const rowsByFeed = "select id, rev, del, device, data from record where user_id = $1 and kind = $2 and id like $3";
const recordsOfKind = "select id, data from record where user_id = $1 and kind = $2 and del = 0";

/** The same event has the same record at every poll, on every server. Letters and digits only, for `like`. */
function recordId(feedId: string, uid: string, changes: string | null): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([uid, changes]))
    .digest("hex");
  return `feed-${feedId}-${digest.slice(0, 32)}`;
}

function storedEvent({ id, data }: Row): readonly StoredEvent[] {
  const read = CalendarEvent.safeParse(JSON.parse(data ?? "null"));
  return read.success ? [{ ...read.data, id }] : [];
}
