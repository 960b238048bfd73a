import type { Toast } from "../overlays.ts";

/** Beside those that are there, in the place of the one it replaces. */
export function withToast<Shown extends Toast>(shown: readonly Shown[], next: Shown): readonly Shown[] {
  const others = shown.filter(({ replaces }) => replaces === undefined || replaces !== next.replaces);
  return [...others, next];
}
