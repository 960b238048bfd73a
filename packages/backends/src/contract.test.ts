import { entities } from "@jotter/domain/entities";
import type { ModelPiece, ModelProblem, Question } from "@jotter/domain/model";
import { newNote, note } from "@jotter/domain/note";
import type { Account, Backend } from "@jotter/ports/backend";
import { newFileId } from "@jotter/ports/file-id";
import type { PushOp, PushResult } from "@jotter/ports/protocol";
import { openReplica } from "@jotter/replica/open-replica";
import { startSync } from "@jotter/replica/sync";
import { wipeReplica } from "@jotter/replica/wipe";
import { startOidcProvider } from "@jotter/server/auth/test-oidc";
import { startTestModelServer, wellObject, wellPieces } from "@jotter/server/models/test-model-server";
import { startTestServer } from "@jotter/server/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMemoryServer, type GoogleAccount } from "./memory.ts";
import { browserBackend, openBrowser } from "./testing/browser.ts";

type Running = {
  readonly connect: () => Backend;
  /** What the operator's command gives out. */
  readonly resetCode: (email: string) => Promise<string>;
  /** A browser in which somebody signs in by Google: what it is sent back with, and what it is then. */
  readonly byGoogle: (choice: GoogleChoice, returnTo?: string) => Promise<{ backend: Backend; search: string }>;
  readonly stop: () => Promise<void>;
};
type GoogleChoice = GoogleAccount | "cancel";

const backends: [string, () => Promise<Running>][] = [
  ["memory", inMemory],
  ["http on SQLite", () => onServer("sqlite")],
  ["http on PostgreSQL", () => onServer("postgres")],
];

const googleAccounts = {
  ada: { id: "g-ada", email: "ada.google@example.org", name: "Ada", emailVerified: true },
  bob: { id: "g-bob", email: "bob.google@example.org", name: "Bob", emailVerified: true },
  eve: { id: "g-eve", email: "eve.google@example.org", name: "Eve", emailVerified: false },
};

async function startOf(backend: Backend, returnTo: string | undefined): Promise<string> {
  const started = await backend.auth.googleStart("redirect", returnTo);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value.url;
}

async function inMemory(): Promise<Running> {
  let choice: GoogleChoice = "cancel";
  const server = createMemoryServer({ google: () => choice });
  return {
    connect: server.connect,
    byGoogle: async (chosen, returnTo) => {
      choice = chosen;
      const backend = server.connect();
      return { backend, search: new URL(await startOf(backend, returnTo), "http://localhost").search };
    },
    resetCode: async (email) => server.resetCode(email),
    stop: async () => undefined,
  };
}

async function onServer(database: "sqlite" | "postgres"): Promise<Running> {
  const google = await startOidcProvider({ accounts: Object.values(googleAccounts) });
  const server = await startTestServer({ database, env: google.env });
  return {
    connect: () => browserBackend(server.url),
    resetCode: server.resetCode,
    byGoogle: async (choice, returnTo) => {
      const { backend, visit } = openBrowser(server.url);
      const start = await startOf(backend, returnTo);
      const back = new URL(await google.choose(start, choice === "cancel" ? choice : { account: choice.id }));
      return { backend, search: new URL(await visit(`${back.pathname}${back.search}`), server.url).search };
    },
    stop: async () => {
      await server.stop();
      await google.stop();
    },
  };
}

describe.each(backends)("a backend (%s)", (kindOfBackend, start) => {
  let running: Running;
  let count = 0;
  beforeAll(async () => {
    running = await start();
  }, 120_000);
  afterAll(async () => running?.stop());

  const password = "secret1";

  async function newStudent(): Promise<{ backend: Backend; account: Account; email: string }> {
    const backend = running.connect();
    const email = `student${++count}@example.org`;
    const signedUp = await backend.auth.signUp({ name: "Ada", email, password });
    if (!signedUp.ok) throw new Error(JSON.stringify(signedUp.problem));
    return { backend, account: signedUp.value, email };
  }

  async function anotherDevice(email: string): Promise<Backend> {
    const backend = running.connect();
    await backend.auth.signIn({ email, password });
    return backend;
  }

  describe("accounts", () => {
    test("a newcomer is signed in at once and known on the next question [SUP-4]", async () => {
      const { backend, account, email } = await newStudent();
      expect(account).toEqual({ id: account.id, email, name: "Ada" });
      expect(await backend.auth.current()).toEqual({ ok: true, value: account });
      expect(await running.connect().auth.current()).toEqual({ ok: true, value: null });
    });

    test("an address can be used once, whatever its case [SUP-4]", async () => {
      const { email } = await newStudent();
      const again = await running.connect().auth.signUp({ name: "Eve", email: email.toUpperCase(), password });
      expect(again).toEqual({ ok: false, problem: { kind: "email-taken" } });
    });

    test("a malformed address and a short password are refused [SUP-3]", async () => {
      const { auth } = running.connect();
      expect(await auth.signUp({ name: "Ada", email: "nobody", password })).toEqual({
        ok: false,
        problem: { kind: "invalid-email" },
      });
      const short = await auth.signUp({ name: "Ada", email: "short@example.org", password: "12345" });
      expect(short).toEqual({ ok: false, problem: { kind: "password-too-short" } });
    });

    test("an unknown student and a wrong password are told apart [LOG-2]", async () => {
      const { email } = await newStudent();
      const { auth } = running.connect();
      const stranger = await auth.signIn({ email: "stranger@example.org", password });
      expect(stranger).toEqual({ ok: false, problem: { kind: "user-not-found" } });
      expect(await auth.signIn({ email, password: "wrong-one" })).toEqual({
        ok: false,
        problem: { kind: "wrong-password" },
      });
    });

    test("signing out ends the session for good [SES-1]", async () => {
      const { backend } = await newStudent();
      await backend.auth.signOut();
      expect(await backend.auth.current()).toEqual({ ok: true, value: null });
      expect(await backend.sync.pull({ after: 0 })).toEqual({ ok: false, problem: { kind: "signed-out" } });
    });

    test("a new password replaces the old one [SET-1]", async () => {
      const { backend, email } = await newStudent();
      expect(await backend.auth.changePassword({ current: "wrong-one", next: "better1" })).toEqual({
        ok: false,
        problem: { kind: "wrong-password" },
      });
      expect(await backend.auth.changePassword({ current: password, next: "better1" })).toEqual({
        ok: true,
        value: null,
      });
      const device = running.connect();
      expect((await device.auth.signIn({ email, password })).ok).toBe(false);
      expect((await device.auth.signIn({ email, password: "better1" })).ok).toBe(true);
    });

    test("a new address replaces the old one, and cannot be somebody else's; it asks for the password [SET-1] [SET-4]", async () => {
      const { backend, account } = await newStudent();
      const other = await newStudent();
      const change = (email: string, given: string | undefined = password) =>
        backend.auth.changeEmail({ email, password: given, language: "en" });
      expect(await change(other.email)).toMatchObject({ ok: false, problem: { kind: "email-taken" } });
      const moved = `moved.${account.id.slice(0, 8).toLowerCase()}@example.org`;
      expect(await change(moved, "guessed")).toMatchObject({ ok: false, problem: { kind: "wrong-password" } });
      expect(await change(moved)).toEqual({ ok: true, value: null });
      expect((await running.connect().auth.signIn({ email: moved, password })).ok).toBe(true);
    });

    test("Google lets a newcomer in, knows them the next time, and is proof enough to leave for good [GOO-2]", async () => {
      const { ada } = googleAccounts;
      const first = await running.byGoogle(ada, "/notes");
      const { auth } = first.backend;
      expect(await auth.providers()).toEqual({ ok: true, value: { google: "ready" } });
      expect(auth.googleOutcome(first.search)).toEqual({ ok: true, value: { isNew: true, returnTo: "/notes" } });
      const current = await auth.current();
      expect(current).toMatchObject({ ok: true, value: { email: ada.email, name: "Ada" } });
      expect(await auth.waysIn()).toEqual({ ok: true, value: { password: false, google: true } });

      const again = await running.byGoogle(ada);
      expect(auth.googleOutcome(again.search)).toEqual({ ok: true, value: { isNew: false, returnTo: null } });
      expect(await again.backend.auth.current()).toEqual(current);
      expect(await again.backend.auth.deleteAccount()).toEqual({ ok: true, value: null });
      expect(await auth.current()).toEqual({ ok: false, problem: { kind: "ended" } });
    });

    test("Google lets nobody in who cancels, is not verified, or has the address of a password account [GOO-3]", async () => {
      const { bob, eve } = googleAccounts;
      const owner = running.connect();
      await owner.auth.signUp({ name: "Bob", email: bob.email, password });
      expect(await owner.auth.waysIn()).toEqual({ ok: true, value: { password: true, google: false } });
      for (const [choice, kind] of [
        ["cancel", "cancelled"],
        [eve, "email-not-verified"],
        [bob, "not-linked"],
      ] as const) {
        const { backend, search } = await running.byGoogle(choice);
        expect(backend.auth.googleOutcome(search)).toEqual({ ok: false, problem: { kind } });
        expect(await backend.auth.current()).toEqual({ ok: true, value: null });
      }
    });

    test("a forgotten password is replaced with the operator's code, once, and every device is out [SET-2]", async () => {
      const { backend, email } = await newStudent();
      const { auth } = running.connect();
      expect(await auth.forgotPassword(email, "de")).toEqual({ ok: true, value: { sent: false } });
      expect(await auth.forgotPassword("nobody", "de")).toEqual({ ok: false, problem: { kind: "invalid-email" } });
      const code = await running.resetCode(email);
      const invalidCode = { ok: false, problem: { kind: "invalid-code" } };
      expect(await auth.resetPassword("GUESS-WORK", "better1")).toEqual(invalidCode);
      expect(await auth.resetPassword(code, "short")).toEqual({ ok: false, problem: { kind: "password-too-short" } });
      expect(await auth.resetPassword(code, "better1")).toEqual({ ok: true, value: { email } });
      expect(await auth.resetPassword(code, "better2")).toEqual(invalidCode);
      expect(await backend.auth.current()).toEqual({ ok: true, value: null });
      expect((await auth.signIn({ email, password })).ok).toBe(false);
      expect((await auth.signIn({ email, password: "better1" })).ok).toBe(true);
    });

    test("devices are listed, and ended one by one or all but this one [SET-2]", async () => {
      const { backend, email } = await newStudent();
      const devices = [await anotherDevice(email), await anotherDevice(email), await anotherDevice(email)];
      const listed = await backend.auth.devices();
      if (!listed.ok) throw new Error(JSON.stringify(listed.problem));
      expect(listed.value.map(({ current }) => current)).toEqual([true, false, false, false]);
      const signedIn = () => Promise.all(devices.map(async ({ auth }) => (await auth.devices()).ok));

      expect(await backend.auth.endDevice(listed.value[1]?.id ?? "")).toEqual({ ok: true, value: null });
      expect((await signedIn()).filter((isIn) => isIn)).toHaveLength(2);
      expect(await backend.auth.endDevice("no such device")).toEqual({ ok: true, value: null });
      expect(await backend.auth.endOtherDevices()).toEqual({ ok: true, value: null });
      expect(await signedIn()).toEqual([false, false, false]);
      // Not merely signed out: it is to take what it holds off itself.
      expect(await devices[0]?.auth.current()).toEqual({ ok: false, problem: { kind: "ended" } });
      expect((await backend.auth.devices()).ok).toBe(true);
      expect(await running.connect().auth.devices()).toEqual({ ok: false, problem: { kind: "signed-out" } });
    });

    test("a deleted account is gone with its records and files [SET-2]", async () => {
      const { backend, email } = await newStudent();
      await push(backend, [create("a")]);
      await backend.files.upload({ name: "a.txt", content: new Blob(["text"]) });
      expect(await backend.auth.deleteAccount("wrong-one")).toEqual({ ok: false, problem: { kind: "wrong-password" } });
      expect(await backend.auth.deleteAccount(password)).toEqual({ ok: true, value: null });
      expect(await backend.auth.current()).toEqual({ ok: true, value: null });
      expect(await backend.sync.pull({ after: 0 })).toEqual({ ok: false, problem: { kind: "signed-out" } });
      const again = running.connect();
      expect((await again.auth.signUp({ name: "Ada", email, password })).ok).toBe(true);
      expect(await pullAll(again)).toEqual([]);
    });
  });

  describe("records", () => {
    test("come back as they were written, unknown fields included", async () => {
      const { backend, email } = await newStudent();
      const op = create("a", { title: "Mitosis", fromTheFuture: { nested: [1, null, "x"] } });
      const [result] = await push(backend, [op]);
      const row = {
        kind: "note",
        id: "a",
        rev: 1,
        v: 1,
        data: op.data,
        del: false,
        at: op.at,
        seen: { "device-1": 1 },
      };
      expect(result).toEqual({ kind: "note", id: "a", status: "ok", rev: 1, at: op.at });
      expect(await pullAll(await anotherDevice(email))).toEqual([row]);
    });

    test("are written only on the revision the device has seen [DAT-2]", async () => {
      const { backend } = await newStudent();
      await push(backend, [create("a", { title: "one" })]);
      const [late] = await push(backend, [{ ...create("a", { title: "two" }), n: 2 }]);
      expect(late).toMatchObject({ status: "conflict", row: { rev: 1, data: { title: "one" } } });
      const [next] = await push(backend, [{ ...create("a", { title: "three" }), n: 3, ifRev: 1 }]);
      expect(next).toMatchObject({ status: "ok", rev: 2 });
      expect((await pullAll(backend)).map(({ data }) => data?.title)).toEqual(["three"]);
      expect(await push(backend, [{ ...create("b"), ifRev: 7 }])).toEqual([
        { kind: "note", id: "b", status: "conflict", row: null },
      ]);
    });

    test("that arrive twice are written once, and the device can tell", async () => {
      const { backend } = await newStudent();
      const op = create("a");
      await push(backend, [op]);
      const [again] = await push(backend, [op]);
      expect(again).toMatchObject({ status: "conflict", row: { rev: 1, seen: { "device-1": 1 } } });
    });

    test("succeed or fail one by one [DAT-2]", async () => {
      const { backend } = await newStudent();
      const results = await push(backend, [
        { ...create("a"), kind: "unheard-of" },
        { ...create("b"), data: { title: 7 } },
        { ...create("c"), v: 99 },
        create("d"),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "ok"]);
      expect(results[0]).toEqual({ kind: "unheard-of", id: "a", status: "rejected", code: "UNKNOWN_KIND" });
      expect(results[1]).toMatchObject({
        status: "rejected",
        code: "INVALID",
        fields: expect.arrayContaining(["title", "body"]),
      });
      expect(results[2]).toEqual({ kind: "note", id: "c", status: "rejected", code: "UPGRADE" });
      expect((await pullAll(backend)).map(({ id }) => id)).toEqual(["d"]);
    });

    test("keep their data when deleted, and an old edit does not bring them back", async () => {
      const { backend } = await newStudent();
      await push(backend, [create("a", { title: "kept" })]);
      await push(backend, [{ ...create("a", { title: "kept" }), ifRev: 1, n: 2, del: true }]);
      const [late] = await push(backend, [{ ...create("a", { title: "late" }), ifRev: 1, n: 3 }]);
      expect(late).toMatchObject({ status: "conflict", row: { del: true, data: { title: "kept" } } });
    });

    test("an edit from the future is pulled back to the present [NOT-4]", async () => {
      const { backend } = await newStudent();
      const tenYears = 10 * 365 * 86_400_000;
      const [result] = await push(backend, [{ ...create("a"), at: Date.now() + tenYears }]);
      const at = result?.status === "ok" ? result.at : Number.NaN;
      expect(at).toBeLessThanOrEqual(Date.now() + 61_000);
      expect(at).toBeGreaterThan(Date.now() - 61_000);
    });

    test("are read page by page, forwards and newest first", async () => {
      const { backend } = await newStudent();
      await push(
        backend,
        ["a", "b", "c", "d", "e"].map((id) => create(id)),
      );
      const forwards = await backend.sync.pull({ after: 1, limit: 2 });
      expect(forwards).toMatchObject({
        ok: true,
        value: { cursor: 3, more: true, head: 5, rows: [{ id: "b" }, { id: "c" }] },
      });
      const last = await backend.sync.pull({ after: 5, limit: 2 });
      expect(last).toMatchObject({ ok: true, value: { cursor: 5, more: false, rows: [] } });
      const newest = await backend.sync.pull({ before: "newest", limit: 2 });
      expect(newest).toMatchObject({
        ok: true,
        value: { cursor: 4, more: true, head: 5, rows: [{ id: "e" }, { id: "d" }] },
      });
      const older = await backend.sync.pull({ before: 4, limit: 5 });
      expect(older).toMatchObject({
        ok: true,
        value: { cursor: 1, more: false, rows: [{ id: "c" }, { id: "b" }, { id: "a" }] },
      });
    });

    test("of a student's settings come with a new device's first page, however long ago they were chosen [SET-1]", async () => {
      const { backend } = await newStudent();
      const data = { theme: "light", language: "ja", updatedAt: 1 };
      await push(backend, [{ ...create("only"), kind: "settings", data }]);
      await push(
        backend,
        ["a", "b", "c"].map((id) => create(id)),
      );
      const first = await backend.sync.pull({ before: "newest", limit: 2 });
      expect(first).toMatchObject({
        ok: true,
        value: {
          cursor: 3,
          more: true,
          rows: [{ kind: "settings", data: { language: "ja" } }, { id: "c" }, { id: "b" }],
        },
      });
      const rest = await backend.sync.pull({ before: 3, limit: 2 });
      expect(rest).toMatchObject({ ok: true, value: { more: false, rows: [{ id: "a" }, { kind: "settings" }] } });
    });

    test("overwritten by another device stay in the history [NOT-4]", async () => {
      const { backend } = await newStudent();
      await push(backend, [create("a", { title: "one" })]);
      await push(backend, [{ ...create("a", { title: "two" }), ifRev: 1 }], "device-2");
      const past = await backend.sync.history("note", "a");
      expect(past).toMatchObject({ ok: true, value: [{ rev: 1, data: { title: "one" } }] });
    });

    test("of a replaced server are refused until the device has read it anew", async () => {
      const { backend } = await newStudent();
      const answer = await backend.sync.push({ epoch: "5.other", device: "device-1", ops: [create("a")] });
      const page = await backend.sync.pull({ after: 0 });
      const epoch = page.ok ? page.value.epoch : "";
      expect(answer).toEqual({ ok: false, problem: { kind: "epoch", epoch } });
    });

    test("of one student are neither seen nor touched by another, nor by nobody [DAT-4]", async () => {
      const { backend } = await newStudent();
      await push(backend, [create("a", { title: "private" })]);
      await push(backend, [{ ...create("a", { title: "private too" }), ifRev: 1, n: 2 }], "device-2");
      const stranger = await newStudent();
      expect(await pullAll(stranger.backend)).toEqual([]);
      expect(await stranger.backend.sync.history("note", "a")).toEqual({ ok: true, value: [] });
      const [own] = await push(stranger.backend, [create("a", { title: "mine" })]);
      expect(own).toMatchObject({ status: "ok", rev: 1 });
      expect((await pullAll(backend)).map(({ data }) => data?.title)).toEqual(["private too"]);

      const nobody = running.connect();
      const signedOut = { ok: false, problem: { kind: "signed-out" } };
      expect(await nobody.sync.pull({ after: 0 })).toEqual(signedOut);
      expect(await nobody.sync.push({ epoch: null, device: "x", ops: [create("a")] })).toEqual(signedOut);
      expect(await nobody.sync.history("note", "a")).toEqual(signedOut);
    });

    test("poke the student's other devices, and nobody else's [NOT-4]", async () => {
      const { backend, email } = await newStudent();
      const stranger = await newStudent();
      let strangers = 0;
      const stopStranger = stranger.backend.sync.subscribe(() => strangers++);
      const phone = await anotherDevice(email);
      let pokes = 0;
      const stop = phone.sync.subscribe(() => pokes++);
      await settled(() => (kindOfBackend === "memory" ? true : pokes > 0 && strangers > 0));
      const [before, strangersBefore] = [pokes, strangers];
      await push(backend, [create("a")]);
      await settled(() => pokes > before);
      stop();
      stopStranger();
      expect(strangers).toBe(strangersBefore);
    });
  });

  describe("files", () => {
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])], {
      type: "image/png",
    });

    test("are stored, listed, read whole and in part, and deleted [DOC-1]", async () => {
      const { backend } = await newStudent();
      const uploaded = await backend.files.upload({ name: "cell.png", content: png });
      if (!uploaded.ok) throw new Error(JSON.stringify(uploaded.problem));
      const file = uploaded.value;
      const { id, createdAt } = file;
      expect(file).toEqual({ id, name: "cell.png", type: "image/png", bytes: 12, createdAt, purpose: "document" });
      expect(await backend.files.list()).toMatchObject({ ok: true, value: { files: [file], usedBytes: 12 } });
      const whole = await backend.files.download(file.id);
      expect(whole.ok && new Uint8Array(await whole.value.arrayBuffer())).toEqual(
        new Uint8Array(await png.arrayBuffer()),
      );
      const part = await backend.files.download(file.id, { start: 8, end: 9 });
      expect(part.ok && new Uint8Array(await part.value.arrayBuffer())).toEqual(new Uint8Array([1, 2]));
      expect(await backend.files.remove(file.id)).toEqual({ ok: true, value: null });
      expect(await backend.files.download(file.id)).toEqual({ ok: false, problem: { kind: "not-found" } });
      expect(await backend.files.list()).toMatchObject({ ok: true, value: { files: [], usedBytes: 0 } });
    });

    test("may have an id of the device's making, and are stored once however often they are sent [NOT-3]", async () => {
      const { backend } = await newStudent();
      const id = newFileId();
      const image = { id, name: "cell.png", content: png, purpose: "note-image" } as const;
      const first = await backend.files.upload(image);
      expect(first).toMatchObject({ ok: true, value: { id, bytes: 12, purpose: "note-image" } });
      expect(await backend.files.upload(image)).toEqual(first);
      expect(await backend.files.list()).toMatchObject({ ok: true, value: { files: [{ id }], usedBytes: 12 } });

      const stranger = await newStudent();
      expect(await stranger.backend.files.upload(image)).toMatchObject({ ok: false, problem: { kind: "unavailable" } });
      expect(await stranger.backend.files.list()).toMatchObject({ ok: true, value: { files: [], usedBytes: 0 } });
    });

    test("that are long arrive whole, and go on where they were left [LEC-1] [DAT-3]", async () => {
      const { backend } = await newStudent();
      const id = newFileId();
      const bytes = Uint8Array.from({ length: 9 * 1024 * 1024 + 7 }, (_, at) => (at * 31) ^ (at >> 11));
      const content = new Blob([bytes]);
      const leaving = new AbortController();
      const leave = (sent: number) => sent > 0 && leaving.abort();
      await backend.files.upload({ id, name: "lecture.webm", content, signal: leaving.signal, onProgress: leave });
      const told: number[] = [];
      const onProgress = (sent: number) => void told.push(sent);
      const uploaded = await backend.files.upload({ id, name: "lecture.webm", content, onProgress });
      expect(uploaded).toMatchObject({ ok: true, value: { id, bytes: bytes.length } });
      if (kindOfBackend !== "memory") expect(told[0]).toBeGreaterThan(0);
      const whole = await backend.files.download(id);
      expect(whole.ok && Buffer.from(await whole.value.arrayBuffer()).equals(bytes)).toBe(true);
      expect(await backend.files.list()).toMatchObject({
        ok: true,
        value: { files: [{ id }], usedBytes: bytes.length },
      });
    });

    test("of one student are not there for another, nor for nobody [DAT-4]", async () => {
      const { backend } = await newStudent();
      const uploaded = await backend.files.upload({ name: "a.png", content: png });
      const id = uploaded.ok ? uploaded.value.id : "";
      const stranger = await newStudent();
      const notFound = { ok: false, problem: { kind: "not-found" } };
      expect(await stranger.backend.files.download(id)).toEqual(notFound);
      expect(await stranger.backend.files.remove(id)).toEqual(notFound);
      expect(await stranger.backend.files.list()).toMatchObject({ ok: true, value: { files: [] } });
      const nobody = running.connect();
      const unauthorized = { ok: false, problem: { kind: "unauthorized" } };
      expect(await nobody.files.download(id)).toEqual(unauthorized);
      expect(await nobody.files.remove(id)).toEqual(unauthorized);
      expect(await nobody.files.list()).toEqual(unauthorized);
      expect(await nobody.files.upload({ name: "x", content: png })).toEqual(unauthorized);
      expect((await backend.files.download(id)).ok).toBe(true);
    });

    test("are not kept when the upload is cancelled [DOC-4]", async () => {
      const { backend } = await newStudent();
      const cancelled = AbortSignal.abort();
      expect(await backend.files.upload({ name: "a.png", content: png, signal: cancelled })).toEqual({
        ok: false,
        problem: { kind: "canceled" },
      });
      expect(await backend.files.list()).toMatchObject({ ok: true, value: { files: [], usedBytes: 0 } });
    });
  });

  test("gives back on a second device what the first one wrote, and both keep what they write at once [NOT-4]", async () => {
    const { backend, email } = await newStudent();
    const laptop = await device(backend, `laptop-${kindOfBackend}`);
    const phone = await device(await anotherDevice(email), `phone-${kindOfBackend}`);
    try {
      const id = await laptop.replica.create(note, { ...newNote(Date.now()), title: "Mitosis", body: "Cells divide." });
      await settled(async () => (await phone.replica.get(note, id))?.body === "Cells divide.");
      await Promise.all([
        laptop.replica.editText(note, id, "body", "Cells divide.", "Cells divide. From the laptop"),
        phone.replica.editText(note, id, "body", "Cells divide.", "Cells divide. Typed on a phone"),
      ]);
      await settled(async () => {
        const bodies = [
          (await laptop.replica.get(note, id))?.body ?? "",
          (await phone.replica.get(note, id))?.body ?? "",
        ];
        return bodies[0] === bodies[1] && /laptop/.test(bodies[0] ?? "") && /phone/.test(bodies[0] ?? "");
      });
      await settled(async () => (await laptop.replica.syncState()).phase === "idle");
      expect(await laptop.replica.syncState()).toEqual({ phase: "idle", pending: 0, blocked: 0, firstSync: false });
    } finally {
      await laptop.off();
      await phone.off();
    }
  });

  async function device(backend: Backend, name: string) {
    const replica = openReplica({ userId: name, entities, now: () => Date.now() });
    const sync = startSync({ replica, sync: backend.sync, exclusively: (_, __, work) => work() });
    const off = async () => {
      await sync.stop();
      replica.close();
      await wipeReplica(name);
    };
    return { replica, off };
  }
});

describe.each([
  ["memory", async () => ({ backend: createMemoryServer().connect(), stop: async () => undefined })],
  [
    "http",
    async () => {
      const server = await startTestServer({ database: "sqlite" });
      return { backend: browserBackend(server.url), stop: server.stop };
    },
  ],
] as const)("a backend without Google (%s)", (_, start) => {
  test("says so before and when it is tried [GOO-3]", async () => {
    const { backend, stop } = await start();
    expect(await backend.auth.providers()).toEqual({ ok: true, value: { google: "off" } });
    expect(await backend.auth.googleStart("popup", "/notes")).toEqual({ ok: false, problem: { kind: "not-enabled" } });
    await stop();
  });
});

const aiBackends: [string, (fate: string) => Promise<{ connect: () => Backend; stop: () => Promise<void> }>][] = [
  [
    "memory",
    async (fate) => ({
      connect: createMemoryServer(fate === "none" ? {} : { model: () => writtenBy(fate) }).connect,
      stop: async () => undefined,
    }),
  ],
  [
    "http",
    async (fate) => {
      const provider = await startTestModelServer();
      const env = { AI_BASE_URL: provider.openAiUrl, AI_MODEL: fate };
      const server = await startTestServer({ database: "sqlite", env: fate === "none" ? {} : env });
      return {
        connect: () => browserBackend(server.url),
        stop: async () => {
          await server.stop();
          await provider.stop();
        },
      };
    },
  ],
];

/** What the test model server writes, for the memory. */
async function* writtenBy(fate: string): AsyncIterable<string | ModelProblem> {
  if (fate === "json") yield JSON.stringify(wellObject);
  if (fate === "well") yield* wellPieces;
  if (fate === "drop-mid-stream") yield* [wellPieces[0], { kind: "network" as const }];
  while (fate === "endless") {
    yield "word ";
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe.each(aiBackends)("a backend with a language model (%s)", (_, start) => {
  const question: Question = { turns: [{ role: "user", text: "What is mitosis?" }] };
  const asking = {
    ...question,
    schema: { type: "object", properties: { terms: { type: "array", items: { type: "string" } } } },
  };
  const done = { t: "done", usage: expect.any(Object), model: expect.any(String), cut: false };

  async function withModel(fate: string, use: (backends: { visitor: Backend; student: Backend }) => Promise<void>) {
    const { connect, stop } = await start(fate);
    const student = connect();
    await student.auth.signUp({ name: "Ada", email: "ada@example.org", password: "secret1" });
    await use({ visitor: connect(), student }).finally(stop);
  }

  async function all(pieces: AsyncIterable<ModelPiece>) {
    const read: ModelPiece[] = [];
    for await (const piece of pieces) read.push(piece);
    return read;
  }

  test("streams a text to a student, and to a visitor too [AIX-1] [CHT-6]", () =>
    withModel("well", async ({ student, visitor }) => {
      const pieces = [...wellPieces.map((d) => ({ t: "text", d })), done];
      expect(await all(student.ai.text(question))).toEqual(pieces);
      expect(await all(visitor.ai.text(question))).toEqual(pieces);
      expect(await visitor.ai.status()).toMatchObject({
        ok: true,
        value: { problem: null, models: [expect.any(String)] },
      });
      expect(await student.ai.test()).toMatchObject({ ok: true, value: { models: [{ problem: null }] } });
    }));

  test("answers a blank question with nothing [AIX-1]", () =>
    withModel("well", async ({ student }) => {
      const blank = { turns: [{ role: "user" as const, text: "  " }] };
      expect(await all(student.ai.text(blank))).toEqual([{ ...done, usage: { inputTokens: 0, outputTokens: 0 } }]);
      expect(await student.ai.object({ ...asking, ...blank })).toMatchObject({ ok: true, value: { value: null } });
    }));

  test("gives a value to a student, and to nobody else [AIX-4]", () =>
    withModel("json", async ({ student, visitor }) => {
      expect(await student.ai.object(asking)).toMatchObject({ ok: true, value: { value: wellObject, cut: false } });
      expect(await visitor.ai.object(asking)).toEqual({ ok: false, problem: { kind: "signed-out" } });
      expect(await visitor.ai.test()).toEqual({ ok: false, problem: { kind: "signed-out" } });
    }));

  test("keeps what was written before it broke off [AIX-5]", () =>
    withModel("drop-mid-stream", async ({ student }) => {
      expect(await all(student.ai.text(question))).toEqual([
        { t: "text", d: wellPieces[0] },
        { t: "error", problem: { kind: "network" } },
      ]);
      expect(await student.ai.object(asking)).toEqual({ ok: false, problem: { kind: "network" } });
    }));

  test("stops when it is told to, and when nobody listens any more [CHT-6]", () =>
    withModel("endless", async ({ student }) => {
      const stopping = new AbortController();
      const pieces: ModelPiece[] = [];
      for await (const piece of student.ai.text(question, stopping.signal)) {
        if (pieces.push(piece) === 3) stopping.abort();
      }
      expect(pieces.at(-1)).toEqual({ t: "error", problem: { kind: "aborted" } });
      expect(await all(student.ai.text(question, stopping.signal))).toEqual([pieces.at(-1)]);
      for await (const piece of student.ai.text(question)) {
        expect(piece.t).toBe("text");
        break;
      }
      const soon = AbortSignal.timeout(50);
      expect(await student.ai.object(asking, soon)).toEqual({ ok: false, problem: { kind: "aborted" } });
    }));

  test("says when there is no model [AIX-6]", () =>
    withModel("none", async ({ student, visitor }) => {
      const problem = { kind: "no-key" };
      expect(await visitor.ai.status()).toMatchObject({ ok: true, value: { provider: "none", problem, models: [] } });
      expect(await all(visitor.ai.text(question))).toEqual([{ t: "error", problem }]);
      expect(await student.ai.object(asking)).toEqual({ ok: false, problem });
      expect(await student.ai.test()).toEqual({ ok: false, problem });
    }));
});

describe("what a search says of Google", () => {
  const { googleOutcome } = createMemoryServer().connect().auth;
  test.each([
    ["", null],
    ["?reset=ABC", null],
    ["?google=maybe", null],
    ["?google=new&to=%2Fnotes", { ok: true, value: { isNew: true, returnTo: "/notes" } }],
    ["?google=back&to=%2F%2Fexample.org", { ok: true, value: { isNew: false, returnTo: null } }],
    ["?google=back&to=%2F%5Cexample.org", { ok: true, value: { isNew: false, returnTo: null } }],
    ["?google=back&to=javascript:alert(1)", { ok: true, value: { isNew: false, returnTo: null } }],
    ["?google=error&code=CANCELLED", { ok: false, problem: { kind: "cancelled" } }],
    ["?google=error&code=NOT_ENABLED", { ok: false, problem: { kind: "not-enabled" } }],
    ["?google=error&code=ACCOUNT_NOT_LINKED", { ok: false, problem: { kind: "not-linked" } }],
    ["?google=error&code=EMAIL_NOT_VERIFIED", { ok: false, problem: { kind: "email-not-verified" } }],
    ["?google=error&code=INVALID_CLIENT", { ok: false, problem: { kind: "invalid-key" } }],
    ["?google=error&code=PROVIDER_UNREACHABLE", { ok: false, problem: { kind: "offline" } }],
    ["?google=error&code=FAILED", { ok: false, problem: { kind: "other", detail: "FAILED" } }],
  ])("%s", (search, outcome) => {
    expect(googleOutcome(search)).toEqual(outcome);
  });
});

function create(id: string, data: object = {}): PushOp {
  return {
    kind: "note",
    id,
    ifRev: 0,
    n: 1,
    v: 1,
    data: { ...newNote(1), ...data },
    del: false,
    at: 1_700_000_000_000,
  };
}

async function push(backend: Backend, ops: PushOp[], device = "device-1"): Promise<PushResult[]> {
  const answer = await backend.sync.push({ epoch: null, device, ops });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value.results;
}

async function pullAll(backend: Backend) {
  const page = await backend.sync.pull({ after: 0 });
  if (!page.ok) throw new Error(JSON.stringify(page.problem));
  return page.value.rows;
}

async function settled(isSettled: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + 15_000;
  while (!(await isSettled())) {
    if (Date.now() > until) throw new Error("it did not settle within 15 s");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
