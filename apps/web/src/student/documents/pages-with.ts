import { notesRead, searchPages } from "../notes/note-search.ts";
import type { PageHit } from "./document-search.ts";

const mostHits = 40;
const mostWaitMs = 2000;
const nothing = { hits: [] };

/** The index wants all words at once; a question is not written that way. Pages with more of its words come first. [DOC-3] */
export async function pagesWith(words: readonly string[], most: number): Promise<readonly PageHit[]> {
  // Both fail where the records are not open here: then there is nothing to quote.
  await notesRead(mostWaitMs).catch(() => undefined);
  const found = await Promise.all(words.map((word) => searchPages(word, mostHits).catch(() => nothing)));
  const scores = new Map<string, { readonly hit: PageHit; readonly score: number }>();
  for (const { hits } of found) {
    for (const [rank, hit] of hits.entries()) {
      const key = `${hit.documentId} ${hit.page}`;
      const before = scores.get(key)?.score ?? 0;
      scores.set(key, { hit, score: before + 1 + 1 / (rank + 2) });
    }
  }
  return [...scores.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ hit }) => hit);
}
