import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../storage/database.ts";

import { openDatabase } from "../storage/open-database.ts";
import type { PieceReceived } from "./file-pieces.ts";
import { createDiskFileStore, type FileStore } from "./file-store.ts";
import { createStudentFiles, type StudentFiles } from "./student-files.ts";
import { type StrictS3, s3StoreAt, startStrictS3 } from "./test-s3.ts";

const pieceBytes = 10;
const limits = { fileBytes: 100, quotaBytes: 250, pieceBytes };

/** What comes over the line: all of it, or what came before the cut. */
async function* line(bytes: Buffer, cutAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < bytes.length; at += 3) {
    await new Promise((resolve) => setImmediate(resolve));
    if (at + 3 > cutAt) throw new Error("cut");
    yield bytes.subarray(at, at + 3);
  }
}

describe.each(["disk", "strict S3"] as const)("files in pieces (%s) [LEC-1] [DAT-3]", (kind) => {
  let folder: string;
  let s3: StrictS3 | undefined;
  let store: FileStore;
  let database: Database;
  let students = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "jotter-pieces-"));
    s3 = kind === "disk" ? undefined : await startStrictS3();
    mkdirSync(join(folder, "files"));
    store = s3 ? s3StoreAt(s3.url) : createDiskFileStore(join(folder, "files"));
    database = await openDatabase({ DATA_DIR: join(folder, "data") }, 1);
  });
  afterAll(async () => {
    await database.close();
    await s3?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Of a student with an account, on a server whose runs are counted. */
  async function desk() {
    const userId = `ada-${++students}`;
    const at = new Date(0).toISOString();
    await database.db
      .insertInto("user")
      .values({
        id: userId,
        name: "Ada",
        email: `${userId}@example.org`,
        emailVerified: 0,
        updatedAt: at,
        createdAt: at,
      } as never)
      .execute();
    let run = students * 1000;
    const open = () => createStudentFiles(database, store, limits, { id: run, isGone: async (id) => id !== run });
    let files = open();
    const id = randomBytes(16).toString("hex");
    const send = (
      whole: Buffer,
      from: number,
      change: { cutAt?: number; of?: number; userId?: string; now?: number } = {},
    ) =>
      files.receivePiece({
        userId: change.userId ?? userId,
        id,
        name: "lecture.webm",
        purpose: "document",
        from,
        of: change.of ?? whole.length,
        content: line(whole.subarray(from, from + pieceBytes), change.cutAt),
        now: change.now ?? 1000,
      });
    return {
      id,
      userId,
      files: (): StudentFiles => files,
      send,
      next: () => files.nextPiece(userId, id),
      restart: () => {
        run++;
        files = open();
      },
      used: async () => (await files.list(userId)).usedBytes,
      content: async () => {
        const stream = (await files.find(userId, id)) && (await store.read(id));
        return stream && (await buffer(stream));
      },
      kept: () => kept().filter((name) => name.startsWith(id)),
    };
  }

  function kept(): readonly string[] {
    if (s3) return [...s3.objects.keys()].map((key) => key.slice("files/".length));
    return readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  }

  test("become the file when the last one is there, and are gone then", async () => {
    const ada = await desk();
    const whole = randomBytes(25);
    expect(await ada.next()).toEqual({ next: 0 });
    expect(await ada.send(whole, 0)).toEqual({ kind: "more", next: 10 });
    expect([await ada.next(), await ada.used(), await ada.content()]).toEqual([{ next: 10 }, 25, undefined]);
    await expect(ada.send(whole, 10, { cutAt: 4 })).rejects.toThrow("cut");
    expect(await ada.next()).toEqual({ next: 10 });
    expect(await ada.send(whole, 10)).toEqual({ kind: "more", next: 20 });
    const stored = await ada.send(whole, 20);
    expect(stored).toMatchObject({ kind: "stored", file: { id: ada.id, bytes: 25, name: "lecture.webm" } });
    expect((await ada.content())?.equals(whole)).toBe(true);
    expect(ada.kept()).toEqual([ada.id]);
    expect(await ada.send(whole, 10)).toEqual(stored);
    expect(await ada.next()).toEqual(await ada.files().find(ada.userId, ada.id));
  });

  test("cut at any byte, in any order, twice at once, over restarts: exactly the bytes, or not at all", async () => {
    const step = fc.record({
      piece: fc.nat(5),
      cutAt: fc.option(fc.nat(10), { nil: undefined }),
      how: fc.constantFrom("alone", "twice at once", "after a restart"),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 11, max: 55 }), fc.array(step, { maxLength: 12 }), async (length, steps) => {
        const ada = await desk();
        const whole = randomBytes(length);
        const one = (from: number, cutAt?: number) =>
          ada.send(whole, from, cutAt === undefined ? {} : { cutAt }).catch(() => undefined);
        const isRight = async () => {
          const content = await ada.content();
          expect(content === undefined || content.equals(whole)).toBe(true);
        };
        for (const { piece, cutAt, how } of steps) {
          const from = (piece * pieceBytes) % (Math.ceil(length / pieceBytes) * pieceBytes);
          if (how === "after a restart") ada.restart();
          await Promise.all(how === "twice at once" ? [one(from, cutAt), one(from)] : [one(from, cutAt)]);
          await isRight();
          expect(await ada.used()).toBe(length);
        }
        // And then as the device does it.
        let answer: PieceReceived | undefined;
        for (let sent = 0; answer?.kind !== "stored"; sent++) {
          const next = await ada.next();
          answer = await ada.send(whole, "next" in next ? next.next : 0);
          expect(sent).toBeLessThan(7);
        }
        expect((await ada.content())?.equals(whole)).toBe(true);
        expect(ada.kept()).toEqual([ada.id]);
        await ada.files().remove(ada.userId, ada.id);
      }),
      { numRuns: kind === "disk" ? 25 : 10 },
    );
  });

  test("are one at a time, and never somebody else's", async () => {
    const [ada, bob] = [await desk(), await desk()];
    const whole = randomBytes(25);
    const first = ada.send(whole, 0);
    expect(await ada.send(whole, 0)).toEqual({ kind: "busy" });
    expect(await first).toEqual({ kind: "more", next: 10 });
    expect(await ada.send(whole, 10, { userId: bob.userId })).toEqual({ kind: "taken" });
    expect(await ada.files().nextPiece(bob.userId, ada.id)).toEqual({ next: 0 });
    expect(await ada.files().remove(bob.userId, ada.id)).toBe(false);
    expect(await ada.send(whole, 10, { of: 26 })).toEqual({ kind: "taken" });
    expect(await ada.next()).toEqual({ next: 10 });
  });

  test("go on at another server when the first could not say for a quarter of an hour that it was done", async () => {
    const ada = await desk();
    const whole = randomBytes(25);
    await ada.send(whole, 0);
    const minuteMs = 60_000;
    await database.db
      .updateTable("file")
      .set({ state: "piece", receiver: students * 1000, created_at: minuteMs })
      .where("id", "=", ada.id)
      .execute();
    const other = createStudentFiles(database, store, limits, { id: -1, isGone: async () => false });
    const piece = (now: number) =>
      other.receivePiece({
        ...{ userId: ada.userId, id: ada.id, name: "a", purpose: "document", from: 10, of: 25, now },
        content: line(whole.subarray(10, 20)),
      });
    expect(await piece(15 * minuteMs)).toEqual({ kind: "busy" });
    expect(await piece(17 * minuteMs)).toEqual({ kind: "more", next: 20 });
  });

  test("have their room before the first byte comes, and are refused where there is none", async () => {
    const ada = await desk();
    expect(await ada.send(randomBytes(101), 0)).toEqual({ kind: "too-large", limit: 100 });
    expect([await ada.used(), ada.kept()]).toEqual([0, []]);
    const upload = { userId: ada.userId, name: "a", purpose: "document", declaredBytes: 90, now: 1 } as const;
    for (let at = 0; at < 2; at++)
      await ada.files().receive({ ...upload, id: undefined, content: line(randomBytes(90)) });
    expect(await ada.send(randomBytes(71), 0)).toEqual({ kind: "quota", limit: 250 });
    expect(await ada.send(randomBytes(70), 0)).toEqual({ kind: "more", next: 10 });
    expect(await ada.used()).toBe(250);
  });

  test("that nobody goes on with are gone after a day, and give back their room; not at a restart", async () => {
    const ada = await desk();
    await ada.send(randomBytes(25), 0, { now: 5000 });
    ada.restart();
    await ada.files().removeAbandoned(9000, 5000);
    expect([await ada.next(), await ada.used()]).toEqual([{ next: 10 }, 25]);
    await ada.files().removeAbandoned(9000, 5001);
    expect([await ada.next(), await ada.used(), ada.kept()]).toEqual([{ next: 0 }, 0, []]);
  });

  test("go when their student does not want the file any more, or goes", async () => {
    const ada = await desk();
    const whole = randomBytes(25);
    await ada.send(whole, 0);
    expect(await ada.files().remove(ada.userId, ada.id)).toBe(true);
    expect([await ada.used(), ada.kept()]).toEqual([0, []]);

    await ada.send(whole, 0);
    const arriving = ada.send(whole, 10);
    await new Promise((resolve) => setImmediate(resolve));
    await ada.files().remove(ada.userId, ada.id);
    await arriving.catch(() => undefined);
    expect([await ada.used(), ada.kept()]).toEqual([0, []]);

    await ada.send(whole, 0);
    await ada.files().markAll(ada.userId, database.db);
    await ada.files().removeMarked();
    expect([await ada.used(), ada.kept()]).toEqual([0, []]);
  });

  test("give way to an older page that sends the file as a whole", async () => {
    const ada = await desk();
    const whole = randomBytes(25);
    await ada.send(whole, 0);
    const { id, userId } = ada;
    const upload = { id, userId, name: "a", purpose: "document", declaredBytes: 25, now: 1 } as const;
    expect(await ada.files().receive({ ...upload, content: line(whole) })).toMatchObject({ kind: "stored" });
    expect((await ada.content())?.equals(whole)).toBe(true);
    expect(ada.kept()).toEqual([id]);
  });
});
