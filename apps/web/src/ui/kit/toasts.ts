import type { Toast } from "../overlays.ts";

/** Beside those that are there, in the place of the one it replaces. */
export function withToast<Shown extends Toast>(shown: readonly Shown[], next: Shown): readonly Shown[] {
  const others = shown.filter(({ replaces }) => replaces === undefined || replaces !== next.replaces);
  return [...others, next];
}

/** What it offers was done in another way. */
export function withoutToast<Shown extends Toast>(shown: readonly Shown[], name: string): readonly Shown[] {
  return shown.filter(({ replaces }) => replaces !== name);
}
