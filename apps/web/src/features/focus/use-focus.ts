import { type FocusRun, type FocusStanding, standingAt, withAct } from "@jotter/domain/focus-timer";
import { useSyncExternalStore } from "react";
import { changeFocus, useRunningFocus } from "../../student/focus/running.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { listeners } from "../../ui/listeners.ts";

const { subscribe, tell } = listeners();
let latest = 0;

/** Told by the one clock of this tab: whatever shows the time shows the same. */
export function tellTime(now: number): void {
  latest = now;
  tell();
}

export type RunningFocus = { readonly run: FocusRun; readonly standing: FocusStanding; readonly now: number };

/** The session that runs, as it stands this second. [FOC-1] */
export function useFocus(): RunningFocus | null {
  const run = useRunningFocus();
  const told = useSyncExternalStore(subscribe, () => latest);
  if (!run) return null;
  const now = Math.max(told, run.events.at(-1)?.at ?? run.beganAt);
  return { run, standing: standingAt(run, now), now };
}

export type FocusAct = Parameters<typeof withAct>[1];

export function useFocusAct(): (kind: FocusAct) => void {
  const { account, now } = useStudent();
  return (kind) => changeFocus(account.id, (run) => (run && run.awayFrom === null ? withAct(run, kind, now()) : run));
}

/** What Space and the large button do. */
export function usualAct({ phase }: Pick<FocusStanding, "phase">): "pause" | "go" | null {
  if (phase === "over") return null;
  return phase === "work" ? "pause" : "go";
}

/** "18:24"; a second that has begun counts whole, so that it ends at 0:00. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
