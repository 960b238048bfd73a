import type { DocumentRecords, PagePlace } from "./document-records.ts";
import type { PageHit, PagesFound } from "./messages.ts";
import type { NoteBodies } from "./note-bodies.ts";
import type { NoteIndex } from "./note-index.ts";
import { queryOf } from "./query.ts";
import { isThereOnce, snippetAndQuoteOf } from "./snippet.ts";

/** So many of one document: a book that says a word on every page must not hide the others. */
const mostOfOne = 3;

type Found = PagePlace & { readonly id: string; readonly score: number; readonly addedAt: number };
type Own = { readonly best: Found[]; pages: number };

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
  const byDocument = new Map<string, Own>();
  let pages = 0;
  index.eachFound(query, {}, ({ id, updatedAt }, score) => {
    const place = placeOf(id);
    if (!place || wanted?.has(place.documentId) === false) return;
    pages++;
    const own = byDocument.get(place.documentId) ?? { best: [], pages: 0 };
    byDocument.set(place.documentId, own);
    own.pages++;
    const last = own.best.at(-1);
    if (last && own.best.length === mostOfOne && last.score >= score) return;
    const at = own.best.findLastIndex((other) => other.score >= score) + 1;
    own.best.splice(at, 0, { id, score, addedAt: updatedAt, ...place });
    if (own.best.length > mostOfOne) own.best.pop();
  });
  const documents = [...byDocument.values()].sort((one, other) => byWorth(one.best[0], other.best[0]));
  const shown: Found[] = [];
  for (let turn = 0; turn < mostOfOne; turn++) {
    for (const { best } of documents) {
      const found = best[turn];
      if (found && shown.length < limit) shown.push(found);
    }
  }
  shown.sort(byWorth);
  const texts = await bodies.of(shown.map(({ id }) => id));
  const hits = shown.map(({ documentId, title, kind, page, label }, at): PageHit => {
    const body = texts[at] ?? "";
    const isOnly = byDocument.get(documentId)?.pages === 1 && isThereOnce(body, query);
    return { documentId, title, kind, page, label, isOnly, ...snippetAndQuoteOf(body, query) };
  });
  return { hits, pages, documents: byDocument.size };
}

/** The best first; of equal ones those of the document that was added last. */
function byWorth(one: Found | undefined, other: Found | undefined): number {
  if (!one || !other) return 0;
  return other.score - one.score || other.addedAt - one.addedAt;
}
