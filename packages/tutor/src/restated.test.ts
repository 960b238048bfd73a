import { describe, expect, test } from "vitest";
import { aloneOf } from "./alone.ts";
import { placeOf } from "./place.ts";
import { readProblem } from "./problem.ts";
import { restated } from "./reading/restated.ts";
import { shownProblem } from "./shown-problem.ts";

describe("a problem whose words say what signs can say [TUT-1]", () => {
  test.each([
    ["en", "find the slope of the line through (2,3) and (6,11)", ["m = (11-3)/(6-2)", "m = 2"]],
    ["de", "Bestimme die Steigung der Geraden durch (2|3) und (6|11).", ["m = 8/4", "m = 2"]],
    ["fr", "Quelle est la distance entre A(1 ; 2) et B(4 ; 6) ?", ["AB = √(9 + 16)", "AB = 5"]],
    ["es", "Los catetos miden 6 y 8. Halla la hipotenusa.", ["c² = 36 + 64", "c = 10"]],
    ["zh", "求函数 f(x) = 3x - 7 的反函数", ["x = 3y - 7", "y = (x+7)/3"]],
    ["en", "f(x)=2x-3, g(x)=x^2. find f(g(2))", ["g(2) = 4", "5"]],
    ["en", "complete the square x^2-8x+3=0", ["(x-4)^2 = 13", "x = 4 ± √13"]],
    ["en", "int x*e^x dx", ["x e^x - e^x + C"]],
    ["de", "Wie groß ist die Wahrscheinlichkeit, mit zwei Würfeln einen Pasch zu würfeln?", ["6/36", "1/6"]],
    ["en", "find the vertex of y=-2x^2+8x-1", ["y' = -4x + 8", "(2, 7)"]],
    ["en", "find the mean, median and mode of 3, 7, 7, 2, 9, 8", ["mean = 36/6 = 6", "median = 7", "mode = 7"]],
    [
      "en",
      "find the equation of the tangent line to y=x^2-3x at x=2",
      ["y' = 2x - 3", "m = 1", "y(2) = -2", "y = x - 4"],
    ],
    ["en", "how many moles are in 36 g of H2O", ["n = 36/18", "2.0 mol"]],
    ["en", "solve 2x = 5", ["x = 5/2"]],
  ] as const)("%s: %s", (language, problem, lines) => {
    const place = placeOf(readProblem(problem, language), lines);
    expect(place.lines.map(({ verdict }) => verdict)).toEqual(lines.map(() => "follows"));
    expect(place.isSolved).toBe(true);
    for (const at of lines.keys())
      expect(placeOf(readProblem(problem, language), lines.slice(0, at)).isSolved).toBe(false);
  });

  test.each([
    ["find the slope of the line through (2,3) and (6,11)", "m = 1/2"],
    ["f(x)=2x-3, g(x)=x^2. find f(g(2))", "g(2) = 2"],
    ["find the vertex of y=x^2-6x+5", "(3, 4)"],
    ["find the mean, median and mode of 3, 7, 7, 2, 9, 8", "median = 6"],
    ["find the equation of the tangent line to y=x^2-3x at x=2", "m = 2"],
    ["how many moles are in 36 g of H2O", "648 mol"],
  ])("%s: %s does not hold", (problem, line) => {
    expect(placeOf(readProblem(problem, "en"), [line]).lines[0]?.verdict).toBe("wrong");
  });

  test("it is shown in its own words: its signs would give a step away", () => {
    const problem = "find the slope of the line through (2,3) and (6,11)";
    expect(shownProblem(readProblem(problem, "en")).shown).not.toContain("6 - 2");
    expect(shownProblem(readProblem(problem, "en")).shown).toContain("slope");
  });

  test.each([
    ["find the slope of the line through (2,3) and (6,11)", "m_{PQ} = {?}"],
    ["find the distance between (1,2) and (4,6)", "|PQ| = {?}"],
    ["in a right triangle legs 6 and 8. find hypotenuse", "c = {?}"],
  ])("another of its kind gives no step away: %s", (text, sought) => {
    const alone = aloneOf(readProblem(text, "en"));
    expect(alone?.question).toContain(sought);
    expect(alone?.question).not.toMatch(/frac|sqrt|\^2|-/);
    expect(alone?.problem.solution).not.toBeNull();
  });

  test("where it cannot be said without words there is none", () => {
    expect(aloneOf(readProblem("f(x)=2x-3, g(x)=x^2. find f(g(2))", "en"))).toBeNull();
  });

  test.each([
    "The hypotenuse is 13 and one leg is 5. Find the other leg.",
    "What is the distance and the slope between (1,2) and (4,6)?",
    "Find the slope through (1,2), (3,4) and (5,6)",
    "Two dice are rolled. What is the probability that the sum is more than 9?",
  ])("nothing is guessed where the words leave a doubt: %s", (text) => {
    expect(restated(text)).toEqual([]);
    expect(readProblem(text, "en").solvedBy).toBe("nobody");
  });
});
