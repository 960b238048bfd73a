import { describe, expect, test } from "vitest";
import { formulaLimits, loadedTypesetter, loadTypesetter } from "./formula.ts";

const typeset = await loadTypesetter();

describe("typesetting [MTH-1]", () => {
  test("a formula is drawn, with MathML for a screen reader and its LaTeX beside it [MTH-2]", () => {
    const drawn = typeset(String.raw`\frac{1}{2}`, false);
    expect(drawn).toMatchObject({ html: expect.stringContaining("<math") });
    expect(drawn).toMatchObject({ html: expect.stringContaining(String.raw`\frac{1}{2}</annotation>`) });
  });

  test("once loaded it is there at once", () => {
    expect(loadedTypesetter()).toBeDefined();
  });

  test("a formula with an error says what is wrong", () => {
    expect(typeset(String.raw`\frac{1}{`, false)).toEqual({
      fault: { kind: "wrong", message: expect.stringMatching(/\S/) },
    });
    expect(typeset(String.raw`\nosuchthing`, true)).toEqual({
      fault: { kind: "wrong", message: expect.stringContaining("nosuchthing") },
    });
  });

  test.each([
    ["a formula of 100 KB", "x+".repeat(50_000), "long"],
    ["a matrix of 100 by 100", `\\begin{matrix}${`${"1&".repeat(99)}1\\\\`.repeat(100)}\\end{matrix}`, "long"],
    ["5,000 nested braces", "{".repeat(5000) + "}".repeat(5000), "long"],
    ["nested braces within the length", "{".repeat(900) + "}".repeat(900), "deep"],
    ["nested fractions", `${"\\frac{1}{".repeat(200)}x${"}".repeat(200)}`, "deep"],
  ])("%s is not drawn", (_, tex, kind) => {
    expect(typeset(tex, true)).toEqual({ fault: { kind } });
  });

  test("what a formula may not do, it does not do", () => {
    for (const tex of [
      String.raw`\href{javascript:alert(1)}{x}`,
      String.raw`\includegraphics{https://example.org/x.png}`,
      String.raw`\htmlStyle{position:fixed}{x}`,
      String.raw`\def\a{\a\a}\a`,
      String.raw`\rule{99999em}{99999em}`,
    ]) {
      const drawn = typeset(tex, false);
      const markup = "html" in drawn ? drawn.html.replace(/<annotation[\s\S]*?<\/annotation>/g, "") : "";
      expect(markup).not.toMatch(/href=|<img|src=|position:fixed|99999em/);
    }
  });

  test("the longest formula allowed is still quick to refuse or draw", () => {
    expect(typeset("x+".repeat(formulaLimits.length / 2 - 1), false)).toHaveProperty("html");
  });
});
