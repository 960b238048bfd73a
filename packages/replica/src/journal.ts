import type { Entity, RecordData } from "@jotter/domain/entity";
import { Dexie, type Table } from "dexie";
import { type JournalWrite, type JournalWriter, startJournalWriter, writeTo } from "./journal-writer.ts";
import { letsGoOfHalfMade } from "./left-half-made.ts";
import { journalDatabaseName } from "./names.ts";

/**
 * What is typed and not in its record yet. A record is written after a pause, since a write costs a long note more than
 * a key may; the journal costs next to nothing and is written with the key itself, so that a crash, a reload or a closed
 * tab takes back no word: the next start puts what it finds here into the records.
 *
 * It has a database of its own: in the records' a key would wait for a long pull to be over.
 */
export type Journal = {
  /** A field somebody types into; nobody else recovers its words until it is closed or its tab is gone. */
  readonly open: (entity: Entity, id: string) => TypedField;
  /** Puts the words of tabs that are gone into their records. A start asks for it when it has the time, a field before it opens. */
  readonly recovered: () => Promise<void>;
  /** Whether words are typed that are in no record yet. */
  readonly isTyping: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly versions: Versions;
  readonly close: () => void;
};

export type TypedField = {
  /** Stands in the journal once this task is over. */
  readonly keep: (typed: Typed) => void;
  /** How far the journal is. What is up to here may be forgotten once the record has it. */
  readonly reach: () => number;
  readonly forget: (reach: number) => void;
  readonly close: () => void;
};

/** Fields of the record as they are now; and where one of them is a long text, what changed in it. */
export type Typed = {
  readonly change: RecordData;
  /** What the record begins with where it was never written. */
  readonly first?: RecordData;
  readonly text?: {
    readonly field: string;
    /** What the text was before these changes; null where it is what the last `keep` led to. */
    readonly base: string | null;
    readonly changes: readonly TextChange[];
  };
};

/** In order, by places in the text as it stood before all of them. */
export type TextChange = { readonly from: number; readonly to: number; readonly insert: string };

/** What a record said before it was changed a lot, on this device and for a month: the server sees not every state. */
export type Versions = {
  readonly keep: (entity: Entity, id: string, data: RecordData) => Promise<void>;
  readonly of: (entity: Entity, id: string) => Promise<readonly KeptVersion[]>;
};

/** `v` is the version of the kind's shape that it has. */
export type KeptVersion = { readonly at: number; readonly v: number; readonly data: RecordData };

/** One key's worth, of one field (`session`) of one record. Sessions and numbers sort by time. */
type Entry = Typed & { readonly session: string; readonly n: number; readonly kind: string; readonly id: string };
type VersionRow = KeptVersion & { readonly kind: string; readonly id: string };

export type JournalDeps = {
  readonly userId: string;
  readonly newId: () => string;
  readonly now: () => number;
  /** Puts what a tab left behind into a record. It may already be there: the tab may have died right after writing it. */
  readonly replay: (kind: string, id: string, typed: readonly Typed[]) => Promise<void>;
  readonly locks?: Pick<LockManager, "request">;
};

export function openJournal({ userId, newId, now, replay, locks = navigator.locks }: JournalDeps): Journal {
  const db = new Dexie(journalDatabaseName(userId), {
    indexedDB: letsGoOfHalfMade,
    cache: "disabled",
    chromeTransactionDurability: "relaxed",
  });
  db.version(1).stores({ entries: "[session+n]", versions: "++,[kind+id],at" });
  db.on("versionchange", ({ newVersion }) => db.close({ disableAutoOpen: newVersion === null }));
  const entries: Table<Entry, [string, number]> = db.table("entries");
  const listeners = new Set<() => void>();
  const typing = new Set<string>();
  /** Typed before the database was open. */
  let early: Entry[] | null = [];
  let recovering: Promise<void> | null = null;
  let writer: JournalWriter | null = null;

  /** Not before somebody needs it: a start has enough to open. */
  async function openNow(): Promise<void> {
    await db.open();
    const waiting = early ?? [];
    early = null;
    for (const entry of waiting) put(entry);
  }

  function put(entry: Entry): void {
    if (early) early.push(entry);
    else write({ put: entry });
  }

  function write(one: JournalWrite): void {
    if (!db.isOpen()) return;
    writer ??= startJournalWriter({ database: db.name, here: writeHere });
    writer.write(one);
  }

  /** Past Dexie: no promise, no second task. */
  function writeHere(writes: readonly JournalWrite[]): void {
    if (db.isOpen()) writeTo(db.backendDB(), writes);
  }

  function setTyping(session: string, is: boolean): void {
    if (typing.has(session) === is) return;
    if (is) typing.add(session);
    else typing.delete(session);
    for (const listener of listeners) listener();
  }

  const lockOf = (session: string) => `jotter-typed:${userId}:${session}`;

  async function recover(): Promise<void> {
    await openNow();
    const keys = await entries.toCollection().primaryKeys();
    for (const session of new Set(keys.map(([session]) => session))) {
      // A tab that lives puts its own words into the record; should it die later, this one takes over.
      await locks.request(lockOf(session), { ifAvailable: true }, async (lock) => {
        if (lock) await recoverOne(session);
        else void locks.request(lockOf(session), () => recoverOne(session)).catch(() => undefined);
      });
    }
  }

  async function recoverOne(session: string): Promise<void> {
    if (!db.isOpen()) return;
    const range = entries.where("[session+n]").between([session, Dexie.minKey], [session, Dexie.maxKey]);
    const found = await range.toArray();
    const [first] = found;
    if (first) await replay(first.kind, first.id, found);
    await range.delete();
  }

  function recovered(): Promise<void> {
    // A journal that cannot be read must not keep anybody from their records, whose own writes follow.
    recovering ??= recover().catch(() => undefined);
    return recovering;
  }

  return {
    open: (entity, id) => {
      void recovered();
      const session = newId();
      let n = 0;
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      void locks.request(lockOf(session), () => released);
      return {
        keep: (typed) => {
          n++;
          put({ ...typed, session, n, kind: entity.kind, id });
          setTyping(session, true);
        },
        reach: () => n,
        forget: (reach) => {
          if (reach === n) setTyping(session, false);
          if (early) early = early.filter((entry) => entry.session !== session || entry.n > reach);
          else write({ forget: { session, reach } });
        },
        close: () => {
          setTyping(session, false);
          release();
        },
      };
    },
    recovered,
    isTyping: () => typing.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    versions: versionsIn(db.table("versions"), now),
    close: () => {
      writer?.close();
      db.close();
    },
  };
}

const keptMs = 30 * 24 * 60 * 60_000;
/** Of one record: as many as the server shows. */
const mostVersions = 200;

function versionsIn(table: Table<VersionRow, number>, now: () => number): Versions {
  const ofRecord = (entity: Entity, id: string) => table.where("[kind+id]").equals([entity.kind, id]);
  return {
    keep: (entity, id, data) =>
      table.db.transaction("rw", table, async () => {
        const keys = await ofRecord(entity, id).primaryKeys();
        const tooMany = keys.slice(0, Math.max(0, keys.length - mostVersions + 1));
        await table.bulkDelete(tooMany);
        await table.add({ kind: entity.kind, id, at: now(), v: entity.version, data });
        await table
          .where("at")
          .below(now() - keptMs)
          .delete();
      }),
    of: async (entity, id) => (await ofRecord(entity, id).toArray()).filter(({ at }) => at >= now() - keptMs),
  };
}

/** The text after changes that are named by places in the text before. */
export function changed(text: string, changes: readonly TextChange[]): string {
  let at = 0;
  let out = "";
  for (const { from, to, insert } of changes) {
    out += text.slice(at, from) + insert;
    at = to;
  }
  return out + text.slice(at);
}
