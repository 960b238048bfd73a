import { type Note, note } from "@jotter/domain/note";
import { withTag } from "@jotter/domain/tags";
import type { Replica } from "@jotter/replica/replica";
import { listeners } from "../../ui/listeners.ts";

/** Enough for one transaction: between two of them the screen gets its turn. */
const atOnce = 100;

type RunningChange = { readonly done: number; readonly total: number };

let running: RunningChange | null = null;
let isCancelled = false;
const { subscribe, tell } = listeners();

function show(change: RunningChange | null): void {
  running = change;
  tell();
}

/** A change of many notes that is under way, for whoever shows how far it is. */
export const changeUnderWay = {
  now: () => running,
  subscribe,
  /** What is changed already stays changed: it can be undone as a whole. */
  cancel: () => {
    isCancelled = true;
  },
};

/**
 * Works through many records in few transactions. Gives those it came to before it was done or cancelled, without those
 * the work says false of.
 */
export async function inBatches(
  replica: Replica,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const total = ids.length;
  let done = 0;
  const skipped = new Set<string>();
  isCancelled = false;
  try {
    while (done < total && !isCancelled) {
      if (total > atOnce) show({ done, total });
      const batch = ids.slice(done, done + atOnce);
      await replica.together(async () => {
        for (const id of batch) if ((await work(id)) === false) skipped.add(id);
      });
      done += batch.length;
    }
  } finally {
    if (total > atOnce) show(null);
  }
  return ids.slice(0, done).filter((id) => !skipped.has(id));
}

/** What another tab or device has deleted, restored or erased meanwhile is passed over: the rest goes its way. */
export function trashNotes(replica: Replica, ids: readonly string[]) {
  return inBatches(replica, ids, async (id) => (await placeOf(replica, id)) === "list" && replica.remove(note, id));
}

export function restoreNotes(replica: Replica, ids: readonly string[]) {
  return inBatches(replica, ids, async (id) => (await placeOf(replica, id)) === "trash" && replica.restore(note, id));
}

export function eraseNotes(replica: Replica, ids: readonly string[]) {
  return inBatches(replica, ids, async (id) => (await placeOf(replica, id)) === "trash" && replica.erase(note, id));
}

async function placeOf(replica: Replica, id: string): Promise<"list" | "trash" | "nowhere"> {
  const row = await replica.row(note, id);
  // A tombstone whose words are gone has no fields.
  if (!row || Object.keys(row.data).length === 0) return "nowhere";
  return row.del ? "trash" : "list";
}

/** Pin, class and tags say where a note belongs, not when it was written: its time stays. */
export function changeNotes(
  replica: Replica,
  ids: readonly string[],
  change: Partial<Pick<Note, "pinned" | "classId">>,
) {
  return inBatches(replica, ids, (id) => replica.update(note, id, change));
}

export function addTags(replica: Replica, ids: readonly string[], tags: readonly string[]) {
  return inBatches(replica, ids, async (id) => {
    const row = await replica.row(note, id);
    if (row) await replica.update(note, id, { tags: tags.reduce(withTag, row.data.tags) });
  });
}
