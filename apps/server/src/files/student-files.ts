import { randomBytes } from "node:crypto";
import type { FilePurpose, StoredFile } from "@jotter/ports/backend";
import type { Kysely } from "kysely";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { troubleOf } from "../storage/trouble.ts";
import { cleanFileName } from "./file-name.ts";
import type { FileStore } from "./file-store.ts";
import { fileType, sniffedBytes } from "./file-type.ts";

/** What students keep as files: rows in the database say whose and what, the store has the bytes. */
export type StudentFiles = {
  readonly receive: (upload: Upload) => Promise<Received>;
  readonly list: (userId: string) => Promise<{
    readonly files: readonly StoredFile[];
    readonly usedBytes: number;
    readonly quotaBytes: number;
    readonly fileBytes: number;
  }>;
  readonly find: (userId: string, id: string) => Promise<StoredFile | undefined>;
  /** False where the student has no such file. */
  readonly remove: (userId: string, id: string) => Promise<boolean>;
  /** Marks all files of a student, in the same breath as the account goes; `removeMarked` takes the bytes. */
  readonly markAll: (userId: string) => Promise<void>;
  readonly removeMarked: () => Promise<void>;
  /** Removes what uploads left behind that began before the given time, or that a server received which has ended. */
  readonly removeAbandoned: (before: number) => Promise<void>;
};

export type Upload = {
  readonly userId: string;
  /** Made by the device, which may send the same file again; undefined: one is made here. */
  readonly id: string | undefined;
  readonly name: string;
  readonly purpose: FilePurpose;
  /** Unknown where the sender does not say. */
  readonly declaredBytes: number | undefined;
  readonly content: AsyncIterable<Buffer>;
  readonly now: number;
};

export type Received =
  | { readonly kind: "stored"; readonly file: StoredFile }
  | { readonly kind: "too-large" | "quota"; readonly limit: number }
  /** The id belongs to a file that is on its way in or out, or to somebody else's. */
  | { readonly kind: "taken" }
  /** The account went away meanwhile. */
  | { readonly kind: "gone" };

/** This run of a server, and how to know whether another one is over. */
export type Run = { readonly id: number; readonly isGone: (id: number) => Promise<boolean> };

export type FileLimits = { readonly fileBytes: number; readonly quotaBytes: number };

export function createStudentFiles(
  { db, dialect }: Database,
  store: FileStore,
  limits: FileLimits,
  thisRun: Run,
): StudentFiles {
  /** Takes room from the quota before any byte is read, so that uploads at the same time cannot share it. */
  async function reserve({ userId, id: ownId, name, purpose, declaredBytes, now }: Upload) {
    return await db.transaction().execute(async (transaction) => {
      const [student] = await run(
        transaction,
        `select id from "user" where id = $1${dialect === "postgres" ? " for update" : ""}`,
        [userId],
      );
      if (!student) return "gone";
      const known = await transaction
        .selectFrom("file")
        .selectAll()
        .where("id", "=", ownId ?? "")
        .executeTakeFirst();
      if (known) return known.user_id === userId && known.state === "stored" ? storedFile(known) : "taken";
      const free = Math.max(0, limits.quotaBytes - (await usedBytes(transaction, userId)));
      const bytes = declaredBytes ?? Math.min(limits.fileBytes, free);
      if (bytes > free || free === 0) return "quota";
      const id = ownId ?? randomBytes(16).toString("hex");
      const row = {
        id,
        user_id: userId,
        name: cleanFileName(name),
        type: "",
        bytes,
        state: "receiving",
        created_at: now,
        purpose,
        receiver: thisRun.id,
      } as const;
      await transaction.insertInto("file").values(row).execute();
      return row;
    });
  }

  async function forget(id: string) {
    await store.remove(id);
    await db.deleteFrom("file").where("id", "=", id).execute();
  }

  /** Their names and their room are free again: whoever was sending them may begin anew. */
  async function removeCutOff() {
    const receiving = await db.selectFrom("file").select(["id", "receiver"]).where("state", "=", "receiving").execute();
    for (const receiver of new Set(receiving.map((row) => row.receiver))) {
      if (receiver === thisRun.id || !(await thisRun.isGone(receiver))) continue;
      for (const row of receiving) if (row.receiver === receiver) await forget(row.id);
    }
  }

  async function removeWhere(state: "receiving" | "deleting", before: number) {
    const rows = await db
      .selectFrom("file")
      .select("id")
      .where("state", "=", state)
      .where("created_at", "<", before)
      .execute();
    for (const { id } of rows) await forget(id);
  }

  return {
    async receive(upload) {
      if ((upload.declaredBytes ?? 0) > limits.fileBytes) return { kind: "too-large", limit: limits.fileBytes };
      const reserved = await reserve(upload);
      if (reserved === "gone" || reserved === "taken") return { kind: reserved };
      if (reserved === "quota") return { kind: "quota", limit: limits.quotaBytes };
      if (!("state" in reserved)) return { kind: "stored", file: reserved };
      const { id } = reserved;
      const counted = createCounter(upload.content, reserved.bytes);
      try {
        await store.write(id, counted.content, reserved.bytes);
        const file = storedFile({ ...reserved, type: counted.type(), bytes: counted.bytes() });
        const [kept] = await run(db, finish, [id, file.type, file.bytes]);
        if (kept) return { kind: "stored", file };
        await forget(id);
        return { kind: "gone" };
      } catch (error) {
        // Where the store is away, this does no harm: their name and room are free, and who sends them again writes over it.
        await store.remove(id).catch(ignoreTrouble);
        const [abandoned] = await run(db, abandon, [id]);
        // The account went, and took the bytes from under us.
        if (!abandoned) return { kind: "gone" };
        if (!(error instanceof TooManyBytes)) throw error;
        const isQuota = reserved.bytes < limits.fileBytes;
        return isQuota ? { kind: "quota", limit: limits.quotaBytes } : { kind: "too-large", limit: limits.fileBytes };
      }
    },

    async list(userId) {
      const rows = await db
        .selectFrom("file")
        .selectAll()
        .where("user_id", "=", userId)
        .where("state", "=", "stored")
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return { files: rows.map(storedFile), usedBytes: await usedBytes(db, userId), ...limits };
    },

    async find(userId, id) {
      const row = await db
        .selectFrom("file")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("state", "=", "stored")
        .executeTakeFirst();
      return row && storedFile(row);
    },

    async remove(userId, id) {
      // Marked first: if the process dies in between, the next start finishes what was begun.
      const [marked] = await run(db, markOne, [id, userId]);
      if (marked) await forget(id).catch(ignoreTrouble);
      return marked !== undefined;
    },

    async markAll(userId) {
      await db.updateTable("file").set({ state: "deleting" }).where("user_id", "=", userId).execute();
    },

    removeMarked: () => removeWhere("deleting", Number.MAX_SAFE_INTEGER).catch(ignoreTrouble),

    async removeAbandoned(before) {
      await removeCutOff();
      await removeWhere("receiving", before);
      await removeWhere("deleting", Number.MAX_SAFE_INTEGER);
      await store.removeUnfinished(before);
    },
  };
}

const finish =
  "update file set state = 'stored', type = $2, bytes = $3 where id = $1 and state = 'receiving' returning id";
const abandon = "delete from file where id = $1 and state = 'receiving' returning id";
const markOne = "update file set state = 'deleting' where id = $1 and user_id = $2 and state = 'stored' returning id";

async function usedBytes(db: Kysely<Tables>, userId: string): Promise<number> {
  const [sum] = await run<{ used: number }>(
    db,
    "select cast(coalesce(sum(bytes), 0) as bigint) as used from file where user_id = $1",
    [userId],
  );
  return sum?.used ?? 0;
}

function storedFile({ id, name, type, bytes, created_at, purpose }: Tables["file"]): StoredFile {
  return { id, name, type, bytes, createdAt: created_at, purpose };
}

/** The store is away: what is marked is taken by `removeAbandoned`, within the hour, which says so where it cannot. */
function ignoreTrouble(error: unknown) {
  if (!troubleOf(error)) throw error;
}

class TooManyBytes extends Error {}

/** Passes content on while counting it and remembering how it began. */
function createCounter(source: AsyncIterable<Buffer>, mostBytes: number) {
  const start: Buffer[] = [];
  let bytes = 0;
  async function* content() {
    for await (const chunk of source) {
      if (bytes < sniffedBytes) start.push(chunk);
      bytes += chunk.length;
      if (bytes > mostBytes) throw new TooManyBytes();
      yield chunk;
    }
  }
  return {
    content: content(),
    bytes: () => bytes,
    type: () => fileType(Buffer.concat(start).subarray(0, sniffedBytes), bytes <= sniffedBytes),
  };
}
