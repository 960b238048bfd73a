import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTexts } from "../../ui/language.tsx";
import { selectedWords } from "../../ui/markdown/copy-latex.ts";
import { offerIcons, type StudyOffer } from "./offers.ts";
import styles from "./words-bar.module.css";

type WordsBarProps = {
  /** A selector of the parts of the page whose words can be taken: a selection lies in one of them. */
  readonly within: string;
  /** Words may go on from one of them to the next, as from page to page. */
  readonly isAcross?: boolean;
  readonly offers: readonly StudyOffer[];
  readonly onOffer: (offer: StudyOffer, words: string, part: Element, parts: readonly Element[]) => void;
  /** What comes before the offers, where a page has more to do with words. */
  readonly lead?: (chosen: ChosenWords, close: () => void) => ReactNode;
};

export type ChosenWords = {
  readonly words: string;
  /** Where they begin. */
  readonly part: Element;
  /** All that they lie in, the first first. */
  readonly parts: readonly Element[];
  readonly range: Range;
};

/** As it is printed on keyboards of all six languages. */
const keyToBar = "Alt F10";

type Chosen = ChosenWords & { readonly byTouch: boolean };

/** Over words that are selected on a page to be read: what can be done with them. Alt+F10 goes there, Escape closes it. [NOT-7] */
export function WordsBar({ within, isAcross = false, offers, onOffer, lead }: WordsBarProps) {
  const t = useTexts();
  const { chosen, close } = useChosen(within, isAcross);
  const bar = useRef<HTMLDivElement>(null);
  usePlaced(bar, chosen);

  const leave = useCallback(() => {
    const hadFocus = bar.current?.contains(document.activeElement);
    close();
    // To what can be scrolled on by the arrow keys.
    if (hadFocus) chosen?.part.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }, [close, chosen]);

  useEffect(() => {
    if (!chosen) return;
    // Before anybody else: the same key would close the window the words stand in.
    const byKey = (event: globalThis.KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === "Escape") leave();
      else if (event.key === "F10" && event.altKey) bar.current?.querySelector("button")?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", byKey, true);
    return () => document.removeEventListener("keydown", byKey, true);
  }, [chosen, leave]);

  function walk(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "ArrowRight") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "ArrowLeft") buttons.at(at - 1)?.focus();
    else return;
    event.preventDefault();
  }

  if (!chosen) return null;
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t("selection.label")}
      // What is selected stays selected.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={walk}
    >
      {lead?.(chosen, close)}
      {offers.map((offer, at) => (
        <Pressable
          key={offer}
          data-offer={offer}
          tabIndex={at === 0 && !lead ? 0 : -1}
          onClick={() => {
            onOffer(offer, chosen.words, chosen.part, chosen.parts);
            close();
          }}
        >
          <Icon shape={offerIcons[offer]} size={18} />
          <span>{t(`selection.${offer}`)}</span>
        </Pressable>
      ))}
      <kbd>{keyToBar}</kbd>
    </div>
  );
}

/** What is selected, once it rests; nothing while a mouse is still drawing it. */
function useChosen(within: string, isAcross: boolean) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDown = false;
    let byTouch = matchMedia("(hover: none)").matches;
    const look = () => {
      if (!isDown) setChosen((last) => chosenIn({ within, isAcross, byTouch }, last));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 120);
    };
    const down = ({ pointerType }: PointerEvent) => {
      byTouch = pointerType === "touch";
      isDown = !byTouch;
    };
    const up = () => {
      isDown = false;
      lookSoon();
    };
    document.addEventListener("selectionchange", lookSoon);
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", up);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", lookSoon);
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", up);
    };
  }, [within, isAcross]);
  return { chosen, close: useCallback(() => setChosen(null), []) };
}

type Choosing = { readonly within: string; readonly isAcross: boolean; readonly byTouch: boolean };

function chosenIn({ within, isAcross, byTouch }: Choosing, last: Chosen | null): Chosen | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const around = range.commonAncestorContainer;
  const one = (around instanceof Element ? around : around.parentElement)?.closest(within);
  const parts = one ? [one] : isAcross ? partsIn(range, within) : [];
  const [part] = parts;
  if (!part) return null;
  const words = selectedWords(selection).trim();
  if (words === "") return null;
  const isSame = last?.words === words && last.part === part;
  return isSame ? last : { words, part, parts, range: range.cloneRange(), byTouch };
}

/** Those that have some of the words: at the edge of the next one a selection may end without any. */
function partsIn(range: Range, within: string): readonly Element[] {
  return [...document.querySelectorAll(within)].filter((part) => {
    if (!range.intersectsNode(part)) return false;
    const own = document.createRange();
    own.selectNodeContents(part);
    if (range.compareBoundaryPoints(Range.START_TO_START, own) > 0)
      own.setStart(range.startContainer, range.startOffset);
    if (range.compareBoundaryPoints(Range.END_TO_END, own) < 0) own.setEnd(range.endContainer, range.endOffset);
    return own.toString().trim() !== "";
  });
}

const gap = 8;
/** The handles of a selection on a phone hang below it, and its own menu stands above. */
const handles = 30;

/** Above what is selected, below it for a finger, and with it while the page moves. */
function usePlaced(bar: { readonly current: HTMLDivElement | null }, chosen: Chosen | null): void {
  useLayoutEffect(() => {
    if (!chosen) return;
    const place = () => {
      const shown = bar.current;
      if (!shown) return;
      const { range, byTouch } = chosen;
      const words = range.getBoundingClientRect();
      const { width, height } = shown.getBoundingClientRect();
      const page = document.documentElement.clientWidth;
      const below = words.bottom + gap + (byTouch ? handles : 0);
      const above = words.top - height - gap;
      const top = byTouch || above < gap ? below : above;
      shown.style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`;
      shown.style.left = `${Math.max(gap, Math.min(words.left + words.width / 2 - width / 2, page - width - gap))}px`;
    };
    place();
    addEventListener("scroll", place, true);
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place, true);
      removeEventListener("resize", place);
    };
  }, [bar, chosen]);
}
