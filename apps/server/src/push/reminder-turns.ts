import { randomUUID } from "node:crypto";
import { event } from "@jotter/domain/event";
import { settings } from "@jotter/domain/settings";
import { limits } from "@jotter/ports/protocol";
import type { DueReminder } from "../calendar/calendar-job.ts";
import type { WholeCalendars } from "../calendar/whole-calendars.ts";
import { errorDetails, type Log } from "../log.ts";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import type { PushDevice, PushDevices } from "./push-devices.ts";

/** When which student is to be told something next. Each turn is taken by one server. [CAL-6] */
export type ReminderTurns = {
  /** From now on, not of what is past. */
  readonly begin: (userId: string, now: number) => Promise<void>;
  /** Their records moved on to that revision, and so may have what comes next. */
  readonly lookAgain: (userId: string, head: number) => void;
  /** Tells whoever is to be told; gives how many students were looked at. Several may be under way at once. */
  readonly tellDue: (now: number) => Promise<number>;
  /** Which of these an open device is to show itself. */
  readonly claim: (userId: string, device: string, keys: readonly string[], now: number) => Promise<readonly string[]>;
  /** Gives up what is being told: it is told after the next start. */
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
/** So long one student's push services may take together; what was not told then is told in the next turn. */
const turnMostMs = 20_000;
/** So long after it began, whoever is due is looked at by the next call. */
const callMostMs = 30_000;
const atOnce = 8;
/** In place of a lease: their calendar is more than one can be, and is left alone until its turn comes. */
const givenUp = "given up";
const givenUpMs = 60 * minuteMs;
const toldKeptMs = 60 * dayMs;

export function createReminderTurns(
  { db, dialect }: Database,
  devices: Pick<PushDevices, "of" | "send">,
  calendars: Pick<WholeCalendars, "reminders">,
  log: Log,
): ReminderTurns {
  const waiting = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
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
    const upTo = now - holdMs;
    const nextUpTo = now + dayMs;
    const found = await calendars.reminders(taken.user_id, {
      devices: subscribed.map(({ zone, language }) => ({ zone, language })),
      after: taken.told_until,
      upTo,
      nextUpTo,
      now,
    });
    // Its lease runs out, and another server does it.
    if (!found && stopping.signal.aborted) return;
    if (!found) {
      log.error("reminders.too-much", { student: taken.user_id });
      await run(db, giveUp, [
        givenUp,
        now + givenUpMs,
        Math.max(taken.told_until, now - dayMs),
        taken.user_id,
        taken.lease,
      ]);
      return;
    }
    const signal = AbortSignal.any([AbortSignal.timeout(turnMostMs), stopping.signal]);
    // A push service that is silent keeps no other device waiting.
    const told = await Promise.all(
      subscribed.map((device, index) => tellAll(device, found[index]?.due ?? [], now, signal)),
    );
    const hasFailed = told.includes(false);
    const nexts = found.flatMap(({ nextAt }) => (nextAt === null ? [] : [nextAt + holdMs]));
    const nextAt = Math.min(nextUpTo, ...nexts, ...(hasFailed ? [now + retryMs] : []));
    // What a push service did not take is still to be told; whoever was told is not told again.
    const toldUntil = hasFailed ? Math.max(taken.told_until, now - retriedMs) : upTo;
    await run(db, finish, [Math.max(taken.told_until, toldUntil), taken.next_at, nextAt, taken.user_id, taken.lease]);
  }

  /** One after the other, until its push service does not take one: it would not take the rest either. */
  async function tellAll(device: PushDevice, due: readonly DueReminder[], now: number, signal: AbortSignal) {
    for (const reminder of due) {
      if (signal.aborted || !(await tell(device, reminder, now, signal))) return false;
    }
    return true;
  }

  /** False where it is worth another try. */
  async function tell(device: PushDevice, reminder: DueReminder, now: number, signal: AbortSignal): Promise<boolean> {
    const mark = [device.user_id, reminder.key, device.device];
    const [isNew] = await run(db, markTold, [...mark, 0, now]);
    if (!isNew) return true;
    const problem = await devices.send(device, reminder, now, signal);
    if (problem === "unreachable") await run(db, unmark, mark);
    return problem !== "unreachable";
  }

  async function lookAgainAtAll() {
    gathering = undefined;
    const heads = [...waiting];
    waiting.clear();
    const now = Date.now();
    for (const [userId, head] of heads) {
      await run(db, soonest, [
        now,
        userId,
        head - limits.opsPerPush,
        now - justNowMs,
        event.kind,
        settings.kind,
        givenUp,
      ]);
    }
  }

  return {
    async begin(userId, now) {
      await run(db, beginTurn, [userId, now, givenUp]);
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
      const begun = performance.now();
      for (;;) {
        if (stopping.signal.aborted || performance.now() - begun > callMostMs) return looked;
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

    stop() {
      clearTimeout(gathering);
      stopping.abort();
    },
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

const beginTurn = `insert into reminder_turn (user_id, told_until, next_at) values ($1, $2, $2)
  on conflict (user_id) do update set next_at = excluded.next_at where coalesce(reminder_turn.lease, '') <> $3`;
// Most of what is written are notes, and no reason to look through a calendar.
const soonest = `update reminder_turn set next_at = $1 where user_id = $2 and next_at > $1
  and coalesce(lease, '') <> $7 and exists (
  select 1 from record where user_id = $2 and rev > $3 and updated_at > $4 and kind in ($5, $6))`;
// Where the student's records changed meanwhile, the next look is already asked for.
const finish = `update reminder_turn set told_until = $1, lease = null,
  next_at = case when next_at = $2 then $3 else next_at end where user_id = $4 and lease = $5`;
const giveUp = `update reminder_turn set lease = $1, next_at = $2, told_until = $3 where user_id = $4 and lease = $5`;
const markTold = `insert into reminder_told (user_id, key, device, is_first, told_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning key`;
const markFirst = `insert into reminder_told (user_id, key, device, is_first, told_at) values ($1, $2, $3, 1, $4)
  on conflict do nothing returning key`;
const unmark = "delete from reminder_told where user_id = $1 and key = $2 and device = $3 and is_first = 0";
