import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { useTexts } from "../../ui/language.tsx";
import { MarkEntry, type MarkEntryProps } from "./MarkEntry.tsx";
import styles from "./marks.module.css";
import { stacked } from "./stacked.ts";

type BesideMarksProps = Omit<MarkEntryProps, "mark" | "isOpen" | "look" | "isLost"> & {
  readonly marks: readonly StoredMark[];
  /** Whose words are in the text no more. */
  readonly lost: ReadonlySet<string>;
  readonly near: readonly number[];
  readonly open: string | null;
};

const gap = 14;

/** Beside the pages near the screen: what was said about their marks, each at the height of its words. */
export function BesideMarks({ marks, lost, near, open, ...acts }: BesideMarksProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  // What is being written stays, wherever the pages are scrolled to.
  const shown = marks.filter(({ id, page }) => near.includes(page) || id === open);
  useBeside(list, shown);
  return (
    <aside className={styles.beside} aria-label={t("reader.marks")}>
      {marks.length === 0 && <p className={styles.hint}>{t("reader.noMarks")}</p>}
      <ul ref={list} aria-label={t("reader.marksHere")}>
        {shown.map((mark) => (
          <MarkEntry
            key={mark.id}
            mark={mark}
            isOpen={mark.id === open}
            look="beside"
            isLost={lost.has(mark.id)}
            {...acts}
          />
        ))}
      </ul>
    </aside>
  );
}

/** Put in their places again whenever pages or entries have come to another size, and marks have been found. */
function useBeside(list: RefObject<HTMLUListElement | null>, shown: readonly StoredMark[]): void {
  const latest = useRef(shown);
  latest.current = shown;
  const place = useRef(() => {
    if (list.current) putBeside(list.current, latest.current);
  });
  useLayoutEffect(() => place.current());
  useEffect(() => {
    const box = list.current;
    const pages = box?.closest("[data-sheets]")?.querySelector("[data-pages]");
    if (!box || !pages) return;
    let frame = 0;
    const placeSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        place.current();
      });
    };
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(pages);
    sizes.observe(box);
    // What flows is looked for by its words, and those come a moment later.
    pages.addEventListener("marksfound", placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      pages.removeEventListener("marksfound", placeSoon);
    };
  }, [list]);
}

function putBeside(list: HTMLUListElement, marks: readonly StoredMark[]): void {
  const entries = [...list.children] as HTMLElement[];
  // Whatever is measured has the page laid out first.
  if (entries.length === 0) return;
  const above = list.getBoundingClientRect().top;
  const pages = list.closest("[data-sheets]");
  const wanted = marks.map((mark, at) => ({
    at,
    top: pages ? topOf(pages, mark) - above : 0,
    height: entries[at]?.offsetHeight ?? 0,
  }));
  const sorted = wanted.toSorted((one, other) => one.top - other.top);
  const tops = stacked(sorted, gap);
  sorted.forEach(({ at }, place) => {
    const entry = entries[at];
    if (entry) entry.style.transform = `translateY(${Math.round(tops[place] ?? 0)}px)`;
  });
}

/** On the screen: where its first line is drawn, else where on its page it would be. */
function topOf(pages: Element, { id, page, areas }: StoredMark): number {
  const drawn = pages.querySelector(`[data-mark="${CSS.escape(id)}"]`);
  if (drawn) return drawn.getBoundingClientRect().top;
  const frame = pages.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
  return frame ? frame.top + frame.height * ((areas?.[0]?.y ?? 0) / 1000) : 0;
}
