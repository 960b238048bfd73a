import { type Expression, type FunctionName, type Relation, type Statement, sizeOf } from "./expression.ts";
import { spend } from "./problem.ts";
import { toNumber } from "./rational.ts";

/** A complex number; NaN where the expression has no value. */
type Complex = { readonly re: number; readonly im: number };
export type Point = Readonly<Record<string, number>>;

const undefinedValue: Complex = { re: Number.NaN, im: Number.NaN };

type RealFunction = { readonly valueAt: (at: Point) => number; readonly steps: number };
const realFunctions = new WeakMap<Expression, RealFunction>();

/**
 * The value as a real number, or NaN where it has none. Every part of it must be real too. A curve is asked for at
 * thousands of places: its tree is walked once.
 */
export function realValue(expression: Expression, at: Point = {}): number {
  let known = realFunctions.get(expression);
  if (!known) {
    known = { valueAt: realFunction(expression), steps: sizeOf(expression) };
    realFunctions.set(expression, known);
  }
  spend(known.steps);
  return known.valueAt(at);
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

function realFunction(expression: Expression): RealFunction["valueAt"] {
  switch (expression.kind) {
    case "number": {
      const value = toNumber(expression.value);
      return () => value;
    }
    case "symbol": {
      const { name } = expression;
      return (at) => at[name] ?? Number.NaN;
    }
    case "constant": {
      const value = constants[expression.name];
      return () => value;
    }
    case "sum": {
      const terms = expression.terms.map(realFunction);
      return (at) => {
        let sum = 0;
        for (const term of terms) sum += term(at);
        return sum;
      };
    }
    case "product": {
      const factors = expression.factors.map(realFunction);
      return (at) => {
        let product = 1;
        for (const factor of factors) product *= factor(at);
        return product;
      };
    }
    case "power": {
      const [base, exponent] = [realFunction(expression.base), realFunction(expression.exponent)];
      return (at) => realPower(base(at), exponent(at), expression.exponent);
    }
    case "call": {
      const { name } = expression;
      const args = expression.args.map(realFunction);
      return (at) => {
        const values = args.map((arg) => arg(at));
        return values.some(Number.isNaN) ? Number.NaN : applied(name, values);
      };
    }
  }
}

export function complexValue(expression: Expression, at: Point = {}): Complex {
  spend();
  switch (expression.kind) {
    case "number":
      return { re: toNumber(expression.value), im: 0 };
    case "symbol":
      return { re: at[expression.name] ?? Number.NaN, im: 0 };
    case "constant":
      return expression.name === "i" ? { re: 0, im: 1 } : { re: constants[expression.name], im: 0 };
    case "sum": {
      let [re, im] = [0, 0];
      for (const term of expression.terms) {
        const value = complexValue(term, at);
        re += value.re;
        im += value.im;
      }
      return { re, im };
    }
    case "product": {
      let product: Complex = { re: 1, im: 0 };
      for (const factor of expression.factors) product = multiplied(product, complexValue(factor, at));
      return product;
    }
    case "power":
      return raised(complexValue(expression.base, at), complexValue(expression.exponent, at), expression.exponent);
    case "call": {
      const values = expression.args.map((arg) => complexValue(arg, at));
      if (expression.name === "abs") return { re: Math.hypot(values[0]?.re ?? Number.NaN, values[0]?.im ?? 0), im: 0 };
      // Functions of complex arguments are beyond what is taught here: they have no value.
      if (values.some(({ im }) => im !== 0)) return undefinedValue;
      return {
        re: applied(
          expression.name,
          values.map(({ re }) => re),
        ),
        im: 0,
      };
    }
  }
}

const constants = { pi: Math.PI, e: Math.E, infinity: Number.POSITIVE_INFINITY, i: Number.NaN };

function multiplied(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return { re: a.re * b.re, im: 0 };
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

function raised(base: Complex, exponent: Complex, exponentOf: Expression): Complex {
  if (base.im === 0 && exponent.im === 0) {
    const value = realPower(base.re, exponent.re, exponentOf);
    if (!Number.isNaN(value) || base.re === 0) return { re: value, im: 0 };
  }
  if (base.re === 0 && base.im === 0) return undefinedValue;
  const logSize = Math.log(Math.hypot(base.re, base.im));
  const angle = Math.atan2(base.im, base.re);
  const size = Math.exp(exponent.re * logSize - exponent.im * angle);
  const turn = exponent.im * logSize + exponent.re * angle;
  return { re: size * Math.cos(turn), im: size * Math.sin(turn) };
}

function realPower(base: number, exponent: number, exponentOf: Expression): number {
  if (Number.isNaN(base) || (base === 0 && exponent <= 0)) return Number.NaN;
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  if (exponentOf.kind !== "number" || exponentOf.value.d % 2n === 0n) return Number.NaN;
  // The cube root of -8 is -2, as at school.
  const size = (-base) ** exponent;
  return exponentOf.value.n % 2n === 0n ? size : -size;
}

const schoolFunctions: Readonly<Record<string, (value: number) => number>> = {
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

function applied(name: FunctionName, [first = Number.NaN, second = Number.NaN]: readonly number[]): number {
  if (name === "abs") return Math.abs(first);
  if (name === "log") return first <= 0 || first === 1 || second <= 0 ? Number.NaN : Math.log(second) / Math.log(first);
  if (name === "factorial") return factorial(first);
  return schoolFunctions[name]?.(first) ?? Number.NaN;
}

function factorial(of: number): number {
  if (!Number.isInteger(of) || of < 0 || of > 170) return Number.NaN;
  let value = 1;
  for (let factor = 2; factor <= of; factor++) value *= factor;
  return value;
}
