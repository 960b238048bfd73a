import { describe, expect, test } from "vitest";
import { wholeLineOf } from "./line.ts";
import { readableFormula, readableText } from "./readable-formula.ts";

describe("a formula where nothing can be typeset [NOT-1] [SUM-1]", () => {
  test.each([
    ["E = mc^2", "E = mc²"],
    ["\\frac{a+b}{2} \\leq \\sqrt{x}", "(a+b)/2 ≤ √x"],
    ["\\mathcal{E} = -\\frac{d\\Phi_B}{dt}", "E = -(dΦ_B)/dt"],
    ["\\Delta x \\cdot \\lambda_{max}", "Δ x · λ_max"],
    ["\\int_0^1 f(x)\\,dx", "∫₀¹ f(x) dx"],
    ["x_{12} = \\alpha \\cdot 10^{-3}", "x₁₂ = α · 10⁻³"],
    ["\\sin(\\theta) \\to \\infty", "sin(θ) → ∞"],
    ["\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}", "1 2 3 4"],
    ["\\frac13 + \\frac1{x+1} + \\dfrac{a}2", "1/3 + 1/(x+1) + a/2"],
    ["\\frac\\pi2 \\cdot \\sqrt2 + \\sqrt[3]{x}", "π/2 · √2 + ³√x"],
    ["\\|v\\| = \\left|x\\right|", "‖v‖ = |x|"],
    ["\\binom{n}{k} = \\binom n{n-k}", "C(n, k) = C(n, n-k)"],
    ["\\frac{d}{dx}x^n = nx^{n-1}", "d/dx xⁿ = nxⁿ⁻¹"],
    ["\\lim_{n\\to\\infty}\\sum_{k=0}^n f^{(k)}(a)", "lim_(n→∞)∑_(k=0)ⁿ f^(k)(a)"],
    ["\\frac{1}{k!}(x-a)^k", "1/k! (x-a)^k"],
    ["e^{i\\pi} + 1 = 0", "e^(iπ) + 1 = 0"],
    ["\\frac{a}{b}\\cdot\\frac{c}{d}", "a/b·c/d"],
    ["x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}", "x=(-b±√(b²-4ac))/2a"],
    ["\\vec v \\parallel \\vec w", "v ∥ w"],
    ["mg\\cos\\theta = 2\\sin^2\\theta\\cos x", "mg cos θ = 2 sin² θ cos x"],
    ["\\frac{\\sin\\theta}{\\cos\\theta} = \\tan\\theta", "(sin θ)/(cos θ) = tan θ"],
    ["\\sec\\left(x\\right)+(a)\\arcsin x + \\log_28", "sec(x)+(a) arcsin x + log₂ 8"],
    ["\\ln x^2 - \\sin 2x", "ln x² - sin 2x"],
    ["a\\,\\mathrm A\\rightleftharpoons \\bar x", "a A⇌ x"],
  ])("%s reads %s", (tex, read) => expect(readableFormula(tex)).toBe(read));

  test("is read among its words, without their signs", () => {
    expect(readableText(wholeLineOf("So **$x^2$ is** [here](https://a.de), at \\$5"))).toBe("So x² is here, at $5");
  });
});
