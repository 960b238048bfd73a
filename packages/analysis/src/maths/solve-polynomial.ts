import { neat } from "./differentiate.ts";
import {
  anyOf,
  coefficientOf,
  difference,
  type Expression,
  equation,
  factorsOf,
  has,
  isNumber,
  negative,
  number,
  numberOf,
  one,
  power,
  product,
  quotient,
  type Relation,
  relation,
  root,
  same,
  sum,
  symbol,
  symbolsOf,
  two,
  zero,
} from "./expression.ts";
import { cancelled, coefficientsIn, expand, factor, fromCoefficients } from "./normal.ts";
import { realValue } from "./numeric.ts";
import { type Coefficients, factored } from "./polynomial.ts";
import { exactRoot, gcd, minus, negated, over, type Rational, rational, times, ZERO } from "./rational.ts";
import { hasBrackets } from "./rewrite.ts";
import { tidy } from "./simplify.ts";
import { inOrder, result, type Solutions, solutionsStatement } from "./solutions.ts";
import { note, type Working } from "./steps.ts";

// First and second degree, and pure powers: what is solved without solving another equation on the way.

export function exactRootOf(p: Coefficients): Rational | null {
  const ratio = negated(over(p[0] ?? ZERO, p.at(-1) ?? ZERO));
  return ratio.n < 0n ? null : exactRoot(ratio, 2);
}

/** Already a product that is zero. */
export function isFactored(given: Relation, x: string): boolean {
  const isZeroRight = isNumber(given.right, 0n);
  return isZeroRight && factorsOf(given.left).filter((each) => has(each, x)).length > 1;
}

/** Both sides multiplied out and collected. */
function withTidySides(given: Relation, working: Working): Relation {
  const sides = equation(expand(given.left), expand(given.right));
  note(working, hasBrackets(given.left) || hasBrackets(given.right) ? "expand" : "simplifySides", given, sides);
  return sides;
}

function moved(now: Relation, term: Expression, working: Working): Relation {
  if (isNumber(term, 0n)) return now;
  const isNegative = firstSign(term) < 0;
  const shown = isNegative ? tidy(negative(term)) : term;
  const next = equation(tidy(difference(now.left, term)), tidy(difference(now.right, term)));
  note(working, isNegative ? "addToBothSides" : "subtractFromBothSides", now, next, shown);
  return next;
}

export function firstSign(of: Expression): number {
  if (of.kind === "number") return of.value.n < 0n ? -1 : 1;
  const [first = zero] = of.kind === "sum" ? of.terms : factorsOf(of);
  if (first.kind === "number") return first.value.n < 0n ? -1 : 1;
  return first === of ? 1 : firstSign(first);
}

function dividedBy(now: Relation, divisor: Expression, working: Working): Relation {
  if (isNumber(divisor, 1n)) return now;
  const next = equation(neat(quotient(now.left, divisor)), neat(quotient(now.right, divisor)));
  if (isNumber(divisor) && divisor.value.d !== 1n) {
    note(working, "multiplyBothSides", now, next, numberOf(over(rational(1n), divisor.value)));
  } else note(working, "divideBothSides", now, next, divisor);
  return next;
}

export function solveFirstDegree(given: Relation, x: string, working: Working): Solutions {
  let now = withTidySides(given, working);
  if (!has(now.left, x)) {
    const turned = equation(now.right, now.left);
    note(working, "simplifySides", now, turned);
    now = turned;
  }
  const slopeOf = (side: Expression) => coefficientsIn(side, x)?.[1] ?? zero;
  // Higher powers that cancel move over together with x.
  const [, ...onRight] = coefficientsIn(now.right, x) ?? [];
  now = moved(now, fromCoefficients([zero, ...onRight], x), working);
  now = moved(now, coefficientsIn(now.left, x)?.[0] ?? zero, working);
  const slope = slopeOf(now.left);
  const final = dividedBy(now, slope, working);
  const assuming = symbolsOf(slope).size > 0 ? [relation(slope, "!=", zero)] : [];
  return result(x, [final.right], { assuming });
}

/** a x^n = c */
export function solvePurePower(
  given: Relation,
  x: string,
  coefficients: readonly Expression[],
  working: Working,
): Solutions {
  const degree = coefficients.length - 1;
  let now = withTidySides(given, working);
  if (!has(now.left, x)) now = equation(now.right, now.left);
  const [, ...powersRight] = coefficientsIn(now.right, x) ?? [];
  now = moved(now, tidy(fromCoefficients([zero, ...powersRight], x)), working);
  now = moved(now, coefficientsIn(now.left, x)?.[0] ?? zero, working);
  const lead = coefficients.at(-1) ?? one;
  now = dividedBy(now, coefficientsIn(now.left, x)?.at(-1) ?? lead, working);
  const value = now.right;
  const assuming = symbolsOf(lead).size > 0 ? [relation(lead, "!=", zero)] : [];
  const principal = tidy(root(value, BigInt(degree)));
  if (degree % 2 === 1) {
    const found = result(x, [principal], { assuming });
    note(working, "takeRoots", now, solutionsStatement(found), number(degree));
    return found;
  }
  if (symbolsOf(value).size === 0 && realValue(value) < 0) {
    note(working, "noRealRoot", now, { kind: "nothing" }, value);
    const complex = degree === 2 ? [principal, tidy(negative(principal))] : [];
    return result(x, [], { complex });
  }
  const found = result(x, [tidy(negative(principal)), principal], { assuming });
  note(working, "takeRoots", now, solutionsStatement(found), number(degree));
  return found;
}

export function toZero(given: Relation, x: string, p: readonly Expression[], working: Working): Relation {
  const all = equation(fromCoefficients(p, x), zero);
  if (same(given.left, all.left) && isNumber(given.right, 0n)) return given;
  const sides = withTidySides(given, working);
  note(working, "bringToOneSide", sides, all);
  return all;
}

/** Whole coefficients without a common divisor, the first above zero. */
function wholeCoefficients(p: Coefficients): Coefficients {
  const below = p.reduce((sofar, each) => (sofar * each.d) / gcd(sofar, each.d), 1n);
  const whole = p.map((each) => times(each, rational(below)));
  const common = whole.reduce((sofar, each) => gcd(sofar, each.n), 0n) || 1n;
  const sign = (p.at(-1)?.n ?? 1n) < 0n ? -1n : 1n;
  return whole.map((each) => over(each, rational(common * sign)));
}

export function solveQuadratic(given: Relation, x: string, p: Coefficients, working: Working): Solutions {
  let now = given;
  let [c = ZERO, b = ZERO, a = ZERO] = p;
  if (!isFactored(given, x)) {
    now = toZero(given, x, p.map(numberOf), working);
    const whole = wholeCoefficients(p);
    const scale = over(a, whole.at(-1) ?? a);
    const next = equation(fromCoefficients(whole, x), zero);
    if (scale.d === 1n) note(working, "divideBothSides", now, next, numberOf(scale));
    else note(working, "multiplyBothSides", now, next, numberOf(over(rational(1n), scale)));
    now = next;
    [c = ZERO, b = ZERO, a = ZERO] = whole;
  }
  const discriminant = minus(times(b, b), times(rational(4n), times(a, c)));
  const width = discriminant.n < 0n ? null : exactRoot(discriminant, 2);
  if (width !== null) return solveByFactors(now, x, [c, b, a], working);
  const [A, B, C, D] = [a, b, c, discriminant].map(numberOf) as [Expression, Expression, Expression, Expression];
  const inserted = difference(power(B, two), product(number(4n), A, C));
  note(working, "discriminant", inserted, D, A, B, C, D);
  const values = rootsOfQuadratic(A, B, D);
  if (discriminant.n < 0n) {
    note(working, "noRealRoot", now, { kind: "nothing" }, D);
    return result(x, [], { complex: values.map(overOne) });
  }
  const shown = anyOf(values.map((value) => equation(symbol(x), value)));
  note(working, "quadraticFormula", now, shown, A, B, C);
  const found = result(x, values.map(overOne));
  note(working, "simplifySolutions", shown, solutionsStatement(found));
  return found;
}

function rootsOfQuadratic(a: Expression, b: Expression, discriminant: Expression): readonly Expression[] {
  const below = product(two, a);
  const minusB = negative(b);
  return [quotient(difference(minusB, root(discriminant)), below), quotient(sum(minusB, root(discriminant)), below)];
}

/** (-1 + √5)/2 rather than √5/2 - 1/2. */
function overOne(value: Expression): Expression {
  const plain = cancelled(value);
  if (plain.kind !== "sum") return plain;
  const below = plain.terms.reduce((sofar, term) => {
    const { d } = coefficientOf(term).coefficient;
    return (sofar * d) / gcd(sofar, d);
  }, 1n);
  const scaled = plain.terms.map((term) => tidy(product(number(below), term)));
  const above = sum(...scaled.filter((term) => isNumber(term)), ...scaled.filter((term) => !isNumber(term)));
  return below === 1n ? above : quotient(above, number(below));
}

/** The formula with letters for coefficients. */
export function solveByFormula(
  given: Relation,
  x: string,
  coefficients: readonly Expression[],
  working: Working,
): Solutions {
  const now = toZero(given, x, coefficients, working);
  const [c = zero, b = zero, a = zero] = coefficients;
  const discriminant = expand(difference(power(b, two), product(number(4n), a, c)));
  if (symbolsOf(discriminant).size === 0 && realValue(discriminant) < 0) {
    note(working, "noRealRoot", now, { kind: "nothing" }, discriminant);
    return result(x, []);
  }
  const values = rootsOfQuadratic(a, b, discriminant).map((value) => neat(value));
  const found = result(x, values, { assuming: symbolsOf(a).size > 0 ? [relation(a, "!=", zero)] : [] });
  note(working, "quadraticFormula", now, solutionsStatement(found), a, b, c);
  return found;
}

function solveByFactors(now: Relation, x: string, p: Coefficients, working: Working): Solutions {
  const { factors } = factored(p);
  let line = now;
  if (!isFactored(now, x)) {
    line = equation(factor(now.left), zero);
    note(working, "factorLeftSide", now, line);
  }
  const cases = factors.map(({ factor: each }) => equation(fromCoefficients(each, x), zero));
  note(working, "zeroProduct", line, anyOf(cases));
  const values = factors.map(({ factor: [last = ZERO, first = ZERO] }) => numberOf(negated(over(last, first))));
  const found = result(x, values);
  note(working, "solveEach", anyOf(cases), solutionsStatement({ ...found, values: inOrder(found.values) }));
  return found;
}
