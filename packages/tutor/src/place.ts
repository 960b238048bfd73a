import {
  children,
  type Expression,
  has,
  hasCall,
  keyOf,
  type Statement,
  sizeOf,
  symbolsOf,
  two,
} from "@jotter/analysis/maths/expression";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { areHeightsFound } from "./heights.ts";
import { areFeaturesFound } from "./judge-features.ts";
import { isSetSolved } from "./judge-set.ts";
import { isSystemSolved } from "./judge-system.ts";
import { firstWrongOf, judgeLines, judgeNext, startWorking, type Working } from "./lines.ts";
import { namedValuesOf } from "./named-values.ts";
import type { Problem } from "./problem.ts";
import { isFraction } from "./statement-forms.ts";
import type { Substitutes } from "./substitution.ts";
import { isBad, type JudgedLine } from "./verdict.ts";

/** Where a student stands in a problem. */
export type Place = {
  readonly lines: readonly JudgedLine[];
  /** Counted from 1; null where no line is wrong. */
  readonly firstWrong: number | null;
  readonly isSolved: boolean;
  /** The lines above the first wrong one. */
  readonly holding: Working;
};

export function placeOf(problem: Problem, texts: readonly string[]): Place {
  const { lines, firstWrong, working } = judgeLines(problem, texts);
  const holding = firstWrong === null ? working : texts.slice(0, firstWrong).reduce(judgeNext, startWorking(problem));
  return {
    lines,
    firstWrong: firstWrong === null ? null : firstWrong + 1,
    isSolved: firstWrong === null && isSolved(working),
    holding,
  };
}

/** Whether the last line that could be judged is the solution, worked out to its end. */
export function isSolved({ problem, state, lines }: Working): boolean {
  const last = lines.findLast(({ verdict }) => verdict !== "unjudged");
  if (last === undefined || isBad(last) || firstWrongOf(lines) !== null) return false;
  const several = namedValuesOf(problem).filter(({ isAsked }) => isAsked);
  if (several.length > 0 && state.kind === "value") return several.every((_each, at) => `#${at}` in state.of.values);
  const { meaning } = problem;
  const heights = meaning.kind === "set" || meaning.kind === "features" ? meaning.heights : undefined;
  if (heights !== undefined && (state.kind === "set" || state.kind === "features")) {
    if (areHeightsFound(heights, state.heights ?? [])) return true;
    if (heights.isAsked) return false;
  }
  if (state.kind === "set") return isSetSolved(state.of);
  if (state.kind === "system") return isSystemSolved(state.of);
  if (state.kind === "value") return isValueSolved(problem, stands({ state }), state.of.substitutes);
  if (state.kind === "quantity") return state.of.last?.isEnd === true;
  if (state.kind === "story") return state.of.last?.isEnd === true;
  if (state.kind === "complex") return state.of.last?.isEnd === true;
  if (state.kind === "features") return areFeaturesFound(state.of);
  if (state.kind === "matrix") return state.of.last !== null && /^\s*(?:[^=]*=)?\s*\[\[/.test(state.of.last.text);
  return state.kind === "reaction" && last.verdict === "follows";
}

function isValueSolved(
  { asks, solution, meaning }: Problem,
  value: Statement | Expression | null,
  substitutes: Substitutes,
): boolean {
  if (value === null || isStatement(value) || hasCall(value, "limit", "integral", "derivative")) return false;
  if (Object.keys(substitutes).some((name) => has(value, name))) return false;
  if (meaning.kind === "antiderivative") return [...symbolsOf(value)].some((name) => name !== meaning.letter);
  if (meaning.kind === "derivative") return isWorkedOut(value);
  if (meaning.kind === "value" && meaning.isQuantity && symbolsOf(value).size > 0) return true;
  const result = solution === null ? null : parseExpression(solution.plain);
  if (value.kind === "number") return true;
  if (hasOpenRoot(value)) return false;
  if (result?.ok !== true) return false;
  if (isFraction(result.value)) return isFraction(value);
  // Of the same value is every line on the way; what counts is the form that was asked for.
  if (asks === "factor") return factorsOf(value) >= factorsOf(result.value);
  if (asks === "completed-square") return isCompletedSquare(value);
  if (asks === "expand") return !hasBracket(value) && termsOf(value) <= termsOf(result.value);
  return sizeOf(value) <= sizeOf(result.value) + 2;
}

/** "√(36 · 2)": below the root something is still to be reckoned. */
function hasOpenRoot(of: Expression): boolean {
  const isRoot = of.kind === "power" && of.exponent.kind === "number" && of.exponent.value.d !== 1n;
  if (isRoot && of.base.kind === "product" && symbolsOf(of.base).size === 0) return true;
  return children(of).some(hasOpenRoot);
}

/** No numbers and no powers of the same are left to be multiplied: "12(3x + 1)³", not "4(3x + 1)³ · 3". */
function isWorkedOut(of: Expression): boolean {
  if (of.kind === "product") {
    const bases = of.factors
      .filter((each) => !(each.kind === "number" && each.value.n === -1n))
      .map((each) => (each.kind === "number" ? "" : keyOf(each.kind === "power" ? each.base : each)));
    if (new Set(bases).size < bases.length) return false;
  }
  return children(of).every(isWorkedOut);
}

/** How often something with a letter is multiplied: (x + 3)² is two factors. */
function factorsOf(of: Expression): number {
  if (of.kind === "product") return of.factors.reduce((count, each) => count + factorsOf(each), 0);
  if (of.kind === "power" && of.exponent.kind === "number") {
    const { n, d } = of.exponent.value;
    return d === 1n && n > 0n ? Number(n) * factorsOf(of.base) : 1;
  }
  return symbolsOf(of).size === 0 ? 0 : 1;
}

/** a(x + h)² + k: the letter stands in the square alone. */
function isCompletedSquare(of: Expression): boolean {
  const open = (of.kind === "sum" ? of.terms : [of]).filter((each) => symbolsOf(each).size > 0);
  const [only, more] = open;
  if (only === undefined || more !== undefined || (of.kind === "sum" && of.terms.length > 2)) return false;
  const [square, other] = (only.kind === "product" ? only.factors : [only]).filter((each) => symbolsOf(each).size > 0);
  return (
    other === undefined &&
    square?.kind === "power" &&
    keyOf(square.exponent) === keyOf(two) &&
    termsOf(square.base) <= 2
  );
}

const termsOf = (of: Expression) => (of.kind === "sum" ? of.terms.length : 1);

/** A sum that is still to be multiplied out. */
function hasBracket(of: Expression): boolean {
  const parts = of.kind === "sum" ? of.terms : [of];
  const isSum = (each: Expression) => each.kind === "sum";
  return parts.some(
    (each) => (each.kind === "product" && each.factors.some(isSum)) || (each.kind === "power" && isSum(each.base)),
  );
}

export function isStatement(of: Statement | Expression): of is Statement {
  return ["expression", "relation", "all-of", "any-of", "nothing", "everything"].includes(of.kind);
}

/** What the lines have come to: a statement, or a value; null where nothing stands yet. */
export function stands({ state }: Pick<Working, "state">): Statement | Expression | null {
  if (state.kind === "set") return state.of.last === state.of.problem ? null : state.of.last.statement;
  if (state.kind === "system") return state.of.lines.length > 1 ? (state.of.lines.at(-1)?.statement ?? null) : null;
  if (state.kind !== "value") return null;
  const known = state.of.values[""];
  return known?.shown ?? known?.value ?? null;
}
