import type { Expression, Relation, Statement } from "./expression.ts";
import { spend } from "./problem.ts";
import { toNumber } from "./rational.ts";

/** A complex number; NaN where the expression has no value. */
type Complex = { readonly re: number; readonly im: number };
export type Point = Readonly<Record<string, number>>;

const undefinedValue: Complex = { re: Number.NaN, im: Number.NaN };

/** The value as a real number, or NaN where it has none. Every part of it must be real too. */
export function realValue(expression: Expression, at: Point = {}): number {
  return evaluated(expression, at, true).re;
}

export function complexValue(expression: Expression, at: Point = {}): Complex {
  return evaluated(expression, at, false);
}

/** Whether a statement is true at a point, up to rounding; null where a side has no value there. */
export function holdsAt(statement: Statement, at: Point): boolean | null {
  if (statement.kind === "everything") return true;
  if (statement.kind === "nothing") return false;
  if (statement.kind === "expression") return null;
  if (statement.kind === "relation") return relationHolds(statement, at);
  const parts = statement.statements.map((part) => holdsAt(part, at));
  if (statement.kind === "any-of") return parts.includes(true) ? true : parts.includes(null) ? null : false;
  return parts.includes(false) ? false : parts.includes(null) ? null : true;
}

function relationHolds({ left, comparison, right }: Relation, at: Point): boolean | null {
  const [a, b] = [realValue(left, at), realValue(right, at)];
  if (Number.isNaN(a) || Number.isNaN(b)) return null;
  // Numbers too large for a double are none that could be the same.
  const isClose =
    Number.isFinite(a - b) && Math.abs(a - b) <= 1e-9 * Math.max(1, scaleOf(left, at), scaleOf(right, at));
  if (comparison === "=") return isClose;
  if (comparison === "!=") return !isClose;
  if (comparison === "<=" || comparison === ">=") return isClose || (comparison === "<=" ? a < b : a > b);
  return !isClose && (comparison === "<" ? a < b : a > b);
}

/** How large the numbers are that are added up: rounding errors are of this size, not of the sum's. */
export function scaleOf(expression: Expression, at: Point): number {
  if (expression.kind === "sum") return Math.max(...expression.terms.map((term) => scaleOf(term, at)));
  const { re, im } = complexValue(expression, at);
  return Math.hypot(re, im);
}

function evaluated(expression: Expression, at: Point, real: boolean): Complex {
  spend();
  switch (expression.kind) {
    case "number":
      return { re: toNumber(expression.value), im: 0 };
    case "symbol":
      return { re: at[expression.name] ?? Number.NaN, im: 0 };
    case "constant":
      if (expression.name === "i") return real ? undefinedValue : { re: 0, im: 1 };
      return {
        re: expression.name === "pi" ? Math.PI : expression.name === "e" ? Math.E : Number.POSITIVE_INFINITY,
        im: 0,
      };
    case "sum": {
      let [re, im] = [0, 0];
      for (const term of expression.terms) {
        const value = evaluated(term, at, real);
        re += value.re;
        im += value.im;
      }
      return { re, im };
    }
    case "product": {
      let product: Complex = { re: 1, im: 0 };
      for (const factor of expression.factors) product = multiplied(product, evaluated(factor, at, real));
      return product;
    }
    case "power":
      return raised(expression.base, expression.exponent, at, real);
    case "call":
      return applied(expression.name, expression.args, at, real);
  }
}

function multiplied(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return { re: a.re * b.re, im: 0 };
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

function raised(baseOf: Expression, exponentOf: Expression, at: Point, real: boolean): Complex {
  const base = evaluated(baseOf, at, real);
  const exponent = evaluated(exponentOf, at, real);
  if (base.im === 0 && exponent.im === 0) {
    if (base.re === 0 && exponent.re <= 0) return undefinedValue;
    if (base.re >= 0 || Number.isInteger(exponent.re)) return { re: base.re ** exponent.re, im: 0 };
    // The cube root of -8 is -2, as at school.
    if (exponentOf.kind === "number" && exponentOf.value.d % 2n === 1n) {
      const size = (-base.re) ** exponent.re;
      return { re: exponentOf.value.n % 2n === 0n ? size : -size, im: 0 };
    }
    if (real) return undefinedValue;
  }
  if (base.re === 0 && base.im === 0) return undefinedValue;
  const logSize = Math.log(Math.hypot(base.re, base.im));
  const angle = Math.atan2(base.im, base.re);
  const size = Math.exp(exponent.re * logSize - exponent.im * angle);
  const turn = exponent.im * logSize + exponent.re * angle;
  return { re: size * Math.cos(turn), im: size * Math.sin(turn) };
}

const realFunctions: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: (x) => (Math.abs(Math.cos(x)) < 1e-14 ? Number.NaN : Math.tan(x)),
  cot: (x) => (Math.abs(Math.sin(x)) < 1e-14 ? Number.NaN : Math.cos(x) / Math.sin(x)),
  sec: (x) => (Math.abs(Math.cos(x)) < 1e-14 ? Number.NaN : 1 / Math.cos(x)),
  csc: (x) => (Math.abs(Math.sin(x)) < 1e-14 ? Number.NaN : 1 / Math.sin(x)),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  ln: (x) => (x > 0 ? Math.log(x) : Number.NaN),
};

function applied(name: string, args: readonly Expression[], at: Point, real: boolean): Complex {
  const values = args.map((arg) => evaluated(arg, at, real));
  const [first = undefinedValue, second = undefinedValue] = values;
  if (name === "abs") return { re: Math.hypot(first.re, first.im), im: 0 };
  // Functions of complex arguments are beyond what is taught here: they have no value.
  if (values.some((value) => value.im !== 0)) return undefinedValue;
  if (name === "log") {
    if (first.re <= 0 || first.re === 1 || second.re <= 0) return undefinedValue;
    return { re: Math.log(second.re) / Math.log(first.re), im: 0 };
  }
  if (name === "factorial") return { re: factorial(first.re), im: 0 };
  const apply = realFunctions[name];
  return apply === undefined ? undefinedValue : { re: apply(first.re), im: 0 };
}

function factorial(of: number): number {
  if (!Number.isInteger(of) || of < 0 || of > 170) return Number.NaN;
  let value = 1;
  for (let factor = 2; factor <= of; factor++) value *= factor;
  return value;
}
