import {
  children,
  type Expression,
  has,
  hasConstant,
  keyOf,
  type Statement,
  sizeOf,
} from "@jotter/analysis/maths/expression";
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
  if (hasPowerOfNumbers(value)) return false;
  // "30°"
  if (value.kind === "product" && hasConstant(value, "pi") && /(?<!\d)180(?!\d)/.test(keyOf(value))) return true;
  const done = attempt(() => tidy(value), 20_000);
  return done.ok && sizeOf(done.value) >= sizeOf(value) - 2;
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
