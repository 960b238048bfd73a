import { type Language, orEnglish } from "@jotter/domain/settings";
import { fillerWords } from "./filler-words.ts";
import { folded } from "./folded.ts";

type Place = { readonly from: number; readonly to: number };

/**
 * Brackets that only remark on what is said: "(by the way my favourite)", "(which is quite nice)". What explains, counts,
 * names or is emphasised stays.
 */
export function asidesIn(text: string, language: Language): readonly Place[] {
  // What stands in brackets as a whole is a sentence like any other.
  if (!/\p{L}/u.test(text.replace(brackets, ""))) return [];
  return [...text.matchAll(brackets)].flatMap(({ 0: bracket, index }) =>
    isAside(bracket, language) ? [{ from: index, to: index + bracket.length }] : [],
  );
}

/** Not the address of a link, nor a part of a formula. */
const brackets =
  /^[(（][^()（）\n$]+[)）][^\S\n]?|(?:(?<=\S)[^\S\n]|(?<![\]\p{sc=Latin}\p{N}$\\^_]))[(（][^()（）\n$]+[)）]/gu;

export function withoutAsides(text: string, language: Language): string {
  return asidesIn(text, language).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
}

function isAside(bracket: string, language: Language): boolean {
  const inside = bracket.trim().slice(1, -1);
  if (/[\p{N}=→<>*_`"“„«「『《]/u.test(inside) || hasName(inside, language)) return false;
  const { digresses, laughs, self } = fillerWords[language];
  const said = folded(inside, language);
  return [digresses, laughs, self, opinions[language]].some((words) => said.search(words) >= 0);
}

/** German writes every noun with a capital; an abbreviation is a name everywhere. */
function hasName(inside: string, language: Language): boolean {
  return /\p{Lu}{2}/u.test(inside) || (language !== "de" && /\s\p{Lu}\p{Ll}/u.test(inside));
}

/** What the writer thinks of it. Small and without accents. */
const opinions = orEnglish<RegExp>({
  en: /^(?:which|this|that|it)(?: is|'s| was) (?:\p{L}+ ){0,2}(?:nice|lovely|cool|great|funny|weird|crazy|sad|handy|boring|annoying|interesting|amazing|confusing)(?!\p{L})/u,
  es: /^(?:lo cual|lo que|que|esto|eso) (?:\p{L}+ ){0,2}(?:bien|mal|genial|bonito|agradable|gracioso|raro|curioso|aburrido|interesante|increible)(?!\p{L})/u,
  fr: /^(?:ce qui|c'est|ca)(?: est)? (?:\p{L}+ ){0,2}(?:bien|agreable|sympa|genial|drole|bizarre|ennuyeux|interessant|fou|nul|pratique)(?!\p{L})/u,
  de: /^(?:was|das) (?:\p{L}+ ){0,4}(?:angenehm|schon|nett|praktisch|lustig|komisch|langweilig|interessant|krass|cool|toll|nervig)(?!\p{L})/u,
  zh: /挺(?:舒服|好|有意思|好玩|有趣|奇怪)|好(?:有趣|好玩|奇怪|无聊)|真(?:有趣|好玩|奇怪|无聊)/u,
  ja: /(?:いい感じ|気持ちいい|面白い|おもしろい|不思議|つまらない|好き|嫌い|すごい|やばい)/u,
});
