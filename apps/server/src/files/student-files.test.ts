import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Database, type Dialect, run } from "../storage/database.ts";
import { openDatabase } from "../storage/open-database.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import type { Upload } from "./arrival.ts";
import type { FileStore } from "./file-store.ts";
import { createStudentFiles } from "./student-files.ts";

const words = Buffer.from("what she wrote");
const limits = { fileBytes: 1000, quotaBytes: 10_000 };

/** In memory; a test says when a step may go on. */
function createSlowStore() {
  const kept = new Map<string, Buffer>();
  const store: FileStore & { kept: typeof kept; beforeRemove: () => Promise<void> } = {
    kept,
    beforeRemove: async () => {},
    write: async (id, content) => void kept.set(id, await buffer(Readable.from(content))),
    async read(id) {
      const bytes = kept.get(id);
      return bytes && Readable.from([bytes]);
    },
    async remove(id) {
      await store.beforeRemove();
      kept.delete(id);
    },
    bytesOf: async (id) => kept.get(id)?.length,
    removeUnfinished: async () => {},
  };
  return store;
}

function pause() {
  let reach = () => {};
  let goOn = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const over = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const wait = () => {
    reach();
    return over;
  };
  return { reached, goOn, wait };
}

describe.each(["sqlite", "postgres"] as const)(
  "the files of students at several servers (%s) [OPS-2]",
  (dialect: Dialect) => {
    let folder: string;
    let postgres: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined;
    let database: Database;
    let store: ReturnType<typeof createSlowStore>;
    const gone = new Set<number>();
    const serverOf = (id: number) =>
      createStudentFiles(database, store, limits, { id, isGone: async (other) => gone.has(other) });
    let name = 0;
    let id: string;
    const upload = (content: AsyncIterable<Buffer> = Readable.from([words])): Upload => ({
      userId: "ada",
      id,
      name: "a.txt",
      purpose: "document",
      declaredBytes: words.length,
      content,
      now: 1000,
    });
    const addAda = () =>
      run(
        database.db,
        `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, '0', $2, $2)`,
        ["ada", new Date(0).toISOString()],
      );
    const isSafe = async () =>
      (await serverOf(9).find("ada", id)) !== undefined && store.kept.get(id)?.equals(words) === true;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "jotter-files-"));
      postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
      database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres?.url }, 0);
      await addAda();
    });
    afterAll(async () => {
      await database.close();
      await postgres?.drop();
      rmSync(folder, { recursive: true });
    });
    beforeEach(() => {
      store = createSlowStore();
      gone.clear();
      id = `${++name}`.padStart(32, "0");
    });

    async function cutOffAt(receiver: number) {
      await run(
        database.db,
        `insert into file (id, user_id, name, type, bytes, state, created_at, purpose, receiver)
        values ($1, 'ada', 'a.txt', '', 5, 'receiving', 0, 'document', $2)`,
        [id, receiver],
      );
      gone.add(receiver);
    }

    test("what comes back after its bytes were lost has the name it had, whatever the device calls it", async () => {
      const server = serverOf(1);
      await server.receive(upload());
      await run(database.db, "update file set state = 'lost', purpose = 'note-image' where id = $1", [id]);
      await server.receive({ ...upload(), name: id });
      expect(await server.find("ada", id)).toMatchObject({ name: "a.txt", purpose: "note-image" });
    });

    test("are so many at most, as an empty one takes nothing of the quota", async () => {
      const { files } = await serverOf(1).list("ada");
      const server = createStudentFiles(
        database,
        store,
        { ...limits, files: files.length + 1 },
        { id: 1, isGone: async () => false },
      );
      const empty = () => ({ ...upload(Readable.from([])), declaredBytes: 0 });
      expect((await server.receive(empty())).kind).toBe("stored");
      id = "f".repeat(32);
      expect((await server.receive(empty())).kind).toBe("quota");
    });

    test("one of them tidies what a killed one left, and takes nothing that was sent anew meanwhile", async () => {
      await cutOffAt(7);
      const slow = pause();
      store.beforeRemove = slow.wait;
      const first = serverOf(1).removeAbandoned(0);
      await slow.reached;
      store.beforeRemove = async () => {};
      await serverOf(2).removeAbandoned(0);
      // Not before its old bytes are out of the way.
      expect((await serverOf(2).receive(upload())).kind).toBe("taken");
      slow.goOn();
      await first;
      expect((await serverOf(2).receive(upload())).kind).toBe("stored");
      await serverOf(1).removeAbandoned(0);
      expect(await isSafe()).toBe(true);
    });

    test("what one of them began to remove is done by another once it is gone, and not before", async () => {
      const first = serverOf(1);
      await first.receive(upload());
      store.beforeRemove = async () => {
        throw Object.assign(new Error("away"), { code: "ETIMEDOUT" });
      };
      expect(await first.remove("ada", id)).toBe(true);
      store.beforeRemove = async () => {};
      await serverOf(2).removeAbandoned(0);
      expect(store.kept.has(id)).toBe(true);
      gone.add(1);
      await serverOf(2).removeAbandoned(0);
      expect(store.kept.has(id)).toBe(false);
      expect((await serverOf(2).receive(upload())).kind).toBe("stored");
    });

    test("one that was taken for dead while it received harms nothing that was sent to another meanwhile", async () => {
      const slow = pause();
      async function* slowly() {
        yield words.subarray(0, 4);
        await slow.wait();
        yield words.subarray(4);
      }
      const receiving = serverOf(1).receive(upload(slowly()));
      await slow.reached;
      gone.add(1);
      await serverOf(2).removeAbandoned(0);
      gone.clear();
      expect((await serverOf(2).receive(upload())).kind).toBe("stored");
      slow.goOn();
      // Nobody is told that they are signed out: the device sends it again, and hears that it is there.
      expect((await receiving).kind).toBe("taken");
      expect(await isSafe()).toBe(true);
    });

    test("an upload whose line breaks after another has taken its place takes nothing with it", async () => {
      const slow = pause();
      async function* cutOff() {
        yield words.subarray(0, 4);
        await slow.wait();
        throw new Error("cut off");
      }
      const receiving = serverOf(1).receive(upload(cutOff()));
      await slow.reached;
      gone.add(1);
      await serverOf(2).removeAbandoned(0);
      gone.clear();
      expect((await serverOf(2).receive(upload())).kind).toBe("stored");
      slow.goOn();
      await receiving.catch(() => {});
      expect(await isSafe()).toBe(true);
    });

    test("of an account that goes while one of them receives, nothing is left", async () => {
      const slow = pause();
      async function* slowly() {
        yield words.subarray(0, 4);
        await slow.wait();
        yield words.subarray(4);
      }
      const receiving = serverOf(1).receive(upload(slowly()));
      await slow.reached;
      const second = serverOf(2);
      await second.markAll("ada", database.db);
      await run(database.db, `delete from "user" where id = 'ada'`, []);
      await second.removeMarked();
      slow.goOn();
      expect((await receiving).kind).toBe("gone");
      expect(store.kept.has(id)).toBe(false);
      expect(await run(database.db, "select id from file where id = $1", [id])).toEqual([]);
      await addAda();
    });
  },
);
