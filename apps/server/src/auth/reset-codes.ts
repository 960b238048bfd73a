import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Database } from "../storage/database.ts";

/** One-time codes with which a student who forgot their password sets a new one. Stored as keyed hashes. */
export type ResetCodes = {
  /** A new code for an account: as it is told, in groups that can be read aloud. */
  readonly create: (userId: string, sentBy: "mail" | "operator", now: number) => Promise<string>;
  /** One that also brings an account back to the address it had. */
  readonly createWayBack: (userId: string, email: string, now: number) => Promise<string>;
  /** Whose code it is, if it is one and still counts. */
  readonly find: (code: string, now: number) => Promise<FoundCode | undefined>;
};

export type FoundCode = {
  readonly id: string;
  readonly userId: string;
  readonly isMailed: boolean;
  /** The address to go back to, and since when the account may have been somebody else's. */
  readonly back: { readonly email: string; readonly since: number } | null;
};

const minuteMs = 60_000;
const validMs = { mail: 60 * minuteMs, operator: 24 * 60 * minuteMs, "way back": 7 * 24 * 60 * minuteMs } as const;

export function createResetCodes({ db }: Database, secret: string): ResetCodes {
  // Keyed: whoever reads the database, or a backup of it, cannot try codes against it.
  const hashOf = (code: string) =>
    createHmac("sha256", secret)
      .update(`reset:${plain(code)}`)
      .digest("hex");
  async function store(userId: string, sentBy: keyof typeof validMs, email: string | null, now: number) {
    const code = newCode();
    const hash = hashOf(code);
    const is_mailed = sentBy === "operator" ? 0 : 1;
    await db
      .insertInto("reset_code")
      .values({ id: idIn(hash), hash, is_mailed, email, expires_at: now + validMs[sentBy], user_id: userId })
      .execute();
    return code;
  }
  return {
    create: (userId, sentBy, now) => store(userId, sentBy, null, now),
    createWayBack: (userId, email, now) => store(userId, "way back", email, now),
    async find(code, now) {
      const hash = hashOf(code);
      const row = await db
        .selectFrom("reset_code")
        .selectAll()
        .where("id", "=", idIn(hash))
        .where("expires_at", ">", now)
        .executeTakeFirst();
      // Found by a part of the hash, judged by all of it: how long the database looks tells nothing about the rest.
      if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined;
      const back = row.email === null ? null : { email: row.email, since: row.expires_at - validMs["way back"] };
      return { id: row.id, userId: row.user_id, isMailed: row.is_mailed === 1, back };
    },
  };
}

export async function purgeResetCodes({ db }: Database, now: number): Promise<void> {
  await db.deleteFrom("reset_code").where("expires_at", "<=", now).execute();
}

/** No I, L, O or U: none is taken for a 1, a 0 or a V. Twenty of them hold 100 bits. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function newCode(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** The code behind what was typed: in any case, with or without hyphens, an O for a 0. */
function plain(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}

function idIn(hash: string): string {
  return hash.slice(0, 16);
}
