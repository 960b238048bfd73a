import { answerMaths, type MathsTask } from "@jotter/analysis/maths/answer";
import { equivalence } from "@jotter/analysis/maths/equivalent";
import {
  anyOf,
  type Expression,
  equation,
  hasCall,
  hasConstant,
  number,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { holdsAt, realValue } from "@jotter/analysis/maths/numeric";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { latexOf, plainOf, statementLatex, statementPlain } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { simplify } from "@jotter/analysis/maths/rewrite";
import { solveEquation } from "@jotter/analysis/maths/solve";
import { note, noteFormula, type Step, type Working } from "@jotter/analysis/maths/steps";
import type { Heights } from "./heights.ts";
import type { Meaning } from "./meaning.ts";
import { balanced, reactionText } from "./reaction.ts";

/** A solution and the way to it, as LaTeX; kept from the student until they have asked for it. */
export type Solution = { readonly result: string; readonly plain: string; readonly steps: readonly Step[] };

/** Tasks one after the other: the last one's result, and the steps of all. */
export function solutionOfTasks(tasks: readonly MathsTask[]): Solution | null {
  const answers = tasks.map((task) => answerMaths(task));
  const last = answers.at(-1);
  if (!last?.ok || answers.some((answer) => !answer.ok)) return null;
  const steps = answers.flatMap((answer) => (answer.ok ? answer.value.steps : []));
  return { result: last.value.result, plain: last.value.plain, steps };
}

export function solutionOf(meaning: Meaning, tasks: readonly MathsTask[]): Solution | null {
  if (meaning.kind === "set" && meaning.within !== null && meaning.unknowns.length === 1) {
    const found = restricted(meaning, meaning.within);
    if (found !== null) return found;
  }
  const worked = neat(meaning, solutionOfTasks(tasks));
  const heights = meaning.kind === "set" || meaning.kind === "features" ? meaning.heights : undefined;
  if (heights?.isAsked && worked !== null) return highSolution(worked, heights, letterOfCurve(meaning));
  if (meaning.kind === "set" && meaning.asked !== null && worked !== null) {
    return { ...worked, result: statementLatex(meaning.asked), plain: statementPlain(meaning.asked) };
  }
  if (worked !== null) return worked;
  if (meaning.kind === "set")
    return solutionOfTasks([{ kind: "solve", statement: meaning.statement, ...only(meaning.unknowns) }]);
  if (meaning.kind === "value") return valueSolution(meaning.value);
  if (meaning.kind !== "reaction") return null;
  const even = balanced(meaning.reaction);
  return even && { result: reactionText(even, "latex"), plain: reactionText(even, "plain"), steps: [] };
}

/** How high the curve is at its places: "f(2) = 5". */
function highSolution(worked: Solution, { name, points }: Heights, letter: string): Solution {
  const steps: Working = [...worked.steps];
  for (const { at, height } of points)
    noteFormula(steps, "insertKnown", name, `${name}(${latexOf(at)}) = ${latexOf(height)}`, letter, latexOf(at));
  const said = points.map(({ kind, height }) => ({ sign: kind === "maximum" ? "max" : "min", height }));
  const distinct = said.filter(
    ({ sign, height }, index) =>
      said.findIndex((each) => each.sign === sign && plainOf(each.height) === plainOf(height)) === index,
  );
  const [only, more] = distinct;
  if (only !== undefined && more === undefined)
    return { result: `${name} = ${latexOf(only.height)}`, plain: `${name} = ${plainOf(only.height)}`, steps };
  return {
    result: distinct.map(({ sign, height }) => `${name}_{\\${sign}} = ${latexOf(height)}`).join(", \\; "),
    plain: distinct.map(({ sign, height }) => `${sign}: ${plainOf(height)}`).join(", "),
    steps,
  };
}

const letterOfCurve = (meaning: Meaning) =>
  (meaning.kind === "features" ? meaning.letter : meaning.kind === "set" ? meaning.unknowns[0] : null) ?? "x";

type SetMeaning = Extract<Meaning, { kind: "set" }>;

/** Of all solutions those that lie where the problem looks for them. */
function restricted({ statement, unknowns: [x = "x"] }: SetMeaning, within: Statement): Solution | null {
  if (statement.kind !== "relation" || statement.comparison !== "=") return null;
  const steps: Working = [];
  const found = attempt(() => solveEquation(statement, x, steps), 100_000);
  if (!found.ok || found.value.everything) return null;
  const { values, integer } = found.value;
  const turns = integer === null ? [null] : Array.from({ length: 17 }, (_, index) => index - 8);
  const all = turns.flatMap((turn) =>
    values.map((value) =>
      turn === null || integer === null
        ? value
        : (simplified(replaced(value, symbol(integer), number(turn)))?.value ?? value),
    ),
  );
  const kept = all.filter((value) => holdsAt(within, { [x]: realValue(value) }) === true);
  const result = anyOf(
    kept.toSorted((one, other) => realValue(one) - realValue(other)).map((value) => equation(symbol(x), value)),
  );
  return { result: statementLatex(result), plain: statementPlain(result), steps };
}

/** A value that is a plain fraction in disguise, as log₂40 - log₂5. */
function neat(meaning: Meaning, worked: Solution | null): Solution | null {
  if (worked === null || meaning.kind !== "value" || symbolsOf(meaning.value).size > 0) return worked;
  const read = parseExpression(worked.plain);
  if (!read.ok || read.value.kind === "number") return worked;
  const value = realValue(read.value);
  for (let below = 1; below <= 12; below++) {
    const above = Math.round(value * below);
    if (!Number.isFinite(above) || Math.abs(above / below - value) > 1e-12 * Math.max(1, Math.abs(value))) continue;
    const plain = number(above, below);
    if (equivalence(read.value, plain) !== "equal") continue;
    const steps: Working = [...worked.steps];
    note(steps, "simplifyLogarithms", read.value, plain);
    return { result: latexOf(plain), plain: plainOf(plain), steps };
  }
  return worked;
}

function only(unknowns: readonly string[]): { readonly variable?: string } {
  const [one, more] = unknowns;
  return one !== undefined && more === undefined ? { variable: one } : {};
}

function valueSolution(value: Expression): Solution | null {
  if (isOpen(value)) return null;
  if (hasConstant(value, "infinity")) return { result: latexOf(value), plain: plainOf(value), steps: [] };
  const found = simplified(value);
  return found && { result: latexOf(found.value), plain: plainOf(found.value), steps: found.steps };
}

/** A limit or an integral that the engine has not worked out. */
function isOpen(of: Expression): boolean {
  return hasCall(of, "limit", "integral", "derivative");
}

function simplified(value: Expression): { readonly value: Expression; readonly steps: readonly Step[] } | null {
  const steps: Working = [];
  const found = attempt(() => simplify(value, steps), 60_000);
  return found.ok ? { value: found.value, steps } : null;
}
