import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import { type Expression, symbolsOf } from "@jotter/analysis/maths/expression";
import { attempt } from "@jotter/analysis/maths/problem";
import type { Chain } from "./reading/chains.ts";
import type { LineReading } from "./reading/read-line.ts";
import { orderlessKey, sameValue } from "./values.ts";
import { type JudgedLine, judged } from "./verdict.ts";

/** The last line that gave each derivative, by how often it was derived. */
export type SlopeLines = Readonly<Record<number, { readonly line: number; readonly value: Expression }>>;

export type CurveStep = { readonly slopes: SlopeLines; readonly judged: JudgedLine };

/** "f'(x) = …" on the way to a highest point; null where the line says something else, as that the slope is nought. */
export function judgeCurveLine(
  curve: Expression,
  letter: string,
  slopes: SlopeLines,
  reading: LineReading,
  line: number,
): CurveStep | null {
  const chains = reading.claims.flatMap(({ alternatives }) => alternatives.flat());
  if (chains.length === 0 || !chains.every((chain) => isOfCurve(chain, letter))) return null;
  let now = slopes;
  const verdicts = chains.map((chain): JudgedLine => {
    const order = /'+/.exec(chain.name ?? "")?.[0].length ?? (/^d|^\\frac/.test(chain.name ?? "") ? 1 : 0);
    const known = now[order];
    const last = chain.sides.at(-1)?.expression;
    const target = derived(curve, letter, order);
    if (!last || target === null) return judged("unjudged", "notKnown");
    now = { ...now, [order]: { line, value: last } };
    if (known !== undefined && orderlessKey(known.value) === orderlessKey(last))
      return judged("no-further", "sameAs", known.line);
    const references = [target, ...(known === undefined ? [] : [known.value])];
    const found = chain.sides.map(({ expression }) =>
      references.map((each) => (expression === null ? "unknown" : sameValue(expression, each))),
    );
    if (found.every((side) => side.includes("same"))) return judged("follows", "follows", known?.line ?? 0);
    return found.some((side) => side.every((each) => each === "different"))
      ? judged("wrong", "otherValue", known?.line ?? 0)
      : judged("unjudged", "notKnown");
  });
  const worst =
    verdicts.find(({ verdict }) => verdict === "wrong") ??
    verdicts.find(({ verdict }) => verdict === "unjudged") ??
    verdicts[0];
  return worst === undefined ? null : { slopes: now, judged: worst };
}

/** With a number on the right it is an equation to be solved. */
function isOfCurve({ name, sides, signs }: Chain, letter: string): boolean {
  if (
    name === null ||
    !/^[fy]'*(?:\([a-z]\))?$|^d[a-z]\/d[a-z]$|^\\frac\{d/.test(name) ||
    signs.some((sign) => sign !== "=")
  )
    return false;
  return sides.every(
    ({ expression }) => expression !== null && (sides.length === 1 || symbolsOf(expression).has(letter)),
  );
}

function derived(of: Expression, letter: string, order: number): Expression | null {
  let now = of;
  for (let turn = 0; turn < order && turn < 4; turn++) {
    const slope = attempt(() => derivativeOf(now, letter), 60_000);
    if (!slope.ok) return null;
    now = slope.value;
  }
  return now;
}
