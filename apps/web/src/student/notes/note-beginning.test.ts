import { describe, expect, test } from "vitest";
import { noteBeginning } from "./note-beginning.ts";
import { readableFormula } from "./note-index/readable-formula.ts";

describe("the line of a note's text under its title [NOT-1]", () => {
  test.each<readonly [what: string, body: string, line: string]>([
    ["nothing of an empty note", "\n\n", ""],
    ["its first words", "Cells divide.\n\nThen they grow.", "Cells divide. Then they grow."],
    [
      "without the signs of Markdown",
      "## Part *one*\n\n- [ ] **do** `this`\n> and ==that==",
      "Part one do this and that",
    ],
    ["not the title again", "# Mitosis\n\nCells divide.", "Cells divide."],
    ["not the front matter", "---\ntitle: x\ntags: [a]\n---\n\nHello", "Hello"],
    [
      "the words of links, not their addresses",
      "See [the book](https://a.org) and [[Cell|cells]]",
      "See the book and cells",
    ],
    ["no pictures, footnotes, HTML", "![a](attachment:1) One[^1]<br>two <!-- no -->", "One two"],
    ["a callout by its words", "> [!tip] How it works\n> Write.", "How it works Write."],
    ["a table by its cells", "| Part | Job |\n| --- | --- |\n| wall | holds |", "Part Job wall holds"],
    ["formulas as they are read", "So $x^2 + \\frac{a}{b}$ holds", "So x² + a/b holds"],
    ["nothing of an empty list", "- \n1. \n- [ ] ", ""],
  ])("%s", (_, body, line) => expect(noteBeginning(body, "Mitosis")).toBe(line));

  test("is short, however long the note", () => {
    expect(noteBeginning("word ".repeat(300_000), "x").length).toBeLessThan(230);
  });

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
    ["e^{i\\pi} + 1 = 0", "e^(iπ) + 1 = 0"],
  ])("%s reads %s", (tex, read) => expect(readableFormula(tex)).toBe(read));
});
