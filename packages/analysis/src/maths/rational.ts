import { spend, stop } from "./problem.ts";

/** An exact fraction in lowest terms; the denominator is positive. */
export type Rational = { readonly n: bigint; readonly d: bigint };

/** Numbers beyond this say nothing to a reader and would only cost time. */
const MAX_BITS = 8_000;

export function rational(n: bigint, d = 1n): Rational {
  if (d === 0n) stop({ kind: "division-by-zero" });
  if (d === 1n) return { n, d };
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

export function plus(a: Rational, b: Rational): Rational {
  return small(a.d === b.d ? rational(a.n + b.n, a.d) : rational(a.n * b.d + b.n * a.d, a.d * b.d));
}

export function times(a: Rational, b: Rational): Rational {
  return small(rational(a.n * b.n, a.d * b.d));
}

export function negated(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, negated(b));
}

export function over(a: Rational, b: Rational): Rational {
  return small(rational(a.n * b.d, a.d * b.n));
}

export function toThe(a: Rational, exponent: bigint): Rational {
  if (exponent < 0n) return toThe(over(ONE, a), -exponent);
  const one = (a.n === 1n || a.n === -1n || a.n === 0n) && a.d === 1n;
  if (!one && BigInt(bits(a.n) + bits(a.d)) * exponent > BigInt(MAX_BITS)) stop({ kind: "too-large" });
  const power = one ? exponent % 2n : exponent;
  if (one && a.n === 0n) return exponent === 0n ? ONE : ZERO;
  return { n: a.n ** power, d: a.d ** power };
}

export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isZero(a: Rational): boolean {
  return a.n === 0n;
}

export function isOne(a: Rational): boolean {
  return a.n === 1n && a.d === 1n;
}

export function isWhole(a: Rational): boolean {
  return a.d === 1n;
}

export function toNumber(a: Rational): number {
  const excess = Math.max(bits(a.n), bits(a.d)) - 1000;
  if (excess <= 0) return Number(a.n) / Number(a.d);
  // Both may be beyond a double while their quotient is not: 2^5000 / 2^4999.
  const shift = bits(a.n) - bits(a.d) - 64;
  const mantissa = shift > 0 ? a.n / (a.d << BigInt(shift)) : (a.n << BigInt(-shift)) / a.d;
  return Number(mantissa) * 2 ** shift;
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

/** The greatest fraction of which both are whole multiples. */
export function commonMeasure(a: Rational, b: Rational): Rational {
  if (isZero(a)) return b.n < 0n ? negated(b) : b;
  if (isZero(b)) return commonMeasure(b, a);
  return rational(gcd(a.n, b.n), (a.d / gcd(a.d, b.d)) * b.d);
}

/** The exact root, or null when it is no fraction. Only for numbers that are not negative. */
export function exactRoot(a: Rational, degree: number): Rational | null {
  const n = wholeRoot(a.n, degree);
  const d = wholeRoot(a.d, degree);
  return n === null || d === null ? null : { n, d };
}

export function wholeRoot(value: bigint, degree: number): bigint | null {
  if (value < 0n) return null;
  if (value < 2n) return value;
  const k = BigInt(degree);
  let low = 1n;
  let high = 1n << BigInt(Math.ceil(bits(value) / degree) + 1);
  while (low < high) {
    spend();
    const middle = (low + high + 1n) >> 1n;
    if (middle ** k <= value) low = middle;
    else high = middle - 1n;
  }
  return low ** k === value ? low : null;
}

/** Prime factors by trial division; what is left when the primes get large is kept as if it were prime. */
export function primeFactors(value: bigint): Map<bigint, number> {
  const factors = new Map<bigint, number>();
  let rest = value < 0n ? -value : value;
  for (let prime = 2n; prime * prime <= rest && prime < 20_000n; prime += prime === 2n ? 1n : 2n) {
    spend();
    while (rest % prime === 0n) {
      factors.set(prime, (factors.get(prime) ?? 0) + 1);
      rest /= prime;
    }
  }
  if (rest > 1n) {
    const root = wholeRoot(rest, 2);
    if (root === null) factors.set(rest, (factors.get(rest) ?? 0) + 1);
    else factors.set(root, (factors.get(root) ?? 0) + 2);
  }
  return factors;
}

/** All positive divisors, or null when there are too many to try. */
export function divisors(value: bigint): readonly bigint[] | null {
  let all = [1n];
  for (const [prime, count] of primeFactors(value)) {
    const grown: bigint[] = [];
    let power = 1n;
    for (let exponent = 0; exponent <= count; exponent++) {
      for (const divisor of all) grown.push(divisor * power);
      power *= prime;
    }
    all = grown;
    if (all.length > 500) return null;
  }
  return all;
}

export function bits(value: bigint): number {
  return value.toString(16).length * 4;
}

function small(a: Rational): Rational {
  const size = bits(a.n) + bits(a.d);
  // Long numbers take their time.
  spend(1 + (size >> 7));
  if (size > 2 * MAX_BITS) stop({ kind: "too-large" });
  return a;
}
