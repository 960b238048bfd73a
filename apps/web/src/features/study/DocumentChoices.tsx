import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { readingProblem } from "../../student/documents/reading-words.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { documentReadiness } from "../../student/study/document-readiness.ts";
import type { Taken } from "../../student/study/taken.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { factsOf } from "./moments.ts";
import { PageRange } from "./PageRange.tsx";
import styles from "./picker.module.css";

type DocumentChoicesProps = {
  readonly rows: readonly DocumentRow[];
  readonly classNames: ReadonlyMap<string, string>;
  readonly chosen: readonly Taken[];
  readonly isSearched: boolean;
  /** All pages were looked through. */
  readonly isWhole: boolean;
  readonly onToggle: (one: Taken) => void;
  readonly onPages: (one: Taken) => void;
};

/** Documents to study from, whole or from one page to another. What cannot be taken says why, and what helps. [AIX-5] */
export function DocumentChoices({
  rows,
  classNames,
  chosen,
  isSearched,
  isWhole,
  onToggle,
  onPages,
}: DocumentChoicesProps) {
  const { t, format } = useLanguage();
  return (
    <fieldset className={styles.list}>
      <legend>{t("studyDocuments.documents")}</legend>
      {rows.map(({ id, data }) => {
        const title = shownDocumentTitle(data.title, t);
        const readiness = documentReadiness(data);
        const taken = chosen.find((one) => one.kind === "document" && one.id === id);
        const pages = data.pages ?? 0;
        const count = pages > 0 ? t("documents.pages", { count: pages, formatted: format.number(pages) }) : "";
        const isReady = readiness === "ready";
        return (
          <div key={id} className={styles.document}>
            <Checkbox
              checked={taken !== undefined}
              disabled={!isReady && !taken}
              aria-describedby={isReady ? undefined : `why-${id}`}
              onChange={() => onToggle(taken ?? { kind: "document", id })}
            >
              {title} <small className={styles.facts}>{factsOf(classNames.get(data.classId ?? ""), count)}</small>
            </Checkbox>
            {!isReady && (
              <p id={`why-${id}`} className={styles.why}>
                {(readiness === "failed" && readingProblem(data.text, t, format)) ||
                  t(`studyDocuments.not.${readiness}`)}{" "}
                {readiness !== "waiting" && (
                  <PlainLink href={`/docs/${encodeURIComponent(id)}`}>{t("studyDocuments.openIt")}</PlainLink>
                )}
              </p>
            )}
            {taken && isReady && (
              <PageRange
                id={id}
                title={title}
                span={taken.pages}
                onSpan={(span) => onPages({ kind: "document", id, ...(span && { pages: span }) })}
              />
            )}
          </div>
        );
      })}
      {rows.length === 0 && (
        <p className={styles.quiet}>
          {t(!isSearched ? "studyDocuments.noDocuments" : isWhole ? "studyDocuments.none" : "search.looking")}{" "}
          {!isSearched && <PlainLink href="/docs">{t("studyDocuments.toLibrary")}</PlainLink>}
        </p>
      )}
    </fieldset>
  );
}
