import { isSpaceless } from "@jotter/analysis/language";
import { wordCount } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";

/** Words, letters where words are not written apart. Nobody has to write shorter ones; above it one is asked to look. */
const longest = { spaced: 50, spaceless: 110 };

export function longSentences(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  const most = isSpaceless(language) ? longest.spaceless : longest.spaced;
  return blocks.flatMap((block) =>
    block.sentences.flatMap(({ from, to }) => {
      if (to - from <= most) return [];
      const count = wordCount(block.text.slice(from, to), language);
      return count > most ? [found(block, "long-sentence", from, to, { values: { count } })] : [];
    }),
  );
}

const ended = /[.!?…。！？⋯:：;；—–~～♪]["”’»›」』）)\]\s\u00A0\u202F*_]*$/u;

/** A paragraph that stops in the middle: not a title, an item, a verse or a signature. */
export function missingFinalMarks(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  return blocks.flatMap((block) => {
    const text = block.text.trimEnd();
    if (block.kind !== "paragraph" || block.isTitle || block.leadsOn || text === "" || ended.test(text)) return [];
    if (!/[\p{L}\p{N},，、"”’»」』)）]$/u.test(text) || isVerse(text) || /^[#@]/.test(text)) return [];
    const last = block.sentences.at(-1);
    const size = last ? wordCount(text.slice(last.from), language) : 0;
    const least = isSpaceless(language) ? 12 : 8;
    if (block.sentences.length < 2 && size < least) return [];
    const word = (
      isSpaceless(language) ? /[\p{L}\p{N}]{1,2}[^\p{L}\p{N}]*$/u : /[\p{L}\p{M}\p{N}'’-]+[^\p{L}\p{N}]*$/u
    ).exec(text.slice(-60));
    const from = text.length - (word?.[0].length ?? 1);
    return [found(block, "missing-final-mark", from, text.length)];
  });
}

function isVerse(text: string): boolean {
  const lines = text.split("\n");
  return lines.length >= 3 && lines.every((line) => line.trim().length < 50);
}
