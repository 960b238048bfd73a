import type { Segment } from "./lines.ts";
import { greatest, least, median } from "./numbers.ts";

/** A page as parts that are each read from top to bottom, in the order in which they are read. */
export function columnsOf(segments: readonly Segment[], depth = 0): readonly (readonly Segment[])[] {
  if (segments.length < 6 || depth > 4) return [segments];
  for (const gutter of guttersOf(segments)) {
    const parts = partedAt(gutter, segments);
    if (parts) return parts.flatMap((part) => (part.isWhole ? [part.segments] : columnsOf(part.segments, depth + 1)));
  }
  return [segments];
}

const step = 2;

/** Places where few lines go across, those with the fewest first. */
function guttersOf(segments: readonly Segment[]): readonly number[] {
  const left = least(segments.map(({ x }) => x));
  const right = greatest(segments.map(({ right }) => right));
  const count = Math.min(4000, Math.ceil((right - left) / step));
  if (count < 20) return [];
  const changes = new Float64Array(count + 2);
  for (const segment of segments) {
    const from = Math.min(count, Math.max(0, Math.floor((segment.x - left) / step)));
    const to = Math.min(count + 1, Math.max(from, Math.ceil((segment.right - left) / step)));
    changes[from] = (changes[from] ?? 0) + segment.size;
    changes[to] = (changes[to] ?? 0) - segment.size;
  }
  let height = 0;
  const heights = Array.from({ length: count }, (_, place) => (height += changes[place] ?? 0));
  const most = heights.reduce((one, other) => Math.max(one, other), 0);
  const found: { middle: number; height: number }[] = [];
  for (let from = Math.ceil(count * 0.12); from < count * 0.88; from++) {
    const level = heights[from] ?? 0;
    if (level > most * 0.6) continue;
    let to = from;
    while (to + 1 < count && Math.abs((heights[to + 1] ?? 0) - level) <= most * 0.005) to++;
    const isValley = (heights[from - 1] ?? 0) > level && (heights[to + 1] ?? 0) > level && to < count * 0.92;
    if (isValley) found.push({ middle: left + ((from + to + 1) / 2) * step, height: level });
    from = to;
  }
  return found
    .toSorted((one, other) => one.height - other.height)
    .slice(0, 5)
    .map(({ middle }) => middle);
}

type Part = { readonly segments: readonly Segment[]; readonly isWhole: boolean };

/**
 * Two columns where both sides are filled with lines for a while; what goes across stands before or after. Null where
 * no part of the page is like that.
 */
function partedAt(gutter: number, segments: readonly Segment[]): readonly Part[] | null {
  const isCrossing = (segment: Segment) => segment.x < gutter - 1 && segment.right > gutter + 1;
  // What stands beside a line that goes across belongs to it.
  const heights = new Set(segments.filter(isCrossing).flatMap(({ y }) => [Math.floor(y), Math.ceil(y)]));
  const bands: { across: Segment[]; left: Segment[]; right: Segment[] }[] = [{ across: [], left: [], right: [] }];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    let band = bands.at(-1) ?? { across: [], left: [], right: [] };
    if (isCrossing(segment) || heights.has(Math.round(segment.y))) {
      if (band.left.length + band.right.length > 0) {
        band = { across: [], left: [], right: [] };
        bands.push(band);
      }
      band.across.push(segment);
    } else (segment.right <= gutter + 1 ? band.left : band.right).push(segment);
  }
  const isStrict = bands.map(({ left, right }) => areColumns(left, right, gutter, 3));
  if (!isStrict.includes(true)) return null;
  const parts: { segments: Segment[]; isWhole: boolean }[] = [];
  const whole = (more: readonly Segment[]) => {
    const last = parts.at(-1);
    if (more.length === 0) return;
    if (last?.isWhole) last.segments.push(...more);
    else parts.push({ segments: [...more], isWhole: true });
  };
  bands.forEach(({ across, left, right }, place) => {
    whole(across);
    if (isStrict[place] || areColumns(left, right, gutter, 1)) {
      parts.push({ segments: left, isWhole: false }, { segments: right, isWhole: false });
    } else whole([...left, ...right]);
  });
  return parts;
}

/** Text, not a table: lines that fill their side, as many on the one as on the other where both go on. */
function areColumns(left: readonly Segment[], right: readonly Segment[], gutter: number, rows: number): boolean {
  if (left.length < rows || right.length < rows) return false;
  const [top, bottom] = [left, right]
    .map(heightOf)
    .reduce((one, other) => [Math.max(one[0], other[0]), Math.min(one[1], other[1])]) as readonly [number, number];
  const within = [left, right].map((side) => rowsOf(side.filter(({ y }) => y >= top - 2 && y <= bottom + 2)));
  const [leftRows = 0, rightRows = 0] = within;
  if (
    Math.min(leftRows, rightRows) < Math.min(rows, 2) ||
    Math.min(leftRows, rightRows) < 0.5 * Math.max(leftRows, rightRows)
  )
    return false;
  const edge = { left: least(left.map(({ x }) => x)), right: greatest(right.map(({ right }) => right)) };
  const gap = least(right.map(({ x }) => x)) - greatest(left.map(({ right }) => right));
  if (gap <= 0.7 * median(left.map(({ size }) => size))) return false;
  if (isFilled(left, gutter - edge.left) && isFilled(right, edge.right - gutter)) return true;
  const isLong = rows > 1 && leftRows >= 12 && rightRows >= 12;
  return isLong && ((isIndex(left) && isIndex(right)) || (isOnItsOwn(left, right) && isOnItsOwn(right, left)));
}

/** "light, 12, 40": words and the pages they stand on. */
function isIndex(side: readonly Segment[]): boolean {
  const entries = side.filter(({ runs }) =>
    /,\s*\d+(?:[–-]\d+)?,?$|^[\d, –-]+$/.test(runs.map(({ text }) => text).join(" ")),
  );
  return entries.length > 0.6 * side.length;
}

/** Short lines that mostly have no line of the other side at their height, as the rows of a table would. */
function isOnItsOwn(side: readonly Segment[], other: readonly Segment[]): boolean {
  const heights = new Set(other.flatMap(({ y }) => [Math.floor(y), Math.ceil(y)]));
  const alone = side.filter(({ y }) => !heights.has(Math.round(y)));
  return alone.length > 0.3 * side.length;
}

function heightOf(side: readonly Segment[]): readonly [number, number] {
  return [least(side.map(({ y }) => y)), greatest(side.map(({ y }) => y))];
}

function rowsOf(side: readonly Segment[]): number {
  let rows = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, size } of side.toSorted((one, other) => one.y - other.y)) {
    if (y - last > 0.5 * size) rows++;
    last = y;
  }
  return rows;
}

function isFilled(side: readonly Segment[], width: number): boolean {
  const widths = side.map((segment) => segment.right - segment.x);
  const letters = side.reduce((sum, one) => sum + one.letters, 0) / rowsOf(side);
  const filled = widths.reduce((sum, one) => sum + one, 0) / (rowsOf(side) * Math.max(1, width));
  return filled > 0.45 && (letters > 14 || filled > 0.75);
}
