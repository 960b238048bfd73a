import { equivalence } from "./equivalent.ts";
import {
  difference,
  type Expression,
  hasConstant,
  infinity,
  isNumber,
  number,
  numberOf,
  one,
  power,
  product,
  quotient,
  replaced,
  sum,
  symbol,
  symbolsOf,
} from "./expression.ts";
import { coefficientsIn } from "./normal.ts";
import { parseExpression } from "./parse.ts";
import { plainMaths } from "./plain-maths.ts";
import { latexOf } from "./print.ts";
import { stop } from "./problem.ts";
import { isOne, over } from "./rational.ts";
import { tidy } from "./simplify.ts";
import { noteFormula, type Working } from "./steps.ts";
import type { ReadingOptions } from "./tokens.ts";

/** A sum over whole numbers; without end where it goes to infinity. */
export type SeriesTask = {
  readonly kind: "series";
  readonly expression: Expression;
  readonly variable: string;
  readonly from: Expression;
  readonly to: Expression;
};

export function seriesLatex({ expression, variable, from, to }: SeriesTask): string {
  const body = expression.kind === "sum" ? `\\left(${latexOf(expression)}\\right)` : latexOf(expression);
  return `\\sum_{${variable}=${latexOf(from)}}^{${latexOf(to)}} ${body}`;
}

/** As many terms can be read by somebody. */
const fewTerms = 6;
const mostTerms = 200;

/** The sum without its sign, as a formula to be worked out. */
export function closedSeries(task: SeriesTask, working: Working): Expression {
  const { expression: body, variable, from, to } = task;
  if (!isNumber(from) || from.value.d !== 1n) return stop({ kind: "cannot" });
  if ([...symbolsOf(body)].some((name) => name !== variable)) return stop({ kind: "cannot" });
  const isEndless = hasConstant(to, "infinity");
  const count = isEndless ? to : tidy(sum(difference(to, from), one));
  const total = isNumber(count) ? Number(count.value.n) : Number.POSITIVE_INFINITY;
  if (total < 1) return stop({ kind: "cannot" });
  const done = (
    id: "writeOutSum" | "sumFormula" | "geometricSum" | "infiniteSum" | "equalTerms",
    value: Expression,
  ) => {
    noteFormula(working, id, seriesLatex(task), latexOf(value));
    return value;
  };
  const at = (place: Expression) => replaced(body, symbol(variable), place);
  const terms = () => Array.from({ length: total }, (_, index) => at(number(from.value.n + BigInt(index))));
  if (total <= fewTerms) return done("writeOutSum", sum(...terms()));
  const ratio = ratioOf(body, variable);
  if (isEndless) {
    if (ratio === null || !isBelowOne(ratio)) return stop({ kind: "cannot" });
    return done("infiniteSum", quotient(tidy(at(from)), difference(one, ratio)));
  }
  if (ratio !== null && isNumber(ratio) && isOne(ratio.value)) return done("equalTerms", product(count, body));
  if (ratio !== null)
    return done(
      "geometricSum",
      quotient(product(tidy(at(from)), difference(power(ratio, count), one)), difference(ratio, one)),
    );
  const powers = coefficientsIn(body, variable);
  if (powers !== null && powers.length <= 4 && powers.every((each) => isNumber(each)) && from.value.n <= 1n)
    return done("sumFormula", byPowers(powers, from, to));
  if (total > mostTerms) return stop({ kind: "cannot" });
  return done("writeOutSum", sum(...terms()));
}

/** What each term is of the one before, where that is always the same. */
function ratioOf(body: Expression, variable: string): Expression | null {
  const at = (place: Expression) => replaced(body, symbol(variable), place);
  const [first, second] = [tidy(at(number(1n))), tidy(at(number(2n)))];
  if (!isNumber(first) || !isNumber(second) || isNumber(first, 0n)) return null;
  const ratio = numberOf(over(second.value, first.value));
  const next = at(sum(symbol(variable), one));
  return equivalence(next, product(ratio, body)) === "equal" ? ratio : null;
}

function isBelowOne(ratio: Expression): boolean {
  return isNumber(ratio) && ratio.value.n * ratio.value.n < ratio.value.d * ratio.value.d;
}

/** From 1 to the end by the formulas; what lies at 0 and below is added by itself. */
function byPowers(powers: readonly Expression[], from: Expression, to: Expression): Expression {
  const more = (of: Expression, by: bigint) => sum(of, number(by));
  const formulas: readonly Expression[] = [
    to,
    quotient(product(to, more(to, 1n)), number(2n)),
    quotient(product(to, more(to, 1n), sum(product(number(2n), to), one)), number(6n)),
    quotient(product(power(to, number(2n)), power(more(to, 1n), number(2n))), number(4n)),
  ];
  const terms = powers.flatMap((each, degree) =>
    isNumber(each, 0n) ? [] : [isNumber(each, 1n) ? (formulas[degree] ?? one) : product(each, formulas[degree] ?? one)],
  );
  const low = isNumber(from) ? from.value.n : 1n;
  const before = Array.from({ length: Number(1n - low) }, (_, index) => {
    const place = low + BigInt(index);
    return sum(...powers.map((each, degree) => product(each, numberOf({ n: place ** BigInt(degree), d: 1n }))));
  }).map(tidy);
  return sum(...before.filter((each) => !isNumber(each, 0n)), ...terms);
}

const signs = /\\sum|∑|Σ/u;

/** "Σ_{k=1}^{10} (2k+1)", in LaTeX or as it is typed, and "the sum of 2k + 1 from k = 1 to 10". */
export function readSeries(text: string, options: ReadingOptions): SeriesTask | null {
  const isSigned = signs.test(text);
  if (!isSigned && !/\bsum|\bsuma|somme|summe|和/iu.test(text)) return null;
  const plain = plainMaths(text).replace(/∞/g, "\\infty");
  const found = isSigned
    ? /(?:\\sum|∑|Σ)\s*(?:\\limits)?\s*_?\s*[{(]?\s*([a-z])\s*=\s*(-?\d+)\s*[})]?\s*(?:\^|bis|to|,)\s*[{(]?\s*(\d+|[a-zA-Z](?![a-z])|\\infty)\s*[})]?\s*(?:of|de|von)?\s*(.+)$/su.exec(
        plain,
      )
    : worded(plain);
  if (found === null) return null;
  const [, letter = "k", low = "1", high = "1", rest = ""] = found;
  const body = bodyOf(rest, letter, options);
  const to = high === "\\infty" ? infinity : /^\d+$/.test(high) ? number(BigInt(high)) : symbol(high);
  if (body === null || high === letter) return null;
  return { kind: "series", expression: body, variable: letter, from: number(BigInt(low)), to };
}

function worded(plain: string): readonly string[] | null {
  const range =
    /(?:from|for|von|für|desde|para|de|pour)\s+([a-z])\s*=\s*(-?\d+)\s+(?:to|bis|hasta|a|à|bis)\s+(\d+|n|\\infty)/iu;
  const [whole, letter = "", low = "", high = ""] = range.exec(plain) ?? [];
  if (whole === undefined) return null;
  const at = plain.indexOf(whole);
  const [before, after] = [plain.slice(0, at), plain.slice(at + whole.length)];
  const [, of = ""] = /(?:sum|suma|somme|summe)\s+(?:of|de|des|von|der)\s+(.+)$/iu.exec(before) ?? [];
  const [, then = ""] = /^\s*(?:of|de|von)\s+(.+)$/iu.exec(after) ?? [];
  const body = of === "" ? then : of;
  return body === "" ? null : [whole, letter, low, high, body];
}

/** The longest beginning that is a formula of the letter; what is said behind it is none. */
function bodyOf(rest: string, letter: string, options: ReadingOptions): Expression | null {
  const clean = rest
    .replace(/[\u3040-\u30ff\u4e00-\u9fff。，、？].*$/su, "")
    .replace(/(?<![\\a-zA-Z])(?!sin|cos|tan|log|sqrt|frac)[a-zA-ZÀ-ÿ]{3,}.*$/su, "")
    .replace(/[\s.,;:?!]+$/u, "");
  const read = parseExpression(clean, options);
  return read.ok && [...symbolsOf(read.value)].every((name) => name === letter) ? read.value : null;
}
