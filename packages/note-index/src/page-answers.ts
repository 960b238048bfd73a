import type { DocumentRecords } from "./document-records.ts";
import type { PageHit } from "./messages.ts";
import type { NoteBodies } from "./note-bodies.ts";
import type { NoteIndex } from "./note-index.ts";
import { queryOf } from "./query.ts";
import { snippetAndQuoteOf } from "./snippet.ts";

/** So many of one document: a book that says a word on every page must not hide the others. */
const mostOfOne = 3;
/** How many of the best are looked through for others. */
const lookedAt = 100;

/** The pages in which all that is typed stands, the best first, wherever in a document they are. [DOC-3] */
export async function foundPages(
  index: NoteIndex,
  bodies: Pick<NoteBodies, "of">,
  placeOf: DocumentRecords["placeOf"],
  typed: string,
  limit: number,
): Promise<readonly PageHit[]> {
  const query = queryOf(typed);
  const counts = new Map<string, number>();
  const places = index
    .search(query, {}, lookedAt)
    .ids.flatMap((id) => {
      const place = placeOf(id);
      if (!place) return [];
      const count = (counts.get(place.documentId) ?? 0) + 1;
      counts.set(place.documentId, count);
      return count <= mostOfOne ? [{ id, ...place }] : [];
    })
    .slice(0, limit);
  const texts = await bodies.of(places.map(({ id }) => id));
  return places.map(({ documentId, title, kind, page, label }, at) => {
    const body = texts[at] ?? "";
    return { documentId, title, kind, page, label, ...snippetAndQuoteOf(body, query) };
  });
}
