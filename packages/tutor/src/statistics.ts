import { type Expression, number, numberOf, power, product, sum } from "@jotter/analysis/maths/expression";
import { compare, type Rational, rational } from "@jotter/analysis/maths/rational";
import type { Language } from "@jotter/domain/settings";

/** A list of numbers and what is asked of it. */
export type Listed = { readonly measure: Measure; readonly numbers: readonly Expression[]; readonly value: Expression };

type Measure = "mean" | "median" | "variance" | "sample-variance" | "deviation" | "sample-deviation";

const measures: readonly (readonly [Measure, RegExp])[] = [
  [
    "sample-deviation",
    /sample standard deviation|empirische standardabweichung|desviación (?:típica|estándar) muestral|样本标准差|標本標準偏差/iu,
  ],
  ["deviation", /standard deviation|standardabweichung|desviación (?:típica|estándar)|écart[- ]type|标准差|標準偏差/iu],
  ["sample-variance", /sample variance|empirische varianz|varianza muestral|样本方差|不偏分散/iu],
  ["variance", /variance|varianz|varianza|方差|分散/iu],
  ["median", /median|mediana|médiane|中位数|中央値/iu],
  ["mean", /\bmean\b|average|mittelwert|durchschnitt|\bmedia\b|promedio|moyenne|平均/iu],
];

/** "Find the mean of 4, 8, 6": at least three numbers in a row and nothing else that counts. */
export function listedIn(text: string, language: Language): Listed | null {
  const measure = measures.find(([, words]) => words.test(text))?.[0];
  if (measure === undefined) return null;
  const decimalComma = language === "es" || language === "fr" || language === "de";
  const one = decimalComma ? "-?\\d+(?:[.,]\\d+)?" : "-?\\d+(?:\\.\\d+)?";
  const list = new RegExp(
    `${one}(?:\\s*(?:;|,(?=\\s)|、|，|\\by\\b|\\bet\\b|\\bund\\b|\\band\\b)\\s*(?:and |und |et |y )?${one}){2,}`,
    "u",
  ).exec(text)?.[0];
  if (list === undefined || /\d/.test(text.replace(list, ""))) return null;
  const values = (list.match(new RegExp(one, "g")) ?? []).map((each) => exact(each));
  return { measure, numbers: values.map(numberOf), value: measured(measure, values) };
}

function exact(written: string): Rational {
  const [whole = "0", part = ""] = written.replace(",", ".").split(".");
  return rational(BigInt(whole + part), 10n ** BigInt(part.length));
}

function measured(measure: Measure, values: readonly Rational[]): Expression {
  const sorted = values.toSorted(compare).map(numberOf);
  const middle = sorted.length / 2;
  if (measure === "median") {
    const [low = sorted[0], high = sorted[0]] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
    return product(number(1n, 2n), sum(low ?? number(0n), high ?? number(0n)));
  }
  const mean = product(number(1n, sorted.length), sum(...sorted));
  if (measure === "mean") return mean;
  const squares = sorted.map((each) => power(sum(each, product(number(-1n), mean)), number(2n)));
  const spread = product(number(1n, measure.startsWith("sample") ? sorted.length - 1 : sorted.length), sum(...squares));
  return measure.endsWith("variance") ? spread : power(spread, number(1n, 2n));
}

/** What is named on the way: the mean, where a spread is asked for. */
export function partOf({ numbers }: Listed, name: string): Expression | null {
  const rationals = numbers.flatMap((each) => (each.kind === "number" ? [each.value] : []));
  const plain = name.toLowerCase();
  if (/^(?:mean|average|mittelwert|media|moyenne|\\bar\{[a-z]\}|x̄|μ|平均)$/u.test(plain))
    return measured("mean", rationals);
  if (/^(?:median|mediana|médiane)$/u.test(plain)) return measured("median", rationals);
  return null;
}
