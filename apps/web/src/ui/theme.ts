import { useSyncExternalStore } from "react";
import { listeners } from "./listeners.ts";
import { readRecord, recordKeys, writeRecord } from "./local-records.ts";

export const themeChoices = ["dark", "light", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type ColorScheme = "dark" | "light";

/** Dark unless something else was chosen [THM-1]. */
function themeOr(stored: string | null | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? "dark";
}

function colorScheme(choice: ThemeChoice, systemIsLight: boolean): ColorScheme {
  return choice === "light" || (choice === "system" && systemIsLight) ? "light" : "dark";
}

export function useTheme(): { readonly choice: ThemeChoice; readonly scheme: ColorScheme } {
  return useSyncExternalStore(subscribe, () => current);
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === current.choice) return;
  writeRecord(recordKeys.theme, choice);
  show(choice);
}

const { subscribe, tell } = listeners();
let systemLight: MediaQueryList | null = null;
let current = stateOf(themeOr(readRecord(recordKeys.theme)));

// A choice made in another tab.
addEventListener("storage", () => show(themeOr(readRecord(recordKeys.theme))));

function stateOf(choice: ThemeChoice) {
  return { choice, scheme: colorScheme(choice, choice === "system" && isSystemLight()) };
}

/** Asked only by those who follow the system: a media query at start-up makes the browser compute styles too early. */
function isSystemLight(): boolean {
  if (!systemLight) {
    systemLight = matchMedia("(prefers-color-scheme: light)");
    systemLight.addEventListener("change", () => show(current.choice));
  }
  return systemLight.matches;
}

function show(choice: ThemeChoice): void {
  const next = stateOf(choice);
  if (next.choice === current.choice && next.scheme === current.scheme) return;
  current = next;
  document.documentElement.dataset.theme = current.scheme;
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", current.scheme === "light" ? "#f2f1f5" : "#14131a");
  tell();
}
