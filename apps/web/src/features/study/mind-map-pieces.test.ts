import { wholeLineOf } from "@jotter/markdown/line";
import { inlineText } from "@jotter/markdown/plain-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { thoughtOf } from "./mind-map/thought-line.ts";
import { markdownOf, treeOf } from "./mind-map/tree.ts";
import { piecesOf } from "./mind-map-pieces.ts";

const numbered = () => {
  let id = 0;
  return () => String(++id);
};

const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom("$\\int e^x\\,dx$", "$\\frac{d}{dx}x^n$", "\\(a\\)", "\\[b\\]", "$$c$$", "$5", "\\$5", "$", "$$"),
      fc.constantFrom("\\", "\\\\", "\\*", "\\[", "\\#", "*", "**", "_", "[", "]", "[x]", "[a]:", "(", ")", "`", "```"),
      fc.constantFrom("#", ">", "-", "+", "1.", "2)", "1\\.", "---", "~~~", "|", "<b>", "&amp;", " ", " ", "a", "細胞"),
      fc.string({ maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join("").replace(/\s+/g, " ").trim())
  .filter((text) => text !== "");

describe("a map and the list it is stored as [SUM-1]", () => {
  test("are the same thoughts, as deep", () => {
    const content = "- Cells\n  - Mitosis\n    - *Four* phases, $\\alpha$ first\n  - Meiosis\n";
    const tree = treeOf(piecesOf(content), numbered(), "Cells");
    expect(piecesOf(content).map(({ depth }) => depth)).toEqual([0, 1, 2, 1]);
    expect(markdownOf(tree)).toBe(content);
  });

  test("have every formula, escape, bracket and star as it was written", () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 8 }), (texts) => {
        const pieces = ["Title", ...texts].map((text, at) => ({ depth: Math.min(at, 1), text: thoughtOf(text) }));
        const tree = treeOf(pieces, numbered(), "Title");
        const again = treeOf(piecesOf(markdownOf(tree)), numbered(), "Title");
        expect(again).toEqual(tree);
        expect(markdownOf(again)).toBe(markdownOf(tree));
      }),
      { numRuns: 2000 },
    );
  });

  test("need no backslash at the begin of a thought, where nothing begins a block: it says the same without", () => {
    expect(["\\# 3", "1\\. First", "\\$5", "\\\\# 3"].map(thoughtOf)).toEqual(["# 3", "1. First", "\\$5", "\\\\# 3"]);
    const drawn = (text: string) => inlineText(wholeLineOf(text));
    fc.assert(
      fc.property(typed, (text) => {
        expect(drawn(thoughtOf(text))).toBe(drawn(text));
      }),
      { numRuns: 2000 },
    );
  });
});
