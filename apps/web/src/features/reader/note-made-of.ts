import type { NoteRow } from "../../student/notes/note-lists.ts";

/** The note that was made of a document's marks last; null where there is none any more. */
export function noteMadeOf(notes: readonly NoteRow[], documentId: string): NoteRow | null {
  const made = notes.filter(({ del, data }) => !del && data.marksOf === documentId);
  return made.toSorted((one, other) => other.data.createdAt - one.data.createdAt)[0] ?? null;
}
