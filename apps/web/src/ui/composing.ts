import type { KeyboardEvent } from "react";

/** While an input method composes, Enter, Escape and the arrows are its own. Safari says so by the code alone. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
