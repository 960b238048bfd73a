import type { CardSource } from "@jotter/domain/card";
import { document } from "@jotter/domain/document";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";

/** What a card comes from, as it is called now: a document may have another title since. */
export function useSourceTitle(source: CardSource | null | undefined): string | undefined {
  const t = useTexts();
  const { replica } = useStudent();
  const id = source?.kind === "document" ? source.id : null;
  const stored = useLive(async () => (id ? ((await replica.get(document, id))?.title ?? null) : null), [replica, id]);
  return stored ? shownDocumentTitle(stored, t) : source?.title;
}
