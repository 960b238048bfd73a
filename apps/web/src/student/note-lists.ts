import { type Note, note } from "@jotter/domain/note";
import type { Replica } from "@jotter/replica/replica";
import type { ListRow } from "@jotter/replica/row";
import { Dexie } from "dexie";

/** A note in a list: everything but its text. */
export type NoteRow = ListRow<Note>;

/** Notes that are not in the trash, the latest first: walked by an index, never loaded as a whole. */
export function latestNotes(replica: Replica) {
  return present(replica).reverse();
}

const firstScreen = 24;

/** Enough for the first screen of the list. At a start the script in index.html has read it already. */
export async function firstNotes(replica: Replica): Promise<readonly NoteRow[]> {
  const { firstNotes: early } = window;
  delete window.firstNotes;
  const read = early?.studentId === replica.userId ? await early.notes : null;
  return read?.version === note.version ? read.rows : latestNotes(replica).limit(firstScreen).toArray();
}

declare global {
  interface Window {
    firstNotes?: {
      readonly studentId: string;
      /** null where they could not be read; of an older version, where this app has not been here yet. */
      readonly notes: Promise<{ readonly version?: number; readonly rows: readonly NoteRow[] } | null>;
    };
  }
}

export function countNotes(replica: Replica): Promise<number> {
  return present(replica).count();
}

function present(replica: Replica) {
  return replica.rows(note).where("[del+data.updatedAt]").between([0, Dexie.minKey], [0, Dexie.maxKey]);
}
