import { useEffect } from "react";

/**
 * Who writes along looks at the board: a letter goes to the next line also where nothing has the focus, and is no
 * shortcut that leads away. [LEC-1]
 */
export function useTypeAnywhere(field: () => HTMLElement | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked when a key is pressed.
  useEffect(() => {
    // Where there is no hardware keyboard the caret would bring up the one on the screen.
    if (matchMedia("(hover: hover) and (pointer: fine)").matches) field()?.focus({ preventScroll: true });
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !isLetter.test(event.key)) return;
      if (event.target instanceof Element && event.target.closest(takesLetters)) return;
      event.stopPropagation();
      // What has the focus when the key is down gets the letter.
      field()?.focus();
    };
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, []);
}

const isLetter = /^[\p{L}\p{N}$#*([-]$/u;
const takesLetters = "input, textarea, select, [contenteditable], dialog[open], [role=dialog], [role=application]";
