import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cardLines, textOf } from "./card-lines.ts";
import { grammar } from "./grammar.ts";

type Written =
  | { readonly kind: "basic"; readonly front: string; readonly back: string }
  | { readonly kind: "cloze"; readonly text: string; readonly gaps: readonly string[] };
type Case = { readonly text: string; readonly cards: readonly Written[] };

/** As students write them, and what looks like them, set down before there was a rule. */
const cases = readFileSync(new URL("./testing/card-lines.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case);

function cardsIn(text: string): readonly Written[] {
  const words = ({ from, to }: { readonly from: number; readonly to: number }) => text.slice(from, to);
  return cardLines(textOf(text), grammar.parse(text)).map((card) =>
    card.kind === "basic"
      ? { kind: "basic", front: words(card.front), back: words(card.back) }
      : { kind: "cloze", text: words(card.whole), gaps: card.gaps.map(words) },
  );
}

describe("Cards that stand in a note", () => {
  it.each(cases)("[NOT-7] are taken for what their writer meant: $text", ({ text, cards }) => {
    expect(cardsIn(text)).toEqual(cards);
  });

  it("[NOT-7] part at the first sign, and a sign inside code or a formula is none", () => {
    expect(cardsIn("What does `a :: b` mean :: a has the type b :: in Haskell")).toEqual([
      { kind: "basic", front: "What does `a :: b` mean", back: "a has the type b :: in Haskell" },
    ]);
  });

  it("[NOT-7] are found in a part of the text alone", () => {
    const text = "one :: 1\n\ntwo :: 2\n\nthree :: 3";
    const found = cardLines(textOf(text), grammar.parse(text), 10, 18);
    expect(found.map((card) => card.kind === "basic" && text.slice(card.front.from, card.front.to))).toEqual(["two"]);
  });
});
