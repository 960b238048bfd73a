import { describe, expect, test } from "vitest";
import { answerMaths } from "./answer.ts";
import { parseExpression, parseStatement } from "./parse.ts";
import { statementLatex, statementPlain } from "./print.ts";
import { recogniseMaths } from "./recognise.ts";

function plain(text: string): string {
  const read = parseStatement(text);
  return read.ok ? statementPlain(read.value) : read.problem.kind;
}

function latex(text: string): string {
  const read = parseStatement(text);
  return read.ok ? statementLatex(read.value) : read.problem.kind;
}

describe("what a student types", () => {
  test.each([
    ["2x^2-3x=5", "2 x^2 - 3 x = 5"],
    ["sin x", "sin(x)"],
    ["sin 2x cos x", "sin(2 x) * cos(x)"],
    ["sin^2 x", "sin^2(x)"],
    ["sin²x", "sin^2(x)"],
    ["sin^-1 x", "arcsin(x)"],
    ["xsinx", "x * sin(x)"],
    ["|x|", "abs(x)"],
    ["2|x-1|+|x|", "2 abs(x - 1) + abs(x)"],
    ["||x|-1|", "abs(abs(x) - 1)"],
    ["3 1/2", "3 + 1/2"],
    ["3½", "3 + 1/2"],
    ["3,5x", "(7 x)/2"],
    ["0,125", "1/8"],
    ["1,000,000", "1000000"],
    ["x²−½×√π ≤ ２", "x^2 - sqrt(pi)/2 <= 2"],
    ["ｘ＋３＝７", "x + 3 = 7"],
    ["6÷2", "6/2"],
    ["6:2", "6/2"],
    ["2**3", "2^3"],
    ["-2^2", "-2^2"],
    ["2^3^2", "2^(3^2)"],
    ["a/b*c", "(a * c)/b"],
    ["2*-3", "2 * (-3)"],
    ["x_1+x_2", "x_1 + x_2"],
    ["x₁", "x_1"],
    ["x⁻²", "1/x^2"],
    ["log(2,8)", "log_2(8)"],
    ["1<2x+1<=5", "1 < 2 x + 1 <= 5"],
    ["x=2 or x=-3", "x = 2 or x = -3"],
    ["x+y=3, x-y=1", "x + y = 3 and x - y = 1"],
    ["θ+1", "theta + 1"],
    ["d/dx x^2", "d/dx [x^2]"],
    ["int x e^x dx", "int (x * e^x) dx"],
  ])("%s", (text, expected) => {
    expect(plain(text)).toBe(expected);
    expect(plain(plain(text))).toBe(plain(text));
  });

  test.each([
    ["\\frac{1}{2}x", "\\frac{1}{2} x"],
    ["\\frac12", "\\frac{1}{2}"],
    ["\\dfrac{x+1}{x-1}", "\\frac{x + 1}{x - 1}"],
    ["\\sqrt[3]{x+1}", "\\sqrt[3]{x + 1}"],
    ["\\log_2(8)", "\\log_{2}(8)"],
    ["\\ln x", "\\ln(x)"],
    ["2\\cdot 3", "2 \\cdot 3"],
    ["\\left(x+1\\right)^2", "(x + 1)^{2}"],
    ["\\left|x\\right|", "\\left|x\\right|"],
    ["\\int_0^1 x^2\\,dx", "\\int_{0}^{1} x^{2} \\, dx"],
    ["\\int \\frac{1}{x} \\mathrm{d}x", "\\int \\frac{1}{x} \\, dx"],
    ["\\frac{d}{dx} x^2\\sin x", "\\frac{d}{dx}\\left[x^{2} \\sin(x)\\right]"],
    ["\\lim_{x\\to 0}\\frac{\\sin x}{x}", "\\lim_{x \\to 0} \\left(\\frac{\\sin(x)}{x}\\right)"],
    ["\\begin{cases} x+y=3\\\\ x-y=1\\end{cases}", "\\begin{cases} x + y = 3 \\\\ x - y = 1 \\end{cases}"],
    ["3{,}5", "\\frac{7}{2}"],
    ["x \\le 3 \\lor x \\geq 5", "x \\le 3 \\;\\lor\\; x \\ge 5"],
    ["30^\\circ", "30 \\cdot \\frac{\\pi}{180}"],
  ])("%s in LaTeX", (text, expected) => {
    expect(latex(text)).toBe(expected);
    expect(latex(latex(text))).toBe(expected);
  });

  test("what may mean two things is asked back, with its place", () => {
    expect(parseExpression("2+1,250")).toEqual({
      ok: false,
      problem: { kind: "ambiguous-number", at: 2, found: "1,250" },
    });
    const comma = parseExpression("1,250", { decimalComma: true });
    expect(comma.ok && comma.value).toEqual({ kind: "number", value: { n: 5n, d: 4n } });
    const thousands = parseExpression("1,250", { decimalComma: false });
    expect(thousands.ok && thousands.value).toEqual({ kind: "number", value: { n: 1250n, d: 1n } });
  });

  test.each([
    ["", { kind: "empty" }],
    ["   ", { kind: "empty" }],
    ["(1+2", { kind: "unclosed", at: 0 }],
    ["x+", { kind: "unclosed", at: 2 }],
    ["x+)", { kind: "unexpected", at: 2, found: ")" }],
    ["2 # 3", { kind: "unexpected", at: 2, found: "#" }],
    ["\\foo", { kind: "unknown-command", at: 0, found: "\\foo" }],
    ["3 4", { kind: "unexpected", at: 2, found: "4" }],
  ])("%j is a problem with its place", (text, problem) => {
    expect(parseStatement(text)).toEqual({ ok: false, problem });
  });
});

describe("hostile input", () => {
  const hostile: readonly (readonly [string, string])[] = [
    ["10,000 brackets", `${"(".repeat(10_000)}x${")".repeat(10_000)}`],
    ["900 brackets", `${"(".repeat(900)}x${")".repeat(900)}`],
    ["a megabyte", "1+".repeat(500_000)],
    ["a tower of powers", "9^9^9^9"],
    ["a huge power", "2^99999999"],
    ["a huge sum to a huge power", "(a+b+c+d+e+f)^60"],
    ["many fractions", Array.from({ length: 60 }, (_, index) => `1/(x+${index})`).join("+")],
    ["many letters", `(${[..."abcdfghjklmnopqrstuvwxyz"].join("+")})^20`],
    ["a huge factorial", "99999!"],
    ["minus signs", `${"-".repeat(1_500)}x`],
    ["roots in roots", `${"sqrt(".repeat(40)}x+1${")".repeat(40)}`],
    ["bars", "|".repeat(1_500)],
    ["an exponent of an exponent", "x^(x^(x^(x^(x^(x^x)))))"],
    ["a large prime product", "sqrt(99999999999999999999999999999999999977)"],
  ];
  test.each(hostile)("%s is answered or refused, and never worked on without an end", (_, text) => {
    const read = parseStatement(text);
    if (read.ok && read.value.kind === "expression") {
      const { expression } = read.value;
      for (const kind of ["simplify", "expand", "factor", "differentiate", "integrate"] as const) {
        const answer = answerMaths({ kind, expression });
        if (!answer.ok)
          expect(["too-large", "too-hard", "cannot", "undefined", "division-by-zero"]).toContain(answer.problem.kind);
      }
      answerMaths({
        kind: "solve",
        statement: { kind: "relation", left: expression, comparison: "=", right: expression },
      });
    } else if (!read.ok) expect(["too-long", "too-deep", "unclosed", "unexpected"]).toContain(read.problem.kind);
    recogniseMaths(text);
  });

  test("each is a typed problem", () => {
    expect(parseStatement("(".repeat(10_000))).toEqual({ ok: false, problem: { kind: "too-long", limit: 2_000 } });
    expect(parseStatement("(".repeat(900))).toMatchObject({ ok: false, problem: { kind: "too-deep" } });
    const tower = parseExpression("9^9^9^9");
    expect(tower.ok && answerMaths({ kind: "evaluate", expression: tower.value })).toEqual({
      ok: false,
      problem: { kind: "too-large" },
    });
    const zero = parseExpression("1/(2-2)");
    expect(zero.ok && answerMaths({ kind: "evaluate", expression: zero.value })).toEqual({
      ok: false,
      problem: { kind: "division-by-zero" },
    });
  });
});
