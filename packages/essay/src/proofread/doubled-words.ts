import { isSpaceless } from "@jotter/analysis/language";
import { type Language, orEnglish } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { doubledSigns } from "./doubled-signs.ts";
import { found } from "./found.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What may rightly stand twice: two words that look the same, or one said with weight. */
const mayDouble = orEnglish<ReadonlySet<string>>({
  en: set("had that very so no yes bye ha blah knock far many long really"),
  es: set("así sobre para vino como bajo traje casa muy ya no sí casi tan luego bueno nada río entre"),
  fr: set("nous vous en faire très si oui non petit trop fait bien"),
  de: set("sie ihr ihnen was wer sehr ja nein so nie viel"),
});
/** These too where a clause begins: ", die die Schule", "dass das das Ende". */
const articles = set("der die das den dem denen deren dessen");
const clauses = /(?:,|(?<!\p{L})(?:dass|daß|als|wenn|weil|ob|und|oder|bevor|nachdem|wie|wo|da|dann))\s+$/iu;
/** "again and again and again", "poco a poco a poco": said so on purpose. */
const joins = set("and or by after upon to y o a tras et ou à après und oder für um nach");

export function doubledWords(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  return blocks.flatMap((block) => (isSpaceless(language) ? doubledSigns(block, language) : inWords(block, language)));
}

type Token = { readonly text: string; readonly small: string; readonly from: number; readonly to: number };

function inWords(block: Block, language: Language): readonly ProofFinding[] {
  const findings: ProofFinding[] = [];
  const words: Token[] = [...block.text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)].map(
    ({ 0: text, index }) => ({ text, small: text.toLowerCase(), from: index, to: index + text.length }),
  );
  for (let at = 0; at < words.length; ) {
    const size = [1, 2, 3].find((one) => isDoubled(block.text, words, at, one, language));
    const last = words[at + 2 * (size ?? 0) - 1];
    const first = words[at];
    if (size !== undefined && first && last)
      findings.push(
        found(block, "doubled-word", first.from, last.to, {
          values: { word: block.text.slice(first.from, words[at + size - 1]?.to) },
        }),
      );
    at += size === undefined ? 1 : 2 * size;
  }
  return findings;
}

function isDoubled(text: string, words: readonly Token[], at: number, size: number, language: Language): boolean {
  for (let step = 0; step < size; step += 1) {
    const [one, other] = [words[at + step], words[at + size + step]];
    if (!one || !other || one.small !== other.small || !/\p{L}/u.test(one.small)) return false;
  }
  for (let step = 0; step < 2 * size - 1; step += 1) {
    const between = text.slice(words[at + step]?.to, words[at + step + 1]?.from);
    if (!/^[\s\u00A0]+$/u.test(between)) return false;
  }
  const [first, second] = [words[at], words[at + size]];
  if (!first || !second) return false;
  if (size > 1) return !words.slice(at, at + size).some(({ small }) => joins.has(small));
  // "Duran Duran".
  if (/^\p{Lu}/u.test(first.text) && /^\p{Lu}/u.test(second.text)) return false;
  if (language === "de" && articles.has(first.small))
    return !clauses.test(text.slice(Math.max(0, first.from - 12), first.from));
  return !mayDouble[language].has(first.small);
}
