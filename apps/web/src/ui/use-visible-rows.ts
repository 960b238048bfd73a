import { type RefObject, useEffect, useState } from "react";
import { type RowRange, rowsInSight } from "./row-window.ts";

/**
 * Which rows of a list of equal rows are on the screen, by the scrolling of the whole page. It is measured from
 * `isPainted` on: a measure before that would make the browser lay the first rows out twice.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  isPainted: boolean,
): readonly number[] {
  const [range, setRange] = useState<RowRange>(() => rowsInSight(0, innerHeight, rowHeight));

  useEffect(() => {
    if (!isPainted) return;
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
    lookSoon();
    addEventListener("scroll", lookSoon, { passive: true });
    addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", lookSoon);
      removeEventListener("resize", lookSoon);
    };
  }, [isPainted, list, rowHeight]);

  const last = Math.min(range.last, count - 1);
  const first = Math.min(range.first, Math.max(0, last));
  return count > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
}
