import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { readingProblem } from "../../student/documents/reading-words.ts";
import { useDocument } from "../../student/documents/use-documents.ts";
import { documentReadiness } from "../../student/study/document-readiness.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";

type NotReadyProps = { readonly id: string; readonly onChoose: () => void };

/** A document was named that has no text here yet: why, and what helps. Once it is read the tool begins by itself. [AIX-5] */
export function NotReady({ id, onChoose }: NotReadyProps) {
  const { t, format } = useLanguage();
  const row = useDocument(id);
  if (row === undefined) return null;
  const isGone = row === null || row.del === 1;
  const readiness = row ? documentReadiness(row.data) : "none";
  // Of pages that were chosen none may hold a word, though others do.
  const why =
    (readiness === "failed" && row && readingProblem(row.data.text, t, format)) ||
    t(`studyDocuments.not.${readiness === "ready" ? "none" : readiness}`);
  return (
    <EmptyState
      title={row && !isGone ? shownDocumentTitle(row.data.title, t) : t("study.emptyTitle")}
      text={isGone ? t("studyDocuments.gone") : why}
    >
      {!isGone && (
        <PlainLink href={`/docs/${encodeURIComponent(id)}`} className={buttonClass("primary")}>
          {t("studyDocuments.openIt")}
        </PlainLink>
      )}
      <Button look="outline" onClick={onChoose}>
        {t("study.chooseSource")}
      </Button>
    </EmptyState>
  );
}
