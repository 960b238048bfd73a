import { describe, expect, test } from "vitest";
import { placeOf } from "./place.ts";
import { readProblem } from "./problem.ts";

const solved = (problem: string, ...lines: readonly string[]) => placeOf(readProblem(problem, "en"), lines).isSolved;
const verdicts = (problem: string, ...lines: readonly string[]) =>
  placeOf(readProblem(problem, "en"), lines).lines.map(({ verdict }) => verdict);

describe("a problem is at its end [TUT-1]", () => {
  test.each([
    ["factor 6x^2+x-2", "6x^2+4x-3x-2", "(2x-1)(3x+2)"],
    ["factor 2x^2+7x+3", "2x^2+6x+x+3", "(2x+1)(x+3)"],
    ["factor 3x^2-12", "3(x^2-4)", "3(x-2)(x+2)"],
    ["factor x^2+6x+9", "x(x+6)+9", "(x+3)^2"],
    ["expand (x+1)(x+2)", "x^2+2x+x+2", "x^2+3x+2"],
    ["expand (2x-3)^2", "(2x-3)(2x-3)", "4x^2-12x+9"],
  ])("in the form it asks for: %s, not at %s but at %s", (problem, onTheWay, end) => {
    expect(solved(problem, onTheWay)).toBe(false);
    expect(solved(problem, onTheWay, end)).toBe(true);
    expect(solved(problem, end)).toBe(true);
  });

  test("in whole numbers, where it is a reaction; half of a molecule is a step on the way", () => {
    const problem = "balance C2H6 + O2 -> CO2 + H2O";
    for (const half of ["C2H6 + 3.5O2 -> 2CO2+3H2O", "C2H6 + 7/2 O2 -> 2CO2 + 3H2O"]) {
      expect(verdicts(problem, half)).toEqual(["no-further"]);
      expect(solved(problem, half)).toBe(false);
      expect(solved(problem, half, "2C2H6 + 7O2 -> 4CO2 + 6H2O")).toBe(true);
    }
    expect(verdicts(problem, "C2H6 + 2.5O2 -> 2CO2 + 3H2O")).toEqual(["wrong"]);
  });
});

describe("a problem is read as it is written [TUT-1]", () => {
  test.each(["2x+y=7\nx-y=2", "Solve the system:\n2x + y = 7,\nx - y = 2", "2x+y=7; x-y=2"])(
    "with equations below each other: %j",
    (problem) => expect(solved(problem, "x=3, y=1")).toBe(true),
  );

  test("with a decimal comma, in its lines too", () => {
    expect(verdicts("Solve 0,5x + 1 = 3", "0,5x=2", "x=4,0")).toEqual(["follows", "follows"]);
    expect(verdicts("Solve 0,5x + 1 = 3", "0,5x=4")).not.toContain("follows");
  });
});
