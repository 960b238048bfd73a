import type { MathsTask } from "@jotter/analysis/maths/answer";
import { call, symbol } from "@jotter/analysis/maths/expression";
import { workedMatrix } from "@jotter/analysis/maths/matrix-task";
import { latexOf, statementLatex } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { seriesLatex } from "@jotter/analysis/maths/series";
import { formOf } from "@jotter/analysis/maths/worded/forms";
import type { Solution } from "./private-solution.ts";
import { type Problem, problemOfCurve, problemOfTask, readProblem } from "./problem.ts";
import { variedQuantities } from "./quantities/quantity-twin.ts";
import { givesAway, saidShortly } from "./reading/restated.ts";
import { chanceOf } from "./varied.ts";
import { variedTask } from "./varied-task.ts";

/** Another problem of the same form with other numbers; its question is LaTeX. */
export type Twin = { readonly question: string; readonly problem: Problem };

const tries = 24;
const budget = 50_000;

/** The same form, a solution as neat and found by the same steps, and not the same one. Null where none is found. */
export function twinOf(problem: Problem, seed: number): Twin | null {
  if (problem.told !== undefined) return quantityTwin(problem, seed);
  if (problem.isRestated && givesAway(problem.text)) return restatedTwin(problem, seed);
  const [task, more] = problem.tasks;
  const { solution, meaning } = problem;
  const isCurve = meaning.kind === "set" && meaning.curve !== undefined;
  if (task === undefined || (more !== undefined && !isCurve) || solution === null) return null;
  let [second, third]: (Twin | null)[] = [null, null];
  for (let turn = 0; turn < tries; turn++) {
    const made = attempt(() => candidate(problem, task, seed * 9973 + turn), budget);
    const other = made.ok ? made.value : null;
    if (
      other?.problem.solution == null ||
      other.question === questionOf(task) ||
      !isAlike(solution, other.problem.solution)
    )
      continue;
    if (rulesOf(solution).join() === rulesOf(other.problem.solution).join()) return other;
    if (hasSameRules(solution, other.problem.solution)) second ??= other;
    else third ??= other;
    // The form is the same by making; only the way to the solution may be another one.
    if (turn > tries / 3 && (second ?? third) !== null) break;
  }
  return second ?? third ?? null;
}

/** The same laws over other numbers; what is given stands in the question without words. */
function quantityTwin({ text, language, solution, family }: Problem, seed: number): Twin | null {
  for (let turn = 0; turn < tries; turn++) {
    const problem = readProblem(variedQuantities(text, language, chanceOf(seed * 9973 + turn)), language);
    const isOther = problem.solution !== null && problem.solution.plain !== solution?.plain;
    const isAlikeWay = problem.family === family && problem.solution?.steps.length === solution?.steps.length;
    if (problem.told !== undefined && isOther && isAlikeWay) return { question: problem.told, problem };
  }
  return null;
}

/** The same words over other numbers; what is given and sought is its question. */
function restatedTwin({ text, language, solution }: Problem, seed: number): Twin | null {
  if (solution === null || saidShortly(text) === null) return null;
  for (let turn = 0; turn < 2 * tries; turn++) {
    const chance = chanceOf(seed * 9973 + turn);
    const other = text.replace(/\d+/g, () => String(1 + chance(15)));
    const [question, problem] = [saidShortly(other), readProblem(other, language)];
    if (question !== null && problem.solution !== null && isAlike(solution, problem.solution))
      return { question, problem };
  }
  return null;
}

function candidate({ language, asks, meaning }: Problem, task: MathsTask, seed: number): Twin | null {
  const other = variedTask(task, chanceOf(seed));
  if (other === null) return null;
  const question = questionOf(other);
  if (meaning.kind === "set" && meaning.curve !== undefined) {
    const of =
      other.kind === "differentiate"
        ? problemOfCurve(asks, other.expression, meaning.unknowns[0] ?? "x", language)
        : null;
    return of && { question, problem: of };
  }
  const problem = problemOfTask(other, `$${question}$`, language);
  return problem && { question, problem: { ...problem, asks } };
}

/** What is asked, as a formula without words. */
export function questionOf(task: MathsTask): string {
  if (task.kind === "solve") return statementLatex(task.statement);
  if (task.kind === "matrix") {
    const worked = attempt(() => workedMatrix(task, []));
    return worked.ok ? worked.value.question : "";
  }
  if (task.kind === "series") return seriesLatex(task);
  if (task.kind === "worded") return formOf(task.form).question(task.figures);
  const letter = symbol("variable" in task && task.variable !== undefined ? task.variable : "x");
  if (task.kind === "integrate" && task.from !== undefined && task.to !== undefined) {
    return latexOf(call("integral", task.expression, letter, task.from, task.to));
  }
  if (task.kind === "integrate") return latexOf(call("integral", task.expression, letter));
  if (task.kind === "limit") return latexOf(call("limit", task.expression, letter, task.point));
  return latexOf(task.expression);
}

const rulesOf = ({ steps }: Solution) => steps.map(({ id }) => id);

function hasSameRules(one: Solution, other: Solution): boolean {
  const rules = (of: Solution) => [...new Set(rulesOf(of))].sort().join();
  return rules(one) === rules(other);
}

/** As many solutions of the same kind, not longer to write, and none of them shared. */
function isAlike(one: Solution, other: Solution): boolean {
  const parts = ({ plain }: Solution) => plain.split(/ or | and /);
  const kind = (of: Solution) =>
    [parts(of).length, of.plain.includes("sqrt"), /ln|log/.test(of.plain), /^[{}R]/.test(of.plain)].join();
  if (kind(one) !== kind(other)) return false;
  if (other.plain.includes("/") && !one.plain.includes("/")) return false;
  if (other.plain.length > one.plain.length + 3 + parts(one).length) return false;
  if (/^[{}R]/.test(one.plain)) return true;
  const own = new Set(parts(one));
  return !parts(other).some((part) => own.has(part) && !(/[=<>] 0$/.test(part) && own.size > 1));
}
