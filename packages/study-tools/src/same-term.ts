import { isSpaceless } from "@jotter/analysis/language";
import { pairsOf } from "@jotter/analysis/similarity";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";

export function keysOf(text: string, language: Language): readonly string[] {
  const all = wordsOf(text, language);
  // The electron transport chain is no "etc.".
  const telling = all.filter(({ isStop, text: word }) => !isStop || /^\p{Lu}{2,}$/u.test(word));
  return (telling.length > 0 ? telling : all).map(({ key }) => key);
}

export function isSame(a: string, b: string, language: Language): boolean {
  if (isSpaceless(language)) return a.trim().toLowerCase() === b.trim().toLowerCase();
  const [ours, theirs] = [keysOf(a, language), keysOf(b, language)];
  return ours.length > 0 && ours.join(" ") === theirs.join(" ");
}

export function speaksOf(text: string, term: string, language: Language): boolean {
  if (term === "") return false;
  // One letter by itself is another word than in the middle of others: 力 and 圧力.
  if (isSpaceless(language) && /^\p{sc=Han}$/u.test(term))
    return new RegExp(`(?<!\\p{sc=Han})${term}(?!\\p{sc=Han})`, "u").test(text);
  if (isSpaceless(language)) return text.toLowerCase().includes(term.toLowerCase());
  const wanted = keysOf(term, language).join(" ");
  return wanted !== "" && ` ${keysOf(text, language).join(" ")} `.includes(` ${wanted} `);
}

/** Whether nearly all that was asked about is spoken of, in whatever order. */
export function holds(text: string, term: string, language: Language): boolean {
  const parts = (of: string) =>
    isSpaceless(language) ? pairsOf(of.replace(/[^\p{L}\p{N}]/gu, "")) : keysOf(of, language);
  const [wanted, own] = [[...new Set(parts(term))], new Set(parts(text))];
  return wanted.length > 0 && wanted.filter((one) => own.has(one)).length >= 0.7 * wanted.length;
}
