import { type Expression, symbolsOf } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import type { Chain } from "./reading/chains.ts";
import { isRoundingOf, writtenNumber } from "./rounding.ts";
import { sameValue } from "./values.ts";

/** Whether all that a chain sets equal is equal: numbers up to the rounding they are written with. */
export function isTrueChain(chain: Chain, decimalComma: boolean, sameness = sameValue): boolean | null {
  const readable = chain.sides.filter(({ expression }) => expression !== null && !isName(expression, chain));
  let verdict: boolean | null = true;
  for (const [index, side] of readable.entries()) {
    const before = readable[index - 1]?.expression;
    if (before === undefined || before === null || side.expression === null) continue;
    const sign = chain.signs[chain.sides.indexOf(side) - 1] ?? "=";
    if (sign !== "=" && sign !== "≈") {
      const isSame = sameValue(before, side.expression) === "same";
      const isLess = realValue(before) < realValue(side.expression);
      const holds =
        sign === "≠"
          ? !isSame
          : sign === "<" || sign === "≤"
            ? isLess || (sign === "≤" && isSame)
            : (!isLess && !isSame) || (sign === "≥" && isSame);
      if (!holds) return false;
      continue;
    }
    const same = sameness(before, side.expression);
    if (same === "same") continue;
    if (same === "unknown") verdict = null;
    else if (!isRounded(side.text, before, decimalComma)) return false;
  }
  return verdict;
}

function isName(expression: Expression, chain: Chain): boolean {
  return expression.kind === "symbol" && chain.sides[0]?.expression === expression && chain.sides.length > 1;
}

/** A decimal number that is another value, rounded. */
export function isRounded(text: string, exact: Expression, decimalComma: boolean): boolean {
  const written = writtenNumber(text, decimalComma);
  if (written === null || written.decimals === 0 || symbolsOf(exact).size > 0) return false;
  return isRoundingOf(written, realValue(exact));
}
