import { wholeLineOf } from "@jotter/markdown/line";
import { readableText } from "@jotter/markdown/readable-formula";

/**
 * Whether what was typed is what was meant, as a teacher reads it: not asked are capitals, the width of letters, how an
 * apostrophe, a dash or a quotation is drawn, commas and the mark at the end; the letters and their accents are. [FLA-2]
 */
export function isTypedRight(typed: string, meant: string): boolean {
  const isFormula = /^\s*\$[^$]+\$\s*$/.test(meant);
  const isCapital = [typed, meant].some((text) => text === text.toUpperCase());
  const keyOf = (text: string, comma: Comma) => {
    const key = keyOfWords(isCapital ? text.replace(/[ßẞ]/gu, "ss") : text, comma);
    return isFormula ? keyOfFormula(key) : key;
  };
  return commas.some((comma) => readingsOf(meant).some((one) => keyOf(one, comma) === keyOf(typed, comma)));
}

/** Between two digits a comma is that of a decimal, or parts two numbers as any other parts words. */
const commas = [".", " "] as const;
type Comma = (typeof commas)[number];

/** A back in Markdown, as it is read. */
export function readOf(meant: string): string {
  const lines = meant
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)]|#{1,6})\s+(?=\S)/, (sign) => (/\d/.test(sign) ? sign : "")));
  return readableText(wholeLineOf(lines.join(" ")));
}

/** The ways to understand a back: stars may be meant, what stands in brackets beside it may be left out, oe stands for ö. */
function readingsOf(meant: string): readonly string[] {
  const read = readOf(meant);
  const bare = read.replace(/^\([^()]{2,}\)\s+|\s+\([^()]{2,}\)$/gu, "");
  const open = read.replace(/^\(([^()]{2,})\)(?=\s)|(?<=\s)\(([^()]{2,})\)$/gu, "$1$2");
  const spelt = read.normalize("NFC").replace(/[äöü]/giu, (letter) => `${unmarked(letter)}e`);
  return [read, meant, bare, open, spelt];
}

const unmarked = (letter: string) => letter.normalize("NFD").replace(/\p{M}/gu, "");

/** A charge is written small, and so is a power: only that one is another number without it. */
const small = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const charge = new RegExp(`[${small}]*[⁺⁻](?![${small}])`, "gu");
const power = new RegExp(`[⁺⁻]?[${small}]+|ⁿ`, "gu");

const signs: readonly (readonly [RegExp, string])[] = [
  [/\p{Cf}/gu, ""],
  [/[‐‑‒–—―−]/gu, "-"],
  [/→/gu, "->"],
  [/≤/gu, "<="],
  [/≥/gu, ">="],
  [/≠/gu, "!="],
  [/[×·⋅∙∗]/gu, "*"],
  [/[÷⁄∕]/gu, "/"],
  [/["“”„‟«»‹›「」『』《》〈〉¿¡]/gu, ""],
  [/。/gu, "."],
  [/、/gu, ","],
  [/œ/gu, "oe"],
];

function keyOfWords(text: string, comma: Comma): string {
  let key = text
    .slice(0, 500)
    .replace(/[’‘ʼ´‛′＇]/gu, "'")
    .replace(/º/gu, "°")
    .replace(/(\d)(?=[¼½¾⅐-⅞])/gu, "$1 ")
    .replace(charge, (signs) => signs.normalize("NFKC"))
    .replace(power, (signs) => `^${signs.normalize("NFKC")}`)
    .normalize("NFKC")
    .toLowerCase();
  for (const [sign, plain] of signs) key = key.replace(sign, plain);
  key = key
    .replace(/(?<=\d),(?=\d)/gu, comma)
    .replace(/[,;]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return (
    withoutEnd(key)
      .replace(/ ?([-+*/=<>^%°|:!?]) ?/gu, "$1")
      .replace(/(?<=\d) (?=\p{L})/gu, "")
      // z. B. and U.S.A. are written with their stops and without.
      .replace(/(?<!\p{L})(\p{L})\. ?(?=\p{L}(?!\p{L}))/gu, "$1")
      .replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]) | (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, "")
      // Pinyin is written by syllables and by words.
      .replace(/^(?=.*[āēīōūǖǎěǐǒǔǚ]).*$/u, (pinyin) => pinyin.replaceAll(" ", ""))
  );
}

/** The mark of a sentence at its end; that of a factorial is a sign of its own. */
function withoutEnd(key: string): string {
  const bare = key.replace(/(?:[\s.?:]|(?<=\p{L}{2}|[\s.?])!)+$/u, "");
  return bare === "" ? key : bare;
}

const greek = "αalpha βbeta γgamma δdelta εepsilon θtheta λlambda μmu πpi ρrho σsigma τtau φphi ωomega";
const greekNames = new Map(greek.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** In a formula no blank means anything, and a letter may be typed by its name. */
function keyOfFormula(key: string): string {
  return key
    .replace(/[α-ω]/gu, (letter) => greekNames.get(letter) ?? letter)
    .replaceAll(" ", "")
    .replaceAll("sqrt", "√")
    .replace(/√\((\p{L}|\d+)\)/gu, "√$1");
}
