import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { goldenMaths } from "./testing/golden-maths.ts";
import { treeOf } from "./tree.ts";
import type { Block, Inline } from "./tree-types.ts";

const blocks = (text: string): readonly Block[] => treeOf(text).blocks.map(({ block }) => block);
const text = (words: string): Inline => ({ type: "text", text: words });
const paragraph = (...children: readonly Inline[]): Block => ({ type: "paragraph", children });

/** All formulas of a tree in order, display ones with two dollars around them. */
function formulas(source: string): readonly string[] {
  const found: string[] = [];
  JSON.stringify(treeOf(source), (_, value) => {
    if (value?.type === "maths") found.push(value.display === false ? `$${value.tex}$` : `$$${value.tex}$$`);
    return value;
  });
  return found.map((formula) => formula.replace(/[ \t\r]*\n[ \t]*/g, "\n"));
}

describe("a text as a tree [NOT-2] [NOT-3]", () => {
  test.each(goldenMaths)("maths: $name [MTH-1] [MTH-2]", ({ text, formulas: expected }) => {
    expect(formulas(text)).toEqual(expected.map((formula) => formula.replace(/[ \t\r]*\n[ \t]*/g, "\n")));
  });

  test("lines stay lines, a hard break is one, and escapes and entities are what they stand for", () => {
    expect(blocks("a\n  b  \nc\\* &eacute;&#x26; &nosuch;")).toEqual([
      paragraph(text("a\nb"), { type: "break" }, text("c* é& &nosuch;")),
    ]);
  });

  test("links: with an address, by reference, bare; brackets without an address stay brackets", () => {
    expect(blocks("[a](https://x.org 't') [b] [c] www.x.org\n\n[B]: /notes")).toEqual([
      paragraph(
        { type: "link", href: "https://x.org", title: "t", children: [text("a")] },
        text(" "),
        { type: "link", href: "/notes", children: [text("b")] },
        text(" [c] "),
        { type: "link", href: "https://www.x.org", children: [text("www.x.org")] },
      ),
    ]);
  });

  test("an address that is not http, https, mailto or ours leaves its words", () => {
    expect(blocks("[a](javascript:alert) [b](data:x) [c](//x.org) [d](/api/x) [e](ftp://x)")).toEqual([
      paragraph(text("a b c d e")),
    ]);
  });

  test("a link to a heading finds it, whatever is in its name", () => {
    expect(blocks("## Über *alles*!\n\n[x](#%C3%9Cber%20alles)")).toEqual([
      {
        type: "heading",
        level: 2,
        id: "über-alles",
        children: [text("Über "), { type: "emphasis", children: [text("alles")] }, text("!")],
      },
      paragraph({ type: "link", href: "#über-alles", children: [text("x")] }),
    ]);
  });

  test("headings of one name get ids of their own", () => {
    const ids = blocks("# a\n# a\n# a-1\n# a\n# !").map((block) => block.type === "heading" && block.id);
    expect(new Set(ids).size).toBe(5);
    expect(ids.slice(0, 2)).toEqual(["a", "a-1"]);
  });

  test("footnotes are numbered as they are referred to, and a note nobody refers to comes last", () => {
    expect(treeOf("x[^b] y[^a] z[^b] [^none]\n\n[^a]: A\n[^b]: B [^c]\n[^c]: C\n[^d]: D").footnotes).toEqual([
      { number: 1, uses: 2, children: [text("B "), { type: "footnote", number: 3, use: 1 }] },
      { number: 2, uses: 1, children: [text("A")] },
      { number: 3, uses: 1, children: [text("C")] },
      { number: 4, uses: 0, children: [text("D")] },
    ]);
  });

  test("a callout has a kind, a title and its text; unknown kinds are notes", () => {
    expect(blocks("> [!CAUTION]- Mind *this*\n> now")).toEqual([
      {
        type: "callout",
        kind: "warning",
        fold: "closed",
        title: [text("Mind "), { type: "emphasis", children: [text("this")] }],
        children: [paragraph(text("now"))],
      },
    ]);
    expect(blocks("> [!whatever]\n> now")).toMatchObject([{ type: "callout", kind: "note", title: [] }]);
  });

  test("a task says where its sign stands, so that it can be ticked", () => {
    const source = "- [ ] a\n- [x] b";
    const [list] = blocks(source);
    const tasks = list?.type === "list" ? list.items.map(({ task }) => task) : [];
    expect(tasks).toEqual([
      { done: false, at: 3 },
      { done: true, at: 11 },
    ]);
    expect(source.slice(0, 3) + source.slice(3).replace(" ", "x")).toContain("- [x] a");
  });

  test("tables keep their empty cells and their alignment", () => {
    expect(blocks("| a | | c |\n|:-|:-:|-:|\n| | b\\|d |\n| 1 | 2 | 3 | 4 |")).toEqual([
      {
        type: "table",
        align: ["left", "center", "right"],
        head: [[text("a")], [], [text("c")]],
        rows: [
          [[], [text("b|d")]],
          [[text("1")], [text("2")], [text("3")], [text("4")]],
        ],
      },
    ]);
  });

  test("a table hides no word, also where the bars of a formula cut it in more cells than its head has [NOT-5]", () => {
    expect(blocks("| a | b |\n|-|-|\n| $|x|$ | c |")).toMatchObject([
      { rows: [[[text("$")], [text("x")], [text("$")], [text("c")]]] },
    ]);
  });

  test("a bar in a formula or in code of a table is a bar", () => {
    expect(blocks("| $\\|x\\|$ | `a\\|b` |\n|-|-|")).toEqual([
      {
        type: "table",
        align: [null, null],
        head: [[{ type: "maths", tex: "|x|", display: false }], [{ type: "code", text: "a|b" }]],
        rows: [],
      },
    ]);
  });

  test("a picture may say how wide it is [NOT-5]", () => {
    const image = (words: string) => blocks(`![${words}](attachment:x1)`);
    const shown = (fields: object) => [{ type: "paragraph", children: [{ type: "image", id: "x1", ...fields }] }];
    expect(image("a cell|100")).toEqual(shown({ alt: "a cell", width: 100 }));
    expect(image("a cell | 100x80")).toEqual(shown({ alt: "a cell", width: 100 }));
    expect(image("|100")).toEqual(shown({ alt: "", width: 100 }));
    expect(image("100")).toEqual(shown({ alt: "100" }));
    expect(image("a|b")).toEqual(shown({ alt: "a|b" }));
    expect(image("a|0")).toEqual(shown({ alt: "a|0" }));
  });

  test("code is what was typed, in a quotation and with Windows line ends too", () => {
    expect(blocks("> ```py title\n> a\n>   b\n> ```")).toEqual([
      { type: "quote", children: [{ type: "code", language: "py", text: "a\n  b" }] },
    ]);
    expect(blocks("```\r\na\r\nb\r\n```\r\n")).toEqual([{ type: "code", language: "", text: "a\nb" }]);
  });

  test.each([
    ["lines", "- a\n".repeat(120_000), 100_000],
    ["blocks", "a\n\n".repeat(30_000), 20_000],
  ])(
    "beyond as many %s as no book has the rest is shown as it was typed, and nothing is left out",
    (_, whole, most) => {
      const tree = treeOf(`${whole}the end`).blocks;
      const typed = tree.filter(({ block }) => block.type === "source");
      expect(typed.map(({ block }) => block.type === "source" && block.text).join("")).toMatch(/the end$/);
      expect(whole.slice(0, typed[0]?.from).match(/a\n/g)).toHaveLength(most);
      for (const [at, { to }] of tree.entries()) {
        expect(whole.slice(to, tree[at + 1]?.from ?? to).trim()).toBe("");
      }
    },
  );

  test("front matter, comments and definitions are not shown; other HTML is shown as it was typed", () => {
    expect(blocks("---\ntitle: x\n---\na <!-- b --> <b>c</b>\n\n<div>\nd\n</div>")).toEqual([
      paragraph(text("a  <b>c</b>")),
      paragraph(text("<div>\nd\n</div>")),
    ]);
  });

  test("every block knows its part of the text", () => {
    const source = "# a\n\nb\n\n- c";
    expect(treeOf(source).blocks.map(({ from, to }) => source.slice(from, to))).toEqual(["# a", "b", "- c"]);
  });

  test("links between notes, tags and pictures", () => {
    expect(blocks("[[Cell|the cell]] #bio ![a *b*](attachment:x1)")).toEqual([
      paragraph(
        { type: "wikilink", target: "Cell", label: "the cell" },
        text(" "),
        { type: "hashtag", tag: "bio" },
        text(" "),
        { type: "image", id: "x1", alt: "a b" },
      ),
    ]);
  });
});

describe("a text as plain words", () => {
  test("has the words of everything, and no signs", () => {
    const words = plainText(treeOf("# A *b*\n\n- [x] c `d`\n\n> [!tip] T\n> [e](https://x) $x$[^1]\n\n[^1]: f"));
    expect(words).toBe("A b\n\nc d\n\nT\n\ne x\n\nf");
  });
});

describe("no text is too much", () => {
  const long: readonly (readonly [string, string])[] = [
    ["brackets", "[".repeat(50_000)],
    ["emphasis", "*a ".repeat(20_000)],
    ["emphasis in emphasis", "*a ".repeat(5000) + "b*".repeat(5000)],
    ["stars", "*".repeat(10_000) + "a".repeat(3) + "*".repeat(10_000)],
    ["highlights in highlights", "==a ".repeat(5000) + "b== ".repeat(5000)],
    ["pictures that begin", "![".repeat(20_000)],
    ["pictures in pictures", "![".repeat(20_000) + "](attachment:a)".repeat(20_000)],
    ["links in links", "[".repeat(10_000) + "](b)".repeat(10_000)],
    ["links without an end", "[a](".repeat(20_000)],
    ["titles without an end", `${'[a](b "'.repeat(15_000)})`],
    ["titles over many lines", `[a]: b '${"c\n".repeat(20_000)}`],
    ["angles", "<".repeat(50_000)],
    ["comments without an end", "<!--".repeat(20_000)],
    ["growing backticks", Array.from({ length: 700 }, (_, length) => "`".repeat(length + 1)).join(" ")],
    ["formulas without an end", "\\(a ".repeat(20_000)],
    ["blanks", `a${" ".repeat(50_000)}b`],
    ["a table of 20,000 cells", `|a|b|\n|-|-|\n${"|c|d|\n".repeat(10_000)}`],
    ["a table of 20,000 columns", `|${"a|".repeat(20_000)}\n|${"-|".repeat(20_000)}\n${"|b|\n".repeat(1000)}`],
    ["quotations", `${">".repeat(10_000)}a`],
    ["lists", `${"- ".repeat(10_000)}a`],
    ["footnotes", "[^1] ".repeat(10_000) + "\n\n[^1]: a".repeat(100)],
    ["headings of one name", "# a\n".repeat(5000)],
    ["entities", "&amp;".repeat(20_000)],
    ["5 MB in one paragraph", "word *word* ".repeat(420_000)],
    ["5 MB of notes", "# Head\n\nSome *words* and $x^2$ in a [link](/a).\n\n- one\n- two\n\n".repeat(75_000)],
  ];

  // However busy the machine is, this is enough; what is quadratic takes hours.
  test.each(long)("%s", { timeout: 120_000 }, (_, source) => {
    const tree = treeOf(source);
    expect(tree.blocks.length + tree.footnotes.length).toBeGreaterThan(0);
    expect(() => JSON.stringify(tree)).not.toThrow();
  });

  test("and what a long paragraph of a real note holds is all there", () => {
    const many = (piece: string) => Array.from({ length: 200 }, () => piece).join(" and ");
    const source = many(
      "[^1] [[Cell]] [a](/b) **c** *d* ==e== `f` $g$ \\(h\\) i@j.org k_l@m.org (www.n.org) https://o.org <http://p>",
    );
    const counts: Record<string, number> = {};
    JSON.stringify(treeOf(`${source}\n\n[^1]: q`).blocks, (_, value) => {
      if (value?.type) counts[value.type] = (counts[value.type] ?? 0) + 1;
      return value;
    });
    expect(counts).toMatchObject({
      footnote: 200,
      wikilink: 200,
      link: 1200,
      strong: 200,
      emphasis: 200,
      highlight: 200,
      code: 200,
      maths: 400,
    });
  });

  test("what Obsidian hides is hidden here, and a power or one sign of two is not", () => {
    expect(plainText(treeOf("Cells %%check this%% divide. ^block1"))).toBe("Cells  divide.");
    expect(plainText(treeOf("- one ^37066d\n- two"))).toBe("one\n\ntwo");
    for (const kept of ["so x ^2", "100%% sure", "a^block12 b", "`%%a%%`"])
      expect(plainText(treeOf(kept))).toBe(kept.replaceAll("`", ""));
  });

  test("any text becomes plain data", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (source) => {
        const tree = treeOf(source);
        expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
      }),
    );
  });
});
