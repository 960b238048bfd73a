import type { PageSpan } from "@jotter/domain/study-result";
import { useState } from "react";
import { useDocumentPages } from "../../student/documents/document-pages.ts";
import { labelsOf, spannedText } from "../../student/study/document-source.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { spanTyped } from "./page-span.ts";
import styles from "./picker.module.css";

type PageRangeProps = {
  readonly id: string;
  readonly title: string;
  readonly span: PageSpan | undefined;
  readonly onSpan: (span: PageSpan | undefined) => void;
};

/** From which page to which of a document, and whether that can be read at once. [AIX-5] */
export function PageRange({ id, title, span, onSpan }: PageRangeProps) {
  const { t, format } = useLanguage();
  const pages = useDocumentPages(id);
  const count = pages?.texts.length ?? 0;
  const [typed, setTyped] = useState({
    from: span ? String(span.from + 1) : "",
    to: span ? String(span.to + 1) : "",
  });
  if (!pages || count < 2) return null;
  const type = (next: typeof typed) => {
    setTyped(next);
    onSpan(spanTyped(next, count));
  };
  const { starts, of } = spannedText(pages, span);
  const isLabelled = starts.some(({ page, label }) => label !== String(page + 1));
  const field = (side: "from" | "to") => (
    <label className={styles.side}>
      {t(`studyDocuments.${side}`)}
      <Input
        className={styles.page}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t(`studyDocuments.${side}Of`, { title })}
        placeholder={format.number(side === "from" ? 1 : count)}
        value={typed[side]}
        onChange={(event) => type({ ...typed, [side]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <div ref={intoSight} className={styles.range}>
      {field("from")}
      {field("to")}
      {isLabelled && <span className={styles.facts}>{t("studyDocuments.printed", { pages: labelsOf(starts) })}</span>}
      {starts.length < of && (
        <p className={styles.long} role="status">
          {t("studyDocuments.long", { pages: labelsOf(starts) })}
        </p>
      )}
    </div>
  );
}

/** The list it stands in is shorter than what is in it. */
function intoSight(range: HTMLElement | null): void {
  range?.scrollIntoView({ block: "nearest" });
}
