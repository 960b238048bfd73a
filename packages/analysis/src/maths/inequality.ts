import { equivalence } from "./equivalent.ts";
import {
  allOf,
  anyOf,
  type Comparison,
  children,
  difference,
  type Expression,
  equation,
  has,
  hasCall,
  isNumber,
  negative,
  numberOf,
  quotient,
  type Relation,
  relation,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
  zero,
} from "./expression.ts";
import { coefficientsIn, expand, fromCoefficients } from "./normal.ts";
import { holdsAt, realValue } from "./numeric.ts";
import { attempt, stop } from "./problem.ts";
import { isWhole, over, rational } from "./rational.ts";
import { hasBrackets } from "./rewrite.ts";
import { tidy } from "./simplify.ts";
import { solveEquation } from "./solve.ts";
import { note, type Working } from "./steps.ts";

const turned: Readonly<Record<Comparison, Comparison>> = {
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
  "=": "=",
  "!=": "!=",
};

/** All real numbers that fulfil every one of the relations, as intervals. */
export function solveInequalities(given: readonly Relation[], x: string, working: Working = []): Statement {
  const [first] = given;
  if (first !== undefined && given.length === 1) {
    const coefficients = hasVariableBelow(first, x) ? null : coefficientsIn(difference(first.left, first.right), x);
    const isNumeric = coefficients?.every((each) => isNumber(each)) ?? false;
    if (coefficients?.length === 2 && isNumeric) return firstDegree(first, x, working);
  }
  for (const each of given) {
    const sides = [each.left, each.right];
    if (sides.some((side) => [...symbolsOf(side)].some((name) => name !== x))) stop({ kind: "cannot" });
    // Angles come back to the same values without end.
    if (sides.some((side) => hasAngle(side, x))) stop({ kind: "cannot" });
  }
  const before = allOf(given);
  if (first !== undefined && given.length === 1 && !isNumber(first.right, 0n) && !hasVariableBelow(first, x)) {
    note(working, "bringToOneSide", first, relation(tidy(difference(first.left, first.right)), first.comparison, zero));
  }
  const points = boundariesOf(given, x);
  const result = intervals(given, x, points);
  const named = anyOf(points.map((point) => equation(symbol(x), point)));
  note(
    working,
    points.length === 0 ? "sameEverywhere" : given.length === 1 ? "testIntervals" : "intersect",
    before,
    result,
    named,
  );
  return result;
}

function hasVariableBelow(of: Relation, x: string): boolean {
  const walk = (part: Expression): boolean =>
    (part.kind === "power" && isNumber(part.exponent) && part.exponent.value.n < 0n && has(part.base, x)) ||
    children(part).some(walk);
  return walk(of.left) || walk(of.right);
}

function hasAngle(of: Expression, x: string): boolean {
  if (hasCall(of, "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "factorial")) return true;
  // x^x, and powers of what is negative.
  const walk = (part: Expression): boolean =>
    (part.kind === "power" && has(part.exponent, x) && (has(part.base, x) || !(realValue(part.base) > 0))) ||
    children(part).some(walk);
  return walk(of);
}

function firstDegree(given: Relation, x: string, working: Working): Statement {
  let now = relation(expand(given.left), given.comparison, expand(given.right));
  note(working, hasBrackets(given.left) || hasBrackets(given.right) ? "expand" : "simplifySides", given, now);
  const move = (term: Expression) => {
    if (isNumber(term, 0n)) return;
    const isNegative = realValue(tidy(term), { [x]: 1 }) < 0;
    const next = relation(tidy(difference(now.left, term)), now.comparison, tidy(difference(now.right, term)));
    const shown = isNegative ? tidy(negative(term)) : term;
    note(working, isNegative ? "addToBothSides" : "subtractFromBothSides", now, next, shown);
    now = next;
  };
  if (!has(now.left, x)) {
    const other = relation(now.right, turned[now.comparison], now.left);
    note(working, "simplifySides", now, other);
    now = other;
  }
  const [, ...onRight] = coefficientsIn(now.right, x) ?? [];
  move(fromCoefficients([zero, ...onRight], x));
  move(coefficientsIn(now.left, x)?.[0] ?? zero);
  const slope = coefficientsIn(now.left, x)?.[1] ?? zero;
  if (!isNumber(slope)) return stop({ kind: "cannot" });
  const isTurned = slope.value.n < 0n;
  const next = relation(
    tidy(quotient(now.left, slope)),
    isTurned ? turned[now.comparison] : now.comparison,
    tidy(quotient(now.right, slope)),
  );
  if (isWhole(slope.value)) note(working, isTurned ? "divideAndTurn" : "divideBothSides", now, next, slope);
  else {
    const factor = numberOf(over(rational(1n), slope.value));
    note(working, isTurned ? "multiplyAndTurn" : "multiplyBothSides", now, next, factor);
  }
  return next;
}

/** Where the truth can change: where the sides meet, and where one has no value. */
function boundariesOf(given: readonly Relation[], x: string): readonly Expression[] {
  const found: Expression[] = [];
  const take = (equal: Relation) => {
    const zeros = solveEquation(equal, x);
    if (zeros.integer !== null) stop({ kind: "cannot" });
    found.push(...zeros.values, ...zeros.except);
  };
  for (const each of given) {
    const below = (part: Expression) => {
      if (part.kind === "power" && isNumber(part.exponent) && part.exponent.value.n < 0n && has(part.base, x)) {
        take(equation(part.base, zero));
      }
      // Where a root or a logarithm ends, the sign can change without a zero.
      if (part.kind === "power" && isNumber(part.exponent) && part.exponent.value.d % 2n === 0n && has(part.base, x)) {
        take(equation(part.base, zero));
      }
      if (part.kind === "call" && (part.name === "ln" || part.name === "log")) {
        for (const inner of part.args) if (has(inner, x)) take(equation(inner, zero));
      }
      for (const child of children(part)) below(child);
    };
    below(each.left);
    below(each.right);
    take(equation(each.left, each.right));
  }
  const distinct = found.filter(
    (point, index) => found.findIndex((other) => equivalence(other, point) === "equal") === index,
  );
  return distinct.sort((a, b) => realValue(a) - realValue(b));
}

function intervals(given: readonly Relation[], x: string, points: readonly Expression[]): Statement {
  const variable = symbol(x);
  // Between the boundaries the sides never meet, however small e^(-5x) makes them.
  const isTrue = (at: number) =>
    given.every((each) => {
      const gap = realValue(each.left, { [x]: at }) - realValue(each.right, { [x]: at });
      if (gap === 0 || each.comparison === "=" || each.comparison === "!=") return holdsAt(each, { [x]: at }) === true;
      return each.comparison[0] === "<" ? gap < 0 : gap > 0;
    });
  // At a boundary itself rounding must not decide.
  const isTrueAt = (point: Expression) =>
    given.every((each) => {
      const put = (side: Expression) => attempt(() => tidy(replaced(side, variable, point)));
      const [left, right] = [put(each.left), put(each.right)];
      if (!left.ok || !right.ok) return false;
      if (!Number.isFinite(realValue(left.value)) || !Number.isFinite(realValue(right.value))) return false;
      return holdsAt(relation(left.value, each.comparison, right.value), {}) === true;
    });
  const values = points.map((point) => realValue(point));
  const pieces: Statement[] = [];
  let from: { readonly point: Expression | null; readonly closed: boolean } | null = null;
  const close = (point: Expression | null, closed: boolean) => {
    if (from === null) return;
    const { point: start, closed: withStart } = from;
    from = null;
    const upper = point === null ? [] : [relation(variable, closed ? "<=" : "<", point)];
    if (start === null) pieces.push(allOf(upper));
    else if (point === start) pieces.push(equation(variable, start));
    else if (point === null) pieces.push(relation(variable, withStart ? ">=" : ">", start));
    else pieces.push(allOf([relation(start, withStart ? "<=" : "<", variable), ...upper]));
  };
  for (let index = 0; index <= points.length; index++) {
    const [low, high] = [values[index - 1], values[index]];
    const middle = low === undefined ? (high ?? 1) - 1 : high === undefined ? low + 1 : (low + high) / 2;
    const start = points[index - 1] ?? null;
    const end = points[index] ?? null;
    if (isTrue(middle)) from ??= { point: start, closed: start !== null && isTrueAt(start) };
    if (end === null) break;
    const holds = isTrueAt(end);
    const next = values[index + 1];
    const goesOn = isTrue(next === undefined ? (high ?? 0) + 1 : ((high ?? 0) + next) / 2);
    if (from !== null && (!holds || !goesOn)) close(end, holds);
    else if (from === null && holds && !goesOn) {
      from = { point: end, closed: true };
      close(end, true);
    }
  }
  if (from !== null) close(null, false);
  return anyOf(pieces);
}
