import { addDays } from "@jotter/domain/days";
import { type FocusEnd, focusEnds, focusSession } from "@jotter/domain/focus-session";
import { sessionOf } from "@jotter/domain/focus-timer";
import { occurrencesBetween } from "@jotter/domain/occurrences";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useEventActions } from "../../student/calendar/event-actions.ts";
import { eventsWithin } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { changeFocus, runningFocus } from "../../student/focus/running.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, KeyCap } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useOneAtATime } from "../../ui/once.ts";
import { toast } from "../../ui/overlays.ts";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import type { Bound } from "./bound.ts";
import styles from "./focus.module.css";
import { type RunningFocus, useFocusAct } from "./use-focus.ts";

const minuteMs = 60_000;

/** Done, partly or stuck: then it is kept, and over in every tab. [FOC-1] */
export function HowItWent({
  focus: { run, standing },
  bound,
}: {
  readonly focus: RunningFocus;
  readonly bound: Bound | null;
}) {
  const { t, language } = useLanguage();
  const act = useFocusAct();
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = useFinish(bound);
  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(
    () =>
      registerShortcuts(
        focusEnds.map((how, index) => ({
          keys: String(index + 1),
          label: t(`focus.how.${how}`),
          run: () => void latest.current(how),
        })),
      ),
    [t],
  );
  const isUnfinished = standing.leftMs >= 1000;
  return (
    <div className={styles.ending}>
      <h1 ref={heading} tabIndex={-1}>
        {t("focus.howItWent")}
      </h1>
      <p>
        {run.task.title} · {spokenTimesFor(language).duration(Math.round(standing.workedMs / minuteMs))}
      </p>
      <div className={styles.ends}>
        {focusEnds.map((how, index) => (
          <KeyCap key={how} onClick={() => void finish(how)}>
            <span aria-hidden="true">
              <kbd>{index + 1}</kbd>
            </span>
            <strong>{t(`focus.how.${how}`)}</strong>
          </KeyCap>
        ))}
      </div>
      <div className={styles.answers}>
        {isUnfinished && <Button onClick={() => act("go")}>{t("focus.goOn")}</Button>}
        <Button onClick={() => act("more")}>{t("focus.more")}</Button>
      </div>
    </div>
  );
}

function useFinish(bound: Bound | null) {
  const { t } = useLanguage();
  const { account, replica, now } = useStudent();
  const navigate = useNavigate();
  const setDone = useSetDone();
  return useOneAtATime(async (how: FocusEnd) => {
    const run = runningFocus(account.id);
    if (!run) return; // Another tab was first.
    changeFocus(account.id, () => null);
    const session = sessionOf(run, how, now());
    if (how === "done" && bound?.canBeDone && run.task.source) {
      const undo = await setDone(run.task.source);
      if (undo) {
        toast({
          text: t("focus.markedDone", { title: run.task.title }),
          action: { label: t("action.undo"), run: () => void undo() },
        });
      }
    }
    if (!session) return void navigate({ to: "/ai-tools" });
    await replica.create(focusSession, session, run.id);
    await navigate({ to: "/ai-tools/focus-mode", search: { ended: run.id }, replace: true });
  });
}

/** Of a series the one date that was worked at. */
function useSetDone() {
  const { replica } = useStudent();
  const { setDone } = useEventActions();
  return async (source: string): Promise<(() => Promise<unknown>) | null> => {
    const key = source.replace(/^event:/, "");
    const day = key.split("@")[1]?.slice(0, 10);
    if (!day) return null;
    const [from, to] = [addDays(day, -2), addDays(day, 2)];
    const all = occurrencesBetween(await eventsWithin(replica, from, to), from, to, viewerZone());
    const occurrence = all.find((one) => one.key === key);
    if (!occurrence || occurrence.event.doneAt) return null;
    return (await setDone(occurrence, true)).undo;
  };
}
