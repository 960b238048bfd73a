import type { Toast } from "../overlays.ts";

/**
 * Beside those that are there, in the place of the one it replaces. What says the same as another joins it, where
 * their steps are apart: three notes that were deleted are one toast, which brings all three back. Two changes of one text
 * are two, to be taken back one after the other.
 */
export function withToast<Shown extends Toast>(shown: readonly Shown[], next: Shown): readonly Shown[] {
  const others = shown.filter(({ replaces }) => replaces === undefined || replaces !== next.replaces);
  const same = others.find((one) => isSame(one, next));
  return same ? [...others.filter((one) => one !== same), joined(same, next)] : [...others, next];
}

function isSame(one: Toast, next: Toast): boolean {
  return (
    one.replaces === undefined &&
    next.replaces === undefined &&
    one.text === next.text &&
    one.action?.label === next.action?.label &&
    (next.action === undefined || (one.joins === true && next.joins === true))
  );
}

/** What came last is undone first. */
function joined<Shown extends Toast>(before: Shown, next: Shown): Shown {
  const times = (before.times ?? 1) + 1;
  const { action } = next;
  if (!action) return { ...next, times };
  const run = () => {
    action.run();
    before.action?.run();
  };
  return { ...next, times, action: { ...action, run } };
}

/** What it offers was done in another way. */
export function withoutToast<Shown extends Toast>(shown: readonly Shown[], name: string): readonly Shown[] {
  return shown.filter(({ replaces }) => replaces !== name);
}
