import type { Language } from "@jotter/domain/settings";
import { isCommon } from "./common-words.ts";
import { isSpaceless } from "./language.ts";
import { agree, type Value, valuesIn } from "./values.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** A sentence by what it says, so that it is known again in other words. */
export type Said = {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly values: readonly Value[];
  readonly isNegated: boolean;
};

/** A word, or a sign where words are not written apart. */
type Part = { readonly key: string; readonly weight: number; readonly isName: boolean; readonly text: string };

export function saidIn(text: string, language: Language): Said {
  return {
    text,
    parts: isSpaceless(language) ? signsIn(text) : partsIn(text, language),
    values: valuesIn(text.replace(/(?<!\p{L})(?:minus|moins|menos) (?=\d)/giu, "-"), language),
    isNegated: vocabulary[language].negations.test(text),
  };
}

function partsIn(text: string, language: Language): readonly Part[] {
  return wordsOf(text, language)
    .filter(({ isStop, isNumber, text: word }) => !isStop && !isNumber && !/n['’]t$/u.test(word))
    .map(({ key, text: word, from, to }) => {
      const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
      // German has capitals on every noun: two in a row that open or end a sentence are a name.
      const [before, behind] = [text.slice(0, from), text.slice(to)];
      const hasSecond =
        language === "de"
          ? (from === 0 && /^ \p{Lu}\p{Ll}/u.test(behind)) ||
            /^\p{Lu}\p{Ll}+ $/u.test(before) ||
            (/\p{Lu}\p{Ll}+ $/u.test(before) && /^[.!]?$/u.test(behind)) ||
            /^ \p{Lu}\p{Ll}+[.!]?$/u.test(behind)
          : /^ \p{Lu}\p{Ll}/u.test(behind);
      const isName = isCapital && (language === "de" || from === 0 ? hasSecond : true);
      const weight = isName ? 2 : isCommon(key, language) ? 0.5 : isCapital || word.length >= 10 ? 1.5 : 1;
      return { key: folded(key), text: word, isName, weight };
    });
}

/** Small and without accents. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function signsIn(text: string): readonly Part[] {
  const signs = text.match(/[\p{sc=Han}々]|[\p{sc=Katakana}ー]{2,}|[A-Za-z]+\d?/gu) ?? [];
  return [...new Set(signs)]
    .filter((sign) => !grammar.has(sign))
    .map((sign) => ({ key: sign.toLowerCase(), text: sign, isName: false, weight: Math.min(2, sign.length) }));
}

const grammar = new Set([..."的是了在和与有也就都而被把从到由这那个其很大約约人年月日時中上下一"]);

/** Whether the other says what one says, in whatever words; not where a figure, a name or the claim itself is another. */
export function isSaidBy(own: Said, other: Said): boolean {
  if (isApart(own, other)) return false;
  const isAbout = weightIn(own) <= 1.6 * weightIn(other);
  return holds(other, own) || (isAbout && holds(own, other));
}

/** Whether most of what the second says stands in the first. */
function holds(whole: Said, { parts, values }: Said): boolean {
  const figures = values.map((value) => ({
    weight: weightOf(value),
    isMet: whole.values.some((one) => isOfKind(one, value) && agree(one, value)),
  }));
  // One word of the one is met by one of the other: telomeres and telomerase are two.
  const free = new Set(whole.parts);
  const words = parts.map((part) => {
    const met = [...free].find((one) => one.key === part.key) ?? [...free].find((one) => isLike(one, part));
    if (met) free.delete(met);
    return { weight: part.weight, isMet: met !== undefined };
  });
  const all = [...figures, ...words];
  const met = all.filter(({ isMet }) => isMet);
  const sum = (some: typeof all) => some.reduce((total, { weight }) => total + weight, 0);
  // A name or a year that both speak of says more than a word.
  const enough = met.some(({ weight }) => weight >= 2) ? 0.45 : 0.6;
  return sum(met) >= 1 && sum(met) >= enough * sum(all);
}

function weightIn({ parts, values }: Said): number {
  return [...parts.map(({ weight }) => weight), ...values.map(weightOf)].reduce((total, weight) => total + weight, 0);
}

function isApart(own: Said, other: Said): boolean {
  if (own.isNegated !== other.isNegated || figuresApart(own, other).length > 0) return true;
  return namesOnlyIn(own, other).length > 0 && namesOnlyIn(other, own).length > 0;
}

/**
 * Whether two sentences that no other one says may be the same: they share a figure, or a word that is rare in their text.
 */
export function mayBeSame(own: Said, other: Said, isRare: (key: string) => boolean): boolean {
  if (isApart(own, other)) return false;
  const isFigure = own.values.some((value) => other.values.some((one) => isOfKind(one, value) && agree(one, value)));
  const shared = own.parts.filter((part) => other.parts.some((one) => isLike(one, part)));
  // Of signs it takes more: two of them are one word.
  const isSigns = own.parts.some(({ key }) => /^\p{sc=Han}$/u.test(key));
  if (isSigns) return isFigure || (shared.length > 2 && shared.length >= 0.3 * own.parts.length);
  const met = shared.reduce((total, { weight }) => total + weight, 0);
  const isEnough = met >= 0.4 * Math.min(weightIn(own), weightIn(other));
  const isTelling = shared.length > 1 || shared.some(({ key, weight }) => weight >= 1 && isRare(key));
  return isFigure || (isEnough && isTelling);
}

/** A year or a large number says more than a small one. */
function weightOf({ kind, low }: Value): number {
  return kind !== "amount" || Math.abs(low) >= 100 ? 3 : 1.5;
}

function isOfKind(one: Value, other: Value): boolean {
  if ((one.kind === "amount") !== (other.kind === "amount")) return false;
  return one.kind !== "amount" || one.unit === other.unit || one.unit === "" || other.unit === "";
}

/** The same word, another form of it, or a word that is made with it. */
function isLike({ key }: Part, { key: other }: Part): boolean {
  if (key === other) return true;
  if (/^[\p{sc=Han}\p{sc=Katakana}]/u.test(key)) return false;
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  if (short.length >= 3 && long.startsWith(short) && (short.length >= 4 || long.length > 6)) return true;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  return (shared >= 5 && shared >= short.length - 3) || (shared >= 4 && shared >= short.length - 2);
}

/** Figures of one kind that do not agree. */
function figuresApart(own: Said, other: Said): readonly (readonly [Value, Value])[] {
  return own.values.flatMap((value): (readonly [Value, Value])[] => {
    const same = other.values.filter((one) => isOfKind(one, value));
    const [first] = same;
    return first && !same.some((one) => agree(one, value)) ? [[value, first]] : [];
  });
}

function namesOnlyIn(own: Said, other: Said): readonly string[] {
  return own.parts
    .filter((part) => part.isName && !other.parts.some((one) => isLike(one, part)))
    .map(({ text }) => text);
}

/**
 * What two sentences that say much the same in other words say otherwise: one figure, one name that the whole other text
 * does not have, the opposite, or another order. Null where they are one, or where more than one thing differs.
 */
export function rewordedApart(
  first: Said,
  second: Said,
  /** Both whole texts, folded. */
  texts: readonly [string, string],
  language: Language,
): readonly [string, string] | null {
  if (first.isNegated !== second.isNegated) return null;
  const order = ordersApart(first.text, second.text);
  if (order) return order;
  const sum = (parts: readonly Part[]) => parts.reduce((total, { weight }) => total + weight, 0);
  const shared = first.parts.filter((part) => second.parts.some((one) => isLike(one, part)));
  const least = Math.min(sum(first.parts), sum(second.parts));
  const isAgreed = first.values.some((value) => second.values.some((one) => isOfKind(one, value) && agree(one, value)));
  const figures = figuresApart(first, second);
  if (shared.length === 0 || figures.length > 1) return null;
  const [figure] = figures;
  const isNear = shared.length > 1 && sum(shared) >= 0.6 * least;
  const areNamesApart = namesOnlyIn(first, second).length > 0 && namesOnlyIn(second, first).length > 0;
  const isOneKind = figure?.[0].kind !== "amount" || figure[0].unit === figure[1].unit;
  if (figure) return isNear && isOneKind && !areNamesApart ? [figure[0].text, figure[1].text] : null;
  const opposite = oppositesApart(first, second);
  if (opposite && sum(shared) >= 0.4 * least) return opposite;
  if (isSpaceless(language)) {
    const isMostly = shared.length > 3 && sum(shared) >= 0.75 * least;
    return isMostly ? runsApart(first, second) : endsApart(first.text, second.text);
  }
  const names = namesInPlace(first, second, texts);
  // Two names in full may be told apart by one long word: "was Staatsratsvorsitzender".
  const isOffice = shared.some(({ key, text }) => text.length >= 12 && second.parts.some((one) => one.key === key));
  const isWhole = isOffice && names?.every((name) => name.includes(" "));
  return isAgreed || isNear || isWhole ? names : null;
}

/** A name of one or two words in each, said of the same year or the same deed. */
function namesInPlace(first: Said, second: Said, [own, other]: readonly [string, string]) {
  const isNotIn = (text: string) => (name: string) => !text.includes(folded(name));
  const ours = namesOnlyIn(first, second).filter(isNotIn(other));
  const theirs = namesOnlyIn(second, first).filter(isNotIn(own));
  if (ours.length === 0 || theirs.length === 0 || ours.length > 2 || theirs.length > 2) return null;
  return [ours.join(" "), theirs.join(" ")] as const;
}

/** Chinese and Japanese: the one run of signs that only one of them has. */
function runsApart(first: Said, second: Said): readonly [string, string] | null {
  const [ours, theirs] = [ownRuns(first.text, second.text), ownRuns(second.text, first.text)];
  const [mine, yours] = [ours[0], theirs[0]];
  if (ours.length === 0 && theirs.length === 0) return kinApart(first.text, second.text);
  if (ours.length !== 1 || theirs.length !== 1 || !mine || !yours) return null;
  return mine.length === yours.length ? [mine, yours] : null;
}

/** 北条泰時 and 北条時宗 are two of one family. */
function kinApart(one: string, other: string): readonly [string, string] | null {
  const only = (text: string, rest: string) =>
    (text.match(/(?<![\p{sc=Han}々])[\p{sc=Han}々]{3,4}(?![\p{sc=Han}々])/gu) ?? []).filter(
      (run) => !rest.includes(run),
    );
  const [ours, theirs] = [only(one, other), only(other, one)];
  const [mine = "", yours = ""] = [ours[0], theirs[0]];
  const areKin = mine.length === yours.length && mine.slice(0, 2) === yours.slice(0, 2);
  return ours.length === 1 && theirs.length === 1 && areKin ? [mine, yours] : null;
}

function ownRuns(text: string, other: string): readonly string[] {
  const known = new Set(other);
  const left = [...text].map((sign) => (known.has(sign) || grammar.has(sign) ? " " : sign)).join("");
  return left.match(/[\p{sc=Han}々]{2,8}/gu) ?? [];
}

/** "三峡大坝在湖北宜昌", "三峡大坝在重庆万州": one beginning, two ends. */
function endsApart(one: string, other: string): readonly [string, string] | null {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  const [mine, yours] = [one, other].map((text) => text.slice(shared).replace(/[。！]$/u, ""));
  const isName = (text = "") => /^[\p{sc=Han}々]{2,6}$/u.test(text);
  const isPlace = /[在于由为是]$/u.test(one.slice(0, shared));
  return shared >= 4 && isPlace && mine && yours && isName(mine) && isName(yours) ? [mine, yours] : null;
}

const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/^positiv/u, /^negativ/u],
  [/^longitudinal/u, /^transvers/u],
  [/^endotherm/u, /^exotherm/u],
  [/^[ck]?anod/u, /^[ck]athod/u],
  [/^[ck]on[ck]av/u, /^[ck]onve[xk]/u],
  [/^diploid/u, /^haploid/u],
  [/^maxim/u, /^minim/u],
  [/^(?:north|nord|norte)/u, /^(?:south|sud|sur$)/u],
];

/** One has the one pole and the other the other. */
function oppositesApart(first: Said, second: Said): readonly [string, string] | null {
  for (const [one, other] of opposites) {
    const has = ({ parts }: Said, pole: RegExp) => parts.find(({ key }) => pole.test(key))?.text;
    const [a, b, c, d] = [has(first, one), has(first, other), has(second, one), has(second, other)];
    if (a && d && !b && !c) return [a, d];
    if (b && c && !a && !d) return [b, c];
  }
  return null;
}

/** The same three things or more, where the order is what is told. */
function ordersApart(one: string, other: string): readonly [string, string] | null {
  if (![one, other].every((text) => tellsOrder.test(text))) return null;
  const [ours, theirs] = [one, other].map((text) =>
    (text.split(/[:：=]| (?:is|are|son|es|sont|est|ist|sind) /u).at(-1) ?? "")
      .split(/\s*(?:[,，、;→]|->| and | y | et | und )\s*/u)
      .map((item) =>
        folded(item)
          .replace(/[^\p{L}\p{N} ]/gu, "")
          .trim(),
      )
      .filter((item) => item !== ""),
  );
  if (!ours || !theirs || ours.length < 3 || [...ours].sort().join() !== [...theirs].sort().join()) return null;
  return ours.join() === theirs.join() ? null : [ours.join(", "), theirs.join(", ")];
}

const tellsOrder = /(?<!\p{L})(?:order|sequence|orden|secuencia|ordre|reihenfolge|abfolge)(?!\p{L})|顺序|順番|順序/iu;

/** The same items in another order, or the same words with other marks between them. */
export function isSameList(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll("曜日", "曜")
      .replaceAll("対", ":")
      .replace(/[\p{P}\p{S}\s]|[はのがをにでと]/gu, "");
  if (plain(one) === plain(other)) return true;
  const items = (text: string) => {
    const list =
      text
        .split(/[は=＝:：]/u)
        .at(-1)
        ?.split(/[、，,]/u) ?? [];
    return list.map(plain).sort();
  };
  return items(one).length >= 3 && items(one).join() === items(other).join();
}
