import { type RefObject, useEffect, useState } from "react";
import { type RowRange, rowsInSight } from "./note-window.ts";

/**
 * Which rows of a list of equal rows are on the screen, by the scrolling of the whole page.
 * `isPainted` turns true when the first of them have been: what can wait, waits for that.
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number | undefined, rowHeight: number) {
  const [range, setRange] = useState<RowRange>(() => rowsInSight(0, innerHeight, rowHeight));
  const [isPainted, setIsPainted] = useState(false);
  const isKnown = count !== undefined;

  useEffect(() => {
    if (!isKnown) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = rowsInSight(-top, innerHeight, rowHeight);
      setRange((last) => (last.first === next.first && last.last === next.last ? last : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Once the first rows are on the screen: a measure before that would make the browser lay them out twice.
    const callOff = afterPainting(() => {
      setIsPainted(true);
      lookSoon();
    });
    addEventListener("scroll", lookSoon, { passive: true });
    addEventListener("resize", lookSoon);
    return () => {
      callOff();
      cancelAnimationFrame(frame);
      removeEventListener("scroll", lookSoon);
      removeEventListener("resize", lookSoon);
    };
  }, [isKnown, list, rowHeight]);

  const last = Math.min(range.last, (count ?? 0) - 1);
  const first = Math.min(range.first, Math.max(0, last));
  const rows = count ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
  return { rows, first, last: Math.max(0, last), isPainted };
}

/** In the frame after the next, when the next one is on its way to the screen. Returns how to call it off. */
function afterPainting(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
