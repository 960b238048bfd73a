import {
  afterLook,
  endReached,
  type FocusRun,
  type FocusStanding,
  type Look,
  standingAt,
} from "@jotter/domain/focus-timer";
import { useEffect, useEffectEvent } from "react";
import { changeFocus, focusWishes, runningFocus } from "../../student/focus/running.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { chime } from "./chime.ts";
import { notice } from "./notices.ts";
import { tellTime } from "./use-focus.ts";

/** An end that is longer ago was slept through: nothing rings for it when the lid is opened. */
const rungWithinMs = 60_000;
const untouchedWaitMs = 700;

/** The clock of this tab while a session runs: it looks once a second, says that it was seen, and rings at the end. [FOC-1] */
export function useTicking(runId: string | undefined): void {
  const { account, now } = useStudent();
  const t = useTexts();
  const ring = useEffectEvent(({ task }: FocusRun, { phase }: FocusStanding) => {
    const { sound, notify } = focusWishes();
    if (sound) chime();
    if (notify) void notice(t(phase === "ready" ? "focus.ready" : "focus.over"), task.title);
  });
  useEffect(() => {
    if (runId === undefined) return;
    let before: Look | null = null;
    const look = () => {
      const tick = { wall: now(), steady: performance.now() };
      changeFocus(account.id, (run) => run && afterLook(run, before, tick));
      const run = runningFocus(account.id);
      before = run && { ...tick, events: run.events.length };
      tellTime(tick.wall);
      if (run && run.awayFrom === null) ringOnce(account.id, run, standingAt(run, tick.wall), ring);
    };
    look();
    const worker = new Worker(new URL("./focus-clock-worker.ts", import.meta.url), {
      type: "module",
      name: "focus clock",
    });
    worker.onmessage = look;
    document.addEventListener("visibilitychange", look);
    return () => {
      worker.terminate();
      document.removeEventListener("visibilitychange", look);
    };
  }, [account.id, now, runId]);
}

/** In one of all tabs: whichever writes down first that it has rung. */
function ringOnce(
  studentId: string,
  run: FocusRun,
  standing: FocusStanding,
  ring: (run: FocusRun, standing: FocusStanding) => void,
): void {
  const end = endReached(run, standing);
  if (end === null || run.rung === end) return;
  const ringHere = () =>
    navigator.locks.request("jotter focus", () => {
      const latest = runningFocus(studentId);
      if (latest?.id !== run.id || latest.rung === end) return;
      changeFocus(studentId, () => ({ ...latest, rung: end }));
      if (standing.sinceMs < rungWithinMs) ring(run, standing);
    });
  // A browser lets no tab be heard that nobody has touched: one that was has the first turn.
  if (navigator.userActivation?.hasBeenActive === false) setTimeout(ringHere, untouchedWaitMs);
  else void ringHere();
}
