import { derivativeOf, joined, neat, weight } from "./differentiate.ts";
import { equivalence } from "./equivalent.ts";
import {
  call,
  children,
  difference,
  type Expression,
  e as euler,
  factorsOf,
  half,
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
  replaced,
  root,
  same,
  sum,
  symbol,
  symbolsOf,
  termsOf,
  two,
  zero,
} from "./expression.ts";
import { solveLinear } from "./linear.ts";
import { coefficientsIn, expand, fractionOf, fromCoefficients, numbersIn } from "./normal.ts";
import { realValue } from "./numeric.ts";
import { type Coefficients, factored, remainderOf } from "./polynomial.ts";
import { attempt, spend, stop } from "./problem.ts";
import { isZero, minus, negated, over, type Rational, rational, times, ZERO } from "./rational.ts";
import { tidy } from "./simplify.ts";
import { note, type Working } from "./steps.ts";

const MAX_DEPTH = 8;

/** An antiderivative without its constant, proven by differentiating it back; refuses what it cannot do. */
export function integrate(of: Expression, x: string, working: Working = []): Expression {
  const found = antiderivative(of, x, working, 0);
  if (found === null) return stop({ kind: "cannot" });
  const result = shorter(tidy(found), expand(found));
  const verdict = equivalence(derivativeOf(result, x), of);
  if (verdict === "different" || verdict === "unknown") return stop({ kind: "cannot" });
  note(working, "collectLikeTerms", found, result);
  return result;
}

function shorter(a: Expression, b: Expression): Expression {
  return weight(b) < weight(a) ? b : a;
}

/** The definite integral; refuses where the integrand has a gap between the bounds. */
export function definiteIntegral(
  of: Expression,
  x: string,
  from: Expression,
  to: Expression,
  working: Working = [],
): Expression {
  const before = call("integral", of, symbol(x), from, to);
  const primitive = integrate(of, x, working);
  const at = (bound: Expression) => replaced(primitive, symbol(x), bound);
  const inserted = difference(at(to), at(from));
  const result = neat(inserted);
  const isNumeric = symbolsOf(from).size + symbolsOf(to).size === 0 && symbolsOf(of).size <= 1;
  if (isNumeric) {
    const [a, b] = [realValue(from), realValue(to)];
    const area = quadrature((value) => realValue(of, { [x]: value }), a, b);
    const exact = realValue(result);
    // Across a gap the bounds can be inserted, and the answer is nonsense: the integral of 1/x² from -1 to 1 is not -2.
    if (area === null || !(Math.abs(area - exact) <= 1e-3 * Math.max(1, Math.abs(exact)))) stop({ kind: "cannot" });
  }
  note(working, "evaluateBounds", before, inserted, primitive);
  note(working, "workOutSums", inserted, result);
  return result;
}

/** Simpson's rule, finer and finer; null where the function has no value, a pole, or sums that do not settle. */
export function quadrature(f: (x: number) => number, a: number, b: number): number | null {
  let before = Number.NaN;
  for (let pieces = 64; pieces <= 8192; pieces *= 2) {
    const width = (b - a) / pieces;
    let total = 0;
    let [peak, peakAt] = [0, a];
    for (let index = 0; index <= pieces; index++) {
      // A root at the very edge is no gap.
      const at = index === 0 ? a + width * 1e-9 : index === pieces ? b - width * 1e-9 : a + index * width;
      const value = f(at);
      if (!Number.isFinite(value)) return null;
      if (Math.abs(value) > peak) [peak, peakAt] = [Math.abs(value), at];
      total += value * (index === 0 || index === pieces ? 1 : index % 2 === 1 ? 4 : 2);
    }
    const area = (total * width) / 3;
    if (Math.abs(area - before) <= 1e-5 * Math.max(1, Math.abs(area))) {
      return hasPole(
        f,
        Math.max(Math.min(a, b), peakAt - Math.abs(width)),
        Math.min(Math.max(a, b), peakAt + Math.abs(width)),
        peak,
      )
        ? null
        : area;
    }
    before = area;
  }
  return null;
}

/** Whether the values grow without end as one looks closer at the place where they are largest. */
function hasPole(f: (x: number) => number, from: number, to: number, peak: number): boolean {
  let [low, high, top] = [from, to, peak];
  for (let zoom = 0; zoom < 12; zoom++) {
    const width = (high - low) / 16;
    let at = low;
    for (let index = 1; index < 16; index++) {
      const value = Math.abs(f(low + index * width));
      if (!Number.isFinite(value)) return true;
      if (value >= top) [top, at] = [value, low + index * width];
    }
    [low, high] = [Math.max(low, at - width), Math.min(high, at + width)];
  }
  return top > 1000 * peak + 1000;
}

function int(of: Expression, x: string): Expression {
  return call("integral", of, symbol(x));
}

/** Tries one way, and forgets its steps when it leads nowhere. */
function attemptWay(working: Working, way: (working: Working) => Expression | null): Expression | null {
  const own: Working = [];
  const found = attempt(() => way(own));
  if (!found.ok || found.value === null) return null;
  working.push(...own);
  return found.value;
}

function antiderivative(of: Expression, x: string, working: Working, depth: number): Expression | null {
  spend(20);
  if (depth > MAX_DEPTH) return null;
  const before = int(of, x);
  if (!has(of, x)) {
    const result = joined(of, symbol(x));
    note(working, "integralConstantFactor", before, result, of);
    return result;
  }
  const f = tidy(of);
  if (f.kind === "sum") return sumIntegral(f, x, before, working, depth);
  const still = factorsOf(f).filter((factor) => !has(factor, x));
  if (still.length > 0) {
    const constant = product(...still);
    const rest = product(...factorsOf(f).filter((factor) => has(factor, x)));
    const own: Working = [];
    const inner = antiderivative(rest, x, own, depth + 1);
    if (inner === null) return null;
    note(working, "integralConstantFactor", before, product(constant, int(rest, x)), constant);
    working.push(...own);
    return tidy(product(constant, inner));
  }
  const ways = [tableWay, linearWay, rationalWay, substitutionWay, partsWay, cyclicWay, trigonometricWay, expandedWay];
  for (const way of ways) {
    const found = attemptWay(working, (own) => way(f, x, own, depth));
    if (found !== null) return found;
  }
  return null;
}

function sumIntegral(
  f: Extract<Expression, { kind: "sum" }>,
  x: string,
  before: Expression,
  working: Working,
  depth: number,
): Expression | null {
  const own: Working = [];
  const parts: Expression[] = [];
  for (const term of f.terms) {
    const part = antiderivative(term, x, own, depth + 1);
    if (part === null) return attemptWay(working, (other) => rationalWay(f, x, other, depth));
    parts.push(part);
  }
  note(working, "integralSum", before, sum(...f.terms.map((term) => int(term, x))));
  working.push(...own);
  return tidy(sum(...parts));
}

/** What everyone looks up. */
function tableWay(f: Expression, x: string, working: Working): Expression | null {
  const before = int(f, x);
  const variable = symbol(x);
  const [base, exponent] = f.kind === "power" ? [f.base, f.exponent] : [f, one];
  if (same(base, variable) && !has(exponent, x)) {
    if (isNumber(exponent, -1n)) {
      const result = call("ln", call("abs", variable));
      note(working, "integralReciprocal", before, result);
      return result;
    }
    if (exponent.kind !== "number") return null;
    const raised = tidy(sum(exponent, one));
    const result = tidy(quotient(power(variable, raised), raised));
    note(working, "integralPower", before, result, exponent);
    return result;
  }
  const known = knownIntegral(f, x);
  if (known === null) return null;
  note(working, "integralKnown", before, known, f);
  return known;
}

/** Of a function of x itself. */
function knownIntegral(f: Expression, x: string): Expression | null {
  const variable = symbol(x);
  if (f.kind === "power" && same(f.exponent, variable) && !has(f.base, x)) {
    return f.base.kind === "constant" && f.base.name === "e" ? f : tidy(quotient(f, call("ln", f.base)));
  }
  if (f.kind === "call" && f.args.length === 1 && same(f.args[0] ?? zero, variable)) {
    const cosine = call("cos", variable);
    switch (f.name) {
      case "sin":
        return negative(cosine);
      case "cos":
        return call("sin", variable);
      case "tan":
        return negative(call("ln", call("abs", cosine)));
      case "cot":
        return call("ln", call("abs", call("sin", variable)));
      case "sinh":
        return call("cosh", variable);
      case "cosh":
        return call("sinh", variable);
      default:
        return null;
    }
  }
  if (f.kind === "power" && f.base.kind === "call" && same(f.base.args[0] ?? zero, variable)) {
    if (isNumber(f.exponent, -2n) && f.base.name === "cos") return call("tan", variable);
    if (isNumber(f.exponent, -2n) && f.base.name === "sin") return negative(call("cot", variable));
    if (isNumber(f.exponent, 2n) && f.base.name === "sec") return call("tan", variable);
  }
  // 1/sqrt(a² - x²)
  if (f.kind === "power" && same(f.exponent, negative(half))) {
    const p = numbersIn(f.base, x);
    const [c = ZERO, b = ZERO, a = ZERO] = p ?? [];
    if (p?.length === 3 && isZero(b) && a.n === -1n && a.d === 1n && c.n > 0n) {
      return call("arcsin", tidy(quotient(variable, root(numberOf(c)))));
    }
  }
  return null;
}

/** f(ax + b): as with x itself, divided by a. */
function linearWay(f: Expression, x: string, working: Working, depth: number): Expression | null {
  for (const inner of innersOf(f, x)) {
    const p = coefficientsIn(inner, x);
    const [, slope] = p ?? [];
    if (p?.length !== 2 || slope === undefined || same(inner, symbol(x))) continue;
    const u = freshName(f);
    const outer = replaced(f, inner, symbol(u));
    if (has(outer, x)) continue;
    const inside = attempt(() => antiderivative(outer, u, [], depth + 1));
    if (!inside.ok || inside.value === null) continue;
    const result = tidy(quotient(replaced(inside.value, symbol(u), inner), slope));
    note(working, "integralLinear", int(f, x), result, inner);
    return result;
  }
  return null;
}

/** f = g(u(x)) · u'(x), up to a number. */
function substitutionWay(f: Expression, x: string, working: Working, depth: number): Expression | null {
  for (const inner of innersOf(f, x)) {
    if (same(inner, symbol(x)) || inner.kind === "symbol") continue;
    const slope = derivativeOf(inner, x);
    if (isNumber(slope, 0n)) continue;
    const u = freshName(f);
    const left = attempt(() => replacedEverywhere(tidy(quotient(f, slope)), inner, symbol(u)));
    const outer =
      left.ok && has(left.value, x)
        ? attempt(() => replacedEverywhere(neat(quotient(f, slope)), inner, symbol(u)))
        : left;
    if (!outer.ok || has(outer.value, x)) continue;
    const own: Working = [];
    const inside = attempt(() => antiderivative(outer.value, u, own, depth + 1));
    if (!inside.ok || inside.value === null) continue;
    note(working, "integralSubstitution", int(f, x), replaced(inside.value, symbol(u), inner), inner, slope);
    return tidy(replaced(inside.value, symbol(u), inner));
  }
  return null;
}

/** Also x^4 as (x²)², when x² is what is replaced. */
function replacedEverywhere(within: Expression, what: Expression, by: Expression): Expression {
  const walk = (part: Expression): Expression => {
    if (same(part, what)) return by;
    if (part.kind === "power" && what.kind === "power" && same(part.base, what.base)) {
      const ratio = tidy(quotient(part.exponent, what.exponent));
      if (ratio.kind === "number" && (ratio.value.d === 1n || what.base.kind === "constant")) return power(by, ratio);
    }
    const parts = children(part);
    if (parts.length === 0) return part;
    return rebuilt(part, parts.map(walk));
  };
  return tidy(walk(within));
}

/** Everything that stands inside something else, the smaller first; and factors themselves, as ln(x) in ln(x)/x. */
function innersOf(f: Expression, x: string): readonly Expression[] {
  const found = new Map<string, Expression>();
  const walk = (part: Expression) => {
    if (!has(part, x)) return;
    if (part.kind === "call" || part.kind === "power") found.set(keyOf(part), part);
    if (part.kind === "call") for (const arg of part.args) if (has(arg, x)) found.set(keyOf(arg), arg);
    if (part.kind === "power") {
      for (const child of [part.base, part.exponent]) if (has(child, x)) found.set(keyOf(child), child);
    }
    for (const child of children(part)) walk(child);
  };
  walk(f);
  return [...found.values()].filter((each) => !same(each, f)).sort((a, b) => keyOf(a).length - keyOf(b).length);
}

function freshName(f: Expression): string {
  const taken = symbolsOf(f);
  return ["u", "v", "w", "t", "s"].find((name) => !taken.has(name)) ?? stop({ kind: "cannot" });
}

/** Powers of x against e^(ax), sin(ax), cos(ax); and logarithms against powers of x. */
function partsWay(f: Expression, x: string, working: Working, depth: number): Expression | null {
  const factors = factorsOf(f);
  const isLog = (each: Expression) =>
    each.kind === "call" && ["ln", "log", "arctan", "arcsin", "arccos"].includes(each.name);
  const isLogPower = (each: Expression) =>
    isLog(each) ||
    (each.kind === "power" &&
      isLog(each.base) &&
      isNumber(each.exponent) &&
      each.exponent.value.n > 1n &&
      each.exponent.value.d === 1n);
  const isWave = (each: Expression) =>
    (each.kind === "call" && ["sin", "cos", "sinh", "cosh"].includes(each.name)) ||
    (each.kind === "power" && has(each.exponent, x) && !has(each.base, x));
  const isPolynomial = (each: Expression) => (coefficientsIn(each, x)?.length ?? 0) > 1;
  let first: Expression;
  let second: Expression;
  const logarithm = factors.find(isLogPower);
  if (logarithm !== undefined) {
    first = logarithm;
    second = joined(...factors.filter((each) => each !== logarithm));
    if (second.kind !== "number" && coefficientsIn(second, x) === null && !isPlainPower(second, x)) return null;
  } else {
    const waves = factors.filter(isWave);
    const others = factors.filter((each) => !isWave(each));
    if (waves.length !== 1 || others.length === 0 || !others.every(isPolynomial)) return null;
    first = joined(...others);
    second = waves[0] ?? one;
  }
  const whole = antiderivative(second, x, [], depth + 1);
  if (whole === null) return null;
  const slope = derivativeOf(first, x);
  const rest = tidy(product(whole, slope));
  const own: Working = [];
  const inner = antiderivative(rest, x, own, depth + 1);
  if (inner === null) return null;
  note(working, "integralByParts", int(f, x), difference(joined(first, whole), int(rest, x)), first, second);
  working.push(...own);
  return tidy(difference(product(first, whole), inner));
}

function isPlainPower(f: Expression, x: string): boolean {
  return f.kind === "power" && same(f.base, symbol(x)) && isNumber(f.exponent);
}

/** e^(ax) sin(bx): by parts twice leads back to itself, which is as good as a formula. */
function cyclicWay(f: Expression, x: string, working: Working): Expression | null {
  const factors = factorsOf(f);
  const growth = factors.find((each) => each.kind === "power" && same(each.base, euler));
  const wave = factors.find((each) => each.kind === "call" && (each.name === "sin" || each.name === "cos"));
  if (factors.length !== 2 || growth?.kind !== "power" || wave?.kind !== "call") return null;
  const [, a, ...noA] = coefficientsIn(growth.exponent, x) ?? [];
  const [, b, ...noB] = coefficientsIn(wave.args[0] ?? zero, x) ?? [];
  if (a === undefined || b === undefined || noA.length + noB.length > 0) return null;
  const other = call(wave.name === "sin" ? "cos" : "sin", ...wave.args);
  const sign = wave.name === "sin" ? minusOne : one;
  const result = tidy(
    quotient(product(growth, sum(product(a, wave), product(sign, b, other))), sum(power(a, two), power(b, two))),
  );
  note(working, "integralByParts", int(f, x), result, wave, growth);
  return result;
}

/** Squares by half angles, third powers by sin² + cos² = 1. */
function trigonometricWay(f: Expression, x: string, working: Working, depth: number): Expression | null {
  const [base, exponent] = f.kind === "power" ? [f.base, f.exponent] : [f, one];
  if (base.kind !== "call" || !isNumber(exponent) || exponent.value.d !== 1n) return null;
  const angle = base.args[0] ?? zero;
  const count = exponent.value.n;
  let rewritten: Expression | null = null;
  const twice = call("cos", tidy(product(two, angle)));
  if (count === 2n && base.name === "sin") rewritten = product(half, difference(one, twice));
  if (count === 2n && base.name === "cos") rewritten = product(half, sum(one, twice));
  if (count === 2n && base.name === "tan") rewritten = difference(power(call("cos", angle), number(-2n)), one);
  if (count === 3n && base.name === "sin") rewritten = difference(base, product(base, power(call("cos", angle), two)));
  if (count === 3n && base.name === "cos") rewritten = difference(base, product(base, power(call("sin", angle), two)));
  if (rewritten === null) return null;
  const spread = expand(rewritten);
  const own: Working = [];
  const inner = antiderivative(spread, x, own, depth + 1);
  if (inner === null) return null;
  note(working, count === 2n ? "integralHalfAngle" : "integralRewrite", int(f, x), int(spread, x));
  working.push(...own);
  return inner;
}

function expandedWay(f: Expression, x: string, working: Working, depth: number): Expression | null {
  const spread = expand(f);
  if (same(spread, f) || termsOf(spread).length > 40) return null;
  const own: Working = [];
  const inner = antiderivative(spread, x, own, depth + 1);
  if (inner === null) return null;
  note(working, "expand", int(f, x), int(spread, x));
  working.push(...own);
  return inner;
}

/** Quotients of polynomials: division, then partial fractions. */
function rationalWay(f: Expression, x: string, working: Working, depth: number): Expression | null {
  const [aboveOf, belowOf] = fractionOf(f, symbol(x));
  const [above, below] = [numbersIn(aboveOf, x), numbersIn(belowOf, x)];
  if (above === null || below === null || below.length < 2 || above.length === 0) return null;
  const { quotient: whole, rest } = remainderOf(above, below);
  if (above.length >= below.length) {
    const polynomial = fromCoefficients(whole, x);
    const left = tidy(quotient(fromCoefficients(rest, x), belowOf));
    const parts = sum(polynomial, left);
    note(working, "integralPolynomialDivision", int(f, x), int(parts, x));
    const polynomialPart = antiderivative(polynomial, x, working, depth + 1);
    const rationalPart = rest.length === 0 ? zero : antiderivative(left, x, working, depth + 1);
    return polynomialPart === null || rationalPart === null ? null : tidy(sum(polynomialPart, rationalPart));
  }
  const { number: leading, factors } = factored(below);
  const [only] = factors;
  if (factors.length === 1 && only !== undefined) {
    if (only.times === 1 && only.factor.length === 3) return quadraticIntegral(f, above, below, x, working);
    if (only.factor.length !== 2 || (above.length === 1 && only.times > 0)) {
      if (only.factor.length !== 2) return null;
      return linearPower(f, over(above[0] ?? ZERO, leading), only.factor, only.times, x, working);
    }
  }
  if (factors.some(({ factor, times: count }) => factor.length > 3 || (factor.length === 3 && count > 1))) return null;
  return partialFractions(f, above, below, factors, x, working);
}

function linearPower(
  f: Expression,
  value: Rational,
  factor: Coefficients,
  count: number,
  x: string,
  working: Working,
): Expression {
  const inner = fromCoefficients(factor, x);
  const slope = factor[1] ?? ZERO;
  const result =
    count === 1
      ? tidy(product(numberOf(over(value, slope)), call("ln", call("abs", inner))))
      : tidy(
          product(numberOf(over(value, times(slope, rational(BigInt(1 - count))))), power(inner, number(1 - count))),
        );
  note(working, "integralLinear", int(f, x), result, inner);
  return result;
}

/** (px + q)/(ax² + bx + c): a logarithm, and an arctangent or, with two roots, another logarithm. */
function quadraticIntegral(
  f: Expression,
  above: Coefficients,
  below: Coefficients,
  x: string,
  working: Working,
): Expression {
  const [c = ZERO, b = ZERO, a = ZERO] = below;
  const [q = ZERO, p = ZERO] = above;
  const inner = fromCoefficients(below, x);
  const logPart = over(p, times(rational(2n), a));
  const left = minus(q, times(logPart, b));
  const discriminant = minus(times(b, b), times(rational(4n), times(a, c)));
  const shifted = fromCoefficients([b, times(rational(2n), a)], x);
  const logarithm = isZero(logPart)
    ? zero
    : product(numberOf(logPart), call("ln", discriminant.n < 0n ? inner : call("abs", inner)));
  let rest: Expression = zero;
  if (!isZero(left)) {
    const width = root(numberOf(discriminant.n < 0n ? negated(discriminant) : discriminant));
    rest =
      discriminant.n < 0n
        ? product(numberOf(left), two, power(width, minusOne), call("arctan", neat(quotient(shifted, width))))
        : product(
            numberOf(left),
            power(width, minusOne),
            difference(
              call("ln", call("abs", difference(shifted, width))),
              call("ln", call("abs", sum(shifted, width))),
            ),
          );
  }
  const result = tidy(expand(sum(logarithm, rest)));
  note(working, "integralKnown", int(f, x), result, f);
  return result;
}

function partialFractions(
  f: Expression,
  above: Coefficients,
  below: Coefficients,
  factors: readonly { readonly factor: Coefficients; readonly times: number }[],
  x: string,
  working: Working,
): Expression | null {
  // Each piece is x^k / factor^j; times the denominator it is a polynomial, and their sum has to be the numerator.
  const pieces = factors.flatMap(({ factor, times: count }) =>
    Array.from({ length: count }, (_, index) => index + 1).flatMap((exponent) =>
      Array.from({ length: factor.length - 1 }, (_, shift) => ({ factor, exponent, shift })),
    ),
  );
  const columns = pieces.map(({ factor, exponent, shift }) => {
    let rest: Coefficients = below;
    for (let index = 0; index < exponent; index++) rest = remainderOf(rest, factor).quotient;
    return [...Array.from({ length: shift }, () => ZERO), ...rest];
  });
  const size = below.length - 1;
  const rows = Array.from({ length: size }, (_, row) => [
    ...columns.map((column) => column[row] ?? ZERO),
    above[row] ?? ZERO,
  ]);
  const values = solveLinear(rows);
  if (values === null) return null;
  const terms: Expression[] = [];
  for (const { factor } of factors) {
    const exponents = new Set(pieces.filter((piece) => piece.factor === factor).map((piece) => piece.exponent));
    for (const exponent of exponents) {
      const coefficients = pieces.flatMap((piece, index) =>
        piece.factor === factor && piece.exponent === exponent ? [values[index] ?? ZERO] : [],
      );
      if (coefficients.every(isZero)) continue;
      const bottom = fromCoefficients(factor, x);
      terms.push(
        quotient(fromCoefficients(coefficients, x), exponent === 1 ? bottom : power(bottom, number(exponent))),
      );
    }
  }
  note(working, "integralPartialFractions", int(f, x), int(sum(...terms), x));
  const parts: Expression[] = [];
  for (const term of terms) {
    const part = rationalWay(term, x, working, 1);
    if (part === null) return null;
    parts.push(part);
  }
  return tidy(sum(...parts));
}
