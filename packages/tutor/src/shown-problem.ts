import type { Problem } from "./problem.ts";
import { questionOf, saysAll } from "./question-of.ts";
import { typesetLine, typesetStory } from "./typeset.ts";

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
        ? `${typesetStory(text)}\n\n$${problem.told}$`
        : isFormula
          ? `$${questionOf(task)}$`
          : problem.form !== undefined
            ? typesetStory(text)
            : typesetText(text, language),
  };
}

function typesetText(text: string, language: Problem["language"]): string {
  return text
    .split("\n")
    .map((line) => typesetLine(line, language))
    .join("\n");
}
