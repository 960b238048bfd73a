import { notesRead, searchNotes } from "./note-search.ts";

const mostWaitMs = 2000;

/** The index wants all words at once; a question is not written that way. Notes with more of its words come first. */
export async function notesWith(words: readonly string[], most: number): Promise<readonly string[]> {
  // Both fail where the notes are not open here: then there is nothing to quote.
  await notesRead(mostWaitMs).catch(() => undefined);
  const found = await Promise.all(words.map((word) => searchNotes(word).catch(() => [])));
  const scores = new Map<string, number>();
  for (const hits of found) {
    for (const [rank, { id }] of hits.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 + 1 / (rank + 2));
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([id]) => id);
}
