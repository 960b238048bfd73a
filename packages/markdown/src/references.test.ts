import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteAddress } from "./address.ts";
import { hashtagsIn, referencesIn, withNames } from "./references.ts";
import { treeOf } from "./tree.ts";

const written = (text: string) => referencesIn(text).map(({ kind, written, words }) => [kind, written, words]);

describe("what a text refers to [NOT-5]", () => {
  test("is found with its kind, its name and its words", () => {
    const text = "[[A]] ![[b.png|300]]\r\n[x](C%20d.md) ![y](e/f.png)\r\n\r\n[r]: <g h.md> 'title'\r\n";
    expect(written(text)).toEqual([
      ["wikilink", "A", null],
      ["embed", "b.png", "300"],
      ["link", "C%20d.md", "x"],
      ["image", "e/f.png", "y"],
      ["definition", "<g h.md>", null],
    ]);
  });

  test("is nothing in code, formulas and front matter", () => {
    expect(written("---\na: '[[A]]'\n---\n`[[B]]` $[[C]]$\n\n```\n![[D]] #e\n```\n")).toEqual([]);
    expect(hashtagsIn("---\na: #x\n---\n`#b` #c and #d/e\n\n# Heading\n```\n#f\n```")).toEqual(["c", "d/e"]);
  });

  test("can get another name, and every other byte stays", () => {
    const text = "  [[A#P|w]]\r\n- ![[A]]  `[[A]]`\r\n> [[B]]\r\n";
    const after = withNames(text, ({ written }) => (written.startsWith("A") ? written.replace("A", "Zed") : null));
    expect(after).toBe("  [[Zed#P|w]]\r\n- ![[Zed]]  `[[A]]`\r\n> [[B]]\r\n");
  });

  test("whatever the text is, places are what they say, and nothing changes where nothing is renamed", () => {
    const piece = fc.constantFrom(
      "[[",
      "]]",
      "![",
      "](",
      ")",
      "a.md",
      "|",
      "#",
      "`",
      "$",
      "\r\n",
      "\n",
      "> ",
      "- ",
      "x",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        for (const { written, writtenFrom } of referencesIn(text)) {
          expect(text.slice(writtenFrom, writtenFrom + written.length).replace(/\r\n/g, " \n")).toBe(written);
        }
        expect(withNames(text, () => null)).toBe(text);
      }),
    );
  });
});

describe("a note shown in another [NOT-5]", () => {
  test("is a block where it stands alone, and a link among words", () => {
    const blocks = treeOf("![[Cells#Membrane|the membrane]]\n\nSee ![[Cells]].").blocks.map(({ block }) => block);
    expect(blocks).toEqual([
      { type: "embed", target: "Cells#Membrane", label: "the membrane" },
      {
        type: "paragraph",
        children: [
          { type: "text", text: "See " },
          { type: "wikilink", target: "Cells", label: "Cells", embeds: true },
          { type: "text", text: "." },
        ],
      },
    ]);
  });
});

test.each([
  ["Other%20note.md", "Other note"],
  ["../b/./C.md#Part%201", "b/C#Part 1"],
  ["notes\\D.markdown", "notes/D"],
  ["https://example.org/a.md", null],
  ["//example.org/a.md", null],
  ["/notes/a.md", null],
  ["javascript:a.md", null],
  [".md", null],
  ["a.pdf", null],
  ["%E0%A4%A.md", "%E0%A4%A"],
])("the address %s of a file names the note %s [NOT-5]", (address, target) => {
  expect(noteAddress(address)).toBe(target);
});

test("a link to a file of a note is a link to that note, as words", () => {
  expect(treeOf("[the *other*](Other%20note.md)").blocks[0]?.block).toEqual({
    type: "paragraph",
    children: [{ type: "wikilink", target: "Other note", label: "the other" }],
  });
});

test.each([
  ["[[Limits#Left]]", "Limits › Left"],
  ["[[#Left]]", "Left"],
  ["[[C#]]", "C"],
  ["[[Limits#Left|from below]]", "from below"],
])("%s is read as %s [NOT-5]", (source, label) => {
  expect(treeOf(source).blocks[0]?.block).toMatchObject({ children: [{ type: "wikilink", label }] });
});
