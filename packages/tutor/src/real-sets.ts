import {
  difference,
  type Expression,
  equation,
  has,
  number,
  type Relation,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { numbersIn } from "@jotter/analysis/maths/normal";
import { holdsAt, realValue, scaleOf } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";
import { solveEquation } from "@jotter/analysis/maths/solve";
import { turningPoints } from "./turning-points.ts";

/** The real numbers that fulfil a statement: true or false at a number, and where that can change. */
export type RealSet = {
  readonly statement: Statement;
  readonly edges: readonly number[];
  /** At an edge of either set numbers count as equal up to rounding; between the edges nothing is. */
  readonly holds: (x: number, isEdge: boolean) => boolean;
};

/** Solutions that repeat are compared on some turns of the circle. */
const turns = 16;
export const wide = 4 * Math.PI + 1e-9;

export function realSet(statement: Statement, x: string, integers: readonly string[] = []): RealSet {
  const whole = integers.reduce((sofar, letter) => everyInteger(sofar, letter), statement);
  const edges = new Map(relationsIn(whole).map((each) => [each, edgesOf(each, x)]));
  const holds = (of: Statement, at: number, isEdge: boolean): boolean => {
    if (of.kind === "relation") return relationHolds(of, edges.get(of), x, at, isEdge);
    if (of.kind === "all-of") return of.statements.every((each) => holds(each, at, isEdge));
    if (of.kind === "any-of") return of.statements.some((each) => holds(each, at, isEdge));
    return of.kind === "everything";
  };
  const all = [...edges.values()].flatMap((each) => each.points);
  return { statement: whole, edges: all, holds: (at, isEdge) => holds(whole, at, isEdge) };
}

type Edges = {
  readonly points: readonly number[];
  /** All solutions are among the points. */
  readonly isExact: boolean;
  readonly isIdentity: boolean;
};

/**
 * e^(-x²) is never nought, but all too soon smaller than any rounding: between the edges only the sign counts, and at
 * an edge that is not its own an equation that was solved does not hold.
 */
function relationHolds(of: Relation, edges: Edges | undefined, x: string, at: number, isEdge: boolean): boolean {
  const [a, b] = [realValue(of.left, { [x]: at }), realValue(of.right, { [x]: at })];
  if (Number.isNaN(a) || Number.isNaN(b)) return false;
  const isOwn = edges?.points.some((each) => Math.abs(each - at) <= 1e-8 * Math.max(1, Math.abs(at))) ?? false;
  const mayEqual = edges === undefined || edges.isIdentity || (isEdge && (isOwn || !edges.isExact));
  const isEqual =
    edges?.isIdentity === true
      ? Number.isFinite(a - b)
      : mayEqual && holdsAt({ ...of, comparison: "=" }, { [x]: at }) === true;
  if (of.comparison === "=") return isEqual;
  if (of.comparison === "!=") return !isEqual;
  if (isEqual) return of.comparison === "<=" || of.comparison === ">=";
  return of.comparison[0] === "<" ? a < b : a > b;
}

export type Comparison = { readonly lost: readonly number[]; readonly gained: readonly number[] };

/**
 * Which numbers only one of the two holds, of those `within` allows. A single number that is named beyond it counts as
 * gained, unless it would solve `before` there.
 */
export function compared(before: RealSet, after: RealSet, within: (x: number) => boolean = () => true): Comparison {
  const lost: number[] = [];
  const gained: number[] = [];
  const named = new Set(namedNumbers(after.statement));
  for (const { at, isEdge } of testPoints([...before.edges, ...after.edges])) {
    const [was, is] = [before.holds(at, isEdge), after.holds(at, isEdge)];
    if (!within(at)) {
      if (is && !was && named.has(at)) gained.push(at);
      continue;
    }
    if (was && !is) lost.push(at);
    if (is && !was) gained.push(at);
  }
  return { lost, gained };
}

/** Of "x = 60 or x = 300" the numbers. */
function namedNumbers(statement: Statement): readonly number[] {
  return relationsIn(statement).flatMap(({ left, right, comparison }) =>
    comparison === "=" && left.kind === "symbol" && symbolsOf(right).size === 0 ? [realValue(right)] : [],
  );
}

export function isEqualSet({ lost, gained }: Comparison): boolean {
  return lost.length + gained.length === 0;
}

/** The single numbers of a set that has no stretches; null where it has some. */
export function numbersOf(set: RealSet, within: (x: number) => boolean = () => true): readonly number[] | null {
  const held = testPoints(set.edges).filter(({ at, isEdge }) => within(at) && set.holds(at, isEdge));
  return held.every(({ isEdge }) => isEdge) ? held.map(({ at }) => at) : null;
}

type TestPoint = { readonly at: number; readonly isEdge: boolean };

function testPoints(edges: readonly number[]): readonly TestPoint[] {
  const sorted = [...new Set(edges.filter(Number.isFinite))].sort((a, b) => a - b);
  // Two ways to one number differ by rounding only.
  const apart = sorted.filter(
    (at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > 1e-9 * Math.max(1, Math.abs(at)),
  );
  const [first = 0] = apart;
  const between = (at: number) => ({ at, isEdge: false });
  const points = [between(first - 11.37), between(first - 1.37)];
  for (const [index, at] of apart.entries()) {
    const next = apart[index + 1];
    points.push({ at, isEdge: true });
    points.push(
      ...(next === undefined ? [between(at + 1.37), between(at + 11.37)] : [between(at + (next - at) * 0.4871)]),
    );
  }
  return points;
}

export function relationsIn(statement: Statement): readonly Relation[] {
  if (statement.kind === "relation") return [statement];
  if (statement.kind === "all-of" || statement.kind === "any-of") return statement.statements.flatMap(relationsIn);
  return [];
}

function edgesOf(relation: Relation, x: string): Edges {
  const { left, right, comparison } = relation;
  const exactly = (points: readonly number[], isIdentity = false): Edges => ({
    points: finite(points),
    isExact: true,
    isIdentity,
  });
  if (!has(left, x) && !has(right, x)) return exactly([], holdsAt({ ...relation, comparison: "=" }, {}) === true);
  if (left.kind === "symbol" && !has(right, x)) return exactly([realValue(right)]);
  if (right.kind === "symbol" && !has(left, x)) return exactly([realValue(left)]);
  const gap = difference(left, right);
  const solved = attempt(() => solveEquation(equation(left, right), x), 60_000);
  const found = solved.ok ? solved.value : null;
  const values =
    found === null
      ? []
      : found.integer === null
        ? [...found.values, ...found.except].map((value) => realValue(value))
        : found.values.flatMap((value) => overTurns(value, found.integer ?? ""));
  const polynomial = attempt(() => numbersIn(gap, x));
  const isPolynomial = polynomial.ok && polynomial.value !== null;
  const isWhole = found !== null && found.integer === null;
  if (found !== null && (comparison === "=" || (isPolynomial && isWhole)))
    return { ...exactly(values, found.everything), isExact: isWhole };
  const more = turningPoints((at) => realValue(gap, { [x]: at }), values);
  return {
    points: finite([...values, ...more]),
    isExact: isWhole,
    isIdentity: found?.everything ?? isZeroAround(gap, x),
  };
}

function isZeroAround(gap: Expression, x: string): boolean {
  return [0.37, 1.71, -2.13, 3.49].every((at) => {
    const value = realValue(gap, { [x]: at });
    return Number.isNaN(value) || Math.abs(value) <= 1e-12 * Math.max(1, scaleOf(gap, { [x]: at }));
  });
}

function finite(values: readonly number[]): readonly number[] {
  return values.filter((value) => Number.isFinite(value));
}

function overTurns(value: Expression, integer: string): readonly number[] {
  return Array.from({ length: 2 * turns + 1 }, (_, index) => realValue(value, { [integer]: index - turns }));
}

/** "x = π/4 + kπ" for each k. */
function everyInteger(statement: Statement, letter: string): Statement {
  if (!relationsIn(statement).some(({ left, right }) => symbolsOf(left, symbolsOf(right)).has(letter)))
    return statement;
  return {
    kind: "any-of",
    statements: Array.from({ length: 2 * turns + 1 }, (_, index) => inserted(statement, letter, number(index - turns))),
  };
}

export function inserted(statement: Statement, name: string, value: Expression): Statement {
  if (statement.kind === "relation") {
    const put = (side: Expression) => replaced(side, symbol(name), value);
    return { ...statement, left: put(statement.left), right: put(statement.right) };
  }
  if (statement.kind === "all-of" || statement.kind === "any-of") {
    return { ...statement, statements: statement.statements.map((each) => inserted(each, name, value)) };
  }
  return statement;
}
