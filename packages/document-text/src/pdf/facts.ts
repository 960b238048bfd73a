import type { Line } from "./lines.ts";
import { median } from "./numbers.ts";
import type { PageLayout } from "./page-layout.ts";

/** What is usual in this file, which is what makes a heading one. */
export type Facts = {
  readonly bodySize: number;
  /** From line to line, in sizes of letters. */
  readonly leading: number;
  /** The level of a heading by its size, rounded to halves. */
  readonly levels: ReadonlyMap<number, number>;
  /** Words with hyphens as they stand within lines, and words of all kinds, in small letters. */
  readonly words: ReadonlySet<string>;
  /** Whether most is written as on a typewriter: then it is no code. */
  readonly isTyped: boolean;
};

const mostWords = 200_000;

export function factsOf(pages: readonly PageLayout[]): Facts {
  const letters = new Map<number, number>();
  const gaps: number[] = [];
  const words = new Set<string>();
  let typed = 0;
  let all = 0;
  for (const { parts } of pages) {
    for (const lines of parts) {
      lines.forEach((line, place) => {
        const size = half(line.size);
        letters.set(size, (letters.get(size) ?? 0) + line.text.length);
        all += line.text.length;
        if (line.isTypewriter) typed += line.text.length;
        const before = lines[place - 1];
        if (before && half(before.size) === size && gaps.length < 20_000) gaps.push((line.y - before.y) / line.size);
        if (words.size < mostWords) collectWords(line, words);
      });
    }
  }
  const bodySize = [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [10, 0])[0];
  const headings = [...letters.keys()]
    .filter((size) => isHeadingSize(size, bodySize))
    .toSorted((one, other) => other - one);
  const leading = median(gaps.filter((gap) => gap > 0.8 && gap < 3));
  return {
    bodySize,
    leading: leading === 0 ? 1.25 : leading,
    levels: levelsOf(headings),
    words,
    isTyped: typed > all * 0.6,
  };
}

export function half(size: number): number {
  return Math.round(size * 2) / 2;
}

export function isHeadingSize(size: number, bodySize: number): boolean {
  return size >= bodySize * 1.13 && size - bodySize >= 0.9;
}

/** Sizes that are nearly one are one. */
function levelsOf(sizes: readonly number[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  let level = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    if (size < last * 0.94) {
      level = Math.min(4, level + 1);
      last = size;
    }
    levels.set(size, Math.max(1, level));
  }
  return levels;
}

function collectWords({ text }: Line, words: Set<string>) {
  // The last of a line may be half a word.
  for (const [word] of text.slice(0, text.lastIndexOf(" ") + 1).matchAll(/\p{L}+(?:-\p{L}+)*/gu)) {
    if (word.length > 3) words.add(word.toLowerCase());
  }
}
