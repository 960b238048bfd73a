import { type Mark, mark } from "@jotter/domain/mark";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

export type StoredMark = Mark & { readonly id: string };

/** What is marked in a document, in the order it is read; undefined until we know. */
export function useMarks(documentId: string): readonly StoredMark[] | undefined {
  const { replica } = useStudent();
  return useLive(async () => {
    const rows = await replica.having(mark, "documentId", [documentId]);
    const ids = rows.map(({ id }) => id);
    const marks = await replica.records(mark, ids);
    return inReadingOrder(marks.map(({ id, data }) => ({ ...data, id })));
  }, [replica, documentId]);
}

/** By page, then from above, whether words or areas; what stands at one place, as it was made. */
export function inReadingOrder(marks: readonly StoredMark[]): readonly StoredMark[] {
  const top = ({ areas }: Mark) => areas?.[0]?.y ?? 0;
  return marks.toSorted(
    (one, other) =>
      one.page - other.page ||
      top(one) - top(other) ||
      (one.from ?? 0) - (other.from ?? 0) ||
      one.createdAt - other.createdAt ||
      (one.id < other.id ? -1 : 1),
  );
}
