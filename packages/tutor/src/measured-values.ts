import { type Expression, number, replaced, symbol, symbolsOf } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { type Chain, readSide } from "./reading/chains.ts";
import { baseUnits, unitsIn } from "./reading/units.ts";
import { fits, isRoundingOf, type Rounding, writtenNumber } from "./rounding.ts";
import type { Known, ValueWorking } from "./value-working.ts";
import { resolved, type Sameness, sameValue } from "./values.ts";
import { type JudgedLine, judged } from "./verdict.ts";

export const isUnit = (name: string) => baseUnits.includes(name);

function unitless(of: Expression): Expression {
  return [...symbolsOf(of)].filter(isUnit).reduce((sofar, name) => replaced(sofar, symbol(name), number(1n)), of);
}

/** As values; where only one has units, as numbers of a unit the problem speaks of. */
export function same({ problem }: ValueWorking, one: Expression, other: Expression): Sameness {
  const [a, b] = [[...symbolsOf(one)].some(isUnit), [...symbolsOf(other)].some(isUnit)];
  if (a === b) return sameValue(one, other);
  const [plain, measured] = a ? [other, one] : [one, other];
  const named = unitsIn(problem.text).flatMap((text) => readSide(text, { decimalComma: false }) ?? []);
  const scales = [1, ...named.filter((each) => isSameKind(each, measured)).map((each) => realValue(unitless(each)))];
  const [number1, number2] = [realValue(plain), realValue(unitless(measured))];
  const isNear = scales.some(
    (scale) => Math.abs(number1 * scale - number2) <= 1e-9 * Math.max(Math.abs(number2), 1e-12),
  );
  return isNear ? "same" : "unknown";
}

export function isSameKind(one: Expression, other: Expression): boolean {
  const ratio = (turn: number) => {
    const at = Object.fromEntries(baseUnits.map((name, index) => [name, 1 + turn * (0.37 + 0.21 * index)]));
    return realValue(one, at) / realValue(other, at);
  };
  return Math.abs(ratio(1) / ratio(2) - 1) < 1e-9;
}

/** In the unit a number is written with. */
function writtenWith(chain: Chain, exact: Expression, decimalComma: boolean) {
  const side = chain.sides.at(-1);
  const [, digits, unit] = /^\(?\s*([-+]?\d[\d.,]*?)\s*(?:\*(.*)\))?\s*%?$/.exec(side?.text ?? "") ?? [];
  const written = digits === undefined ? null : writtenNumber(digits, decimalComma);
  if (written === null || side?.expression === null || side === undefined) return null;
  if (unit !== undefined && /\d\s*\*/.test(unit)) return null;
  const scale = /%$/.test(side.text) ? 0.01 : realValue(unitless(side.expression)) / written.value;
  const ready = resolved(exact)?.expression;
  const value = ready === undefined ? Number.NaN : realValue(unitless(ready));
  return { written, exact: value / (Number.isFinite(scale) && scale !== 0 ? scale : 1) };
}

export function isRoundedTo(chain: Chain, exact: Expression | null | undefined, decimalComma: boolean): boolean {
  const pair = exact === null || exact === undefined ? null : writtenWith(chain, exact, decimalComma);
  return pair !== null && pair.written.decimals > 0 && isRoundingOf(pair.written, pair.exact);
}

export function roundedJudged(
  working: ValueWorking,
  chain: Chain,
  known: Known | undefined,
  rounding: Rounding | null,
  isRough: boolean,
  decimalComma: boolean,
): JudgedLine | null {
  const exact = known?.value ?? working.targets.at(-1);
  const pair = exact === undefined || exact === null || !isRough ? null : writtenWith(chain, exact, decimalComma);
  const before = chain.sides.at(-2)?.expression;
  // In "90/515 ≈ 0.154" it is the fraction that has to be looked at.
  if (pair === null || !Number.isFinite(pair.exact) || (before !== undefined && before !== null)) return null;
  if (!isRoundingOf(pair.written, pair.exact)) return judged("wrong", "otherValue", known?.line ?? 0);
  if (rounding !== null && !fits(pair.written, rounding)) return judged("wrong", "otherRounding", rounding.count);
  return judged("follows", "follows", known?.line ?? 0);
}
