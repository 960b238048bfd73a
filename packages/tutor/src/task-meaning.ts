import type { MathsTask } from "@jotter/analysis/maths/answer";
import { type CurveTask, courseOf, type Point, signsOf } from "@jotter/analysis/maths/curve";
import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import {
  allOf,
  anyOf,
  call,
  difference,
  type Expression,
  equation,
  hasCall,
  hasConstant,
  keyOf,
  number,
  pi,
  product,
  quotient,
  type Relation,
  relation,
  type Statement,
  sum,
  symbol,
  symbolsOf,
  zero,
} from "@jotter/analysis/maths/expression";
import { type MatrixTask, workedMatrix } from "@jotter/analysis/maths/matrix-task";
import { realValue } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";
import { closedSeries } from "@jotter/analysis/maths/series";
import { formOf } from "@jotter/analysis/maths/worded/forms";
import type { Heights, Peak } from "./heights.ts";
import type { Meaning } from "./meaning.ts";
import { relationsIn } from "./real-sets.ts";
import { lettersOf } from "./statements.ts";

/** What lines are held against when the engine is asked a task. */
export function meaningOf(task: MathsTask): Meaning | null {
  switch (task.kind) {
    case "solve":
      return setMeaning(task.statement, task.variable);
    case "differentiate":
    case "tangent": {
      const letter = task.variable ?? letterOf(task.expression);
      if (task.kind === "tangent") return tangentMeaning(task, letter);
      const isPlain = task.expression.kind === "call" && task.expression.name === "derivative";
      const [inner = zero, by = zero] =
        isPlain && task.expression.kind === "call" ? task.expression.args : [task.expression, symbol(letter)];
      if (task.at !== undefined) {
        const slope = attempt(() => derivativeOf(inner, letter));
        return slope.ok ? { kind: "value", value: insertedIn(slope.value, letter, task.at), isQuantity: false } : null;
      }
      return { kind: "derivative", of: inner, letter: by.kind === "symbol" ? by.name : letter, order: 1 };
    }
    case "integrate":
      if (task.from !== undefined && task.to !== undefined) {
        const letter = task.variable ?? letterOf(task.expression);
        return {
          kind: "value",
          value: call("integral", task.expression, symbol(letter), task.from, task.to),
          isQuantity: false,
        };
      }
      return { kind: "antiderivative", of: task.expression, letter: task.variable ?? letterOf(task.expression) };
    case "limit":
      return {
        kind: "value",
        value: call("limit", task.expression, symbol(task.variable ?? letterOf(task.expression)), task.point),
        isQuantity: false,
      };
    case "matrix":
      return matrixMeaning(task);
    case "signs":
    case "sketch":
      return featureMeaning(task);
    case "series": {
      const closed = attempt(() => closedSeries(task, []));
      return closed.ok ? { kind: "value", value: closed.value, isQuantity: false } : null;
    }
    case "worded": {
      const found = attempt(() => formOf(task.form).solve(task.figures, []));
      if (!found.ok) return null;
      if (found.value.kind === "relation") return hidden(setMeaning(found.value, undefined));
      return { kind: "value", value: found.value, isQuantity: symbolsOf(found.value).size === 0 };
    }
    default: {
      const { expression } = task;
      if (expression.kind !== "call") return { kind: "value", value: expression, isQuantity: false };
      const [inner = zero, by = zero] = expression.args;
      const letter = by.kind === "symbol" ? by.name : "x";
      if (expression.name === "derivative") return { kind: "derivative", of: inner, letter, order: 1 };
      if (expression.name === "integral" && expression.args.length === 2)
        return { kind: "antiderivative", of: inner, letter };
      return { kind: "value", value: expression, isQuantity: false };
    }
  }
}

function matrixMeaning(task: MatrixTask): Meaning | null {
  const worked = attempt(() => workedMatrix(task, []));
  if (!worked.ok) return null;
  if ("value" in worked.value) return { kind: "value", value: worked.value.value, isQuantity: task.asks === "rank" };
  if ("statement" in worked.value) return hidden(setMeaning(worked.value.statement, worked.value.letter));
  return { kind: "matrix", value: worked.value.entries, givens: task.givens };
}

/** All that is true of the curve; a table of signs ends with them, a sketch with the points that shape it. */
function featureMeaning(task: CurveTask): Meaning | null {
  const { variable: letter, expression: curve } = task;
  const at = (values: readonly Expression[]): Statement =>
    anyOf(values.map((value) => equation(symbol(letter), value)));
  const found = attempt(() => signsOf(task, []));
  if (!found.ok) return null;
  const { zeros, gaps, positive, negative } = found.value;
  const apart = allOf(gaps.map((gap) => relation(symbol(letter), "!=", gap)));
  const crossings = at(zeros);
  const signs = [positive, negative, crossings, at(gaps), apart];
  if (task.kind === "signs") return { kind: "features", curve, letter, sets: signs, asked: [0] };
  const course = attempt(() => courseOf(task, []));
  if (!course.ok) return null;
  const { rising, falling, maxima, minima, upward, downward, inflections } = course.value;
  const places = (points: readonly { readonly x: Expression }[]) => at(points.map((point) => point.x));
  const shape = [places([...maxima, ...minima]), places(inflections), places(maxima), places(minima)];
  const turns = maxima.length + minima.length > 0 ? [0] : [];
  const bends = inflections.length > 0 ? [1] : [];
  const asked = [...turns, ...(task.withZeros ? [shape.length + 4 + signs.indexOf(crossings)] : bends)];
  const peaksOf = (kind: Peak["kind"], points: readonly Point[]) =>
    points.map(({ x, y }) => ({ kind, at: x, height: y }));
  const points = [...peaksOf("maximum", maxima), ...peaksOf("minimum", minima)];
  const heights: Heights = { name: "f", points, isAsked: false };
  return {
    kind: "features",
    curve,
    letter,
    sets: [...shape, rising, falling, upward, downward, ...signs],
    asked,
    heights,
  };
}

function insertedIn(of: Expression, letter: string, value: Expression): Expression {
  if (of.kind === "symbol") return of.name === letter ? value : of;
  if (of.kind === "sum") return { ...of, terms: of.terms.map((each) => insertedIn(each, letter, value)) };
  if (of.kind === "product") return { ...of, factors: of.factors.map((each) => insertedIn(each, letter, value)) };
  if (of.kind === "power") {
    return { ...of, base: insertedIn(of.base, letter, value), exponent: insertedIn(of.exponent, letter, value) };
  }
  return of.kind === "call" ? { ...of, args: of.args.map((each) => insertedIn(each, letter, value)) } : of;
}

function tangentMeaning(
  task: Extract<MathsTask, { kind: "differentiate" | "tangent" }>,
  letter: string,
): Meaning | null {
  const at = task.at;
  if (at === undefined) return null;
  const slope = attempt(() => derivativeOf(task.expression, letter));
  if (!slope.ok) return null;
  const [steepness, height] = [insertedIn(slope.value, letter, at), insertedIn(task.expression, letter, at)];
  const line = sum(height, product(steepness, difference(symbol(letter), at)));
  return {
    kind: "set",
    statement: equation(symbol("y"), line),
    unknowns: ["y"],
    within: null,
    isShown: false,
    asked: null,
  };
}

/** A range of the letter beside an equation says where to look. */
export function setMeaning(statement: Statement, variable: string | undefined): Meaning {
  const parts =
    statement.kind === "all-of"
      ? statement.statements.flatMap((each) => (each.kind === "all-of" ? each.statements : [each]))
      : [statement];
  const isRange = (part: Statement) =>
    part.kind === "relation" &&
    part.comparison !== "=" &&
    [part.left, part.right].some((side) => side.kind === "symbol") &&
    [part.left, part.right].some((side) => symbolsOf(side).size === 0);
  const [ranges, rest] = [parts.filter(isRange), parts.filter((part) => !isRange(part))];
  const [stated, within] = rest.length > 0 && ranges.length > 0 ? [allOf(rest), allOf(ranges)] : [statement, null];
  const letters = [...lettersOf(stated)];
  const equations = relationsIn(stated).length;
  const unknowns =
    variable !== undefined ? [variable] : equations > 1 && letters.length > 1 ? letters : [mainLetter(letters)];
  const inDegrees =
    within !== null && hasAngles(stated) && (hasDegrees(within) || relationsIn(within).some(isTurnOfDegrees));
  const turned = within !== null && inDegrees && !hasDegrees(within) ? inRadians(within) : within;
  return {
    kind: "set",
    statement: stated,
    unknowns,
    within: turned,
    isShown: true,
    asked: null,
    ...(inDegrees || (hasAngles(stated) && hasDegrees(stated)) ? { inDegrees: true } : {}),
  };
}

const angles = ["sin", "cos", "tan", "cot", "sec", "csc"] as const;

function hasAngles(statement: Statement): boolean {
  return relationsIn(statement).some(({ left, right }) => hasCall(left, ...angles) || hasCall(right, ...angles));
}

/** "0 ≤ x < 360": nobody goes round 57 times. */
function isTurnOfDegrees({ left, right }: Relation): boolean {
  return [left, right].some((side) => side.kind === "number" && realValue(side) !== 0 && realValue(side) % 90 === 0);
}

/** A degree is read as π/180. */
function hasDegrees(statement: Statement): boolean {
  return relationsIn(statement).some(({ left, right }) =>
    [left, right].some((side) => symbolsOf(side).size === 0 && /180/.test(keyOf(side)) && hasConstant(side, "pi")),
  );
}

function inRadians(within: Statement): Statement {
  const turned = (side: Expression) => (side.kind === "number" ? product(side, quotient(pi, number(180n))) : side);
  return allOf(
    relationsIn(within).map(({ left, comparison, right }) => relation(turned(left), comparison, turned(right))),
  );
}

function mainLetter(letters: readonly string[]): string {
  return [..."xyztuvwnsrpqabc"].find((name) => letters.includes(name)) ?? letters[0] ?? "x";
}

/** The letter a question is most likely about. */
function letterOf(of: Expression): string {
  return mainLetter([...symbolsOf(of)]);
}

/** The statement is not to be seen in the problem: to find it is part of the work. */
export function hidden(meaning: Meaning): Meaning {
  return meaning.kind === "set" ? { ...meaning, isShown: false } : meaning;
}
