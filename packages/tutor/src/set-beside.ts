import { difference, number, type Statement } from "@jotter/analysis/maths/expression";
import { numbersIn } from "@jotter/analysis/maths/normal";
import { holdsAt, realValue } from "@jotter/analysis/maths/numeric";
import { attempt } from "@jotter/analysis/maths/problem";
import { toNumber } from "@jotter/analysis/maths/rational";
import { isTrueChain } from "./judge-beside.ts";
import type { Chain } from "./reading/chains.ts";
import { relationsIn } from "./real-sets.ts";
import type { SetWorking } from "./set-working.ts";
import { type JudgedLine, judged } from "./verdict.ts";

/** Reckoning beside the way: the discriminant, a check. A true equation between numbers is never wrong. */
export function besideJudged(
  working: SetWorking,
  chains: readonly Chain[],
  isCheck: boolean,
  decimalComma: boolean,
): JudgedLine | null {
  const verdicts = chains.map((chain) => isTrueChain(chain, decimalComma));
  if (verdicts.includes(false)) return judged("wrong", "notTrue");
  if (verdicts.includes(null)) return judged("unjudged", "notKnown");
  if (isCheck) return judged("no-further", "trueBeside");
  const named = chains.find((chain) => /^(?:D|Δ|Delta|disc|discriminant)$/.test(nameOf(chain)));
  if (named === undefined) {
    const isReckoned = chains.some(
      (chain) => chain.sides.filter(({ expression }) => expression?.kind !== "symbol").length > 1,
    );
    return isReckoned ? judged("follows", "trueBeside") : judged("unjudged", "notKnown");
  }
  const value = realValue(named.sides.at(-1)?.expression ?? number(0n));
  return discriminantsOf(working).some((each) => isNear(each, value))
    ? judged("follows", "follows", working.last.line)
    : judged("unjudged", "notKnown");
}

function nameOf(chain: Chain): string {
  const first = chain.sides[0]?.expression;
  return chain.name ?? (first?.kind === "symbol" ? first.name : "");
}

export function isDiscriminant(working: SetWorking, statement: Statement): boolean {
  const [value, more] = relationsIn(statement).map(({ right }) => realValue(right));
  return value !== undefined && more === undefined && discriminantsOf(working).some((each) => isNear(each, value));
}

function discriminantsOf({ problem, last, unknown }: SetWorking): readonly number[] {
  return [problem, last].flatMap(({ sets }) => discriminantOf(sets[0]?.statement, unknown));
}

function discriminantOf(statement: Statement | undefined, x: string): readonly number[] {
  if (statement?.kind !== "relation") return [];
  const found = attempt(() => numbersIn(difference(statement.left, statement.right), x));
  const [c, b, a, more] = found.ok && found.value !== null ? found.value.map(toNumber) : [];
  return a === undefined || b === undefined || c === undefined || more !== undefined ? [] : [b * b - 4 * a * c];
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));

/** A sum that is reckoned rightly: "1.2 · 8 + 3 = 12.6". Not "0 = 0", which says that all numbers fit. */
export function isTrueReckoning(statement: Statement): boolean {
  const isLong = relationsIn(statement).some(({ left, right }) => left.kind !== "number" || right.kind !== "number");
  return isLong && holdsAt(statement, {}) === true;
}
