import type { Replica } from "@jotter/replica/replica";
import { notesRead, searchPages } from "../notes/note-search.ts";
import { bestPages } from "./best-pages.ts";
import { pagesOf } from "./document-pages.ts";

/** A page of a document, from 0, as it was read. */
export type PageRead = {
  readonly documentId: string;
  readonly title: string;
  readonly kind: string;
  readonly page: number;
  readonly text: string;
  readonly labels: readonly string[];
};

const mostHits = 40;
const mostWaitMs = 2000;
/** Of the likeliest documents each page is looked at: which one says what a thing is, no count of words tells. */
const mostDocuments = 3;
const nothing = { hits: [] };

/** The index wants all words at once; a question is not written that way. Pages that say more of its words come first. [DOC-3] */
export async function pagesWith(
  words: readonly string[],
  most: number,
  replica: Replica,
): Promise<readonly PageRead[]> {
  // Both fail where the records are not open here: then there is nothing to quote.
  await notesRead(mostWaitMs).catch(() => undefined);
  const found = await Promise.all(words.map((word) => searchPages(word, mostHits).catch(() => nothing)));
  const documents = new Map<string, { readonly title: string; readonly kind: string; score: number }>();
  for (const { hits } of found) {
    const best = new Map<string, number>();
    for (const [rank, { documentId, title, kind }] of hits.entries()) {
      if (!documents.has(documentId)) documents.set(documentId, { title, kind, score: 0 });
      if (!best.has(documentId)) best.set(documentId, rank);
    }
    for (const [id, rank] of best) {
      const document = documents.get(id);
      if (document) document.score += 1 + 1 / (rank + 2);
    }
  }
  const likely = [...documents].sort(([, one], [, other]) => other.score - one.score).slice(0, mostDocuments);
  const read = await Promise.all(
    likely.map(async ([documentId, { title, kind }]) => {
      const { texts, labels } = await pagesOf(replica, documentId);
      const pages = bestPages(texts, words, texts.length, most);
      return pages.map((page): PageRead => ({ documentId, title, kind, page, text: texts[page] ?? "", labels }));
    }),
  );
  // Each has its best page among them before any has another.
  const inTurn = Array.from({ length: most }, (_, turn) => read.flatMap((pages) => pages[turn] ?? [])).flat();
  return inTurn.slice(0, most);
}
