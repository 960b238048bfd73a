import type { Card, CardKind } from "@jotter/domain/card";
import { gapCount } from "@jotter/markdown/cloze";
import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";
import { htmlToMarkdown } from "@jotter/markdown/html-to-markdown";
import { formulasOf } from "@jotter/markdown/maths";
import { gapSidesOf, type SharedGaps } from "./gap-sides.ts";

/** A card of a list: no history, and no deck but one by name. */
export type PlainCard = Pick<Card, "kind" | "front" | "back" | "tags" | "sides"> &
  SharedGaps & {
    readonly deck: string | null;
    readonly topic?: string;
  };

export type CellForm = "markdown" | "html" | "plain";

/** Null where the front says nothing. `{{c1::words}}` makes a cloze, and so does `==words==`. */
export function plainCard(
  front: string,
  back: string,
  form: CellForm,
  more: Pick<PlainCard, "tags" | "deck" | "topic">,
): PlainCard | null {
  if (front.trim() === "") return null;
  const isCloze = /\{\{c\d{1,3}::/.test(front);
  if (isCloze) {
    const { text, gaps } = htmlToMarkdown(form === "html" ? front : front.replaceAll("\n", "<br>"), { hasGaps: true });
    if (gaps.length > 0) return { kind: "cloze", front: text, back: inForm(back, form), ...gapSidesOf(gaps), ...more };
  }
  const words = inForm(front, form);
  if (words === "") return null;
  const gaps = form === "markdown" ? gapCount(words) : 0;
  if (gaps > 0) return { kind: "cloze", front: words, back: inForm(back, form), sides: gaps, ...more };
  return { kind: "basic", front: words, back: inForm(back, form), ...more };
}

/** A card of the kind that its file names. What a kind needs and a list has not, gaps or areas, no name gives it. */
export function asKind(card: PlainCard, kind: CardKind | null): PlainCard {
  if (kind === null || kind === "cloze" || kind === "image") return card;
  const { sides: _, gapSides: __, hiddenWith: ___, ...rest } = card;
  return { ...rest, kind };
}

/** The words of a cell as our markdown. */
export function inForm(text: string, form: CellForm): string {
  if (form === "html") return htmlToMarkdown(text).text;
  return form === "plain" ? plainToMarkdown(text) : text.trim();
}

/** Plain words as they are; a formula that can be nothing else stays one. */
export function plainToMarkdown(text: string): string {
  const bare = text.replace(/\r\n?/g, "\n").trim();
  let written = "";
  let at = 0;
  for (const { start, end, tex } of formulasOf(bare)) {
    if (!/[\\^_{}]/.test(tex)) continue;
    written += escapeWords(bare.slice(at, start)) + bare.slice(start, end);
    at = end;
  }
  written += escapeWords(bare.slice(at));
  return written.split("\n").map(escapeLineStart).join("\n");
}
