import { languages } from "@jotter/domain/settings";
import type { Kysely } from "kysely";
import { z } from "zod";
import { type Accounts, passwordLength } from "../auth/accounts.ts";
import type { Attempts } from "../auth/attempts.ts";
import type { Devices } from "../auth/devices.ts";
import { isEnded, rememberEnded } from "../auth/ended-sessions.ts";
import { type ForgottenPasswords, forgetCodes, userWith } from "../auth/forgotten-passwords.ts";
import type { Google } from "../auth/google.ts";
import { googlePopupPage, googlePopupPath, openToOpener } from "../auth/google-popup.ts";
import type { KnownDevices } from "../auth/known-devices.ts";
import type { Sessions } from "../auth/session.ts";
import type { StudentFiles } from "../files/student-files.ts";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { isDuplicate } from "../storage/trouble.ts";
import type { EventStreams } from "../sync/event-streams.ts";
import type { Pokes } from "../sync/pokes.ts";
import { json, problem, tryAgainIn } from "./answer.ts";
import { bodyText, jsonValue } from "./request-body.ts";
import type { Call, Route, SignedInCall } from "./route.ts";

export type AuthRooms = {
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly known: KnownDevices;
  readonly forgotten: ForgottenPasswords;
  readonly google: Google;
  readonly streams: EventStreams;
  readonly pokes: Pokes;
  readonly files: Pick<StudentFiles, "markAll" | "removeMarked">;
  /** Begins what nobody waits for but the server, a moment, when it stops. */
  readonly afterwards: (work: () => Promise<void>) => void;
  readonly database: Database;
  readonly publicUrl: string;
};

/** The part of Better Auth that Jotter uses, and no more: an endpoint not listed here does not exist. */
export function authRoutes({
  accounts,
  attempts,
  sessions,
  devices,
  known,
  forgotten,
  google,
  streams,
  pokes,
  files,
  afterwards,
  database,
  publicUrl,
}: AuthRooms): readonly Route[] {
  const oneAtATime = createTurns();
  return [
    {
      method: "GET",
      path: "/api/auth/get-session",
      access: "anyone",
      handle: getSession,
    },
    { method: "POST", path: "/api/auth/sign-up/email", access: "anyone", handle: signUp },
    { method: "POST", path: "/api/auth/sign-in/email", access: "anyone", handle: signIn },
    { method: "POST", path: "/api/auth/sign-out", access: "anyone", handle: signOut },
    { method: "POST", path: "/api/auth/forgot-password", access: "anyone", handle: forgotPassword },
    { method: "POST", path: "/api/auth/reset-password", access: "anyone", handle: resetPassword },
    { method: "GET", path: "/api/auth/providers", access: "anyone", handle: providers },
    { method: "POST", path: "/api/auth/google/start", access: "anyone", handle: startGoogle },
    // A redirect from the provider, so it comes from another site. Its `state` was given to this very browser.
    { method: "GET", path: "/api/auth/callback/google", access: "anyone", handle: finishGoogle },
    { method: "GET", path: googlePopupPath, access: "anyone", handle: async () => googlePopupPage() },
    { method: "POST", path: "/api/auth/change-password", access: "signed-in", handle: changePassword },
    { method: "POST", path: "/api/auth/change-email", access: "signed-in", handle: changeEmail },
    { method: "POST", path: "/api/auth/delete-user", access: "signed-in", handle: deleteAccount },
    { method: "GET", path: "/api/auth/ways-in", access: "signed-in", handle: waysIn },
    { method: "GET", path: "/api/auth/devices", access: "signed-in", handle: listDevices },
    { method: "POST", path: "/api/auth/devices/end", access: "signed-in", handle: endDevices },
  ];

  async function getSession(call: Call) {
    const response = await accounts.handle(forwarded(call));
    const token = sessions.tokenIn(call.context.req.header("cookie"));
    // Asked afterwards: it may have been ended this very moment, and with the cookie this answer takes away nobody hears it.
    const isOver = token !== undefined && (await response.clone().text()) === "null";
    return isOver && (await isEnded(database, token)) ? problem(401, "ENDED") : response;
  }

  /** All open pages of the student ask whether they may go on, on whichever server they are. */
  async function tellAll(userId: string) {
    await streams.recheck(userId);
    const row = await database.db
      .selectFrom("sync_user")
      .select("head")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    pokes.send(userId, row?.head ?? 0);
  }

  async function signUp(call: Call) {
    return await attempt(call, Newcomer, async (newcomer) => {
      const request = forwarded(call, newcomer);
      const { length } = newcomer.password;
      if (length < passwordLength.least || length > passwordLength.most) return await accounts.handle(request);
      try {
        return remembered(call, newcomer.email, await accounts.handleSignUp(request, newcomer.password));
      } catch (error) {
        // Two sign-ups with one address at the same moment, on PostgreSQL.
        if (isDuplicate(error)) return emailTaken();
        throw error;
      }
    });
  }

  async function signIn(call: Call) {
    return await attempt(call, Credentials, (credentials) =>
      // In turns, or a burst of guesses would all be let in before the first is counted.
      oneAtATime(credentials.email.toLowerCase(), async () => {
        const { email } = credentials;
        const browser = known.find(call.context.req.header("cookie"), email);
        const locked = await attempts.lockOf(email, call.now, browser);
        if (locked !== undefined) return tryAgainIn(locked, "TOO_MANY_ATTEMPTS");
        const response = await accounts.handle(forwarded(call, credentials));
        // What strangers have tried stays counted: the owner's sign-in gives them no new guesses.
        if (response.ok) await attempts.succeeded(email, browser);
        if (response.status !== 401) return remembered(call, email, response);
        await attempts.failed(email, call.now, browser);
        // The product tells a student which of the two it was; so does sign-up, whatever is done here.
        return problem(401, (await userWith(credentials.email, database.db)) ? "WRONG_PASSWORD" : "USER_NOT_FOUND");
      }),
    );
  }

  /** This browser has signed in to the account: from now on it is one of its own. */
  function remembered({ context }: Call, email: string, response: Response): Response {
    const cookie = response.ok ? known.remember(context.req.header("cookie"), email) : undefined;
    return cookie === undefined ? response : withCookies(response, [cookie]);
  }

  async function signOut(call: Call) {
    const session = await sessions.find(call.context.req.header("cookie"), call.now);
    // Ended here, so that a failure is told. Better Auth says "signed out" even where the database did not answer.
    if (session) {
      await sessions.end(session);
      await streams.recheck(session.userId);
    }
    return await accounts.handle(forwarded(call, {}));
  }

  async function changePassword(call: SignedInCall) {
    return await attempt(call, PasswordChange, async (change) => {
      // Whoever else is signed in may be why it is changed.
      const response = await guessed(call, () =>
        accounts.handle(forwarded(call, { ...change, revokeOtherSessions: true })),
      );
      if (response.ok) await forgetCodes(call.session.userId, database.db);
      await tellAll(call.session.userId);
      return response;
    });
  }

  async function forgotPassword(call: Call) {
    return await attempt(call, Forgotten, async ({ email, language }) => {
      return json(JSON.stringify({ sent: forgotten.request(email, language, call.now) }));
    });
  }

  async function resetPassword(call: Call) {
    return await attempt(call, Reset, async ({ code, password }) => {
      // Before the code is used up.
      if (password.length < passwordLength.least) return problem(400, "PASSWORD_TOO_SHORT");
      if (password.length > passwordLength.most) return problem(400, "PASSWORD_TOO_LONG");
      const account = await forgotten.reset(code, password, call.now);
      if (!account) return problem(400, "INVALID_CODE");
      await attempts.succeeded(account.email);
      await tellAll(account.userId);
      return json(JSON.stringify({ email: account.email }));
    });
  }

  async function changeEmail(call: SignedInCall) {
    return await attempt(call, EmailChange, async ({ newEmail, password, code, language }) => {
      const { userId } = call.session;
      // The code was mailed for the password, or for the fresh sign-in.
      const refused = code === undefined ? await guessed(call, () => proven(call, password)) : undefined;
      if (refused?.ok === false) return refused;
      if (await userWith(newEmail, database.db)) return emailTaken();
      if (code === undefined && forgotten.canMail) {
        // Of each student too: they may name as many strangers as they like.
        const wait = (await attempts.toMail(`move ${userId}`, call.now)) ?? (await attempts.toMail(newEmail, call.now));
        if (wait !== undefined) return tryAgainIn(wait, "TOO_MANY_ATTEMPTS");
        forgotten.mailMove(userId, newEmail, language, call.now);
        return problem(403, "NEEDS_CODE");
      }
      const before = await emailOf(userId);
      try {
        if (!(await forgotten.move(userId, newEmail, code, call.now))) return problem(400, "INVALID_CODE");
      } catch (error) {
        // Somebody took it at the same moment.
        if (isDuplicate(error)) return emailTaken();
        throw error;
      }
      forgotten.tellMoved(userId, before, newEmail, language, call.now);
      return json(`{"status":true}`);
    });
  }

  /** Who has no password proves who they are by having signed in just now. */
  async function proven({ session, now }: SignedInCall, password: string | undefined): Promise<Response> {
    const hash = await passwordOf(session.userId);
    if (hash === undefined) {
      return now - (await sessions.startedAt(session)) > freshMs ? problem(403, "SIGN_IN_AGAIN") : json("{}");
    }
    if (password === undefined) return problem(400, "BAD_REQUEST");
    return (await accounts.verify({ hash, password })) ? json("{}") : problem(400, "INVALID_PASSWORD");
  }

  /** A signed-in device may try the account's password as often as a stranger, and is counted apart from strangers. */
  async function guessed(call: SignedInCall, work: () => Promise<Response>): Promise<Response> {
    const email = await emailOf(call.session.userId);
    return await oneAtATime(`signed in ${email}`, async () => {
      const locked = await attempts.lockOf(email, call.now, "signed in");
      if (locked !== undefined) return tryAgainIn(locked, "TOO_MANY_ATTEMPTS");
      const response = await work();
      if (response.ok) await attempts.succeeded(email, "signed in");
      else if (await isWrongPassword(response)) await attempts.failed(email, call.now, "signed in");
      return response;
    });
  }

  async function emailOf(userId: string): Promise<string> {
    const query = database.db.selectFrom("user").select("email").where("id", "=", userId);
    return (await query.executeTakeFirstOrThrow()).email;
  }

  async function passwordOf(userId: string): Promise<string | undefined> {
    const row = await database.db
      .selectFrom("account")
      .select("password")
      .where("userId", "=", userId)
      .where("providerId", "=", "credential")
      .executeTakeFirst();
    return row?.password ?? undefined;
  }

  async function providers() {
    return json(JSON.stringify({ google: await google.state() }));
  }

  async function startGoogle(call: Call) {
    return await attempt(call, GoogleStart, async ({ mode, returnTo }) => {
      const started = await google.start({ mode, returnTo, headers: forwardedHeaders(call) });
      if (started === "off") return problem(404, "NOT_ENABLED");
      if (started === "unreachable") return problem(503, "PROVIDER_UNREACHABLE");
      return withCookies(json(JSON.stringify({ url: started.url })), started.cookies);
    });
  }

  async function finishGoogle(call: Call) {
    const { req } = call.context;
    const before = await sessions.find(req.header("cookie"), call.now);
    const url = `${publicUrl}${req.path}${new URL(req.url).search}`;
    const { location, cookies, isIn } = await google.finish(new Request(url, { headers: forwardedHeaders(call) }));
    // This browser has a new session now; the old one would stay in the list of devices for a month.
    if (before && isIn) {
      await sessions.end(before);
      await streams.recheck(before.userId);
    }
    const headers = { location, "cache-control": "no-store", ...openToOpener };
    return withCookies(new Response(null, { status: 302, headers }), cookies);
  }

  async function waysIn({ session }: SignedInCall) {
    const ways = await waysOf(session.userId);
    return json(JSON.stringify({ password: ways.has("credential"), google: ways.has("google") }));
  }

  async function waysOf(userId: string): Promise<ReadonlySet<string>> {
    const accounts = await database.db
      .selectFrom("account")
      .select("providerId")
      .where("userId", "=", userId)
      .execute();
    return new Set(accounts.map(({ providerId }) => providerId));
  }

  async function deleteAccount(call: SignedInCall) {
    return await attempt(call, Deletion, async (deletion) => {
      const refused = await guessed(call, () => proven(call, deletion.password));
      if (!refused.ok) return refused;
      const { userId, token } = call.session;
      await database.write((transaction) => deleteStudent(userId, token, transaction, call.now));
      // Nobody waits for a store that is slow: what is marked now is taken even if this server ends meanwhile.
      afterwards(files.removeMarked);
      await tellAll(userId);
      // The words are gone from the tables; here they go from the file of what was written last.
      if (database.dialect === "sqlite") await run(database.db, "pragma wal_checkpoint(truncate)", []);
      // There is nobody to sign out any more, but a cookie to take away.
      return await accounts.handle(forwarded(call, {}, "/api/auth/sign-out"));
    });
  }

  /**
   * Not by Better Auth: its parts are not one commit. Cut in between, an account would stand there without its files, or its
   * devices would be out and never hear that they are to wipe themselves. All else of the student goes with their row.
   */
  async function deleteStudent(userId: string, ownToken: string, transaction: Kysely<Tables>, now: number) {
    // An upload that begins now waits, and finds nobody.
    if (database.dialect === "postgres")
      await run(transaction, `select id from "user" where id = $1 for update`, [userId]);
    const ended = await transaction.deleteFrom("session").where("userId", "=", userId).returning("token").execute();
    // This device sees to itself.
    const others = ended.map(({ token }) => token).filter((token) => token !== ownToken);
    await rememberEnded(transaction, others, now);
    await files.markAll(userId, transaction);
    await transaction.deleteFrom("user").where("id", "=", userId).execute();
  }

  async function listDevices({ session, now }: SignedInCall) {
    return json(JSON.stringify(await devices.list(session, now)));
  }

  async function endDevices({ context, session, now }: SignedInCall) {
    const text = await bodyText(context, mostBodyBytes);
    const asked = DevicesToEnd.safeParse(jsonValue(text ?? ""));
    if (!asked.success) return problem(400, "BAD_REQUEST");
    const ended =
      "id" in asked.data ? await devices.end(session, asked.data.id, now) : await devices.endOthers(session, now);
    await tellAll(session.userId);
    return json(JSON.stringify({ ended }));
  }

  /** What may be tried only so often from one address, with a body of the given shape. */
  async function attempt<Body>(call: Call, schema: z.ZodType<Body>, work: (body: Body) => Promise<Response>) {
    const text = await bodyText(call.context, mostBodyBytes);
    if (text === undefined) return problem(413, "TOO_LARGE", { limit: mostBodyBytes });
    const body = schema.safeParse(jsonValue(text));
    if (!body.success) {
      // The only format asked for is an email address's.
      const isEmailWrong = body.error.issues.every(({ code }) => code === "invalid_format");
      return problem(400, isEmailWrong ? "INVALID_EMAIL" : "BAD_REQUEST");
    }
    const wait = await attempts.fromAddress(call.address, call.now);
    return wait === undefined ? await work(body.data) : tryAgainIn(wait, "TOO_MANY_ATTEMPTS");
  }

  /** The request as Better Auth is to see it: our checked body, and an address the client cannot make up. */
  function forwarded(call: Call, body?: object, path = call.context.req.path): Request {
    const headers = forwardedHeaders(call);
    const url = `${publicUrl}${path}`;
    if (!body) return new Request(url, { headers });
    headers.set("content-type", "application/json");
    return new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
  }
}

function forwardedHeaders({ context, address }: Call): Headers {
  const headers = new Headers({ "x-real-ip": address });
  for (const name of ["cookie", "origin", "user-agent"]) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

const freshMs = 10 * 60_000;
const mostBodyBytes = 16 * 1024;

const Email = z.email().max(320);
const Password = z.string().max(1024);
const Newcomer = z.object({
  name: z.string().max(200),
  email: Email,
  password: Password,
  rememberMe: z.boolean().optional(),
});
const Credentials = z.object({ email: Email, password: Password, rememberMe: z.boolean().optional() });
const PasswordChange = z.object({
  currentPassword: Password,
  newPassword: Password,
  revokeOtherSessions: z.boolean().optional(),
});
const EmailChange = z.object({
  newEmail: Email,
  password: Password.optional(),
  /** That was mailed to the new address. */
  code: z.string().min(1).max(200).optional(),
  language: z.enum(languages).catch("en"),
});
const Forgotten = z.object({ email: Email, language: z.enum(languages).catch("en") });
const Reset = z.object({ code: z.string().min(1).max(200), password: Password });
const DevicesToEnd = z.union([z.object({ id: z.string().min(1).max(200) }), z.object({ all: z.literal(true) })]);
const Deletion = z.object({ password: Password.min(1).optional() });
/** A path of the app, and of nobody else: `//example.org` is another site. */
const AppPath = z
  .string()
  .max(500)
  .refine((path) => /^\/(?![/\\])[\x21-\x7e]*$/.test(path));
const GoogleStart = z.object({ mode: z.enum(["popup", "redirect"]), returnTo: AppPath.optional() });

async function isWrongPassword(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "code" in body && body.code === "INVALID_PASSWORD";
}

function emailTaken() {
  return problem(422, "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL");
}

/** Runs works with the same key one after another. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
