import type { Language } from "@jotter/domain/settings";
import { isCommon } from "../common-words.ts";
import { contradictionWords } from "../contradiction-words.ts";
import { isSpaceless } from "../language.ts";
import { vocabulary } from "../vocabulary.ts";
import { type Word, wordsOf } from "../words.ts";
import { isMonth, isNamed } from "./names.ts";
import { runsIn } from "./sign-runs.ts";

/** A word that says something. Where words are not written apart, a run of signs. */
export type Token = {
  readonly key: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly isName: boolean;
};

export function tokensOf(text: string, language: Language, capital: ReadonlySet<string>): readonly Token[] {
  const plain = text.replace(formulas, (formula) => " ".repeat(formula.length));
  const units = [...text.matchAll(formulas), ...(isSpaceless(language) ? [] : plain.matchAll(unit))];
  const free = units.reduce(
    (rest, { 0: sign, index }) => rest.slice(0, index) + " ".repeat(sign.length) + rest.slice(index + sign.length),
    plain,
  );
  const words = (isSpaceless(language) ? runsIn(free, language) : wordsOf(free, language)).flatMap((word): Token[] => {
    const isDate = isMonth(word, free);
    const isNumeral = /^[IVX]+$/.test(word.text) && /\p{L} $/u.test(free.slice(0, word.from));
    if (!isNumeral && !isDate && saysNothing(word, language)) return [];
    const isName = isNumeral || isDate || isNamed(word, free, language, capital);
    return [{ ...placeOf(word), key: keyOf(word, language), isName, weight: weightOf(word, isName, language) }];
  });
  const measured = units.map(({ 0: sign, index }) => ({
    key: sign.replace(/\s/g, ""),
    text: sign,
    from: index,
    to: index + sign.length,
    isName: true,
    weight: 1,
  }));
  return [...words, ...measured].sort((one, other) => one.from - other.from);
}

const formulas = /\$[^$]+\$/gu;

/** "m/s²" without a figure. */
const unit =
  /(?<![\p{L}\p{N}])(?:10\^-?\d+ ?[a-zA-Z]+|[kcmµ]?[a-zA-Z]{1,3}(?:\/[a-zA-Z]{1,2})[²³]?|[kcm]?m[²³])(?![\p{L}\p{N}])/gu;

function placeOf({ text, from, to }: Word) {
  return { text, from, to };
}

function saysNothing({ text, isStop, isNumber }: Word, language: Language): boolean {
  if (isNumber) return true;
  if (ordinal.test(text)) return false;
  const word = text.toLowerCase().replace(/['’]$/, "");
  const { determiners, prepositions } = vocabulary[language];
  const { empty } = contradictionWords[language];
  if (isSpaceless(language)) return empty.has(word);
  return isStop || determiners.has(word) || prepositions.has(word) || empty.has(word) || /n['’]t$/u.test(word);
}

/** "The first law" is not the second. */
const ordinal =
  /^(?:first|second|third|fourth|fifth|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|premi(?:er|ère)|deuxième|seconde?|troisième|quatrième|erste[nrsm]?|zweite[nrsm]?|dritte[nrsm]?|vierte[nrsm]?)$/iu;

/** Small, without accents, and without what German puts before a participle. */
function keyOf({ key }: Word, language: Language): string {
  const plain = key.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return language === "de" && plain.length > 6 ? plain.replace(/^ge(?=\p{L}{4}.*(?:t|en|s+|n)$)/u, "") : plain;
}

function weightOf({ text, key }: Word, isName: boolean, language: Language): number {
  if (isSpaceless(language)) return Math.min(3, text.length) * (isCommon(key, language) ? 0.35 : 0.5);
  if (isName) return 1.5;
  return isCommon(key, language) ? 0.6 : 1;
}
