import type { RecordData } from "@jotter/domain/entity";
import { onlyOne } from "@jotter/domain/id";
import { newProfile, profile } from "@jotter/domain/profile";
import { localKindOf } from "@jotter/ports/local-account";
import { Dexie } from "dexie";
import { nothing } from "./content.ts";
import { openFilesDatabase } from "./files-database.ts";
import { databaseName, filesDatabaseName } from "./names.ts";
import { openReplica } from "./open-replica.ts";
import { filledFrom } from "./reconcile.ts";
import type { Replica } from "./replica.ts";
import type { LocalRow } from "./row.ts";
import { atomically, getMeta, listTable, type Owner, readRow, type Store, setMeta, writeRow } from "./store.ts";
import { wipeReplica } from "./wipe.ts";

/**
 * What another account left on this device: its session ended, or its server has forgotten it (a restored backup, a lost
 * disk). Nobody reads it, and nobody throws it away: it may be the last copy. Who comes with the same address may take it
 * over, and whoever is here may remove it, when they say so. [DAT-4]
 */
export type Sealed = Owner & {
  readonly userId: string;
  readonly records: number;
  readonly files: number;
  /** Of them, records and files that never reached a server. */
  readonly unsent: number;
};

export async function rememberOwner({ store }: Pick<Replica, "store">, { email, name }: Owner): Promise<void> {
  const known = await getMeta(store, "owner");
  if (known?.email !== email || known.name !== name) await setMeta(store, "owner", { email, name });
}

/** Those with anything in them that a student made. */
export async function sealedBeside(userId: string): Promise<readonly Sealed[]> {
  const names = await Dexie.getDatabaseNames();
  const ids = names.flatMap((name) => (name.startsWith(databaseName("")) ? [name.slice(databaseName("").length)] : []));
  // What was written here without an account is nobody else's: it is offered by itself.
  const others = ids.filter((id) => id !== userId && !localKindOf({ id }));
  const all = await Promise.all(others.map((id) => lookInto(id, names)));
  return all.filter((one) => one.records + one.files + one.unsent > 0);
}

/** As it lies there: it is not brought to this version of the app for a look. */
async function lookInto(userId: string, names: readonly string[]): Promise<Sealed> {
  const db = await new Dexie(databaseName(userId)).open();
  try {
    const tables = db.tables.filter(({ name }) => !["meta", "texts", "pending", "conflicts"].includes(name));
    const counts = await Promise.all(tables.map((table) => table.count()));
    // What every account begins with is nothing that anybody would miss.
    const made = tables.map((table, index) =>
      ["profile", "settings"].includes(table.name) ? 0 : (counts[index] ?? 0),
    );
    const owner: Owner | undefined = (await db.table("meta").get("owner"))?.value;
    const { data } = (await db.table(profile.kind).get(onlyOne)) ?? {};
    const files = names.includes(filesDatabaseName(userId)) ? await filesOf(userId) : { files: 0, unsent: 0 };
    return {
      userId,
      email: owner?.email ?? String(data?.email ?? ""),
      name: owner?.name ?? String(data?.username ?? ""),
      records: made.reduce((sum, count) => sum + count, 0),
      files: files.files,
      unsent: (await db.table("pending").count()) + files.unsent,
    };
  } finally {
    db.close();
  }
}

async function filesOf(userId: string) {
  const { db, rows, recordings } = openFilesDatabase(userId);
  try {
    const unsent = (await rows.where("isWaiting").equals(1).count()) + (await recordings.count());
    return { files: await rows.count(), unsent };
  } finally {
    db.close();
  }
}

/**
 * Everything of the other account becomes this one's, as if it had been written here and never sent. Only when all of it
 * is on the disk does the other go; cut off, it is done again, and nothing is there twice.
 */
export async function takeOver(from: string, to: Replica, now: () => number): Promise<void> {
  const { store } = to;
  const other = openReplica({ userId: from, entities: [...store.entities.values()], now });
  try {
    await other.opened;
    // What was typed and stands in no record yet.
    await other.journal.recovered();
    for (const kind of store.entities.keys()) await takeKind(other.store, store, kind, { from, to: to.userId, now });
    for (const loss of await other.store.conflicts.toArray()) await store.conflicts.add(loss);
  } finally {
    other.close();
  }
  await takeFiles(from, to.userId);
  await wipeReplica(from);
}

const rowsAtOnce = 100;
type Move = { readonly from: string; readonly to: string; readonly now: () => number };

async function takeKind(from: Store, to: Store, kind: string, move: Move): Promise<void> {
  const entity = to.entities.get(kind);
  if (!entity) return;
  const ids = (await listTable(from, kind).toCollection().primaryKeys()) as string[];
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const some = ids.slice(start, start + rowsAtOnce);
    const theirs = await Promise.all(some.map((id) => readRow(from, entity, id)));
    await atomically(to, async () => {
      for (const [place, id] of some.entries()) {
        const row = theirs[place];
        // A tombstone without words says nothing to a server that has none of it.
        if (!row?.data) continue;
        const content = { data: ownedBy(row.data, move), del: row.del };
        const here = await readRow(to, entity, id);
        const fresh: LocalRow = { rev: 0, at: row.at, ...content, base: nothing };
        const rules = { ...entity, ...(kind === profile.kind && { untouched: newProfile("", "", 0) }) };
        await writeRow(to, entity, id, here?.data ? filledFrom(here, content, rules, move.now()) : fresh);
      }
      await setMeta(to, "edits", (await getMeta(to, "edits")) + 1);
    });
  }
}

/** Some records say whose they are. */
function ownedBy(data: RecordData, { from, to }: Move): RecordData {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, value === from ? to : value]));
}

async function takeFiles(from: string, to: string): Promise<void> {
  const [theirs, ours] = [openFilesDatabase(from), openFilesDatabase(to)];
  try {
    // One at a time: a lecture fills the memory of a phone.
    for (const row of await theirs.rows.toArray()) {
      const content = await theirs.contents.get(row.id);
      if (!content || (await ours.rows.get(row.id))) continue;
      await ours.db.transaction("rw", ours.rows, ours.contents, async () => {
        await ours.contents.put(content);
        await ours.rows.put({ ...row, name: row.name || row.id, isWaiting: 1 });
      });
    }
    for (const recording of await theirs.recordings.toArray()) await ours.recordings.put(recording);
    for (const key of await theirs.pieces.toCollection().primaryKeys()) {
      const piece = await theirs.pieces.get(key);
      if (piece) await ours.pieces.put(piece);
    }
  } finally {
    theirs.db.close();
    ours.db.close();
  }
}
