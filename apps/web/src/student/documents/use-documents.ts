import { document } from "@jotter/domain/document";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

export type DocumentRow = RowOf<typeof document>;

/** Every document that is not in the trash, the latest change first; undefined until they are read. [DOC-2] */
export function useDocuments(): readonly DocumentRow[] | undefined {
  const { replica } = useStudent();
  return useLive(() => storedDocuments(replica), [replica]);
}

export function storedDocuments(replica: Replica): Promise<readonly DocumentRow[]> {
  return replica.list(document, { by: "updatedAt", lastFirst: true });
}

/** One document, also out of the trash; null where there is none, undefined until we know. */
export function useDocument(id: string): DocumentRow | null | undefined {
  const { replica } = useStudent();
  const found = useLive(async () => {
    const row = await replica.row(document, id);
    return { id, row: row && hasWords(row) ? row : null };
  }, [replica, id]);
  // Of the document that was open before, nothing is said.
  return found?.id === id ? found.row : undefined;
}

/** A tombstone whose words are gone has no fields. */
export function hasWords(row: DocumentRow): boolean {
  return Object.keys(row.data).length > 0;
}

const dayMs = 86_400_000;
/** The server forgets what was deleted after so long. */
const keptDays = 30;

/** Deleted documents that can still be restored, the latest first; undefined until we know. */
export function useTrashedDocuments(): readonly DocumentRow[] | undefined {
  const { replica, now } = useStudent();
  return useLive(async () => {
    const rows = await replica.list(document, { by: "updatedAt", isTrash: true });
    return rows.filter((row) => !isOver(row, now())).sort((one, other) => other.at - one.at);
  }, [replica, now]);
}

/** Whether a trashed document has lain there for as long as it may. */
export function isOver({ at }: Pick<DocumentRow, "at">, now: number): boolean {
  return at + keptDays * dayMs <= now;
}

/** Whole days until it goes for good; the last one counts as one. */
export function daysInTrash({ at }: Pick<DocumentRow, "at">, now: number): number {
  return Math.max(1, Math.ceil((at + keptDays * dayMs - now) / dayMs));
}
