import type { Language } from "@jotter/domain/settings";
import { isCommon } from "../common-words.ts";
import { contradictionWords } from "../contradiction-words.ts";
import { isSpaceless } from "../language.ts";
import type { Reading, Sentence } from "../reading.ts";
import { monthNames, type Value, valuesIn } from "../values.ts";
import { vocabulary } from "../vocabulary.ts";
import { type Word, wordsOf } from "../words.ts";
import { type Pole, polesOf } from "./poles.ts";

/** A sentence and the number of its document, from 1. */
export type Placed = { readonly document: number; readonly sentence: Sentence };

/** A sentence as what it says: its words, and the places where a fact can stand. */
export type Statement = Placed & {
  /** Its number among the sentences of its document. */
  readonly at: number;
  readonly text: string;
  /** Without its marks, in small letters. */
  readonly wording: string;
  readonly tokens: readonly Token[];
  readonly values: readonly Value[];
  readonly poles: readonly Pole[];
  readonly isNegated: boolean;
  /** It says "not", but of a part only or under a condition. */
  readonly isHedged: boolean;
  /** What it may speak of without naming it: how the sentence before it opens, and the heading. */
  readonly context: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  /** It says "it", or is an item like "takes 1 hour". */
  readonly leans: boolean;
};

/** A word that says something. Where words are not written apart, a run of signs. */
export type Token = {
  readonly key: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly isName: boolean;
};

/** Rows of tables, tasks and cards are no sentences. */
export function statementsOf(reading: Reading, document: number): readonly Statement[] {
  const { language, paragraphs } = reading;
  const { negation, hedgesDenial } = contradictionWords[language];
  const { leansBack } = vocabulary[language];
  // A word that has a capital inside a sentence has it at the begin of one too.
  const capital = new Set(reading.source.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]*/gu) ?? []);
  const keysOf = (text: string) => tokensOf(text, language, capital).map(({ key }) => key);
  const said = paragraphs.filter(({ aside }) => !aside);
  const all = said.flatMap(({ sentences, headings, kind }) =>
    sentences.map((sentence) => ({ sentence, heading: headings.at(-1) ?? "", kind })),
  );
  return all.map(({ sentence, heading, kind }, at) => {
    const text = sentence.text.replace(/(?<!\p{L})(?:minus|moins|menos) (?=\d)/giu, (word) =>
      "-".padStart(word.length),
    );
    const values = valuesIn(
      text.replace(power, (sign) => " ".repeat(sign.length)),
      language,
    );
    const poles = polesOf(text, language);
    const taken = [...values, ...poles];
    return {
      document,
      sentence,
      at,
      text,
      wording: plain(text),
      values,
      poles,
      tokens: tokensOf(text, language, capital).filter(
        ({ from, to }) => !taken.some((one) => from < one.to && to > one.from),
      ),
      isNegated: negation.test(text),
      isHedged: hedgesDenial.test(text),
      heading: new Set(keysOf(heading)),
      context: new Set([...keysOf(all[at - 1]?.sentence.text ?? "").slice(0, 4), ...keysOf(heading)]),
      leans:
        leansBack.test(text) ||
        (kind === "item" && !/\p{L}/u.test(text.slice(0, values[0]?.from ?? text.length))) ||
        (kind === "item" && /^\p{Ll}/u.test(text) && heading !== ""),
    };
  });
}

export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const formulas = /\$[^$]+\$/gu;
const power = /10\^-?\d+ ?[a-zA-Z]+/gu;

function tokensOf(text: string, language: Language, capital: ReadonlySet<string>): readonly Token[] {
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

/** Capital letters inside a sentence, German has them on every noun; long runs of Japanese, a surname of Chinese. */
function isNamed({ text: word, from, to }: Word, text: string, language: Language, capital: ReadonlySet<string>) {
  if (language === "zh")
    return /^\p{sc=Han}{1,2}(?![朝代国江河山海省市县])\p{sc=Han}$/u.test(word) && surnames.has(word.charAt(0));
  if (language === "ja") return /^\p{sc=Han}{4,5}$/u.test(word);
  if (!/^\p{Lu}/u.test(word)) return false;
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  const isFirst = !/\p{L}/u.test(before);
  const isBeside = /^ \p{Lu}\p{Ll}/u.test(behind);
  if (language === "de") {
    if (isFirst) return isBeside;
    const isSecond =
      /(?<!\p{L})(?!(?:Die|Der|Das|Den|Dem|Des|Eine?[nmrs]?|Im|Am|In|An|Auf|Bei|Mit|Zu[mr]?) )\p{Lu}\p{Ll}+ $/u.test(
        before,
      );
    return isSecond || isBeside || /(?<!\p{L})(?:von|durch|unter|mit|bei|nach|in|aus|und) $/u.test(before);
  }
  if (!isFirst) return true;
  return isBeside || capital.has(word);
}

const surnames = new Set([
  ..."王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高梁郑谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范石廖贾韦付方邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤司诸毕鲁",
]);

/** "May 1940", "4 de mayo" */
function isMonth({ text: word, from, to }: Word, text: string): boolean {
  if (!month.test(word)) return false;
  return /^,?\s(?:de\s)?\d/u.test(text.slice(to)) || /\d\.?\s(?:de\s)?$/u.test(text.slice(0, from));
}

const month = new RegExp(`^(?:${monthNames})$`, "iu");

/** A name that nobody has heard of is cut into its signs. */
function withSurnames(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isNext =
      last &&
      last.to === word.from &&
      /^\p{sc=Han}$/u.test(word.text) &&
      !/^[的了是在和与被把将由从]$/u.test(word.text);
    if (isNext && last.text.length < 3 && surnames.has(last.text)) {
      const text = last.text + word.text;
      joined[joined.length - 1] = { ...last, text, key: text, to: word.to };
    } else joined.push(word);
  }
  return joined;
}

/** Words of Chinese as they are cut, runs of Japanese, titles of both; hiragana is grammar. */
function runsIn(text: string, language: Language): readonly Word[] {
  const titles = [...text.matchAll(/(?<=[「『《])[^」』》]{1,20}(?=[」』》])/gu)].map(({ 0: title, index }): Word => {
    return { text: title, from: index, to: index + title.length, key: title, isStop: false, isNumber: false };
  });
  const isFree = ({ from, to }: Word) => !titles.some((title) => from < title.to && to > title.from);
  const words = wordsOf(text, language).filter(isFree);
  const whole = language === "zh" ? withSurnames(words) : words;
  return [...titles, ...whole].sort((one, other) => one.from - other.from);
}
