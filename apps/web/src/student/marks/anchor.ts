import { foundAroundFormulas } from "./around-formulas.ts";
import { bareFold, type Folded, type Stretch, unfolded } from "./folded.ts";

/** Words in a text, by themselves and by what stands around them. [DOC-3] */
export type Anchor = {
  readonly quote: string;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Where they began: of several places the nearest is meant. */
  readonly from?: number | undefined;
};

export type { Stretch };

const aroundLetters = 60;

export function anchorOf(text: string, { from, to }: Stretch): Required<Anchor> {
  return {
    quote: text.slice(from, to),
    prefix: wholeLetters(text.slice(Math.max(0, from - aroundLetters), from)),
    suffix: wholeLetters(text.slice(to, to + aroundLetters)),
    from,
  };
}

/** Where the words stand in a text, however it was read this time; null where they are gone. */
export function foundIn(text: string, anchor: Anchor, folded: Folded = bareFold(text)): Stretch | null {
  return placed(text, anchor, folded)?.stretch ?? null;
}

export type PageTexts = {
  readonly length: number;
  readonly textOf: (page: number) => string;
  readonly foldedOf: (page: number) => Folded;
};

/** Pages that are folded when they are first looked at, and once. */
export function pageTextsOf(texts: readonly string[]): PageTexts {
  const folded = new Map<number, Folded>();
  const textOf = (page: number) => texts[page] ?? "";
  const foldedOf = (page: number) => {
    const made = folded.get(page) ?? bareFold(textOf(page));
    folded.set(page, made);
    return made;
  };
  return { length: texts.length, textOf, foldedOf };
}

/**
 * The same over pages that may have moved: on the page it was on, else on the nearest one where half of what stood around
 * it still does. Words that are now on two pages are given as far as the first one goes.
 */
export function foundInPages(
  pages: PageTexts,
  anchor: Anchor & { readonly page: number },
): (Stretch & { readonly page: number }) | null {
  let best: (Placed & { readonly page: number }) | null = null;
  for (const page of nearestFirst(anchor.page, pages.length)) {
    const here = placed(pages.textOf(page), anchor, pages.foldedOf(page));
    if (here && here.score > (best?.score ?? -1)) best = { ...here, page };
    if (best && best.score >= fullScore(anchor) / 2) break;
  }
  if (best) return { ...best.stretch, page: best.page };
  for (const page of nearestFirst(anchor.page, pages.length - 1)) {
    const text = pages.textOf(page);
    const both = foundIn(`${text}\n${pages.textOf(page + 1)}`, anchor);
    if (both && both.from < text.length) return { page, from: both.from, to: Math.min(both.to, text.length) };
  }
  const quote = bareFold(anchor.quote).text;
  for (const page of quote === "" ? [] : nearestFirst(anchor.page, pages.length)) {
    const around = foundAroundFormulas(pages.textOf(page), quote);
    if (around) return { ...around, page };
  }
  return null;
}

function nearestFirst(page: number, length: number): readonly number[] {
  return Array.from({ length: Math.max(0, length) }, (_, at) => at).sort(
    (one, other) => Math.abs(one - page) - Math.abs(other - page),
  );
}

type Placed = { readonly stretch: Stretch; readonly score: number };

function placed(text: string, anchor: Anchor, folded: Folded): Placed | null {
  const quote = bareFold(anchor.quote).text;
  // Signs alone, like "∑ = ∞", are looked for as they are.
  if (quote === "") return exactly(text, anchor);
  const whole = occurrences(folded.text, quote).map((from) => ({ from, to: from + quote.length }));
  const found = whole.length > 0 ? whole : loosely(folded.text, quote);
  return nearestOf(
    found.map((one) => ({
      stretch: unfolded(folded, one.from, one.to),
      score: contextScore(folded.text, one, anchor),
    })),
    anchor,
  );
}

function exactly(text: string, anchor: Anchor): Placed | null {
  const quote = anchor.quote.trim();
  if (quote === "") return null;
  const found = occurrences(text, quote).map((from) => ({ stretch: { from, to: from + quote.length }, score: 0 }));
  return nearestOf(found, anchor);
}

function nearestOf(found: readonly Placed[], { from = 0 }: Anchor): Placed | null {
  const away = ({ stretch }: Placed) => Math.abs(stretch.from - from);
  return found.reduce<Placed | null>((best, one) => {
    if (!best || one.score > best.score) return one;
    return one.score === best.score && away(one) < away(best) ? one : best;
  }, null);
}

const mostOccurrences = 2000;

function occurrences(text: string, wanted: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0 && found.length < mostOccurrences; at = text.indexOf(wanted, at + 1)) {
    found.push(at);
  }
  return found;
}

const endLetters = 16;

/** By their beginning and their end: a running head or a footnote now stands between. */
function loosely(text: string, quote: string): readonly Stretch[] {
  if (quote.length < 2 * endLetters) return [];
  const [head, tail] = [quote.slice(0, endLetters), quote.slice(-endLetters)];
  return occurrences(text, head).flatMap((from) => {
    const end = text.indexOf(tail, from + endLetters);
    const to = end + endLetters;
    return end >= 0 && to - from <= quote.length * 1.5 + 40 ? [{ from, to }] : [];
  });
}

const leastBeginning = 24;

/** As much of the words as stands here from their beginning: a sentence may end on the next page. */
export function beginningIn(text: string, { quote }: Anchor): Stretch | null {
  const [folded, wanted] = [bareFold(text), bareFold(quote).text];
  let best = { from: 0, length: 0 };
  for (const from of occurrences(folded.text, wanted.slice(0, leastBeginning))) {
    let length = leastBeginning;
    while (length < wanted.length && folded.text[from + length] === wanted[length]) length++;
    if (length > best.length) best = { from, length };
  }
  if (wanted.length < leastBeginning || best.length === 0) return null;
  return unfolded(folded, best.from, best.from + best.length);
}

/** How many letters around it are still those that were. */
function contextScore(text: string, { from, to }: Stretch, { prefix = "", suffix = "" }: Anchor): number {
  const [before, after] = [bareFold(prefix).text, bareFold(suffix).text];
  let score = 0;
  for (let at = 1; at <= before.length && text[from - at] === before[before.length - at]; at++) score++;
  for (let at = 0; at < after.length && text[to + at] === after[at]; at++) score++;
  return score;
}

function fullScore({ prefix = "", suffix = "" }: Anchor): number {
  return bareFold(prefix).text.length + bareFold(suffix).text.length;
}

/** Without the half of a letter at either end. */
function wholeLetters(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
}
