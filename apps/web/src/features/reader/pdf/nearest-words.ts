export type WordsBox = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Numbered = WordsBox & { readonly at: number };
type Point = { readonly x: number; readonly y: number };
type Meant = { readonly at: number; readonly side: "before" | "after" };

/**
 * Which words of a page are meant where there are none: those of the line at this height that are nearest, else the end
 * of the line above, and above the first line its beginning. Null where the page has no words.
 */
export function nearestWords(boxes: readonly WordsBox[], { x, y }: Point): Meant | null {
  const all = boxes.map((box, at) => ({ ...box, at }));
  const beside = wordsBeside(all, { x, y });
  if (beside) return beside;
  const above = all.filter(({ bottom }) => bottom < y);
  const below = above.filter(({ left, right }) => left <= x && x <= right);
  const last = nearestOf(above, below, ({ bottom }) => y - bottom);
  if (last) {
    const line = above.filter(({ top, bottom }) => top < last.bottom && bottom > last.top && isInColumn(last, top));
    return { at: best(line, ({ right }) => -right)?.at ?? last.at, side: "after" };
  }
  const first = best(all, ({ top }) => top);
  return first ? { at: first.at, side: "before" } : null;
}

/**
 * Where a selection begins that was begun in the blank: at the line of this height, else with the line below, and below
 * the last line at its end. Whoever wants a line from its first letter begins before it or above it.
 */
export function firstWords(boxes: readonly WordsBox[], { x, y }: Point): Meant | null {
  const all = boxes.map((box, at) => ({ ...box, at }));
  const beside = wordsBeside(all, { x, y });
  if (beside) return beside;
  const under = all.filter(({ top }) => top > y);
  const below = under.filter(({ left, right }) => left <= x && x <= right);
  const next = nearestOf(under, below, ({ top }) => top - y);
  if (!next) return nearestWords(boxes, { x, y });
  const line = under.filter(({ top, bottom }) => top < next.bottom && bottom > next.top && isInColumn(next, top));
  return { at: best(line, ({ left }) => left)?.at ?? next.at, side: "before" };
}

/** The end of a selection that was begun at `from`. In the blank where it was begun, the line it begins with is meant. */
export function lastWords(boxes: readonly WordsBox[], from: Point, point: Point): Meant | null {
  const all = boxes.map((box, at) => ({ ...box, at }));
  const [start, same] = [firstWords(boxes, from), firstWords(boxes, { x: from.x, y: point.y })];
  const line = start && boxes[start.at];
  const isBlank = [from, point].every((one) => wordsBeside(all, one) === null);
  const isThere = isBlank && line && line.top > from.y && start.at === same?.at;
  return nearestWords(boxes, isThere ? { x: point.x, y: middleOf(line) } : point);
}

/** Boxes of two lines may overlap: the line is meant whose middle is nearest. */
function wordsBeside(all: readonly Numbered[], { x, y }: Point): Meant | null {
  const beside = all.filter(({ top, bottom }) => top <= y && y <= bottom);
  const line = best(beside, (one) => Math.abs(middleOf(one) - y));
  const own = line ? beside.filter(({ top, bottom }) => top <= middleOf(line) && middleOf(line) <= bottom) : [];
  const nearest = best(own, ({ left, right }) => Math.max(left - x, x - right, 0));
  return nearest ? { at: nearest.at, side: x < (nearest.left + nearest.right) / 2 ? "before" : "after" } : null;
}

function middleOf({ top, bottom }: WordsBox): number {
  return (top + bottom) / 2;
}

/** The nearest of a column, also where it is a short line or one that is indented: it still overlaps the others. */
function nearestOf(all: readonly Numbered[], inColumn: readonly Numbered[], farOf: (one: Numbered) => number) {
  const own = best(inColumn, farOf);
  return best(own ? all.filter(({ left, right }) => left < own.right && right > own.left) : all, farOf);
}

/** What begins at about the same height; a tall letter of another column does not. */
function isInColumn(line: WordsBox, top: number): boolean {
  return Math.abs(top - line.top) <= (line.bottom - line.top) / 2;
}

function best<One>(all: readonly One[], costOf: (one: One) => number): One | undefined {
  let found: { readonly one: One; readonly cost: number } | undefined;
  for (const one of all) {
    const cost = costOf(one);
    if (!found || cost < found.cost) found = { one, cost };
  }
  return found?.one;
}
