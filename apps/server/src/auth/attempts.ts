import { createHmac } from "node:crypto";
import { networkOf } from "../client-address.ts";
import { type Database, run } from "../storage/database.ts";

/**
 * Counts in the database, so that all servers count together and a restart forgets nothing.
 * Accounts and addresses are stored as keyed hashes: nobody reads from the table who tried to sign in.
 */
export type Attempts = {
  /** Counts one attempt from an address. The seconds to wait, if it made too many. */
  readonly fromAddress: (address: string, now: number) => Promise<number | undefined>;
  /**
   * The seconds an account is closed for, if it is: to strangers, or to one of its own browsers, which are counted each
   * alone. Accounts that do not exist close just the same.
   */
  readonly lockOf: (email: string, now: number, browser?: string) => Promise<number | undefined>;
  readonly failed: (email: string, now: number, browser?: string) => Promise<void>;
  readonly succeeded: (email: string, browser?: string) => Promise<void>;
  /** Counts one mail to an address, or at the wish of somebody. The seconds to wait, if there were too many. */
  readonly toMail: (email: string, now: number) => Promise<number | undefined>;
};

export const failuresPerAccount = 5;
export const accountWindowMs = 15 * 60_000;
/** The wait after the fifth failure. It doubles with each further one, up to the whole window. */
export const firstLockMs = 60_000;
export const mailsPerAccount = 3;
const addressWindowMs = 60_000;
/** Of all that are counted in this table. */
const longestWindowMs = 60 * 60_000;

export function createAttempts(database: Database, secret: string, perAddress: number): Attempts {
  const { db } = database;
  const accountKey = (email: string, browser = "") =>
    attemptKey(secret, "account", `${email.trim().toLowerCase()}${browser && ` ${browser}`}`);

  return {
    async fromAddress(address, now) {
      const who = networkOf(address);
      return await countInWindow(database, secret, {
        kind: "address",
        who,
        most: perAddress,
        windowMs: addressWindowMs,
        now,
      });
    },
    async lockOf(email, now, browser) {
      const [counted] = await run<Counted>(db, read, [accountKey(email, browser)]);
      if (!counted || counted.count < failuresPerAccount) return undefined;
      const lockMs = Math.min(accountWindowMs, firstLockMs * 2 ** (counted.count - failuresPerAccount));
      return counted.since + lockMs <= now ? undefined : secondsUntil(counted.since + lockMs, now);
    },
    async failed(email, now, browser) {
      await run(db, countFromLast, [accountKey(email, browser), now, now - accountWindowMs]);
    },
    async succeeded(email, browser) {
      await run(db, forget, [accountKey(email, browser)]);
    },
    async toMail(email, now) {
      const who = email.trim().toLowerCase();
      return await countInWindow(database, secret, {
        kind: "mail",
        who,
        most: mailsPerAccount,
        windowMs: accountWindowMs,
        now,
      });
    },
  };
}

/** Counts one of something that may happen so often in a window. The seconds to wait, if there were too many. */
export async function countInWindow(
  { db }: Database,
  secret: string,
  {
    kind,
    who,
    most,
    windowMs,
    now,
    by = 1,
  }: {
    readonly kind: Kind;
    readonly who: string;
    readonly most: number;
    readonly windowMs: number;
    readonly now: number;
    readonly by?: number;
  },
): Promise<number | undefined> {
  const key = attemptKey(secret, kind, who);
  const [counted] = await run<Counted>(db, countFromFirst, [key, now, now - windowMs, by]);
  return !counted || counted.count <= most ? undefined : secondsUntil(counted.since + windowMs, now);
}

/** Removes what no window reaches any more. */
export async function purgeAttempts({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom("attempt")
    .where("since", "<=", now - longestWindowMs)
    .execute();
}

type Kind = "account" | "address" | "mail" | "question";

function attemptKey(secret: string, kind: Kind, value: string) {
  return `${kind}:${createHmac("sha256", secret).update(`attempt:${value}`).digest("base64url")}`;
}

type Counted = { readonly count: number; readonly since: number };

const read = "select count, since from attempt where key = $1";
const forget = "delete from attempt where key = $1";

/** A window starts with its first attempt: a school behind one address is not locked out for being busy all morning. */
const countFromFirst = `insert into attempt (key, count, since) values ($1, $4, $2)
  on conflict (key) do update set
    count = case when attempt.since <= $3 then $4 else attempt.count + $4 end,
    since = case when attempt.since <= $3 then $2 else attempt.since end
  returning count, since`;

/** A window starts anew with each failure: whoever goes on guessing waits longer and longer. */
const countFromLast = `insert into attempt (key, count, since) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when attempt.since <= $3 then 1 else attempt.count + 1 end,
    since = $2
  returning count, since`;

function secondsUntil(time: number, now: number) {
  return Math.max(1, Math.ceil((time - now) / 1000));
}
