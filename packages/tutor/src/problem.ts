import type { MathsTask } from "@jotter/analysis/maths/answer";
import { readCurve } from "@jotter/analysis/maths/curve";
import { type Expression, symbolsOf } from "@jotter/analysis/maths/expression";
import { readMatrixTask } from "@jotter/analysis/maths/matrix-task";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import { latexOf } from "@jotter/analysis/maths/print";
import type { Part, Topic } from "@jotter/analysis/maths/worded/form";
import { formOf, readWorded } from "@jotter/analysis/maths/worded/forms";
import type { Language } from "@jotter/domain/settings";
import { isImaginary } from "./complex/complex-numbers.ts";
import { partsOf, readComplex } from "./complex/complex-problem.ts";
import { curveProblem, extremaOf } from "./curve-problems.ts";
import type { Meaning } from "./meaning.ts";
import { type Solution, solutionOf } from "./private-solution.ts";
import type { Family } from "./quantities/laws.ts";
import { type QuantityProblem, readConversion, readQuantityProblem } from "./quantities/quantity-problem.ts";
import { reactionIn } from "./reaction.ts";
import { crossAsTimes, plainlyAsked, soughtLetter } from "./reading/plainly-asked.ts";
import { type ReadingContext, readLine, usesDecimalComma } from "./reading/read-line.ts";
import { restated } from "./reading/restated.ts";
import { relationsIn } from "./real-sets.ts";
import { type Rounding, roundingIn } from "./rounding.ts";
import { statementOf } from "./statements.ts";
import { readStory } from "./stories/read-story.ts";
import { taskIn } from "./task-in.ts";
import { hidden, meaningOf, setMeaning } from "./task-meaning.ts";

/** What a text asks for, as far as a device can tell. */
export type Asked =
  | Exclude<MathsTask["kind"], "solve" | "worded" | "series">
  | Topic
  | "equation"
  | "inequality"
  | "system"
  | "complex"
  | "critical-points"
  | "extreme-values"
  | "turns-and-zeros"
  | "maximum"
  | "minimum"
  | "balance"
  | "word-problem"
  | "not-understood";

export type Problem = {
  readonly text: string;
  readonly language: Language;
  readonly asks: Asked;
  /** What the engine is asked, one after the other; none where it is no question of its kind. */
  readonly tasks: readonly MathsTask[];
  readonly meaning: Meaning;
  /** "elsewhere": by a model that was asked twice; "nobody": not by the engine. */
  readonly solvedBy: "engine" | "elsewhere" | "nobody";
  /** Found before the first hint. */
  readonly solution: Solution | null;
  readonly rounding: Rounding | null;
  /** What is named on the way to it, and other values that count as right. */
  readonly parts: readonly Part[];
  readonly also: readonly Expression[];
  /** Of a problem of quantities: its kind of law, and what was read of it as LaTeX without a word. */
  readonly family?: Family;
  readonly told?: string;
  /** Of a story: the kind it is. */
  readonly form?: string;
  /** The formula it was read as holds a step of its solution. */
  readonly isRestated?: boolean;
  /** Values that may stand in a line by themselves before the end is reached. */
  readonly stages: readonly Expression[];
};

/** Reads a problem and solves it privately, where the engine can. Never throws. */
export function readProblem(text: string, language: Language): Problem {
  try {
    const written = soughtLetter(crossAsTimes(withoutNumbering(text)));
    const own = understood(inOneLine(written), language);
    if (own.solvedBy !== "nobody") return own;
    const plain = plainlyAsked(written);
    const asked = plain === null ? own : understood(inOneLine(withoutNumbering(plain)), language);
    if (asked.solvedBy !== "nobody") return asked;
    return understoodInSigns(own) ?? (plain === null ? null : understoodInSigns(asked)) ?? own;
  } catch {
    // The engine stops at what is too long or too hard; such a problem is not understood.
    return notUnderstood(text, language);
  }
}

/** Words that pose a problem which signs can say: it keeps its words. */
function understoodInSigns({ text, language, rounding }: Problem): Problem | null {
  for (const each of restated(text)) {
    const read = understood(each, language);
    if (read.solvedBy === "engine") return { ...read, meaning: hidden(read.meaning), text, rounding, isRestated: true };
  }
  return null;
}

/** A minus before a term looks the same: only before words, numbering or a formula of its own is it a point of a list. */
const bullet =
  /^\s*[-*]\s+(?=(?!(?:sin|cos|tan|cot|sec|csc|log|ln|lg|lim|exp|sqrt|abs|arc)\p{L}*)[\p{L}¿¡]{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\d+[.)]\s|\(?[a-h]\)\s|\$|\\[([]|\*\*\p{L})/gmu;
/** "x**2" is a power. */
const bold = /(?<![\w)\]}])(\*\*|__)(?=\S)([^*_\n]*[^*_\n\s])\1(?![\w({])/gu;

/** "**3. b)** Solve …": as it stands in notes and on sheets. */
function withoutNumbering(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isList = lines.length > 1 && lines.every((line) => /^\s*[-*]\s+\S/.test(line));
  return text
    .replace(isList ? /^\s*[-*]\s+/gm : bullet, "")
    .replace(/^#+\s*|^\s*>\s+/gm, "")
    .replace(bold, "$2")
    .replace(/^\s*(?:\*\*|__)(?=\p{L}{2})/gmu, "")
    .replace(
      /^\s*(?:(?:exercise|problem|question|aufgabe|übung|ejercicio|problema|exercice|problème|问题|例|問|問題|第)\s*\d+\s*[题題]?\s*[.:)：]?|\d{1,2}\s*[.)](?=\s)|[a-h]\)|\([a-h1-9]\)(?=\s))\s*/iu,
      "",
    )
    .trim();
}

/** Equations below each other, as worksheets have a system: each is one of its own. */
function inOneLine(text: string): string {
  return text
    .replace(/^(.*?)\{([^{}]*=[^{}]*[;,][^{}]*=[^{}]*)\}\s*$/s, "$1 $2")
    .replace(/^\s*LGS\s*:/, "")
    .replace(/(^|[\s;,])I{1,3}\)\s*(?=[^=]*=)/g, (_whole, before: string) => (before === "" ? "" : " ; "))
    .replace(/^\s*;/, "")
    .replace(/([^\n]*=[^\n]*?)[ \t]*[,;]?[ \t]*\n+(?=[^\n]*=)/g, "$1; ");
}

function notUnderstood(text: string, language: Language): Problem {
  const isStory = (text.match(/\p{L}+/gu) ?? []).length > 3 && /\d/.test(text);
  return {
    text,
    language,
    asks: isStory ? "word-problem" : "not-understood",
    tasks: [],
    meaning: { kind: "unknown" },
    solvedBy: "nobody",
    solution: null,
    rounding: roundingIn(text),
    parts: [],
    also: [],
    stages: [],
  };
}

function understood(text: string, language: Language): Problem {
  const base = notUnderstood(text, language);
  const conversion = readConversion(text, language);
  if (conversion !== null) return quantityProblem(base, conversion);
  const plain = plainMaths(text);
  const reaction = reactionIn(plain);
  if (reaction !== null && isBalancing(text)) return solved(base, "balance", { kind: "reaction", reaction }, []);
  const complex = readComplex(text, language);
  if (complex !== null) return { ...base, asks: "complex", ...complex, solvedBy: "engine" };
  const matrix = readMatrixTask(text, { decimalComma: usesDecimalComma(language) });
  const ofMatrix = matrix && problemOfTask(matrix, text, language);
  if (ofMatrix) return ofMatrix;
  const posed = readWorded(text, { decimalComma: usesDecimalComma(language) });
  const told = posed && problemOfTask({ kind: "worded", ...posed }, text, language);
  if (told?.solution) return told;
  const story = storyProblem(base);
  if (story !== null) return story;
  const drawn = readCurve(text, { decimalComma: usesDecimalComma(language) });
  const ofCurve = drawn && problemOfTask(drawn, text, language);
  if (ofCurve) return ofCurve;
  const curve = curveProblem(text, language);
  if (curve !== null) return solved(base, curve.asks, curve.meaning, curve.tasks);
  const task = taskIn(text, language);
  const meaning = task && meaningOf(task);
  if (meaning !== null && meaning.kind === "set" && relationsIn(meaning.statement).some(isOfComplex)) {
    const [relation, more] = relationsIn(meaning.statement);
    const parts = relation !== undefined && more === undefined ? partsOf(relation) : null;
    return parts === null
      ? base
      : solved(base, "system", hidden(setMeaning(parts, undefined)), [{ kind: "solve", statement: parts }]);
  }
  // Functions of i are not ours to judge.
  if (meaning !== null && meaning.kind === "value" && isImaginary(meaning.value)) return base;
  if (task === null || meaning === null) {
    const told = readQuantityProblem(text, language);
    return told === null ? base : quantityProblem(base, told);
  }
  return solved(base, askedIn(task, meaning), meaning, [task]);
}

function quantityProblem(base: Problem, { meaning, solution, family, shown }: QuantityProblem): Problem {
  const exactly = { ...meaning, rounding: base.rounding };
  return { ...base, asks: "quantity", meaning: exactly, solution, solvedBy: "engine", family, told: shown };
}

/** An equation has to be found first: how a twin of it is told stays as it was. */
function storyProblem(base: Problem): Problem | null {
  const story = readStory(base.text, base.language);
  if (story === null) return null;
  const { form, meaning, solution } = story;
  return { ...base, asks: "word-problem", meaning, solution, solvedBy: "engine", form };
}

const isOfComplex = ({ left, right }: { readonly left: Expression; readonly right: Expression }) =>
  isImaginary(left) || isImaginary(right);

function isBalancing(text: string): boolean {
  return (
    /balanc|ajust|équilibr|ausgleich|gleiche|配平|係数|平衡/iu.test(text) ||
    /^[^.?]*→[^.?]*$/u.test(plainMaths(text).trim())
  );
}

function solved(base: Problem, asks: Asked, meaning: Meaning, tasks: readonly MathsTask[]): Problem {
  const solution = solutionOf(meaning, tasks);
  return { ...base, asks, meaning, tasks, solution, solvedBy: solution === null ? "nobody" : "engine" };
}

/** A problem made of a task, as a twin is. */
export function problemOfTask(task: MathsTask, text: string, language: Language): Problem | null {
  const meaning = meaningOf(task);
  const problem = meaning && solved(notUnderstood(text, language), askedIn(task, meaning), meaning, [task]);
  if (task.kind !== "worded" || problem === null) return problem;
  const { parts, also, stages } = formOf(task.form);
  return {
    ...problem,
    parts: parts?.(task.figures) ?? [],
    also: also?.(task.figures) ?? [],
    stages: stages?.(task.figures) ?? problem.solution?.steps.flatMap(({ after }) => lastValue(after)) ?? [],
  };
}

/** "d = 7 - 3 = 4": what a step comes to, where that is a number. */
function lastValue(latex: string): readonly Expression[] {
  const read = parseExpression(latex.split("=").at(-1) ?? "");
  return read.ok && symbolsOf(read.value).size === 0 ? [read.value] : [];
}

/** A problem made of a function, as the twin of one is. */
export function problemOfCurve(asks: Asked, curve: Expression, letter: string, language: Language): Problem | null {
  if (asks !== "critical-points" && asks !== "maximum" && asks !== "minimum") return null;
  const found = extremaOf(asks, curve, letter);
  return (
    found && solved(notUnderstood(`$f(${letter}) = ${latexOf(curve)}$`, language), asks, found.meaning, found.tasks)
  );
}

function askedIn(task: MathsTask, meaning: Meaning): Asked {
  if (task.kind === "worded") return formOf(task.form).topic;
  if (task.kind === "series") return "sequence";
  if (task.kind === "sketch" && task.withZeros) return "turns-and-zeros";
  if (task.kind !== "solve") return task.kind;
  if (meaning.kind !== "set") return "not-understood";
  const relations = relationsIn(meaning.statement);
  if (relations.some(({ comparison }) => comparison !== "=")) return "inequality";
  return relations.length > 1 && meaning.unknowns.length > 1 ? "system" : "equation";
}

/** The same problem with the solution somebody else has found: equations, or the value that is asked for. */
export function withSolution(problem: Problem, solution: string): Problem {
  const letters = new Set(solution.match(/(?<![a-zA-Z\\_{])[a-z](?![a-zA-Z])/g) ?? []);
  const isEquation = /[=<>≤≥]/.test(solution);
  const context: ReadingContext = {
    letters: isEquation ? letters : new Set(),
    language: "en",
    units: isEquation ? "dropped" : "kept",
  };
  const [claim] = readLine(solution, context)[0]?.claims ?? [];
  if (claim === undefined) return problem;
  if (isEquation) {
    const statement = statementOf(claim, letters);
    if (statement === null) return problem;
    const meaning = hidden(setMeaning(statement, undefined));
    return { ...problem, meaning, solution: solutionOf(meaning, []), solvedBy: "elsewhere" };
  }
  const value = claim.alternatives[0]?.[0]?.sides.at(-1)?.expression;
  const shown = { result: solution, plain: solution, steps: [] };
  return value
    ? { ...problem, meaning: { kind: "value", value, isQuantity: true }, solution: shown, solvedBy: "elsewhere" }
    : problem;
}
