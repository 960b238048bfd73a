import { describe, expect, test } from "vitest";
import { readProblem } from "./problem.ts";
import { problemsIn } from "./problems-in.ts";
import { shownProblem } from "./shown-problem.ts";
import { typesetLine } from "./typeset.ts";

describe("a line as it is typed [TUT-1]", () => {
  test.each([
    ["2x + 3 = 11", "$2 x + 3 = 11$"],
    ["x-(-2)=5", "$x - (- 2) = 5$"],
    ["(2x+4)/(x-1) = 0", "$\\frac{2 x + 4}{x - 1} = 0$"],
    ["1/2x = 3", "$\\frac{1}{2} x = 3$"],
    ["x = (5 ± sqrt(25-24))/2", "$x = \\frac{5 \\pm \\sqrt{25 - 24}}{2}$"],
    ["e^(2x) >= 5", "$e^{2 x} \\ge 5$"],
    ["x²-4=0", "$x^{2} - 4 = 0$"],
    ["f'(x) = 2x", "$f' (x) = 2 x$"],
    ["1,5x = 3", "$1{,}5 x = 3$"],
    ["so x = 3 or x = -2", "so $x = 3$ or $x = - 2$"],
    ["also x=4", "also $x = 4$"],
    ["だから x=3", "だから $x = 3$"],
    ["\\frac{x}{2} = 3", "$\\frac{x}{2} = 3$"],
    ["so $x = 3$", "so $x = 3$"],
    ["2H2 + O2 -> 2H2O", "$\\mathrm{2H_{2} + O_{2} \\to  2H_{2}O}$"],
    ["Balance Fe + O2 -> Fe2O3", "Balance $\\mathrm{Fe + O_{2} \\to  Fe_{2}O_{3}}$"],
    ["v = 12 cm", "$v = 12 \\,\\mathrm{cm}$"],
    ["3) + 2", "$3)+ 2$"],
    ["integrate x*e^x dx", "integrate $x \\cdot e^{x} \\,dx$"],
    ["∫_0^2 3x^2 dx", "$\\int_{0}^{2} 3 x^{2} \\,dx$"],
    ["[x^3]_0^2", `\${[x^{3}]}_{0}^{2}$`],
    ["a_n^2 + x_-1", "$a_{n}^{2} + x_{-1}$"],
    ["3 lim sin(3x)/(3x)", "$3 \\lim \\frac{\\sin (3 x)}{3 x}$"],
    ["lim x->-1 (x^2-1)/(x+1)", "$\\lim_{x \\to -1} \\frac{x^{2} - 1}{x + 1}$"],
    ["lim_(x->0) x", "$\\lim_{x \\to 0} x$"],
    ["det [[1,2],[3,4]] = -2", "$\\det \\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix} = - 2$"],
    ["[[1,5; x],[1/2; 4]]", "$\\begin{pmatrix}1{,}5 & x \\\\ \\frac{1}{2} & 4\\end{pmatrix}$"],
    ["the 20th term of 3, 7, 11", "the 20th term of $3 , 7 , 11$"],
    ["le 5e terme", "le 5e terme"],
    ["5e - 2 = 3", "$5 e - 2 = 3$"],
    ["2C2H6+7O2=4CO2+6H2O", "$\\mathrm{2C_{2}H_{6}+7O_{2}=4CO_{2}+6H_{2}O}$"],
    ["P = UI", "$P = U I$"],
    ["because I say so", "because I say so"],
    ["I = 2", "$I = 2$"],
    ["A father is 3 times as old", "A father is $3$ times as old"],
    ["Paul a 5 ans de plus", "Paul a $5$ ans de plus"],
    ["Zusammen sind sie 29 Jahre alt", "Zusammen sind sie $29$ Jahre alt"],
    ["es 30. ¿Cuáles son?", "es $30$. ¿Cuáles son?"],
    ["x and y are 3", "$x$ and $y$ are $3$"],
    ["x = 2 a + 3", "$x = 2 a + 3$"],
    ["Leite x^2 ab", "Leite $x^{2}$ ab"],
    ["Gleiche aus: Fe + O2 -> Fe2O3", "Gleiche aus: $\\mathrm{Fe + O_{2} \\to  Fe_{2}O_{3}}$"],
  ])("%s is drawn sign for sign", (typed, drawn) => {
    expect(typesetLine(typed, "en")).toBe(drawn);
  });
});

describe("what was understood of a problem [TUT-1]", () => {
  test("is its formula, and holds nothing of its solution", () => {
    expect(shownProblem(readProblem("Solve 2x + 3 = 11", "en"))).toEqual({
      asks: "equation",
      isSolvable: true,
      isFormula: true,
      shown: "$2 x + 3 = 11$",
    });
  });

  test("an integral has one differential, also where it was typed with one", () => {
    const shown = ["integrate x*e^x dx", "Integrate $t^2 + 3t\\, dt$", "int x^2 dx"];
    expect(shown.map((text) => shownProblem(readProblem(text, "en")).shown)).toEqual([
      "$\\int x e^{x} \\, dx$",
      "$\\int (t^{2} + 3 t) \\, dt$",
      "$\\int x^{2} \\, dx$",
    ]);
  });

  test("is its text where the formula alone would not say all", () => {
    const { shown, isFormula } = shownProblem(readProblem("Find the mean of 2, 4 and 9", "en"));
    expect([shown, isFormula]).toEqual(["Find the mean of $2 , 4$ and $9$", false]);
  });

  test("says so where the engine has no solution", () => {
    expect(shownProblem(readProblem("Why did Rome fall?", "en"))).toMatchObject({ isSolvable: false });
  });

  test("the problems of a note are found, and the lines of their working are not", () => {
    const note = [
      "# Quadratics",
      "A quadratic has at most two roots.",
      "1. Solve $x^2 - 5x + 6 = 0$",
      "$(x-2)(x-3) = 0$",
      "$x = 2$ or $x = 3$",
      "",
      "- Differentiate $x^2 \\sin(x)$",
      "x = 4",
    ].join("\n");
    expect(problemsIn(note, "en").map(({ asks, shown }) => [asks, shown])).toEqual([
      ["equation", "$x^{2} - 5 x + 6 = 0$"],
      ["differentiate", "$x^{2} \\sin(x)$"],
    ]);
  });
});

test.each([
  ["es", "dos ases sin reposición", "dos ases sin reposición"],
  ["es", "sin x = 1", "$\\sin x = 1$"],
  ["en", "Find the max and min of x^2", "Find the max and min of $x^{2}$"],
  ["en", "Find the vertex and x-intercepts of y = 2x", "Find the vertex and x-intercepts of $y = 2 x$"],
] as const)("%s: a word that is also the name of a function stays a word: %s [TUT-1]", (language, line, shown) => {
  expect(typesetLine(line, language)).toBe(shown);
});
