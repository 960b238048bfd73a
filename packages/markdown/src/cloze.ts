import { grammar } from "./grammar.ts";

/** How many words of a text are `==marked==`, each of them a gap. [FLA-1] */
export function gapCount(text: string): number {
  return gapsOf(text).length;
}

/** The text as it asks: one gap is empty, the marks of all others are gone. */
export function clozeQuestion(text: string, gap: number, blank = "[…]"): string {
  return withGaps(text, (words, at) => (at === gap ? `**${blank}**` : words));
}

/** The text as it answers: only what filled that gap is marked. */
export function clozeAnswer(text: string, gap: number): string {
  return withGaps(text, (words, at) => (at === gap ? `==${words}==` : words));
}

/** What filled the gap. */
export function gapWords(text: string, gap: number): string {
  const found = gapsOf(text)[gap];
  return found ? text.slice(found.from + 2, found.to - 2) : "";
}

function withGaps(text: string, shown: (words: string, at: number) => string): string {
  return gapsOf(text).reduceRight(
    (rest, { from, to }, at) => rest.slice(0, from) + shown(rest.slice(from + 2, to - 2), at) + rest.slice(to),
    text,
  );
}

function gapsOf(text: string) {
  const gaps: { readonly from: number; readonly to: number }[] = [];
  grammar.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (name !== "Highlight") return true;
      gaps.push({ from, to });
      return false;
    },
  });
  return gaps;
}
