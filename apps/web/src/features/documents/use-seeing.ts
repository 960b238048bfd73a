import { wantOcr } from "../../student/documents/ocr-pages.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";

/** The words in a document's pictures are to be read, in the language it says it has and in the student's own. */
export function useSeeing(): (row: DocumentRow) => Promise<void> {
  const { replica } = useStudent();
  const { language } = useLanguage();
  return ({ id, data }) => wantOcr(replica, id, [...new Set([...(data.language ? [data.language] : []), language])]);
}
