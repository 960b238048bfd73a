import { absenceOf, withAbsence } from "@jotter/domain/focus-timer";
import { changeFocus } from "../../student/focus/running.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./focus.module.css";
import { clockText, type RunningFocus } from "./use-focus.ts";

const minuteMs = 60_000;
/** Whoever was away longer has slept or gone home. */
const longestCountedMs = 4 * 60 * minuteMs;

/** Nothing beyond the plan counts by itself: whoever was away says what of it was work. [FOC-1] */
export function AwayQuestion({ focus: { run, standing, now } }: { readonly focus: RunningFocus }) {
  const { t, language } = useLanguage();
  const student = useStudent();
  const absence = absenceOf(run, now);
  if (!absence) return null;
  const { awayMs, plannedMs } = absence;
  const time = (ms: number) => spokenTimesFor(language).duration(Math.round(ms / minuteMs));
  const count = (ms: number) =>
    changeFocus(student.account.id, (latest) => latest && withAbsence(latest, ms, student.now()));
  const hasMore = awayMs - plannedMs >= minuteMs && awayMs <= longestCountedMs;
  return (
    <Dialog
      title={t("focus.awayTitle", { time: time(awayMs) })}
      size="small"
      mayClose={() => false}
      onClose={() => undefined}
    >
      <p>{t("focus.awayText", { time: clockText(standing.leftMs) })}</p>
      <div className={styles.answers}>
        {plannedMs >= minuteMs && (
          <Button look="primary" data-autofocus onClick={() => count(plannedMs)}>
            {t("focus.count", { time: time(plannedMs) })}
          </Button>
        )}
        {hasMore && <Button onClick={() => count(awayMs)}>{t("focus.countAll", { time: time(awayMs) })}</Button>}
        <Button onClick={() => count(0)}>{t("focus.countNone")}</Button>
      </div>
    </Dialog>
  );
}
