/** What was typed for a window that was not there yet, key by key. */
export type KeptKeys = {
  /** From now on keys go where they always go. Gives those that were kept, once. */
  readonly end: () => readonly KeptKey[];
  /** The student has changed their mind before the window was there: it need not come. */
  readonly isLeft: () => boolean;
};
type KeptKey = { readonly kind: "letter"; readonly letter: string } | { readonly kind: "delete" | "take" };

/** Whoever asks for the formula editor types on at once, and it is large: what is typed meanwhile is for the formula. */
export function keepKeys(): KeptKeys {
  let kept: KeptKey[] = [];
  let isLeft = false;
  const listen = (event: KeyboardEvent) => {
    const key = keptKey(event);
    // Where the student has gone to another field or button meanwhile, the key is for that.
    if (!key || (event.target instanceof Element && event.target.closest("input, textarea, button, math-field")))
      return;
    // The window is here and waits for MathLive only: it can be left.
    if (key.kind === "leave" && event.target instanceof Element && event.target.closest("dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    if (key.kind !== "leave") kept.push(key);
    else {
      // What is typed from now on is for the note.
      isLeft = true;
      end();
    }
  };
  function end(): readonly KeptKey[] {
    removeEventListener("keydown", listen, true);
    const keys = kept;
    kept = [];
    return keys;
  }
  addEventListener("keydown", listen, true);
  return { end, isLeft: () => isLeft };
}

function keptKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
}: KeyboardEvent): KeptKey | { readonly kind: "leave" } | null {
  if (isComposing) return null;
  if (key === "Escape") return { kind: "leave" };
  if (key === "Enter" && (ctrlKey || metaKey)) return { kind: "take" };
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Backspace") return { kind: "delete" };
  return key.length === 1 ? { kind: "letter", letter: key } : null;
}
