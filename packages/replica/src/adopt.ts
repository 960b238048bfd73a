import type { Entity, RecordData } from "@jotter/domain/entity";
import { onlyOne } from "@jotter/domain/id";
import { type Content, isSame } from "./content.ts";
import { openFilesDatabase } from "./files-database.ts";
import { edited, unitedFields } from "./reconcile.ts";
import type { Replica } from "./replica.ts";
import { atomically, getMeta, listTable, readRow, setMeta, writeRow } from "./store.ts";

const portion = 100;

/**
 * What somebody wrote without an account becomes the account's, under the ids it has: begun again after a crash, it
 * adds nothing twice. `sameAs` names records of the account that stand for one of these, like a class of the same name.
 */
export async function adopt(
  from: Replica,
  to: Replica,
  sameAs: ReadonlyMap<string, string> = new Map(),
): Promise<number> {
  let added = 0;
  for (const entity of to.store.entities.values()) {
    const ids = await listTable(from.store, entity.kind).toCollection().primaryKeys();
    for (let first = 0; first < ids.length; first += portion) {
      const some = ids.slice(first, first + portion);
      const rows = await Promise.all(some.map((id) => readRow(from.store, entity, id)));
      await atomically(to.store, async () => {
        for (const [place, id] of some.entries()) {
          const row = rows[place];
          if (!row?.data) continue; // Erased for good.
          const arriving = { data: renamed(row.data, sameAs) as RecordData, del: row.del };
          if (await takeIn(to, entity, sameAs.get(id) ?? id, arriving, row.at)) added++;
        }
        await setMeta(to.store, "edits", (await getMeta(to.store, "edits")) + 1);
      });
    }
  }
  return added;
}

/** The bytes of pictures and documents, which wait to be sent like any other; and sound that is no file yet. */
export async function adoptFiles(fromUserId: string, toUserId: string): Promise<void> {
  const [from, to] = [openFilesDatabase(fromUserId), openFilesDatabase(toUserId)];
  try {
    for (const row of await from.rows.toArray()) {
      const content = await from.contents.get(row.id);
      if (!content || (await to.rows.get(row.id))) continue;
      await to.db.transaction("rw", to.rows, to.contents, async () => {
        await to.rows.put({ ...row, isWaiting: 1 });
        await to.contents.put(content);
      });
    }
    await to.recordings.bulkPut(await from.recordings.toArray());
    await to.pieces.bulkPut(await from.pieces.toArray());
  } finally {
    from.db.close();
    to.db.close();
  }
}

async function takeIn(to: Replica, entity: Entity, id: string, arriving: Content, at: number): Promise<boolean> {
  const mine = await readRow(to.store, entity, id);
  if (!mine) {
    await writeRow(to.store, entity, id, edited(undefined, arriving, at));
    return true;
  }
  // What the account threw away stays thrown away; what lies in the other trash has nothing to say here.
  if (mine.del || arriving.del || !mine.data || !arriving.data) return false;
  const { data, lost } =
    id === onlyOne
      ? { data: filledIn(mine.data, arriving.data), lost: [] }
      : unitedFields(mine.data, arriving.data, mine.at >= at ? "mine" : "theirs", entity);
  if (isSame(data, mine.data)) return false;
  for (const loss of lost) await to.store.conflicts.add({ ...loss, kind: entity.kind, id, at });
  await writeRow(to.store, entity, id, edited(mine, { data, del: false }, Math.max(mine.at, at)));
  return false;
}

/** Of the profile and the settings an account has its own: what they do not say is taken. */
function filledIn(mine: RecordData, theirs: RecordData): RecordData {
  const said = Object.entries(mine).filter(([, value]) => value !== "" && value !== null && value !== undefined);
  return { ...mine, ...theirs, ...Object.fromEntries(said) };
}

/** The same value with other names for the records it speaks of. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0) return value;
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, names)]));
}
