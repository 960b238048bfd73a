import { type Folded, searchFold, unfolded } from "../../student/marks/folded.ts";

/** Words on a page, as they stand in its stored text. */
export type Hit = { readonly page: number; readonly from: number; readonly to: number };

/** What was found, in the order of the document. Of very many only those around the page that is read are kept. */
export type Found = {
  readonly hits: readonly Hit[];
  /** How many there are before those that are kept. */
  readonly before: number;
  readonly total: number;
};

export const mostHits = 1000;

/**
 * Every place a text has the words in, as they are read. Where they nowhere stand together, every place of each of them
 * on the pages that have them all: a library is searched that way. Of too many as many are kept before page `start` as
 * from it on, so that one can go both ways from there. It gives way after each page, for whoever has other things to do.
 */
export function* findSteps(
  texts: readonly string[],
  words: string,
  foldedOf: (page: number) => Folded = (page) => searchFold(texts[page] ?? ""),
  start = 0,
): Generator<undefined, Found> {
  const together = searchFold(words).text;
  if (together === "") return nothingFound;
  let wanted = [together];
  let counts = yield* countsOn(texts.length, wanted, foldedOf);
  const apart = [...new Set(together.split(" "))];
  if (sum(counts) === 0 && apart.length > 1) {
    wanted = apart;
    counts = yield* countsOn(texts.length, wanted, foldedOf);
  }
  const total = sum(counts);
  const before = Math.max(0, Math.min(sum(counts.slice(0, start)) - mostHits / 2, total - mostHits));
  const hits: Hit[] = [];
  let passed = 0;
  for (const [page, count] of counts.entries()) {
    const [from, to] = [Math.max(0, before - passed), Math.min(count, before + mostHits - passed)];
    passed += count;
    if (from >= to) continue;
    hits.push(...hitsOn(page, wanted, foldedOf(page), from, to));
    yield;
  }
  return { hits, before, total };
}

export const nothingFound: Found = { hits: [], before: 0, total: 0 };

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

function* countsOn(
  pages: number,
  wanted: readonly string[],
  foldedOf: (page: number) => Folded,
): Generator<undefined, readonly number[]> {
  const counts: number[] = [];
  for (let page = 0; page < pages; page++) {
    const places = wanted.map((one) => placesOf(one, foldedOf(page)).length);
    counts.push(places.every((count) => count > 0) ? sum(places) : 0);
    yield;
  }
  return counts;
}

function hitsOn(page: number, wanted: readonly string[], folded: Folded, from: number, to: number): readonly Hit[] {
  return wanted
    .flatMap((one) => placesOf(one, folded).map((at) => ({ at, end: at + one.length })))
    .sort((one, other) => one.at - other.at)
    .slice(from, to)
    .map(({ at, end }) => ({ page, ...unfolded(folded, at, end) }));
}

function placesOf(words: string, { text }: Folded): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at);
  return places;
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
