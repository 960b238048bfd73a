import type { PageHit } from "../../student/documents/document-search.ts";
import { searchFold } from "../../student/marks/folded.ts";

type Group = readonly [PageHit, ...PageHit[]];

/** What was found, each document once, in the order of its best page. */
export function hitsByDocument(hits: readonly PageHit[]): readonly Group[] {
  const groups = new Map<string, [PageHit, ...PageHit[]]>();
  for (const hit of hits) {
    const group = groups.get(hit.documentId);
    if (group) group.push(hit);
    else groups.set(hit.documentId, [hit]);
  }
  return [...groups.values()];
}

/** As they stand on the page, where they were typed with a slip. */
export function wordsToFind(typed: string, { snippet }: Pick<PageHit, "snippet">): string {
  const text = searchFold(snippet.map((piece) => piece.text).join("")).text;
  const isThere = searchFold(typed)
    .text.split(" ")
    .every((word) => text.includes(word));
  const found = [...new Set(snippet.filter(({ match }) => match).map((piece) => piece.text))];
  return isThere || found.length === 0 ? typed.trim() : found.join(" ");
}
