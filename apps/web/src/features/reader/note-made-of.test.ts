import { newNote } from "@jotter/domain/note";
import { expect, test } from "vitest";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { noteMadeOf } from "./note-made-of.ts";

const row = (id: string, createdAt: number, marksOf?: string, del: 0 | 1 = 0) =>
  ({ id, del, rev: 1, at: createdAt, data: { ...newNote(createdAt), ...(marksOf && { marksOf }) } }) as NoteRow;

test("of the notes from a document's marks the last one is gone on with, if it is still there [DOC-3]", () => {
  const notes = [row("own", 9), row("first", 1, "doc"), row("last", 4, "doc"), row("other", 8, "other")];
  expect(noteMadeOf(notes, "doc")?.id).toBe("last");
  expect(noteMadeOf([...notes, row("thrown away", 7, "doc", 1)], "doc")?.id).toBe("last");
  expect(noteMadeOf(notes, "none")).toBeNull();
});
