import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";

export function spaces(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  const own = blocks.flatMap((block) => [
    ...doubleSpaces(block, language),
    ...beforeMarks(block, language),
    ...missingSpaces(block, language),
  ]);
  return language === "fr" ? [...own, ...unevenFrench(blocks)] : own;
}

/** Two after a full stop are a habit of typewriters, and some are taught it. */
function doubleSpaces(block: Block, language: Language): readonly ProofFinding[] {
  const findings: ProofFinding[] = [];
  for (const { 0: blanks, index } of block.text.matchAll(/(?<=[^\s])[ \u00A0\u202F]{2,}(?=[^\s])/gu)) {
    const isHabit =
      language === "en" && blanks.length === 2 && /[.!?:]["”’)]?$/u.test(block.text.slice(0, index).slice(-2));
    if (!isHabit) findings.push(found(block, "double-space", index, index + blanks.length));
  }
  return findings;
}

const wide = /(?<=[^\s])[ \u3000]+[，。、；：？！）」』】》]/gu;
/** In French a blank before ; : ! ? » is right. */
const narrow = /(?<=[^\s])[ \u00A0\u202F]+[,.;:!?)\]](?=["”’»)\]]*(?:\s|$))/gu;

function beforeMarks(block: Block, language: Language): readonly ProofFinding[] {
  const { text } = block;
  const findings: ProofFinding[] = [];
  for (const { 0: all, index } of text.matchAll(isSpaceless(language) ? wide : narrow)) {
    const mark = all.at(-1) ?? "";
    const end = index + all.length;
    if (language === "fr" && ";:!?".includes(mark)) continue;
    // "3 : 1" is a ratio, and " ..." leaves something out.
    if (
      mark === ":" &&
      /(?:\d|(?<!\p{L})\p{L})$/u.test(text.slice(Math.max(0, index - 2), index)) &&
      /^\s?\S/u.test(text.slice(end, end + 2))
    )
      continue;
    if (mark === "." && text[end] === ".") continue;
    // " :)" laughs.
    if (/[:;]/u.test(mark) && /^[)(]/u.test(text.slice(end))) continue;
    if (mark === "]" && text[end - 2] === " " && /\[\s*$/u.test(text.slice(Math.max(0, index - 2), index))) continue;
    findings.push(found(block, "space-before-mark", index, end));
  }
  return findings;
}

/** "wet,but" and "end.Then": not "z.B." and not "example.org". */
function missingSpaces(block: Block, language: Language): readonly ProofFinding[] {
  if (isSpaceless(language)) return [];
  const joined = /(?<=\p{L}{2})[,;](?=\p{L}{2})|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll}{2})/gu;
  return [...block.text.matchAll(joined)].map(({ index }) => found(block, "missing-space", index, index + 1));
}

/** Who sets the blanks of French elsewhere has forgotten them here; in Canada nobody sets them. */
function unevenFrench(blocks: readonly Block[]): readonly ProofFinding[] {
  const bare: ProofFinding[] = [];
  let set = 0;
  for (const block of blocks) {
    for (const { 0: all, index } of block.text.matchAll(/[\s\u00A0\u202F]?[;:!?](?=[\s\u00A0\u202F»]|$)/gu)) {
      if (all.length > 1) set += 1;
      else if (/[\p{L}\p{N})]/u.test(block.text[index - 1] ?? ""))
        bare.push(found(block, "uneven-space", index, index + 1));
    }
  }
  return bare.length * 3 <= set ? bare : [];
}
