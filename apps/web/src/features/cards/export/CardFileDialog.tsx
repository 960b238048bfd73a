import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Progress } from "../../../ui/kit/Progress.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Problem } from "../../../ui/Problem.tsx";
import styles from "../cards.module.css";
import { type FileToSave, useCardFile } from "./use-card-file.ts";

type CardFileDialogProps = { readonly toSave: FileToSave; readonly onClose: () => void };

/** While a file of cards is made; whoever closes it calls it off. */
export function CardFileDialog({ toSave, onClose }: CardFileDialogProps) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { share, hasFailed } = useCardFile(toSave, () => dialog.current?.close());
  return (
    <Dialog title={t("cards.file.title")} size="small" ref={dialog} onClose={onClose}>
      <div className={styles.form}>
        {hasFailed ? (
          <Problem text={t("cards.file.failed")} />
        ) : (
          <>
            <p role="status">{t("cards.file.making")}</p>
            <Progress aria-label={t("cards.file.title")} value={share} max={1} />
          </>
        )}
        <footer className={styles.foot}>
          <Button onClick={() => dialog.current?.close()}>{t(hasFailed ? "action.close" : "cards.cancel")}</Button>
        </footer>
      </div>
    </Dialog>
  );
}
