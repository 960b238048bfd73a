import { plainText } from "@jotter/markdown/plain-text";
import { treeOf } from "@jotter/markdown/tree";
import type { Block, Inline } from "@jotter/markdown/tree-types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkedPlace, namedPlace, placeHref } from "./mark-link.ts";
import { marksAsJson, marksAsMarkdown } from "./marks-out.ts";
import { inReadingOrder, type StoredMark } from "./use-marks.ts";

const words = { page: (page: number) => `p. ${page + 1}`, area: "An area" };
const handout = { id: "doc-1", title: "Cell [cycle] handout" };

function marked(change: Partial<StoredMark>): StoredMark {
  const plain = { documentId: "doc-1", page: 0, quote: "", colour: "lime", comment: "", createdAt: 1, updatedAt: 1 };
  return { id: "m", ...plain, ...change } as StoredMark;
}

function linksIn(blocks: readonly Block[]): readonly string[] {
  const inInlines = (inlines: readonly Inline[]): readonly string[] =>
    inlines.flatMap((one) => {
      if (one.type === "link") return [one.href];
      return one.type === "wikilink" ? [`[[${one.target}]]`] : [];
    });
  return blocks.flatMap((block) => {
    if (block.type === "paragraph") return inInlines(block.children);
    return block.type === "quote" ? linksIn(block.children) : [];
  });
}

const linksOf = (text: string) => linksIn(treeOf(text).blocks.map(({ block }) => block));

describe("marks that leave their document", () => {
  test("are quotations that lead back to their place, with what was said about them [DOC-3]", () => {
    const marks = [
      marked({ id: "m1", page: 2, quote: "Separase is\nactivated", comment: "= answer to no. 4" }),
      marked({ id: "m2", page: 4, areas: [{ x: 1, y: 2, width: 3, height: 4 }] }),
    ];
    expect(marksAsMarkdown(handout, marks, words)).toBe(
      [
        "[Cell cycle handout](/docs/doc-1)",
        "> Separase is activated [p. 3](/docs/doc-1?page=3&mark=m1)",
        "= answer to no. 4",
        "> An area [p. 5](/docs/doc-1?page=5&mark=m2)\n",
      ].join("\n\n"),
    );
  });

  test("show exactly the words that were marked, and no link but ours [DOC-3]", () => {
    const piece = fc.constantFrom(
      "[[",
      "]]",
      "[1]",
      "](",
      "*",
      "**",
      "#",
      "# ",
      "> ",
      "|",
      "$",
      "==",
      "cell",
      " ",
      "\\",
      "`",
      "1. ",
      "- ",
      "%%",
      "细胞",
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const quote = `a ${pieces.join("")} z`;
        const text = marksAsMarkdown(handout, [marked({ id: "m1", page: 2, quote })], words);
        expect(linksOf(text)).toEqual(["/docs/doc-1", "/docs/doc-1?page=3&mark=m1"]);
        expect(plainText(treeOf(text))).toBe(`Cell cycle handout\n\n${quote.replace(/\s+/g, " ").trim()} p. 3`);
      }),
    );
  });

  test("are whole as data", () => {
    const json = JSON.parse(marksAsJson(handout, [marked({ id: "m1", page: 1, quote: "wait", from: 7 })], ["i", "ii"]));
    expect(json).toEqual({
      document: handout,
      marks: [
        {
          id: "m1",
          page: 2,
          label: "ii",
          quote: "wait",
          from: 7,
          colour: "lime",
          comment: "",
          createdAt: "1970-01-01T00:00:00.001Z",
          updatedAt: "1970-01-01T00:00:00.001Z",
        },
      ],
    });
  });

  test("stand in the order they are read", () => {
    const area = (y: number) => [{ x: 0, y, width: 10, height: 10 }];
    const marks = [
      marked({ id: "d", page: 1 }),
      marked({ id: "c", areas: area(700) }),
      marked({ id: "b", areas: area(20), createdAt: 9 }),
      marked({ id: "a", areas: area(20), createdAt: 3 }),
    ];
    expect(inReadingOrder(marks).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });
});

test("the address of a place says it and is read again, whatever it holds [DOC-3]", () => {
  const text = fc.string({ minLength: 1, maxLength: 200, unit: "grapheme" }).filter((one) => one.isWellFormed());
  fc.assert(
    fc.property(fc.nat(9999), text, (page, quote) => {
      const [, search = ""] = placeHref("doc 1", { page, quote }).split("?");
      expect(linkedPlace(Object.fromEntries(new URLSearchParams(search)))).toEqual({
        page,
        mark: undefined,
        quote: quote.slice(0, 300),
      });
    }),
  );
  expect(placeHref("doc-1")).toBe("/docs/doc-1");
  expect(linkedPlace({ page: "0", mark: "", quote: undefined })).toEqual({});
  expect(linkedPlace({ page: "three" }).page).toBeUndefined();
  expect(placeHref("doc-1", { page: 2, line: 39, share: 0.25 })).toBe("/docs/doc-1?page=3&line=40&down=250");
  expect(linkedPlace({ page: 3, line: 40, down: 250 })).toEqual({ page: 2, line: 39, share: 0.25 });
  expect(namedPlace("page-3-40")).toEqual({ page: 2, line: 39 });
  expect([namedPlace("page-3"), namedPlace("the-cell"), namedPlace("page-3-40-2")]).toEqual([null, null, null]);
});

test("an area goes into a note as its picture, and where there is none it is named [DOC-3]", () => {
  const marks = [marked({ id: "a", page: 86, areas: [] }), marked({ id: "b", page: 3, areas: [] })];
  const pictures = new Map([["a", "![p. 87](attachment:00)"]]);
  expect(
    marksAsMarkdown(handout, marks, { ...words, pictures })
      .split("\n\n")
      .slice(1),
  ).toEqual([
    "> ![p. 87](attachment:00) [p. 87](/docs/doc-1?page=87&mark=a)",
    "> An area [p. 4](/docs/doc-1?page=4&mark=b)\n",
  ]);
});
