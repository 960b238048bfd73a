import { symbolsOf } from "@jotter/analysis/maths/expression";
import type { Problem } from "./problem.ts";
import { questionOf } from "./twin.ts";
import { typesetLine } from "./typeset.ts";

/** What was understood of a problem, to be confirmed before the work begins. It holds nothing of the solution. */
export type ShownProblem = {
  readonly asks: Problem["asks"];
  readonly isSolvable: boolean;
  /** Markdown: the formula alone where the question in words says the rest, else the text as it was typed. */
  readonly shown: string;
  readonly isFormula: boolean;
};

export function shownProblem(problem: Problem): ShownProblem {
  const { asks, tasks, solution, rounding, meaning, text, language } = problem;
  const [task, more] = tasks;
  const isOpen = meaning.kind === "set" && (meaning.within !== null || meaning.asked !== null);
  const isFormula =
    task !== undefined && more === undefined && rounding === null && !isOpen && !problem.isRestated && saysAll(task);
  return {
    asks,
    isSolvable: solution !== null,
    isFormula,
    shown:
      problem.told !== undefined
        ? `${typesetText(text, language)}\n\n$${problem.told}$`
        : isFormula
          ? `$${questionOf(task)}$`
          : typesetText(text, language),
  };
}

/** The point of a tangent or a slope, and the letter to solve for among others, stand in the words alone. */
export function saysAll(task: Problem["tasks"][number]): boolean {
  if (
    task.kind === "worded" ||
    task.kind === "matrix" ||
    task.kind === "tangent" ||
    ("at" in task && task.at !== undefined)
  )
    return false;
  if (task.kind !== "solve" || task.variable === undefined || task.statement.kind !== "relation") return true;
  return symbolsOf(task.statement.left, symbolsOf(task.statement.right)).size < 2;
}

function typesetText(text: string, language: Problem["language"]): string {
  return text
    .split("\n")
    .map((line) => typesetLine(line, language))
    .join("\n");
}
