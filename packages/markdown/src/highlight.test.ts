import { describe, expect, test } from "vitest";
import { highlighted, knownLanguage } from "./highlight.ts";

describe("colours in code", () => {
  test("are pieces of the text that say what they are", async () => {
    expect(await highlighted('let a = "<b>"; // c', "js")).toEqual([
      { text: "let", kind: "keyword" },
      { text: " a = ", kind: null },
      { text: '"<b>"', kind: "text" },
      { text: "; ", kind: null },
      { text: "// c", kind: "comment" },
    ]);
  });

  test.each([
    "js",
    "ts",
    "python",
    "java",
    "c",
    "cpp",
    "c#",
    "html",
    "css",
    "sql",
    "bash",
    "json",
    "rust",
    "go",
    "r",
    "matlab",
    "latex",
  ])("%s keeps every letter", async (language) => {
    const code =
      '<a href="x">1 + 2</a>\n% # // -- {if} "text" \\begin{x}\nclass A { int b = 3; }\n<script>let c;</script>';
    expect((await highlighted(code, language))?.map(({ text }) => text).join("")).toBe(code);
  });

  test("a language we do not know, and code that is too long, stay as they are", async () => {
    expect(await highlighted("x", "klingon")).toBeNull();
    expect(await highlighted("x ".repeat(40_000), "js")).toBeNull();
    expect(knownLanguage("constructor")).toBeNull();
  });
});
