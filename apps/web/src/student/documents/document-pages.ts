import { documentText } from "@jotter/domain/document-text";
import type { Replica } from "@jotter/replica/replica";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { type DocumentPages, joinedParts } from "./reading-parts.ts";

export type { DocumentPages } from "./reading-parts.ts";

/** What stands in a document, page by page in our markdown. No pages where it was not read yet. [DOC-3] */
export async function pagesOf(replica: Replica, documentId: string): Promise<DocumentPages> {
  const rows = await replica.having(documentText, "documentId", [documentId]);
  const parts = await replica.records(
    documentText,
    rows.map(({ id }) => id),
  );
  return joinedParts(parts.map(({ data }) => data));
}

/** The same, again after every change; undefined until it is read. */
export function useDocumentPages(documentId: string): DocumentPages | undefined {
  const { replica } = useStudent();
  return useLive(() => pagesOf(replica, documentId), [replica, documentId]);
}
