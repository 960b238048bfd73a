import type { Area } from "./mark-areas.ts";

/** How far a press of a key moves an edge, in thousandths of the page. */
const step = 10;
const least = { width: 20, height: 10 } as const;

/** Where a frame begins whose place nobody has drawn: in the middle of what is seen of the page. */
export function firstFrame(seen: { readonly from: number; readonly to: number }): Area {
  const height = Math.min(200, Math.max(least.height, (seen.to - seen.from) / 2));
  const y = Math.max(0, Math.min((seen.from + seen.to - height) / 2, 1000 - height));
  return { x: 250, y: Math.round(y), width: 500, height: Math.round(height) };
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The frame after an arrow key: it moves, or with Shift its right and lower edges do. Null for any other key. */
export function movedFrame({ x, y, width, height }: Area, key: string, isSized: boolean): Area | null {
  const way = ways[key];
  if (!way) return null;
  const [right, down] = [way[0] * step, way[1] * step];
  if (isSized) {
    return {
      x,
      y,
      width: within(least.width, width + right, 1000 - x),
      height: within(least.height, height + down, 1000 - y),
    };
  }
  return { x: within(0, x + right, 1000 - width), y: within(0, y + down, 1000 - height), width, height };
}

function within(lowest: number, value: number, highest: number): number {
  return Math.max(Math.min(value, highest), Math.min(lowest, highest));
}
