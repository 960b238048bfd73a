/** A place in a document: the page, from 0, and how far down it. */
export type Place = { readonly page: number; readonly share: number };

/** Pages that are drawn at a time. With one on its way and what is drawn anew in a closer look, twelve canvases are never alive. */
export const mostDrawn = 8;

/** The page at a height, by where each page begins; the last entry is where the last one ends. */
export function pageAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * How far below the upper edge of the screen is read: a third of it, at the beginning nothing of it, at the end all. What
 * hardly scrolls is read from above to below while it does.
 */
export function readLine(top: number, height: number, whole: number): number {
  const range = whole - height;
  if (range <= 0) return 0;
  if (range < height) return (height * top) / range;
  return Math.max(Math.min(height / 3, top), height - (range - top));
}

export function placeAt(tops: readonly number[], height: number): Place {
  const page = pageAt(tops, height);
  const [top, end] = [tops[page] ?? 0, tops[page + 1] ?? 0];
  const share = end > top ? (height - top) / (end - top) : 0;
  return { page, share: Math.min(1, Math.max(0, share)) };
}

export function heightOf(tops: readonly number[], { page, share }: Place): number {
  const at = Math.min(Math.max(0, page), Math.max(0, tops.length - 2));
  const [top, end] = [tops[at] ?? 0, tops[at + 1] ?? 0];
  return top + (end - top) * Math.min(1, Math.max(0, share));
}

/**
 * Which pages are drawn while what lies between two heights is on the screen: those, and the ones around them in turn, in
 * the order in which they are wanted.
 */
export function pagesToDraw(
  tops: readonly number[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
  { most = mostDrawn, around = 2 } = {},
): readonly number[] {
  const count = tops.length - 1;
  if (count < 1) return [];
  const [first, last] = [pageAt(tops, top), pageAt(tops, bottom)];
  const seen = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const near = Array.from({ length: around }, (_, at) => [last + at + 1, first - at - 1]).flat();
  return [...seen, ...near].filter((page) => page >= 0 && page < count).slice(0, most);
}

/** Where each page begins, one below the other. */
export function topsOf(heights: readonly number[], gap: number): readonly number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height + gap);
  return tops;
}

/** What was taken off the screen says that it is scrolled to its beginning: nobody went there. */
export function isLaidOut(box: Pick<HTMLElement, "isConnected" | "clientHeight">): boolean {
  return box.isConnected && box.clientHeight > 0;
}
