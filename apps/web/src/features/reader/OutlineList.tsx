import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from "react";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { useTexts } from "../../ui/language.tsx";
import { entryAt, type PlacedEntry } from "./outline-places.ts";
import { inSight } from "./outline-sight.ts";
import { lineOf, parentsIn, seenEntries } from "./outline-tree.ts";
import styles from "./reader.module.css";
import type { Paper } from "./use-paper.ts";

type OutlineListProps = {
  readonly outline: readonly PlacedEntry[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly eye: Paper["eye"];
  readonly onEntry: (entry: PlacedEntry) => void;
};

const mostEntries = 1000;

/** The headings of the document; the one that is read stands out, and its branch is unfolded. */
export function OutlineList({ outline, scroller, eye, onEntry }: OutlineListProps) {
  const t = useTexts();
  const here = useHere(outline, scroller, eye);
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const parents = useMemo(() => parentsIn(outline), [outline]);
  const seen = useMemo(() => seenEntries(parents, here, chosen).slice(0, mostEntries), [parents, here, chosen]);
  const isSeen = new Set(seen.map(({ at }) => at));
  const current = lineOf(parents, here).find((at) => isSeen.has(at));
  const fold = (at: number, isOpen: boolean) => setChosen((last) => new Map([...last, [at, isOpen]]));
  const foldByKey = (event: KeyboardEvent, at: number, isOpen: boolean | null) => {
    const wanted = event.key === "ArrowRight" ? true : event.key === "ArrowLeft" ? false : null;
    if (wanted === null || isOpen === null) return;
    event.preventDefault();
    event.stopPropagation();
    fold(at, wanted);
  };
  return (
    <nav className={styles.outline} aria-label={t("reader.contents")}>
      <ul>
        {seen.map(({ at, depth, isOpen }) => {
          const entry = outline[at];
          if (!entry) return null;
          return (
            <li key={at} data-depth={Math.min(3, depth)}>
              <Pressable
                aria-current={at === current ? "location" : undefined}
                onClick={() => onEntry(entry)}
                onKeyDown={(event) => foldByKey(event, at, isOpen)}
              >
                {entry.title}
              </Pressable>
              {isOpen !== null && (
                <IconButton
                  aria-label={t("reader.partsOf", { title: entry.title })}
                  aria-expanded={isOpen}
                  onClick={() => fold(at, !isOpen)}
                  onKeyDown={(event) => foldByKey(event, at, isOpen)}
                >
                  <Icon shape={caretDownIcon} size={18} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** While it is scrolled, this list alone is looked at anew, and drawn where another heading is read. */
function useHere(shown: readonly PlacedEntry[], scroller: RefObject<HTMLElement | null>, eye: Paper["eye"]): number {
  const [here, setHere] = useState(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const place = eye();
      setHere(Math.max(0, entryAt(inSight(box, shown, place.page), place)));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    box.addEventListener("scroll", lookSoon, { passive: true });
    // Pages that come to their size move what is below the eye.
    const sizes = new ResizeObserver(lookSoon);
    const pages = box.querySelector("[data-pages]");
    if (pages) sizes.observe(pages);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
      box.removeEventListener("scroll", lookSoon);
    };
  }, [shown, scroller, eye]);
  return here;
}
