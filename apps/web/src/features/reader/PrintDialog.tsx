import type { Document } from "@jotter/domain/document";
import { type FormEvent, useRef, useState } from "react";
import { countedPages, type PageNames } from "../../student/documents/page-names.ts";
import { pageTyped } from "../../student/documents/page-typed.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import type { PagesToPrint } from "./pdf/print-pdf.ts";
import styles from "./reader.module.css";

type PrintDialogProps = {
  readonly count: number;
  readonly kind: Document["kind"];
  readonly names: PageNames;
  readonly onPrint: (pages: PagesToPrint) => void;
  readonly onClose: () => void;
};

/** Which pages of a long document go onto paper: all of them, unless others are typed as they are printed. */
export function PrintDialog({ count, kind, names, onPrint, onClose }: PrintDialogProps) {
  const { t, format } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => dialog.current?.close());
  const [typed, setTyped] = useState({ from: names.label(0), to: names.label(count - 1) });
  const [first, last] = [pageTyped(typed.from, names.label, count), pageTyped(typed.to, names.label, count)];
  const wanted = first === null || last === null ? null : { from: Math.min(first, last), to: Math.max(first, last) };
  function print(event: FormEvent) {
    event.preventDefault();
    if (wanted === null) return;
    dialog.current?.close();
    onPrint(wanted);
  }
  const isNumbered = Array.from({ length: count }, (_, at) => names.label(at)).every((label) => /^\d+$/.test(label));
  const field = (side: "from" | "to", label: string) => (
    <TextField
      label={label}
      data-autofocus={side === "from" || undefined}
      inputMode={isNumbered ? "numeric" : "text"}
      autoComplete="off"
      value={typed[side]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped({ ...typed, [side]: event.currentTarget.value })}
    />
  );
  return (
    <Dialog ref={dialog} title={t("reader.print")} size="small" hasCross onClose={onClose}>
      <form className={styles.rename} onSubmit={print}>
        {field("from", t("reader.printFrom"))}
        {field("to", t("reader.printTo"))}
        <p className={styles.where} role="status">
          {wanted === null
            ? t("reader.noSuchPage", {
                typed: (first === null ? typed.from : typed.to).trim(),
                pages: countedPages(kind, count, t, format),
              })
            : countedPages(kind, wanted.to - wanted.from + 1, t, format)}
        </p>
        <Button look="primary" type="submit" disabled={wanted === null}>
          {t("reader.print")}
        </Button>
      </form>
    </Dialog>
  );
}
