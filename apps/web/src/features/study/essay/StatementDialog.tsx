import { useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { toast } from "../../../ui/overlays.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { useBackCloses } from "../../../ui/use-back-closes.ts";
import styles from "./essay.module.css";

type StatementDialogProps = {
  readonly text: string;
  readonly fileName: string;
  readonly onClose: () => void;
};

/** What would be handed in with the essay, read before it is copied or saved. [ESS-2] */
export function StatementDialog({ text, fileName, onClose }: StatementDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState<"" | "copied" | "unable">("");
  const close = () => dialog.current?.close();
  useBackCloses(true, close);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("copied");
    } catch {
      setSaid("unable"); // The browser does not let us, or has none over plain HTTP.
    }
  }
  function save() {
    saveFile(fileName, "text/plain;charset=utf-8", text);
    close();
    toast({ text: t("essay.stated.saved") });
  }
  return (
    <Dialog ref={dialog} title={t("essay.statement")} hasCross closesBeside onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.hint}>{t("essay.stated.preview")}</p>
        <p className={styles.statement}>{text.trim()}</p>
        <div className={styles.formActs}>
          <p className={styles.hint} role="status">
            {said === "copied" ? t("study.copied") : said === "unable" && t("reading.copyFailed")}
          </p>
          <Button onClick={() => void copy()}>{t("study.copy")}</Button>
          <Button look="primary" onClick={save} data-autofocus>
            {t("essay.stated.save")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
