import { difference, type Relation } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";

/** Numbers in front of the unknowns, and the right side last. */
export type Row = readonly number[];

/** A relation as a row; null where it is no linear equation of these unknowns. */
export function rowOf(relation: Relation, names: readonly string[]): Row | null {
  if (relation.comparison !== "=") return null;
  const gap = difference(relation.left, relation.right);
  const at = (values: readonly number[]) =>
    realValue(gap, Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])));
  const none = names.map(() => 0);
  const free = at(none);
  const slopes = names.map((_, index) => at(none.with(index, 1)) - free);
  const row = [...slopes, -free];
  const probes = [names.map((_, index) => 1.37 + index * 0.83), names.map((_, index) => -2.19 + index * 1.31)];
  const isLinear = probes.every((probe) => {
    const expected = slopes.reduce((sum, slope, index) => sum + slope * (probe[index] ?? 0), free);
    return Math.abs(at(probe) - expected) < 1e-9 * Math.max(1, Math.abs(expected));
  });
  return isLinear && row.every(Number.isFinite) ? row : null;
}

const isNought = (value: number) => Math.abs(value) < 1e-9;

/** The rows in steps, each begun by a one; null where they contradict each other. */
export function reducedRows(rows: readonly Row[], width: number): readonly Row[] | null {
  let left = rows.map((row) => [...row]);
  const done: number[][] = [];
  for (let column = 0; column < width; column++) {
    const best = left.toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))[0];
    const lead = best?.[column] ?? 0;
    if (best === undefined || isNought(lead)) continue;
    const pivot = best.map((value) => value / lead);
    const without = (row: number[]) => row.map((value, index) => value - (row[column] ?? 0) * (pivot[index] ?? 0));
    left = left.filter((row) => row !== best).map(without);
    for (const [index, row] of done.entries()) done[index] = without(row);
    done.push(pivot);
  }
  return left.some((row) => row.slice(0, width).every(isNought) && !isNought(row[width] ?? 0)) ? null : done;
}

/** Whether a row is a sum of multiples of the others. */
export function isSpanned(row: Row, reduced: readonly Row[], width: number): boolean {
  const rest = [...row];
  for (const each of reduced) {
    const column = each.findIndex((value) => !isNought(value));
    const factor = rest[column] ?? 0;
    for (let index = 0; index <= width; index++) rest[index] = (rest[index] ?? 0) - factor * (each[index] ?? 0);
  }
  return rest.every(isNought);
}

/** Points that fulfil all rows: the one there is, or some of many. */
export function pointsOf(reduced: readonly Row[], width: number): readonly (readonly number[])[] {
  const leads = reduced.map((row) => row.findIndex((value) => !isNought(value)));
  const isFree = (column: number) => !leads.includes(column);
  const turns = reduced.length === width ? [0] : [0, 1, 2, 3];
  return turns.map((turn) => {
    const point = Array.from({ length: width }, (_, column) =>
      isFree(column) ? 0.73 + 1.31 * turn + 0.47 * column * (turn + 1) : 0,
    );
    for (const [index, row] of reduced.entries()) {
      const rest = row
        .slice(0, width)
        .reduce((sum, value, column) => (isFree(column) ? sum + value * (point[column] ?? 0) : sum), 0);
      point[leads[index] ?? 0] = (row[width] ?? 0) - rest;
    }
    return point;
  });
}
