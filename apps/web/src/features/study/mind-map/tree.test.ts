import { wholeLineOf } from "@jotter/markdown/line";
import { inlineText } from "@jotter/markdown/plain-text";
import { treeOf as markdownTreeOf } from "@jotter/markdown/tree";
import type { Block } from "@jotter/markdown/tree-types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addChild,
  addSibling,
  indent,
  type MindNode,
  markdownOf,
  moveDown,
  moveUp,
  outdent,
  placeOf,
  placesOf,
  remove,
  rename,
  treeOf,
} from "./tree.ts";

const numbered = () => {
  let count = 0;
  return () => `n${count++}`;
};

const mapOf = (...pieces: readonly (readonly [depth: number, text: string])[]) =>
  treeOf(
    pieces.map(([depth, text]) => ({ depth, text })),
    numbered(),
    "Title",
  );

/** Each thought by its text, and below it what hangs on it. */
const outline = (tree: MindNode) => placesOf(tree).map(({ node, level }) => `${"·".repeat(level)}${node.text}`);

const idOf = (tree: MindNode, text: string) => placesOf(tree).find(({ node }) => node.text === text)?.node.id ?? "";

const trees = fc
  .array(fc.record({ depth: fc.nat(4), text: fc.string() }), { maxLength: 25 })
  .map((pieces) => treeOf(pieces, numbered(), "Title"));
const treesWithOne = trees.chain((tree) =>
  fc.record({ tree: fc.constant(tree), id: fc.constantFrom(...placesOf(tree).map(({ node }) => node.id)) }),
);

describe("a mind map made of pieces [SUM-1]", () => {
  test("has the only piece at the top as its centre", () => {
    expect(outline(mapOf([0, "Cells"], [1, "Mitosis"], [2, "Prophase"], [1, "Meiosis"]))).toEqual([
      "Cells",
      "·Mitosis",
      "··Prophase",
      "·Meiosis",
    ]);
  });

  test("has the title as its centre where there are several at the top, or none", () => {
    expect(outline(mapOf([0, "Mitosis"], [0, "Meiosis"]))).toEqual(["Title", "·Mitosis", "·Meiosis"]);
    expect(outline(mapOf())).toEqual(["Title"]);
  });

  test("hangs a piece on the last one above it, however many levels lie between", () => {
    expect(outline(mapOf([0, "Cells"], [3, "Prophase"], [2, "Metaphase"], [3, "Plate"]))).toEqual([
      "Cells",
      "·Prophase",
      "·Metaphase",
      "··Plate",
    ]);
  });

  test("keeps the number of the passage, and has each thought on one line", () => {
    expect(treeOf([{ depth: 0, text: "Two\n  lines", mark: 3 }], numbered(), "")).toEqual({
      id: "n0",
      text: "Two lines",
      mark: 3,
      children: [],
    });
  });

  test("has every piece once, in their order", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ depth: fc.nat(9), text: fc.stringMatching(/^\w+$/) })), (pieces) => {
        const texts = placesOf(treeOf(pieces, numbered(), "Title")).map(({ node }) => node.text);
        expect(texts.slice(texts.length - pieces.length)).toEqual(pieces.map(({ text }) => text));
      }),
    );
  });
});

describe("a change of a mind map", () => {
  const cells = mapOf([0, "Cells"], [1, "Mitosis"], [2, "Prophase"], [2, "Anaphase"], [1, "Meiosis"]);

  test("gives a thought other words", () => {
    expect(outline(rename(cells, idOf(cells, "Prophase"), "First\nphase"))[2]).toBe("··First phase");
  });

  test("adds below and beside", () => {
    const id = idOf(cells, "Mitosis");
    expect(outline(addChild(cells, id, "new"))).toEqual([
      "Cells",
      "·Mitosis",
      "··Prophase",
      "··Anaphase",
      "··",
      "·Meiosis",
    ]);
    expect(outline(addSibling(cells, id, "new"))).toEqual([
      "Cells",
      "·Mitosis",
      "··Prophase",
      "··Anaphase",
      "·",
      "·Meiosis",
    ]);
    expect(outline(addSibling(cells, cells.id, "new")).at(-1)).toBe("·");
  });

  test("takes a thought away with what hangs on it, and goes on with the next, the one before or the one above", () => {
    const without = remove(cells, idOf(cells, "Mitosis"));
    expect(outline(without.tree)).toEqual(["Cells", "·Meiosis"]);
    expect(without.focus).toBe(idOf(cells, "Meiosis"));
    expect(remove(cells, idOf(cells, "Meiosis")).focus).toBe(idOf(cells, "Mitosis"));
    expect(remove(without.tree, without.focus).focus).toBe(cells.id);
    expect(remove(cells, cells.id)).toEqual({ tree: cells, focus: cells.id });
  });

  test("moves a thought among its own", () => {
    expect(outline(moveUp(cells, idOf(cells, "Meiosis")))).toEqual([
      "Cells",
      "·Meiosis",
      "·Mitosis",
      "··Prophase",
      "··Anaphase",
    ]);
    expect(moveUp(cells, idOf(cells, "Mitosis"))).toBe(cells);
    expect(moveDown(cells, idOf(cells, "Meiosis"))).toBe(cells);
  });

  test("hangs a thought on the one before it, and takes it off again", () => {
    const hung = indent(cells, idOf(cells, "Meiosis"));
    expect(outline(hung).at(-1)).toBe("··Meiosis");
    expect(outline(outdent(cells, idOf(cells, "Prophase")))).toEqual([
      "Cells",
      "·Mitosis",
      "··Anaphase",
      "·Prophase",
      "·Meiosis",
    ]);
    expect(outdent(cells, idOf(cells, "Mitosis"))).toBe(cells);
  });

  test("loses and doubles nothing when something is moved", () => {
    const ids = (tree: MindNode) =>
      placesOf(tree)
        .map(({ node }) => `${node.id} ${node.text}`)
        .sort();
    fc.assert(
      fc.property(
        trees,
        fc.array(fc.record({ move: fc.constantFrom(moveUp, moveDown, indent, outdent), at: fc.nat() }), {
          maxLength: 20,
        }),
        (tree, moves) => {
          const places = placesOf(tree);
          const end = moves.reduce((now, { move, at }) => move(now, places[at % places.length]?.node.id ?? ""), tree);
          expect(ids(end)).toEqual(ids(tree));
        },
      ),
    );
  });

  test("is taken back by its opposite", () => {
    fc.assert(
      fc.property(treesWithOne, ({ tree, id }) => {
        const hung = indent(tree, id);
        if (hung !== tree) expect(outdent(hung, id)).toEqual(tree);
        const above = moveUp(tree, id);
        if (above !== tree) expect(moveDown(above, id)).toEqual(tree);
        expect(remove(addSibling(tree, id, "new"), "new").tree).toEqual(tree);
        expect(remove(addChild(tree, id, "new"), "new").tree).toEqual(tree);
      }),
    );
  });

  test("of a thought that is not there changes nothing", () => {
    for (const change of [moveUp, moveDown, indent, outdent]) expect(change(cells, "gone")).toBe(cells);
    expect(rename(cells, "gone", "x")).toBe(cells);
    expect(addSibling(cells, "gone", "x")).toBe(cells);
    expect(remove(cells, "gone").tree).toBe(cells);
    expect(placeOf(cells, "gone")).toBeUndefined();
  });
});

describe("the outline of a mind map", () => {
  test("is a list in a list", () => {
    expect(markdownOf(mapOf([0, "Cells"], [1, "Mitosis"], [2, "Prophase"], [1, "Meiosis"]))).toBe(
      "- Cells\n  - Mitosis\n    - Prophase\n  - Meiosis\n",
    );
  });

  test("has every thought as it is written, unless it would begin another block", () => {
    const lines = ["Energy is $E = m c^2$, 5 * 3", "$\\int e^x\\,dx$ at \\$5", "# 3", "1. First", "[x] done"];
    expect(markdownOf(mapOf(...lines.map((text) => [0, text] as const)))).toBe(
      [
        "- Title",
        "  - Energy is $E = m c^2$, 5 * 3",
        "  - $\\int e^x\\,dx$ at \\$5",
        "  - \\# 3",
        "  - 1\\. First",
        "  - [x\\] done",
        "",
      ].join("\n"),
    );
  });

  test("says in a note what the map says", () => {
    const words = fc.array(
      fc.constantFrom(
        ...["a", "Zelle", "細胞", "7", " ", " ", "*", "_", "`", "~", "~~", "==", "=", "#", ">", "-", "+", "1.", "2)"],
        ...["[", "]", "(", ")", "[[a]]", "![", "[ ]", "[x] ", "<b>", "<", "&amp;", "&", "\\", "|", "---", "!"],
        ...["{", "}", "[^1]", "[a]: b", "'", '"', "```", "***", "___", "**a**", " https://a.de/b_c_d "],
      ),
      { minLength: 1, maxLength: 8 },
    );
    const spoken = words
      .map((list) => list.join("").replace(/\s+/g, " ").trim())
      // A formula that has no end goes on into the next line, as in any note.
      .filter((text) => text !== "" && !text.startsWith("\\["));
    const pieces = fc.array(fc.record({ depth: fc.nat(4), text: spoken }), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (given) => {
        const tree = treeOf(given, numbered(), "Title");
        const drawn = placesOf(tree).map(
          ({ node, level }) => `${"·".repeat(level)}${inlineText(wholeLineOf(node.text)).trim()}`,
        );
        expect(listOf(markdownOf(tree))).toEqual(drawn);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The words of a list in a note, as `outline` writes them. */
function listOf(markdown: string): readonly string[] {
  const lines = (block: Block, level: number): readonly string[] =>
    block.type === "list"
      ? block.items.flatMap(({ children }) => children.flatMap((child) => lines(child, level + 1)))
      : block.type === "paragraph"
        ? [`${"·".repeat(level)}${inlineText(block.children).trim()}`]
        : [`${"·".repeat(level)}${block.type === "embed" ? block.label : `not words: ${block.type}`}`];
  return markdownTreeOf(markdown).blocks.flatMap(({ block }) => lines(block, -1));
}
