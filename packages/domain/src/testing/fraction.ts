/** Numbers without any rounding, to check the quick ones against: numerator and denominator, the latter above 0. */
export type Fraction = readonly [bigint, bigint];

/** The decimal number that a student typed, not the binary one that stands for it. */
export function fraction(decimal: number): Fraction {
  const [digits = "", exponent = "0"] = String(decimal).split("e");
  const [whole = "", part = ""] = digits.split(".");
  const shift = part.length - Number(exponent);
  const value = BigInt(whole + part);
  return shift >= 0 ? [value, 10n ** BigInt(shift)] : [value * 10n ** BigInt(-shift), 1n];
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return lowest(one[0] * other[1] + other[0] * one[1], one[1] * other[1]);
}

export function times(one: Fraction, other: Fraction): Fraction {
  return lowest(one[0] * other[0], one[1] * other[1]);
}

export function over(one: Fraction, other: Fraction): Fraction {
  const [numerator, denominator] = [one[0] * other[1], one[1] * other[0]];
  return denominator < 0n ? lowest(-numerator, -denominator) : lowest(numerator, denominator);
}

export function isAtLeast(one: Fraction, other: Fraction): boolean {
  return one[0] * other[1] >= other[0] * one[1];
}

export function sumOf(all: readonly Fraction[]): Fraction {
  return all.reduce(plus, [0n, 1n]);
}

/** The nearest number, right to about fifteen digits. */
export function numberOf([numerator, denominator]: Fraction): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [one, other] = [numerator < 0n ? -numerator : numerator, denominator];
  while (other !== 0n) [one, other] = [other, one % other];
  return [numerator / one, denominator / one];
}
