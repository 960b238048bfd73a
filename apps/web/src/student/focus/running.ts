import { type FocusLengths, type FocusRun, lengthLimits, usualLengths } from "@jotter/domain/focus-timer";
import { useSyncExternalStore } from "react";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../../ui/local-records.ts";
import { useStudent } from "../session/student-context.ts";
import { onFocusNews, tellFocusNews } from "./is-running.ts";

/**
 * The one session that runs, for all tabs of a student on this device: kept where every tab reads it, so what one does
 * to it holds in all. [FOC-1]
 */
export function runningFocus(studentId: string): FocusRun | null {
  const text = readRecord(recordKeys.focus(studentId));
  if (text !== read.text) read = { text, run: runIn(text) };
  return read.run;
}

export function useRunningFocus(): FocusRun | null {
  const { id } = useStudent().account;
  return useSyncExternalStore(onFocusNews, () => runningFocus(id));
}

/** Always made of what stands there now: another tab may have been at it a moment ago. */
export function changeFocus(studentId: string, change: (run: FocusRun | null) => FocusRun | null): void {
  const before = runningFocus(studentId);
  const after = change(before);
  if (after === before) return;
  if (after) writeRecord(recordKeys.focus(studentId), JSON.stringify(after));
  else removeRecord(recordKeys.focus(studentId));
  tellFocusNews();
}

/** How somebody likes to work on this device. */
export type FocusWishes = { readonly lengths: FocusLengths; readonly sound: boolean; readonly notify: boolean };

export function focusWishes(): FocusWishes {
  const stored = parsed(readRecord(recordKeys.focusWishes));
  const { lengths, sound, notify } = isObject(stored) ? stored : ({} as Record<string, unknown>);
  return { lengths: lengthsIn(lengths), sound: sound !== false, notify: notify === true };
}

export function keepFocusWishes(change: Partial<FocusWishes>): void {
  writeRecord(recordKeys.focusWishes, JSON.stringify({ ...focusWishes(), ...change }));
  tellFocusNews();
}

export function useFocusWishes(): FocusWishes {
  const text = useSyncExternalStore(onFocusNews, () => readRecord(recordKeys.focusWishes));
  return text === null ? unsaid : focusWishes();
}

const unsaid: FocusWishes = { lengths: usualLengths, sound: true, notify: false };
let read: { readonly text: string | null; readonly run: FocusRun | null } = { text: null, run: null };

/** What another version wrote or somebody damaged is no session. */
function runIn(text: string | null): FocusRun | null {
  const run = parsed(text);
  if (!isObject(run) || typeof run.id !== "string" || typeof run.beganAt !== "number") return null;
  if (!isObject(run.task) || !isObject(run.lengths) || !Array.isArray(run.events)) return null;
  return run as FocusRun;
}

function lengthsIn(value: unknown): FocusLengths {
  const given = isObject(value) ? value : {};
  const within = (name: keyof FocusLengths) => {
    const [least, most] = lengthLimits[name];
    const number = Math.round(Number(given[name] ?? usualLengths[name]));
    return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : usualLengths[name];
  };
  return { workMinutes: within("workMinutes"), breakMinutes: within("breakMinutes"), rounds: within("rounds") };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
