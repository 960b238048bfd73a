import { mark } from "@jotter/domain/mark";
import type { RowOf } from "@jotter/replica/row";
import { useMemo } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";

export type MarkRow = RowOf<typeof mark>;
export type Colour = MarkRow["data"]["colour"];
/** How many of each colour, by document. */
export type MarkCounts = ReadonlyMap<string, ReadonlyMap<Colour, number>>;

/** All marks, the latest first, and how many each document has. */
export function useMarks(): { readonly latest: readonly MarkRow[]; readonly counts: MarkCounts } {
  const { replica } = useStudent();
  const rows = useLive(() => replica.list(mark, { by: "createdAt", lastFirst: true }), [replica]);
  return useMemo(() => ({ latest: rows ?? [], counts: countsOf(rows ?? []) }), [rows]);
}

export function countsOf(rows: readonly Pick<MarkRow, "data">[]): MarkCounts {
  const counts = new Map<string, Map<Colour, number>>();
  for (const { data } of rows) {
    const ofDocument = counts.get(data.documentId) ?? new Map<Colour, number>();
    ofDocument.set(data.colour, (ofDocument.get(data.colour) ?? 0) + 1);
    counts.set(data.documentId, ofDocument);
  }
  return counts;
}
