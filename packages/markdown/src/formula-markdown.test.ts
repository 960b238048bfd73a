import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FormulaShape, formulaMarkdown, writableTex } from "./formula-markdown.ts";
import { formulaAt } from "./maths.ts";

describe("a formula in a note [MTH-3]", () => {
  test("stands in dollars, or in the other marks where dollars would not do", () => {
    expect(formulaMarkdown("x^2", "inline")).toBe("$x^2$");
    expect(formulaMarkdown(" x^2\n\n+1 ", "block")).toBe("$$\nx^2\n+1\n$$");
    expect(formulaMarkdown("x^2", "display")).toBe("$$x^2$$");
    expect(formulaMarkdown("x", "inline", "3 times")).toBe("\\(x\\)");
    expect(formulaMarkdown("\\text{$a$}", "inline")).toBe("\\(\\text{$a$}\\)");
    expect(formulaMarkdown("\\text{$a$}", "block")).toBe("\\[\n\\text{$a$}\n\\]");
    expect(formulaMarkdown("5\\$", "inline")).toBe("$5\\$$");
  });

  test("is read as the same formula again, whatever follows it", () => {
    const tex = fc.array(fc.constantFrom("x", "1", " ", "\n", "^2", "\\frac{a}{b}", "\\$", "\\text{$a$}", "+"), {
      minLength: 1,
      maxLength: 12,
    });
    const shapes = fc.constantFrom<FormulaShape>("inline", "display", "block");
    const next = fc.constantFrom("", " and", "5", "$", "$y$", ".", "\n");
    fc.assert(
      fc.property(tex, shapes, next, (parts, shape, after) => {
        const content = parts.join("");
        fc.pre(content.trim() !== "");
        const written = formulaMarkdown(content, shape, after);
        const read = formulaAt(written + (shape === "block" ? `\n${after}` : after), 0);
        expect(read?.end).toBe(written.length);
        expect(read?.tex.trim()).toBe(writableTex(content));
        expect(read?.display).toBe(shape !== "inline");
      }),
      { numRuns: 2000 },
    );
  });
});
