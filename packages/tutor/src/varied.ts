import { children, type Expression, number, numberOf, rebuilt } from "@jotter/analysis/maths/expression";
import { rational } from "@jotter/analysis/maths/rational";

/** Numbers by chance, the same every time for the same seed. */
export type Chance = (below: number) => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const abs = (value: bigint) => (value < 0n ? -value : value);

/** What stands for the numbers of some expressions; the square or the double of another number stays what it is. */
export function otherNumbers(of: readonly Expression[], chance: Chance): (size: bigint) => bigint {
  const sizes = [...new Set(of.flatMap(numbersIn))].sort((a, b) => (a < b ? -1 : 1));
  const changed = new Map<bigint, bigint>();
  const changedOf = (part: bigint | undefined) => (part === undefined ? undefined : changed.get(part));
  for (const size of sizes) {
    const root = changedOf(sizes.find((each) => each > 1n && each * each === size));
    const half = changedOf(sizes.find((each) => each > 1n && each * 2n === size));
    if (root !== undefined) changed.set(size, root * root);
    else if (half !== undefined && chance(2) === 0) changed.set(size, half * 2n);
    else changed.set(size, otherNumber(size, chance));
  }
  return (size) => changed.get(size) ?? size;
}

function otherNumber(size: bigint, chance: Chance): bigint {
  if (size === 0n) return 0n;
  if (size === 1n) return BigInt(1 + (chance(2) === 0 ? 0 : chance(5)));
  const most = size <= 12n ? 9 : Math.min(60, Number(size));
  return BigInt(2 + chance(Math.max(2, most - 1)));
}

/** Numbers that may change: exponents that are one number make the form. */
function numbersIn(of: Expression): readonly bigint[] {
  if (of.kind === "number") return [abs(of.value.n)];
  if (of.kind === "power" && of.exponent.kind === "number") return numbersIn(of.base);
  return children(of).flatMap(numbersIn);
}

/** The same form over other numbers. */
export function varied(of: Expression, other: (size: bigint) => bigint): Expression {
  if (of.kind === "number") {
    const { n, d } = of.value;
    const size = other(abs(n));
    // A minus is written as a factor, and stays one.
    return n === -1n && d === 1n ? of : numberOf(rational(n < 0n ? -size : size, d));
  }
  if (of.kind === "power") {
    return rebuilt(of, [
      varied(of.base, other),
      of.exponent.kind === "number" ? of.exponent : varied(of.exponent, other),
    ]);
  }
  if (of.kind === "call" && ["integral", "derivative", "limit"].includes(of.name)) {
    const [inner = number(0n), by = number(0n), ...rest] = of.args;
    return { ...of, args: [varied(inner, other), by, ...rest.map((each) => varied(each, other))] };
  }
  const parts = children(of);
  return parts.length === 0
    ? of
    : rebuilt(
        of,
        parts.map((part) => varied(part, other)),
      );
}

/** Where there is no number to change: another exponent, a cosine for a sine. */
export function variedForm(of: Expression, chance: Chance): Expression {
  if (of.kind === "power" && of.exponent.kind === "number" && of.exponent.value.n > 1n && of.exponent.value.d === 1n) {
    return rebuilt(of, [variedForm(of.base, chance), number(2 + chance(4))]);
  }
  const turned = { sin: "cos", cos: "sin" } as const;
  if (of.kind === "call" && (of.name === "sin" || of.name === "cos") && chance(2) === 0) {
    return { ...of, name: turned[of.name], args: of.args.map((each) => variedForm(each, chance)) };
  }
  const parts = children(of);
  return parts.length === 0
    ? of
    : rebuilt(
        of,
        parts.map((part) => variedForm(part, chance)),
      );
}
