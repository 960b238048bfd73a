import { type DocumentText, documentText, pageBreak } from "@jotter/domain/document-text";
import type { Replica } from "@jotter/replica/replica";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

/** A document's text: `labels` and `texts` by page, from 0. */
export type DocumentPages = {
  readonly labels: readonly string[];
  readonly texts: readonly string[];
  readonly outline: NonNullable<DocumentText["outline"]>;
};

/** What stands in a document, page by page in our markdown. No pages where it was not read yet. [DOC-3] */
export async function pagesOf(replica: Replica, documentId: string): Promise<DocumentPages> {
  const rows = await replica.having(documentText, "documentId", [documentId]);
  const ids = rows.map(({ id }) => id);
  const parts = (await replica.records(documentText, ids)).map(({ data }) => data);
  const inOrder = parts.toSorted((one, other) => one.from - other.from);
  return {
    labels: inOrder.flatMap(({ labels }) => labels),
    texts: inOrder.flatMap(({ body }) => body.split(pageBreak)),
    outline: inOrder[0]?.outline ?? [],
  };
}

/** The same, again after every change; undefined until it is read. */
export function useDocumentPages(documentId: string): DocumentPages | undefined {
  const { replica } = useStudent();
  return useLive(() => pagesOf(replica, documentId), [replica, documentId]);
}
