import { type RefObject, useEffect, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { entryAt, type PlacedEntry } from "./outline-places.ts";
import styles from "./reader.module.css";
import type { Paper } from "./use-paper.ts";

type OutlineListProps = {
  readonly outline: readonly PlacedEntry[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly eye: Paper["eye"];
  readonly onEntry: (entry: PlacedEntry) => void;
};

const mostEntries = 400;

/** The headings of the document; the one that is read stands out. */
export function OutlineList({ outline, scroller, eye, onEntry }: OutlineListProps) {
  const t = useTexts();
  const least = Math.min(...outline.map(({ level }) => level));
  const shown = outline.length <= mostEntries ? outline : outline.filter(({ level }) => level === least);
  const here = useHere(shown, scroller, eye);
  return (
    <nav className={styles.outline} aria-label={t("reader.contents")}>
      <ul>
        {shown.slice(0, mostEntries).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the outline.
          <li key={at} data-depth={Math.min(3, entry.level - least)}>
            <Pressable aria-current={at === here ? "location" : undefined} onClick={() => onEntry(entry)}>
              {entry.title}
            </Pressable>
          </li>
        ))}
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
      setHere(Math.max(0, entryAt(shown, eye())));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    box.addEventListener("scroll", lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener("scroll", lookSoon);
    };
  }, [shown, scroller, eye]);
  return here;
}
