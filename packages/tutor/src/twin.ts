import type { MathsTask } from "@jotter/analysis/maths/answer";
import { latexOf } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { curvesBeside } from "./curve-twin.ts";
import type { Solution } from "./private-solution.ts";
import { type Problem, problemOfCurve, problemOfTask, readProblem } from "./problem.ts";
import { variedQuantities } from "./quantities/quantity-twin.ts";
import { questionOf, saysAll } from "./question-of.ts";
import { readSide } from "./reading/chains.ts";
import { givesAway, saidShortly } from "./reading/restated.ts";
import { readStory } from "./stories/read-story.ts";
import { typesetLine, typesetStory } from "./typeset.ts";
import { type Chance, chanceOf } from "./varied.ts";
import { variedTask } from "./varied-task.ts";

/** Another problem of the same form with other numbers; its question is LaTeX. */
export type Twin = {
  readonly question: string;
  /** Where a formula does not ask all: the words of the problem over the other numbers. */
  readonly words?: string;
  readonly problem: Problem;
};

const isTold = ({ form, told }: Problem) => form !== undefined || told !== undefined;

/** What a twin asks, as Markdown. */
export function askedBy({ question, words, problem }: Pick<Twin, "question" | "words" | "problem">): string {
  if (words === undefined) return `$${question}$`;
  return isTold(problem) ? typesetStory(words) : typesetLine(words, problem.language);
}

const tries = 24;
const budget = 50_000;

/** The same form, a solution as neat and found by the same steps, and not the same one. Null where none is found. */
export function twinOf(problem: Problem, seed: number): Twin | null {
  if (problem.told !== undefined) return quantityTwin(problem, seed);
  if (problem.form !== undefined) return toldTwin(problem, seed);
  if (problem.asks === "complex") return complexTwin(problem, seed);
  if (problem.isRestated && givesAway(problem.text)) return restatedTwin(problem, seed);
  const [task, more] = problem.tasks;
  const { solution, meaning } = problem;
  const isOfHeights = (meaning.kind === "set" || meaning.kind === "features") && meaning.heights?.isAsked === true;
  if (isOfHeights || problem.asks === "turns-and-zeros") return wordedCurveTwin(problem, seed);
  const told = task !== undefined && task.kind !== "matrix" && !saysAll(task) ? toldTwin(problem, seed) : null;
  if (told !== null) return told;
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
  return second ?? third ?? (isCurve ? wordedCurveTwin(problem, seed) : null);
}

/** The same laws over other numbers; what is given stands in the question without words. */
function quantityTwin({ text, language, solution, family }: Problem, seed: number): Twin | null {
  for (let turn = 0; turn < tries; turn++) {
    const problem = readProblem(variedQuantities(text, language, chanceOf(seed * 9973 + turn)), language);
    const isOther = problem.solution !== null && problem.solution.plain !== solution?.plain;
    const isAlikeWay = problem.family === family && problem.solution?.steps.length === solution?.steps.length;
    if (problem.told !== undefined && isOther && isAlikeWay)
      return { question: problem.told, words: problem.text, problem };
  }
  return null;
}

/** The same words over another function. */
function wordedCurveTwin(problem: Problem, seed: number): Twin | null {
  const { solution, asks } = problem;
  if (solution === null) return null;
  for (const other of curvesBeside(problem, seed, 4 * tries)) {
    const isSame = other.asks === asks && other.solution !== null && other.meaning.kind === problem.meaning.kind;
    if (!isSame || other.solution.plain === solution.plain || !isNeat(other.solution, solution)) continue;
    if (other.solution.plain.includes("{}") !== solution.plain.includes("{}")) continue;
    return { question: `\\text{${other.text}}`, words: other.text, problem: other };
  }
  return null;
}

/** The same words over other numbers, where they are read alike and come to something as neat. */
function toldTwin({ text, language, solution, form, asks }: Problem, seed: number): Twin | null {
  if (solution === null || /\\|\$[^$\d]/.test(text)) return null;
  for (let turn = 0; turn < 8 * tries; turn++) {
    const words = otherFigures(text, chanceOf(seed * 9973 + turn));
    if (words === text) return null;
    const story = form === undefined ? null : readStory(words, language);
    if (form !== undefined && (story?.form !== form || !isNeat(story.solution, solution))) continue;
    const problem = readProblem(words, language);
    const isSame = problem.asks === asks && problem.form === form && problem.solution !== null;
    if (!isSame || problem.solution.plain === solution.plain || !isNeat(problem.solution, solution)) continue;
    if (form === undefined && rulesOf(problem.solution).join() !== rulesOf(solution).join()) {
      if (turn > tries) return null;
      continue;
    }
    return { question: `\\text{${words}}`, words, problem };
  }
  return null;
}

/** A calculation or an equation over the complex numbers; what needs more words than one to be asked has none. */
function complexTwin({ text, language, solution, asks }: Problem, seed: number): Twin | null {
  const [, verb = "", formula = ""] = /^(\p{L}{4,}\s+)?([\d\s()+\-*/^=.ixz]+)$/u.exec(text.trim()) ?? [];
  if (solution === null || formula === "") return null;
  for (let turn = 0; turn < 4 * tries; turn++) {
    const chance = chanceOf(seed * 9973 + turn);
    const other = formula.replace(/(?<![\^\d])\d+/g, (whole) => (Number(whole) < 2 ? whole : String(2 + chance(14))));
    const problem = readProblem(verb + other, language);
    const isOther = problem.solution !== null && problem.solution.plain !== solution.plain;
    if (problem.asks !== asks || !isOther || !isNeat(problem.solution, solution)) continue;
    const sides = other.split("=").flatMap((side) => readSide(side, { decimalComma: false }) ?? []);
    return { question: sides.map(latexOf).join("="), problem };
  }
  return null;
}

/** Numbers in their places: as large, as round, and of per cents those people reckon with. */
function otherFigures(text: string, chance: Chance): string {
  return text.replace(/(?<![\w.,^{])\d+(?:[.,]\d+)?(?![\w^}]|[.,]\d)(\s*%)?/gu, (whole, share?: string) => {
    if (share !== undefined) return `${5 * (1 + chance(15))}${share}`;
    const [digits = "", decimals = ""] = whole.split(/[.,]/);
    if (decimals !== "")
      return `${1 + chance(2 * Number(digits) + 2)}${whole.at(digits.length)}${"5".padEnd(decimals.length, "0")}`;
    const value = Number(digits);
    if (value <= 1) return whole;
    const step = value >= 100 ? 10 : value >= 40 ? 2 : 1;
    const from = Math.max(2, Math.ceil(value * 0.4));
    return String(Math.round((from + chance(Math.ceil(value * 1.2) + 2)) / step) * step || value);
  });
}

/** No longer to write, and whole where the other one is. */
function isNeat(other: Solution, one: Solution): boolean {
  const numbers = ({ plain }: Solution) => plain.replace(/[a-zµΩ]+(?:\/[a-z]+)?(?:\^\d)?/giu, "");
  const isRough = (of: Solution) => /[./]/.test(numbers(of)) || of.plain.includes("sqrt");
  const hasMinus = (of: Solution) => of.plain.includes("-");
  const isAsShort = other.plain.length <= one.plain.length + 2;
  return isAsShort && (isRough(one) || !isRough(other)) && (hasMinus(one) || !hasMinus(other));
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
