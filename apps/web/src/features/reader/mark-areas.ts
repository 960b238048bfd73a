/** A part of a page, in thousandths of its width and height. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const mostAreas = 500;

/** What lines of words cover of a page. Pieces of one line that touch are one. */
export function areasOf(pieces: readonly Box[], page: Box): readonly Area[] {
  if (page.width <= 0 || page.height <= 0) return [];
  const inThousandths = pieces
    .filter(({ width, height }) => width > 0.5 && height > 0.5)
    .map((piece) => ({
      x: ((piece.left - page.left) / page.width) * 1000,
      y: ((piece.top - page.top) / page.height) * 1000,
      width: (piece.width / page.width) * 1000,
      height: (piece.height / page.height) * 1000,
    }));
  return joined(inThousandths).slice(0, mostAreas).map(within);
}

/** The first line of a page from this height on, in thousandths of it; none where only blank paper follows. */
export function lineFrom(pieces: readonly Box[], page: Box, down: number): readonly Area[] {
  const below = areasOf(pieces, page).filter(({ y, height }) => y + height / 2 >= down);
  const [first] = below.toSorted((one, other) => one.y - other.y);
  return first ? below.filter((one) => isSameLine(first, one)) : [];
}

/** What was drawn by hand, from one corner to the other; null where that is next to nothing. */
export function drawnArea(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Area | null {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const area = within({ x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) });
  return area.width < 8 || area.height < 5 ? null : area;
}

/** A gap as wide as a space between two words does not part them. */
const space = 12;

/** On a photo a line goes up or down: what is this much higher than its letters goes on as another one. */
const slope = 1.6;

function joined(areas: readonly Area[]): readonly Area[] {
  const lines: Area[] = [];
  let letters = 0;
  for (const area of areas) {
    const last = lines.at(-1);
    const tallest = Math.max(letters, area.height);
    if (
      last &&
      isSameLine(last, area) &&
      area.x <= last.x + last.width + space &&
      area.x + area.width >= last.x - space &&
      around(last, area).height <= tallest * slope
    ) {
      lines[lines.length - 1] = around(last, area);
      letters = tallest;
    } else {
      lines.push(area);
      letters = area.height;
    }
  }
  return lines;
}

function isSameLine(one: Area, other: Area): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) * 0.6;
}

function around(one: Area, other: Area): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

function within({ x, y, width, height }: Area): Area {
  const onPage = (value: number) => Math.min(1000, Math.max(0, value));
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const [left, top, right, bottom] = [onPage(x), onPage(y), onPage(x + width), onPage(y + height)];
  return { x: tenth(left), y: tenth(top), width: tenth(right - left), height: tenth(bottom - top) };
}
