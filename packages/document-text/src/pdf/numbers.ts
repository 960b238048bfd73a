/** Of however many: `Math.min(...numbers)` ends where the stack does. */
export function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}

export function greatest(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
