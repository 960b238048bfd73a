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

describe("a sound step that brings solutions in is not called wrong, and what it brought in is no answer [TUT-1]", () => {
  test.each([
    ["√(x+3) = x − 3", ["x+3 = (x-3)^2", "x^2-7x+6=0"], "x=1 or x=6", "x=6"],
    ["log(x)+log(x-3)=1", ["log(x(x-3))=1", "x^2-3x-10=0"], "x=5 or x=-2", "x=5"],
    ["1/(x-1) + 1/(x+1) = 2/(x^2-1)", ["x+1+x-1=2", "2x=2"], "x=1", "no solution"],
    ["|x-1|=2x", ["(x-1)^2=4x^2"], "x=1/3 or x=-1", "x=1/3"],
  ])("%s", (problem, way, candidates, end) => {
    const read = readProblem(problem, "en");
    const place = placeOf(read, [...way, candidates]);
    expect(place.lines.map(({ verdict }) => verdict)).toEqual([...way, candidates].map(() => "follows"));
    expect(place.lines[0]?.tell).toBe("mayGain");
    expect(place.lines.at(-1)?.tell).toBe("checkThem");
    expect(place).toMatchObject({ isSolved: false, firstWrong: way.length + 1 });
    expect(placeOf(read, [...way, candidates, end])).toMatchObject({ isSolved: true, firstWrong: null });
  });

  test("what is no such step still gains solutions", () => {
    expect(verdicts("x^2 < 9", "x < 3")).toEqual(["gains"]);
    expect(verdicts("3x = 15", "x^2 = 25")).toEqual(["gains"]);
  });
});

describe("a problem is read with what somebody in a hurry writes around it [TUT-1]", () => {
  test.each([
    ["slove for x: 2(x-3)=4x+8", "x=-7"],
    ["hw #4) 5x - 7 = 3x + 9 pls help", "x=8"],
    ["can you help me solve 2x + 3 = 7 please", "x=2"],
    ["solve x^2+2x-8=0 with the quadratic formula", "x=2, x=-4"],
    ["find x 12 = 3x", "x=4"],
    ["What is 7 x 8", "56"],
    ["f(x)=x^2+1. Find f(3)", "10"],
    ["midpoint of (2,4) and (6,10)", "(4,7)"],
    ["How many moles are in 36 g of water?", "2.0 mol"],
    ["y=2x+1 and y=-x+4. Where do they meet?", "(1,3)"],
  ])("%s", (problem, end) => expect(solved(problem, end)).toBe(true));

  test.each([
    ["de", "Lösen Sie die Gleichung 2x+3=7", "x=2"],
    ["de", "Ich hab keine Ahnung: 3x-4=11", "x=5"],
    ["fr", "Dérivez f(x)=x²", "2x"],
    ["es", "Resuelva la ecuación 2x+3=7", "x=2"],
    ["zh", "请帮我解方程 2x+3=7，谢谢", "x=2"],
    ["ja", "2x+3=7 の解き方を教えてください", "x=2"],
  ] as const)("%s: %s", (language, problem, end) =>
    expect(placeOf(readProblem(problem, language), [end]).isSolved).toBe(true),
  );
});

describe("of one law [TUT-1]", () => {
  const problem = "A car accelerates from rest at 3 m/s^2 for 8 s. How far does it go?";
  test("its formula is a right line, and what is put equal to the asked letter has to be it", () => {
    expect(verdicts(problem, "s = 1/2 a t^2", "s = 0.5*3*8^2", "s = 96 m")).toEqual(["follows", "follows", "follows"]);
    expect(verdicts(problem, "s = 3*8")).toEqual(["wrong"]);
    expect(verdicts(problem, "s = a t")).toEqual(["unjudged"]);
  });
});

describe("solutions named one below the other [TUT-1]", () => {
  test.each([
    ["x² − 6x + 8 = 0", ["x1 = 4", "x2 = 2"]],
    ["x² − 6x + 8 = 0", ["x_1 = 3 + 1 = 4", "x_2 = 3 - 1 = 2"]],
    ["x² − 6x + 8 = 0", ["(x-2)(x-4)=0", "x-2=0", "x=2", "x-4=0", "x=4"]],
  ])("%s, %j: none of them loses the others, and the last one ends it", (problem, lines) => {
    const read = readProblem(problem, "en");
    expect(placeOf(read, lines)).toMatchObject({ isSolved: true, firstWrong: null });
    expect(placeOf(read, lines.slice(0, -1))).toMatchObject({ isSolved: false, firstWrong: null });
    expect(placeOf(read, lines).lines.map(({ verdict }) => verdict)).toEqual(lines.map(() => "follows"));
  });

  test("one of them alone still leaves the others out", () => {
    expect(verdicts("x² − 6x + 8 = 0", "x = 4")).toEqual(["loses"]);
    expect(verdicts("x² − 6x + 8 = 0", "x1 = 5")).toEqual(["wrong"]);
  });
});
