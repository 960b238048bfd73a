import type { MathsTask } from "@jotter/analysis/maths/answer";
import {
  difference,
  type Expression,
  hasCall,
  isNumber,
  keyOf,
  number,
  pi,
  product,
  type Relation,
  replaced,
  type Statement,
  sizeOf,
  sum,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { type Matrix, readMatrix } from "@jotter/analysis/maths/matrix";
import { type MatrixTask, matrixPlain } from "@jotter/analysis/maths/matrix-task";
import { expand, factor } from "@jotter/analysis/maths/normal";
import { tidy } from "@jotter/analysis/maths/simplify";
import { formOf } from "@jotter/analysis/maths/worded/forms";
import { relationsIn } from "./real-sets.ts";
import { lettersOf } from "./statements.ts";
import { type Chance, otherNumbers, varied, variedForm } from "./varied.ts";

/** The same task over other numbers; whether it is as neat has to be seen. */
export function variedTask(task: MathsTask, chance: Chance): MathsTask | null {
  if (task.kind === "solve") {
    const statement = variedStatement(task.statement, task.variable, chance);
    return statement && { ...task, statement };
  }
  if (task.kind === "worded") {
    const figures = formOf(task.form).vary?.(chance);
    return figures === undefined ? null : { ...task, figures };
  }
  if (task.kind === "matrix") return variedMatrix(task, chance);
  if (task.expression.kind === "number") return null;
  if (task.kind === "factor") return { ...task, expression: variedProduct(task.expression, chance) };
  const other = otherNumbers(
    [task.expression, ...("point" in task ? [task.point] : []), ...("at" in task && task.at ? [task.at] : [])],
    chance,
  );
  const changed = varied(task.expression, other);
  const isChanged = keyOf(changed) !== keyOf(task.expression);
  const expression = isChanged && chance(4) > 0 ? changed : variedForm(changed, chance);
  if (task.kind === "limit") return { ...task, expression, point: varied(task.point, other) };
  if (task.kind === "integrate")
    return {
      ...task,
      expression,
      ...(task.to?.kind === "number" ? { to: varied(task.to, otherNumbers([task.to], chance)) } : {}),
    };
  if ((task.kind === "differentiate" || task.kind === "tangent") && task.at !== undefined)
    return { ...task, expression, at: varied(task.at, other) };
  return { ...task, expression };
}

/** What can be taken apart is put together of other factors, so that it can be again. */
function variedProduct(of: Expression, chance: Chance): Expression {
  const factors = factor(of);
  return expand(varied(factors, otherNumbers([factors], chance)));
}

/** Other entries; what was written out is written with them. */
function variedMatrix(task: MatrixTask, chance: Chance): MatrixTask | null {
  const other = (of: Matrix): Matrix => of.map((row) => row.map(() => number(chance(13) - 4)));
  if (task.asks === "value") {
    if (Object.keys(task.givens).length === 0) {
      const written = task.written.replace(/\[\s*\[[\s\S]*?\]\s*\]/g, (literal) => {
        const read = readMatrix(literal, false);
        return read === null ? literal : matrixPlain(other(read));
      });
      return written === task.written ? null : { ...task, written };
    }
    const givens = Object.fromEntries(Object.entries(task.givens).map(([name, of]) => [name, other(of)]));
    return { ...task, givens };
  }
  const matrix = other(task.matrix);
  const right = task.right.map(() => number(chance(19) - 9));
  return { ...task, matrix, right, givens: task.asks === "inverse" ? { A: matrix } : {} };
}

function isRange(each: Relation): boolean {
  const sides = [each.left, each.right];
  return (
    each.comparison !== "=" &&
    sides.some((side) => side.kind === "symbol") &&
    sides.some((side) => symbolsOf(side).size === 0)
  );
}

function variedStatement(statement: Statement, variable: string | undefined, chance: Chance): Statement | null {
  if (statement.kind !== "relation" && statement.kind !== "all-of") return null;
  const relations = relationsIn(statement);
  const equations = relations.filter((each) => each.comparison === "=");
  const names = [...lettersOf(statement)];
  const isSystem = equations.length > 1;
  const unknowns = isSystem ? names : [variable ?? (names.includes("x") ? "x" : (names[0] ?? "x"))];
  const point =
    isSystem || names.length === 1
      ? Object.fromEntries(unknowns.map((name) => [name, pointFor(relations, chance)]))
      : {};
  if (equations.length === 0 && relations.length > 1) return inChain(statement, chance);
  const change = (each: Relation) =>
    isRange(each) && relations.length > 1 ? each : variedRelation(each, point, chance);
  if (statement.kind === "relation") return change(statement);
  return {
    ...statement,
    statements: statement.statements.map((each) => (each.kind === "relation" ? change(each) : each)),
  };
}

/** "-5 < 2x + 1 < 7": what stands in the middle stays the same. */
function inChain(statement: Statement, chance: Chance): Statement {
  const other = otherNumbers(
    relationsIn(statement).flatMap(({ left, right }) => [left, right]),
    chance,
  );
  const change = (of: Statement): Statement => {
    if (of.kind === "relation") return { ...of, left: varied(of.left, other), right: varied(of.right, other) };
    return of.kind === "all-of" || of.kind === "any-of" ? { ...of, statements: of.statements.map(change) } : of;
  };
  return change(statement);
}

/** A solution to come: a whole number, or an angle whose sine is known. */
function pointFor(relations: readonly Relation[], chance: Chance): Expression {
  const isTurning = relations.some(({ left, right }) => hasCall(sum(left, right), "sin", "cos", "tan"));
  if (!isTurning) return number(chance(19) - 9);
  return product(number(1 + chance(11), [6, 4, 3][chance(3)] ?? 6), pi);
}

/** Other numbers, and one of them so that the point is a solution. */
function variedRelation(given: Relation, point: Readonly<Record<string, Expression>>, chance: Chance): Relation {
  const other = otherNumbers([given.left, given.right], chance);
  const now: Relation = { ...given, left: varied(given.left, other), right: varied(given.right, other) };
  if (Object.keys(point).length === 0 || chance(6) === 0) return now;
  const at = (side: Expression) =>
    Object.entries(point).reduce((sofar, [name, value]) => replaced(sofar, symbol(name), value), side);
  const [side, own] = freeNumber(now) ?? [];
  if (side === undefined || own === undefined) return now;
  const [fixed, moved] = side === "right" ? [now.left, now.right] : [now.right, now.left];
  const value = tidy(sum(difference(at(fixed), at(moved)), own));
  if (symbolsOf(value).size > 0 || sizeOf(value) > 8 || isNumber(value, 0n) !== isNumber(own, 0n)) return now;
  const put =
    moved.kind === "sum" ? { ...moved, terms: moved.terms.map((term) => (term === own ? value : term)) } : value;
  return { ...now, [side]: put };
}

/** A number that stands by itself on a side; a side that is nought stays so. */
function freeNumber({ left, right }: Relation): readonly ["left" | "right", Expression] | null {
  const free = (side: Expression) => {
    if (side.kind === "number") return isNumber(side, 0n) ? undefined : side;
    return side.kind === "sum"
      ? side.terms.find((term) => term.kind === "number")
      : symbolsOf(side).size === 0
        ? side
        : undefined;
  };
  const [onRight, onLeft] = [free(right), free(left)];
  if (onRight !== undefined) return ["right", onRight];
  return onLeft === undefined ? null : ["left", onLeft];
}
