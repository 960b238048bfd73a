import { randomBytes } from "node:crypto";
import type { StoredFile } from "@jotter/ports/backend";
import type { Kysely } from "kysely";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { troubleOf } from "../storage/trouble.ts";
import { createCounter, type Received, type Run, storedFile, TooManyBytes, type Upload } from "./arrival.ts";
import { cleanFileName } from "./file-name.ts";
import {
  createFilePieces,
  type PieceReceived,
  type PieceUpload,
  removePieces,
  usualPieceBytes,
} from "./file-pieces.ts";
import type { FileStore } from "./file-store.ts";

type Reserved = Tables["file"] | "gone" | "taken" | "quota" | "too-large";

/** What students keep as files: rows in the database say whose and what, the store has the bytes. */
export type StudentFiles = {
  readonly receive: (upload: Upload) => Promise<Received>;
  readonly receivePiece: (upload: PieceUpload) => Promise<PieceReceived>;
  /** Where the next piece of a file begins; the file itself where it is whole. */
  readonly nextPiece: (userId: string, id: string) => Promise<StoredFile | { readonly next: number }>;
  readonly pieceBytes: number;
  readonly list: (userId: string) => Promise<{
    readonly files: readonly StoredFile[];
    readonly usedBytes: number;
    readonly quotaBytes: number;
    readonly fileBytes: number;
  }>;
  readonly find: (userId: string, id: string) => Promise<StoredFile | undefined>;
  /** False where the student has no such file. */
  readonly remove: (userId: string, id: string) => Promise<boolean>;
  /** Marks all files of a student, in the transaction in which the account goes; `removeMarked` takes the bytes. */
  readonly markAll: (userId: string, transaction: Kysely<Tables>) => Promise<void>;
  readonly removeMarked: () => Promise<void>;
  /**
   * Removes what uploads left behind that began before the given time, or that a server received which has ended; those in
   * pieces only where no piece came since the other time, as they go on with another server.
   */
  readonly removeAbandoned: (before: number, piecesBefore?: number) => Promise<void>;
};

export type FileLimits = {
  readonly fileBytes: number;
  readonly quotaBytes: number;
  readonly pieceBytes?: number;
};

export function createStudentFiles(
  database: Database,
  store: FileStore,
  { pieceBytes = usualPieceBytes, ...limits }: FileLimits,
  thisRun: Run,
): StudentFiles {
  const { db, dialect } = database;
  /** Takes room from the quota before any byte is read, so that uploads at the same time cannot share it. */
  async function reserve(upload: Omit<Upload, "content">, state: "receiving" | "piece"): Promise<Reserved> {
    const { userId, id: ownId, name, purpose, declaredBytes, now } = upload;
    if ((declaredBytes ?? 0) > limits.fileBytes) return "too-large";
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
      if (known) return known.user_id === userId && known.state === "stored" ? known : "taken";
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
        state,
        created_at: now,
        purpose,
        receiver: thisRun.id,
      } as const;
      await transaction.insertInto("file").values(row).execute();
      return row;
    });
  }

  function refused(kind: "too-large" | "quota"): Received {
    return { kind, limit: kind === "quota" ? limits.quotaBytes : limits.fileBytes };
  }

  async function forget(id: string) {
    await store.remove(id);
    await db.deleteFrom("file").where("id", "=", id).execute();
  }

  async function forgetAll(row: Pick<Tables["file"], "id" | "bytes">) {
    await removePieces(store, row, pieceBytes);
    await forget(row.id);
  }

  const { receivePiece, nextPiece } = createFilePieces({
    database,
    store,
    pieceBytes,
    thisRun,
    reserve,
    refused,
    forget: forgetAll,
  });

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
      .select(["id", "bytes"])
      .where("state", "=", state)
      .where("created_at", "<", before)
      .execute();
    for (const row of rows) await (state === "deleting" ? forgetAll(row) : forget(row.id));
  }

  async function takeBack({ userId, id }: Upload): Promise<boolean> {
    const [row] = await run<Tables["file"]>(db, markPartial, [id, userId]);
    if (row) await forgetAll(row);
    return row !== undefined;
  }

  return {
    async receive(upload) {
      let reserved = await reserve(upload, "receiving");
      // An older page sends as a whole what a newer one began in pieces.
      if (reserved === "taken" && (await takeBack(upload))) reserved = await reserve(upload, "receiving");
      if (reserved === "gone" || reserved === "taken") return { kind: reserved };
      if (reserved === "quota" || reserved === "too-large") return refused(reserved);
      if (reserved.state === "stored") return { kind: "stored", file: storedFile(reserved) };
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
        return refused(reserved.bytes < limits.fileBytes ? "quota" : "too-large");
      }
    },

    receivePiece,
    nextPiece,
    pieceBytes,

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
      if (marked) return true;
      // Its student does not want it any more, and it has not arrived.
      const [partial] = await run<Tables["file"]>(db, markInPieces, [id, userId]);
      if (partial) await forgetAll(partial).catch(ignoreTrouble);
      return partial !== undefined;
    },

    async markAll(userId, transaction) {
      await transaction.updateTable("file").set({ state: "deleting" }).where("user_id", "=", userId).execute();
    },

    removeMarked: () => removeWhere("deleting", Number.MAX_SAFE_INTEGER).catch(ignoreTrouble),

    async removeAbandoned(before, piecesBefore = before) {
      await removeCutOff();
      await run(db, markOldPieces, [piecesBefore]);
      await removeWhere("receiving", before);
      await removeWhere("deleting", Number.MAX_SAFE_INTEGER);
      await store.removeUnfinished(before);
    },
  };
}

const finish =
  "update file set state = 'stored', type = $2, bytes = $3 where id = $1 and state = 'receiving' returning id";
const abandon = "delete from file where id = $1 and state = 'receiving' returning id";
const markPartial =
  "update file set state = 'deleting' where id = $1 and user_id = $2 and state = 'partial' returning *";
const markInPieces =
  "update file set state = 'deleting' where id = $1 and user_id = $2 and state in ('partial', 'piece') returning *";
const markOldPieces = "update file set state = 'deleting' where state in ('partial', 'piece') and created_at < $1";
const markOne = "update file set state = 'deleting' where id = $1 and user_id = $2 and state = 'stored' returning id";

async function usedBytes(db: Kysely<Tables>, userId: string): Promise<number> {
  const [sum] = await run<{ used: number }>(
    db,
    "select cast(coalesce(sum(bytes), 0) as bigint) as used from file where user_id = $1",
    [userId],
  );
  return sum?.used ?? 0;
}

/** The store is away: what is marked is taken by `removeAbandoned`, within the hour, which says so where it cannot. */
function ignoreTrouble(error: unknown) {
  if (!troubleOf(error)) throw error;
}
