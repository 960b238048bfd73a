import { databaseName, keyOf } from "@jotter/replica/names";
import { answered, openExisting } from "./indexed-db.ts";
import type { NoteFacts } from "./note-index.ts";
import type { NoteRecords } from "./note-records.ts";
import { createPartTexts, pageBreak } from "./part-texts.ts";

/** A page of a document, by the id it has in the index. */
export type PagePlace = {
  readonly documentId: string;
  readonly title: string;
  readonly kind: string;
  /** From 0. */
  readonly page: number;
  /** As it is printed. */
  readonly label: string;
};

/**
 * The pages of the student's documents as they lie on this device, only to be read: for the index each is a text like a
 * note. Its document's title is no word of it, or all of its pages would be found by it.
 */
export type DocumentRecords = NoteRecords & { readonly placeOf: (id: string) => PagePlace | undefined };

type Row<Data> = {
  readonly id: string;
  readonly rev: number;
  readonly at: number;
  readonly del: 0 | 1;
  readonly data: Data;
};
type DocumentRow = Row<{ readonly title: string; readonly kind: string; readonly createdAt: number }>;
type PartRow = Row<{ readonly documentId: string; readonly from: number; readonly labels: readonly string[] }>;
type Text = { readonly fields: { readonly body?: string } } | undefined;

type Page = PagePlace & { readonly partId: string; readonly place: number; readonly facts: NoteFacts };

/** null where this student has no records here. `onGone`: they are being taken off this device. */
export async function openDocumentRecords(userId: string, onGone: () => void): Promise<DocumentRecords | null> {
  const database = await openExisting(databaseName(userId));
  if (!database) return null;
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  const isThere = database.objectStoreNames.contains("document-text");
  let pages: ReadonlyMap<string, Page> = new Map();
  const readPart = async (partId: string): Promise<string> => {
    const texts = database.transaction("texts").objectStore("texts");
    const text: Text = await answered(texts.get(keyOf("document-text", partId)));
    return text?.fields.body ?? "";
  };
  const parts = createPartTexts(readPart);

  async function look(): Promise<void> {
    if (!isThere) return;
    const transaction = database?.transaction(["document", "document-text"]);
    if (!transaction) return;
    const [documents, stored]: [readonly DocumentRow[], readonly PartRow[]] = await Promise.all([
      answered(transaction.objectStore("document").getAll()),
      answered(transaction.objectStore("document-text").getAll()),
    ]);
    const present = new Map(documents.filter(({ del }) => !del).map((row) => [row.id, row]));
    const found = new Map<string, Page>();
    for (const part of stored) {
      const own = part.del ? undefined : present.get(part.data.documentId);
      if (own) for (const page of pagesIn(part, own)) found.set(page.facts.id, page);
    }
    pages = found;
  }

  const bodyOf = async ({ partId, place, facts }: Page) => (await parts.of(partId, facts.stamp))[place] ?? "";

  return {
    placeOf: (id) => pages.get(id),
    stamps: async () => {
      await look();
      return new Map([...pages].map(([id, { facts }]) => [id, facts.stamp]));
    },
    read: async (ids) => {
      const found: { readonly facts: NoteFacts; readonly body: string }[] = [];
      for (const page of ids.flatMap((id) => pages.get(id) ?? [])) {
        found.push({ facts: page.facts, body: await bodyOf(page) });
      }
      return found;
    },
    // All at once: one after the other each would wait for the disk.
    bodies: (ids) =>
      Promise.all(
        ids.map((id) => {
          const page = pages.get(id);
          return page ? bodyOf(page) : "";
        }),
      ),
    // Past the parts at hand: a library read for later must not push out what is wanted now.
    eachBody: async (visit) => {
      const all = [...pages.values()];
      // Pages of one part stand together.
      for (let from = 0, to = 0; from < all.length; from = to) {
        const partId = all[from]?.partId ?? "";
        while (all[to]?.partId === partId) to++;
        const texts = (await readPart(partId)).split(pageBreak);
        const batch = all.slice(from, to).map(({ place, facts }) => ({ id: facts.id, body: texts[place] ?? "" }));
        if (!(await visit(batch))) return;
      }
    },
    close: () => database.close(),
  };
}

function pagesIn({ id: partId, rev, at, data }: PartRow, { id: documentId, data: own }: DocumentRow): readonly Page[] {
  return data.labels.map((label, place) => {
    const page = data.from + place;
    const facts: NoteFacts = {
      id: `${documentId}/${page}`,
      stamp: `${rev} ${at}`,
      title: "",
      tags: [],
      aliases: [],
      classId: null,
      pinned: false,
      updatedAt: own.createdAt,
    };
    return { documentId, title: own.title, kind: own.kind, page, label, partId, place, facts };
  });
}
