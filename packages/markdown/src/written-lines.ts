import type { Tree } from "@lezer/common";
import { cardLines, type Text, textOf } from "./card-lines.ts";
import { grammar } from "./grammar.ts";

/** The words of a line that is a card, and where they begin in the text. [NOT-7] */
export type WrittenLine = {
  readonly kind: "basic" | "cloze";
  readonly line: string;
  readonly front: string;
  readonly back: string;
  readonly at: number;
};

const signs = /::|：：|==/;

/** All of a text. */
export function writtenLines(text: string): readonly WrittenLine[] {
  return signs.test(text) ? linesIn(textOf(text), grammar.parse(text)) : [];
}

/** Those of some whole lines of a text that is parsed already. */
export function linesIn(text: Text, tree: Tree, from = 0, to = text.length): readonly WrittenLine[] {
  if (!signs.test(text.sliceString(from, to))) return [];
  return cardLines(text, tree, from, to).map((card) => {
    if (card.kind === "cloze") {
      const line = text.sliceString(card.whole.from, card.whole.to);
      return { kind: card.kind, line, front: line, back: "", at: card.whole.from };
    }
    const [front, back] = [card.front, card.back].map((part) => text.sliceString(part.from, part.to));
    const line = text.sliceString(card.front.from, card.back.to);
    return { kind: card.kind, line, front: front ?? "", back: back ?? "", at: card.front.from };
  });
}
