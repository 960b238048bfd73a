import { useSyncExternalStore } from "react";
import { listeners } from "./listeners.ts";
import { readRecord, recordKeys, writeRecord } from "./local-records.ts";

/** What makes Jotter easier to read and to use. The first of each holds where nothing was chosen. [SET-3] */
export const readabilityChoices = {
  font: ["own", "legible", "system"],
  size: ["normal", "small", "large", "largest"],
  lines: ["normal", "wide"],
  letters: ["normal", "wide"],
  motion: ["system", "reduced"],
  contrast: ["system", "more"],
  /** Keys that act without Ctrl get in the way of those who dictate: they can be switched off (WCAG 2.1.4). */
  shortcuts: ["on", "off"],
} as const;

type Choices = typeof readabilityChoices;
export type Readability = { readonly [Name in keyof Choices]: Choices[Name][number] };

export const readabilityNames = Object.keys(readabilityChoices) as readonly (keyof Readability)[];

export function useReadability(): Readability {
  return useSyncExternalStore(subscribe, readability);
}

export function readability(): Readability {
  return current;
}

/** Kept on this device, so that the next page is right from its first paint, the entrance included. */
export function chooseReadability(change: Partial<Readability>): void {
  if (readabilityNames.every((name) => change[name] === undefined || change[name] === current[name])) return;
  const next = { ...current, ...change };
  writeRecord(recordKeys.readability, JSON.stringify(next));
  show(next);
}

/** What was stored, as far as it is a choice there is. */
export function readabilityOf(stored: string | null): Readability {
  const kept = parsed(stored);
  const chosen = readabilityNames.map((name) => {
    const choices: readonly string[] = readabilityChoices[name];
    const value: unknown = Reflect.get(kept, name);
    return [name, choices.find((choice) => choice === value) ?? choices[0]];
  });
  return Object.fromEntries(chosen);
}

const { subscribe, tell } = listeners();
let current = readabilityOf(readRecord(recordKeys.readability));

// A choice made in another tab.
addEventListener("storage", () => show(readabilityOf(readRecord(recordKeys.readability))));

/** tokens.css and base.css go by these attributes; the start script puts them up before the first paint. */
function show(next: Readability): void {
  if (readabilityNames.every((name) => next[name] === current[name])) return;
  current = next;
  for (const name of readabilityNames) document.documentElement.setAttribute(`data-${name}`, next[name]);
  tell();
}

function parsed(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {}; // A damaged record is no record.
  }
}
