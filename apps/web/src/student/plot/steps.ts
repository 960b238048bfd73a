import type { Range } from "@jotter/study-tools/plot";

/** A power of ten, so that the value stays a number one can read: fifty to five hundred steps. */
export function stepOf({ from, to }: Range): number {
  return 10 ** Math.floor(Math.log10((to - from) / 50));
}

/** Counted from the start, as a slider does. */
export function nearestStep(value: number, range: Range): number {
  const step = stepOf(range);
  const near = range.from + Math.round((value - range.from) / step) * step;
  return Number(Math.min(range.to, Math.max(range.from, near)).toPrecision(12));
}
