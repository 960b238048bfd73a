import { restoreDocuments, trashDocuments } from "../../student/documents/document-acts.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";

/** Moves documents to the trash, at once and with a way back. [DOC-2] */
export function useTrashing(): (ids: readonly string[]) => Promise<void> {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  return async (ids) => {
    // The rows go, and the focus with them.
    globalThis.document.querySelector("h1")?.focus({ preventScroll: true });
    const gone = await trashDocuments(replica, ids);
    const text = t("documents.trashed", { count: gone.length, formatted: format.number(gone.length) });
    toast({ text, joins: true, action: { label: t("action.undo"), run: () => void restoreDocuments(replica, gone) } });
  };
}
