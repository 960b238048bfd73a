import type { Expression } from "./expression.ts";
import type { Point } from "./numeric.ts";
import { attempt, spend, stop } from "./problem.ts";
import { bits } from "./rational.ts";

/** Sixty digits behind the point, as whole numbers of this unit. */
const DIGITS = 75n;
const UNIT = 10n ** DIGITS;
/** Rounding adds up to less than this; what is nearer to zero than it is taken for zero. */
const SLACK = 10n ** 15n;
/** Beyond this the last digits are not worth much any more. */
const LARGEST = 10n ** 30n * UNIT;

/**
 * Whether a real expression is zero at a point, to sixty digits of the numbers it is made of; null when that cannot
 * be told. The coordinates must be multiples of 1/4096.
 */
export function preciselyZero(expression: Expression, at: Point): boolean | null {
  const outcome = attempt(() => {
    const terms = expression.kind === "sum" ? expression.terms : [expression];
    const values = terms.map((term) => evaluated(term, at));
    const total = values.reduce((sofar, value) => sofar + value, 0n);
    const size = values.reduce((sofar, value) => sofar + magnitude(value), 0n);
    // A single small number is not a difference that vanished.
    if (size <= SLACK) return size === 0n && terms.length === 1 ? true : null;
    return magnitude(total) <= SLACK * (1n + size / UNIT);
  });
  return outcome.ok ? outcome.value : null;
}

function evaluated(of: Expression, at: Point): bigint {
  spend(3);
  switch (of.kind) {
    case "number":
      return checked((of.value.n * UNIT) / of.value.d);
    case "symbol": {
      const value = (at[of.name] ?? Number.NaN) * 4096;
      return Number.isInteger(value) ? (BigInt(value) * UNIT) / 4096n : unable();
    }
    case "constant":
      return of.name === "pi" ? PI : of.name === "e" ? exponential(UNIT) : unable();
    case "sum":
      return checked(of.terms.reduce((sofar, term) => sofar + evaluated(term, at), 0n));
    case "product":
      return of.factors.reduce((sofar, factor) => checked((sofar * evaluated(factor, at)) / UNIT), UNIT);
    case "power":
      return raised(of.base, of.exponent, at);
    case "call":
      return applied(
        of.name,
        of.args.map((arg) => evaluated(arg, at)),
      );
  }
}

function unable(): never {
  return stop({ kind: "cannot" });
}

function checked(value: bigint): bigint {
  return magnitude(value) > LARGEST ? unable() : value;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function inverse(value: bigint): bigint {
  return magnitude(value) < UNIT / 10n ** 12n ? unable() : (UNIT * UNIT) / value;
}

function raised(baseOf: Expression, exponent: Expression, at: Point): bigint {
  const base = evaluated(baseOf, at);
  if (exponent.kind === "number") {
    const { n, d } = exponent.value;
    if (bits(n) > 16 || d > 64n) return unable();
    let value = base;
    if (d > 1n) {
      if (base < 0n && d % 2n === 0n) return unable();
      const size = rootOf(magnitude(base), d);
      value = base < 0n ? -size : size;
    }
    let result = UNIT;
    for (let count = 0n; count < magnitude(n); count++) result = checked((result * value) / UNIT);
    return n < 0n ? inverse(result) : result;
  }
  if (base <= 0n) return unable();
  return exponential((evaluated(exponent, at) * logarithm(base)) / UNIT);
}

function rootOf(value: bigint, degree: bigint): bigint {
  const target = value * UNIT ** (degree - 1n);
  if (target === 0n) return 0n;
  let x = 1n << BigInt(Math.ceil(bits(target) / Number(degree)) + 1);
  for (;;) {
    spend();
    const next = ((degree - 1n) * x + target / x ** (degree - 1n)) / degree;
    if (next >= x) return x;
    x = next;
  }
}

function exponential(value: bigint): bigint {
  if (magnitude(value) > 70n * UNIT) return unable();
  // e^v = (e^(v/256))^256: the series is short near zero.
  const small = value / 256n;
  let [term, total] = [UNIT, UNIT];
  for (let index = 1n; term !== 0n; index++) {
    spend();
    term = (term * small) / UNIT / index;
    total += term;
  }
  for (let count = 0; count < 8; count++) total = (total * total) / UNIT;
  return checked(total);
}

function logarithm(value: bigint): bigint {
  if (value <= 0n) return unable();
  let guess = BigInt(Math.round(Math.log(Number(value) / Number(UNIT)) * 1e12)) * (UNIT / 10n ** 12n);
  for (let count = 0; count < 5; count++) {
    const grown = exponential(guess);
    if (grown === 0n) return unable();
    guess += (2n * UNIT * (value - grown)) / (value + grown);
  }
  return guess;
}

/** The angle whose tangent it is, halved until the series is short. */
function arctangent(value: bigint): bigint {
  let x = value;
  let doublings = 0n;
  while (magnitude(x) > UNIT / 10n) {
    x = (x * UNIT) / (UNIT + rootOf(UNIT * UNIT + x * x, 2n) / rootOf(UNIT, 2n));
    doublings++;
    if (doublings > 12n) return unable();
  }
  const square = (x * x) / UNIT;
  let [term, total] = [x, x];
  for (let index = 3n; term !== 0n; index += 2n) {
    spend();
    term = -(term * square) / UNIT;
    total += term / index;
  }
  return total << doublings;
}

function seriesOfTangent(inverseOf: bigint): bigint {
  const square = inverseOf * inverseOf;
  let term = UNIT / inverseOf;
  let total = term;
  for (let index = 3n; term !== 0n; index += 2n) {
    term = -term / square;
    total += term / index;
  }
  return total;
}

/** Machin's formula. */
const PI = 4n * (4n * seriesOfTangent(5n) - seriesOfTangent(239n));

function sine(value: bigint): bigint {
  const turn = 2n * PI;
  let x = value % turn;
  if (x > PI) x -= turn;
  if (x < -PI) x += turn;
  const square = (x * x) / UNIT;
  let [term, total] = [x, x];
  for (let index = 2n; term !== 0n; index += 2n) {
    spend();
    term = -((term * square) / UNIT) / (index * (index + 1n));
    total += term;
  }
  return total;
}

function applied(name: string, args: readonly bigint[]): bigint {
  const [x = 0n, y = 0n] = args;
  const cosine = () => sine(x + PI / 2n);
  switch (name) {
    case "sin":
      return sine(x);
    case "cos":
      return cosine();
    case "tan":
      return (sine(x) * inverse(cosine())) / UNIT;
    case "cot":
      return (cosine() * inverse(sine(x))) / UNIT;
    case "sec":
      return inverse(cosine());
    case "csc":
      return inverse(sine(x));
    case "abs":
      return magnitude(x);
    case "ln":
      return logarithm(x);
    case "log":
      return (logarithm(y) * inverse(logarithm(x))) / UNIT;
    case "arctan":
      return arctangent(x);
    case "arcsin":
    case "arccos": {
      if (magnitude(x) >= UNIT) return unable();
      const other = rootOf(UNIT - (x * x) / UNIT, 2n);
      const angle = arctangent((x * inverse(other)) / UNIT);
      return name === "arcsin" ? angle : PI / 2n - angle;
    }
    case "sinh":
    case "cosh":
    case "tanh": {
      const [up, down] = [exponential(x), exponential(-x)];
      if (name === "tanh") return ((up - down) * inverse(up + down)) / UNIT;
      return (name === "sinh" ? up - down : up + down) / 2n;
    }
    default:
      return unable();
  }
}
