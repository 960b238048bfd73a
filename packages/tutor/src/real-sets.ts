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
import { holdsAt, realValue } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";
import { solveEquation } from "@jotter/analysis/maths/solve";
import { turningPoints } from "./turning-points.ts";

/** The real numbers that fulfil a statement: true or false at a number, and where that can change. */
export type RealSet = {
  readonly statement: Statement;
  readonly edges: readonly number[];
  readonly holds: (x: number) => boolean;
};

/** Solutions that repeat are compared on some turns of the circle. */
const turns = 16;
export const wide = 4 * Math.PI + 1e-9;

export function realSet(statement: Statement, x: string, integers: readonly string[] = []): RealSet {
  const whole = integers.reduce((sofar, letter) => everyInteger(sofar, letter), statement);
  const edges = relationsIn(whole).flatMap((each) => edgesOf(each, x));
  return { statement: whole, edges, holds: (at) => holdsAt(whole, { [x]: at }) === true };
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
  for (const at of testPoints([...before.edges, ...after.edges])) {
    const [was, is] = [before.holds(at), after.holds(at)];
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
  const points = testPoints(set.edges);
  const isEdge = new Set(set.edges);
  const held = points.filter((at) => within(at) && set.holds(at));
  return held.every((at) => isEdge.has(at)) ? held : null;
}

function testPoints(edges: readonly number[]): readonly number[] {
  const sorted = [...new Set(edges.filter(Number.isFinite))].sort((a, b) => a - b);
  // Two ways to one number differ by rounding only.
  const apart = sorted.filter(
    (at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > 1e-9 * Math.max(1, Math.abs(at)),
  );
  const [first = 0] = apart;
  const points = [first - 1000.37, first - 1.37];
  for (const [index, at] of apart.entries()) {
    const next = apart[index + 1];
    points.push(at, ...(next === undefined ? [at + 1.37, at + 1000.37] : [at + (next - at) * 0.4871]));
  }
  return points;
}

export function relationsIn(statement: Statement): readonly Relation[] {
  if (statement.kind === "relation") return [statement];
  if (statement.kind === "all-of" || statement.kind === "any-of") return statement.statements.flatMap(relationsIn);
  return [];
}

function edgesOf(relation: Relation, x: string): readonly number[] {
  const { left, right, comparison } = relation;
  if (!has(left, x) && !has(right, x)) return [];
  if (left.kind === "symbol" && !has(right, x)) return finite([realValue(right)]);
  if (right.kind === "symbol" && !has(left, x)) return finite([realValue(left)]);
  const gap = difference(left, right);
  const exact = attempt(() => solveEquation(equation(left, right), x), 60_000);
  const found = exact.ok ? exact.value : null;
  const values =
    found === null
      ? []
      : found.integer === null
        ? [...found.values, ...found.except].map((value) => realValue(value))
        : found.values.flatMap((value) => overTurns(value, found.integer ?? ""));
  const polynomial = attempt(() => numbersIn(gap, x));
  const isPolynomial = polynomial.ok && polynomial.value !== null;
  if (found !== null && (comparison === "=" || (isPolynomial && found.integer === null))) return finite(values);
  return finite([...values, ...turningPoints((at) => realValue(gap, { [x]: at }), values)]);
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
