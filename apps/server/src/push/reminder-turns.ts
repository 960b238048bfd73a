import { randomUUID } from "node:crypto";
import { CalendarEvent, event } from "@jotter/domain/event";
import { onlyOne } from "@jotter/domain/id";
import type { StoredEvent } from "@jotter/domain/occurrences";
import { wishesIn } from "@jotter/domain/reminder-wishes";
import { isStillOfUse, type Reminder, remindersBetween } from "@jotter/domain/reminders";
import { Settings, settings } from "@jotter/domain/settings";
import { limits } from "@jotter/ports/protocol";
import { errorDetails, type Log } from "../log.ts";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import type { PushDevice, PushDevices } from "./push-devices.ts";
import { toldOf } from "./push-texts.ts";

/** When which student is to be told something next. Each turn is taken by one server. [CAL-6] */
export type ReminderTurns = {
  /** From now on, not of what is past. */
  readonly begin: (userId: string, now: number) => Promise<void>;
  /** Their records moved on to that revision, and so may have what comes next. */
  readonly lookAgain: (userId: string, head: number) => void;
  /** Tells whoever is to be told; gives how many students were looked at. */
  readonly tellDue: (now: number) => Promise<number>;
  /** Which of these an open device is to show itself. */
  readonly claim: (userId: string, device: string, keys: readonly string[], now: number) => Promise<readonly string[]>;
  readonly stop: () => void;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** So long an open device has to say that it shows it. */
const holdMs = 8000;
/** A student who types costs one look. */
const gatherMs = 2000;
const justNowMs = 30_000;
const leaseMs = 2 * minuteMs;
const retryMs = minuteMs;
/** A push service that does not answer for so long is not tried again with the same. */
const retriedMs = 15 * minuteMs;
const atOnce = 8;
const toldKeptMs = 60 * dayMs;

export function createReminderTurns(
  { db, dialect }: Database,
  devices: Pick<PushDevices, "of" | "send">,
  log: Log,
): ReminderTurns {
  const waiting = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;
  const claimDue = `update reminder_turn set lease = $1, next_at = $2 where user_id in (
    select user_id from reminder_turn where next_at <= $3 order by next_at limit $4
    ${dialect === "postgres" ? "for update skip locked" : ""}) returning *`;

  async function turn(taken: Turn, now: number): Promise<void> {
    const subscribed = await devices.of(taken.user_id);
    if (subscribed.length === 0) {
      await db
        .deleteFrom("reminder_turn")
        .where("user_id", "=", taken.user_id)
        .where("lease", "=", taken.lease)
        .execute();
      return;
    }
    const calendar = await calendarOf(taken.user_id);
    const upTo = now - holdMs;
    let nextAt = now + dayMs;
    let hasFailed = false;
    for (const device of subscribed) {
      const within = (after: number, until: number) =>
        remindersBetween(calendar.events, calendar.wishes, { after, upTo: until, zone: device.zone });
      for (const reminder of within(taken.told_until, upTo)) {
        if (isStillOfUse(reminder, now)) hasFailed = !(await tell(device, reminder, now)) || hasFailed;
      }
      const [next] = within(upTo, now + dayMs);
      if (next) nextAt = Math.min(nextAt, next.at + holdMs);
    }
    // What a push service did not take is still to be told; whoever was told is not told again.
    const toldUntil = hasFailed ? Math.max(taken.told_until, now - retriedMs) : upTo;
    if (hasFailed) nextAt = Math.min(nextAt, now + retryMs);
    await run(db, finish, [Math.max(taken.told_until, toldUntil), taken.next_at, nextAt, taken.user_id, taken.lease]);
  }

  /** False where it is worth another try. */
  async function tell(device: PushDevice, reminder: Reminder, now: number): Promise<boolean> {
    const mark = [device.user_id, reminder.key, device.device];
    const [isNew] = await run(db, markTold, [...mark, 0, now]);
    if (!isNew) return true;
    const told = toldOf(reminder, device.language, device.zone, now);
    const day = reminder.kind === "tomorrow" ? reminder.day : reminder.due.day;
    const { key, until } = reminder;
    const problem = await devices.send(device, { ...told, key, until, path: `/calendar?day=${day}` }, now);
    if (problem === "unreachable") await run(db, unmark, mark);
    return problem !== "unreachable";
  }

  async function calendarOf(userId: string) {
    const rows = await run<{ id: string; data: string }>(db, recordsOfKind, [userId, event.kind]);
    const [chosen] = await run<{ data: string }>(db, recordById, [userId, settings.kind, onlyOne]);
    const read = Settings.safeParse(JSON.parse(chosen?.data ?? "null"));
    return { events: rows.flatMap(storedEvent), wishes: wishesIn(read.success ? read.data : null) };
  }

  async function lookAgainAtAll() {
    gathering = undefined;
    const heads = [...waiting];
    waiting.clear();
    const now = Date.now();
    for (const [userId, head] of heads) {
      await run(db, soonest, [now, userId, head - limits.opsPerPush, now - justNowMs, event.kind, settings.kind]);
    }
  }

  return {
    async begin(userId, now) {
      await run(db, beginTurn, [userId, now]);
    },

    lookAgain(userId, head) {
      waiting.set(userId, Math.min(head, waiting.get(userId) ?? head));
      gathering ??= setTimeout(() => {
        // Not looked at now: the next change, or the next day, does it.
        lookAgainAtAll().catch((error) => log.error("reminders.failed", errorDetails(error)));
      }, gatherMs).unref();
    },

    async tellDue(now) {
      let looked = 0;
      for (;;) {
        const due = await run<Turn>(db, claimDue, [randomUUID(), now + leaseMs, now, atOnce]);
        if (due.length === 0) return looked;
        looked += due.length;
        await Promise.all(
          due.map((taken) =>
            // Its lease runs out, and it is tried again.
            turn(taken, now).catch((error) => log.error("reminders.failed", errorDetails(error))),
          ),
        );
      }
    },

    async claim(userId, device, keys, now) {
      const mine: string[] = [];
      for (const key of keys) {
        const [first] = await run<{ key: string }>(db, markFirst, [userId, key, device, now]);
        if (first) mine.push(key);
        // It asked, so it is open: nothing is pushed to it.
        else await run(db, markTold, [userId, key, device, 0, now]);
      }
      return mine;
    },

    stop: () => clearTimeout(gathering),
  };
}

/** Forgets what was told of events that are long over. */
export async function purgeTold({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom("reminder_told")
    .where("told_at", "<", now - toldKeptMs)
    .execute();
}

type Turn = Tables["reminder_turn"];

function storedEvent({ id, data }: { readonly id: string; readonly data: string }): readonly StoredEvent[] {
  const read = CalendarEvent.safeParse(JSON.parse(data));
  return read.success ? [{ ...read.data, id }] : [];
}

const beginTurn = `insert into reminder_turn (user_id, told_until, next_at) values ($1, $2, $2)
  on conflict (user_id) do update set next_at = excluded.next_at`;
// Most of what is written are notes, and no reason to look through a calendar.
const soonest = `update reminder_turn set next_at = $1 where user_id = $2 and next_at > $1 and exists (
  select 1 from record where user_id = $2 and rev > $3 and updated_at > $4 and kind in ($5, $6))`;
// Where the student's records changed meanwhile, the next look is already asked for.
const finish = `update reminder_turn set told_until = $1, lease = null,
  next_at = case when next_at = $2 then $3 else next_at end where user_id = $4 and lease = $5`;
const markTold = `insert into reminder_told (user_id, key, device, is_first, told_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning key`;
const markFirst = `insert into reminder_told (user_id, key, device, is_first, told_at) values ($1, $2, $3, 1, $4)
  on conflict do nothing returning key`;
const unmark = "delete from reminder_told where user_id = $1 and key = $2 and device = $3 and is_first = 0";
const recordsOfKind = "select id, data from record where user_id = $1 and kind = $2 and del = 0 and data is not null";
const recordById = "select data from record where user_id = $1 and kind = $2 and id = $3 and del = 0";
