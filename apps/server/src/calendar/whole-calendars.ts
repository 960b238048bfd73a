import { event } from "@jotter/domain/event";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { createBeside, workerFile } from "../beside.ts";
import type { Log } from "../log.ts";
import { type Database, run } from "../storage/database.ts";
import type { EventRow, RemindersFound, RemindersJob, WritingJob } from "./calendar-job.ts";

/** What needs all events of a student, reckoned beside the server. Undefined for more than a calendar can be. */
export type WholeCalendars = {
  readonly reminders: (
    userId: string,
    asked: Omit<RemindersJob, "kind" | "rows" | "settings">,
  ) => Promise<RemindersFound | undefined>;
  readonly write: (userId: string, name: string) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
};

/** 5,000 events are two. */
const mostBytes = 24 * 1024 * 1024;

export function createWholeCalendars({ db }: Database, log: Log): WholeCalendars {
  const file = workerFile(import.meta.url, "calendar-worker");
  // Whoever reads a calendar keeps nobody's reminders waiting.
  const reminding = createBeside<RemindersJob, RemindersFound>(file, log);
  const writing = createBeside<WritingJob, string>(file, log);

  async function fits(userId: string): Promise<boolean> {
    const [size] = await run<{ bytes: number | string | null }>(db, bytesOf, [userId, event.kind]);
    return Number(size?.bytes ?? 0) <= mostBytes;
  }

  const rowsOf = (userId: string) => run<EventRow>(db, eventsOf, [userId, event.kind]);

  return {
    async reminders(userId, job) {
      if (!(await fits(userId))) return undefined;
      return await reminding.ask(async () => {
        const [chosen] = await run<{ data: string }>(db, recordById, [userId, settings.kind, onlyOne]);
        return { ...job, kind: "reminders", rows: await rowsOf(userId), settings: chosen?.data ?? null };
      });
    },
    async write(userId, name) {
      if (!(await fits(userId))) return undefined;
      return await writing.ask(async () => ({ kind: "writing", rows: await rowsOf(userId), name }));
    },
    async close() {
      await Promise.all([reminding.close(), writing.close()]);
    },
  };
}

const bytesOf = "select sum(bytes) as bytes from record where user_id = $1 and kind = $2 and del = 0";
const eventsOf =
  "select id, data from record where user_id = $1 and kind = $2 and del = 0 and data is not null order by id";
const recordById = "select data from record where user_id = $1 and kind = $2 and id = $3 and del = 0";
