import { type Rational, rational } from "../rational.ts";
import type { ReadingOptions } from "../tokens.ts";

/** A number as texts write it: whole, with decimals or as a fraction. */
export function numberPattern({ decimalComma = false }: ReadingOptions): string {
  const decimals = decimalComma ? "[.,]" : "\\.";
  return `(?<![a-zA-Z\\d.,])-?\\d+(?:${decimals}\\d+)?(?:\\s?/\\s?\\d+)?(?!\\d)`;
}

export function exact(written: string): Rational {
  const [above = "0", below = "1"] = written.replace(/\s/g, "").split("/");
  const [whole = "0", part = ""] = above.replace(",", ".").split(".");
  return rational(BigInt(whole + part), 10n ** BigInt(part.length) * BigInt(below));
}

/** All numbers of a text, in their order; a per cent sign divides by a hundred. */
export function numbersIn(text: string, options: ReadingOptions): readonly Rational[] {
  return [...text.matchAll(new RegExp(`(${numberPattern(options)})(\\s*[%％])?`, "gu"))].map(
    ([, written = "0", sign]) => {
      const value = exact(written);
      return sign === undefined ? value : rational(value.n, value.d * 100n);
    },
  );
}

const ordinals = [
  "second zweite\\p{L}* segundo deuxième",
  "third dritte\\p{L}* tercero? troisième",
  "fourth vierte\\p{L}* cuarto quatrième",
  "fifth fünfte\\p{L}* quinto cinquième",
  "sixth sechste\\p{L}* sexto sixième",
  "seventh siebte\\p{L}* séptimo septième",
  "eighth achte\\p{L}* octavo huitième",
  "ninth neunte\\p{L}* noveno neuvième",
  "tenth zehnte\\p{L}* décimo dixième",
];
const amounts = [
  "two twice zwei zweimal deux dos",
  "three drei dreimal trois tres",
  "four vier viermal quatre cuatro",
  "five fünf fünfmal cinq cinco",
  "six sechs sechsmal seis",
  "seven sieben sept siete",
  "eight acht huit ocho",
  "nine neun neuf nueve",
  "ten zehn zehnmal dix diez",
];
const signs = "二三四五六七八九十";

const wordsOf = (all: readonly string[]) =>
  all.map((words) => new RegExp(`(?<!\\p{L})(?:${words.split(" ").join("|")})(?!\\p{L})`, "giu"));
const [orders, counts] = [wordsOf(ordinals), wordsOf(amounts)];

/** "the fifth term" is the 5th, "three coins" are 3. */
export function withDigits(text: string): string {
  const inOrder = orders.reduce((sofar, words, at) => sofar.replace(words, `${at + 2}th`), text);
  return counts
    .reduce((sofar, words, at) => sofar.replace(words, String(at + 2)), inOrder)
    .replaceAll("两", "2")
    .replace(/[二三四五六七八九十](?=[个次枚只张名人本回颗粒位])/gu, (sign) => String(signs.indexOf(sign) + 2));
}
