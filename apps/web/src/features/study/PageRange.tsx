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
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string } | null>(null);
  if (!pages || count < 2) return null;
  const label = (page: number) => pages.labels[page] ?? String(page + 1);
  const shown = typed ?? { from: span ? label(span.from) : "", to: span ? label(span.to) : "" };
  const type = (next: typeof shown) => {
    setTyped(next);
    onSpan(spanTyped(next, label, count));
  };
  const { starts, of } = spannedText(pages, span);
  const isLabelled = span !== undefined && starts.some((one) => one.label !== String(one.page + 1));
  const at = starts.map(({ page }) => ({ label: format.number(page + 1) }));
  // A phone offers letters only where pages are printed with some.
  const isNumbered = pages.labels.every((one) => /^\d+$/.test(one));
  const field = (side: "from" | "to") => (
    <label className={styles.side}>
      {t(`studyDocuments.${side}`)}
      <Input
        className={styles.page}
        inputMode={isNumbered ? "numeric" : "text"}
        autoComplete="off"
        aria-label={t(`studyDocuments.${side}Of`, { title })}
        placeholder={label(side === "from" ? 0 : count - 1)}
        value={shown[side]}
        onChange={(event) => type({ ...shown, [side]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <div ref={intoSight} className={styles.range}>
      {field("from")}
      {field("to")}
      {isLabelled && (
        <span className={styles.facts}>
          {t("studyDocuments.counted", { pages: labelsOf(at), count: format.number(count) })}
        </span>
      )}
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
