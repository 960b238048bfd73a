import { bareFold } from "../../student/marks/folded.ts";
import type { PlacedEntry } from "./outline-places.ts";

/**
 * The outline with the places at which the headings of this page are seen: on a page that flows, a list takes more room
 * for its letters than a paragraph.
 */
export function inSight(box: HTMLElement, entries: readonly PlacedEntry[], page: number): readonly PlacedEntry[] {
  const frame = box.querySelector<HTMLElement>(`[data-page="${page}"]`);
  const headings = [...(frame?.querySelectorAll<HTMLElement>("[data-words] [data-level]") ?? [])];
  if (!frame || headings.length === 0) return entries;
  const { top, height } = frame.getBoundingClientRect();
  let from = 0;
  return entries.map((entry) => {
    if (entry.page !== page || !entry.anchor) return entry;
    const words = bareFold(entry.anchor.quote).text;
    const at = headings.findIndex((heading, place) => place >= from && bareFold(heading.textContent).text === words);
    if (at < 0) return entry;
    from = at + 1;
    const share = ((headings[at]?.getBoundingClientRect().top ?? top) - top) / height;
    return { ...entry, share };
  });
}
