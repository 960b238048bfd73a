import { Button } from "../../ui/Button.tsx";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./result.module.css";
import type { DeviceReading } from "./use-tool.ts";

/** The device is at work: how far it is, and how to stop it. What was kept before stays in any case. [AIX-5] */
export function DeviceReads({ reading: { share, isStopped, stop, again } }: { readonly reading: DeviceReading }) {
  const t = useTexts();
  const format = useFormat();
  if (isStopped)
    return (
      <div className={styles.reads} role="status">
        <p className={styles.quiet}>{t("study.deviceStopped")}</p>
        <Button look="outline" onClick={again}>
          {t("study.deviceAgain")}
        </Button>
      </div>
    );
  if (share === undefined) return <p className={styles.quiet}>{t("study.deviceWorks")}</p>;
  const words = t("study.deviceReads", { percent: format.percent(share) });
  return (
    <div className={styles.reads}>
      <p className={styles.quiet}>{words}</p>
      <Progress value={share} max={1} aria-label={words} />
      <Button onClick={stop}>{t("action.cancel")}</Button>
    </div>
  );
}
