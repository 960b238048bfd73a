import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./toolbar.module.css";
import type { RunningImport } from "./use-import.ts";

type ImportProgressProps = { readonly running: RunningImport; readonly onCancel: () => void };

export function ImportProgress({ running: { done, total }, onCancel }: ImportProgressProps) {
  const t = useTexts();
  const format = useFormat();
  const words = t("notes.importing", { done: format.number(done), total: format.number(total) });
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <progress value={done} max={total} aria-label={words} />
      <Button onClick={onCancel}>{t("action.cancel")}</Button>
    </div>
  );
}
