type Size = { readonly width: number; readonly height: number };

/** As wide as the window, the whole page in it, or so many pixels for a point. */
export type Zoom = "width" | "page" | number;

/** A point of a PDF on a screen, at its actual size. */
export const actualSize = 96 / 72;

const least = 0.2;
const most = 10;
/** Left and right of a page that fits. */
const edge = 16;

export function clamped(scale: number): number {
  return Math.min(most, Math.max(least, scale));
}

export function fittingScale(zoom: Zoom, page: Size, room: Size): number {
  if (typeof zoom === "number") return clamped(zoom);
  if (room.width <= 0 || page.width <= 0 || page.height <= 0) return actualSize;
  const byWidth = Math.max(1, room.width - (room.width > 600 ? 2 * edge : 0)) / page.width;
  const byHeight = Math.max(1, room.height - 2 * edge) / page.height;
  return clamped(zoom === "width" ? byWidth : Math.min(byWidth, byHeight));
}

/** The next of the steps a reader knows: 50, 75, 100, 125 percent. */
export function nextStep(scale: number, step: 1 | -1, actual = actualSize): number {
  const share = scale / actual;
  const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7];
  const found = step > 0 ? steps.find((one) => one > share * 1.01) : steps.findLast((one) => one < share * 0.99);
  return clamped((found ?? share) * actual);
}
