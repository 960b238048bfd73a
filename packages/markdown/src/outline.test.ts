import { expect, test } from "vitest";
import { offsetUnderTitle, outlineOf } from "./outline.ts";
import { treeOf } from "./tree.ts";

test("the outline of a text has its headings, three levels deep from whatever it begins with", () => {
  const tree = treeOf("## A *b*\n\n### C\n\n#### D\n\n##### E\n\n## $x$\n\n##");
  expect(outlineOf(tree)).toEqual([
    { id: "a-b", words: "A b", depth: 0 },
    { id: "c", words: "C", depth: 1 },
    { id: "d", words: "D", depth: 2 },
    { id: "x", words: "x", depth: 0 },
  ]);
  expect(offsetUnderTitle(tree)).toBe(0);
  expect(offsetUnderTitle(treeOf("# A"))).toBe(1);
  expect(offsetUnderTitle(treeOf("### A"))).toBe(-1);
});
