export type WordsBox = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Point = { readonly x: number; readonly y: number };

/**
 * Which words of a page are meant where there are none: those of the line at this height that are nearest, else the end
 * of the line above, and above the first line its beginning. Null where the page has no words.
 */
export function nearestWords(
  boxes: readonly WordsBox[],
  { x, y }: Point,
): { readonly at: number; readonly side: "before" | "after" } | null {
  const all = boxes.map((box, at) => ({ ...box, at }));
  const beside = all.filter(({ top, bottom }) => top <= y && y <= bottom);
  const nearest = best(beside, ({ left, right }) => Math.max(left - x, x - right, 0));
  if (nearest) return { at: nearest.at, side: x < (nearest.left + nearest.right) / 2 ? "before" : "after" };
  const above = all.filter(({ bottom }) => bottom < y);
  const below = above.filter(({ left, right }) => left <= x && x <= right);
  const last = best(below.length > 0 ? below : above, ({ bottom }) => y - bottom);
  if (last) {
    const line = above.filter(({ top, bottom }) => top < last.bottom && bottom > last.top && isInColumn(last, top));
    return { at: best(line, ({ right }) => -right)?.at ?? last.at, side: "after" };
  }
  const first = best(all, ({ top }) => top);
  return first ? { at: first.at, side: "before" } : null;

  /** What begins at about the same height; a tall letter of another column does not. */
  function isInColumn(line: WordsBox, top: number): boolean {
    return Math.abs(top - line.top) <= (line.bottom - line.top) / 2;
  }
}

function best<One>(all: readonly One[], costOf: (one: One) => number): One | undefined {
  let found: { readonly one: One; readonly cost: number } | undefined;
  for (const one of all) {
    const cost = costOf(one);
    if (!found || cost < found.cost) found = { one, cost };
  }
  return found?.one;
}
