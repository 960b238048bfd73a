import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { languages } from "@jotter/domain/settings";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Dialect, run } from "../storage/database.ts";
import { openDatabase } from "../storage/open-database.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createClient, newStudent, type TestClient } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { movedMail, moveMail, resetMail } from "./mail-texts.ts";
import { createResetCodes } from "./reset-codes.ts";
import { startMailbox, type TestMailbox } from "./test-mailbox.ts";

const hour = 3_600_000;
const invalidCode = { status: 400, body: { code: "INVALID_CODE" } };

const moveCodeIn = (text = "") => /^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}$/m.exec(text)?.[0] ?? "";

/** Asks, reads the mail to the new address, and enters its code. */
async function moveTo(student: TestClient, mailbox: TestMailbox, newEmail: string, password: string) {
  const asked = await student.post("/api/auth/change-email", { newEmail, password, language: "de" });
  expect(asked).toEqual({ status: 403, body: { code: "NEEDS_CODE" } });
  const mailed = () => mailbox.mails.find(({ to }) => to.includes(newEmail));
  await expect.poll(mailed).toBeDefined();
  return await student.post("/api/auth/change-email", { newEmail, code: moveCodeIn(mailed()?.text), language: "de" });
}

describe.each(["sqlite", "postgres"] as const)("a forgotten password (%s)", (dialect: Dialect) => {
  let server: TestServer;
  let mailbox: TestMailbox;
  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startTestServer({
      database: dialect,
      env: { SMTP_URL: mailbox.url, MAIL_FROM: "Jotter <jotter@example.org>" },
    });
  });
  afterAll(async () => {
    await server.stop();
    await mailbox.stop();
  });

  const forgot = (email: string, language = "en") =>
    createClient(server).post("/api/auth/forgot-password", { email, language });
  const reset = (code: string, password: string) =>
    createClient(server).post("/api/auth/reset-password", { code, password });
  const signIn = async (email: string, password: string) =>
    (await createClient(server).post("/api/auth/sign-in/email", { email, password })).status;
  const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to.includes(email));
  const linkIn = (text = "") => /^http\S+\/login\?reset=(\S+)$/m.exec(text)?.[1] ?? "";

  /** The code of the mail that a request brings. */
  async function mailedCode(email: string): Promise<string> {
    const before = mailsTo(email).length;
    await forgot(email);
    await expect.poll(() => mailsTo(email).length).toBe(before + 1);
    return linkIn(mailsTo(email).at(-1)?.text);
  }

  test("is mended by a link in a mail: new password in, all sessions out, counter cleared [SET-2]", async () => {
    const ada = await newStudent(server);
    const events = await ada.send("/api/sync/events");
    for (let failure = 0; failure < 5; failure++) await signIn(ada.email, "wrong");
    expect(await signIn(ada.email, ada.password)).toBe(429);

    expect(await forgot(ada.email.toUpperCase())).toEqual({ status: 200, body: { sent: true } });
    await expect.poll(() => mailsTo(ada.email).length).toBe(1);
    const [mail] = mailsTo(ada.email);
    const code = linkIn(mail?.text);
    expect(mail?.from).toBe("jotter@example.org");
    expect(mail?.text).toBe(resetMail.en.body(`${server.url.replace("127.0.0.1", "localhost")}/login?reset=${code}`));

    expect(await reset(code, "short")).toEqual({ status: 400, body: { code: "PASSWORD_TOO_SHORT" } });
    expect(await reset(code, "x".repeat(129))).toEqual({ status: 400, body: { code: "PASSWORD_TOO_LONG" } });
    expect(await reset(code, "remembered")).toEqual({ status: 200, body: { email: ada.email } });

    expect(await events.text()).toContain("event: poke");
    expect((await ada.get("/api/files")).status).toBe(401);
    expect(await signIn(ada.email, ada.password)).toBe(401);
    expect(await signIn(ada.email, "remembered")).toBe(200);
    expect(await reset(code, "once more")).toEqual(invalidCode);
  });

  test("is mended once, even by two requests with one code at the same moment [SET-2]", async () => {
    const ada = await newStudent(server);
    const code = await mailedCode(ada.email);
    const both = await Promise.all(["first one", "second one"].map((password) => reset(code, password)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("is told to nobody: the answer is the same for an address without account, and takes no mail [SET-2]", async () => {
    const before = mailbox.mails.length;
    expect(await forgot("nobody@example.org")).toEqual({ status: 200, body: { sent: true } });
    const ada = await newStudent(server);
    await mailedCode(ada.email);
    expect(mailbox.mails.length).toBe(before + 1);
    expect(await forgot("not an address")).toEqual({ status: 400, body: { code: "INVALID_EMAIL" } });
  });

  test("fills nobody's mailbox: three mails in a quarter of an hour, and the same answer afterwards", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    for (let n = 0; n < 3; n++) await mailedCode(ada.email);
    expect(await forgot(ada.email)).toEqual({ status: 200, body: { sent: true } });
    await mailedCode(bob.email);
    expect(mailsTo(ada.email)).toHaveLength(3);
  });

  test("takes the code as it may be typed, and no other", async () => {
    const ada = await newStudent(server);
    const code = await mailedCode(ada.email);
    for (const wrong of ["", "x", "A".repeat(500)]) expect((await reset(wrong, "remembered")).status).toBe(400);
    const last = code.endsWith("A") ? "B" : "A";
    expect(await reset(`${code.slice(0, -1)}${last}`, "remembered")).toEqual(invalidCode);
    const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
    expect((await reset(typed, "remembered")).status).toBe(200);
  });

  test("has a code that ends with the password or the address it was given for", async () => {
    const ada = await newStudent(server);
    const first = await mailedCode(ada.email);
    const change = { currentPassword: ada.password, newPassword: "remembered", revokeOtherSessions: true };
    expect((await ada.post("/api/auth/change-password", change)).status).toBe(200);
    expect(await reset(first, "too late")).toEqual(invalidCode);
    const second = await mailedCode(ada.email);
    expect((await moveTo(ada, mailbox, `away.${dialect}@example.org`, "remembered")).status).toBe(200);
    expect(await reset(second, "too late")).toEqual(invalidCode);
  });
});

describe.each(["sqlite", "postgres"] as const)("an address that was changed (%s)", (dialect: Dialect) => {
  test("is told, and leads back for a week: whoever took the account over is out, whatever they did [SET-4]", async () => {
    const mailbox = await startMailbox();
    const server = await startTestServer({
      database: dialect,
      env: { SMTP_URL: mailbox.url, MAIL_FROM: "Jotter <jotter@example.org>" },
    });
    const signIn = async (email: string, password: string) =>
      (await createClient(server).post("/api/auth/sign-in/email", { email, password })).status;
    const ada = await newStudent(server);
    const thief = createClient(server);
    await thief.post("/api/auth/sign-in/email", { email: ada.email, password: ada.password });
    const move = async (newEmail: string, password: string) =>
      (await moveTo(thief, mailbox, newEmail, password)).status;
    expect(await move("thief@example.org", ada.password)).toBe(200);
    await thief.post("/api/auth/change-password", { currentPassword: ada.password, newPassword: "mine now" });
    expect(await move("thief2@example.org", "mine now")).toBe(200);
    await expect.poll(() => mailbox.mails.length).toBe(4);
    const mail = mailbox.mails.find(({ to }) => to.includes(ada.email));
    const code = /reset=(\S+)$/m.exec(mail?.text ?? "")?.[1] ?? "";
    expect(mail?.text).toContain(
      movedMail.de.body(`${server.url.replace("127.0.0.1", "localhost")}/login?reset=${code}`, "thief@example.org"),
    );

    const reset = (password: string) => createClient(server).post("/api/auth/reset-password", { code, password });
    expect(await reset("mine again")).toEqual({ status: 200, body: { email: ada.email } });
    expect((await thief.get("/api/sync/pull?after=0")).status).toBe(401);
    expect([await signIn(ada.email, "mine again"), await signIn("thief2@example.org", "mine now")]).toEqual([200, 401]);
    expect(await reset("once only")).toEqual(invalidCode);
    await server.stop();
    await mailbox.stop();
  });
});

describe.each(["sqlite", "postgres"] as const)("an address that is changed to another (%s)", (dialect: Dialect) => {
  test("is the account's once a code that was mailed there is entered, and nobody is kept out of theirs before [SET-1] [SET-4]", async () => {
    const mailbox = await startMailbox();
    const server = await startTestServer({
      database: dialect,
      env: { SMTP_URL: mailbox.url, MAIL_FROM: "Jotter <jotter@example.org>" },
    });
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    const newEmail = "Hal@example.org";
    const change = (more: object) => ada.post("/api/auth/change-email", { newEmail, language: "fr", ...more });
    expect(await change({ password: "guess" })).toEqual({ status: 400, body: { code: "INVALID_PASSWORD" } });
    expect(await change({ password: ada.password })).toEqual({ status: 403, body: { code: "NEEDS_CODE" } });
    await expect.poll(() => mailbox.mails.length).toBe(1);
    const [mail] = mailbox.mails;
    const code = moveCodeIn(mail?.text);
    expect(mail?.to).toEqual([newEmail]);
    expect(mail?.text).toBe(moveMail.fr.body(code));

    // It opens nothing but this, for nobody but her, to nowhere else.
    const reset = (given: string) =>
      createClient(server).post("/api/auth/reset-password", { code: given, password: "mine now" });
    expect(await reset(code)).toEqual(invalidCode);
    expect(await bob.post("/api/auth/change-email", { newEmail, code })).toEqual(invalidCode);
    expect(await change({ newEmail: "ivy@example.org", code })).toEqual(invalidCode);
    expect(await change({ code: `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}` })).toEqual(invalidCode);
    expect((await ada.get("/api/auth/get-session")).body).toMatchObject({ user: { email: ada.email } });

    expect(await change({ code: ` ${code.toLowerCase()} ` })).toEqual({ status: 200, body: { status: true } });
    expect((await ada.get("/api/auth/get-session")).body).toMatchObject({
      user: { email: "hal@example.org", emailVerified: true },
    });
    expect(await change({ newEmail: "Hal@example.org", code })).toMatchObject({ status: 422 });

    // Whose address it is hears of it three times in a quarter of an hour at most, from whomever.
    const ask = () => bob.post("/api/auth/change-email", { newEmail: "joy@example.org", password: bob.password });
    for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(403);
    expect((await ask()).status).toBe(429);
    await server.stop();
    await mailbox.stop();
  });

  test("is nobody's way to mail to strangers: three codes in a quarter of an hour, to whomever [SET-1] [OPS-3]", async () => {
    const mailbox = await startMailbox();
    const server = await startTestServer({
      database: dialect,
      env: { SMTP_URL: mailbox.url, MAIL_FROM: "Jotter <jotter@example.org>" },
    });
    const [eve, bob] = [await newStudent(server), await newStudent(server)];
    const ask = async ({ post, password }: typeof eve, newEmail: string) =>
      (await post("/api/auth/change-email", { newEmail, password })).status;
    for (let n = 0; n < 3; n++) expect(await ask(eve, `stranger${n}@example.org`)).toBe(403);
    expect(await ask(eve, "ivy@example.org")).toBe(429);
    expect(await ask(eve, "ivy@example.org")).toBe(429);
    // What was refused is not counted against the stranger, nor against anybody else.
    for (let n = 0; n < 3; n++) expect(await ask(bob, "ivy@example.org")).toBe(403);
    await expect.poll(() => mailbox.mails.length).toBe(6);
    await server.stop();
    await mailbox.stop();
  });

  test("never makes a code count that was mailed to the one before, however close together [SET-2]", async () => {
    const folder = mkdtempSync(join(tmpdir(), "jotter-codes-"));
    const postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
    const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres?.url }, 0);
    await run(
      database.db,
      `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $2, '0', $3, $3)`,
      ["ada", "now@example.org", new Date(0).toISOString()],
    );
    const codes = createResetCodes(database, "a secret");
    // The mail's turn comes after the address was changed.
    expect(await codes.create({ id: "ada", email: "before@example.org" }, "mail", 0)).toBeUndefined();
    expect(await codes.create({ id: "ada", email: "now@example.org" }, "mail", 0)).toMatch(/^[0-9A-Z-]{23}$/);
    await database.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true });
  });
});

describe("a forgotten password, whatever the database", () => {
  test("is mailed in the student's language, as plain text with nothing to fetch [I18-1]", async () => {
    const mailbox = await startMailbox();
    const server = await startTestServer({
      database: "sqlite",
      env: { SMTP_URL: mailbox.url, MAIL_FROM: "jotter@example.org", PUBLIC_URL: "https://jotter.example.org" },
    });
    const local = { url: `http://127.0.0.1:${server.port}` };
    const send = (path: string, body: object) =>
      createClient(local).send(path, {
        method: "POST",
        headers: { origin: "https://jotter.example.org" },
        body: JSON.stringify(body),
      });
    for (const language of [...languages, "tlh"] as const) {
      const email = `${language}@example.org`;
      await send("/api/auth/sign-up/email", { name: "Ada", email, password: "secret" });
      await send("/api/auth/forgot-password", { email, language });
      await expect.poll(() => mailbox.mails.at(-1)?.to).toEqual([email]);
      const { headers = "", text = "" } = mailbox.mails.at(-1) ?? {};
      const [link = ""] = /https:\S+/.exec(text) ?? [];
      expect(link).toMatch(/^https:\/\/jotter\.example\.org\/login\?reset=[0-9A-Z-]{23}$/);
      expect(text).toBe(resetMail[language === "tlh" ? "en" : language].body(link));
      expect(headers).toMatch(/content-type: text\/plain; charset=utf-8/i);
    }
    expect(new Set(Object.values(resetMail).map(({ subject }) => subject)).size).toBe(6);
    await server.stop();
    await mailbox.stop();
  });

  test("is answered before any mail has left, so that the wait tells nothing about an account [SET-2]", async () => {
    const mailbox = await startMailbox({ takesMs: 2000 });
    const server = await startTestServer({
      database: "sqlite",
      env: { SMTP_URL: mailbox.url, MAIL_FROM: "jotter@example.org" },
    });
    const ada = await newStudent(server);
    for (const email of [ada.email, "nobody@example.org"]) {
      expect(await ada.post("/api/auth/forgot-password", { email })).toEqual({ status: 200, body: { sent: true } });
      expect(mailbox.mails).toHaveLength(0);
    }
    // Not lost when the server stops meanwhile.
    await server.stop();
    expect(mailbox.mails).toHaveLength(1);
    await mailbox.stop();
  });

  test("has to be told to the operator where no mail can be sent [SET-2]", async () => {
    const server = await startTestServer({ database: "sqlite" });
    const ada = await newStudent(server);
    const forgot = (email: string) => createClient(server).post("/api/auth/forgot-password", { email });
    expect(await forgot(ada.email)).toEqual({ status: 200, body: { sent: false } });
    expect(await forgot("nobody@example.org")).toEqual({ status: 200, body: { sent: false } });
    await server.stop();
  });

  test("is logged, and nothing personal with it, where the mail server is away", async () => {
    const server = await startTestServer({
      database: "sqlite",
      env: { SMTP_URL: "smtp://me:hunter2@127.0.0.1:1", MAIL_FROM: "jotter@example.org" },
    });
    const ada = await newStudent(server);
    expect((await ada.post("/api/auth/forgot-password", { email: ada.email })).body).toEqual({ sent: true });
    await expect.poll(() => server.log.some((line) => line.includes("mail.failed"))).toBe(true);
    expect(server.log.join("\n")).not.toMatch(/example\.org|hunter2/);
    await server.stop();
  });

  test("is mended within 60 minutes or not at all, and its code is not in the database", async () => {
    const mailbox = await startMailbox();
    const server = await startTestServer({
      database: "sqlite",
      env: { SMTP_URL: mailbox.url, MAIL_FROM: "jotter@example.org", AUTH_ATTEMPTS_PER_ADDRESS: "5" },
    });
    const ada = await newStudent(server);
    await ada.post("/api/auth/forgot-password", { email: ada.email });
    await expect.poll(() => mailbox.mails.length).toBe(1);
    const [, code = ""] = /reset=(\S+)/.exec(mailbox.mails[0]?.text ?? "") ?? [];
    const file = new DatabaseSync(join(server.dataDir, "jotter.db"), { timeout: 5000 });
    const row = file.prepare("select * from reset_code").get();
    expect(Math.abs(Number(row?.expires_at) - Date.now() - hour)).toBeLessThan(60_000);
    expect(JSON.stringify(row)).not.toContain(code.slice(0, 5));
    file.exec(`update reset_code set expires_at = ${Date.now() - 1}`);
    file.close();
    const reset = () => ada.post("/api/auth/reset-password", { code, password: "remembered" });
    for (let n = 0; n < 3; n++) expect(await reset()).toEqual(invalidCode);
    // Guesses are counted like those of passwords.
    expect(await reset()).toEqual({ status: 429, body: { code: "TOO_MANY_ATTEMPTS" } });
    await server.stop();
    await mailbox.stop();
  });
});
