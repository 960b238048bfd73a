import { cardLines, textOf } from "@jotter/markdown/card-lines";
import { grammar } from "@jotter/markdown/grammar";
import { writtenLines } from "@jotter/markdown/written-lines";
import { type Citation, citationTo } from "./citation.ts";
import type { Source } from "./source.ts";

/** A line of a source that is a card where it stands, `Question :: Answer`, in its own Markdown. [NOT-7] */
export type WrittenCard = { readonly front: string; readonly back: string; readonly citation: Citation };

export function writtenCards(source: Source): readonly WrittenCard[] {
  if (!/::|：：/.test(source.text)) return [];
  return cardLines(textOf(source.text), grammar.parse(source.text)).flatMap((card) => {
    if (card.kind !== "basic") return [];
    const [front = "", back = ""] = [card.front, card.back].map(({ from, to }) => source.text.slice(from, to));
    return [{ front, back, citation: citationTo({ from: card.front.from, to: card.back.to }, source) }];
  });
}

/** A sentence of a source with `==gaps==`, as it stands there. [NOT-7] */
export type WrittenCloze = { readonly sentence: string; readonly citation: Citation };

export function writtenClozes(source: Source): readonly WrittenCloze[] {
  return writtenLines(source.text).flatMap(({ kind, line, at }) =>
    kind === "cloze" ? [{ sentence: line, citation: citationTo({ from: at, to: at + line.length }, source) }] : [],
  );
}
