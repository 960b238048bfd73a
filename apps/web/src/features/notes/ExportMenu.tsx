import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Button, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { exportIcon, exportPageIcon, exportPrintIcon, exportTextIcon, exportWordIcon } from "../../ui/icons/reading.ts";
import { useFormat, useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { type ExportForm, exportNotes } from "./export-note.ts";
import type { ExportedNote } from "./exported-note.ts";
import styles from "./reading.module.css";

type ExportMenuProps = {
  readonly note: ExportedNote;
  readonly pictureOf: (id: string) => Promise<Blob | null>;
  readonly classNameOf: (id: string) => string | null;
};

/** The ways out of a note. A PDF is the reading view on paper, so this stands where that view is on the screen. [NOT-5] */
export function ExportMenu({ note, pictureOf, classNameOf }: ExportMenuProps) {
  const { t, language } = useLanguage();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function exportAs(form: ExportForm) {
    close();
    try {
      const { missing } = await exportNotes([note], form, { t, language, pictureOf, classNameOf });
      const formatted = format.number(missing);
      if (missing > 0) toast({ text: t("reading.picturesMissing", { count: missing, formatted }) });
    } catch {
      toast({ text: t("reading.exportFailed") });
    }
  }

  function print() {
    close();
    window.print();
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) close();
  }

  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons.
    <div className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <Button
        ref={button}
        look="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        <Icon shape={exportIcon} size={18} />
        <span className={styles.label}>{t("reading.export")}</span>
      </Button>
      <ul id={id} className={styles.choices} aria-label={t("reading.exportAs")} hidden={!isOpen}>
        <li>
          <Pressable onClick={() => exportAs("md")}>
            <Icon shape={exportTextIcon} size={22} />
            <b>{t("reading.markdown")}</b>
            <small>{t("reading.markdownText")}</small>
          </Pressable>
        </li>
        <li>
          <Pressable onClick={() => exportAs("html")}>
            <Icon shape={exportPageIcon} size={22} />
            <b>{t("reading.html")}</b>
            <small>{t("reading.htmlText")}</small>
          </Pressable>
        </li>
        <li>
          <Pressable onClick={() => exportAs("docx")}>
            <Icon shape={exportWordIcon} size={22} />
            <b>{t("reading.docx")}</b>
            <small>{t("reading.docxText")}</small>
          </Pressable>
        </li>
        <li>
          <Pressable onClick={print}>
            <Icon shape={exportPrintIcon} size={22} />
            <b>{t("reading.pdf")}</b>
            <small>{t("reading.pdfText")}</small>
          </Pressable>
        </li>
      </ul>
    </div>
  );
}
