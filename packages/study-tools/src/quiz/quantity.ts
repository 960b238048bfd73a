import { realValue } from "@jotter/analysis/maths/numeric";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { valuesIn } from "@jotter/analysis/values";
import type { Language } from "@jotter/domain/settings";
import { numberWord } from "./number-words.ts";

/** A number as it was understood, and what it counts. */
export type Quantity = {
  /** As written, before its unit: 3.5 of "3.5 cm". */
  readonly value: number;
  /** The same in the unit that all of its kind are compared in: metres. */
  readonly base: number;
  /** "length"; a word, where it is no measure; empty where there is none. */
  readonly unit: string;
  readonly isMeasure: boolean;
  /** What the last written digit stands for, in the unit of `base`; 0 of a whole number, which is exact. */
  readonly step: number;
};

/** What a student's number may mean: "1,234" is two numbers in two countries. The first is the likeliest. [QUZ-2] */
export function quantitiesOf(written: string, language: Language): readonly Quantity[] {
  return quantitiesIn(reckoned(plainOf(written), language), language);
}

/** "0.5*24 = 12 V" comes to its last side, where the others come to the same; "3 = x" is three. */
function reckoned(text: string, language: Language): string {
  const sides = text.split(/\s*[=≈]\s*/u);
  const last = sides.at(-1) ?? "";
  // "x = 4 or x = 5" is two answers, and no sum.
  if (sides.length < 2 || several.test(text)) return text;
  if (/^[a-z]$/iu.test(last) && sides.length === 2) return sides[0] ?? "";
  const ends = quantitiesIn(last, language);
  const isTrue = sides.slice(0, -1).every((side) => {
    const [own] = quantitiesIn(side, language);
    if (own === undefined) return side === sides[0] && !/^[^\p{L}]*$/u.test(side);
    return ends.some(({ value, step }) => Math.abs(own.value - value) <= Math.max(1e-9 * Math.abs(value), step / 2));
  });
  return isTrue ? last : text;
}

const several = /[;、±]|,\s|(?<!\p{L})(?:or|and|oder|und|ou|et|o|y|u|e)(?!\p{L})|[或和与と]/iu;

function quantitiesIn(text: string, language: Language): readonly Quantity[] {
  const match = numeral.exec(text);
  if (!match) return spelledOut(text, language);
  const { sign = "", whole = "", power = "", times = "" } = match.groups ?? {};
  const rest = text.slice(match[0].length);
  const unit = unitIn(rest, language);
  if (!unit) return calculated(text, language);
  const scale = times === "" && power === "" ? 1 : 10 ** Number(times || power);
  return readingsOf(whole, language).map(({ value, step }) => {
    const signed = (sign === "" ? 1 : -1) * value * scale;
    return { value: signed, base: signed * unit.factor, step: step * scale * unit.factor, ...unit.named };
  });
}

/** "= 3.5 cm", "about 3.5 cm", "pH = 3.5" and 3×10⁸ in the signs of a keyboard. */
function plainOf(written: string): string {
  return written
    .replace(/[$€£¥￥](?=\s*[-−–]?\s*[\d.])/gu, "")
    .replace(/\$/g, "")
    .replace(/\\(?:cdot|times)/g, "*")
    .replace(/(\d)\s*([½¼¾⅓⅔])/gu, "$1 $2")
    .replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (raised) =>
      /[⁻⁰]|¹|[⁴-⁹]/u.test(raised) ? `^${raised.normalize("NFKC")}` : raised,
    )
    .replace(/(?<=10)([²³])/gu, (raised) => `^${raised.normalize("NFKC")}`)
    .replace(/[\uff01-\uff5e]/gu, (wide) => wide.normalize("NFKC"))
    .replace(/(?<![\p{L}])ー(?=\s*\d)/gu, "-")
    .replace(/㎠|㎡|㎥|㎤|㎏|㎞|㎝|㎜/gu, (sign) => sign.normalize("NFKC"))
    .replace(/(?<=\d)\s*(?:º|degrees?|Grad|grados?|degrés?)$/iu, "°")
    .replace(/(\d+)\s?分[の之]\s?(\d+)/gu, "$2/$1")
    .replace(/^(\d+)\s+(?:in|out of|von|sur|de cada)\s+(\d+)$/iu, "$1/$2")

    .replace(/[½¼¾⅓⅔]/gu, (part) => part.normalize("NFKC"))
    .replace(/⁄/gu, "/")
    .replace(/[−–—]/gu, "-")
    .trim()
    .replace(/^(?:[\p{L}_]{1,3}\d?\s*)?[=≈~]\s*/u, "")
    .replace(leadIn, "")
    .replace(/(?<=\d)[.。!？?]+$/u, "")
    .trim();
}

const leadIn =
  /^(?:(?:it|that)['’]?s\s|in\s|about\s|around\s|approx\.?\s|circa\s|ca\.?\s|etwa\s|rund\s|ungefähr\s|im Jahre?\s|environ\s|vers\s|unos?\s|unas\s|en\s|约|大约|約|およそ)\s*/iu;

const numeral =
  /^(?<sign>-\s?)?(?<whole>\d+\s\d+\/\d+|\d+\/\d+|\d{1,3}(?:[ \u00a0\u202f,.'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?)(?:[eE](?<power>[-+]?\d+)|\s*[*x×·⋅]\s*10\s*\^\s*[({]?(?<times>[-+]?\d+)[)}]?)?/u;

type Reading = { readonly value: number; readonly step: number };

function readingsOf(whole: string, language: Language): readonly Reading[] {
  const parts = /^(?:(\d+)\s)?(\d+)\/(\d+)$/u.exec(whole);
  if (parts) return [{ value: Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]), step: 0 }];
  const compact = whole.replace(/[ \u00a0\u202f'’]/gu, "");
  const signs = compact.match(/[.,]/gu) ?? [];
  const grouped = { value: Number(compact.replace(/[.,]/gu, "")), step: 0 };
  if (signs.length === 0) return [grouped];
  const last = Math.max(compact.lastIndexOf("."), compact.lastIndexOf(","));
  const decimals = compact.length - last - 1;
  const decimal = {
    value: Number(`${compact.slice(0, last).replace(/[.,]/gu, "")}.${compact.slice(last + 1)}`),
    step: 10 ** -decimals,
  };
  if (decimals !== 3) return [decimal];
  if (new Set(signs).size === 1 && signs.length > 1) return [grouped];
  if (signs.length > 1 || compact.startsWith("0")) return [decimal];
  const isGroup = (signs[0] === ",") !== (language === "de" || language === "es" || language === "fr");
  return isGroup ? [grouped, decimal] : [decimal, grouped];
}

type Unit = { readonly factor: number; readonly named: Pick<Quantity, "unit" | "isMeasure"> };

/** What stands behind a number: nothing, a measure, or the word of what is counted; null where it goes on as a sum. */
function unitIn(rest: string, language: Language): Unit | null {
  const words = rest.trim().replace(/[.。!]+$/u, "");
  if (words === "") return { factor: 1, named: { unit: "", isMeasure: false } };
  // "3x" is no three, and "x" no unit; three pies are.
  if (/^[xyzn]$|^(?:π|pi(?!\p{L})|√)/u.test(words)) return null;
  if (
    /^[-+*/^(=<>.,]|^\d|(?<!\p{L}\^?|\p{L}\^-)\d$|(?<!\p{L})(?:or|oder|ou|and|und|et|y|o)(?!\p{L})|[或和]/iu.test(words)
  )
    return null;
  const bare = unitWords.reduce((sofar, [from, to]) => sofar.replace(from, to), words);
  // A degree by itself is one of Celsius where a temperature is meant.
  const sign = /^(?:°|度)$/u.test(bare) ? "°C" : bare;
  const [found] = valuesIn(`1 ${sign}`, language);
  if (found?.kind !== "amount") return { factor: 1, named: { unit: bare.toLowerCase(), isMeasure: false } };
  const unit = found.isMeasure || found.unit === "" ? found.unit : bare.toLowerCase();
  return {
    factor: found.low,
    named: { unit: found.low !== 1 && !found.isMeasure ? "" : unit, isMeasure: found.isMeasure },
  };
}

/** Units as they are typed and said: "cm2", "sq cm", "meters per second", "m s^-1". */
const unitWords: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:square|sq\.?)\s+(?:centimet(?:er|re)s?|cm)$|^Quadratzentimetern?$|^cent[ií]m(?:etros|ètres) (?:cuadrados|carrés)$/iu,
    "cm²",
  ],
  [/^(?:square|sq\.?)\s+(?:met(?:er|re)s?|m)$|^Quadratmetern?$|^m(?:etros|ètres) (?:cuadrados|carrés)$/iu, "m²"],
  [
    /^(?:cubic)\s+(?:centimet(?:er|re)s?|cm)$|^Kubikzentimetern?$|^cent[ií]m(?:etros|ètres) (?:cúbicos|cubes)$/iu,
    "cm³",
  ],
  [/^met(?:er|re)s? per second$|^Metern? pro Sekunde$|^metros por segundo$|^mètres par seconde$|^mps$/iu, "m/s"],
  [/(?<=\p{L})\^?2$/u, "²"],
  [/(?<=\p{L})\^?3$/u, "³"],
  // Units by what they are made of.
  [/^kg\s?[·⋅*×]?\s?m\s?(?:\/\s?s²|[·⋅*×]?\s?s\^?\(?[-⁻][2²]\)?)$/u, "N"],
  [/^kg\s?[·⋅*×]?\s?m(?:\^?2|²)\s?(?:\/\s?s²|[·⋅*×]?\s?s\^?\(?[-⁻][2²]\)?)$|^N\s?[·⋅*×]?\s?m$|^W\s?[·⋅*×]?\s?s$/u, "J"],
  [/^N\/m²$/u, "Pa"],
  [/^J\/s$|^V\s?[·⋅*×]?\s?A$/u, "W"],
  [/^C\/s$|^V\/Ω$/u, "A"],
  [/^J\/C$/u, "V"],
  [/^V\/A$/u, "Ω"],
  [/^([\p{L}Ω]+)\s?[ ·*]?\s?([a-zL]{1,3})\s?\^?\(?(?:-|⁻)[1¹]\)?$/u, "$1/$2"],
];

/** "4.76 + log 2", "√2", "3(4 - 1)": whatever has one value. */
function calculated(text: string, language: Language): readonly Quantity[] {
  // "2.5.3" is no number, nor a product of two.
  if (/\d[.,]\d+[.,]\d/u.test(text)) return [];
  const usesComma = language === "de" || language === "es" || language === "fr";
  const read = parseExpression(text, { decimalComma: usesComma });
  if (!read.ok) return [];
  const value = realValue(read.value);
  return Number.isFinite(value) ? [{ value, base: value, unit: "", isMeasure: false, step: 0 }] : [];
}

function spelledOut(text: string, language: Language): readonly Quantity[] {
  const value = numberWord(text, language);
  if (value !== null) return [{ value, base: value, unit: "", isMeasure: false, step: 0 }];
  return /[\d√π]/u.test(text) ? calculated(text, language) : [];
}
