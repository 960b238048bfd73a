import { note } from "@jotter/domain/note";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";

/** `at` is the moment it was deleted: the last thing that happened to it. */
export type TrashedNote = NoteRow;

const dayMs = 86_400_000;
/** The server forgets the words of a deleted note after so long. */
const keptDays = 30;

/** Deleted notes that can still be restored, the latest first; undefined until we know. */
export function useTrash(): readonly TrashedNote[] | undefined {
  const { replica, now } = useStudent();
  return useLive(async () => {
    // By the index: a tombstone whose words are gone has no time either, and is not in it.
    const rows = await replica.list(note, { by: "updatedAt", isTrash: true });
    return rows.filter((row) => row.at + keptDays * dayMs > now()).sort((one, other) => other.at - one.at);
  }, [replica, now]);
}

/** Whole days until it goes for good; the last one counts as one. */
export function daysLeft({ at }: Pick<TrashedNote, "at">, now: number): number {
  return Math.max(1, Math.ceil((at + keptDays * dayMs - now) / dayMs));
}
