import type { Note } from "@jotter/domain/note";

/** Of a note, what a file has of it. */
export type ExportedNote = Pick<Note, "title" | "body" | "createdAt" | "updatedAt" | "tags"> &
  Partial<Pick<Note, "classId" | "aliases" | "byteOrderMark">>;
