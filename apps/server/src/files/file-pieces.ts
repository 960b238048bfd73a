import type { StoredFile } from "@jotter/ports/backend";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { createCounter, type Received, type Run, storedFile, type Upload } from "./arrival.ts";
import type { FileStore } from "./file-store.ts";

/** It goes over a slow line within minutes, and into a bucket as one request. */
export const usualPieceBytes = 4 * 1024 * 1024;
/** Longer than a device waits for one. */
const pieceMostMs = 15 * 60_000;

/** Where a piece begins, and how long the whole is. All pieces but the last are of one length. */
export type PieceUpload = Omit<Upload, "id" | "declaredBytes"> & {
  readonly id: string;
  readonly from: number;
  readonly of: number;
};

export type PieceReceived =
  | Received
  /** The next one that is wanted begins here. */
  | { readonly kind: "more"; readonly next: number }
  /** Another piece of it arrives just now. */
  | { readonly kind: "busy" };

type Row = Tables["file"];

type Deps = {
  readonly database: Database;
  readonly store: FileStore;
  readonly pieceBytes: number;
  readonly thisRun: Run;
  /** A row for a file that begins to arrive. */
  readonly reserve: (
    upload: Omit<Upload, "content">,
    state: "piece",
  ) => Promise<Row | Exclude<Received["kind"], "stored">>;
  readonly refused: (kind: "too-large" | "quota") => Received;
  /** A piece that nobody wants any more: then the file has no bytes either. */
  readonly giveUp: (row: Row) => Promise<void>;
};

/**
 * A long file arrives piece by piece. Each lies in the store under the file's id and where it begins, whole or not at all,
 * and may be sent again; when the last one is there they become the file. One piece of a file arrives at a time: its row
 * says "piece" and which server has it, "partial" in between.
 */
export function createFilePieces({ database, store, pieceBytes, thisRun, reserve, refused, giveUp }: Deps) {
  const { db } = database;
  /** In this run; what another one has, the rows say. */
  const arriving = new Set<string>();

  async function firstMissing({ id, bytes }: Pick<Row, "id" | "bytes">): Promise<number | undefined> {
    for (const from of startsOf(bytes, pieceBytes))
      if ((await store.bytesOf(pieceOf(id, from))) !== Math.min(pieceBytes, bytes - from)) return from;
    return undefined;
  }

  /** The row is this piece's alone until `leave`, or the file's end. */
  async function claim(row: Row, now: number): Promise<Row | undefined> {
    const isFree =
      row.state === "partial" ||
      row.receiver === thisRun.id ||
      // It arrived, or not, and nobody could say so.
      row.created_at < now - pieceMostMs ||
      (await thisRun.isGone(row.receiver));
    if (!isFree) return undefined;
    const [claimed] = await run<Row>(db, take, [row.id, row.state, row.receiver, thisRun.id, now]);
    return claimed;
  }

  async function begin({ content: _, from: __, of, ...upload }: PieceUpload) {
    const row = await db.selectFrom("file").selectAll().where("id", "=", upload.id).executeTakeFirst();
    if (!row || row.state === "lost") return await reserve({ ...upload, declaredBytes: of }, "piece");
    if (row.user_id !== upload.userId) return "taken";
    if (row.state === "stored") return row;
    const isInPieces = row.state === "partial" || row.state === "piece";
    if (!isInPieces || row.bytes !== of) return "taken";
    return (await claim(row, upload.now)) ?? "busy";
  }

  async function* joined({ id, bytes }: Row) {
    for (const from of startsOf(bytes, pieceBytes)) {
      const piece = await store.read(pieceOf(id, from));
      if (!piece) throw new Error("A piece went while it was read.");
      yield* piece as AsyncIterable<Buffer>;
    }
  }

  /** Undefined where its student went meanwhile. */
  async function join(row: Row): Promise<StoredFile | undefined> {
    const counted = createCounter(joined(row), row.bytes);
    await store.write(row.id, counted.content, row.bytes);
    await removePieces(store, row, pieceBytes);
    const file = storedFile({ ...row, type: counted.type() });
    const kept = await run(db, finish, [row.id, file.type, thisRun.id]);
    return kept.length > 0 ? file : undefined;
  }

  async function arrive(row: Row, { from, content }: PieceUpload): Promise<PieceReceived | undefined> {
    const name = pieceOf(row.id, from);
    const length = Math.min(pieceBytes, row.bytes - from);
    // Half of one, from a server that was killed.
    await store.remove(name);
    await store.write(name, createCounter(content, length).content, length);
    if (from + length < row.bytes) return { kind: "more", next: from + length };
    const missing = await firstMissing(row);
    if (missing !== undefined) return { kind: "more", next: missing };
    const file = await join(row);
    return file && { kind: "stored", file };
  }

  /** False where its student does not want it any more, or is gone: then it has no bytes either. */
  async function leave(row: Row): Promise<boolean> {
    if ((await run(db, pause, [row.id, thisRun.id])).length > 0) return true;
    const now = await db.selectFrom("file").select("state").where("id", "=", row.id).executeTakeFirst();
    if (!now || now.state === "deleting") await giveUp(row);
    return false;
  }

  async function receive(upload: PieceUpload): Promise<PieceReceived> {
    const row = await begin(upload);
    if (row === "quota" || row === "too-large") return refused(row);
    if (typeof row === "string") return { kind: row };
    if (row.state === "stored") return { kind: "stored", file: storedFile(row) };
    let received: PieceReceived | undefined;
    try {
      received = await arrive(row, upload);
    } catch (error) {
      await leave(row);
      throw error;
    }
    if (received?.kind === "stored") return received;
    return (await leave(row)) && received ? received : { kind: "taken" };
  }

  return {
    async receivePiece(upload: PieceUpload): Promise<PieceReceived> {
      const key = `${upload.userId} ${upload.id}`;
      if (arriving.has(key)) return { kind: "busy" };
      arriving.add(key);
      try {
        return await receive(upload);
      } finally {
        arriving.delete(key);
      }
    },

    /** Where to go on. */
    async nextPiece(userId: string, id: string): Promise<StoredFile | { readonly next: number }> {
      const row = await db
        .selectFrom("file")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (row?.state === "stored") return storedFile(row);
      if (row?.state !== "partial" && row?.state !== "piece") return { next: 0 };
      // Whose last piece came and was not joined with the others is joined when it comes again.
      return { next: (await firstMissing(row)) ?? startsOf(row.bytes, pieceBytes).at(-1) ?? 0 };
    },
  };
}

export async function removePieces(store: FileStore, { id, bytes }: Pick<Row, "id" | "bytes">, pieceBytes: number) {
  for (const from of startsOf(bytes, pieceBytes)) await store.remove(pieceOf(id, from));
}

function startsOf(bytes: number, pieceBytes: number): readonly number[] {
  return Array.from({ length: Math.ceil(bytes / pieceBytes) }, (_, at) => at * pieceBytes);
}

function pieceOf(id: string, from: number): string {
  return `${id}.${from}`;
}

const take =
  "update file set state = 'piece', receiver = $4, created_at = $5 where id = $1 and state = $2 and receiver = $3 returning *";
const pause = "update file set state = 'partial' where id = $1 and state = 'piece' and receiver = $2 returning id";
const finish =
  "update file set state = 'stored', type = $2 where id = $1 and state = 'piece' and receiver = $3 returning id";
