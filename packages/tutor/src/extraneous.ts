import {
  children,
  type Expression,
  has,
  minusOne,
  product,
  type Relation,
  replaced,
  type Statement,
} from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { relationsIn } from "./real-sets.ts";

/**
 * Whether a sound step may have brought these solutions in: to square takes a root for its negative, to multiply by a
 * denominator or to put logarithms together forgets where they have no value. Whoever does it checks at the end.
 */
export function comesFromSoundStep(before: Statement, gained: readonly number[], unknown: string): boolean {
  const [relation, more] = relationsIn(before);
  if (relation === undefined || more !== undefined || before.kind !== "relation" || relation.comparison !== "=")
    return false;
  return gained.every((x) => !hasValue(relation, unknown, x) || holdsWithOtherRoots(relation, unknown, x));
}

function hasValue({ left, right }: Relation, unknown: string, x: number): boolean {
  return [left, right].every((side) => Number.isFinite(realValue(side, { [unknown]: x })));
}

function holdsWithOtherRoots({ left, right }: Relation, unknown: string, x: number): boolean {
  const roots = [...rootsIn(left, unknown), ...rootsIn(right, unknown)].slice(0, 4);
  // Of as many roots as there are, each may be taken for its negative.
  return Array.from({ length: 2 ** roots.length - 1 }, (_, index) => index + 1).some((taken) => {
    const turned = (side: Expression) =>
      roots.reduce((of, root, at) => (taken & (1 << at) ? replaced(of, root, product(minusOne, root)) : of), side);
    const [a, b] = [left, right].map((side) => realValue(turned(side), { [unknown]: x }));
    return a !== undefined && b !== undefined && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
  });
}

/** Square roots, fourth roots and absolute values. */
function rootsIn(of: Expression, unknown: string): readonly Expression[] {
  const isRoot =
    (of.kind === "power" && of.exponent.kind === "number" && of.exponent.value.d % 2n === 0n) ||
    (of.kind === "call" && of.name === "abs");
  const own = isRoot && has(of, unknown) ? [of] : [];
  return [...own, ...children(of).flatMap((child) => rootsIn(child, unknown))];
}
