import { sameSolutions } from "@jotter/analysis/maths/check";
import { equivalence } from "@jotter/analysis/maths/equivalent";
import { type Expression, type Statement, symbolsOf } from "@jotter/analysis/maths/expression";
import { parseExpression, parseStatement } from "@jotter/analysis/maths/parse";
import type { Language } from "@jotter/domain/settings";
import { almost, type Mark, right, wrong } from "./mark.ts";

/** By the maths engine: 2(x+2) is 2x+4, and x=3, x=2 is x=2 or x=3. Null where one of them is no formula. [QUZ-2] */
export function markFormula(answer: string, given: string, language: Language): Mark | null {
  if (!isFormula(answer)) return null;
  if (/[<>≤≥]/u.test(answer)) return markInequality(plain(answer), plain(given), language);
  const written =
    answer === answer.toLowerCase() ? given.replace(/(?<!\p{L})[XYZ](?!\p{L})/gu, (x) => x.toLowerCase()) : given;
  const wanted = valuesOf(answer, language);
  if (wanted === null) return null;
  const marks = [bothSigns, asWritten].flatMap((signs) => {
    const own = valuesOf(written, language, signs);
    return own === null ? [] : [markValues(wanted, own)];
  });
  return marks.toSorted((one, other) => other.share - one.share)[0] ?? wrong;
}

function markValues(wanted: readonly Expression[], own: readonly Expression[]): Mark {
  const isIn = (value: Expression, all: readonly Expression[]) => all.some((one) => isEqual(one, value));
  const found = wanted.filter((value) => isIn(value, own)).length;
  if (own.some((value) => !isIn(value, wanted)) || found === 0) return wrong;
  return found === wanted.length ? right : almost(found / wanted.length);
}

/** 3 < x is x > 3, and it does not matter which of two stretches is named first. */
function markInequality(answer: string, given: string, language: Language): Mark | null {
  const x = /(?<!\p{L})[a-z](?!\p{L})/iu.exec(answer)?.[0];
  const [wanted, own] = [stretchesOf(answer, language), stretchesOf(given, language)];
  if (wanted === null || x === undefined) return null;
  const isIn = (one: Statement, all: readonly Statement[]) =>
    all.some((other) => sameSolutions(one, other, x) === "equal");
  const isSame = own?.length === wanted.length && wanted.every((one) => isIn(one, own));
  return isSame ? right : wrong;
}

function stretchesOf(text: string, language: Language): readonly Statement[] | null {
  const decimalComma = usesDecimalComma(language);
  const read = text.split(orWords).map((part) => parseStatement(part, { decimalComma }));
  return read.every((one) => one.ok) ? read.flatMap((one) => (one.ok ? [one.value] : [])) : null;
}

const orWords = /\s(?:or|oder|ou|o|u)\s|[或]|または/giu;

function usesDecimalComma(language: Language): boolean {
  return language === "de" || language === "es" || language === "fr";
}

/** Whether it can be read as an answer of the kind: with no other letters than the answer has, and solved where that is. */
export function isReadFormula(answer: string, given: string, language: Language): boolean {
  const [known, own] = [lettersIn(answer), lettersIn(given)];
  if (!own.every((letter) => known.includes(letter))) return false;
  if (/[<>≤≥]/u.test(answer)) return stretchesOf(plain(given), language) !== null;
  return valuesOf(given, language) !== null;
}

function lettersIn(text: string): readonly string[] {
  const words =
    plain(text)
      .replace(joinWords, " ")
      .replace(/\\[a-z]+/giu, " ")
      .match(/\p{L}+/giu) ?? [];
  return words.flatMap((word) => (functionNames.test(word) && word.length > 1 ? [] : [...word.toLowerCase()]));
}

/** One that stands for itself: with an operator, a letter or a command, and no word. */
export function isFormula(text: string): boolean {
  const bare = plain(text).replace(joinWords, " ");
  if (ending.test(text.trim())) return false;
  if (!/[=<>≤≥+\-*/^\\√]|\d\p{L}|^\$/u.test(text.trim())) return false;
  const words = bare.replace(/\\[a-z]+/giu, " ").match(/\p{L}{2,}/giu) ?? [];
  return words.every((word) => functionNames.test(word)) && /[\d\p{L}]/u.test(bare);
}

/** "-ar" is what verbs end in, and no product. */
const ending = /^[-–—]\s?(?:ar|er|ir|re|es|as|os|an|en|em|ed|ly|al|ic|or|ty|ai|ez|st|te)$/iu;

const functionNames = /^(?:sin|cos|tan|ln|log|lg|sqrt|pi|exp|arcsin|arccos|arctan|[a-z]{2}(?=\d|$))$/iu;
const joinWords = /(?<!\p{L})(?:or|oder|ou|and|und|et)(?!\p{L})|(?<=\S\s)[you](?=\s[^=])|[或和]|または|と/giu;

function isEqual(one: Expression, other: Expression): boolean {
  const verdict = equivalence(one, other);
  return verdict === "equal" || verdict === "equal-where-defined";
}

/** What x may be: each part of "x=2 or x=3", "{2; 3}", "L = {2; 3}", "x1=2 x2=3", "x = ±3". */
function valuesOf(text: string, language: Language, signs = bothSigns): readonly Expression[] | null {
  const bare = plain(text)
    .replace(/^(?:[LSx𝕃]\s*[=∈]\s*)?\\?\{(.*?)\\?\}$/u, "$1")
    .replace(/^=\s*/u, "")
    .replace(/(?<=[\d)])\s+(?=[a-z]_?\{?\d?\}?\s*=)/giu, "; ");
  const usesComma = usesDecimalComma(language);
  const parts = bare
    .replace(joinWords, ";")
    .split(separators(bare, usesComma))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const values = parts.flatMap(signs).map((part) => solution(part, usesComma));
  return values.length === 0 || values.includes(null) ? null : (values as readonly Expression[]);
}

/** In "x = 2,5, x = -1" the comma between two digits is the number's own, where a language writes it so. */
function separators(text: string, usesComma: boolean): RegExp {
  if (!usesComma) return /[;、]|,(?=\s|\p{L}|[-±√])|,(?!\d{3}(?!\d))/u;
  return /,\s/.test(text) ? /[;、]|,(?=\s|\p{L}|[-±√])/u : /[;、]/u;
}

/** "4 ± 1" is two of them, and so is "4 +- 1"; "2x + -3" is one. */
function bothSigns(part: string): readonly string[] {
  const signed = part.replace(/\+(?:\s*\/\s*)?[-−](?=\s*[\d√])|\\pm(?![a-z])/giu, "±");
  return signed.includes("±")
    ? ["+", "-"].map((sign) => signed.replaceAll("±", sign).replace(/(^|=)\s*\+/u, "$1"))
    : [part];
}

/** "2x+-3" is 2x - 3 as well. */
function asWritten(part: string): readonly string[] {
  return [part];
}

function solution(part: string, decimalComma: boolean): Expression | null {
  const named = /^[a-z](?:_?\{?\d\}?|\([a-z]\))?\s*=\s*(.+)$/iu.exec(part)?.[1];
  const read = parseExpression(named ?? part, { decimalComma });
  if (read.ok) return read.value;
  const whole = parseStatement(part, { decimalComma });
  return whole.ok ? solvedFor(whole.value) : null;
}

/** 2 = x says what x = 2 says. */
function solvedFor(statement: Statement): Expression | null {
  if (statement.kind !== "relation" || statement.comparison !== "=") return null;
  return symbolsOf(statement.left).size === 0 ? statement.left : null;
}

function plain(text: string): string {
  return text
    .trim()
    .replace(/^\$+|\$+$/gu, "")
    .replace(/[₀-₉\uff01-\uff5e]/gu, (sign) => sign.normalize("NFKC"))
    .replace(/[−–]|(?<![\p{L}])ー(?=\s*\d)/gu, "-")
    .replace(/(?<=[\p{L}\d)}])[.。!！]+$/u, "")
    .trim();
}
