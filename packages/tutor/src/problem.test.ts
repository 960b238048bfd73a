import { describe, expect, test } from "vitest";
import { placeOf } from "./place.ts";
import { readProblem, withSolution } from "./problem.ts";

const asked = [
  ["en", "Solve 3x + 5 = 20", "equation", "x = 5"],
  ["es", "Resuelve 2,5x − 4 = 6", "equation", "x = 4"],
  ["fr", "Résoudre 3(2x − 1) = 15", "equation", "x = 3"],
  ["de", "Löse die Gleichung 4x − 3 = 2x + 9", "equation", "x = 6"],
  ["zh", "解方程 5x − 6 = 3x + 4", "equation", "x = 5"],
  ["ja", "方程式 7x + 2 = 3x − 10 を解け", "equation", "x = -3"],
  ["en", "**3.** Solve $x^2 = 49$.", "equation", "x = -7 or x = 7"],
  ["en", "b) Solve \\(|x-2|=5\\).", "equation", "x = -3 or x = 7"],
  ["de", "Aufgabe 4: Löse x² = 25.", "equation", "x = -5 or x = 5"],
  ["en", "- 2x + 4 = 10", "equation", "x = -3"],
  ["en", "2x + 3y = 7\n- x + y = 1", "system", "x = 4/5 and y = 9/5"],
  ["en", "- 2x + y = 7\n- x - y = 2", "system", "x = 3 and y = 1"],
  ["en", "- **Solve** 3x = 9", "equation", "x = 3"],
  ["en", "Solve x**2 - 4 = 0", "equation", "x = -2 or x = 2"],
  ["en", "Solve x^2 - 5x - 6 = 0 for x > 0", "equation", "x = 6"],
  ["en", "Solve x^2 = 9 (x > 0)", "equation", "x = 3"],
  ["de", "Löse x^2 = 9 für x < 0", "equation", "x = -3"],
  ["en", "Differentiate ln(x) (x > 0)", "differentiate", "1/x"],
  ["en", "Find f'(x) for f(x) = x ln x", "differentiate", "ln(x) + 1"],
  ["fr", "Calculer f'(x) pour f(x) = x^2 sin(x)", "differentiate", "x^2 * cos(x) + 2 x * sin(x)"],
  ["de", "Bestimme f'(x) von f(x) = 3x^2 + 2", "differentiate", "6 x"],
  ["en", "f(x) = x^2 + 0.5x. Find f'(x).", "differentiate", "2 x + 1/2"],
  ["de", "f(x) = x^2 + 0,5x. Bestimme f'(x).", "differentiate", "2 x + 1/2"],
  ["en", "f(x) = x^2 and g(x) = x^3. Find g'(x).", "differentiate", "3 x^2"],
  ["en", "Solve 5 - 3x ≥ 11", "inequality", "x <= -2"],
  ["es", "Resuelve 7 − 4x > 15", "inequality", "x < -2"],
  ["zh", "解不等式 −3x + 2 ≥ 14", "inequality", "x <= -4"],
  ["en", "Solve x + y = 5, 2x - y = 1", "system", "x = 2 and y = 3"],
  ["de", "Löse das Gleichungssystem x − 3y = 2, 2x + y = 11", "system", "x = 5 and y = 1"],
  ["ja", "連立方程式 3x + y = 10, x − y = 2 を解け。", "system", "x = 3 and y = 1"],
  ["en", "Simplify (x² - 9)/(x² + 3x)", "simplify", "(x - 3)/x"],
  ["de", "Vereinfache 2x + 3x − 4", "simplify", "5 x - 4"],
  ["en", "Evaluate log₂(40) - log₂(5)", "evaluate", "3"],
  ["fr", "Calculer 3/4 + 5/6", "evaluate", "19/12"],
  ["es", "Deriva f(x) = x³", "differentiate", "3 x^2"],
  ["fr", "Dériver f(x) = x·eˣ", "differentiate", "x * e^x + e^x"],
  ["zh", "求 y = x² 的导数", "differentiate", "2 x"],
  ["en", "Find the second derivative of f(x) = x^3.", "differentiate", "6 x"],
  ["en", "Find ∫(3x² + 2x) dx", "evaluate", "x^3 + x^2 + C"],
  ["ja", "定積分 ∫₀³ (x² − 2x) dx を求めよ。", "evaluate", "0"],
  ["de", "Bestimme lim x→0 von (5x + 7)/(x + 7).", "evaluate", "1"],
  ["en", "Find the critical points of f(x) = x^3 - 12x.", "critical-points", "x = -2 or x = 2"],
  ["en", "Where does f(x) = x^3 - 12x have its maximum?", "maximum", "x = -2"],
  ["de", "Bestimme den Tiefpunkt von f(x) = x² − 6x.", "minimum", "x = 3"],
  ["en", "Find the mean of 4, 8, 6, 5, 7.", "statistics", "6"],
  ["de", "Berechne den Mittelwert von 1,5; 2,5; 4.", "statistics", "8/3"],
  ["en", "Compute [[1,2],[3,4]]·[[0,1],[1,0]].", "matrix", "[[2,1],[4,3]]"],
  ["fr", "Calculer le déterminant de la matrice de lignes (6 ; −2) et (1 ; 0,5).", "matrix", "5"],
  ["en", "Balance: C3H8 + O2 → CO2 + H2O", "balance", "C3H8 + 5 O2 → 3 CO2 + 4 H2O"],
  ["es", "Ajusta: N2 + H2 → NH3", "balance", "N2 + 3 H2 → 2 NH3"],
  ["ja", "係数をつけよ：Al + O2 → Al2O3", "balance", "4 Al + 3 O2 → 2 Al2O3"],
] as const;

describe("what a problem asks for [TUT-1]", () => {
  test.each(asked)("%s: %s", (language, text, asks, plain) => {
    const problem = readProblem(text, language);
    expect({ asks: problem.asks, by: problem.solvedBy, plain: problem.solution?.plain }).toEqual({
      asks,
      by: "engine",
      plain,
    });
  });

  test.each([
    ["en", "The sum of the squares of three consecutive integers is 50. Find them."],
    ["de", "4 Arbeiter brauchen 6 Tage. Wie lange brauchen 3 Arbeiter?"],
    ["zh", "小明有30元，买书花了12元，又买笔花了一半，还剩多少元？"],
  ] as const)("a story is not understood, and said to be one: %s %s", (language, text) => {
    const problem = readProblem(text, language);
    expect(problem).toMatchObject({
      asks: "word-problem",
      meaning: { kind: "unknown" },
      solvedBy: "nobody",
      solution: null,
    });
  });

  test("what somebody else has found of a story is solved to its end", () => {
    const problem = withSolution(
      readProblem("A rectangle is 3 cm longer than wide; its area is 40 cm². Find the width x.", "en"),
      "x(x+3) = 40, x > 0",
    );
    expect(problem).toMatchObject({ solvedBy: "elsewhere", solution: { plain: "x = 5" } });
  });

  test("what is no problem is none", () => {
    for (const text of ["", "Hello", "The Peace of Westphalia", "\\frac{", "=".repeat(500)]) {
      expect(readProblem(text, "en")).toMatchObject({ meaning: { kind: "unknown" }, solution: null });
    }
  });
});

describe("a story with one quantity is no conversion, and a count in words is a figure [TUT-1]", () => {
  test.each([
    ["en", "How many grams of CO2 are made when 32.0 g of CH4 burns in excess O2?"],
    ["en", "How many grams of sugar do you need for 2 kg of strawberries?"],
    ["en", "How many mL of water are left in a 2 L bottle?"],
    ["de", "Wie viel Gramm Zucker braucht man für 2 kg Erdbeeren?"],
    ["es", "¿Cuántos gramos de azúcar hay en 2 kg de fruta?"],
    ["fr", "Combien de grammes de sucre pour 2 kg de fruits ?"],
    ["zh", "2千克水果需要多少克糖"],
    ["en", "Three 6 Ω resistors in series on 9 V: what is the current?"],
    ["en", "A rocket of 1000 kg with thrust 15000 N lifts off. What is its acceleration?"],
    ["en", "For what value of k does x^2+kx+4=0 have one solution?"],
    ["en", "Convert 50 euros to dollars"],
    ["en", "How many dollars is 50 euros?"],
    ["de", "Wie viel Dollar sind 20 Euro?"],
    ["en", "Solve x^2 = 9 (only positive solutions)"],
    ["en", "f(x) = x^3 - 2x. Find f'(x) and f''(x)."],
  ] as const)("%s: nobody makes up an answer to “%s”", (language, text) => {
    expect(readProblem(text, language)).toMatchObject({ solvedBy: "nobody", solution: null });
  });

  test("what asks for the greatest value is answered by it, and not by its place", () => {
    expect(readProblem("What is the maximum value of f(x) = -x^2 + 4x + 1?", "en").solution?.plain).toBe("f = 5");
    expect(readProblem("関数 y = -x^2 + 4x + 1 (0 ≦ x ≦ 3) の最大値と最小値を求めよ", "ja").solution?.plain).toBe(
      "max: 5, min: 1",
    );
    expect(readProblem("Where does f(x) = -x^2 + 4x + 1 have its maximum?", "en").solution?.plain).toBe("x = 2");
  });
});

describe("what a conversion comes to [TUT-1]", () => {
  test.each([
    ["Convert 1 year to hours", "8760 h"],
    ["Convert 1 year to hours", "8766 h"],
    ["3 years in days", "1095"],
    ["730 days in years", "2 years"],
    ["Convert 250 cents to dollars", "2.50 dollars"],
  ])("%s: %s", (problem, line) => {
    expect(placeOf(readProblem(problem, "en"), [line]).isSolved).toBe(true);
  });

  test("so many figures as the problem asks for are not fewer", () => {
    const problem = readProblem(
      "A car travels 150 km at 62 km/h. How long does it take? Give your answer to 3 s.f.",
      "en",
    );
    expect(placeOf(problem, ["2.4 h"]).lines[0]).toMatchObject({ verdict: "no-further", tell: "tooFewFigures" });
    expect(placeOf(problem, ["2.42 h"]).isSolved).toBe(true);
  });
});
