import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { WholeCalendars } from "../calendar/whole-calendars.ts";
import { type Database, run } from "../storage/database.ts";

/** The secret addresses under which other programs read a student's calendar. One each. [CAL-5] */
export type CalendarAddresses = {
  readonly find: (userId: string) => Promise<string | null>;
  /** The one before it leads nowhere from then on. */
  readonly renew: (userId: string, now: number) => Promise<string>;
  readonly end: (userId: string) => Promise<void>;
  /** Whose calendar a secret opens. */
  readonly ownerOf: (secret: string) => Promise<string | undefined>;
  /** Changes with the student's records. */
  readonly version: (userId: string) => Promise<string>;
  /** Undefined for more than a calendar can be. */
  readonly calendar: (userId: string) => Promise<string | undefined>;
};

const idLength = 24;

/**
 * The database holds a half of each secret, the other is reckoned from it with the server's own: an address can be shown
 * again, and whoever reads the database or a backup of it cannot open any.
 */
export function createCalendarAddresses(
  { db }: Database,
  calendars: Pick<WholeCalendars, "write">,
  secret: string,
  publicUrl: string,
): CalendarAddresses {
  const proofOf = (id: string) => createHmac("sha256", secret).update(`calendar:${id}`).digest("hex").slice(0, 40);
  const addressOf = (id: string) => `${publicUrl}/api/calendar/${id}${proofOf(id)}.ics`;
  return {
    async find(userId) {
      const row = await db.selectFrom("calendar_address").select("id").where("user_id", "=", userId).executeTakeFirst();
      return row ? addressOf(row.id) : null;
    },
    async renew(userId, now) {
      const id = randomBytes(idLength / 2).toString("hex");
      await db
        .insertInto("calendar_address")
        .values({ user_id: userId, id, created_at: now })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ id, created_at: now }))
        .execute();
      return addressOf(id);
    },
    async end(userId) {
      await db.deleteFrom("calendar_address").where("user_id", "=", userId).execute();
    },
    async ownerOf(given) {
      const [id, proof] = [given.slice(0, idLength), Buffer.from(given.slice(idLength))];
      const expected = Buffer.from(proofOf(id));
      // Judged before the database is asked: how long that looks tells nothing.
      if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) return undefined;
      const row = await db.selectFrom("calendar_address").select("user_id").where("id", "=", id).executeTakeFirst();
      return row?.user_id;
    },
    async version(userId) {
      const [user] = await run<{ epoch: string; head: number }>(db, headOf, [userId]);
      return `${user?.epoch ?? ""}-${user?.head ?? 0}`;
    },
    calendar: (userId) => calendars.write(userId, "Jotter"),
  };
}

const headOf = "select epoch, head from sync_user where user_id = $1";
