import styles from "./tooltips.module.css";

/**
 * What an icon does, in words, for those who see it: its name is shown to whoever rests on it or reaches it by keyboard.
 * One box for the whole app, on top of everything; those who hear the app have the name already.
 */
export function startTooltips(): () => void {
  const left = new AbortController();
  const box = document.createElement("div");
  box.className = styles.tooltip ?? "";
  box.popover = "manual";
  box.ariaHidden = "true";
  let told: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(control: HTMLElement, words: string) {
    box.textContent = words;
    // Anew each time: so it lies over a dialog that was opened since.
    document.body.append(box);
    box.showPopover();
    const at = control.getBoundingClientRect();
    const { x, y } = placeBeside(at, box.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
  }

  function hide() {
    clearTimeout(timer);
    box.remove();
  }

  function tell(target: EventTarget | null, afterMs: number) {
    const control = target instanceof Element ? target.closest<HTMLElement>("button, a, summary") : null;
    if (control === told) return;
    hide();
    told = control;
    const words = control && wordsOf(control);
    if (words) timer = setTimeout(() => control.isConnected && show(control, words), afterMs);
  }

  const on = <Kind extends keyof DocumentEventMap>(kind: Kind, run: (event: DocumentEventMap[Kind]) => void) =>
    document.addEventListener(kind, run, { signal: left.signal, capture: true, passive: true });
  on("pointerover", ({ target, pointerType }) => {
    // Who points at the words may read them to the end.
    if (pointerType === "mouse" && target !== box) tell(target, restMs);
  });
  on("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) tell(target, 0);
  });
  on("focusout", () => tell(null, 0));
  on("keydown", ({ key }) => key === "Escape" && hide());
  on("pointerdown", hide);
  on("scroll", hide);
  return () => {
    left.abort();
    hide();
  };
}

const restMs = 500;

/** The name of a control that shows nothing but its icon; null where there are words, or a title already. */
function wordsOf(control: HTMLElement): string | null {
  const name = control.getAttribute("aria-label");
  if (!name || control.title !== "" || control.textContent?.trim() !== "") return null;
  // What is as large as a card is no icon.
  return control.offsetWidth <= largestIcon && control.offsetHeight <= largestIcon ? name : null;
}

const largestIcon = 72;

type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number; readonly bottom: number };

const gap = 6;

/** Below the middle of it, above where there is no room, and never beyond an edge. */
export function placeBeside(control: Box, words: Size, screen: Size): { readonly x: number; readonly y: number } {
  const middle = control.left + control.width / 2 - words.width / 2;
  const below = control.bottom + gap;
  const isRoom = below + words.height + gap <= screen.height;
  return {
    x: Math.max(gap, Math.min(middle, screen.width - words.width - gap)),
    y: isRoom ? below : Math.max(gap, control.top - words.height - gap),
  };
}
