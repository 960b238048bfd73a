import type { PageSpan } from "@jotter/domain/study-result";
import { withoutMarks } from "@jotter/markdown/marked-words";
import { readableFormula } from "@jotter/markdown/readable-formula";

/** Words that were selected, and what they are from. */
export type Passage = {
  readonly words: string;
  /** What they are from is called: the title of a note. */
  readonly title: string;
};

/** As a question to the explainer: one line, without the marks of markdown. */
export function questionIn(words: string): string {
  return withoutMarks(words)
    .replace(/^[^\S\n]*(?:#{1,6}|>|[-*+]|\d+[.)])[^\S\n]+/gm, "")
    .replace(/\$([^$\n]+)\$/g, (_, tex: string) => readableFormula(tex))
    .replace(/\*\*|__|~~|`/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** As much of it as a tool takes, in whole words. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, "");
  const words = /^[\s\S]*\S(?=\s)/.exec(`${cut}${text[most] ?? ""}`)?.[0] ?? "";
  return words.length > most / 2 ? words : cut;
}

/** What words mean is said before them and behind them, as often as not on another page. */
export function aroundOf({ from, to }: PageSpan): PageSpan {
  return { from: Math.max(0, from - pagesAround), to: to + pagesAround };
}

const pagesAround = 10;
