import { type Folded, searchFold, unfolded } from "../../student/marks/folded.ts";

/** Words on a page, as they stand in its stored text. */
export type Hit = { readonly page: number; readonly from: number; readonly to: number };

export const mostHits = 1000;

/**
 * Every place a text has the words in, as they are read. Where they nowhere stand together, every place of each of them
 * on the pages that have them all: a library is searched that way. Of too many those are kept that come from page `start` on, and
 * round to the beginning. It gives way after each page, for whoever has other things to do.
 */
export function* findSteps(
  texts: readonly string[],
  words: string,
  foldedOf: (page: number) => Folded = (page) => searchFold(texts[page] ?? ""),
  start = 0,
): Generator<undefined, readonly Hit[]> {
  const wanted = searchFold(words).text;
  if (wanted === "") return [];
  const first = start < texts.length ? start : 0;
  const pages = texts.map((_, step) => (first + step) % texts.length);
  let hits = yield* hitsOn(pages, [wanted], foldedOf);
  const apart = [...new Set(wanted.split(" "))];
  if (hits.length === 0 && apart.length > 1) {
    hits = yield* hitsOn(pages, apart, foldedOf);
  }
  const round = hits.findIndex(({ page }) => page < first);
  return round < 0 ? hits : [...hits.slice(round), ...hits.slice(0, round)];
}

function* hitsOn(
  pages: readonly number[],
  wanted: readonly string[],
  foldedOf: (page: number) => Folded,
): Generator<undefined, readonly Hit[]> {
  const hits: Hit[] = [];
  for (const page of pages) {
    if (hits.length >= mostHits) break;
    const folded = foldedOf(page);
    if (wanted.every((one) => folded.text.includes(one))) hits.push(...wordsOn(page, wanted, folded));
    yield;
  }
  return hits.slice(0, mostHits);
}

function wordsOn(page: number, wanted: readonly string[], folded: Folded): readonly Hit[] {
  const places = wanted.flatMap((one) => {
    const found: { readonly at: number; readonly length: number }[] = [];
    for (let at = folded.text.indexOf(one); at >= 0 && found.length < mostHits; ) {
      found.push({ at, length: one.length });
      at = folded.text.indexOf(one, at + one.length);
    }
    return found;
  });
  return places
    .sort((one, other) => one.at - other.at)
    .map(({ at, length }) => ({ page, ...unfolded(folded, at, at + length) }));
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
