import { spend, stop } from "./problem.ts";
import {
  commonMeasure,
  divisors,
  exactRoot,
  isWhole,
  isZero as isZeroNumber,
  negated,
  ONE,
  over,
  plus,
  type Rational,
  rational,
  times,
  ZERO,
} from "./rational.ts";

/**
 * A polynomial in several unknowns, nested: the list of coefficients by power of the first unknown, each again such a
 * polynomial in the others. At level 0 it is a number. The last coefficient of a list is never zero.
 */
export type Polynomial = Rational | readonly Polynomial[];

const MAX_DEGREE = 200;

function list(p: Polynomial): readonly Polynomial[] {
  return Array.isArray(p) ? (p as readonly Polynomial[]) : stop({ kind: "cannot" });
}

function scalar(p: Polynomial): Rational {
  return Array.isArray(p) ? stop({ kind: "cannot" }) : (p as Rational);
}

export function isZero(p: Polynomial): boolean {
  return Array.isArray(p) ? p.length === 0 : isZeroNumber(scalar(p));
}

export function constant(value: Rational, level: number): Polynomial {
  let p: Polynomial = value;
  for (let depth = 0; depth < level; depth++) p = isZero(p) ? [] : [p];
  return p;
}

/** The unknown number `index` (0 is the outermost) of `level` unknowns, to a power. */
export function unknown(index: number, exponent: number, level: number): Polynomial {
  if (exponent > MAX_DEGREE) stop({ kind: "too-large" });
  if (index > 0) return [unknown(index - 1, exponent, level - 1)];
  const p: Polynomial[] = Array.from({ length: exponent }, () => constant(ZERO, level - 1));
  return [...p, constant(ONE, level - 1)];
}

function trimmed(p: Polynomial[]): Polynomial {
  while (p.length > 0 && isZero(p.at(-1) ?? [])) p.pop();
  return p;
}

export function add(a: Polynomial, b: Polynomial): Polynomial {
  if (!Array.isArray(a)) return plus(scalar(a), scalar(b));
  const [longer, shorter] = list(a).length >= list(b).length ? [list(a), list(b)] : [list(b), list(a)];
  return trimmed(longer.map((each, index) => (shorter[index] === undefined ? each : add(each, shorter[index]))));
}

function opposite(a: Polynomial): Polynomial {
  return Array.isArray(a) ? list(a).map(opposite) : negated(scalar(a));
}

export function subtract(a: Polynomial, b: Polynomial): Polynomial {
  return add(a, opposite(b));
}

export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  spend();
  if (!Array.isArray(a)) return times(scalar(a), scalar(b));
  const [x, y] = [list(a), list(b)];
  if (x.length === 0 || y.length === 0) return [];
  if (x.length + y.length > MAX_DEGREE) stop({ kind: "too-large" });
  const result: (Polynomial | undefined)[] = Array.from({ length: x.length + y.length - 1 });
  x.forEach((p, i) => {
    y.forEach((q, j) => {
      const before = result[i + j];
      const value = multiply(p, q);
      result[i + j] = before === undefined ? value : add(before, value);
    });
  });
  return trimmed(result.map((each) => each ?? stop({ kind: "cannot" })));
}

export function toPower(a: Polynomial, exponent: number, level: number): Polynomial {
  if (exponent > MAX_DEGREE) stop({ kind: "too-large" });
  let result = constant(ONE, level);
  for (let count = 0; count < exponent; count++) result = multiply(result, a);
  return result;
}

/** The exact quotient, or null when it does not come out even. */
export function divided(a: Polynomial, b: Polynomial): Polynomial | null {
  spend();
  if (!Array.isArray(a)) return over(scalar(a), scalar(b));
  let rest = [...list(a)];
  const divisor = list(b);
  const leading = divisor.at(-1) ?? stop({ kind: "division-by-zero" });
  const result: Polynomial[] = [];
  while (rest.length >= divisor.length) {
    const factor = divided(rest.at(-1) ?? [], leading);
    if (factor === null) return null;
    const shift = rest.length - divisor.length;
    result[shift] = factor;
    const zero = subtract(factor, factor);
    for (let index = 0; index < shift; index++) result[index] ??= zero;
    rest = rest.map((each, index) => {
      const part = divisor[index - shift];
      return part === undefined ? each : subtract(each, multiply(factor, part));
    });
    for (let index = shift - 1; index >= 0; index--) result[index] ??= zero;
    rest = [...list(trimmed(rest))];
  }
  return rest.length > 0 ? null : trimmed(result);
}

function pseudoRemainder(a: readonly Polynomial[], b: readonly Polynomial[]): Polynomial {
  let rest = [...a];
  const leading = b.at(-1) ?? stop({ kind: "division-by-zero" });
  while (rest.length >= b.length) {
    spend();
    const top = rest.at(-1) ?? [];
    const shift = rest.length - b.length;
    rest = rest.map((each, index) => {
      const part = b[index - shift];
      const grown = multiply(each, leading);
      return part === undefined ? grown : subtract(grown, multiply(top, part));
    });
    rest.pop();
    rest = [...list(trimmed(rest))];
  }
  return rest;
}

/** What all coefficients have in common. */
function contentOf(a: Polynomial): Polynomial {
  const [first, ...others] = list(a);
  if (first === undefined) return stop({ kind: "cannot" });
  let common: Polynomial = others.reduce((sofar: Polynomial, each) => greatestCommon(sofar, each), first);
  if (others.length === 0) common = greatestCommon(first, first);
  return common;
}

function primitive(a: Polynomial): Polynomial {
  if (isZero(a)) return a;
  const content = contentOf(a);
  return list(a).map((each) => divided(each, content) ?? stop({ kind: "cannot" }));
}

export function greatestCommon(a: Polynomial, b: Polynomial): Polynomial {
  spend();
  if (!Array.isArray(a)) return commonMeasure(scalar(a), scalar(b));
  if (isZero(a)) return isZero(b) ? b : positive(b);
  if (isZero(b)) return positive(a);
  const content = greatestCommon(contentOf(a), contentOf(b));
  let [x, y] = [primitive(a), primitive(b)];
  if (list(x).length < list(y).length) [x, y] = [y, x];
  while (!isZero(y)) [x, y] = [y, primitive(pseudoRemainder(list(x), list(y)))];
  return positive(list(primitive(x)).map((each) => multiply(each, content)));
}

/** With a leading number above zero. */
export function positive(a: Polynomial): Polynomial {
  return leadingNumber(a).n < 0n ? opposite(a) : a;
}

export function leadingNumber(a: Polynomial): Rational {
  return Array.isArray(a) ? leadingNumber(list(a).at(-1) ?? ZERO) : scalar(a);
}

/** The greatest number that divides every coefficient. */
export function numberContent(a: Polynomial): Rational {
  if (!Array.isArray(a)) return commonMeasure(scalar(a), ZERO);
  return list(a).reduce<Rational>((sofar, each) => commonMeasure(sofar, numberContent(each)), ZERO);
}

export function timesNumber(a: Polynomial, value: Rational): Polynomial {
  return Array.isArray(a) ? list(a).map((each) => timesNumber(each, value)) : times(scalar(a), value);
}

/** The polynomial whose square it is, or null. */
export function squareRoot(a: Polynomial): Polynomial | null {
  if (!Array.isArray(a)) return scalar(a).n < 0n ? null : exactRoot(scalar(a), 2);
  const coefficients = list(a);
  if (coefficients.length === 0) return a;
  if (coefficients.length % 2 === 0) return null;
  const degree = (coefficients.length - 1) / 2;
  const top = squareRoot(coefficients.at(-1) ?? ZERO);
  if (top === null) return null;
  const twice = add(top, top);
  const found: Polynomial[] = [];
  found[degree] = top;
  for (let index = degree - 1; index >= 0; index--) {
    let rest = coefficients[degree + index] ?? ZERO;
    for (let i = index + 1; i < degree; i++) {
      const j = degree + index - i;
      if (j > index && j < degree) rest = subtract(rest, multiply(found[i] ?? ZERO, found[j] ?? ZERO));
    }
    const next = divided(rest, twice);
    if (next === null) return null;
    found[index] = next;
  }
  const root = trimmed(found);
  return isZero(subtract(multiply(root, root), a)) ? root : null;
}

// Polynomials in one unknown with numbers as coefficients.

export type Coefficients = readonly Rational[];

export function valueAt(p: Coefficients, x: Rational): Rational {
  return p.reduceRight((value, coefficient) => plus(times(value, x), coefficient), ZERO);
}

export function remainderOf(
  a: Coefficients,
  b: Coefficients,
): { readonly quotient: Coefficients; readonly rest: Coefficients } {
  const rest = [...a];
  const quotient: Rational[] = [];
  const leading = b.at(-1) ?? stop({ kind: "division-by-zero" });
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const factor = over(rest[shift + b.length - 1] ?? ZERO, leading);
    quotient[shift] = factor;
    b.forEach((each, index) => {
      rest[shift + index] = plus(rest[shift + index] ?? ZERO, negated(times(factor, each)));
    });
  }
  while (rest.length > 0 && isZeroNumber(rest.at(-1) ?? ZERO)) rest.pop();
  return { quotient, rest };
}

/** Irreducible over the fractions as far as it was looked for: roots, and divisors of degree two. */
export function factored(p: Coefficients): {
  readonly number: Rational;
  readonly factors: readonly { readonly factor: Coefficients; readonly times: number }[];
} {
  const content = numberContent(p);
  const sign = (p.at(-1) ?? ONE).n < 0n ? negated(content) : content;
  let rest: Coefficients = p.map((each) => over(each, sign));
  const found: { factor: Coefficients; times: number }[] = [];
  const take = (factor: Coefficients) => {
    let count = 0;
    while (rest.length >= factor.length) {
      const { quotient, rest: left } = remainderOf(rest, factor);
      if (left.length > 0) break;
      rest = quotient;
      count++;
    }
    if (count > 0) found.push({ factor, times: count });
  };
  take([ZERO, ONE]);
  for (const root of rationalRoots(rest)) take([rational(-root.n), rational(root.d)]);
  while (rest.length > 4) {
    const factor = quadraticFactor(rest);
    if (factor === null) break;
    take(factor);
  }
  if (rest.length > 1) found.push({ factor: rest, times: 1 });
  const left = rest.length === 1 ? (rest[0] ?? ONE) : ONE;
  return { number: times(sign, left), factors: found };
}

function rationalRoots(p: Coefficients): readonly Rational[] {
  if (p.length < 2) return [];
  const [last = ZERO, first = ONE] = [p[0], p.at(-1)];
  if (!isWhole(last) || !isWhole(first) || isZeroNumber(last)) return [];
  const [above, below] = [divisors(last.n), divisors(first.n)];
  if (above === null || below === null) return [];
  const roots = new Map<string, Rational>();
  for (const d of below) {
    for (const n of above) {
      for (const candidate of [rational(n, d), rational(-n, d)]) {
        spend();
        const key = `${candidate.n}/${candidate.d}`;
        if (!roots.has(key) && isZeroNumber(valueAt(p, candidate))) roots.set(key, candidate);
      }
    }
  }
  return [...roots.values()].sort((a, b) => Number(a.n * b.d - b.n * a.d));
}

/** Kronecker's way: a whole divisor takes at 0, 1 and -1 values that divide those of the polynomial. */
function quadraticFactor(p: Coefficients): Coefficients | null {
  const values = [rational(0n), rational(1n), rational(-1n)].map((x) => valueAt(p, x).n);
  const [c, atOne, atMinusOne] = values.map((value) => divisors(value));
  if (!c || !atOne || !atMinusOne || c.length * atOne.length * atMinusOne.length > 20_000) return null;
  for (const constantTerm of c) {
    for (const plusValue of atOne.flatMap((each) => [each, -each])) {
      for (const minusValue of atMinusOne.flatMap((each) => [each, -each])) {
        spend();
        const twiceA = plusValue + minusValue - 2n * constantTerm;
        const twiceB = plusValue - minusValue;
        if (twiceA === 0n || twiceA % 2n !== 0n || twiceB % 2n !== 0n) continue;
        const factor = [constantTerm, twiceB / 2n, twiceA / 2n].map((each) => rational(each));
        if (remainderOf(p, factor).rest.length === 0) {
          return twiceA < 0n ? factor.map(negated) : factor;
        }
      }
    }
  }
  return null;
}
