import type { Block, Inline } from "@jotter/markdown/tree-types";
import { expect, test } from "vitest";
import { resultOf } from "../../ui/use-steps.ts";
import { lineTree, markedTreeSteps } from "./marked-tree.ts";

function marksIn(text: string, ...words: readonly string[]) {
  const stretches = words.map((one, at) => ({
    key: `p${at}`,
    from: text.indexOf(one),
    to: text.indexOf(one) + one.length,
  }));
  const found: string[] = [];
  const said = (inlines: readonly Inline[]): string =>
    inlines
      .map((one) => {
        const own =
          "children" in one
            ? said(one.children)
            : "text" in one
              ? one.text
              : one.type === "maths"
                ? `$${one.tex}$`
                : "";
        if ("passage" in one && one.passage) found.push(`${one.passage} ${own}`);
        return own;
      })
      .join("");
  const look = (block: Block): void => {
    if (block.type === "paragraph" || block.type === "heading") said(block.children);
    if (block.type === "quote" || block.type === "callout") block.children.forEach(look);
    if (block.type === "list") for (const item of block.items) item.children.forEach(look);
  };
  for (const { block } of resultOf(markedTreeSteps(text, stretches)).blocks) look(block);
  return found;
}

test("a passage is marked in the drawn text, with its formulas and its marks [CMP-1]", () => {
  const text =
    "# Energy\n\nIt is known. The **kinetic** energy is $E = \\frac12 mv^2$. It is kept.\n\n- One item. ==Two== items.";
  expect(marksIn(text, "The **kinetic** energy is $E = \\frac12 mv^2$.", "Two== items.")).toEqual([
    "p0:0 The kinetic energy is $E = \\frac12 mv^2$.",
    "p1:0 Two items.",
  ]);
});

test("one that begins inside bold words is marked in two pieces, and all of its words are there [CMP-1]", () => {
  expect(marksIn("**First. Second is** here. Third.", "Second is** here.")).toEqual(["p0:0 Second is", "p0:1  here."]);
});

test("nothing is cut inside a formula, and brackets of the text stay what they are [CMP-1]", () => {
  expect(marksIn("We have $a + b$ here ⸨1⸩.", "+ b$ here")).toEqual(["p0:0 $a + b$ here"]);
});

test("a text without passages is drawn as everywhere, but a card has an arrow for its sign [CMP-1]", () => {
  const { blocks } = resultOf(markedTreeSteps("Mitosis :: division of a nucleus", []));
  expect(blocks[0]?.block).toEqual({
    type: "paragraph",
    children: [{ type: "text", text: "Mitosis → division of a nucleus" }],
  });
});

test("a line has nothing in it that could be pressed [CMP-1]", () => {
  expect(lineTree("See [the page](https://example.org) and $x^2$.").blocks[0]?.block).toEqual({
    type: "paragraph",
    children: [
      { type: "text", text: "See " },
      { type: "text", text: "the page" },
      { type: "text", text: " and " },
      { type: "maths", tex: "x^2", display: false },
      { type: "text", text: "." },
    ],
  });
});
