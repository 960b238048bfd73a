import { useSyncExternalStore } from "react";
import { listeners } from "./listeners.ts";

/**
 * Keys that do something at once. Whoever listens to a key says so here, and the sheet of shortcuts shows what is
 * here: it cannot be out of date. [SET-3]
 */
export type Shortcut = {
  /** One key, or two after each other: "n", "g h". "mod+k" is with Ctrl, or Cmd on a Mac; it acts while typing, too.
   * "shift+j" is another than "j", where somebody has a word on it. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
};

/**
 * Makes shortcuts known; the last word on a key counts. Those of the shell are `everywhere`: whenever they come, a page's
 * own word on a key counts more. Returns how to take them back.
 */
export function registerShortcuts(shortcuts: readonly Shortcut[], { everywhere = false } = {}): () => void {
  registered = everywhere ? [...shortcuts, ...registered] : [...registered, ...shortcuts];
  tell();
  return () => {
    registered = registered.filter((one) => !shortcuts.includes(one));
    tell();
  };
}

export function registeredShortcuts(): readonly Shortcut[] {
  return registered;
}

export function useRegisteredShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, registeredShortcuts);
}

/** Does what a shortcut of that name does: at once, or when the page that is on its way has made it known. */
export function runOnceKnown(label: string, withinMs = 5000): void {
  const run = () => {
    const found = registered.findLast((one) => one.label === label);
    if (!found) return;
    end();
    found.run();
  };
  const stop = subscribe(run);
  const timer = setTimeout(stop, withinMs);
  function end() {
    stop();
    clearTimeout(timer);
  }
  run();
}

/** The sheet is opened from anywhere; the shell shows it. */
export function openShortcutSheet(): void {
  showSheet?.();
}

export function hostShortcutSheet(show: () => void): () => void {
  showSheet = show;
  return () => {
    if (showSheet === show) showSheet = null;
  };
}

/** A key as far as it matters here. */
type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "repeat"> & {
  readonly shiftKey?: boolean;
  readonly target: unknown;
};

/** Where Cmd is the key for such things, Ctrl and a letter edit the text. */
export const isMac = typeof navigator !== "undefined" && /^Mac|^iP/.test(navigator.platform ?? "");

const secondKeyMs = 1500;

/** Follows the keys and finds the shortcut they make; null while they make none. */
export function createKeyReader(shortcuts: () => readonly Shortcut[]) {
  let first: { readonly key: string; readonly at: number } | null = null;
  return (pressed: Pressed, now: number): Shortcut | null => {
    const isWithMod =
      (isMac ? pressed.metaKey && !pressed.ctrlKey : pressed.ctrlKey && !pressed.metaKey) && !pressed.altKey;
    if (isWithMod && !pressed.shiftKey && !pressed.isComposing && !pressed.repeat && !isInDialog(pressed.target)) {
      first = null;
      return named(shortcuts(), `mod+${pressed.key.toLowerCase()}`);
    }
    const isHeldBack = pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing || pressed.repeat;
    if (isHeldBack || isTypedInto(pressed.target)) {
      first = null;
      return null;
    }
    // A modifier on its own way to another key: "g", then Shift and "?".
    if (pressed.key.length > 1) return null;
    const key = pressed.key.toLowerCase();
    const pair = first && now - first.at <= secondKeyMs ? `${first.key} ${key}` : null;
    const held = pressed.shiftKey ? named(shortcuts(), `shift+${key}`) : null;
    const found = held ?? named(shortcuts(), pair) ?? named(shortcuts(), key);
    first = found ? null : { key, at: now };
    return found;
  };
}

function named(shortcuts: readonly Shortcut[], keys: string | null): Shortcut | null {
  return shortcuts.findLast((one) => one.keys === keys) ?? null;
}

/** Where keys are letters: fields, what can be edited, and what takes keys for itself. */
function isTypedInto(target: unknown): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=application], dialog[open], [role=dialog]",
    ) !== null
  );
}

function isInDialog(target: unknown): boolean {
  return target instanceof Element && target.closest("dialog[open], [role=dialog]") !== null;
}

let registered: readonly Shortcut[] = [];
let showSheet: (() => void) | null = null;
const { subscribe, tell } = listeners();
