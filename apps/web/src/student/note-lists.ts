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

/**
 * Enough for the first screen of the list. In one request where the browser can read an index backwards at once: a
 * cursor comes back to the page for every row, and at a start the page has other things to do.
 */
export async function firstNotes(replica: Replica): Promise<readonly NoteRow[]> {
  const table = replica.rows(note);
  const database = table.db.backendDB();
  const index = database.transaction(table.name).objectStore(table.name).index("[del+data.updatedAt]") as BackwardIndex;
  if (!index.getAllRecords) return latestNotes(replica).limit(firstScreen).toArray();
  const query = IDBKeyRange.bound([0], [0, []]);
  const reading = index.getAllRecords({ query, count: firstScreen, direction: "prev" });
  return new Promise((resolve, reject) => {
    reading.onsuccess = () => resolve(reading.result.map(({ value }) => value));
    reading.onerror = () => reject(reading.error);
  });
}

/** IndexedDB 3.0: not in every browser, and not yet in TypeScript's types. */
type BackwardIndex = IDBIndex & {
  readonly getAllRecords?: (options: {
    readonly query: IDBKeyRange;
    readonly count: number;
    readonly direction: "prev";
  }) => IDBRequest<{ readonly value: NoteRow }[]>;
};

export function countNotes(replica: Replica): Promise<number> {
  return present(replica).count();
}

function present(replica: Replica) {
  return replica.rows(note).where("[del+data.updatedAt]").between([0, Dexie.minKey], [0, Dexie.maxKey]);
}
