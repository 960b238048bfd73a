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
   * Removes what uploads left behind that began here before the given time, or at a server which has ended; those in
   * pieces only where no piece came since the other time, as they go on with another server.
   */
  readonly removeAbandoned: (before: number, piecesBefore?: number) => Promise<void>;
};

export type FileLimits = {
  readonly fileBytes: number;
  readonly quotaBytes: number;
  /** Of one student: an empty file takes nothing of the quota, and a row and a place in the store. */
  readonly files?: number;
  readonly pieceBytes?: number;
};

export function createStudentFiles(
  database: Database,
  store: FileStore,
  { pieceBytes = usualPieceBytes, files: mostFiles = 50_000, ...limits }: FileLimits,
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
      const lost = known?.user_id === userId && known.state === "lost" ? known : undefined;
      if (lost) await transaction.deleteFrom("file").where("id", "=", lost.id).where("state", "=", "lost").execute();
      else if (known) return known.user_id === userId && known.state === "stored" ? known : "taken";
      const used = await usedBy(transaction, userId);
      const free = Math.max(0, limits.quotaBytes - used.bytes);
      const bytes = declaredBytes ?? Math.min(limits.fileBytes, free);
      if (bytes > free || free === 0 || used.files >= mostFiles) return "quota";
      const id = ownId ?? randomBytes(16).toString("hex");
      const row = {
        id,
        user_id: userId,
        // A device that gives it back may know nothing but its id.
        name: lost?.name ?? cleanFileName(name),
        type: "",
        bytes,
        state,
        created_at: now,
        purpose: lost?.purpose ?? purpose,
        receiver: thisRun.id,
      } as const;
      const added = await transaction
        .insertInto("file")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .execute();
      // Somebody else's, at the same moment.
      return added.length > 0 ? row : "taken";
    });
  }

  function refused(kind: "too-large" | "quota"): Received {
    return { kind, limit: kind === "quota" ? limits.quotaBytes : limits.fileBytes };
  }

  /** What this run is taking the bytes of, which may take its time. */
  const leaving = new Set<string>();

  async function removeBytes(row: Left) {
    if (row.state !== "receiving") await removePieces(store, row, pieceBytes);
    await store.remove(row.id);
  }

  /**
   * Bytes and row of a file, for who claims them first and finds the row as it was seen. As long as it is claimed its name
   * is taken: what is sent anew under it comes after the removal, not into it.
   */
  async function forget(row: Left) {
    if (leaving.has(row.id)) return;
    leaving.add(row.id);
    try {
      const [claimed] = await run(db, claim, [row.id, row.state, row.receiver, thisRun.id]);
      if (!claimed) return;
      await removeBytes(row);
      await run(db, drop, [row.id, thisRun.id]);
    } finally {
      leaving.delete(row.id);
    }
  }

  /** An upload that comes to nothing. Whose it is not any more was taken for dead, is not wanted, or went with its account. */
  async function giveUp(row: Left & Pick<Tables["file"], "user_id">): Promise<"ours" | "gone" | "taken"> {
    const { id, state, bytes, user_id } = row;
    const [ours] = await run(db, claim, [id, state, thisRun.id, thisRun.id]);
    const isGone = !ours && (await run(db, `select id from "user" where id = $1`, [user_id])).length === 0;
    // What another is removing it may have removed before we wrote it. Of what nobody wants, nothing is to be left.
    const claimAgain = isGone || state === "piece" ? claimAnew : claimFree;
    const [claimed] = ours ? [ours] : await run(db, claimAgain, [id, bytes, thisRun.id]);
    if (claimed) {
      const isAway = await removeBytes(row).then(() => false, isTrouble);
      // Of one that is wanted, this does no harm: its name and room are free, and who sends it again writes over it.
      if (ours || !isAway) await run(db, drop, [id, thisRun.id]);
    }
    return ours ? "ours" : isGone ? "gone" : "taken";
  }

  const { receivePiece, nextPiece } = createFilePieces({
    database,
    store,
    pieceBytes,
    thisRun,
    reserve,
    refused,
    giveUp: async (row) => void (await giveUp(row)),
  });

  /** Each server sees to its own, and to those of servers that have ended: their names and their room are free again. */
  async function removeLeft(isLeft: (row: Left & { readonly created_at: number }) => boolean) {
    const rows = await db
      .selectFrom("file")
      .select(["id", "bytes", "state", "receiver", "created_at"])
      .where("state", "in", ["receiving", "deleting"])
      .execute();
    for (const receiver of new Set(rows.map((row) => row.receiver))) {
      const isOurs = receiver === thisRun.id;
      if (!isOurs && !(await thisRun.isGone(receiver))) continue;
      for (const row of rows) if (row.receiver === receiver && (!isOurs || isLeft(row))) await forget(row);
    }
  }

  async function takeBack({ userId, id }: Upload): Promise<boolean> {
    const [row] = await run<Tables["file"]>(db, markPartial, [id, userId, thisRun.id]);
    if (row) await forget(row);
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
        const [kept] = await run(db, finish, [id, file.type, file.bytes, thisRun.id]);
        if (kept) return { kind: "stored", file };
      } catch (error) {
        const whose = await giveUp(reserved);
        if (whose !== "ours") return { kind: whose };
        if (!(error instanceof TooManyBytes)) throw error;
        return refused(reserved.bytes < limits.fileBytes ? "quota" : "too-large");
      }
      return { kind: (await giveUp(reserved)) === "gone" ? "gone" : "taken" };
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
      return { files: rows.map(storedFile), usedBytes: (await usedBy(db, userId)).bytes, ...limits };
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
      const [marked] = await run<Tables["file"]>(db, markOne, [id, userId, thisRun.id]);
      if (marked) await forget(marked).catch(ignoreTrouble);
      if (marked) return true;
      // Its student does not want it any more, and it has not arrived.
      const [partial] = await run<Tables["file"]>(db, markInPieces, [id, userId, thisRun.id]);
      if (partial) await forget(partial).catch(ignoreTrouble);
      return partial !== undefined;
    },

    async markAll(userId, transaction) {
      await transaction
        .updateTable("file")
        .set({ state: "deleting", receiver: thisRun.id })
        .where("user_id", "=", userId)
        .execute();
    },

    removeMarked: () => removeLeft(({ state }) => state === "deleting").catch(ignoreTrouble),

    async removeAbandoned(before, piecesBefore = before) {
      await run(db, markOldPieces, [piecesBefore, thisRun.id]);
      await removeLeft(({ state, created_at }) => state === "deleting" || created_at < before);
      await store.removeUnfinished(before);
    },
  };
}

type Left = Pick<Tables["file"], "id" | "bytes" | "state" | "receiver">;

const finish = `update file set state = 'stored', type = $2, bytes = $3
  where id = $1 and state = 'receiving' and receiver = $4 returning id`;
const markPartial = `update file set state = 'deleting', receiver = $3
  where id = $1 and user_id = $2 and state = 'partial' returning *`;
const markInPieces = `update file set state = 'deleting', receiver = $3
  where id = $1 and user_id = $2 and state in ('partial', 'piece') returning *`;
const markOldPieces = `update file set state = 'deleting', receiver = $2
  where state in ('partial', 'piece') and created_at < $1`;
const markOne = `update file set state = 'deleting', receiver = $3
  where id = $1 and user_id = $2 and state = 'stored' returning *`;
const claim = `update file set state = 'deleting', receiver = $4
  where id = $1 and state = $2 and receiver = $3 returning id`;
const drop = "delete from file where id = $1 and state = 'deleting' and receiver = $2";
/** A name that stands nowhere, so that nobody sends anything under it until it is dropped. */
const claimName = `insert into file (id, user_id, name, type, bytes, state, created_at, receiver)
  values ($1, '', '', '', $2, 'deleting', 0, $3) on conflict (id)`;
const claimFree = `${claimName} do nothing returning id`;
const claimAnew = `${claimName} do update set receiver = excluded.receiver where file.state = 'deleting' returning id`;

type Used = { readonly bytes: number; readonly files: number };

async function usedBy(db: Kysely<Tables>, userId: string): Promise<Used> {
  const [used] = await run<Used>(db, usedByOne, [userId]);
  return used ?? { bytes: 0, files: 0 };
}

const usedByOne = `select cast(coalesce(sum(bytes), 0) as bigint) as bytes, count(*) as files
  from file where user_id = $1 and state <> 'lost'`;

/** The store is away: what is marked is taken by `removeAbandoned`, within the hour, which says so where it cannot. */
function ignoreTrouble(error: unknown) {
  isTrouble(error);
}

function isTrouble(error: unknown): boolean {
  if (!troubleOf(error)) throw error;
  return true;
}
