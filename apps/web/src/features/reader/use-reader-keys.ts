import { markColours } from "@jotter/domain/mark";
import { type RefObject, useEffect, useRef } from "react";
import { useTexts } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";

type Acts = {
  readonly find: () => void;
  readonly print: () => void;
  readonly zoom: (step: 1 | -1) => void;
  readonly goToPage: () => void;
  /** The last mark or removal; false where there is none. */
  readonly undo: () => boolean;
  /** What was undone last; false where nothing was. */
  readonly redo: () => boolean;
  readonly turn: (step: 1 | -1) => void;
};

/** Keys of the reader. Those that scroll do so wherever the focus is, as long as nothing is being typed there. */
export function useReaderKeys(scroller: RefObject<HTMLElement | null>, acts: Acts): void {
  const t = useTexts();
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(
    () =>
      registerShortcuts([
        { keys: "mod+f", label: t("reader.find"), run: () => latest.current.find() },
        { keys: "mod+p", label: t("reader.print"), run: () => latest.current.print() },
        { keys: "+", label: t("reader.nearer"), run: () => latest.current.zoom(1) },
        { keys: "-", label: t("reader.farther"), run: () => latest.current.zoom(-1) },
        { keys: "p", label: t("reader.goToPage"), run: () => latest.current.goToPage() },
        { keys: "m", label: t("reader.mark"), run: () => press("lime") },
        ...markColours.map((colour, at) => ({
          keys: String(at + 1),
          label: t("reader.markIn", { colour: t(`reader.colour.${colour}`) }),
          run: () => press(colour),
        })),
        { keys: "c", label: t("reader.comment"), run: () => press("comment") },
        { keys: "f", label: t("selection.card"), run: () => press("card") },
      ]),
    [t],
  );
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      const box = scroller.current;
      // With Shift, what is selected grows.
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!box || event.defaultPrevented || isHeld) return;
      if (event.target instanceof Element && event.target.closest(takesKeys)) return;
      const step = box.clientHeight * 0.9;
      if (event.key === "PageDown") box.scrollTop += step;
      else if (event.key === "PageUp") box.scrollTop -= step;
      else if (event.key === "Home") box.scrollTop = 0;
      else if (event.key === "End") box.scrollTop = box.scrollHeight;
      else if (box.scrollWidth > box.clientWidth) return;
      else if (event.key === "ArrowRight") latest.current.turn(1);
      else if (event.key === "ArrowLeft") latest.current.turn(-1);
      else return;
      event.preventDefault();
    };
    // No shortcut as the others: in a field, and in the note beside, Ctrl+Z is about what is typed there.
    const undo = (event: KeyboardEvent) => {
      const step = undoStep(event);
      if (!step || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(isTypedInto)) return;
      if (latest.current[step]()) event.preventDefault();
    };
    addEventListener("keydown", scroll);
    addEventListener("keydown", undo);
    return () => {
      removeEventListener("keydown", scroll);
      removeEventListener("keydown", undo);
    };
  }, [scroller]);
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Ctrl+Z, and to do it again Ctrl+Shift+Z or Ctrl+Y. */
export function undoStep({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): "undo" | "redo" | null {
  if ((!ctrlKey && !metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : null;
}

/** What the bar over the selected words has; nothing where none are selected. */
function press(what: string): void {
  document.querySelector<HTMLElement>(`[data-mark-now="${what}"], [data-offer="${what}"]`)?.click();
}

const takesKeys =
  "input, textarea, select, [contenteditable], dialog[open], [role=dialog], [role=menu], [role=toolbar]";

const isTypedInto = "input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false])";
