import { describe, expect, test } from "vitest";
import { judgeLines } from "./lines.ts";
import { placeOf } from "./place.ts";
import { readProblem } from "./problem.ts";
import { caseFiles, casesIn, isLie, judgedCase, knownCaseMisses, missOf } from "./testing/cases.ts";

describe.each(caseFiles)("lines somebody wrote who had not seen the judge: %s [TUT-1]", (file) => {
  const all = casesIn(file).flatMap(judgedCase);

  test("no right line is called wrong", () => {
    expect(all.filter((each) => isLie(each) && !each.line.unsure).map(({ id, line }) => `${id}: ${line.line}`)).toEqual(
      [],
    );
  });

  test("no line is judged otherwise but those known: a new one fails, and one less is taken from the list", () => {
    expect(all.flatMap((each) => missOf(each) ?? [])).toEqual(knownCaseMisses[file]);
  });
});

describe("a right line after a wrong one [TUT-1]", () => {
  test.each([
    ["Expand (2x-3)^2", ["4x^2+9", "4x^2-12x+9"]],
    ["Differentiate x^2 + 3x", ["2x + 3x", "2x + 3"]],
    ["Solve -4x < 20", ["x < -5", "x > -5"]],
    ["Balance Fe + O2 -> Fe2O3", ["2Fe + O2 -> Fe2O3", "4Fe + 3O2 -> 2Fe2O3"]],
    ["Solve x + 2y = 7, 3x - y = 0", ["y = -3x", "x = 1, y = 3"]],
  ])("%s: follows from the problem, and ends it", (problem, lines) => {
    const place = placeOf(readProblem(problem, "en"), lines);
    expect(place.lines[0]?.verdict).toBe("wrong");
    expect(place.lines[1]).toEqual({ verdict: "follows", tell: "follows", params: { line: "0" } });
    expect(place).toMatchObject({ firstWrong: null, isSolved: true });
  });

  test("it follows from the last right line, not from the wrong one", () => {
    const { lines } = judgeLines(readProblem("Solve 2(x + 1) = 10", "en"), ["2x + 2 = 10", "2x = 12", "2x = 8"]);
    expect(lines[2]).toEqual({ verdict: "follows", tell: "follows", params: { line: "1" } });
  });

  test("what follows from a wrong line does so, and is told to be of no help: nothing is solved by it", () => {
    const place = placeOf(readProblem("Solve 2x + 2 = 10", "en"), ["2x = 12", "x = 6"]);
    expect(place.lines[1]).toEqual({ verdict: "follows", tell: "followsWrong", params: { line: "1" } });
    expect(place).toMatchObject({ firstWrong: 1, isSolved: false });
  });
});
