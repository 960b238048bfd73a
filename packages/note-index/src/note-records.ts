import { databaseName, keyOf } from "@jotter/replica/names";
import { answered, openExisting } from "./indexed-db.ts";
import type { NoteFacts } from "./note-index.ts";

/** The student's notes as they lie on this device, only to be read. */
export type NoteRecords = {
  /** Of every note that is not in the trash: which it is, and how it stands. Without any text. */
  readonly stamps: () => Promise<ReadonlyMap<string, string>>;
  /** The notes of these that are not in the trash. */
  readonly read: (ids: readonly string[]) => Promise<readonly { readonly facts: NoteFacts; readonly body: string }[]>;
  readonly bodies: (ids: readonly string[]) => Promise<readonly string[]>;
  /** All texts, a few at a time, until it is told to stop by `false`. */
  readonly eachBody: (
    visit: (batch: readonly { readonly id: string; readonly body: string }[]) => Promise<boolean>,
  ) => Promise<void>;
  readonly close: () => void;
};

type Row = {
  readonly id: string;
  readonly rev: number;
  readonly at: number;
  readonly del: 0 | 1;
  readonly data: Omit<NoteFacts, "id" | "stamp" | "aliases"> & { readonly aliases?: readonly string[] };
};
type Text = { readonly key: string; readonly fields: { readonly body?: string } } | undefined;

const rowsAtOnce = 1000;
const bodiesAtOnce = 50;

/** null where this student has no records here. `onGone`: they are being taken off this device. */
export async function openNoteRecords(userId: string, onGone: () => void): Promise<NoteRecords | null> {
  const database = await openExisting(databaseName(userId));
  if (!database) return null;
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  const textOf = (texts: IDBObjectStore, id: string): Promise<Text> => answered(texts.get(keyOf("note", id)));

  return {
    stamps: async () => {
      const stamps = new Map<string, string>();
      for (let after: string | undefined; ; ) {
        const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true);
        const rows: readonly Row[] = await answered(
          database.transaction("note").objectStore("note").getAll(range, rowsAtOnce),
        );
        for (const row of rows) if (!row.del) stamps.set(row.id, stampOf(row));
        after = rows.at(-1)?.id;
        if (rows.length < rowsAtOnce) return stamps;
      }
    },
    read: async (ids) => {
      const transaction = database.transaction(["note", "texts"]);
      const [list, texts] = [transaction.objectStore("note"), transaction.objectStore("texts")];
      const found = await Promise.all(
        ids.map(async (id) => {
          const [row, text]: [Row | undefined, Text] = await Promise.all([answered(list.get(id)), textOf(texts, id)]);
          return row && !row.del ? [{ facts: factsOf(row), body: text?.fields.body ?? "" }] : [];
        }),
      );
      return found.flat();
    },
    bodies: async (ids) => {
      if (ids.length === 0) return [];
      const texts = database.transaction("texts").objectStore("texts");
      return Promise.all(ids.map(async (id) => (await textOf(texts, id))?.fields.body ?? ""));
    },
    eachBody: async (visit) => {
      const prefix = keyOf("note", "");
      for (let after = prefix; ; ) {
        const range = IDBKeyRange.bound(after, `${prefix}\uffff`, true);
        const texts: readonly NonNullable<Text>[] = await answered(
          database.transaction("texts").objectStore("texts").getAll(range, bodiesAtOnce),
        );
        const batch = texts.map(({ key, fields }) => ({ id: key.slice(prefix.length), body: fields.body ?? "" }));
        const goOn = await visit(batch);
        after = texts.at(-1)?.key ?? after;
        if (!goOn || texts.length < bodiesAtOnce) return;
      }
    },
    close: () => database.close(),
  };
}

/** A local edit moves `at`, what comes from the server moves `rev`. */
function stampOf({ rev, at }: Row): string {
  return `${rev} ${at}`;
}

function factsOf(row: Row): NoteFacts {
  const { title, tags, aliases = [], classId, pinned, updatedAt } = row.data;
  return { id: row.id, stamp: stampOf(row), title, tags, aliases, classId, pinned, updatedAt };
}
