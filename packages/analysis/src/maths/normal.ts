import {
  children,
  coefficientOf,
  type Expression,
  factorsOf,
  has,
  isNumber,
  keyOf,
  minusOne,
  negative,
  number,
  numberOf,
  one,
  power,
  product,
  quotient,
  rebuilt,
  same,
  sizeOf,
  sum,
  symbol,
  symbolsOf,
  termsOf,
  zero,
} from "./expression.ts";
import {
  add,
  type Coefficients,
  constant,
  divided,
  factored,
  greatestCommon,
  isZero,
  leadingNumber,
  multiply,
  numberContent,
  type Polynomial,
  squareRoot,
  subtract,
  timesNumber,
  toPower,
  unknown,
} from "./polynomial.ts";
import { spend, stop } from "./problem.ts";
import { isWhole, negated, ONE, over, type Rational, rational, ZERO } from "./rational.ts";
import { tidy } from "./simplify.ts";

const MAX_TERMS = 400;

/** Brackets multiplied out, everywhere. */
export function expand(expression: Expression): Expression {
  return tidy(expandNode(tidy(expression)));
}

function expandNode(of: Expression): Expression {
  spend();
  if (of.kind === "call" && ["derivative", "integral", "limit"].includes(of.name)) return of;
  if (of.kind === "power") {
    const base = expandNode(of.base);
    const exponent = expandNode(of.exponent);
    if (base.kind === "sum" && exponent.kind === "number" && isWhole(exponent.value) && exponent.value.n > 1n) {
      if (exponent.value.n > 60n) stop({ kind: "too-large" });
      let grown: Expression = base;
      for (let count = 1n; count < exponent.value.n; count++) grown = multipliedOut(grown, base);
      return grown;
    }
    if (base.kind === "sum" && exponent.kind === "number" && isWhole(exponent.value) && exponent.value.n < -1n) {
      return power(expandNode(power(base, negative(exponent))), minusOne);
    }
    return tidy(power(base, exponent));
  }
  if (of.kind === "product") {
    return of.factors.map(expandNode).reduce((sofar, factor) => multipliedOut(sofar, factor), one);
  }
  const parts = children(of);
  return parts.length === 0 ? of : tidy(rebuilt(of, parts.map(expandNode)));
}

function multipliedOut(a: Expression, b: Expression): Expression {
  const [x, y] = [termsOf(a), termsOf(b)];
  if (x.length * y.length > MAX_TERMS) stop({ kind: "too-large" });
  if (x.length === 1 && y.length === 1) return tidy(product(a, b));
  return tidy(sum(...x.flatMap((first) => y.map((second) => product(first, second)))));
}

/** Polynomials over what cannot be taken apart further: x, sqrt(2), e^x, sin(x) ... */
type Quotient = {
  readonly above: Polynomial;
  readonly below: Polynomial;
  readonly kernels: readonly Expression[];
};

/** One fraction in lowest terms. With `first`, that unknown is the outermost. */
export function quotientOf(expression: Expression, first?: Expression): Quotient {
  const of = tidy(expression);
  const kernels = kernelsOf(of);
  const ordered = [...kernels.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (first !== undefined) {
    const at = ordered.findIndex((kernel) => same(kernel, first));
    if (at >= 0) ordered.splice(at, 1);
    ordered.unshift(first);
  }
  if (ordered.length > 8) stop({ kind: "too-hard" });
  const level = ordered.length;
  const index = new Map(ordered.map((kernel, position) => [keyOf(kernel), position]));
  const whole = (p: Polynomial) => ({ above: p, below: constant(ONE, level) });
  type Fraction = { above: Polynomial; below: Polynomial };

  const read = (part: Expression): Fraction => {
    spend();
    if (part.kind === "number") return whole(constant(part.value, level));
    if (part.kind === "sum") return part.terms.map(read).reduce(added);
    if (part.kind === "product") {
      return part.factors.map(read).reduce((a, b) => lowest(multiply(a.above, b.above), multiply(a.below, b.below)));
    }
    if (part.kind === "power" && part.exponent.kind === "number" && isWhole(part.exponent.value)) {
      return raised(read(part.base), part.exponent.value.n);
    }
    const pieces = piecesOf(part);
    return pieces
      .map(({ kernel, exponent }) => {
        const position = index.get(keyOf(kernel));
        if (position === undefined) return read(kernel);
        return raised(whole(unknown(position, 1, level)), exponent);
      })
      .reduce((a, b) => lowest(multiply(a.above, b.above), multiply(a.below, b.below)));
  };
  const added = (a: Fraction, b: Fraction): Fraction =>
    lowest(add(multiply(a.above, b.below), multiply(b.above, a.below)), multiply(a.below, b.below));
  const raised = ({ above, below }: Fraction, exponent: bigint): Fraction => {
    if (exponent > 200n || exponent < -200n) stop({ kind: "too-large" });
    const count = Number(exponent < 0n ? -exponent : exponent);
    const [x, y] = [toPower(above, count, level), toPower(below, count, level)];
    if (exponent < 0n && isZero(x)) stop({ kind: "division-by-zero" });
    return exponent < 0n ? { above: y, below: x } : { above: x, below: y };
  };
  return { ...read(of), kernels: ordered };
}

function lowest(above: Polynomial, below: Polynomial): { above: Polynomial; below: Polynomial } {
  if (!Array.isArray(above)) {
    return { above: over(above as Rational, below as Rational), below: ONE };
  }
  const common = greatestCommon(above, below);
  let [x, y] = [divided(above, common) ?? above, divided(below, common) ?? below];
  // Whole numbers below, and above zero.
  const scale = over(ONE, numberContent(y));
  const sign = leadingNumber(y).n < 0n ? negated(scale) : scale;
  [x, y] = [timesNumber(x, sign), timesNumber(y, sign)];
  return { above: x, below: y };
}

type Piece = { readonly kernel: Expression; readonly exponent: bigint };

/** x^(3/2) is the third power of sqrt(x), e^(2x+1) is (e^x)^2 times e. */
function piecesOf(of: Expression): readonly Piece[] {
  if (of.kind !== "power") return [{ kernel: of, exponent: 1n }];
  if (of.exponent.kind === "number") {
    const { n, d } = of.exponent.value;
    return [{ kernel: d === 1n ? of.base : power(of.base, number(1n, d)), exponent: n }];
  }
  return termsOf(of.exponent).flatMap((term): readonly Piece[] => {
    const { coefficient, rest } = coefficientOf(term);
    if (isNumber(rest, 1n)) {
      if (of.base.kind === "number") {
        const value = tidy(power(of.base, term));
        return factorsOf(value).map((factor) => ({ kernel: factor, exponent: 1n }));
      }
      const { n, d } = coefficient;
      return [{ kernel: d === 1n ? of.base : power(of.base, number(1n, d)), exponent: n }];
    }
    const inner = coefficient.d === 1n ? rest : tidy(product(number(1n, coefficient.d), rest));
    return [{ kernel: power(of.base, inner), exponent: coefficient.n }];
  });
}

export function kernelsOf(of: Expression, found = new Map<string, Expression>()): Map<string, Expression> {
  if (of.kind === "number") return found;
  if (of.kind === "sum" || of.kind === "product") {
    for (const child of children(of)) kernelsOf(child, found);
  } else if (of.kind === "power" && of.exponent.kind === "number" && isWhole(of.exponent.value)) {
    kernelsOf(of.base, found);
  } else {
    for (const { kernel } of piecesOf(of)) {
      if (kernel.kind === "number") continue;
      if (kernel.kind === "sum" || kernel.kind === "product") kernelsOf(kernel, found);
      else found.set(keyOf(kernel), kernel);
    }
  }
  return found;
}

/** Back from a polynomial to an expression. */
export function fromPolynomial(p: Polynomial, kernels: readonly Expression[]): Expression {
  if (!Array.isArray(p)) return numberOf(p as Rational);
  const [kernel = one, ...others] = kernels;
  const terms = (p as readonly Polynomial[]).map((coefficient, exponent) => {
    const factor = exponent === 0 ? one : exponent === 1 ? kernel : power(kernel, number(exponent));
    return expandOnce(fromPolynomial(coefficient, others), factor);
  });
  return tidy(sum(...terms));
}

function expandOnce(a: Expression, b: Expression): Expression {
  return tidy(sum(...termsOf(a).map((term) => product(term, b))));
}

/** Numerator and denominator of the whole, in lowest terms. */
export function fractionOf(expression: Expression, first?: Expression): readonly [Expression, Expression] {
  const { above, below, kernels } = quotientOf(expression, first);
  return [fromPolynomial(above, kernels), fromPolynomial(below, kernels)];
}

/** The fraction reduced, with no root left below the line where one step takes it away. */
export function cancelled(expression: Expression): Expression {
  const [above, below] = fractionOf(expression);
  if (isNumber(below, 1n)) return above;
  const conjugate = conjugateOf(below);
  if (conjugate !== null) {
    const free = expand(product(below, conjugate));
    if (free.kind === "number" && free.value.n !== 0n) return expand(product(above, conjugate, power(free, minusOne)));
  }
  return tidy(quotient(above, below));
}

/** a - b sqrt(c) for a + b sqrt(c), when c is a number. */
function conjugateOf(of: Expression): Expression | null {
  const terms = termsOf(of);
  if (symbolsOf(of).size > 0 || terms.length !== 2) return null;
  const [a = zero, b = zero] = terms;
  return isNumber(a) ? sum(a, negative(b)) : sum(negative(a), b);
}

/** Coefficients by power of x, lowest first; null when it is no polynomial in x. */
export function coefficientsIn(expression: Expression, x: string): readonly Expression[] | null {
  const { above, below, kernels } = quotientOf(expression, symbol(x));
  const [first, ...others] = kernels;
  if (first === undefined || others.some((kernel) => has(kernel, x))) return null;
  if (!Array.isArray(below) || below.length !== 1) return null;
  const divisor = fromPolynomial(below[0] as Polynomial, others);
  return (above as readonly Polynomial[]).map((each) => {
    const value = fromPolynomial(each, others);
    return isNumber(divisor, 1n) ? value : tidy(quotient(value, divisor));
  });
}

/** The same, when all coefficients are fractions. */
export function numbersIn(expression: Expression, x: string): Coefficients | null {
  const coefficients = coefficientsIn(expression, x);
  if (coefficients === null) return null;
  const numbers = coefficients.flatMap((each) => (each.kind === "number" ? [each.value] : []));
  return numbers.length === coefficients.length ? numbers : null;
}

export function fromCoefficients(p: readonly Expression[] | Coefficients, x: string): Expression {
  return tidy(
    sum(
      ...p.map((each, exponent) =>
        product(
          "kind" in each ? each : numberOf(each),
          power(symbol(x), number(exponent || 1)),
          ...(exponent ? [] : [power(symbol(x), minusOne)]),
        ),
      ),
    ),
  );
}

/** As a product: common factors, squares, roots that are fractions. Left as it is where nothing was found. */
export function factor(expression: Expression): Expression {
  const { above, below, kernels } = quotientOf(expression);
  if (kernels.length === 0) return tidy(expression);
  const top = productOf(above, kernels);
  const bottom = isNumber(fromPolynomial(below, kernels), 1n) ? one : productOf(below, kernels);
  return isNumber(bottom, 1n) ? top : quotient(top, bottom);
}

function productOf(p: Polynomial, kernels: readonly Expression[]): Expression {
  if (isZero(p)) return zero;
  const { number: leading, parts } = factorPolynomial(p, kernels);
  const ordered = parts
    .map(({ factor: each, times }) => ({ base: fromPolynomial(each, kernels), times }))
    .sort(
      (a, b) => (a.base.kind === "sum" ? 1 : 0) - (b.base.kind === "sum" ? 1 : 0) || sizeOf(a.base) - sizeOf(b.base),
    );
  const factors = ordered.map(({ base, times }) => (times === 1 ? base : power(base, number(times))));
  const value = numberOf(leading);
  return isNumber(value, 1n) && factors.length > 0 ? product(...factors) : product(value, ...factors);
}

type Part = { readonly factor: Polynomial; readonly times: number };

/** Factors of a polynomial in several unknowns; not every one there is, but each of them right. */
export function factorPolynomial(
  p: Polynomial,
  kernels: readonly Expression[],
): { readonly number: Rational; readonly parts: readonly Part[] } {
  const level = kernels.length;
  let content = numberContent(p);
  if (leadingNumber(p).n < 0n) content = negated(content);
  let rest = timesNumber(p, over(ONE, content));
  const parts: Part[] = [];
  // Powers of single unknowns first, then what the coefficients of each unknown share.
  for (let index = 0; index < level; index++) {
    const single = unknown(index, 1, level);
    let count = 0;
    for (let next = divided(rest, single); next !== null; next = divided(rest, single)) {
      rest = next;
      count++;
    }
    if (count > 0) parts.push({ factor: single, times: count });
  }
  for (const piece of split(rest, level)) {
    const scale = numberContent(piece);
    const sign = leadingNumber(piece).n < 0n ? negated(scale) : scale;
    const clean = timesNumber(piece, over(ONE, sign));
    content = isConstant(piece) ? timesRational(content, leadingNumber(piece)) : timesRational(content, sign);
    if (isConstant(piece)) continue;
    const at = parts.findIndex((part) => isZero(subtract(part.factor, clean)));
    const known = parts[at];
    if (known === undefined) parts.push({ factor: clean, times: 1 });
    else parts[at] = { factor: known.factor, times: known.times + 1 };
  }
  return { number: content, parts };
}

function timesRational(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d);
}

function isConstant(p: Polynomial): boolean {
  return Array.isArray(p) ? p.length === 0 || (p.length === 1 && isConstant(p[0] as Polynomial)) : true;
}

function split(p: Polynomial, level: number): readonly Polynomial[] {
  spend();
  if (isConstant(p)) return [p];
  const used = Array.from({ length: level }, (_, index) => index).filter((index) => highest(p, index) > 0);
  if (used.length === 1) return splitSingle(p, used[0] ?? 0, level);
  for (const index of used) {
    const turned = swapped(p, index, level);
    const rows = turned as readonly Polynomial[];
    const content = rows.reduce((a, b) => greatestCommon(a, b));
    if (!isConstant(content)) {
      const wide = swapped([content], index, level);
      const other = divided(p, wide);
      if (other !== null) return [...split(wide, level), ...split(other, level)];
    }
    const roots = rows.length === 3 ? quadraticSplit(rows) : rows.length === 5 ? evenSplit(rows) : null;
    if (roots !== null) return roots.flatMap((each) => split(swapped(each, index, level), level));
  }
  return [p];
}

/** a x² + b x + c with a square as discriminant, whatever a, b, c are made of. */
function quadraticSplit(rows: readonly Polynomial[]): readonly Polynomial[] | null {
  const [c = ZERO, b = ZERO, a = ZERO] = rows;
  const four = timesNumber(multiply(a, c), rational(4n));
  const root = squareRoot(subtract(multiply(b, b), four));
  if (root === null) return null;
  const twice = add(a, a);
  const first = primitivePart([subtract(b, root), twice]);
  const rest = divided(rows, first);
  return rest === null ? null : [first, rest];
}

/** x⁴ - y⁴: a difference of squares in x². */
function evenSplit(rows: readonly Polynomial[]): readonly Polynomial[] | null {
  const [c = ZERO, odd = ZERO, b = ZERO, third = ZERO, a = ZERO] = rows;
  if (!isZero(odd) || !isZero(third)) return null;
  const parts = quadraticSplit([c, b, a]);
  return (
    parts?.map((part) => (part as readonly Polynomial[]).flatMap((each, at) => (at === 0 ? [each] : [odd, each]))) ??
    null
  );
}

function primitivePart(p: readonly Polynomial[]): Polynomial {
  const content = p.reduce((a, b) => greatestCommon(a, b));
  return p.map((each) => divided(each, content) ?? each);
}

function splitSingle(p: Polynomial, index: number, level: number): readonly Polynomial[] {
  const numbers = (swapped(p, index, level) as readonly Polynomial[]).map((each) => leadingNumber(each));
  const { number: leading, factors } = factored(numbers);
  const wide = (each: Coefficients) =>
    swapped(
      each.map((value) => constant(value, level - 1)),
      index,
      level,
    );
  return [
    constant(leading, level),
    ...factors.flatMap(({ factor: each, times }) => Array.from({ length: times }, () => wide(each))),
  ];
}

function highest(p: Polynomial, index: number): number {
  if (!Array.isArray(p)) return 0;
  const rows = p as readonly Polynomial[];
  return index === 0 ? rows.length - 1 : Math.max(0, ...rows.map((row) => highest(row, index - 1)));
}

/** The same polynomial with the unknown `index` and the outermost changed over. */
function swapped(p: Polynomial, index: number, level: number): Polynomial {
  if (index === 0) return p;
  let result = constant(ZERO, level);
  const walk = (part: Polynomial, depth: number, exponents: readonly number[]) => {
    spend();
    if (depth === level) {
      if ((part as Rational).n === 0n) return;
      const turned = exponents.with(0, exponents[index] ?? 0).with(index, exponents[0] ?? 0);
      result = add(result, monomial(part as Rational, turned));
      return;
    }
    for (const [exponent, each] of (part as readonly Polynomial[]).entries()) {
      walk(each, depth + 1, [...exponents, exponent]);
    }
  };
  walk(p, 0, []);
  return result;
}

function monomial(value: Rational, exponents: readonly number[]): Polynomial {
  const [first, ...others] = exponents;
  if (first === undefined) return value;
  const inner = monomial(value, others);
  const empty = constant(ZERO, others.length);
  return [...Array.from({ length: first }, () => empty), inner];
}
