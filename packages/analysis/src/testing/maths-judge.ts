import type { Expression, Statement } from "../maths/expression.ts";
import { parseExpression, parseStatement } from "../maths/parse.ts";
import type { Step } from "../maths/steps.ts";

/**
 * A second opinion on the engine's work that shares nothing with it but the reader: values by the language's own
 * arithmetic, derivatives by differences, integrals by quadrature, solutions by looking for sign changes.
 */
export type At = Readonly<Record<string, number>>;

export function expressionFrom(text: string): Expression {
  const read = parseExpression(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

export function statementFrom(text: string): Statement {
  if (text === "\\varnothing" || text === "{}") return { kind: "nothing" };
  if (text === "\\mathbb{R}" || text === "R") return { kind: "everything" };
  const read = parseStatement(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

export function judged(of: Expression, at: At): number {
  switch (of.kind) {
    case "number":
      return Number(of.value.n) / Number(of.value.d);
    case "symbol":
      return at[of.name] ?? Number.NaN;
    case "constant":
      return { pi: Math.PI, e: Math.E, i: Number.NaN, infinity: Number.POSITIVE_INFINITY }[of.name];
    case "sum":
      return of.terms.reduce((total, term) => total + judged(term, at), 0);
    case "product":
      return of.factors.reduce((total, factor) => total * judged(factor, at), 1);
    case "power":
      return judgedPower(of.base, of.exponent, at);
    case "call":
      return judgedCall(of.name, of.args, at);
  }
}

function judgedPower(baseOf: Expression, exponentOf: Expression, at: At): number {
  const [base, exponent] = [judged(baseOf, at), judged(exponentOf, at)];
  const isOddRoot = exponentOf.kind === "number" && exponentOf.value.d % 2n === 1n;
  if (base === 0 && exponent <= 0) return Number.NaN;
  if (base >= 0 || !isOddRoot) return base ** exponent;
  return (exponentOf.value.n % 2n === 0n ? 1 : -1) * (-base) ** exponent;
}

function judgedCall(name: string, args: readonly Expression[], at: At): number {
  const [first, second, third, fourth] = args;
  if (first === undefined) return Number.NaN;
  const variable = second?.kind === "symbol" ? second.name : "";
  const along = (x: number) => judged(first, { ...at, [variable]: x });
  if (name === "derivative") return slope(along, at[variable] ?? Number.NaN);
  if (name === "integral") {
    const from = third === undefined ? 0.7 : judged(third, at);
    const to = fourth === undefined ? (at[variable] ?? Number.NaN) : judged(fourth, at);
    return area(along, from, to);
  }
  if (name === "limit" && third !== undefined) {
    const point = judged(third, at);
    return Number.isFinite(point) ? (along(point - 1e-4) + along(point + 1e-4)) / 2 : along(Math.sign(point) * 1e7);
  }
  if (name === "log" && second !== undefined) return Math.log(judged(second, at)) / Math.log(judged(first, at));
  const x = judged(first, at);
  const known: Readonly<Record<string, (value: number) => number>> = {
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    cot: (value) => 1 / Math.tan(value),
    sec: (value) => 1 / Math.cos(value),
    csc: (value) => 1 / Math.sin(value),
    arcsin: Math.asin,
    arccos: Math.acos,
    arctan: Math.atan,
    sinh: Math.sinh,
    cosh: Math.cosh,
    tanh: Math.tanh,
    ln: Math.log,
    abs: Math.abs,
    factorial: (value) =>
      value <= 1 ? 1 : Array.from({ length: value }, (_, index) => index + 1).reduce((a, b) => a * b),
  };
  return known[name]?.(x) ?? Number.NaN;
}

/** Central differences, twice, the error of the second order taken out. */
export function slope(f: (x: number) => number, x: number): number {
  const h = 1e-3 * Math.max(1, Math.abs(x));
  const near = (f(x + h / 2) - f(x - h / 2)) / h;
  const far = (f(x + h) - f(x - h)) / (2 * h);
  return (4 * near - far) / 3;
}

/** Gauss with five points on many pieces. */
export function area(f: (x: number) => number, from: number, to: number): number {
  const nodes = [0, 0.538469310105683, -0.538469310105683, 0.906179845938664, -0.906179845938664];
  const weights = [0.568888888888889, 0.478628670499366, 0.478628670499366, 0.236926885056189, 0.236926885056189];
  const pieces = 200;
  const half = (to - from) / pieces / 2;
  let total = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const middle = from + (2 * piece + 1) * half;
    nodes.forEach((node, index) => {
      total += (weights[index] ?? 0) * f(middle + node * half);
    });
  }
  return total * half;
}

export function isClose(a: number, b: number, tolerance = 1e-6): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Whether a statement is true at a point; the letter k may be any whole number. Null where it has no meaning. */
export function isTrue(statement: Statement, at: At): boolean | null {
  if (statement.kind === "everything") return true;
  if (statement.kind === "nothing") return false;
  if (statement.kind === "expression") throw new Error("a value is neither true nor false");
  if (statement.kind === "any-of") return statement.statements.some((each) => isTrue(each, at) === true);
  if (statement.kind === "all-of") {
    const parts = statement.statements.map((each) => isTrue(each, at));
    return parts.includes(false) ? false : parts.includes(null) ? null : true;
  }
  if (at.k === undefined && lettersOf(statement).includes("k")) {
    return Array.from({ length: 41 }, (_, index) => index - 20).some((k) => isTrue(statement, { ...at, k }) === true);
  }
  const [left, right] = [judged(statement.left, at), judged(statement.right, at)];
  if (!Number.isFinite(left) || !Number.isFinite(right)) return null;
  const close = isClose(left, right);
  switch (statement.comparison) {
    case "=":
      return close;
    case "!=":
      return !close;
    case "<":
      return left < right && !close;
    case ">":
      return left > right && !close;
    case "<=":
      return left < right || close;
    case ">=":
      return left > right || close;
  }
}

/** Where the sides of any relation in the statement cross or touch, seen along one letter. */
export function crossings(statement: Statement, x: string, from = -12, to = 12): readonly number[] {
  if (statement.kind === "any-of" || statement.kind === "all-of") {
    return statement.statements.flatMap((each) => crossings(each, x, from, to));
  }
  if (statement.kind !== "relation") return [];
  const gap = (value: number) => judged(statement.left, { [x]: value }) - judged(statement.right, { [x]: value });
  const found: number[] = [];
  const steps = 1201;
  const width = (to - from) / steps;
  const values = Array.from({ length: steps + 1 }, (_, index) => gap(from + index * width));
  for (let index = 0; index < steps; index++) {
    let [low, high] = [from + index * width, from + (index + 1) * width];
    const [before, a, b] = [
      values[index - 1] ?? Number.NaN,
      values[index] ?? Number.NaN,
      values[index + 1] ?? Number.NaN,
    ];
    if (a === 0) found.push(low);
    if (a * b < 0) {
      for (let halving = 0; halving < 60; halving++) {
        const middle = (low + high) / 2;
        if (gap(low) * gap(middle) <= 0) high = middle;
        else low = middle;
      }
      if (Math.abs(gap(low)) < 1e-6) found.push(low);
    } else if (Math.abs(a) <= Math.abs(before) && Math.abs(a) <= Math.abs(b)) {
      // A double root touches zero without crossing it.
      const least = smallest(gap, low - width, high);
      if (Math.abs(gap(least)) < 1e-11) found.push(least);
    }
  }
  // Beside a gap rounding finds a root that is not there; on a simple fraction it does not.
  return found.map((value) => {
    const short = Math.round(value * 60) / 60;
    return Math.abs(value - short) < 1e-7 ? short : value;
  });
}

function smallest(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let round = 0; round < 60; round++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (Math.abs(f(a)) < Math.abs(f(b))) high = b;
    else low = a;
  }
  const middle = (low + high) / 2;
  return Math.abs(f(Math.round(middle))) < 1e-12 ? Math.round(middle) : middle;
}

/** Steps after which there may be more solutions than before; a check of the candidates follows them. */
const mayAdd = new Set([
  "raiseBothSides",
  "clearDenominators",
  "splitAbsoluteValue",
  "combineLogarithms",
  "useExponential",
  "simplifyTrigonometry",
]);
/** Steps that take candidates away, or add what belongs to them. */
const mayDrop = new Set(["checkCandidates", "insertBack"]);

/** What is wrong with a step, or null. */
export function faultOf(step: Step): string | null {
  const [before, after] = [statementFrom(step.before), statementFrom(step.after)];
  if (before.kind === "expression" && after.kind === "expression")
    return valueFault(before.expression, after.expression);
  if (before.kind === "expression" || after.kind === "expression") return "a value became a statement";
  const names = [...lettersOf(before), ...lettersOf(after)].filter((name) => name !== "k");
  const letters = [...new Set(names)];
  if (step.id === "substitute" || step.id === "substituteBack") return substitutionFault(step, before, after);
  const points: At[] = [];
  const [only] = letters;
  if (letters.length === 1 && only !== undefined) {
    const values = [...crossings(before, only), ...crossings(after, only), -7.3, -2.6, -0.4, 0.3, 1.7, 5.9];
    const families = [-2, -1, 0, 1, 2].flatMap((k) =>
      solutionsAt(after, only, { k }).concat(solutionsAt(before, only, { k })),
    );
    points.push(...[...values, ...families].map((value) => ({ [only]: value })));
  } else {
    points.push(...meetings(before, letters), ...meetings(after, letters));
    for (let index = 0; index < 20; index++) {
      points.push(Object.fromEntries(letters.map((name, place) => [name, Math.sin(index * 7 + place * 3) * 5])));
    }
  }
  for (const at of points) {
    const [was, is] = [isTrue(before, at) ?? false, isTrue(after, at) ?? false];
    if (was && !is && !mayDrop.has(step.id)) return `lost ${JSON.stringify(at)}`;
    if (!was && is && !mayAdd.has(step.id)) return `gained ${JSON.stringify(at)}`;
  }
  return null;
}

function valueFault(before: Expression, after: Expression): string | null {
  const names = [...new Set([...lettersIn(before), ...lettersIn(after)])].filter((name) => name !== "C");
  const isPrimitive = hasIndefinite(before) || hasIndefinite(after);
  let [seen, shift] = [0, Number.NaN];
  for (let index = 0; index < 12; index++) {
    // Near to where the second opinion begins its integrals, so that no gap lies between.
    const at = Object.fromEntries(names.map((name, place) => [name, 0.35 + ((index * 0.137 + place * 0.29) % 0.55)]));
    const [a, b] = [judged(before, { ...at, C: 0 }), judged(after, { ...at, C: 0 })];
    if (!Number.isFinite(a) || !Number.isFinite(b)) continue;
    seen++;
    if (isPrimitive && Number.isNaN(shift)) shift = a - b;
    const apart = isPrimitive ? shift : 0;
    if (!isClose(a, b + apart, 1e-5)) return `${a} became ${b} at ${JSON.stringify(at)}`;
  }
  return seen === 0 ? "nothing to compare" : null;
}

function substitutionFault(step: Step, before: Statement, after: Statement): string | null {
  const letter = (step.params.symbol ?? "").replaceAll("$", "");
  const inner = expressionFrom((step.params.expression ?? "").replaceAll("$", ""));
  const [x = "x"] = lettersIn(inner);
  const inX = step.id === "substitute" ? before : after;
  const inLetter = step.id === "substitute" ? after : before;
  for (const value of [...crossings(inX, x), -2.3, 0.4, 1.9]) {
    const u = judged(inner, { [x]: value });
    if (!Number.isFinite(u)) continue;
    if ((isTrue(inX, { [x]: value }) ?? false) !== (isTrue(inLetter, { [letter]: u }) ?? false))
      return `differs at ${value}`;
  }
  return null;
}

/** The values that lines like "x = ..." name. */
function solutionsAt(statement: Statement, x: string, at: At): number[] {
  if (statement.kind === "any-of" || statement.kind === "all-of") {
    return statement.statements.flatMap((each) => solutionsAt(each, x, at));
  }
  if (statement.kind !== "relation" || statement.left.kind !== "symbol" || statement.left.name !== x) return [];
  const value = judged(statement.right, at);
  return Number.isFinite(value) ? [value] : [];
}

/** Points that lines like "x = 1 and y = 2" name, each alternative one. */
function meetings(statement: Statement, letters: readonly string[]): readonly At[] {
  if (statement.kind === "any-of") return statement.statements.flatMap((each) => meetings(each, letters));
  const lines = statement.kind === "all-of" ? statement.statements : [statement];
  const at: Record<string, number> = {};
  for (let round = 0; round < letters.length; round++) {
    for (const line of lines) {
      if (line.kind === "relation" && line.left.kind === "symbol") {
        const value = judged(line.right, at);
        if (Number.isFinite(value)) at[line.left.name] = value;
      }
    }
  }
  return letters.every((name) => at[name] !== undefined) ? [at] : [];
}

function hasIndefinite(of: Expression): boolean {
  if (of.kind === "call" && of.name === "integral" && of.args.length === 2) return true;
  if (of.kind === "sum") return of.terms.some(hasIndefinite);
  if (of.kind === "product") return of.factors.some(hasIndefinite);
  return of.kind === "power" && hasIndefinite(of.base);
}

export function lettersIn(of: Expression): readonly string[] {
  const parts =
    of.kind === "sum"
      ? of.terms
      : of.kind === "product"
        ? of.factors
        : of.kind === "power"
          ? [of.base, of.exponent]
          : of.kind === "call"
            ? of.args
            : [];
  return of.kind === "symbol" ? [of.name] : [...new Set(parts.flatMap(lettersIn))];
}

export function lettersOf(statement: Statement): readonly string[] {
  if (statement.kind === "relation") return [...lettersIn(statement.left), ...lettersIn(statement.right)];
  if (statement.kind === "any-of" || statement.kind === "all-of") return statement.statements.flatMap(lettersOf);
  return [];
}
