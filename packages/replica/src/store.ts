import { type Entity, migrated, type RecordData } from "@jotter/domain/entity";
import type { Refusal } from "@jotter/ports/protocol";
import { Dexie, type Table, type Transaction } from "dexie";
import { type Content, contentOf, nothing } from "./content.ts";
import { letsGoOfHalfMade } from "./left-half-made.ts";
import { databaseName, keyOf } from "./names.ts";
import type { ListRow, LocalRow, Loss, Sent } from "./row.ts";
import type { SyncState } from "./sync-state.ts";

/** The database in the browser: list tables, long texts apart, and the dirty set. */
export type Store = {
  readonly db: Dexie;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly texts: Table<{ key: string; fields: RecordData }, string>;
  readonly pending: Table<Pending, string>;
  readonly conflicts: Table<Conflict, number>;
  readonly meta: Table<{ key: string; value: unknown }, string>;
};

export type OpeningStore = Store & { readonly opened: Promise<void> };

/** One record with edits the server does not have. */
export type Pending = {
  readonly key: string;
  readonly kind: string;
  readonly id: string;
  readonly base: Content;
  readonly sent?: readonly Sent[];
  readonly blocked?: Refusal;
};

/** A field's value that lost against a later edit, kept for the student. */
export type Conflict = Loss & { readonly kind: string; readonly id: string; readonly at: number };

/** What the device remembers of its conversation with the server. */
export type Meta = {
  /** This browser's name among the student's devices; all its tabs share it. */
  device: string;
  /** Counts this device's sends. */
  sends: number;
  /** Grows with every local edit: what the syncing tab listens to. */
  edits: number;
  epoch: string | null;
  /** All revisions up to here are known. */
  cursor: number;
  /** The first sync walks from the newest record back; `top` is where it started. Absent once done. */
  first: { top: number; before: number } | null;
  /** True between a change of epoch and the end of the pull that follows it. */
  healing: boolean;
  phase: SyncState["phase"];
  /** Whose records these are, for the day the server does not know them any more. */
  owner: Owner | null;
  /** The last epoch in which this device's files were held against the server's. */
  filesEpoch: string | null;
  /** The version of each kind's shape that the rows here have. */
  versions: Readonly<Record<string, number>>;
};

export type Owner = { readonly email: string; readonly name: string };

const freshMeta: Omit<Meta, "device" | "versions"> = {
  sends: 0,
  edits: 0,
  epoch: null,
  cursor: 0,
  first: { top: -1, before: -1 },
  healing: false,
  phase: "starting",
  owner: null,
  filesEpoch: null,
};

/** Opens by itself: what is asked of the store meanwhile waits its turn. `opened` says when that was, or why it failed. */
export function openStore(
  userId: string,
  entities: readonly Entity[],
  newDevice: () => string,
  isAlone = false,
): OpeningStore {
  const db = databaseOf(userId, entities);
  // Another tab wipes the records: let go, and do not open again by ourselves, which would bring an empty database back.
  // Where a newer app only adds a table, this one goes on with those it knows.
  db.on("versionchange", ({ newVersion }) => db.close({ disableAutoOpen: newVersion === null }));
  // Whatever else was asked for meanwhile waits for this: nobody sees rows of an older shape.
  db.on("ready", async (vip) => {
    const known = await (vip as Dexie).table("meta").get("versions");
    if (!isUpToDate(known?.value, entities)) await elsewhere(() => prepare(userId, entities, newDevice, isAlone));
  });
  const opened = db.open().then(() => undefined);
  opened.catch(() => undefined); // Whoever asks something hears it too.
  return { ...storeOver(db, entities), opened };
}

/** Grows with every kind of record and every index that is added: browsers make what is new only then. */
export const layoutVersion = 10;

/** The tables and their indexes, in Dexie's notation. */
export function layoutOf(entities: readonly Entity[]): Readonly<Record<string, string>> {
  const lists = Object.fromEntries(entities.map(({ kind, indexes }) => [kind, ["id", ...indexes].join(",")]));
  return { ...lists, texts: "key", pending: "key,blocked", conflicts: "++", meta: "key" };
}

function databaseOf(userId: string, entities: readonly Entity[]): Dexie {
  // Dexie's cache reports a change before it is committed; "saved" must mean saved.
  const db = new Dexie(databaseName(userId), {
    indexedDB: letsGoOfHalfMade,
    cache: "disabled",
    chromeTransactionDurability: "strict",
  });
  db.version(layoutVersion).stores(layoutOf(entities));
  return db;
}

function storeOver(db: Dexie, entities: readonly Entity[]): Store {
  return {
    db,
    entities: new Map(entities.map((entity) => [entity.kind, entity])),
    texts: db.table("texts"),
    pending: db.table("pending"),
    conflicts: db.table("conflicts"),
    meta: db.table("meta"),
  };
}

/** One transaction over everything: an edit, a page or an answer is there whole or not at all. */
export function atomically<Value>(store: Store, work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
  return store.db.transaction("rw", store.db.tables, work);
}

export function listTable<Data extends RecordData, Text extends string = never>(
  store: Store,
  kind: string,
): Table<ListRow<Data, Text>, string> {
  return store.db.table(kind);
}

export async function getMeta<Key extends keyof Meta>(store: Store, key: Key): Promise<Meta[Key]> {
  const found = await store.meta.get(key);
  return (found ? found.value : freshMeta[key as keyof typeof freshMeta]) as Meta[Key];
}

export async function setMeta<Key extends keyof Meta>(store: Store, key: Key, value: Meta[Key]): Promise<void> {
  await store.meta.put({ key, value });
}

/** Reads a whole record; call it inside `atomically` when writing on what it said. */
export async function readRow(store: Store, entity: Entity, id: string): Promise<LocalRow | undefined> {
  const key = keyOf(entity.kind, id);
  const [row, texts, waiting] = await Promise.all([
    listTable(store, entity.kind).get(id),
    entity.textFields.length > 0 ? store.texts.get(key) : undefined,
    store.pending.get(key),
  ]);
  if (!row) return undefined;
  const data = { ...row.data, ...texts?.fields };
  return {
    rev: row.rev,
    at: row.at,
    del: row.del === 1,
    // A tombstone whose words are gone. Every record has fields, so nothing else is empty.
    data: Object.keys(data).length > 0 ? data : null,
    ...(waiting && {
      base: waiting.base,
      ...(waiting.sent && { sent: waiting.sent }),
      ...(waiting.blocked && { blocked: waiting.blocked }),
    }),
  };
}

/** Writes a record and its place in the dirty set; only inside `atomically`. */
export async function writeRow(store: Store, entity: Entity, id: string, row: LocalRow): Promise<void> {
  const key = keyOf(entity.kind, id);
  const [light, texts] = apart(entity, row.data ?? {});
  const listed = { id, rev: row.rev, at: row.at, del: row.del ? 1 : 0, data: light };
  await Promise.all([
    listTable(store, entity.kind).put(listed as never),
    entity.textFields.length > 0 ? store.texts.put({ key, fields: texts }) : undefined,
    writeWaiting(store, entity, id, row),
  ]);
}

/** Writes its place in the dirty set alone: the record is as it was. */
export async function writeWaiting(
  store: Store,
  { kind }: Entity,
  id: string,
  { base, sent, blocked }: Pick<LocalRow, "base" | "sent" | "blocked">,
): Promise<void> {
  const key = keyOf(kind, id);
  if (!base) await store.pending.delete(key);
  else await store.pending.put({ key, kind, id, base, ...(sent && { sent }), ...(blocked && { blocked }) });
}

/** Writes records that were not here before, all at once; those made here with their place in the dirty set. */
export async function writeNewRows(
  store: Store,
  entity: Entity,
  fresh: readonly { readonly id: string; readonly row: LocalRow }[],
): Promise<void> {
  const split = fresh.map(({ id, row }) => ({ id, row, parts: apart(entity, row.data ?? {}) }));
  const lists = split.map(({ id, row, parts }) => ({
    id,
    rev: row.rev,
    at: row.at,
    del: row.del ? 1 : 0,
    data: parts[0],
  }));
  await listTable(store, entity.kind).bulkPut(lists as never);
  const key = (id: string) => keyOf(entity.kind, id);
  const waiting = fresh.flatMap(({ id, row }) =>
    row.base ? [{ key: key(id), kind: entity.kind, id, base: row.base }] : [],
  );
  if (waiting.length > 0) await store.pending.bulkPut(waiting);
  if (entity.textFields.length === 0) return;
  await store.texts.bulkPut(split.map(({ id, parts }) => ({ key: key(id), fields: parts[1] })));
}

function apart(entity: Entity, data: RecordData): [RecordData, RecordData] {
  const light: Record<string, unknown> = {};
  const texts: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    (entity.textFields.includes(field) ? texts : light)[field] = value;
  }
  return [light, texts];
}

function isUpToDate(known: Meta["versions"] | undefined, entities: readonly Entity[]): boolean {
  return known !== undefined && entities.every(({ kind, version }) => known[kind] === version);
}

/** Dexie loses track of a long transaction begun in its own "ready": so out of that, and over a connection of its own. */
function elsewhere<Value>(work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => setTimeout(() => work().then(resolve, reject)));
}

/** A new database gets its device's name, an older one its rows in their newest shape. */
async function prepare(
  userId: string,
  entities: readonly Entity[],
  newDevice: () => string,
  isAlone: boolean,
): Promise<void> {
  const db = databaseOf(userId, entities);
  const store = storeOver(db, entities);
  try {
    await atomically(store, async () => {
      // Read anew: two tabs may have come here at once.
      const known = await getMeta(store, "versions");
      if (isUpToDate(known, entities)) return;
      if (!(await store.meta.get("device"))) await setMeta(store, "device", newDevice());
      if (isAlone) {
        await setMeta(store, "phase", "alone");
        await setMeta(store, "first", null);
      }
      for (const entity of entities) {
        const from = known?.[entity.kind];
        if (from !== undefined && from < entity.version) await migrateRows(store, entity, from);
      }
      const versions = Object.fromEntries(entities.map(({ kind, version }) => [kind, version]));
      await setMeta(store, "versions", versions);
    });
  } finally {
    db.close();
  }
}

/** Brings rows and merge bases to the entity's newest shape. What was sent stays as it was sent. */
async function migrateRows(store: Store, entity: Entity, from: number): Promise<void> {
  const ids = await listTable(store, entity.kind).toCollection().primaryKeys();
  for (const id of ids) {
    const row = await readRow(store, entity, id);
    if (!row?.data) continue;
    const base = row.base && migratedContent(entity, from, row.base);
    await writeRow(store, entity, id, { ...row, data: migrated(entity, from, row.data), ...(base && { base }) });
  }
}

export function migratedContent(entity: Entity, from: number, content: Content): Content {
  if (!content.data) return content.del ? contentOf(content) : nothing;
  return { data: migrated(entity, from, content.data), del: content.del };
}
