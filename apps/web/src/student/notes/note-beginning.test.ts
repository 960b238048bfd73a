import { describe, expect, test } from "vitest";
import { noteBeginning } from "./note-beginning.ts";

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
});
