import { useSyncExternalStore } from "react";
import { Button } from "../../ui/Button.tsx";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { changeUnderWay } from "./note-changes.ts";
import styles from "./toolbar.module.css";

type RunningWorkProps = {
  readonly says: "notes.importReading" | "notes.importing" | "notes.changing";
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
};

/** How far something long is, and how to stop it. */
export function RunningWork({ says, done, total, onCancel }: RunningWorkProps) {
  const t = useTexts();
  const format = useFormat();
  const words = t(says, { done: format.number(done), total: format.number(total) });
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <Progress value={done} max={total} aria-label={words} />
      <Button onClick={onCancel}>{t("action.cancel")}</Button>
    </div>
  );
}

/** The same for a change of many notes. */
export function RunningChanges() {
  const running = useSyncExternalStore(changeUnderWay.subscribe, changeUnderWay.now);
  return running && <RunningWork says="notes.changing" {...running} onCancel={changeUnderWay.cancel} />;
}
