import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";

const wideSign = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々」』）”》】]`;
const wideNext = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「『（“《【”’」』]`;
/** A narrow mark between wide letters, or after one at the end. */
const narrowMark = new RegExp(String.raw`(?<=${wideSign})[,.:;?!](?=\s?${wideNext}|\s*$|\n)`, "gu");
const digits = /[0-9０-９]{2,}/gu;

/** Chinese and Japanese with marks of a Latin keyboard, and numbers written in two widths. */
export function mixedWidths(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  if (!isSpaceless(language)) return [];
  return blocks.flatMap((block) => {
    // A note has its source as the style sets it.
    const marks = block.isNote
      ? []
      : [...block.text.matchAll(narrowMark)].map(({ index }) => found(block, "mixed-width", index, index + 1));
    const numbers = [...block.text.matchAll(digits)]
      .filter(([number]) => /[0-9]/.test(number) && /[０-９]/.test(number))
      .map(({ 0: number, index }) => found(block, "mixed-width", index, index + number.length));
    return [...marks, ...numbers];
  });
}
