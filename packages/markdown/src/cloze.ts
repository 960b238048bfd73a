import { grammar } from "./grammar.ts";

/** How many words of a text are `==marked==`, each of them a gap. [FLA-1] */
export function gapCount(text: string): number {
  return gapsOf(text).length;
}

/** What stands in each of them. */
export function gapTexts(text: string): readonly string[] {
  return gapsOf(text).map(({ from, to }) => text.slice(from + 2, to - 2));
}

/** What stands between them. */
export function besideGaps(text: string): readonly string[] {
  const gaps = gapsOf(text);
  return [...gaps, { from: text.length }].map(({ from }, at) => text.slice(gaps[at - 1]?.to ?? 0, from));
}

/**
 * Which side of a card each gap belongs to, where several are asked for together, and with which other sides it is hidden
 * because it stands within their gaps. Where a text has more gaps or fewer than that, each is a side of its own.
 */
export type GapSides = {
  readonly gapSides?: readonly number[] | undefined;
  readonly hiddenWith?: readonly (readonly number[])[] | undefined;
};

/** The text as it asks: the gaps of one side are empty, the marks of all others are gone. */
export function clozeQuestion(text: string, side: number, sides?: GapSides, blank = "[…]"): string {
  const asked = withGaps(text, side, sides, (words, isHidden, isWithin) => {
    if (!isHidden) return words;
    // Stars between letters, as in Japanese, are no sign of Markdown's.
    return isWithin ? blank : `**${blank}**`;
  });
  // A gap with others in it is written in pieces, and is one.
  const twice = `**${blank}** **${blank}**`;
  let whole = asked;
  while (sides?.hiddenWith && whole.includes(twice)) whole = whole.replaceAll(twice, `**${blank}**`);
  return whole;
}

/** The text as it answers: only what filled those gaps is marked. */
export function clozeAnswer(text: string, side: number, sides?: GapSides): string {
  return withGaps(text, side, sides, (words, isHidden) => (isHidden ? `==${words}==` : words));
}

/** What filled them. */
export function gapWords(text: string, side: number, sides?: GapSides): string {
  const gaps = gapsOf(text);
  const isHidden = hiddenBy(side, gaps.length, sides);
  return gaps.flatMap(({ from, to }, at) => (isHidden(at) ? [text.slice(from + 2, to - 2)] : [])).join(", ");
}

type Shown = (words: string, isHidden: boolean, isWithin: boolean) => string;

function withGaps(text: string, side: number, sides: GapSides | undefined, shown: Shown): string {
  const gaps = gapsOf(text);
  const isHidden = hiddenBy(side, gaps.length, sides);
  return gaps.reduceRight((rest, { from, to }, at) => {
    const isWithin = /[\p{L}\p{N}]$/u.test(text.slice(0, from)) || /^[\p{L}\p{N}]/u.test(text.slice(to));
    return rest.slice(0, from) + shown(rest.slice(from + 2, to - 2), isHidden(at), isWithin) + rest.slice(to);
  }, text);
}

/** Which of a number of gaps or areas are hidden while a side is asked. */
export function hiddenBy(side: number, count: number, sides: GapSides = {}): (at: number) => boolean {
  const { gapSides, hiddenWith } = sides;
  if (gapSides?.length !== count) return (at) => at === side;
  return (at) => gapSides[at] === side || (hiddenWith?.[at]?.includes(side) ?? false);
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
