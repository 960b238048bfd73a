import { type Note, note } from "@jotter/domain/note";
import type { Replica } from "@jotter/replica/replica";
import type { ListRow } from "@jotter/replica/row";
import { Dexie } from "dexie";
import { readRecord, recordKeys } from "../ui/local-records.ts";

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
  if (read?.version === note.version) return pinnedFirst(read.pinned, read.rows);
  const [pinned, latest] = await Promise.all([
    replica.rows(note).bulkGet(pinnedIds(replica.userId)),
    latestNotes(replica).limit(firstScreen).toArray(),
  ]);
  return pinnedFirst(
    pinned.flatMap((row) => row ?? []),
    latest,
  );
}

declare global {
  interface Window {
    firstNotes?: {
      readonly studentId: string;
      /** null where they could not be read; of an older version, where this app has not been here yet. */
      readonly notes: Promise<{
        readonly version?: number;
        readonly rows: readonly NoteRow[];
        /** What this device remembers as pinned; it may not be so any more. */
        readonly pinned: readonly NoteRow[];
      } | null>;
    };
  }
}

/** `remembered` may not be pinned any more: then they stand where their time puts them, if that is on the first screen. */
function pinnedFirst(remembered: readonly NoteRow[], latest: readonly NoteRow[]): readonly NoteRow[] {
  const latestIds = new Set(latest.map(({ id }) => id));
  const others = remembered.filter(({ id, del, data }) => data.pinned && !del && !latestIds.has(id));
  return [...others, ...latest].sort(byPinAndTime);
}

export function byPinAndTime({ data: one }: NoteRow, { data: other }: NoteRow): number {
  return Number(other.pinned) - Number(one.pinned) || other.updatedAt - one.updatedAt;
}

function pinnedIds(studentId: string): string[] {
  try {
    const ids: unknown = JSON.parse(readRecord(recordKeys.pinned(studentId)) ?? "[]");
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return []; // A damaged record is no record.
  }
}

function present(replica: Replica) {
  return replica.rows(note).where("[del+data.updatedAt]").between([0, Dexie.minKey], [0, Dexie.maxKey]);
}
