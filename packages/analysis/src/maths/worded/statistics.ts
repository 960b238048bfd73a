import {
  difference,
  type Expression,
  number,
  numberOf,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  two,
} from "../expression.ts";
import { latexOf } from "../print.ts";
import { compare, isZero, minus, over, plus, type Rational, rational, times, ZERO } from "../rational.ts";
import { noteFormula, type Working } from "../steps.ts";
import type { ReadingOptions } from "../tokens.ts";
import { exact } from "./figures.ts";
import type { Form, Part, Posed } from "./form.ts";
import { saysMoreThan } from "./qualifiers.ts";

const tex = (value: Rational) => latexOf(numberOf(value));
const inOrder = (all: readonly Rational[]) => all.toSorted(compare);
const total = (all: readonly Rational[]) => all.reduce(plus, ZERO);
const many = (all: readonly unknown[]) => rational(BigInt(all.length));
const average = (all: readonly Rational[]) => over(total(all), many(all));
const listed = (all: readonly Rational[]) => all.map(tex).join(", \\; ");

function meanOf(all: readonly Rational[], working: Working): Expression {
  const value = quotient(sum(...all.map(numberOf)), number(all.length));
  noteFormula(working, "averageOfAll", listed(all), `\\bar{x} = ${latexOf(value)}`);
  return value;
}

/** The middle of numbers in order: one of them, or halfway between two. */
function middleOf(sorted: readonly Rational[]): Expression {
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1] ?? ZERO, sorted[Math.floor(half)] ?? ZERO];
  return sorted.length % 2 === 1 ? numberOf(low) : quotient(sum(numberOf(low), numberOf(high)), two);
}

function medianOf(all: readonly Rational[], working: Working): Expression {
  const sorted = inOrder(all);
  noteFormula(working, "sortNumbers", listed(all), listed(sorted));
  const value = middleOf(sorted);
  noteFormula(working, "middleNumber", listed(sorted), latexOf(value));
  return value;
}

function varianceOf(all: readonly Rational[], isSample: boolean, working: Working): Expression {
  const mean = average(all);
  noteFormula(
    working,
    "averageOfAll",
    listed(all),
    `\\bar{x} = ${latexOf(quotient(sum(...all.map(numberOf)), number(all.length)))} = ${tex(mean)}`,
  );
  const squares = all.map((each) => power(difference(numberOf(each), numberOf(mean)), two));
  const value = quotient(sum(...squares), number(isSample ? all.length - 1 : all.length));
  noteFormula(working, isSample ? "sampleVariance" : "squaredDistances", `\\bar{x} = ${tex(mean)}`, latexOf(value));
  return value;
}

function deviationOf(all: readonly Rational[], isSample: boolean, working: Working): Expression {
  const value = root(varianceOf(all, isSample, working));
  noteFormula(working, "rootOfVariance", isSample ? "s" : "\\sigma", latexOf(value));
  return value;
}

/** Halves without the middle number, as most schools have it. */
function halvesOf(all: readonly Rational[]): readonly [readonly Rational[], readonly Rational[]] {
  const sorted = inOrder(all);
  const size = Math.floor(sorted.length / 2);
  return [sorted.slice(0, size), sorted.slice(sorted.length - size)];
}

function quartileOf(all: readonly Rational[], isUpper: boolean, working: Working): Expression {
  const sorted = inOrder(all);
  noteFormula(working, "sortNumbers", listed(all), listed(sorted));
  const half = halvesOf(all)[isUpper ? 1 : 0];
  noteFormula(working, "halfOfNumbers", listed(sorted), listed(half));
  const value = middleOf(half);
  noteFormula(working, "middleNumber", listed(half), latexOf(value));
  return value;
}

/** Halves with the middle number, and the ways of spreadsheets: all of them are taught somewhere. */
function otherQuartiles(all: readonly Rational[], isUpper: boolean): readonly Expression[] {
  const sorted = inOrder(all);
  const size = Math.ceil(sorted.length / 2);
  const within = isUpper ? sorted.slice(sorted.length - size) : sorted.slice(0, size);
  const share = rational(isUpper ? 3n : 1n, 4n);
  const at = (place: Rational): Expression => {
    const whole = place.n / place.d;
    const low = sorted[Number(whole)] ?? sorted.at(-1) ?? ZERO;
    const high = sorted[Number(whole) + 1] ?? low;
    const part = minus(place, rational(whole));
    return numberOf(plus(low, times(part, minus(high, low))));
  };
  const [n, one] = [many(sorted), rational(1n)];
  const upTo = times(n, share);
  const rounded = isZero(minus(upTo, rational(upTo.n / upTo.d))) ? minus(upTo, one) : rational(upTo.n / upTo.d);
  return [middleOf(within), at(times(minus(n, one), share)), at(minus(times(plus(n, one), share), one)), at(rounded)];
}

const meanNames = /^(?:mean|average|mittelwert|media|moyenne|\\bar\{[a-z]\}|x̄|μ|mu|\\mu|m|平均)$/iu;
const varianceNames = /^(?:variance|varianz|varianza|var|[sσ](?:²|\^\{?2\}?)|\\sigma\^\{?2\}?|方差|分散)$/iu;
const meanPart = (all: readonly Rational[]): Part => ({ names: meanNames, value: meanOf(all, []) });

const list = (chance: (below: number) => number): readonly Rational[] =>
  Array.from({ length: 5 }, () => rational(BigInt(1 + chance(12))));
const question = (name: string) => (all: readonly Rational[]) => `${name}\\left(${listed(all)}\\right)`;

export const statisticsForms = {
  mean: { topic: "statistics", question: question("\\bar{x}"), solve: meanOf, vary: list },
  median: { topic: "statistics", question: question("\\tilde{x}"), solve: medianOf, vary: list },
  range: {
    topic: "statistics",
    question: question("\\max - \\min"),
    solve: (all, working) => {
      const sorted = inOrder(all);
      const value = difference(numberOf(sorted.at(-1) ?? ZERO), numberOf(sorted[0] ?? ZERO));
      noteFormula(working, "spanOfNumbers", listed(all), latexOf(value));
      return value;
    },
    vary: list,
  },
  lowerQuartile: {
    topic: "statistics",
    question: question("Q_1"),
    solve: (all, working) => quartileOf(all, false, working),
    also: (all) => otherQuartiles(all, false),
    vary: list,
  },
  upperQuartile: {
    topic: "statistics",
    question: question("Q_3"),
    solve: (all, working) => quartileOf(all, true, working),
    also: (all) => otherQuartiles(all, true),
    vary: list,
  },
  quartileRange: {
    topic: "statistics",
    question: question("Q_3 - Q_1"),
    solve: (all, working) => {
      const [low, high] = [quartileOf(all, false, working), quartileOf(all, true, working)];
      const value = difference(high, low);
      noteFormula(working, "quartileRange", "Q_3 - Q_1", latexOf(value));
      return value;
    },
    also: (all) => {
      const [low, high] = [otherQuartiles(all, false), otherQuartiles(all, true)];
      return high.flatMap((each, at) => [difference(each, low[at] ?? each)]);
    },
    vary: list,
  },
  variance: {
    topic: "statistics",
    question: question("\\sigma^2"),
    solve: (all, working) => varianceOf(all, false, working),
    parts: (all) => [meanPart(all)],
    vary: list,
  },
  sampleVariance: {
    topic: "statistics",
    question: question("s^2"),
    solve: (all, working) => varianceOf(all, true, working),
    parts: (all) => [meanPart(all)],
    vary: list,
  },
  eitherVariance: {
    topic: "statistics",
    question: question("\\sigma^2"),
    solve: (all, working) => varianceOf(all, false, working),
    parts: (all) => [meanPart(all)],
    also: (all) => [varianceOf(all, true, [])],
    vary: list,
  },
  deviation: {
    topic: "statistics",
    question: question("\\sigma"),
    solve: (all, working) => deviationOf(all, false, working),
    parts: (all) => [meanPart(all), { names: varianceNames, value: varianceOf(all, false, []) }],
    vary: list,
  },
  sampleDeviation: {
    topic: "statistics",
    question: question("s"),
    solve: (all, working) => deviationOf(all, true, working),
    parts: (all) => [meanPart(all), { names: varianceNames, value: varianceOf(all, true, []) }],
    vary: list,
  },
  eitherDeviation: {
    topic: "statistics",
    question: question("\\sigma"),
    solve: (all, working) => deviationOf(all, false, working),
    parts: (all) => [meanPart(all)],
    also: (all) => [deviationOf(all, true, [])],
    vary: list,
  },
  regression: {
    topic: "statistics",
    question: (figures) => {
      const [xs, ys] = axes(figures);
      return xs.map((x, at) => `(${tex(x)} \\mid ${tex(ys[at] ?? ZERO)})`).join(", \\; ");
    },
    solve: (figures, working) => {
      const [xs, ys] = axes(figures);
      const [x, y] = [average(xs), average(ys)];
      const mixed = xs.map((each, at) => times(minus(each, x), minus(ys[at] ?? ZERO, y)));
      const squares = xs.map((each) => times(minus(each, x), minus(each, x)));
      const slope = over(total(mixed), total(squares));
      noteFormula(working, "averageOfAll", listed(xs), `\\bar{x} = ${tex(x)}, \\; \\bar{y} = ${tex(y)}`);
      noteFormula(
        working,
        "regressionSlope",
        "b",
        `b = \\frac{${tex(total(mixed))}}{${tex(total(squares))}} = ${tex(slope)}`,
      );
      const height = minus(y, times(slope, x));
      noteFormula(
        working,
        "regressionLine",
        "a",
        `a = ${tex(y)} - ${latexOf(product(numberOf(slope), numberOf(x)))} = ${tex(height)}`,
      );
      return sum(product(numberOf(slope), symbol("x")), numberOf(height));
    },
    parts: (figures) => [{ names: /^(?:\\bar\{x\}|x̄)$/u, value: meanOf(axes(figures)[0], []) }],
    vary: (chance) => [1, 2, 3, 4].flatMap((x) => [rational(BigInt(x)), rational(BigInt(2 * x + chance(4)))]),
  },
} as const satisfies Record<string, Form>;

function axes(figures: readonly Rational[]): readonly [readonly Rational[], readonly Rational[]] {
  return [figures.filter((_, at) => at % 2 === 0), figures.filter((_, at) => at % 2 === 1)];
}

const deviation = "standard deviation|standardabweichung|desviación (?:típica|estándar)|écart[- ]type|标准差|標準偏差";
const measures: readonly (readonly [keyof typeof statisticsForms, RegExp])[] = [
  [
    "sampleDeviation",
    /sample standard deviation|empirische standardabweichung|stichproben|desviación (?:típica|estándar) muestral|écart[- ]type (?:d'échantillon|empirique)|样本标准差|標本標準偏差/iu,
  ],
  [
    "deviation",
    new RegExp(
      `(?:population|grundgesamtheit|poblacional|population|总体|母)[^.]*?(?:${deviation})|(?:${deviation})[^.]*?(?:poblacional|de la population|der grundgesamtheit)`,
      "iu",
    ),
  ],
  ["eitherDeviation", new RegExp(deviation, "iu")],
  [
    "sampleVariance",
    /sample variance|empirische varianz|varianza muestral|variance (?:d'échantillon|empirique)|样本方差|不偏分散/iu,
  ],
  [
    "variance",
    /population variance|varianza poblacional|variance de la population|varianz der grundgesamtheit|总体方差/iu,
  ],
  ["eitherVariance", /variance|varianz|varianza|方差|分散/iu],
  ["quartileRange", /interquartile|iqr\b|interquartil|intercuart|四分位距|四分位間|四分位数间距|四分位範囲/iu],
  [
    "lowerQuartile",
    /(?:first|lower|1st) quartile|\bQ_?1\b|Q₁|primer cuartil|premier quartile|(?:erste[sn]?|untere[sn]?) quartil|第一四分位|下四分位|第1四分位/iu,
  ],
  [
    "upperQuartile",
    /(?:3th|third|upper|3rd) quartile|\bQ_?3\b|Q₃|(?:tercer|3th) cuartil|(?:troisième|3th) quartile|(?:dritte[sn]?|3th|obere[sn]?) quartil|第三四分位|上四分位|第3四分位/iu,
  ],
  ["median", /median|mediana|médiane|zentralwert|中位数|中央値/iu],
  ["range", /\brange\b|spannweite|\brango\b|\brecorrido\b|étendue|极差|範囲/iu],
  ["mean", /\bmean\b|average|mittelwert|durchschnitt|\bmedia\b|promedio|moyenne|平均/iu],
];

/** "(2 dp)": how exactly it is wanted is no number of the list. */
const roundingNote =
  /\(?\s*(?:to|auf|à|con|a)?\s*\d+\s*(?:d\.?p\.?|s\.?f\.?|decimals?|decimal places?|significant figures?|nachkommastellen|dezimalen|decimales|décimales|位小数)(?![a-z])\s*\)?/iu;

const understood = [
  "condition",
  "given",
  "place",
  "extra",
  "running",
  "different",
  "must",
  "later",
  "pause",
  "direction",
] as const;

/** "Find the sum and the mean": more than one is asked for. */
const more = /\bsum\b|\bsumme\b|\bsuma\b|\bsomme\b|总和|合計/iu;

/** "Find the mean of 4, 8, 6": at least three numbers in a row and nothing else that counts. */
export function readStatistics(text: string, { decimalComma = false }: ReadingOptions): Posed | null {
  const one = decimalComma ? "-?\\d+(?:[.,]\\d+)?" : "-?\\d+(?:\\.\\d+)?";
  if (/regress|ausgleichsgerade|least squares|best fit|mínimos cuadrados|moindres carrés|回归|回帰/iu.test(text))
    return regressionIn(text, one);
  const plain = text
    .replace(roundingNote, " ")
    .replace(/Q_?[13]|Q[₁₃]|第[13](?=四分位)|3th(?= (?:quartil|cuartil))/gu, "");
  if (saysMoreThan(plain, understood) || more.test(plain)) return null;
  const measure = measures.find(([, words]) => words.test(text))?.[0];
  if (measure === undefined) return null;
  const parted = new RegExp(
    `${one}(?:\\s*(?:;|,(?=\\s)|、|，|\\by\\b|\\bet\\b|\\bund\\b|\\band\\b)\\s*(?:and |und |et |y )?${one}){2,}`,
    "u",
  ).exec(plain)?.[0];
  const list = parted ?? new RegExp(`(?<![\\d.,])${one}(?: ${one}){2,}`, "u").exec(plain)?.[0];
  if (list === undefined || /\d/.test(plain.replace(list, ""))) return null;
  return { form: measure, figures: (list.match(new RegExp(one, "g")) ?? []).map(exact) };
}

function regressionIn(text: string, one: string): Posed | null {
  const point = new RegExp(`\\(\\s*(${one})\\s*[,;|]\\s*(${one})\\s*\\)`, "gu");
  const points = [...text.matchAll(point)].flatMap(([, x = "0", y = "0"]) => [exact(x), exact(y)]);
  const [xs] = axes(points);
  const isSpread = xs.some((each) => compare(each, xs[0] ?? each) !== 0);
  if (points.length < 6 || !isSpread || /\d/.test(text.replace(point, ""))) return null;
  return { form: "regression", figures: points };
}
