import { type Folded, searchFold, unfolded } from "../../student/marks/folded.ts";

/** Words on a page, as they stand in its stored text. */
export type Hit = { readonly page: number; readonly from: number; readonly to: number };

export const mostHits = 1000;

/**
 * Every place a text has the words in, as they are read. Of too many those are kept that come from page `start` on, and
 * round to the beginning. It gives way after each page, for whoever has other things to do.
 */
export function* findSteps(
  texts: readonly string[],
  words: string,
  foldedOf: (page: number) => Folded = (page) => searchFold(texts[page] ?? ""),
  start = 0,
): Generator<undefined, readonly Hit[]> {
  const wanted = searchFold(words).text;
  const hits: Hit[] = [];
  if (wanted === "") return hits;
  const first = start < texts.length ? start : 0;
  for (let step = 0; step < texts.length && hits.length < mostHits; step++) {
    const page = (first + step) % texts.length;
    const folded = foldedOf(page);
    let at = folded.text.indexOf(wanted);
    while (at >= 0 && hits.length < mostHits) {
      hits.push({ page, ...unfolded(folded, at, at + wanted.length) });
      at = folded.text.indexOf(wanted, at + wanted.length);
    }
    yield;
  }
  const round = hits.findIndex(({ page }) => page < first);
  return round < 0 ? hits : [...hits.slice(round), ...hits.slice(0, round)];
}

/** The first one on this page or behind it; else the first of all. */
export function firstFrom(hits: readonly Hit[], page: number): number {
  return Math.max(
    0,
    hits.findIndex((hit) => hit.page >= page),
  );
}

/** Where to stand among new hits: on the one that is looked at, where it is still there. */
export function placeAmong(hits: readonly Hit[], last: Hit | undefined, page: number): number {
  const same = last ? hits.findIndex((hit) => hit.page === last.page && hit.from === last.from) : -1;
  return same >= 0 ? same : firstFrom(hits, page);
}

/** The next one, or the one before; behind the last comes the first. */
export function stepped(count: number, at: number, step: 1 | -1): number {
  return count === 0 ? 0 : (at + step + count) % count;
}
