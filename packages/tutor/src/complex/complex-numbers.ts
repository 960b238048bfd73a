import {
  children,
  type Expression,
  imaginary,
  negative,
  number,
  pi,
  power,
  product,
  replaced,
  root,
  sum,
  symbol,
  zero,
} from "@jotter/analysis/maths/expression";
import { complexValue } from "@jotter/analysis/maths/numeric";

export type Complex = { readonly re: number; readonly im: number };

/** A complex number that was found and how it is written exactly. */
export type Exact = Complex & { readonly expression: Expression };

const near = 1e-9;

export const sizeOf = ({ re, im }: Complex) => Math.hypot(re, im);

export function isClose(one: Complex, other: Complex, within = near): boolean {
  return Math.hypot(one.re - other.re, one.im - other.im) <= within * Math.max(1, sizeOf(one));
}

/** The value with letters put in; null where it has none. */
export function complexOf(of: Expression, letters: Readonly<Record<string, Complex>> = {}): Complex | null {
  const put = Object.entries(letters).reduce(
    (sofar, [name, value]) => replaced(sofar, symbol(name), roughly(value)),
    of,
  );
  const value = complexValue(put);
  return Number.isFinite(value.re) && Number.isFinite(value.im) ? value : null;
}

const scale = 10n ** 14n;
const roughNumber = (value: number): Expression => number(BigInt(Math.round(value * 1e14)), scale);
const roughly = ({ re, im }: Complex): Expression =>
  im === 0 ? roughNumber(re) : sum(roughNumber(re), product(roughNumber(im), imaginary));

/** A number as a fraction, a root of one, or a fraction of π; null where it is none that a school would write. */
export function exactNumber(value: number): Expression | null {
  if (Math.abs(value) < near) return zero;
  const plain = fractionOf(value);
  if (plain !== null) return plain;
  const square = fractionOf(value * value);
  if (square?.kind === "number") return rootOf(square.value.n, square.value.d, value < 0);
  const turns = fractionOf(value / Math.PI, 60);
  return turns && product(turns, pi);
}

function fractionOf(value: number, most = 400): Expression | null {
  for (let below = 1; below <= most; below++) {
    const above = value * below;
    if (Math.abs(above - Math.round(above)) < 1e-9 * Math.max(1, Math.abs(above)) && Math.abs(above) < 1e9)
      return number(Math.round(above), below);
  }
  return null;
}

/** √(n/d) with whole numbers taken out of it. */
function rootOf(n: bigint, d: bigint, isNegative: boolean): Expression {
  let [inside, outside] = [n * d, 1n];
  for (let factor = 2n; factor * factor <= inside; factor++) {
    while (inside % (factor * factor) === 0n) {
      inside /= factor * factor;
      outside *= factor;
    }
  }
  const front = number(outside, d);
  const isOne = front.kind === "number" && front.value.n === 1n && front.value.d === 1n;
  const value = isOne ? root(number(inside)) : product(front, root(number(inside)));
  return isNegative ? negative(value) : value;
}

export function exactComplex({ re, im }: Complex): Exact | null {
  const [a, b] = [exactNumber(re), exactNumber(im)];
  if (a === null || b === null) return null;
  const isNought = (of: Expression) => of.kind === "number" && of.value.n === 0n;
  const isUnit = b.kind === "number" && b.value.d === 1n && (b.value.n === 1n || b.value.n === -1n);
  const imag = isUnit ? (im < 0 ? negative(imaginary) : imaginary) : product(b, imaginary);
  const expression = isNought(b) ? a : isNought(a) ? imag : sum(a, imag);
  return { re, im, expression };
}

export const argumentOf = ({ re, im }: Complex) => Math.atan2(im, re);

export function hasImaginary(of: Expression): boolean {
  return (of.kind === "constant" && of.name === "i") || children(of).some(hasImaginary);
}

/** A root of a negative number is imaginary, too. */
export function isImaginary(of: Expression): boolean {
  if (hasImaginary(of)) return true;
  const isRoot = of.kind === "power" && of.exponent.kind === "number" && of.exponent.value.d === 2n;
  const base = isRoot ? complexValue(of.base) : null;
  return (base !== null && base.im === 0 && base.re < 0) || children(of).some(isImaginary);
}

export const polarOf = (of: Complex): Expression | null => {
  const [size, angle] = [exactNumber(sizeOf(of)), exactNumber(argumentOf(of))];
  return size && angle && product(size, power({ kind: "constant", name: "e" }, product(angle, imaginary)));
};

/** All roots of a polynomial with these coefficients, the highest first; null where they were not found. */
export function rootsOf(coefficients: readonly Complex[]): readonly Complex[] | null {
  const [lead] = coefficients;
  const degree = coefficients.length - 1;
  if (lead === undefined || degree < 1 || degree > 6 || sizeOf(lead) < near) return null;
  const times = (a: Complex, b: Complex) => ({ re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re });
  const over = (a: Complex, b: Complex) => {
    const size = b.re * b.re + b.im * b.im;
    return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
  };
  const minus = (a: Complex, b: Complex) => ({ re: a.re - b.re, im: a.im - b.im });
  const at = (z: Complex) =>
    coefficients.reduce<Complex>(
      (sofar, each) => {
        const raised = times(sofar, z);
        return { re: raised.re + each.re, im: raised.im + each.im };
      },
      { re: 0, im: 0 },
    );
  // All roots at once, from places spread over a circle.
  let roots = Array.from({ length: degree }, (_, index) => {
    const angle = 0.4 + (2 * Math.PI * index) / degree;
    return { re: 1.7 * Math.cos(angle), im: 1.7 * Math.sin(angle) };
  });
  for (let turn = 0; turn < 300; turn++) {
    roots = roots.map((z, index) => {
      const apart = roots.reduce(
        (sofar, other, place) => (place === index ? sofar : times(sofar, minus(z, other))),
        lead,
      );
      return sizeOf(apart) === 0 ? z : minus(z, over(at(z), apart));
    });
  }
  const clean = roots.map(({ re, im }) => ({ re: rounded(re), im: rounded(im) }));
  return clean.every((z) => sizeOf(at(z)) < 1e-7) ? clean : null;
}

const rounded = (value: number) => (Math.abs(value - Math.round(value)) < 1e-11 ? Math.round(value) : value);
