import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { type Database, run } from "../storage/database.ts";

/** One-time codes with which a student who forgot their password sets a new one. Stored as keyed hashes. */
export type ResetCodes = {
  /**
   * A new code for an account: as it is told, in groups that can be read aloud. Undefined where the account has another
   * address by now: what is mailed to the one before must not speak for the new one.
   */
  readonly create: (user: Owner, sentBy: "mail" | "operator", now: number) => Promise<string | undefined>;
  /** One that also brings an account back to the address it had. */
  readonly createWayBack: (userId: string, email: string, now: number) => Promise<string>;
  /** One that is mailed to an address, and proves to nothing but `findMove` that it is read there. */
  readonly createMove: (userId: string, email: string, now: number) => Promise<string>;
  /** Whose code it is, if it is one and still counts. */
  readonly find: (code: string, now: number) => Promise<FoundCode | undefined>;
  readonly findMove: (code: string, now: number) => Promise<FoundMove | undefined>;
};

type Owner = { readonly id: string; readonly email: string };
export type FoundMove = { readonly id: string; readonly userId: string; readonly email: string };

export type FoundCode = {
  readonly id: string;
  readonly userId: string;
  readonly isMailed: boolean;
  /** The address to go back to, and since when the account may have been somebody else's. */
  readonly back: { readonly email: string; readonly since: number } | null;
};

const minuteMs = 60_000;
const validMs = {
  mail: 60 * minuteMs,
  operator: 24 * 60 * minuteMs,
  "way back": 7 * 24 * 60 * minuteMs,
  move: 60 * minuteMs,
} as const;
/** For what a code counts is in its hash: a server of the version before, too, finds it for nothing else. */
type Purpose = "reset" | "move";

export function createResetCodes({ db, dialect }: Database, secret: string): ResetCodes {
  // Keyed: whoever reads the database, or a backup of it, cannot try codes against it.
  const hashOf = (code: string, purpose: Purpose) =>
    createHmac("sha256", secret)
      .update(`${purpose}:${plain(code)}`)
      .digest("hex");
  async function store(
    userId: string,
    sentBy: Exclude<keyof typeof validMs, "mail" | "operator">,
    email: string,
    now: number,
  ) {
    const code = newCode();
    const hash = hashOf(code, sentBy === "move" ? "move" : "reset");
    await db
      .insertInto("reset_code")
      .values({ id: idIn(hash), hash, is_mailed: 1, email, expires_at: now + validMs[sentBy], user_id: userId })
      .execute();
    return code;
  }
  async function rowOf(code: string, purpose: Purpose, now: number) {
    const hash = hashOf(code, purpose);
    const row = await db
      .selectFrom("reset_code")
      .selectAll()
      .where("id", "=", idIn(hash))
      .where("expires_at", ">", now)
      .executeTakeFirst();
    // Found by a part of the hash, judged by all of it: how long the database looks tells nothing about the rest.
    return row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash)) ? row : undefined;
  }
  return {
    async create({ id, email }, sentBy, now) {
      const code = newCode();
      const hash = hashOf(code, "reset");
      const given = [idIn(hash), hash, sentBy === "mail" ? 1 : 0, now + validMs[sentBy], id, email];
      // While the address is being changed, this waits and then finds none. SQLite has one writer at a time anyway.
      const stored = await run(db, `${insertCode}${dialect === "postgres" ? " for share" : ""} returning id`, given);
      return stored.length > 0 ? code : undefined;
    },
    createWayBack: (userId, email, now) => store(userId, "way back", email, now),
    createMove: (userId, email, now) => store(userId, "move", email, now),
    async find(code, now) {
      const row = await rowOf(code, "reset", now);
      if (!row) return undefined;
      const back = row.email === null ? null : { email: row.email, since: row.expires_at - validMs["way back"] };
      return { id: row.id, userId: row.user_id, isMailed: row.is_mailed === 1, back };
    },
    async findMove(code, now) {
      const row = await rowOf(code, "move", now);
      return row?.email ? { id: row.id, userId: row.user_id, email: row.email } : undefined;
    },
  };
}

const insertCode = `insert into reset_code (id, hash, is_mailed, expires_at, user_id)
  select cast($1 as text), cast($2 as text), cast($3 as smallint), cast($4 as bigint), id
  from "user" where id = $5 and email = $6`;

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
