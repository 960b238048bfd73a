import { answered, committed, openOrMake } from "./indexed-db.ts";
import type { IndexedNote } from "./note-index.ts";

/** What the index made of the notes, kept on the device so that a start reads only what has changed since. */
export type KeptIndex = {
  readonly read: () => Promise<Kept>;
  /** The notes in their new form, those that went, and the terms that are new since `termsKept`: all or nothing. */
  readonly write: (change: Change) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly close: () => void;
};

type Kept = { readonly terms: readonly string[]; readonly notes: readonly IndexedNote[] };
type Change = {
  readonly notes: readonly IndexedNote[];
  readonly gone: readonly string[];
  readonly termsKept: number;
  readonly newTerms: readonly string[];
};

/** Grows when the index takes in other words or weighs them differently: what an older one kept is made anew. */
const version = 4;

/** Notes and the pages of documents have an index each: whoever looks for a note never reads through pages. */
const tablesOf = { notes: ["notes", "terms"], pages: ["pages", "page-terms"] } as const;
export type KeptKind = keyof typeof tablesOf;

export async function openKeptIndex(name: string, onGone: () => void, kind: KeptKind = "notes"): Promise<KeptIndex> {
  const tables = tablesOf[kind];
  const [texts, terms] = tables;
  const database = await opened(name);
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  return {
    read: async () => {
      const transaction = database.transaction(tables);
      const batches: Promise<readonly string[][]> = answered(transaction.objectStore(terms).getAll());
      const notes: Promise<readonly IndexedNote[]> = answered(transaction.objectStore(texts).getAll());
      return { terms: (await batches).flat(), notes: await notes };
    },
    write: async ({ notes, gone, termsKept, newTerms }) => {
      const transaction = database.transaction(tables, "readwrite", { durability: "relaxed" });
      const done = committed(transaction);
      if (newTerms.length > 0) transaction.objectStore(terms).put(newTerms, termsKept);
      for (const note of notes) transaction.objectStore(texts).put(note);
      for (const id of gone) transaction.objectStore(texts).delete(id);
      await done;
    },
    clear: async () => {
      const transaction = database.transaction(tables, "readwrite", { durability: "relaxed" });
      const done = committed(transaction);
      for (const table of tables) transaction.objectStore(table).clear();
      await done;
    },
    close: () => database.close(),
  };
}

async function opened(name: string): Promise<IDBDatabase> {
  const make = (database: IDBDatabase) => {
    for (const table of database.objectStoreNames) database.deleteObjectStore(table);
    for (const [texts, terms] of Object.values(tablesOf)) {
      database.createObjectStore(texts, { keyPath: "id" });
      database.createObjectStore(terms);
    }
  };
  try {
    return await openOrMake(name, version, make);
  } catch {
    // Damaged, or of a later version of the app: nothing in it is the only copy.
    await answered(indexedDB.deleteDatabase(name));
    return openOrMake(name, version, make);
  }
}
