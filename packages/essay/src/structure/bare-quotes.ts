import { isSpaceless } from "@jotter/analysis/language";
import { wordCount } from "@jotter/analysis/words";
import type { Prose } from "../prose.ts";
import { quotationsIn } from "../quotes/quotations.ts";
import type { Place } from "./outline.ts";

/** Quotations that are a sentence by themselves, with nobody said to say them: they fall from the sky. */
export function bareQuotes(prose: Prose): readonly Place[] {
  const least = isSpaceless(prose.language) ? 6 : 4;
  return quotationsIn(prose).flatMap(({ block, from, to, text, at, length, kind }) => {
    if (kind === "block" || block.kind !== "paragraph" || wordCount(text, prose.language) < least) return [];
    const [before, after] = [block.text.slice(0, from).trimEnd(), block.text.slice(to)];
    const isSentence = /[.!?…。！？]\s*$/u.test(text) || /^[.!?…。！？]/u.test(after);
    const isFirst = before === "" || /[.!?…。！？]["”’»」』)）]?$/u.test(before);
    // ", he says", "— dit-il", "と言った": the speaker follows.
    const isSaid = /^\s*[,，、;–—-]|^\s*\p{Ll}|^(?:と|って|という|的)/u.test(after);
    return isSentence && isFirst && !isSaid ? [{ at, length }] : [];
  });
}
