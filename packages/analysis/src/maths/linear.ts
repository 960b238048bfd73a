import { isZero, minus, over, type Rational, times, ZERO } from "./rational.ts";

/** The one solution of linear equations given as rows with the right side last; null when there is none or many. */
export function solveLinear(rows: readonly (readonly Rational[])[]): readonly Rational[] | null {
  const size = (rows[0]?.length ?? 1) - 1;
  let left = rows.map((row) => [...row]);
  const solved: Rational[][] = [];
  for (let column = 0; column < size; column++) {
    const at = left.findIndex((row) => !isZero(row[column] ?? ZERO));
    const pivot = left[at];
    if (pivot === undefined) return null;
    const lead = pivot[column] ?? ZERO;
    const normed = pivot.map((value) => over(value, lead));
    const without = (row: readonly Rational[]) =>
      row.map((value, index) => minus(value, times(row[column] ?? ZERO, normed[index] ?? ZERO)));
    left = left.filter((_, index) => index !== at).map(without);
    solved.forEach((row, index) => {
      solved[index] = without(row);
    });
    solved.push(normed);
  }
  if (left.some((row) => !isZero(row[size] ?? ZERO))) return null;
  return solved.map((row) => row[size] ?? ZERO);
}
