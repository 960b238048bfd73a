import {
  allOf,
  anyOf,
  type Comparison,
  type Expression,
  keyOf,
  type Relation,
  relation,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import type { Chain, Sign } from "./reading/chains.ts";
import type { Claim } from "./reading/read-line.ts";
import { isRoundingOf, writtenNumber } from "./rounding.ts";

const comparisons: Readonly<Record<Sign, Comparison>> = {
  "=": "=",
  "≈": "=",
  "<": "<",
  ">": ">",
  "≤": "<=",
  "≥": ">=",
  "≠": "!=",
};

/** A claim as a statement about the letters; null where it holds something else, or what cannot be read. */
export function statementOf(claim: Claim, letters: ReadonlySet<string>): Statement | null {
  const alternatives: Statement[] = [];
  let left: Expression | null = null;
  for (const chains of claim.alternatives) {
    const parts: { readonly letter: string | null; readonly statement: Statement }[] = [];
    for (const chain of chains) {
      const read = relationsOf(chain, letters, left);
      // "x = 3 - 2y, y any number": a letter alone says nothing.
      if (read === null && chain.signs.length === 0 && chain.sides[0]?.expression?.kind === "symbol") continue;
      if (read === null) return null;
      const [first] = read;
      left = first?.left ?? left;
      parts.push({ letter: assigned(read), statement: allOf(read) });
    }
    const [first] = parts;
    const isList = parts.length > 1 && parts.every(({ letter }) => letter !== null && letter === first?.letter);
    alternatives.push((isList ? anyOf : allOf)(parts.map(({ statement }) => statement)));
  }
  return anyOf(alternatives);
}

/** The letter that a relation gives a value to, or the whole side: of "x + 3 = 4, x + 3 = -4" each is a case. */
function assigned(relations: readonly Relation[]): string | null {
  const [first, more] = relations;
  if (first === undefined || relations.some(({ comparison }) => comparison !== "=")) return null;
  const { left, right } = first;
  if (left.kind === "symbol") return symbolsOf(right).has(left.name) ? null : left.name;
  const isCase = more === undefined && symbolsOf(left).size === 1 && symbolsOf(right).size === 0;
  return isCase ? keyOf(left) : null;
}

function relationsOf(
  chain: Chain,
  letters: ReadonlySet<string>,
  before: Expression | null,
): readonly Relation[] | null {
  const sides: Expression[] = [];
  for (const { expression } of chain.sides) {
    if (expression === null) return null;
    sides.push(unnumbered(expression, letters));
  }
  const signs = [...chain.signs];
  const own = chain.name === null ? null : letterOfName(chain.name, letters);
  if (own !== null) {
    sides.unshift(symbol(own));
    signs.unshift("=");
  }
  // "x = 6 or -1"
  const isValue = sides.every((side) => ![...symbolsOf(side)].some((name) => letters.has(name)));
  if (signs.length === 0 && before?.kind === "symbol" && !chain.isLeading && isValue) {
    sides.unshift(before);
    signs.unshift("=");
  }
  if (signs.length === 0) return null;
  return signs.flatMap((sign, index) => {
    const [left, right] = [sides[index], sides[index + 1]];
    if (left === undefined || right === undefined) return [];
    // "x = 7/3 ≈ 2.33": the rounding of what was said is said already.
    const isNumeric = symbolsOf(left, symbolsOf(right)).size === 0 && (sign === "=" || sign === "≈");
    if (isNumeric && index > 0 && isRounding(chain, right, left)) return [];
    return [relation(left, comparisons[sign], right)];
  });
}

function isRounding(chain: Chain, right: Expression, exact: Expression): boolean {
  const text = chain.sides.find((side) => side.expression === right)?.text ?? "";
  const written = writtenNumber(text, true) ?? writtenNumber(text, false);
  return written !== null && written.decimals > 0 && isRoundingOf(written, realValue(exact));
}

/** x₁ and x₂ are two values of x. */
function letterOfName(name: string, letters: ReadonlySet<string>): string | null {
  const [, letter] = /^([a-zA-Z])(?:[₀-₉]+|_\{?\d\}?)$/.exec(name) ?? [];
  return letter !== undefined && letters.has(letter) ? letter : null;
}

function unnumbered(expression: Expression, letters: ReadonlySet<string>): Expression {
  let clean = expression;
  for (const name of symbolsOf(expression)) {
    const letter = letterOfName(name, letters);
    if (letter !== null && !letters.has(name)) clean = replaced(clean, symbol(name), symbol(letter));
  }
  return clean;
}

export function lettersOf(statement: Statement, found = new Set<string>()): Set<string> {
  if (statement.kind === "relation") symbolsOf(statement.left, symbolsOf(statement.right, found));
  if (statement.kind === "all-of" || statement.kind === "any-of") {
    for (const each of statement.statements) lettersOf(each, found);
  }
  return found;
}
