import { createHmac } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dialect } from "../storage/database.ts";
import { createClient, newStudent, noteData, noteOp } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

const day = 86_400_000;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | null)?.code,
];

describe.each(["sqlite", "postgres"] as const)("an account (%s)", (dialect: Dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    // As for students on one of them: this is the test of their passwords.
    server = await startTestServer({ database: dialect, realPasswords: dialect === "sqlite" });
  });
  afterAll(() => server.stop());

  const signIn = (email: string, password: string) =>
    createClient(server).post("/api/auth/sign-in/email", { email, password });

  /** Rows an operator would see. */
  async function ask(statement: string): Promise<readonly Record<string, unknown>[]> {
    if (dialect === "sqlite") {
      const file = new DatabaseSync(join(server.dataDir, "jotter.db"), { timeout: 5000 });
      try {
        return file.prepare(statement).all();
      } finally {
        file.close();
      }
    }
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  test("is created, signed in, and known to the next request", async () => {
    const client = createClient(server);
    const email = `Grace.${dialect}@Example.org`;
    const signedUp = await client.post("/api/auth/sign-up/email", { name: "Grace", email, password: "secret" });
    expect(signedUp).toMatchObject({ status: 200, body: { user: { name: "Grace", email: email.toLowerCase() } } });
    expect((await client.get("/api/auth/get-session")).body).toMatchObject({ user: { email: email.toLowerCase() } });
    expect((await createClient(server).get("/api/auth/get-session")).body).toBeNull();
    const again = createClient(server);
    expect(
      (await again.post("/api/auth/sign-in/email", { email: email.toUpperCase(), password: "secret" })).status,
    ).toBe(200);
    expect((await again.get("/api/sync/pull?after=0")).status).toBe(200);
  });

  test("is refused with the reason [LOG-2]", async () => {
    const ada = await newStudent(server);
    const signUp = (change: object) =>
      createClient(server).post("/api/auth/sign-up/email", {
        name: "A",
        email: "new@example.org",
        password: "secret",
        ...change,
      });
    expect(codeOf(await signUp({ password: "12345" }))).toEqual([400, "PASSWORD_TOO_SHORT"]);
    expect(codeOf(await signUp({ password: "x".repeat(129) }))).toEqual([400, "PASSWORD_TOO_LONG"]);
    expect(codeOf(await signUp({ email: "not an address" }))).toEqual([400, "INVALID_EMAIL"]);
    expect(codeOf(await signUp({ email: ada.email.toUpperCase() }))).toEqual([
      422,
      "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
    ]);
    expect(codeOf(await signUp({ email: undefined }))).toEqual([400, "BAD_REQUEST"]);
    expect(codeOf(await signIn(ada.email, "wrong horse"))).toEqual([401, "WRONG_PASSWORD"]);
    expect(codeOf(await signIn("nobody@example.org", "wrong horse"))).toEqual([401, "USER_NOT_FOUND"]);
    expect(codeOf(await signIn("not an address", "wrong horse"))).toEqual([400, "INVALID_EMAIL"]);
  });

  test("can be created once only, even by two requests at the same moment", async () => {
    const newcomer = { name: "A", email: `twice.${dialect}@example.org`, password: "secret" };
    const both = await Promise.all([1, 2].map(() => createClient(server).post("/api/auth/sign-up/email", newcomer)));
    expect(both.map(codeOf).sort()).toEqual([
      [200, undefined],
      [422, "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL"],
    ]);
  });

  test("closes for strangers after five failures, right password or not, whether it exists or not, and says for how long [LOG-2] [SET-4]", async () => {
    const ada = await newStudent(server);
    for (const [email, code] of [
      [ada.email, "WRONG_PASSWORD"],
      [`unknown.${dialect}@example.org`, "USER_NOT_FOUND"],
    ] as const) {
      for (let failure = 1; failure <= 5; failure++) expect(codeOf(await signIn(email, "wrong"))).toEqual([401, code]);
      const locked = await createClient(server).send("/api/auth/sign-in/email", {
        method: "POST",
        body: JSON.stringify({ email: email.toUpperCase(), password: ada.password }),
      });
      expect({ status: locked.status, body: await locked.json() }).toEqual({
        status: 429,
        body: { code: "TOO_MANY_ATTEMPTS" },
      });
      const wait = Number(locked.headers.get("retry-after"));
      expect(wait > 50 && wait <= 60).toBe(true);
    }
    // Who is already in stays in.
    expect((await ada.get("/api/sync/pull?after=0")).status).toBe(200);
  });

  test("is open to its own browsers while strangers guess, and to nobody who only says so [SET-4]", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    await ada.post("/api/auth/sign-out", {});
    for (let failure = 1; failure <= 6; failure++) await signIn(ada.email, "wrong");
    expect((await signIn(ada.email, ada.password)).status).toBe(429);
    const by = (who: Pick<typeof ada, "post">, password: string) =>
      who.post("/api/auth/sign-in/email", { email: ada.email, password });
    expect((await by(bob, ada.password)).status).toBe(429);
    // It may guess, too, and is counted by itself.
    expect((await by(ada, "a slip")).status).toBe(401);
    expect((await by(ada, ada.password)).status).toBe(200);
    // That the owner came in gives strangers no new guesses.
    expect((await signIn(ada.email, "wrong")).status).toBe(429);
    await ada.post("/api/auth/sign-out", {});
    for (let failure = 1; failure <= 5; failure++) expect((await by(ada, "wrong")).status).toBe(401);
    expect((await by(ada, ada.password)).status).toBe(429);
  });

  test("lets a class of forty in within a minute, all from one address [SET-4]", async () => {
    const school = await startTestServer({ database: dialect, env: { AUTH_ATTEMPTS_PER_ADDRESS: "120" } });
    const students = [];
    for (let at = 0; at < 40; at++) students.push(await newStudent(school));
    for (const { email, password } of students) {
      const answer = await createClient(school).post("/api/auth/sign-in/email", { email, password });
      expect(answer.status).toBe(200);
    }
    await school.stop();
  });

  test("is not guessed from a device left open: five tries at its password, by whatever form [SET-4]", async () => {
    const ada = await newStudent(server);
    const forms = [
      (password: string) => ada.post("/api/auth/delete-user", { password }),
      (password: string) =>
        ada.post("/api/auth/change-password", { currentPassword: password, newPassword: "mine now" }),
      (password: string) => ada.post("/api/auth/change-email", { newEmail: `mine.${dialect}@example.org`, password }),
    ];
    for (let guess = 0; guess < 5; guess++) {
      expect(codeOf((await forms[guess % 3]?.(`guess ${guess}`)) ?? { status: 0, body: {} })).toEqual([
        400,
        "INVALID_PASSWORD",
      ]);
    }
    for (const form of forms) expect(codeOf(await form(ada.password))).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
  });

  test("cannot be guessed by a burst either: no more than five are tried", async () => {
    const ada = await newStudent(server);
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn(ada.email, `guess ${n}`)));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test("forgets failures after a success", async () => {
    const ada = await newStudent(server);
    for (let round = 0; round < 2; round++) {
      for (let failure = 0; failure < 3; failure++) await signIn(ada.email, "wrong");
      expect((await signIn(ada.email, ada.password)).status).toBe(200);
    }
  });

  test("signs out for good: the cookie is worth nothing afterwards", async () => {
    const ada = await newStudent(server);
    const stolen = ada.cookie();
    expect((await ada.post("/api/auth/sign-out", {})).status).toBe(200);
    expect(ada.cookie()).not.toContain("session");
    const thief = await createClient(server).send("/api/sync/pull?after=0", { headers: { cookie: stolen } });
    expect({ status: thief.status, body: await thief.json() }).toEqual({ status: 401, body: { code: "SIGNED_OUT" } });
  });

  test("changes its password, and ends all other sessions with it, asked to or not [SET-4]", async () => {
    const ada = await newStudent(server);
    const laptop = createClient(server);
    await laptop.post("/api/auth/sign-in/email", { email: ada.email, password: ada.password });
    const change = (currentPassword: string, newPassword: string) =>
      ada.post("/api/auth/change-password", { currentPassword, newPassword, revokeOtherSessions: false });
    expect(codeOf(await change("wrong horse", "new password"))).toEqual([400, "INVALID_PASSWORD"]);
    expect(codeOf(await change(ada.password, "short"))).toEqual([400, "PASSWORD_TOO_SHORT"]);
    expect((await change(ada.password, "new password")).status).toBe(200);
    expect((await laptop.get("/api/sync/pull?after=0")).status).toBe(401);
    expect((await ada.get("/api/sync/pull?after=0")).status).toBe(200);
    expect(codeOf(await signIn(ada.email, ada.password))).toEqual([401, "WRONG_PASSWORD"]);
    expect((await signIn(ada.email, "new password")).status).toBe(200);
  });

  test("changes its address for who knows the password, but not to one that is taken [SET-4]", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    const newEmail = `moved.${dialect}@example.org`;
    const { password } = ada;
    expect(codeOf(await ada.post("/api/auth/change-email", { newEmail }))).toEqual([400, "BAD_REQUEST"]);
    expect(codeOf(await ada.post("/api/auth/change-email", { newEmail, password: "guess" }))).toEqual([
      400,
      "INVALID_PASSWORD",
    ]);
    expect(codeOf(await ada.post("/api/auth/change-email", { newEmail: bob.email.toUpperCase(), password }))).toEqual([
      422,
      "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
    ]);
    expect((await ada.post("/api/auth/change-email", { newEmail, password })).status).toBe(200);
    expect((await signIn(newEmail, ada.password)).status).toBe(200);
    expect(codeOf(await signIn(ada.email, ada.password))).toEqual([401, "USER_NOT_FOUND"]);
  });

  test("goes with everything it had, and leaves others alone", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    for (const student of [ada, bob]) {
      const push = { epoch: null, device: "phone", ops: [noteOp()] };
      await student.post("/api/sync/push", push);
      await student.post("/api/sync/push", { ...push, device: "laptop", ops: [noteOp({ ifRev: 1 })] });
      await student.send("/api/files?name=a.txt", { method: "POST", body: "words" });
    }
    const stored = () =>
      readdirSync(join(server.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((file) =>
        file.isFile(),
      );
    const before = stored().length;
    expect(codeOf(await ada.post("/api/auth/delete-user", { password: "wrong horse" }))).toEqual([
      400,
      "INVALID_PASSWORD",
    ]);
    expect(codeOf(await ada.post("/api/auth/delete-user", {}))).toEqual([400, "BAD_REQUEST"]);
    const [{ id: userId } = {}] = await ask(`select id from "user" where email = '${ada.email}'`);

    expect((await ada.post("/api/auth/delete-user", { password: ada.password })).status).toBe(200);

    for (const table of ["record", "record_history", "sync_user"]) {
      expect(await ask(`select user_id from ${table} where user_id = '${userId}'`)).toEqual([]);
    }
    expect(await ask(`select "userId" from "session" where "userId" = '${userId}'`)).toEqual([]);
    // No store is waited for.
    await expect.poll(() => ask(`select user_id from file where user_id = '${userId}'`)).toEqual([]);
    expect(stored()).toHaveLength(before - 1);
    expect((await ada.get("/api/sync/pull?after=0")).status).toBe(401);
    expect(codeOf(await signIn(ada.email, ada.password))).toEqual([401, "USER_NOT_FOUND"]);
    expect((await bob.get("/api/files")).body).toMatchObject({ files: [{ name: "a.txt" }] });
    expect((await bob.get("/api/sync/history?kind=note&id=note-1")).body).toMatchObject({ versions: [{ rev: 1 }] });
  });

  test("goes also where its files cannot be taken away, and the server still comes to its end [OPS-2]", async () => {
    const another = await startTestServer({ database: dialect });
    const ada = await newStudent(another);
    await ada.send("/api/files?name=a.txt", { method: "POST", body: "words" });
    const files = join(another.dataDir, "files");
    const [stored] = readdirSync(files, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const path = join(stored?.parentPath ?? "", stored?.name ?? "");
    rmSync(path);
    mkdirSync(join(path, "in the way"), { recursive: true });
    expect((await ada.post("/api/auth/delete-user", { password: ada.password })).status).toBe(200);
    await expect.poll(() => another.log.filter((line) => line.includes("tidy.failed")).length).toBe(1);
    await another.stop();
    expect(another.log.at(-1)).toContain("stopped");
  });

  test("leaves no word of its own in the files of the database, which are nobody else's to read [OPS-3]", async () => {
    if (server.databaseUrl) return;
    const ada = await newStudent(server, "Ada Unforgotten");
    const push = {
      epoch: null,
      device: "phone",
      ops: [noteOp({ data: noteData("Unforgotten", "unforgotten ".repeat(2000)) })],
    };
    await ada.post("/api/sync/push", push);
    const names = () => readdirSync(server.dataDir).filter((name) => /^jotter\.db/.test(name));
    const holds = () => names().some((name) => readFileSync(join(server.dataDir, name)).includes("nforgotten"));
    expect(holds()).toBe(true);
    expect((await ada.post("/api/auth/delete-user", { password: ada.password })).status).toBe(200);
    expect(holds()).toBe(false);
    if (process.platform === "win32") return;
    for (const name of [...names(), "lock"]) expect(statSync(join(server.dataDir, name)).mode & 0o077).toBe(0);
  });

  test("stays signed in as long as it keeps coming: a day old, its session is prolonged [SES-2]", async () => {
    const ada = await newStudent(server);
    const token = decodeURIComponent(ada.cookie().split("=")[1] ?? "").split(".")[0];
    const expires = async () => {
      const [row] = await ask(`select "expiresAt" from "session" where "token" = '${token}'`);
      return new Date(row?.expiresAt as string | Date).getTime();
    };
    const setExpiry = (time: number) =>
      ask(
        `update "session" set "expiresAt" = '${new Date(time).toISOString()}' where "token" = '${token}' returning 1`,
      );

    const fresh = await expires();
    expect((await ada.send("/api/files")).headers.getSetCookie()).toEqual([]);
    expect(await expires()).toBe(fresh);

    await setExpiry(Date.now() + 28 * day);
    expect((await ada.send("/api/files")).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^jot\.session_token=.*Max-Age=2592000/),
    ]);
    expect(await expires()).toBeGreaterThan(Date.now() + 29.9 * day);

    await setExpiry(Date.now() - 1000);
    expect((await ada.get("/api/files")).status).toBe(401);
  });
});

describe("an account, whatever the database", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: "sqlite", realPasswords: true });
  });
  afterAll(() => server.stop());

  const signIn = (email: string, password: string) =>
    createClient(server).post("/api/auth/sign-in/email", { email, password });

  test("has a cookie no script can read, sent to this site only, for 30 days", async () => {
    const response = await createClient(server).send("/api/auth/sign-up/email", {
      method: "POST",
      body: JSON.stringify({ name: "A", email: `cookie.any@example.org`, password: "secret" }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^jot\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^jot\.known=[^;]+; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test("is let in by many devices at once", async () => {
    const ada = await newStudent(server);
    const devices = await Promise.all(Array.from({ length: 6 }, () => signIn(ada.email, ada.password)));
    expect(devices.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  });

  test("is not told from one that does not exist by the time it takes", async () => {
    const ada = await newStudent(server);
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    // In turn, and the quickest of each: a busy machine slows both.
    for (let n = 0; n < 4; n++) {
      for (const [who, email] of [
        ["known", ada.email],
        ["unknown", `nobody${n}@example.org`],
      ] as const) {
        const started = performance.now();
        await signIn(email, "wrong");
        quickest[who] = Math.min(quickest[who], performance.now() - started);
      }
    }
    // Hashing takes nearly all of it; without, an unknown address would be told in a few milliseconds.
    expect(quickest.unknown / quickest.known).toBeGreaterThan(0.4);
  });

  test("is not entered with a cookie somebody made", async () => {
    const ada = await newStudent(server);
    const [token = ""] = decodeURIComponent(ada.cookie().split("=")[1] ?? "").split(".");
    const forged = createHmac("sha256", "another secret").update(token).digest("base64");
    for (const value of [
      token,
      `${token}.`,
      `${token}.${encodeURIComponent(forged)}`,
      `.${"A".repeat(43)}%3D`,
      "%E0%A4%A",
      "",
    ]) {
      const response = await createClient(server).send("/api/files", {
        headers: { cookie: `jot.session_token=${value}` },
      });
      expect(response.status).toBe(401);
    }
  });

  test("has no other doors: what is not listed does not exist", async () => {
    const ada = await newStudent(server);
    for (const path of ["update-user", "revoke-sessions", "request-password-reset", "sign-in/social", "ok", "error"]) {
      expect(codeOf(await ada.post(`/api/auth/${path}`, {}))).toEqual([404, "NOT_FOUND"]);
    }
  });
});

describe("limits on signing in", () => {
  test("count per address what nobody can fake, and let others through", async () => {
    const server = await startTestServer({ database: "sqlite", env: { AUTH_ATTEMPTS_PER_ADDRESS: "3" } });
    const attempt = (headers: Record<string, string>) =>
      createClient(server).send("/api/auth/sign-in/email", {
        method: "POST",
        headers,
        body: JSON.stringify({ email: `${Math.random()}@example.org`, password: "guess" }),
      });
    for (let n = 0; n < 3; n++) expect((await attempt({})).status).toBe(401);
    const refused = await attempt({ "x-forwarded-for": "10.0.0.1", "x-real-ip": "10.0.0.2" });
    expect({ status: refused.status, body: await refused.json() }).toEqual({
      status: 429,
      body: { code: "TOO_MANY_ATTEMPTS" },
    });
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    await server.stop();
  });

  test("behind a proxy, count the address the proxy saw", async () => {
    const server = await startTestServer({
      database: "sqlite",
      env: { AUTH_ATTEMPTS_PER_ADDRESS: "1", TRUST_PROXY: "1" },
    });
    const attempt = async (forwarded: string) =>
      (
        await createClient(server).send("/api/auth/sign-in/email", {
          method: "POST",
          headers: { "x-forwarded-for": forwarded },
          body: JSON.stringify({ email: `${Math.random()}@example.org`, password: "guess" }),
        })
      ).status;
    expect(await attempt("1.1.1.1, 10.0.0.1")).toBe(401);
    expect(await attempt("2.2.2.2, 10.0.0.1")).toBe(429);
    expect(await attempt("1.1.1.1, 10.0.0.2")).toBe(401);
    // One customer of an IPv6 network owns all the addresses in it.
    expect(await attempt("2001:db8::1")).toBe(401);
    expect(await attempt("2001:db8:0:0:ffff::2")).toBe(429);
    expect(await attempt("2001:db8:0:1::2")).toBe(401);
    await server.stop();
  });

  test("hold for a storm: more sign-ins than can be hashed soon are told to come back, and others are served meanwhile", async () => {
    const server = await startTestServer({ database: "sqlite", realPasswords: true });
    const ada = await newStudent(server);
    const storm = Array.from({ length: 20 * availableParallelism() }, (_, n) =>
      createClient(server).post("/api/auth/sign-in/email", { email: `storm${n}@example.org`, password: "guess" }),
    );
    let isOver = false;
    const answers = Promise.all(storm).finally(() => {
      isOver = true;
    });
    expect((await ada.get("/api/sync/pull?after=0")).status).toBe(200);
    expect(isOver).toBe(false);
    const statuses = (await answers).map(({ status, body }) => [status, (body as { code: string }).code].join(" "));
    expect(new Set(statuses)).toEqual(new Set(["401 USER_NOT_FOUND", "429 BUSY"]));
    await server.stop();
  });

  test("send cookies over TLS only, under a name that says so, where the address is https", async () => {
    const server = await startTestServer({ database: "sqlite", env: { PUBLIC_URL: "https://jotter.example.org" } });
    const local = { url: `http://127.0.0.1:${server.port}` };
    const send = (path: string, body: object, cookie = "") =>
      createClient(local).send(path, {
        method: "POST",
        headers: { origin: "https://jotter.example.org", cookie },
        body: JSON.stringify(body),
      });
    const response = await send("/api/auth/sign-up/email", { name: "A", email: "tls@example.org", password: "secret" });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-jot\.session_token=.*; Secure; /);
    // A browser takes it from this host alone, and for all of it.
    expect([/; Path=\/;/.test(cookie), cookie.includes("Domain=")]).toEqual([true, false]);
    expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
    const pushed = await send(
      "/api/sync/push",
      { epoch: null, device: "phone", ops: [noteOp()] },
      cookie.split(";")[0],
    );
    expect(pushed.status).toBe(200);
    await server.stop();
    expect(existsSync(server.dataDir)).toBe(false);
  });
});
