import { has, symbolsOf } from "@jotter/analysis/maths/expression";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import type { Language } from "@jotter/domain/settings";
import { readSide } from "./reading/chains.ts";
import { usesDecimalComma } from "./reading/read-line.ts";

/** A letter of the student's own in an equation, and what it stands for: u = e^x. */
export type OwnLetter = { readonly letter: string; readonly body: string };

const introduced =
  /^\s*(?:let(?:'s)?(?: say)?|put|set|sub(?:stitut\p{L}*)?|sei|setze|subst(?:ituier\p{L}*)?|soit|on pose|posons|pose|sea|hagamos|llamamos|令|设|設|把)?\s*:?\s*/iu;
const closed =
  /\s*(?:とおく|とする|と置く|とおくと|，则.*|(?:[,;，]\s*)?[(（]?\s*[a-zA-Z]\s*[>≥]=?\s*0\s*[)）]?)?\s*[.。,，;]?\s*$/u;

/** "Let u = e^x", "令 t = 2^x", "X = e^x": a letter the equation does not know, for something with the unknown in it. */
export function ownLetterIn(
  text: string,
  unknown: string,
  letters: ReadonlySet<string>,
  language: Language,
): OwnLetter | null {
  const plain = plainMaths(text).replace(introduced, "").replace(closed, "");
  const [, one = "", other = ""] = /^([^=<>≤≥≠≈]+)=([^=<>≤≥≠≈]+)$/u.exec(plain) ?? [];
  const [letter, body] = /^\s*[a-zA-Z]\s*$/.test(one) ? [one.trim(), other] : [other.trim(), one];
  if (!/^[a-zA-Z]$/.test(letter) || letters.has(letter) || letter === "i" || letter === "e") return null;
  const value = readSide(body.trim(), { decimalComma: usesDecimalComma(language) });
  if (value === null || value.kind === "symbol" || !has(value, unknown)) return null;
  return [...symbolsOf(value)].every((name) => letters.has(name)) ? { letter, body: body.trim() } : null;
}

const or: Readonly<Record<Language, string>> = { en: "or", de: "oder", fr: "ou", es: "o", zh: "或", ja: "または" };

/** The line in the letters of the problem: "u² - 3u + 2 = 0" is (e^x)² - 3(e^x) + 2 = 0. */
export function withoutOwnLetter(text: string, { letter, body }: OwnLetter, language: Language): string {
  const own = `(?<![\\p{L}\\\\])${letter}(?!\\p{L})`;
  const numbered = text.replace(new RegExp(`${own}_?\\{?[1-4₁-₄]\\}?(?=\\s*=)`, "gu"), letter);
  // "t = 1, 3": the letter is that of both.
  const values = new RegExp(`^\\s*${letter}\\s*=\\s*([^=,;]+?)\\s*[,;、]\\s*([^=,;]+?)\\s*$`, "u");
  const listed = numbered
    .replace(values, `${letter} = $1 ${or[language]} ${letter} = $2`)
    .replace(new RegExp(`(=[^=,;]+)[,;、]\\s*(?=${letter}\\s*=)`, "gu"), `$1 ${or[language]} `);
  return listed.replace(new RegExp(own, "gu"), `(${body})`);
}
