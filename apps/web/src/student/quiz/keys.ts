/** Whether a key belongs to what has the focus: a button is pressed by Enter, a menu and a dialog have their own. */
export function isOwnKey({ target, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (isComposing || ctrlKey || metaKey || altKey) return true;
  return (
    target instanceof Element && target.closest("button, a, input, textarea, select, [role=menu], dialog") !== null
  );
}

export const letters = ["A", "B", "C", "D", "E", "F"] as const;
