import { note } from "@jotter/domain/note";
import type { Replica } from "@jotter/replica/replica";
import type { NoteRow } from "./note-lists.ts";
import { useStudent } from "./student-context.ts";
import { useLive } from "./use-live.ts";

/** Every note without its text, in no order; undefined until they are read. `isLive`: as they are now. */
export type NoteShelf = { readonly rows: readonly NoteRow[]; readonly isLive: boolean };

/**
 * All rows, kept in memory: filters, orders and counts over 10,000 of them need no further reading. They are read once
 * `isAwake`, and what was known on the last visit stands until then.
 */
export function useNoteShelf(isAwake: boolean): NoteShelf | undefined {
  const { replica } = useStudent();
  const read = useLive(async () => (isAwake ? await readShelf(replica) : undefined), [replica, isAwake]);
  return read ?? remembered.get(replica);
}

/** What was read just now is newer than what was remembered: its stretch of the list counts. */
export function withLatest(shelf: readonly NoteRow[], latest: readonly NoteRow[]): readonly NoteRow[] {
  const known = new Map(latest.map((row) => [row.id, row]));
  const times = latest.filter(({ data }) => !data.pinned).map(({ data }) => data.updatedAt);
  const oldest = times.length > 0 ? Math.min(...times) : Number.POSITIVE_INFINITY;
  const others = shelf.filter(({ id, data }) => !known.has(id) && (data.pinned || data.updatedAt <= oldest));
  return [...latest, ...others];
}

const remembered = new WeakMap<Replica, NoteShelf>();
/** Few enough that the browser draws a frame between two reads. */
const readAtOnce = 500;

async function readShelf(replica: Replica): Promise<NoteShelf> {
  const rows: NoteRow[] = [];
  let after = "";
  for (;;) {
    const some = await replica.rows(note).where(":id").above(after).limit(readAtOnce).toArray();
    // Tombstones may have lost their fields; of the others none has.
    for (const row of some) if (row.del === 0) rows.push(row);
    after = some.at(-1)?.id ?? "";
    if (some.length < readAtOnce) break;
  }
  remembered.set(replica, { rows, isLive: false });
  return { rows, isLive: true };
}
