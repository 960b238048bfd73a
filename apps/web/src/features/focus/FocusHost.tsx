import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { focusHref } from "../../student/focus/focus-href.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { AwayQuestion } from "./AwayQuestion.tsx";
import { FocusRuler } from "./FocusRuler.tsx";
import styles from "./focus.module.css";
import { clockText, type RunningFocus, useFocus, useFocusAct, usualAct } from "./use-focus.ts";
import { useTicking } from "./use-ticking.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** Beside every page while a session runs: its clock, its strip, and the question about an absence. [FOC-1] */
export function FocusHost() {
  const focus = useFocus();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const phase = focus?.standing.phase;
  const isCounting = phase === "work" || phase === "paused" || phase === "break";
  useTicking(focus?.run.id);
  useWakeLock(phase === "work");
  useTimeInTitle(focus && isCounting ? clockText(focus.standing.leftMs) : null, path);
  if (!focus) return null;
  return (
    <>
      {path !== focusHref() && <FocusStrip focus={focus} />}
      {focus.run.awayFrom !== null && <AwayQuestion focus={focus} />}
    </>
  );
}

/** What is opened for the work has the time above it, and the way back. */
function FocusStrip({ focus: { run, standing } }: { readonly focus: RunningFocus }) {
  const { t } = useLanguage();
  const act = useFocusAct();
  const next = usualAct(standing);
  const isAtWork = standing.phase === "work" || standing.phase === "paused";
  const said = {
    work: null,
    paused: "focus.paused",
    break: "focus.break",
    ready: "focus.ready",
    over: "focus.over",
  } as const;
  const state = said[standing.phase];
  return (
    <aside className={styles.strip} data-focus-strip={isAtWork ? "work" : "rest"} aria-label={t("focus.session")}>
      <FocusRuler standing={standing} size="strip" />
      <PlainLink href={focusHref()} className={styles.stripTime}>
        {standing.phase !== "ready" && standing.phase !== "over" && <b>{clockText(standing.leftMs)}</b>}
        {state && <span>{t(state)}</span>}
        <span className="visually-hidden">{t("focus.toTimer")}</span>
      </PlainLink>
      <span className={styles.stripTask}>{run.task.title}</span>
      {next && (
        <Button look="quiet" onClick={() => act(next)}>
          {t(next === "pause" ? "focus.pause" : standing.phase === "paused" ? "focus.goOn" : "focus.begin")}
        </Button>
      )}
    </aside>
  );
}

const timeBefore = /^\d+:\d\d · /;

/** Before whatever the page calls itself: a tab among others shows how long it is. */
function useTimeInTitle(time: string | null, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title.
  useEffect(() => {
    const own = document.title.replace(timeBefore, "");
    document.title = time === null ? own : `${time} · ${own}`;
  }, [time, path]);
  useEffect(
    () => () => {
      document.title = document.title.replace(timeBefore, "");
    },
    [],
  );
}
