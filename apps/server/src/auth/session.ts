import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import { type Database, run } from "../storage/database.ts";

/** Who a request comes from. */
export type Session = {
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: number;
  /** When its device last asked for something, give or take a few minutes. */
  readonly seenAt: number;
};

export type Sessions = {
  /** The living session a cookie header names, if it names one. */
  readonly find: (cookies: string | undefined, now: number) => Promise<Session | undefined>;
  /** The token a cookie header carries with our signature, whether its session lives or not. */
  readonly tokenIn: (cookies: string | undefined) => string | undefined;
  readonly end: (session: Session) => Promise<void>;
  /** When its student last proved who they are. */
  readonly startedAt: (session: Session) => Promise<number>;
  readonly isAlive: (session: Session, now: number) => Promise<boolean>;
  /** Writes down that a device is there, unless that was done a moment ago. */
  readonly seen: (session: Session, now: number) => Promise<void>;
};

const day = 86_400;
export const sessionSeconds = 30 * day;
export const refreshSeconds = day;

/** Over TLS under a name that no other host of the same domain can give a cookie. */
export function cookiePrefix(isHttps: boolean): string {
  return isHttps ? "__Host-jot" : "jot";
}

/**
 * Reads the cookie Better Auth sets, without Better Auth: every request asks, and its own way costs
 * more than the rest of a push. A signature that does not fit never reaches the database.
 */
export function createSessions({ db }: Database, secret: string, isHttps: boolean): Sessions {
  const cookieName = `${cookiePrefix(isHttps)}.session_token`;
  const key = createSecretKey(secret, "utf8");

  async function sessionWith(token: string): Promise<Session | undefined> {
    const [row] = await run<SessionRow>(db, sessionByToken, [token]);
    if (!row) return undefined;
    return { userId: row.userId, token, expiresAt: new Date(row.expiresAt).getTime(), seenAt: row.seen_at ?? 0 };
  }

  const tokenIn = (cookies: string | undefined) => signedToken(cookieValue(cookies, cookieName), key);

  return {
    tokenIn,
    async find(cookies, now) {
      const token = tokenIn(cookies);
      const session = token === undefined ? undefined : await sessionWith(token);
      return session && session.expiresAt > now ? session : undefined;
    },
    async end({ token }) {
      await db.deleteFrom("session").where("token", "=", token).execute();
    },
    async startedAt({ token }) {
      const row = await db
        .selectFrom("session")
        .select("createdAt")
        .where("token", "=", token)
        .executeTakeFirstOrThrow();
      return new Date(row.createdAt).getTime();
    },
    async isAlive({ token }, now) {
      const session = await sessionWith(token);
      return session !== undefined && session.expiresAt > now;
    },
    async seen({ token, seenAt }, now) {
      if (now - seenAt >= seenEveryMs) await run(db, writeSeen, [now, token]);
    },
  };
}

/** True once a day: the session should then be prolonged, so that it never ends for someone who keeps coming. */
export function needsRefresh(session: Session, cookies: string | undefined, now: number): boolean {
  // "Do not remember me" sessions end when they end.
  if (cookies?.includes("jot.dont_remember=")) return false;
  return session.expiresAt - (sessionSeconds - refreshSeconds) * 1000 <= now;
}

type SessionRow = { readonly userId: string; readonly expiresAt: Date | string; readonly seen_at: number | null };

/** "Last seen" need not be exact, and a write at every request would cost more than the request. */
const seenEveryMs = 5 * 60_000;
const writeSeen = `update "session" set seen_at = $1 where "token" = $2`;
const sessionByToken = `select "userId", "expiresAt", seen_at from "session" where "token" = $1`;

function cookieValue(cookies: string | undefined, name: string): string | undefined {
  for (const cookie of cookies?.split(";") ?? []) {
    const [key, value] = cookie.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
}

/** The token inside `token.signature`, where the signature is ours. */
function signedToken(value: string | undefined, key: KeyObject): string | undefined {
  if (value === undefined) return undefined;
  const decoded = unescaped(value);
  const dot = decoded.lastIndexOf(".");
  const token = decoded.slice(0, Math.max(dot, 0));
  const claimed = Buffer.from(decoded.slice(dot + 1), "base64");
  const expected = createHmac("sha256", key).update(token).digest();
  return claimed.length === expected.length && timingSafeEqual(claimed, expected) ? token : undefined;
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return ""; // not something we ever sent
  }
}
