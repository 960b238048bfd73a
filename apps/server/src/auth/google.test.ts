import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dialect } from "../storage/database.ts";
import { createClient, newStudent, type TestClient } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { startMailbox } from "./test-mailbox.ts";
import { startOidcProvider, type TestOidc } from "./test-oidc.ts";

type Choice = Parameters<TestOidc["choose"]>[1];
type Mode = "popup" | "redirect";

/** From the button to where the browser lands in the end. */
async function signInByGoogle(
  client: TestClient,
  google: TestOidc,
  choice: Choice,
  { mode = "redirect", returnTo }: { mode?: Mode; returnTo?: string } = {},
): Promise<string> {
  const back = new URL(await google.choose(await startAddress(client, mode, returnTo), choice));
  const landed = await client.send(`${back.pathname}${back.search}`);
  expect(landed.status).toBe(302);
  expect(landed.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  return landed.headers.get("location") ?? "";
}

async function startAddress(client: TestClient, mode: Mode = "redirect", returnTo?: string): Promise<string> {
  const started = await client.post("/api/auth/google/start", { mode, returnTo });
  expect(started).toEqual({ status: 200, body: { url: expect.any(String) } });
  return (started.body as { url: string }).url;
}

const userOf = async (client: TestClient) =>
  ((await client.get("/api/auth/get-session")).body as { user: Record<string, unknown> } | null)?.user;

describe.each(["sqlite", "postgres"] as const)("signing in by Google (%s)", (dialect: Dialect) => {
  let google: TestOidc;
  let server: TestServer;
  beforeAll(async () => {
    google = await startOidcProvider({
      accounts: [
        { id: "g-ada", email: "Ada@example.org", name: "Ada Lovelace" },
        { id: "g-bob", email: "bob@example.org", name: "Bob" },
        { id: "g-cora", email: "cora@example.org" },
        { id: "g-dan", email: "dan@example.org" },
        { id: "g-eve", email: "eve@example.org", emailVerified: false },
        { id: "g-fay", email: "fay@example.org" },
        { id: "g-gus", email: "gus@example.org" },
      ],
    });
    server = await startTestServer({ database: dialect, env: google.env });
  });
  afterAll(async () => {
    await server.stop();
    await google.stop();
  });

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

  test("is offered where it is set up [GOO-3]", async () => {
    expect(await createClient(server).get("/api/auth/providers")).toEqual({ status: 200, body: { google: "ready" } });
  });

  test("asks for the address and the name only, by the account chooser each time [GOO-1]", async () => {
    const url = new URL(await startAddress(createClient(server)));
    const asked = Object.fromEntries(url.searchParams);
    expect(url.origin).toBe(google.issuer);
    expect(asked).toMatchObject({
      client_id: google.clientId,
      response_type: "code",
      prompt: "select_account",
      code_challenge_method: "S256",
      redirect_uri: `http://localhost:${server.port}/api/auth/callback/google`,
      nonce: expect.any(String),
    });
    expect(asked.scope?.split(" ").sort()).toEqual(["email", "openid", "profile"]);
  });

  test("creates an account for a newcomer and says so; the next time they are back [GOO-2]", async () => {
    const client = createClient(server);
    expect(await signInByGoogle(client, google, { account: "g-ada" })).toBe("/login?google=new");
    expect(await userOf(client)).toMatchObject({ name: "Ada Lovelace", email: "ada@example.org", emailVerified: true });
    expect((await client.get("/api/sync/pull?after=0")).status).toBe(200);

    const again = createClient(server);
    expect(await signInByGoogle(again, google, { account: "g-ada" })).toBe("/login?google=back");
    expect((await userOf(again))?.id).toBe((await userOf(client))?.id);
    expect(await client.get("/api/auth/ways-in")).toEqual({ status: 200, body: { password: false, google: true } });
  });

  test("keeps nothing that could be used at Google, nor a picture from there", async () => {
    await signInByGoogle(createClient(server), google, { account: "g-fay" });
    await signInByGoogle(createClient(server), google, { account: "g-fay" });
    const rows = await ask(
      `select "accessToken", "refreshToken", "idToken", "image" from "account" join "user" on "user"."id" = "account"."userId" where "accountId" = 'g-fay'`,
    );
    expect(rows).toEqual([{ accessToken: null, refreshToken: null, idToken: null, image: null }]);
  });

  test("in a popup ends on a page that tells the opener and closes, with only its own script allowed [GOO-1]", async () => {
    const client = createClient(server);
    const location = await signInByGoogle(client, google, { account: "g-ada" }, { mode: "popup", returnTo: "/notes" });
    expect(location).toBe("/api/auth/google/popup?google=back&to=%2Fnotes");
    const response = await client.send(location);
    const page = await response.text();
    const [, script = ""] = /<script>(.*)<\/script>/s.exec(page) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");

    const posted: unknown[] = [];
    let isClosed = false;
    const window = {
      opener: { postMessage: (...message: unknown[]) => posted.push(message) },
      close: () => {
        isClosed = true;
      },
    };
    const origin = "https://jotter.example.org";
    // The page's own script, with the two things of a browser that it touches.
    new Function("window", "location", script)(window, { origin, search: "?google=back" });
    expect([posted, isClosed]).toEqual([[[{ source: "jotter-google", search: "?google=back" }, origin]], true]);
  });

  test("that is cancelled says so, and signs nobody in [GOO-3]", async () => {
    for (const mode of ["redirect", "popup"] as const) {
      const client = createClient(server);
      const path = mode === "popup" ? "/api/auth/google/popup" : "/login";
      expect(await signInByGoogle(client, google, "cancel", { mode, returnTo: "/notes" })).toBe(
        `${path}?google=error&code=CANCELLED&to=%2Fnotes`,
      );
      expect(await userOf(client)).toBeUndefined();
    }
  });

  test("with an address Google has not verified is refused, and leaves no account behind [GOO-2]", async () => {
    const client = createClient(server);
    expect(await signInByGoogle(client, google, { account: "g-eve" })).toBe(
      "/login?google=error&code=EMAIL_NOT_VERIFIED",
    );
    expect(await userOf(client)).toBeUndefined();
    expect(await ask(`select 1 from "user" where "email" = 'eve@example.org'`)).toEqual([]);
  });

  test("does not open a password account whose address nobody has verified [GOO-2]", async () => {
    const thief = createClient(server);
    await thief.post("/api/auth/sign-up/email", { name: "Thief", email: "bob@example.org", password: "waiting" });
    const bob = createClient(server);
    expect(await signInByGoogle(bob, google, { account: "g-bob" })).toBe("/login?google=error&code=ACCOUNT_NOT_LINKED");
    expect(await userOf(bob)).toBeUndefined();
    expect(await thief.get("/api/auth/ways-in")).toEqual({ status: 200, body: { password: true, google: false } });
  });

  test("does not open an account that was moved to the address afterwards [GOO-2]", async () => {
    // Google has verified the thief's own address; that says nothing about the one they take then.
    const thief = createClient(server);
    expect(await signInByGoogle(thief, google, { account: "g-cora" })).toBe("/login?google=new");
    expect((await thief.post("/api/auth/change-email", { newEmail: "dan@example.org" })).status).toBe(200);
    expect(await userOf(thief)).toMatchObject({ email: "dan@example.org", emailVerified: false });
    const dan = createClient(server);
    expect(await signInByGoogle(dan, google, { account: "g-dan" })).toBe("/login?google=error&code=ACCOUNT_NOT_LINKED");
    // Who moved is still known by their Google account, whatever their address.
    expect(await signInByGoogle(createClient(server), google, { account: "g-cora" })).toBe("/login?google=back");
  });

  test("leads into no account that somebody moved to an address before its owner came with a code for it [SET-2] [GOO-2]", async () => {
    const squatter = createClient(server);
    expect(await signInByGoogle(squatter, google, { account: "g-gus" })).toBe("/login?google=new");
    expect((await squatter.post("/api/auth/change-email", { newEmail: `hal.${dialect}@example.org` })).status).toBe(
      200,
    );
    const told = (await squatter.post("/api/calendar-address", {})).body as { url: string };
    const calendar = async () => (await createClient(server).send(new URL(told.url).pathname)).status;
    expect(await calendar()).toBe(200);

    const code = await server.resetCode(`hal.${dialect}@example.org`);
    expect((await createClient(server).post("/api/auth/reset-password", { code, password: "hal's own" })).status).toBe(
      200,
    );
    const again = createClient(server);
    expect(await signInByGoogle(again, google, { account: "g-gus" })).toBe("/login?google=new");
    expect(await userOf(again)).toMatchObject({ email: "gus@example.org" });
    expect(await calendar()).toBe(404);
  });

  test("needs the browser it was started in, once, and nothing made up", async () => {
    const [client, other] = [createClient(server), createClient(server)];
    const back = new URL(await google.choose(await startAddress(client), { account: "g-ada" }));
    const path = `${back.pathname}${back.search}`;
    const landing = async (who: TestClient, at: string) => (await who.send(at)).headers.get("location");
    expect(await landing(other, path)).toBe("/login?google=error&code=FAILED");
    expect(await userOf(other)).toBeUndefined();
    for (const query of ["", "?code=x", "?state=x&code=y", "?error=access_denied", "?state=%01&error[]=x"]) {
      expect(await landing(client, `${back.pathname}${query}`)).toMatch(/^\/login\?google=error&code=FAILED$/);
    }
  });

  test("never leads to another site afterwards", async () => {
    for (const returnTo of ["https://example.org", "//example.org", "/\\example.org", "notes", "/a b", ""]) {
      const started = await createClient(server).post("/api/auth/google/start", { mode: "redirect", returnTo });
      expect([returnTo, started]).toEqual([returnTo, { status: 400, body: { code: "BAD_REQUEST" } }]);
    }
    const client = createClient(server);
    const returnTo = "/notes?id=1&tab=two#%C3%A9";
    const location = await signInByGoogle(client, google, { account: "g-ada" }, { returnTo });
    expect(new URLSearchParams(location.split("?")[1]).get("to")).toBe(returnTo);
  });

  test("anew in the same browser replaces its session, and leaves one device in the list [SET-2]", async () => {
    const client = createClient(server);
    await signInByGoogle(client, google, { account: "g-fay" });
    await client.post("/api/auth/devices/end", { all: true });
    const stolen = client.cookie();
    await signInByGoogle(client, google, { account: "g-fay" });
    expect((await client.get("/api/auth/devices")).body).toHaveLength(1);
    expect((await createClient(server).send("/api/files", { headers: { cookie: stolen } })).status).toBe(401);
  });

  test("is proof enough to delete an account without password, for ten minutes [SET-2]", async () => {
    const client = createClient(server);
    await signInByGoogle(client, google, { account: "g-fay" });
    const userId = (await userOf(client))?.id;
    const started = new Date(Date.now() - 11 * 60_000).toISOString();
    await ask(`update "session" set "createdAt" = '${started}' where "userId" = '${userId}' returning 1`);
    expect(await client.post("/api/auth/delete-user", {})).toEqual({ status: 403, body: { code: "SIGN_IN_AGAIN" } });
    await signInByGoogle(client, google, { account: "g-fay" });
    expect((await client.post("/api/auth/delete-user", {})).status).toBe(200);
    expect(await ask(`select 1 from "user" where "id" = '${userId}'`)).toEqual([]);
    expect(await ask(`select 1 from "account" where "accountId" = 'g-fay'`)).toEqual([]);
    expect(await signInByGoogle(client, google, { account: "g-fay" })).toBe("/login?google=new");
    // Who has a password must say it, however fresh their session.
    const ada = await newStudent(server);
    expect(await ada.post("/api/auth/delete-user", {})).toEqual({ status: 400, body: { code: "BAD_REQUEST" } });
  });
});

describe("signing in by Google, whatever the database", () => {
  const accounts = [{ id: "g-ada", email: "ada@example.org" }];

  test("is not offered where it is not set up, and says so when tried [GOO-3]", async () => {
    const server = await startTestServer({ database: "sqlite" });
    const client = createClient(server);
    expect(await client.get("/api/auth/providers")).toEqual({ status: 200, body: { google: "off" } });
    expect(await client.post("/api/auth/google/start", { mode: "popup" })).toEqual({
      status: 404,
      body: { code: "NOT_ENABLED" },
    });
    const callback = await client.send("/api/auth/callback/google?code=x&state=y");
    expect(callback.headers.get("location")).toBe("/login?google=error&code=NOT_ENABLED");
    await server.stop();
  });

  test("tells a wrong client secret from everything else [GOO-3]", async () => {
    const google = await startOidcProvider({ accounts });
    const env = { ...google.env, GOOGLE_CLIENT_SECRET: "not the secret" };
    const server = await startTestServer({ database: "sqlite", env });
    const client = createClient(server);
    expect(await signInByGoogle(client, google, { account: "g-ada" })).toBe("/login?google=error&code=INVALID_CLIENT");
    expect(await userOf(client)).toBeUndefined();
    expect(server.log.join("\n")).not.toMatch(/not the secret|example\.org/);
    await server.stop();
    await google.stop();
  });

  test("works as soon as the provider can be reached, though it could not when the server started [GOO-3]", async () => {
    const first = await startOidcProvider({ accounts });
    await first.stop();
    const server = await startTestServer({ database: "sqlite", env: first.env });
    const client = createClient(server);
    expect(await client.get("/api/auth/providers")).toEqual({ status: 200, body: { google: "unreachable" } });
    expect(await client.post("/api/auth/google/start", { mode: "redirect" })).toEqual({
      status: 503,
      body: { code: "PROVIDER_UNREACHABLE" },
    });
    // Everybody else is served meanwhile.
    await newStudent(server);

    const google = await startOidcProvider({ accounts, port: first.port });
    await expect
      .poll(async () => (await client.get("/api/auth/providers")).body, { interval: 200 })
      .toEqual({ google: "ready" });
    expect(await signInByGoogle(client, google, { account: "g-ada" })).toBe("/login?google=new");

    const interrupted = createClient(server);
    const back = new URL(await google.choose(await startAddress(interrupted), { account: "g-ada" }));
    await google.stop();
    const landed = await interrupted.send(`${back.pathname}${back.search}`);
    expect(landed.headers.get("location")).toBe("/login?google=error&code=PROVIDER_UNREACHABLE");
    await server.stop();
  });

  test("lets in only with a signed ID token that was given to this server, and with an address that is one [GOO-2]", async () => {
    let said: NonNullable<Parameters<typeof startOidcProvider>[0]["idToken"]> = (claims) => claims;
    const google = await startOidcProvider({ accounts, idToken: (claims) => said(claims) });
    const server = await startTestServer({ database: "sqlite", env: google.env });
    const landing = (change: typeof said) => {
      said = change;
      return signInByGoogle(createClient(server), google, { account: "g-ada" });
    };
    const unverified = "/login?google=error&code=EMAIL_NOT_VERIFIED";
    expect(await landing(() => null)).toMatch(/google=error/);
    expect(await landing((claims) => ({ ...claims, azp: "another-app" }))).toMatch(/google=error/);
    expect(await landing((claims) => ({ ...claims, aud: [claims.aud, "another-app"] }))).toMatch(/google=error/);
    for (const email of [
      "ada",
      "ada@",
      "ada lovelace@example.org",
      " ada@example.org",
      "",
      7,
      ["ada@example.org"],
      null,
    ]) {
      expect([email, await landing((claims) => ({ ...claims, email }))]).toEqual([email, unverified]);
    }
    expect(await landing((claims) => ({ ...claims, email_verified: "true" }))).toBe(unverified);
    expect(await landing((claims) => ({ ...claims, sub: "" }))).toMatch(/google=error/);
    const ours = (claims: Readonly<Record<string, unknown>>) => ({
      ...claims,
      aud: [claims.aud, "another-app"],
      azp: claims.aud,
    });
    expect(await landing(ours)).toBe("/login?google=new");
    await server.stop();
    await google.stop();
  });

  test("is tried only so often from one address", async () => {
    const google = await startOidcProvider({ accounts });
    const server = await startTestServer({
      database: "sqlite",
      env: { ...google.env, AUTH_ATTEMPTS_PER_ADDRESS: "2" },
    });
    for (let n = 0; n < 2; n++) await startAddress(createClient(server));
    const refused = await createClient(server).post("/api/auth/google/start", { mode: "redirect" });
    expect(refused).toEqual({ status: 429, body: { code: "TOO_MANY_ATTEMPTS" } });
    await server.stop();
    await google.stop();
  });

  test("opens a password account once its student has proved the address by mail [GOO-2]", async () => {
    const google = await startOidcProvider({ accounts });
    const mailbox = await startMailbox();
    const server = await startTestServer({
      database: "sqlite",
      env: { ...google.env, SMTP_URL: mailbox.url, MAIL_FROM: "jotter@example.org" },
    });
    const ada = createClient(server);
    const email = "ada@example.org";
    await ada.post("/api/auth/sign-up/email", { name: "Ada", email, password: "secret" });
    const reset = (code: string) => ada.post("/api/auth/reset-password", { code, password: "remembered" });
    // The operator's code proves nothing about the address.
    expect((await reset(await server.resetCode(email))).status).toBe(200);
    expect(await signInByGoogle(ada, google, { account: "g-ada" })).toBe("/login?google=error&code=ACCOUNT_NOT_LINKED");
    await ada.post("/api/auth/forgot-password", { email });
    await expect.poll(() => mailbox.mails.length).toBe(1);
    expect((await reset(/reset=(\S+)/.exec(mailbox.mails[0]?.text ?? "")?.[1] ?? "")).status).toBe(200);
    expect(await signInByGoogle(ada, google, { account: "g-ada" })).toBe("/login?google=back");
    expect((await ada.get("/api/auth/ways-in")).body).toEqual({ password: true, google: true });
    await server.stop();
    await google.stop();
    await mailbox.stop();
  });
});
