import {
  children,
  type Expression,
  has,
  hasConstant,
  keyOf,
  minusOne,
  type Statement,
  sizeOf,
} from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";
import { tidy } from "@jotter/analysis/maths/simplify";
import { relationsIn } from "./real-sets.ts";
import { orderlessKey } from "./values.ts";

export function isExplicit(statement: Statement, unknown: string): boolean {
  return relationsIn(statement).every(({ left, right }) => {
    const isName = (side: typeof left) => side.kind === "symbol" && side.name === unknown;
    return (isName(left) && isPlain(right, unknown)) || (isName(right) && isPlain(left, unknown));
  });
}

/** Worked out as far as it goes: "25/3", not "20 + 5". */
function isPlain(value: Expression, unknown: string): boolean {
  if (has(value, unknown)) return false;
  if (isFraction(value) || isMixedNumber(value)) return true;
  if (hasPowerOfNumbers(value)) return false;
  // "30°"
  if (value.kind === "product" && hasConstant(value, "pi") && /(?<!\d)180(?!\d)/.test(keyOf(value))) return true;
  const done = attempt(() => tidy(value), 20_000);
  return done.ok && sizeOf(done.value) >= sizeOf(value) - 2;
}

/** A number, or one over another in lowest terms. */
export function isFraction(of: Expression): boolean {
  const factors = of.kind === "product" ? of.factors.filter((each) => keyOf(each) !== keyOf(minusOne)) : [of];
  const [above, below, more] = factors;
  if (above?.kind !== "number" || more !== undefined) return false;
  if (below === undefined) return true;
  if (below.kind !== "power" || below.base.kind !== "number" || keyOf(below.exponent) !== keyOf(minusOne)) return false;
  const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));
  const size = common(above.value.n, below.base.value.n);
  return above.value.d !== 1n || below.base.value.d !== 1n || size === 1n || size === -1n;
}

/** "3 1/2" */
function isMixedNumber(of: Expression): boolean {
  const [whole, part, more] = of.kind === "sum" ? of.terms : [];
  if (whole?.kind !== "number" || part === undefined || more !== undefined || whole.value.d !== 1n) return false;
  return part.kind !== "number" && isFraction(part) && Math.abs(realValue(part)) < 1;
}

/** "2⁵" is still to be worked out. */
function hasPowerOfNumbers(of: Expression): boolean {
  const isOne = of.kind === "power" && of.base.kind === "number" && of.exponent.kind === "number";
  return (isOne && of.exponent.value.d === 1n && of.exponent.value.n > 1n) || children(of).some(hasPowerOfNumbers);
}

/** Sides in either order, terms in any. */
export function statementKey(statement: Statement): string {
  if (statement.kind === "relation") {
    const [a, b] = [orderlessKey(statement.left), orderlessKey(statement.right)];
    const signs: Readonly<Record<string, string>> = { ">": "<", ">=": "<=" };
    const isTurned = statement.comparison in signs;
    const sign = signs[statement.comparison] ?? statement.comparison;
    if (sign === "=" || sign === "!=") return `${[a, b].sort().join(sign)}`;
    return isTurned ? `${b}${sign}${a}` : `${a}${sign}${b}`;
  }
  if (statement.kind === "all-of" || statement.kind === "any-of") {
    return `${statement.kind}(${statement.statements.map(statementKey).sort().join(",")})`;
  }
  return statement.kind;
}
