import type { DocumentRecords, PagePlace } from "./document-records.ts";
import type { PageHit, PagesFound } from "./messages.ts";
import type { NoteBodies } from "./note-bodies.ts";
import type { NoteIndex } from "./note-index.ts";
import { queryOf } from "./query.ts";
import { isThereOnce, snippetAndQuoteOf } from "./snippet.ts";

/** So many of one document: a book that says a word on every page must not hide the others. */
const mostOfOne = 3;

type Found = PagePlace & { readonly id: string };

/**
 * The pages in which all that is typed stands, the best first, wherever in a document they are. Every document has its
 * best page among them before any has another, as far as `limit` goes. [DOC-3]
 */
export async function foundPages(
  index: NoteIndex,
  bodies: Pick<NoteBodies, "of">,
  placeOf: DocumentRecords["placeOf"],
  typed: string,
  limit: number,
  /** Only in these documents. */
  within?: readonly string[],
): Promise<PagesFound> {
  const query = queryOf(typed);
  const wanted = within && new Set(within);
  const byDocument = new Map<string, Found[]>();
  const all: Found[] = [];
  for (const id of index.searchAll(query, {})) {
    const place = placeOf(id);
    if (!place || wanted?.has(place.documentId) === false) continue;
    const own = byDocument.get(place.documentId) ?? [];
    byDocument.set(place.documentId, own);
    const found = { id, ...place };
    own.push(found);
    all.push(found);
  }
  const taken = new Set<Found>();
  for (let turn = 0; turn < mostOfOne; turn++) {
    for (const own of byDocument.values()) {
      const found = own[turn];
      if (found && taken.size < limit) taken.add(found);
    }
  }
  const shown = all.filter((found) => taken.has(found));
  const texts = await bodies.of(shown.map(({ id }) => id));
  const hits = shown.map(({ documentId, title, kind, page, label }, at): PageHit => {
    const body = texts[at] ?? "";
    const isOnly = byDocument.get(documentId)?.length === 1 && isThereOnce(body, query);
    return { documentId, title, kind, page, label, isOnly, ...snippetAndQuoteOf(body, query) };
  });
  return { hits, pages: all.length, documents: byDocument.size };
}
