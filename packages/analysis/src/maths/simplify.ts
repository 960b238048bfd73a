import {
  call,
  children,
  coefficientOf,
  type Expression,
  e as euler,
  factorsOf,
  half,
  hasConstant,
  imaginary,
  isNumber,
  keyOf,
  minusOne,
  negative,
  number,
  numberOf,
  one,
  pi,
  power,
  product,
  quotient,
  rebuilt,
  root,
  same,
  sum,
  symbolsOf,
  termsOf,
  two,
  zero,
} from "./expression.ts";
import { realValue } from "./numeric.ts";
import { spend, stop } from "./problem.ts";
import {
  bits,
  compare,
  gcd,
  isOne,
  isWhole,
  isZero,
  minus,
  negated,
  ONE,
  plus,
  primeFactors,
  type Rational,
  rational,
  times,
  toThe,
  wholeRoot,
  ZERO,
} from "./rational.ts";

const tidied = new WeakSet<Expression>();

/**
 * The orderly form: like terms and powers collected, numbers and known values worked out. It changes no value where
 * the expression has one, and expands and factors nothing.
 */
export function tidy(expression: Expression): Expression {
  spend();
  if (tidied.has(expression)) return expression;
  const result = tidyNode(expression);
  tidied.add(result);
  return result;
}

function tidyNode(expression: Expression): Expression {
  if (expression.kind === "sum") return tidySum(expression.terms.map(tidy));
  if (expression.kind === "product") return tidyProduct(expression.factors.map(tidy));
  if (expression.kind === "power") return tidyPower(tidy(expression.base), tidy(expression.exponent));
  if (expression.kind === "call") {
    if (["derivative", "integral", "limit"].includes(expression.name)) return expression;
    return tidyCall(rebuilt(expression, expression.args.map(tidy)));
  }
  return expression;
}

function tidySum(terms: readonly Expression[]): Expression {
  const found = new Map<string, { coefficient: Rational; rest: Expression }>();
  for (const term of terms.flatMap(termsOf)) {
    if (hasConstant(term, "infinity")) stop({ kind: "undefined" });
    const { coefficient, rest } = coefficientOf(term);
    const key = keyOf(rest);
    const before = found.get(key);
    found.set(key, { coefficient: before === undefined ? coefficient : plus(before.coefficient, coefficient), rest });
    spend();
  }
  const collected = [...found.values()]
    .filter(({ coefficient }) => !isZero(coefficient))
    .map(({ coefficient, rest }) => scaled(coefficient, rest));
  return sum(...collected.sort(compareTerms));
}

function scaled(coefficient: Rational, rest: Expression): Expression {
  if (isNumber(rest, 1n)) return numberOf(coefficient);
  if (isOne(coefficient)) return rest;
  // A number in front of a single bracket goes into it, so that like terms meet: 2(x+1) is kept, -(x-1) is not.
  if (rest.kind === "sum" && coefficient.n === -1n && coefficient.d === 1n) {
    return sum(...rest.terms.map((term) => tidyProduct([minusOne, term])).sort(compareTerms));
  }
  return product(numberOf(coefficient), ...factorsOf(rest));
}

type Grown = { base: Expression; exponents: Expression[] };

function tidyProduct(given: readonly Expression[]): Expression {
  let coefficient = ONE;
  const primes = new Map<bigint, Rational>();
  const bases = new Map<string, Grown>();
  const factors = given.flatMap(factorsOf);
  for (const factor of factors) {
    spend();
    if (factor.kind === "number") {
      coefficient = times(coefficient, factor.value);
      continue;
    }
    if (hasConstant(factor, "infinity")) stop({ kind: "undefined" });
    const [base, exponent] = factor.kind === "power" ? [factor.base, factor.exponent] : [factor, one];
    if (base.kind === "number" && exponent.kind === "number" && base.value.n > 0n && isWhole(base.value)) {
      gatherPrimes(primes, base.value.n, exponent.value);
      continue;
    }
    const key = keyOf(base);
    const known = bases.get(key);
    if (known === undefined) bases.set(key, { base, exponents: [exponent] });
    else known.exponents.push(exponent);
  }
  if (isZero(coefficient)) return zero;
  const radicals = radicalsOf(primes, (value) => {
    coefficient = times(coefficient, value);
  });
  const parts: Expression[] = [];
  let again = false;
  for (const { base, exponents } of bases.values()) {
    const [single] = exponents;
    if (exponents.length === 1 && single !== undefined) {
      parts.push(isNumber(single, 1n) ? base : power(base, single));
      continue;
    }
    const grown = tidyPower(base, tidySum(exponents));
    if (grown.kind === "number") coefficient = times(coefficient, grown.value);
    else {
      if (grown.kind === "product" || grown.kind !== "power" || !same(grown.base, base)) again = true;
      parts.push(grown);
    }
  }
  const absolutes = parts.filter((part) => part.kind === "call" && part.name === "abs");
  if (again || absolutes.length > 1) {
    return tidyProduct([numberOf(coefficient), ...radicals, ...parts]);
  }
  const all = [...radicals, ...parts];
  if (isZero(coefficient)) return zero;
  const [only] = all;
  // A number times one bracket is multiplied out, so that 2(x+1) and 2x+2 are one thing.
  if (only?.kind === "sum" && all.length === 1 && !isOne(coefficient)) {
    return tidySum(only.terms.map((term) => tidyProduct([numberOf(coefficient), term])));
  }
  if (all.length === 0) return numberOf(coefficient);
  all.sort(compareFactors);
  return isOne(coefficient) ? product(...all) : product(numberOf(coefficient), ...all);
}

function gatherPrimes(primes: Map<bigint, Rational>, value: bigint, exponent: Rational) {
  for (const [prime, count] of primeFactors(value)) {
    primes.set(prime, plus(primes.get(prime) ?? ZERO, times(rational(BigInt(count)), exponent)));
  }
}

/** Roots of whole numbers, with everything that comes out whole taken out. */
function radicalsOf(primes: ReadonlyMap<bigint, Rational>, takeOut: (value: Rational) => void): Expression[] {
  const radicands = new Map<bigint, bigint>();
  for (const [prime, exponent] of primes) {
    const whole = floor(exponent);
    if (whole !== 0n) takeOut(toThe(rational(prime), whole));
    const rest = minus(exponent, rational(whole));
    if (isZero(rest)) continue;
    if (bits(prime) * Number(rest.n) > 4_000) stop({ kind: "too-large" });
    radicands.set(rest.d, (radicands.get(rest.d) ?? 1n) * prime ** rest.n);
  }
  return [...radicands].map(([degree, radicand]) => root(number(radicand), degree));
}

function floor({ n, d }: Rational): bigint {
  return n >= 0n ? n / d : -((-n + d - 1n) / d);
}

function tidyPower(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent, 1n)) return base;
  if (isNumber(exponent, 0n)) return isNumber(base, 0n) ? stop({ kind: "undefined" }) : one;
  if (isNumber(base, 1n)) return one;
  if (hasConstant(base, "infinity") || hasConstant(exponent, "infinity")) stop({ kind: "undefined" });
  if (isNumber(base, 0n) && exponent.kind === "number") {
    return exponent.value.n > 0n ? zero : stop({ kind: "division-by-zero" });
  }
  if (base.kind === "number" && exponent.kind === "number") return numericPower(base.value, exponent.value);
  if (base.kind === "constant" && base.name === "i" && exponent.kind === "number" && isWhole(exponent.value)) {
    const turn = ((exponent.value.n % 4n) + 4n) % 4n;
    return [one, imaginary, minusOne, product(minusOne, imaginary)][Number(turn)] ?? one;
  }
  const logarithm = poweredLogarithm(base, exponent);
  if (logarithm !== null) return logarithm;
  if (base.kind === "power") {
    const merged = mergedPower(base.base, base.exponent, exponent);
    if (merged !== null) return merged;
  }
  if (base.kind === "call" && base.name === "abs" && isEven(exponent)) return tidyPower(base.args[0] ?? zero, exponent);
  if (base.kind === "product" && exponent.kind === "number") {
    const distributed = distributedPower(base.factors, exponent.value);
    if (distributed !== null) return distributed;
  }
  if (base.kind === "sum" && exponent.kind === "number") return sumPower(base, exponent.value);
  return power(base, exponent);
}

/** e^(ln x) and 2^(3 log_2 x) are what the logarithm was taken of. */
function poweredLogarithm(base: Expression, exponent: Expression): Expression | null {
  const factors = factorsOf(exponent);
  const at = factors.findIndex(
    (factor) =>
      factor.kind === "call" &&
      ((factor.name === "ln" && base.kind === "constant" && base.name === "e") ||
        (factor.name === "log" && same(factor.args[0] ?? zero, base))),
  );
  const found = factors[at];
  if (found?.kind !== "call") return null;
  const rest = tidyProduct(factors.filter((_, index) => index !== at));
  if (symbolsOf(rest).size > 0) return null;
  return tidyPower(found.args.at(-1) ?? one, rest);
}

/** (b^m)^n as one power, where that is true for every b the left side allows. */
function mergedPower(base: Expression, inner: Expression, outer: Expression): Expression | null {
  const together = () => tidyPower(base, tidyProduct([inner, outer]));
  if (outer.kind === "number" && isWhole(outer.value)) return together();
  if (isPositive(base)) return together();
  if (inner.kind !== "number" || outer.kind !== "number") return null;
  if (inner.value.d % 2n === 0n) return together();
  if (outer.value.d % 2n === 1n) return together();
  if (inner.value.n % 2n === 0n && isWhole(inner.value)) {
    return tidyPower(tidyCall(call("abs", base)), tidyProduct([inner, outer]));
  }
  return isWhole(inner.value) && outer.value.d % 2n === 0n ? together() : null;
}

function distributedPower(factors: readonly Expression[], exponent: Rational): Expression | null {
  const raised = numberOf(exponent);
  if (exponent.d % 2n === 1n) return tidyProduct(factors.map((factor) => tidyPower(factor, raised)));
  const outside: Expression[] = [];
  const inside: Expression[] = [];
  for (const factor of factors) {
    if (factor.kind === "number" && factor.value.n > 0n && !isOne(factor.value))
      outside.push(tidyPower(factor, raised));
    else if (factor.kind === "number" && factor.value.n < -1n) {
      outside.push(tidyPower(numberOf(negated(factor.value)), raised));
      inside.push(minusOne);
    } else if (isPositive(factor) || (factor.kind === "power" && isEven(factor.exponent))) {
      outside.push(tidyPower(factor, raised));
    } else inside.push(factor);
  }
  if (outside.length === 0) return null;
  if (inside.length === 0) return tidyProduct(outside);
  return tidyProduct([...outside, tidyPower(tidyProduct(inside), raised)]);
}

/** The common number of a sum comes out of a root: sqrt(4x+8) is 2 sqrt(x+2). */
function sumPower(base: Expression, exponent: Rational): Expression {
  const raised = power(base, numberOf(exponent));
  if (isWhole(exponent)) return raised;
  let common: Rational | null = null;
  for (const term of termsOf(base)) {
    const { coefficient } = coefficientOf(term);
    if (!isWhole(coefficient)) return raised;
    common = common === null ? coefficient : rational(gcd(common.n, coefficient.n));
  }
  if (common === null || isOne(common)) return raised;
  let outside = 1n;
  for (const [prime, count] of primeFactors(common.n)) {
    outside *= prime ** ((BigInt(count) / exponent.d) * exponent.d);
  }
  if (outside === 1n) return raised;
  const inside = tidyProduct([number(1n, outside), base]);
  return tidyProduct([numericPower(rational(outside), exponent), power(inside, numberOf(exponent))]);
}

function numericPower(base: Rational, exponent: Rational): Expression {
  if (isWhole(exponent)) {
    if (isZero(base)) return zero;
    return numberOf(toThe(base, exponent.n));
  }
  if (base.n < 0n) {
    const positive = numericPower(negated(base), exponent);
    if (exponent.d % 2n === 1n) return exponent.n % 2n === 0n ? positive : tidyProduct([minusOne, positive]);
    if (exponent.d === 2n) return tidyProduct([tidyPower(imaginary, number(exponent.n)), positive]);
    return power(numberOf(base), numberOf(exponent));
  }
  if (bits(base.n) + bits(base.d) > 600 || bits(exponent.n) > 40 || bits(exponent.d) > 40) stop({ kind: "too-large" });
  const primes = new Map<bigint, Rational>();
  gatherPrimes(primes, base.n, exponent);
  gatherPrimes(primes, base.d, negated(exponent));
  let coefficient = ONE;
  const radicals = radicalsOf(primes, (value) => {
    coefficient = times(coefficient, value);
  });
  const parts = isOne(coefficient) ? radicals : [numberOf(coefficient), ...radicals];
  return parts.length === 0 ? one : product(...parts);
}

function isEven(exponent: Expression): boolean {
  return exponent.kind === "number" && isWhole(exponent.value) && exponent.value.n % 2n === 0n;
}

/** Known to be above zero whatever the variables are. */
function isPositive(of: Expression): boolean {
  if (of.kind === "number") return of.value.n > 0n;
  if (of.kind === "constant") return of.name === "e" || of.name === "pi";
  if (of.kind === "power") return isPositive(of.base) && !hasConstant(of.exponent, "i");
  return of.kind === "product" && of.factors.every(isPositive);
}

/** Known not to be below zero wherever it has a value. */
function isNotNegative(of: Expression): boolean {
  if (isPositive(of) || isNumber(of, 0n)) return true;
  if (of.kind === "call") return of.name === "abs" || of.name === "cosh";
  if (of.kind === "power") {
    return of.exponent.kind === "number" && (of.exponent.value.n % 2n === 0n || of.exponent.value.d % 2n === 0n);
  }
  return (of.kind === "product" || of.kind === "sum") && children(of).every(isNotNegative);
}

function tidyCall(of: Expression): Expression {
  if (of.kind !== "call") return of;
  const [first = zero, second = zero] = of.args;
  if (hasConstant(first, "infinity")) stop({ kind: "undefined" });
  switch (of.name) {
    case "abs":
      return absolute(first) ?? of;
    case "ln":
      return logarithm(euler, first) ?? of;
    case "log":
      if (same(first, euler)) return tidyCall(call("ln", second));
      if (isNumber(first) && (first.value.n <= 0n || isOne(first.value))) stop({ kind: "undefined" });
      return logarithm(first, second) ?? of;
    case "factorial":
      return factorial(first) ?? of;
    case "sin":
    case "cos":
    case "tan":
    case "cot":
    case "sec":
    case "csc":
      return trigonometric(of.name, first) ?? of;
    case "arcsin":
    case "arccos":
    case "arctan":
      return inverseTrigonometric(of.name, first) ?? of;
    case "sinh":
    case "tanh":
      return isNumber(first, 0n) ? zero : of;
    case "cosh":
      return isNumber(first, 0n) ? one : of;
    default:
      return of;
  }
}

function absolute(inner: Expression): Expression | null {
  if (isNumber(inner)) return inner.value.n < 0n ? negative(inner) : inner;
  if (isNotNegative(inner)) return inner;
  if (inner.kind === "constant" && inner.name === "i") return one;
  if (symbolsOf(inner).size === 0 && !hasConstant(inner, "i")) {
    const value = realValue(inner);
    if (Math.abs(value) > 1e-9) return value > 0 ? inner : tidyProduct([minusOne, inner]);
  }
  if (inner.kind === "product") {
    const outside = inner.factors.filter((factor) => factor.kind === "number" || isNotNegative(factor));
    const inside = inner.factors.filter((factor) => !outside.includes(factor));
    if (outside.length > 0) {
      const out = outside.map((factor) => (factor.kind === "number" ? (absolute(factor) ?? factor) : factor));
      return tidyProduct([...out, tidyCall(call("abs", product(...inside)))]);
    }
  }
  if (inner.kind === "power" && inner.exponent.kind === "number" && isWhole(inner.exponent.value)) {
    return tidyPower(tidyCall(call("abs", inner.base)), inner.exponent);
  }
  const [leading = inner] = termsOf(inner);
  return inner.kind === "sum" && coefficientOf(leading).coefficient.n < 0n
    ? call("abs", tidyProduct([minusOne, inner]))
    : null;
}

function logarithm(base: Expression, of: Expression): Expression | null {
  if (isNumber(of, 1n)) return zero;
  if (same(base, of)) return one;
  if (isNumber(of) && of.value.n <= 0n) stop({ kind: "undefined" });
  const again = (value: Expression) =>
    tidyCall(base.kind === "constant" ? call("ln", value) : call("log", base, value));
  if (of.kind === "power" && isPositive(of.base)) return tidyProduct([of.exponent, again(of.base)]);
  if (of.kind === "power" && same(of.base, base)) return of.exponent;
  if (isNumber(of) && isWhole(of.value) === false && of.value.n === 1n)
    return tidyProduct([minusOne, again(number(of.value.d))]);
  if (isNumber(of) && isWhole(of.value)) {
    if (isNumber(base) && isWhole(base.value)) {
      // Both powers of one number: log_4 8 is 3/2.
      const [inner, outer] = [perfectPower(base.value.n), perfectPower(of.value.n)];
      if (inner.root === outer.root) return number(outer.exponent, inner.exponent);
    }
    const { root: smallest, exponent } = perfectPower(of.value.n);
    if (exponent > 1) return tidyProduct([number(exponent), again(number(smallest))]);
  }
  return null;
}

function perfectPower(value: bigint): { root: bigint; exponent: number } {
  for (let exponent = bits(value); exponent > 1; exponent--) {
    const found = wholeRoot(value, exponent);
    if (found !== null && found > 1n) return { root: found, exponent };
  }
  return { root: value, exponent: 1 };
}

function factorial(of: Expression): Expression | null {
  if (!isNumber(of)) return null;
  if (!isWhole(of.value) || of.value.n < 0n) stop({ kind: "undefined" });
  if (of.value.n > 300n) stop({ kind: "too-large" });
  let value = 1n;
  for (let factor = 2n; factor <= of.value.n; factor++) value *= factor;
  return number(value);
}

/** sin of k·π/12 for k = 0..6, as far as school knows them. */
const sines: ReadonlyMap<number, Expression> = new Map([
  [0, zero],
  [2, half],
  [3, quotient(root(two), two)],
  [4, quotient(root(number(3n)), two)],
  [6, one],
]);

function sineOfTwelfths(twelfths: number): Expression | null {
  const turn = ((twelfths % 24) + 24) % 24;
  if (turn > 12) {
    const value = sineOfTwelfths(turn - 12);
    return value === null ? null : tidy(negative(value));
  }
  const value = sines.get(turn > 6 ? 12 - turn : turn);
  return value === undefined ? null : tidy(value);
}

/** How many twelfths of π, when it is a whole number of them. */
function twelfthsOf(angle: Expression): number | null {
  const { coefficient, rest } = coefficientOf(angle);
  if (isNumber(angle, 0n)) return 0;
  if (!same(rest, pi)) return null;
  const twelfths = times(coefficient, rational(12n));
  return isWhole(twelfths) && bits(twelfths.n) < 48 ? Number(twelfths.n) : null;
}

function trigonometric(name: "sin" | "cos" | "tan" | "cot" | "sec" | "csc", angle: Expression): Expression | null {
  const twelfths = twelfthsOf(angle);
  if (twelfths !== null) {
    const sine = sineOfTwelfths(twelfths);
    const cosine = sineOfTwelfths(twelfths + 6);
    if (name === "sin" && sine !== null) return sine;
    if (name === "cos" && cosine !== null) return cosine;
    if (sine !== null && cosine !== null) {
      if (name === "tan") return tidyProduct([sine, tidyPower(cosine, minusOne)]);
      if (name === "cot") return tidyProduct([cosine, tidyPower(sine, minusOne)]);
      if (name === "sec") return tidyPower(cosine, minusOne);
      if (name === "csc") return tidyPower(sine, minusOne);
    }
  }
  const inverse = { sin: "arcsin", cos: "arccos", tan: "arctan" }[name as "sin" | "cos" | "tan"];
  if (angle.kind === "call" && angle.name === inverse) return angle.args[0] ?? zero;
  const [leading = angle] = termsOf(angle);
  if (coefficientOf(leading).coefficient.n >= 0n) return null;
  const turned = tidyCall(call(name, tidyProduct([minusOne, angle])));
  return name === "cos" || name === "sec" ? turned : tidyProduct([minusOne, turned]);
}

function inverseTrigonometric(name: "arcsin" | "arccos" | "arctan", of: Expression): Expression | null {
  if (symbolsOf(of).size > 0) return null;
  if (name !== "arctan" && isNumber(of) && compare(toThe(of.value, 2n), ONE) > 0) stop({ kind: "undefined" });
  for (let twelfths = -6; twelfths <= 6; twelfths++) {
    const angle = tidyProduct([number(twelfths, 12), pi]);
    if (name === "arctan") {
      if (Math.abs(twelfths) < 6 && Math.abs(twelfths) % 6 !== 1 && Math.abs(twelfths) % 6 !== 5) {
        const tangent = trigonometric("tan", angle);
        if (tangent !== null && same(tangent, of)) return angle;
      }
      continue;
    }
    const sine = sineOfTwelfths(twelfths);
    if (sine === null || !same(sine, of)) continue;
    return name === "arcsin" ? angle : tidySum([product(half, pi), tidyProduct([minusOne, angle])]);
  }
  const { coefficient } = coefficientOf(of);
  if (coefficient.n >= 0n || name === "arccos") return null;
  return tidyProduct([minusOne, tidyCall(call(name, tidyProduct([minusOne, of])))]);
}

/** High powers first, then by name; numbers at the end: x^2 - 5x + 6. */
function compareTerms(a: Expression, b: Expression): number {
  const byDegree = degree(b) - degree(a);
  if (byDegree !== 0) return byDegree;
  const names = [...symbolsOf(a, symbolsOf(b))].sort();
  for (const name of names) {
    const byName = degreeIn(b, name) - degreeIn(a, name);
    if (byName !== 0) return byName;
  }
  const [x, y] = [keyOf(coefficientOf(a).rest), keyOf(coefficientOf(b).rest)];
  return x < y ? -1 : x > y ? 1 : 0;
}

function degreeIn(of: Expression, name: string): number {
  return factorsOf(of).reduce((total, factor) => {
    const [base, exponent] = factor.kind === "power" ? [factor.base, factor.exponent] : [factor, one];
    if (base.kind !== "symbol" || base.name !== name || exponent.kind !== "number") return total;
    return total + Number(exponent.value.n) / Number(exponent.value.d);
  }, 0);
}

/** Only for the order of terms: e^x and sin x count as a little more than a number. */
function degree(of: Expression): number {
  if (of.kind === "symbol") return 1;
  if (of.kind === "number") return 0;
  if (of.kind === "constant") return of.name === "i" ? -0.01 : 0.01;
  if (of.kind === "product") return of.factors.reduce((total, factor) => total + degree(factor), 0);
  if (of.kind === "sum") return Math.max(...of.terms.map(degree));
  if (of.kind === "power" && of.exponent.kind === "number") {
    return degree(of.base) * (Number(of.exponent.value.n) / Number(of.exponent.value.d));
  }
  return symbolsOf(of).size > 0 ? 0.1 : 0;
}

function compareFactors(a: Expression, b: Expression): number {
  const byRank = rank(a) - rank(b);
  if (byRank !== 0) return byRank;
  const [x, y] = [a, b].map((each) => keyOf(each.kind === "power" ? each.base : each)) as [string, string];
  return x < y ? -1 : x > y ? 1 : keyOf(a) < keyOf(b) ? -1 : 1;
}

function rank(of: Expression): number {
  const base = of.kind === "power" ? of.base : of;
  if (of.kind === "power" && symbolsOf(of.exponent).size > 0) return 5;
  if (base.kind === "number") return 1;
  if (base.kind === "constant") return base.name === "i" ? 3 : 2;
  if (base.kind === "symbol") return 3.5;
  return base.kind === "sum" ? 4 : 6;
}
