import type { FilePurpose } from "@jotter/ports/backend";
import { Dexie, type Table } from "dexie";
import { letsGoOfHalfMade } from "./left-half-made.ts";
import { filesDatabaseName } from "./names.ts";

export type FileRow = {
  readonly id: string;
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly type: string;
  readonly bytes: number;
  /** 1 until the server has it. IndexedDB has no index over booleans. */
  readonly isWaiting: 0 | 1;
  readonly seenAt: number;
  /** The student wants it here, however long it was not seen. */
  readonly isKept?: boolean;
  /** The student has opened it here; else it was only added, or fetched to be read by the device. */
  readonly isOpened?: boolean;
};

/** A small picture of a page, drawn here: it is made again where it is missing. */
type CoverRow = {
  readonly key: string;
  readonly documentId: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
};

/** A recording that is not a file yet: where it belongs, and what it will be. */
export type RecordingRow = {
  readonly fileId: string;
  readonly lectureId: string;
  readonly type: string;
  /** When it began, and where in its lecture. */
  readonly at: number;
  readonly fromMs: number;
};

export type Piece = {
  readonly number: number;
  readonly bytes: ArrayBuffer;
  /** How far the recording is at its end. */
  readonly untilMs: number;
  /** How loud it was, a letter for each second. */
  readonly levels: string;
};

export function openFilesDatabase(userId: string) {
  // What is kept here may exist nowhere else: written means written to the disk.
  const db = new Dexie(filesDatabaseName(userId), {
    indexedDB: letsGoOfHalfMade,
    cache: "disabled",
    chromeTransactionDurability: "strict",
  });
  // The bytes lie apart, so that counting and sorting does not read them.
  db.version(1).stores({ rows: "id,isWaiting,seenAt", contents: "id" });
  db.version(2).stores({ covers: "key,documentId" });
  db.version(3).stores({ recordings: "fileId", pieces: "[fileId+number],fileId" });
  db.on("versionchange", () => db.close({ disableAutoOpen: true }));
  const rows: Table<FileRow, string> = db.table("rows");
  // Bytes and not a Blob: Safari has lost Blobs out of its database.
  const contents: Table<{ readonly id: string; readonly bytes: ArrayBuffer }, string> = db.table("contents");
  const covers: Table<CoverRow, string> = db.table("covers");
  const recordings: Table<RecordingRow, string> = db.table("recordings");
  const pieces: Table<Piece & { readonly fileId: string }, [string, number]> = db.table("pieces");
  return { db, rows, contents, covers, recordings, pieces };
}
