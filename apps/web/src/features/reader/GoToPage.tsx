import type { Document } from "@jotter/domain/document";
import { type FormEvent, useState } from "react";
import { countedPages, type PageNames } from "../../student/documents/page-names.ts";
import { pageTyped } from "../../student/documents/page-typed.ts";
import { Button } from "../../ui/Button.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Range } from "../../ui/kit/Range.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ReaderPanel } from "./ReaderPanel.tsx";
import styles from "./reader.module.css";

type GoToPageProps = {
  readonly page: number;
  readonly count: number;
  readonly kind: Document["kind"];
  readonly names: PageNames;
  /** Drawn by a finger: each page on the way is shown. */
  readonly onPage: (page: number) => void;
  /** The one that was typed. */
  readonly onJump: (page: number) => void;
  readonly onClose: () => void;
};

/** A page by its number, or by a finger where there is no room for the ruler. */
export function GoToPage({ page, count, kind, names, onPage, onJump, onClose }: GoToPageProps) {
  const { t, format } = useLanguage();
  const [typed, setTyped] = useState("");
  const wanted = pageTyped(typed, names.label, count);
  // A phone offers letters only where pages are printed with some.
  const isNumbered = Array.from({ length: count }, (_, at) => names.label(at)).every((label) => /^\d+$/.test(label));
  function go(event: FormEvent) {
    event.preventDefault();
    if (wanted === null) return;
    onJump(wanted);
    onClose();
  }
  return (
    <ReaderPanel title={t("reader.goToPage")} onClose={onClose}>
      <form className={styles.goTo} onSubmit={go}>
        <p className={styles.where} role="status">
          {typed.trim() !== "" && wanted === null
            ? t("reader.noSuchPage", { typed: typed.trim(), pages: countedPages(kind, count, t, format) })
            : names.among(wanted ?? page, count)}
        </p>
        <Range
          min={0}
          max={Math.max(0, count - 1)}
          value={page}
          aria-label={t("reader.goToPage")}
          aria-valuetext={names.of(page)}
          onChange={(event) => {
            setTyped("");
            onPage(Number(event.currentTarget.value));
          }}
        />
        <Input
          data-autofocus
          aria-label={t("reader.pageNumber")}
          placeholder={t("reader.pageNumber")}
          inputMode={isNumbered ? "numeric" : "text"}
          enterKeyHint="go"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look="primary" type="submit" disabled={wanted === null}>
          {t("reader.go")}
        </Button>
      </form>
    </ReaderPanel>
  );
}
