import type { Claim } from "@jotter/study-tools/citation";
import type { StudySource } from "./use-sources.ts";

/** A line of names, a line of dashes and the rows below them. */
const table = /^[^\n]*\|[^\n]*\n[^\S\n]*\|?[^\S\n]*:?-{2,}:?[^\S\n]*\|[-:|\s]*(?:\n[^\n]*\|[^\n]*)*/gm;

/** Whether a text has a table that nothing of a summary stands on: then its length says less than it seems to. [SUM-1] */
export function leavesTableOut(
  claims: readonly Pick<Claim, "citations">[],
  sources: readonly Pick<StudySource, "id" | "text">[],
): boolean {
  const places = claims.flatMap(({ citations }) => citations);
  return sources.some(({ id, text }) =>
    [...text.matchAll(table)].some(({ index, 0: rows }) => {
      const end = index + rows.length;
      return !places.some(({ sourceId, from, to }) => sourceId === id && from < end && to > index);
    }),
  );
}
