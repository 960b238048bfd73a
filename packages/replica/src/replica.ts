import type { Entity, RecordData } from "@jotter/domain/entity";
import type { Journal, KeptVersion } from "./journal.ts";
import type { Wanted } from "./list.ts";
import type { ListRow, Loss } from "./row.ts";
import type { Store } from "./store.ts";
import type { SyncState } from "./sync-state.ts";

/** A student's records on this device. Every screen reads and writes here; the network is somebody else's matter. */
export type Replica = {
  readonly userId: string;
  /** A replica works at once, and what is asked of it waits for the database. Here it says why that would not open. */
  readonly opened: Promise<void>;
  /** Rows of one kind, without their long texts. */
  readonly list: <Data extends RecordData, Text extends string>(
    entity: Entity<Data, Text>,
    wanted: Wanted,
  ) => Promise<readonly ListRow<Data, Text>[]>;
  /** The ids alone of what `list` would give: a question over ten thousand rows that reads none of them. */
  readonly ids: (entity: Entity, wanted: Wanted) => Promise<readonly string[]>;
  readonly count: (entity: Entity, wanted: Wanted) => Promise<number>;
  /** By an index `data.<field>`: rows with one of these values there, or with any; none from the trash. */
  readonly having: <Data extends RecordData, Text extends string>(
    entity: Entity<Data, Text>,
    field: string,
    values?: readonly string[],
  ) => Promise<readonly ListRow<Data, Text>[]>;
  /** A record's row, wherever it lies. A tombstone whose words are gone has no fields. */
  readonly row: <Data extends RecordData, Text extends string>(
    entity: Entity<Data, Text>,
    id: string,
  ) => Promise<ListRow<Data, Text> | undefined>;
  /** Of these, those that are there, in this order. */
  readonly rows: <Data extends RecordData, Text extends string>(
    entity: Entity<Data, Text>,
    ids: readonly string[],
  ) => Promise<readonly ListRow<Data, Text>[]>;
  /** Of these, the whole records that are there, in this order: two reads, however many they are. None from the trash. */
  readonly records: <Data extends RecordData>(
    entity: Entity<Data>,
    ids: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly data: Data }[]>;
  /** All rows of a kind, tombstones too, a few at a time, fewer where they are long: between two portions the browser draws. */
  readonly inPortions: <Data extends RecordData, Text extends string>(
    entity: Entity<Data, Text>,
    most?: number,
  ) => AsyncIterable<readonly ListRow<Data, Text>[]>;
  readonly newId: () => string;
  /** A whole record; undefined where there is none or it lies in the trash. */
  readonly get: <Data extends RecordData>(entity: Entity<Data>, id: string) => Promise<Data | undefined>;
  readonly create: <Data extends RecordData>(entity: Entity<Data>, data: Data, id?: string) => Promise<string>;
  /**
   * Many new ones at once: all of them are stored, or none. Returns their ids. Where it `goesOn`, more follow soon, and
   * only the last wakes the sync: it would write to the same tables meanwhile, and each would wait for the other.
   */
  readonly createAll: <Data extends RecordData>(
    entity: Entity<Data>,
    all: readonly Data[],
    options?: { readonly goesOn?: boolean },
  ) => Promise<readonly string[]>;
  /** Changes fields of a record. An edit brings a record back from the trash. */
  readonly update: <Data extends RecordData>(entity: Entity<Data>, id: string, change: Partial<Data>) => Promise<void>;
  /** Changes fields of a record; where there is none, makes it of these and of what it has at `first`. */
  readonly upsert: <Data extends RecordData>(
    entity: Entity<Data>,
    id: string,
    change: Partial<Data>,
    first: Partial<Data>,
  ) => Promise<void>;
  /** An editor's text: `from` is what it last knew to be stored. Returns what is stored now, others' words woven in. */
  readonly editText: <Data extends RecordData>(
    entity: Entity<Data>,
    id: string,
    field: keyof Data & string,
    from: string,
    to: string,
    change?: Partial<Data>,
  ) => Promise<string>;
  /** What this device alone knows of a record's past. */
  readonly past: <Data extends RecordData>(entity: Entity<Data>, id: string) => Promise<LocalPast<Data>>;
  readonly remove: <Data extends RecordData>(entity: Entity<Data>, id: string) => Promise<void>;
  readonly restore: <Data extends RecordData>(entity: Entity<Data>, id: string) => Promise<void>;
  /** Leaves a tombstone without words, here and on every device: nothing restores it. Only what lies in the trash goes. */
  readonly erase: <Data extends RecordData>(entity: Entity<Data>, id: string) => Promise<void>;
  /** Several edits as one: all of them are stored, or none. */
  readonly together: <Value>(edits: () => Promise<Value>) => Promise<Value>;
  /** For fields that save themselves: what is typed there is safe before its record is written. */
  readonly journal: Omit<Journal, "close" | "versions">;
  /** Keeps what a record says now for its past: it is about to be changed a lot. */
  readonly keepVersion: <Data extends RecordData>(entity: Entity<Data>, id: string, data: Data) => Promise<void>;
  readonly syncState: () => Promise<SyncState>;
  readonly close: () => void;
  /** For the sync, not for screens. */
  readonly store: Store;
};

export type LocalPast<Data extends RecordData> = {
  /** What the server has, while there are edits it does not have. */
  readonly lastSent: Data | null;
  /** Values that gave way to a later edit of the same field, the latest first. */
  readonly lost: readonly (Loss & { readonly at: number })[];
  /** What it said on this device before it was changed a lot, the earliest first. */
  readonly versions: readonly KeptVersion[];
};
