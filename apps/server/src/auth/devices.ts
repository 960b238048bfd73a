import type { Kysely } from "kysely";
import { shortAddress } from "../client-address.ts";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { browserOf } from "./browser-name.ts";
import { rememberEnded } from "./ended-sessions.ts";
import type { Session } from "./session.ts";

/** A browser in which the student is signed in. */
export type Device = {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly address: string | null;
  readonly browser: string | null;
  readonly system: string | null;
};

export type Devices = {
  /** The one that asks first, then by when they were last seen. */
  readonly list: (session: Session, now: number) => Promise<readonly Device[]>;
  /** Both give the number of devices that were signed in until now. Those are to take what they hold off themselves. */
  readonly end: (session: Session, id: string, now: number) => Promise<number>;
  readonly endOthers: (session: Session, now: number) => Promise<number>;
};

export function createDevices(database: Database): Devices {
  const { db } = database;

  return {
    async list({ userId, token }, now) {
      const rows = await db
        .selectFrom("session")
        .select(["id", "token", "createdAt", "expiresAt", "seen_at", "ipAddress", "userAgent"])
        .where("userId", "=", userId)
        .execute();
      const devices = rows
        .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
        .map((row): Device => {
          const createdAt = new Date(row.createdAt).getTime();
          const current = row.token === token;
          return {
            id: row.id,
            current,
            createdAt,
            lastSeenAt: current ? now : (row.seen_at ?? createdAt),
            address: row.ipAddress ? shortAddress(row.ipAddress) : null,
            ...browserOf(row.userAgent ?? ""),
          };
        });
      return devices.sort(
        (one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt,
      );
    },
    end: ({ userId }, id, now) =>
      database.write(async (transaction) => {
        const ended = transaction.deleteFrom("session").where("userId", "=", userId).where("id", "=", id);
        return await remembered(await ended.returning("token").execute(), transaction, now);
      }),
    endOthers: ({ userId, token }, now) =>
      database.write(async (transaction) => {
        const ended = transaction.deleteFrom("session").where("userId", "=", userId).where("token", "!=", token);
        return await remembered(await ended.returning("token").execute(), transaction, now);
      }),
  };
}

async function remembered(ended: readonly { readonly token: string }[], transaction: Kysely<Tables>, now: number) {
  const tokens = ended.map(({ token }) => token);
  await rememberEnded(transaction, tokens, now);
  return tokens.length;
}
