/** Pages as people write them, counted from 1 and in order: "1-4,87". */
export type PageRanges = string;

type Range = readonly [from: number, to: number];

/** So that what is kept of a file with a million pages stays small. */
export const mostRangedPages = 20_000;

/** The pages of both, each once. Neither the order nor the number of unions changes what comes out. */
export function unionOfPages(one: unknown, other: unknown): PageRanges {
  const joined: [number, number][] = [];
  for (const [from, to] of [...rangesIn(one), ...rangesIn(other)].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
}

/** Of pages counted from 0. */
export function rangesOfPages(pages: readonly number[]): PageRanges {
  return unionOfPages(pages.map((page) => page + 1).join(","), "");
}

/** How many of the first so many pages are among them. */
export function countPages(ranges: unknown, pages: number): number {
  return rangesIn(unionOfPages(ranges, "")).reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, pages) - from + 1),
    0,
  );
}

/** Whether a page, counted from 0, is among them. */
export function pageTeller(ranges: unknown): (page: number) => boolean {
  const all = rangesIn(ranges);
  return (page) => all.some(([from, to]) => from <= page + 1 && page + 1 <= to);
}

/** What is no range is none: it may come from a newer app, or be damaged. */
function rangesIn(ranges: unknown): readonly Range[] {
  if (typeof ranges !== "string" || ranges === "") return [];
  return ranges.split(",").flatMap((written): readonly Range[] => {
    const [, first = "", last = first] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(written) ?? [];
    const [from, to] = [Number(first), Math.min(Number(last), mostRangedPages)];
    return from >= 1 && from <= to ? [[from, to]] : [];
  });
}
