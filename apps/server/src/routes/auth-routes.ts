import { Language } from "@jotter/domain/settings";
import { z } from "zod";
import { type Accounts, passwordLength } from "../auth/accounts.ts";
import type { Attempts } from "../auth/attempts.ts";
import type { Devices } from "../auth/devices.ts";
import { type ForgottenPasswords, forgetCodes, userWith } from "../auth/forgotten-passwords.ts";
import type { Sessions } from "../auth/session.ts";
import { type Database, timeValue } from "../storage/database.ts";
import { isDuplicate } from "../storage/trouble.ts";
import type { EventStreams } from "../sync/event-streams.ts";
import { json, problem, tryAgainIn } from "./answer.ts";
import { bodyText, jsonValue } from "./request-body.ts";
import type { Call, Route, SignedInCall } from "./route.ts";

export type AuthRooms = {
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly forgotten: ForgottenPasswords;
  readonly streams: EventStreams;
  readonly database: Database;
  readonly publicUrl: string;
};

/** The part of Better Auth that Jotter uses, and no more: an endpoint not listed here does not exist. */
export function authRoutes({
  accounts,
  attempts,
  sessions,
  devices,
  forgotten,
  streams,
  database,
  publicUrl,
}: AuthRooms): readonly Route[] {
  const oneAtATime = createTurns();
  return [
    {
      method: "GET",
      path: "/api/auth/get-session",
      access: "anyone",
      handle: (call) => accounts.handle(forwarded(call)),
    },
    { method: "POST", path: "/api/auth/sign-up/email", access: "anyone", handle: signUp },
    { method: "POST", path: "/api/auth/sign-in/email", access: "anyone", handle: signIn },
    { method: "POST", path: "/api/auth/sign-out", access: "anyone", handle: signOut },
    { method: "POST", path: "/api/auth/forgot-password", access: "anyone", handle: forgotPassword },
    { method: "POST", path: "/api/auth/reset-password", access: "anyone", handle: resetPassword },
    { method: "POST", path: "/api/auth/change-password", access: "signed-in", handle: changePassword },
    { method: "POST", path: "/api/auth/change-email", access: "signed-in", handle: changeEmail },
    { method: "POST", path: "/api/auth/delete-user", access: "signed-in", handle: deleteAccount },
    { method: "GET", path: "/api/auth/devices", access: "signed-in", handle: listDevices },
    { method: "POST", path: "/api/auth/devices/end", access: "signed-in", handle: endDevices },
  ];

  async function signUp(call: Call) {
    return await attempt(call, Newcomer, async (newcomer) => {
      const request = forwarded(call, newcomer);
      const { length } = newcomer.password;
      if (length < passwordLength.least || length > passwordLength.most) return await accounts.handle(request);
      try {
        return await accounts.handleSignUp(request, newcomer.password);
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
        const locked = await attempts.lockOf(credentials.email, call.now);
        if (locked !== undefined) return tryAgainIn(locked, "TOO_MANY_ATTEMPTS");
        const response = await accounts.handle(forwarded(call, credentials));
        if (response.ok) await attempts.succeeded(credentials.email);
        if (response.status !== 401) return response;
        await attempts.failed(credentials.email, call.now);
        // The product tells a student which of the two it was; so does sign-up, whatever is done here.
        return problem(401, (await userWith(credentials.email, database.db)) ? "WRONG_PASSWORD" : "USER_NOT_FOUND");
      }),
    );
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
      const response = await accounts.handle(forwarded(call, change));
      if (response.ok) await forgetCodes(call.session.userId, database);
      await streams.recheck(call.session.userId);
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
      await streams.recheck(account.userId);
      return json(JSON.stringify({ email: account.email }));
    });
  }

  async function changeEmail(call: SignedInCall) {
    return await attempt(call, EmailChange, async (change) => {
      if (await userWith(change.newEmail, database.db)) return emailTaken();
      try {
        await setEmail(call.session.userId, change.newEmail, call.now);
      } catch (error) {
        // Somebody took it at the same moment.
        if (isDuplicate(error)) return emailTaken();
        throw error;
      }
      return json(`{"status":true}`);
    });
  }

  /**
   * Not by Better Auth: it changes no address that was verified without mailing it. And whatever was known of the old
   * one is not known of the new: taken for verified, an address that is somebody else's would let them in by Google.
   */
  async function setEmail(userId: string, email: string, now: number) {
    const emailVerified = database.dialect === "sqlite" ? 0 : false;
    await database.db
      .updateTable("user")
      .set({ email: email.toLowerCase(), emailVerified, updatedAt: timeValue(database, now) })
      .where("id", "=", userId)
      .execute();
    await forgetCodes(userId, database);
  }

  async function deleteAccount(call: SignedInCall) {
    return await attempt(call, Deletion, async (deletion) => {
      const response = await accounts.handle(forwarded(call, deletion));
      await streams.recheck(call.session.userId);
      return response;
    });
  }

  async function listDevices({ session, now }: SignedInCall) {
    return json(JSON.stringify(await devices.list(session, now)));
  }

  async function endDevices({ context, session }: SignedInCall) {
    const text = await bodyText(context, mostBodyBytes);
    const asked = DevicesToEnd.safeParse(jsonValue(text ?? ""));
    if (!asked.success) return problem(400, "BAD_REQUEST");
    const ended = "id" in asked.data ? await devices.end(session, asked.data.id) : await devices.endOthers(session);
    await streams.recheck(session.userId);
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
  function forwarded({ context, address }: Call, body?: object): Request {
    const headers = new Headers({ "x-real-ip": address });
    for (const name of ["cookie", "origin", "user-agent"]) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const url = `${publicUrl}${context.req.path}`;
    if (!body) return new Request(url, { headers });
    headers.set("content-type", "application/json");
    return new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
  }
}

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
const EmailChange = z.object({ newEmail: Email });
const Forgotten = z.object({ email: Email, language: Language.catch("en") });
const Reset = z.object({ code: z.string().min(1).max(200), password: Password });
const DevicesToEnd = z.union([z.object({ id: z.string().min(1).max(200) }), z.object({ all: z.literal(true) })]);
const Deletion = z.object({ password: Password.min(1) });

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
