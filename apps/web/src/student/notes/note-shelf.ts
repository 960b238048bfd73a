import { note } from "@jotter/domain/note";
import { followWrites, isClosing } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useState } from "react";
import { useStudent } from "../session/student-context.ts";
import type { NoteRow } from "./note-lists.ts";

/** Every note without its text, in no order; undefined until they are read. `isLive`: as they are now. */
export type NoteShelf = { readonly rows: readonly NoteRow[]; readonly isLive: boolean };

/**
 * All rows, kept in memory: filters, orders and counts over 10,000 of them need no further reading. They are read once
 * `isAwake`, and what was known on the last visit stands until then.
 */
export function useNoteShelf(isAwake: boolean): NoteShelf | undefined {
  const { replica } = useStudent();
  const [answer, setAnswer] = useState<{ readonly shelf?: NoteShelf; readonly error?: unknown }>({});
  useEffect(
    () =>
      isAwake
        ? followShelf(
            replica,
            (shelf) => setAnswer({ shelf }),
            (error) => setAnswer({ error }),
          )
        : undefined,
    [replica, isAwake],
  );
  if (answer.error !== undefined) throw answer.error;
  return answer.shelf ?? remembered.get(replica);
}

/**
 * Reads the shelf, and again after changes. Not a live query over all rows: a sync or a change of a thousand notes
 * reports a hundred times, and a reading of 10,000 rows for each would leave no time for anything else.
 */
function followShelf(replica: Replica, onShelf: (shelf: NoteShelf) => void, onError: (error: unknown) => void) {
  let isWanted = true;
  let isBehind = false;
  let isReading = false;

  async function read() {
    isBehind = true;
    if (isReading) return;
    isReading = true;
    while (isBehind && isWanted) {
      isBehind = false;
      const began = performance.now();
      const shelf = await readShelf(replica);
      if (isWanted) onShelf(shelf);
      await new Promise((resolve) => setTimeout(resolve, 2 * (performance.now() - began)));
    }
    isReading = false;
  }

  const failed = (error: unknown) => {
    if (isWanted && !isClosing(error)) onError(error);
  };
  const readSoon = () => void read().catch(failed);
  const leave = followWrites(replica.userId, note, readSoon);
  readSoon();
  return () => {
    isWanted = false;
    leave();
  };
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

async function readShelf(replica: Replica): Promise<NoteShelf> {
  const rows: NoteRow[] = [];
  for await (const some of replica.inPortions(note)) {
    // Tombstones may have lost their fields; of the others none has.
    for (const row of some) if (row.del === 0) rows.push(row);
  }
  remembered.set(replica, { rows, isLive: false });
  return { rows, isLive: true };
}
