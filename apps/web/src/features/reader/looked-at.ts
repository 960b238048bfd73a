import { pageAt } from "./page-window.ts";

/**
 * Which pages a student looks at while what lies between two heights is on the screen: half of the page is there, or the
 * page fills half of the screen. Of one that is much longer than the screen, a chapter, the end must have come.
 */
export function lookedAt(
  tops: readonly number[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): readonly number[] {
  const screen = bottom - top;
  if (tops.length < 2 || screen <= 0) return [];
  const [first, last] = [pageAt(tops, top), pageAt(tops, bottom)];
  const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return pages.filter((page) => {
    const [from, to] = [tops[page] ?? 0, tops[page + 1] ?? 0];
    const shown = Math.min(bottom, to) - Math.max(top, from);
    const isLong = to - from > screen * 2.5;
    return shown > 0 && (isLong ? to <= bottom : shown * 2 >= Math.min(to - from, screen));
  });
}
