import { grammar } from "./grammar.ts";

/** How many words of a text are `==marked==`, each of them a gap. [FLA-1] */
export function gapCount(text: string): number {
  return gapsOf(text).length;
}

/** Which side of a card each gap belongs to, where several are asked for together; else each is a side of its own. */
type GapSides = readonly number[] | undefined;

/** The text as it asks: the gaps of one side are empty, the marks of all others are gone. */
export function clozeQuestion(text: string, side: number, sides?: GapSides, blank = "[…]"): string {
  return withGaps(text, (words, at, isWithin) => {
    if ((sides?.[at] ?? at) !== side) return words;
    // Stars between letters, as in Japanese, are no sign of Markdown's.
    return isWithin ? blank : `**${blank}**`;
  });
}

/** The text as it answers: only what filled those gaps is marked. */
export function clozeAnswer(text: string, side: number, sides?: GapSides): string {
  return withGaps(text, (words, at) => ((sides?.[at] ?? at) === side ? `==${words}==` : words));
}

/** What filled them. */
export function gapWords(text: string, side: number, sides?: GapSides): string {
  return gapsOf(text)
    .flatMap(({ from, to }, at) => ((sides?.[at] ?? at) === side ? [text.slice(from + 2, to - 2)] : []))
    .join(", ");
}

function withGaps(text: string, shown: (words: string, at: number, isWithin: boolean) => string): string {
  return gapsOf(text).reduceRight((rest, { from, to }, at) => {
    const isWithin = /[\p{L}\p{N}]$/u.test(text.slice(0, from)) || /^[\p{L}\p{N}]/u.test(text.slice(to));
    return rest.slice(0, from) + shown(rest.slice(from + 2, to - 2), at, isWithin) + rest.slice(to);
  }, text);
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
