import { describe, expect, test } from "vitest";
import { judgeLines } from "./lines.ts";
import { readProblem } from "./problem.ts";
import {
  countingProblems,
  inequalityProblems,
  matrixProblems,
  probabilityProblems,
  sequenceProblems,
  signProblems,
  sketchProblems,
  statisticsProblems,
  type WordedProblem,
} from "./testing/worded-problems.ts";

const kinds: Readonly<Record<string, readonly WordedProblem[]>> = {
  "sequences and series": sequenceProblems,
  matrices: matrixProblems,
  "ways to count": countingProblems,
  chances: probabilityProblems,
  measures: statisticsProblems,
  "signs of functions": signProblems,
  "rational inequalities": inequalityProblems,
  "sketches of curves": sketchProblems,
};

describe.each(Object.entries(kinds))("%s, as students type them [TUT-1]", (_kind, problems) => {
  test.each(problems)("%s: %s", (language, text, plain) => {
    const { solvedBy, solution } = readProblem(text, language);
    expect({ solvedBy, plain: solution?.plain }).toEqual({ solvedBy: "engine", plain });
    expect(solution?.steps.length).toBeGreaterThan(0);
  });

  test("the result is a line that holds, and so is what each step comes to", () => {
    const lies = problems.flatMap(([language, text]) => {
      const problem = readProblem(text, language);
      const lines = [...(problem.solution?.steps.map(({ after }) => after) ?? []), problem.solution?.result ?? ""];
      return judgeLines(problem, lines).lines.flatMap(({ verdict }, at) =>
        verdict === "wrong" || verdict === "loses" || verdict === "gains" ? [`${text}: ${lines[at]} ${verdict}`] : [],
      );
    });
    expect(lies).toEqual([]);
  });
});
