import { describe, expect, test } from "vitest";
import { grammar } from "./grammar.ts";
import { goldenMaths } from "./testing/golden-maths.ts";
import { texOf } from "./tex.ts";

const trimmed = (text: string) => text.replace(/[ \t\r]*\n[ \t]*/g, "\n");

function formulas(text: string): string[] {
  const found: string[] = [];
  grammar.parse(text).iterate({
    enter: ({ name, node }) => {
      if (name === "InlineMath") found.push(`$${texOf(node, text)}$`);
      if (name === "BlockMath" || name === "DisplayMath") found.push(`$$${texOf(node, text)}$$`);
    },
  });
  return found.map(trimmed);
}

/** The names of the nodes, as they nest. */
function names(text: string): string {
  return grammar.parse(text).toString();
}

describe("the grammar", () => {
  test.each(goldenMaths)("maths: $name [MTH-1] [MTH-2]", ({ text, formulas: expected }) => {
    expect(formulas(text.replaceAll("\r\n", "\n"))).toEqual(expected.map(trimmed));
  });

  test("display maths without an end is a paragraph, and what follows is what it was [MTH-1]", () => {
    expect(names("$$\nx *y*\n\n# Title")).toBe(
      "Document(Paragraph(Emphasis(EmphasisMark,EmphasisMark)),ATXHeading1(HeaderMark))",
    );
  });

  test("an end of display maths is looked for only as far as a formula can reach [MTH-1]", () => {
    const lines = "x\n".repeat(100_000);
    expect(names(`$$\n${lines}# Title\n\\[\ny\n\\]`)).toBe(
      "Document(Paragraph,Paragraph,ATXHeading1(HeaderMark),BlockMath(MathMark,MathMark))",
    );
  });

  test("front matter stands only at the beginning, and only with an end [NOT-5]", () => {
    expect(names("---\ntitle: x\n---\n\n# Hi")).toBe("Document(FrontMatter,ATXHeading1(HeaderMark))");
    expect(names("---\n\ntext")).toBe("Document(HorizontalRule,Paragraph)");
    expect(names("text\n\n---\na: b\n---")).not.toContain("FrontMatter");
  });

  test("footnotes, links between notes, highlights, tags and callouts are known [NOT-3]", () => {
    expect(names("a[^1]\n\n[^1]: b *c*\n[^2]: d")).toBe(
      "Document(Paragraph(FootnoteReference),FootnoteDefinition(FootnoteLabel,Emphasis(EmphasisMark,EmphasisMark)),FootnoteDefinition(FootnoteLabel))",
    );
    expect(names("see [[Cell|the cell]] and [[Cell]]")).toBe(
      "Document(Paragraph(WikiLink(WikiMark,WikiTarget,WikiMark,WikiLabel,WikiMark),WikiLink(WikiMark,WikiTarget,WikiMark)))",
    );
    expect(names("a ==b== c === d")).toBe("Document(Paragraph(Highlight(HighlightMark,HighlightMark)))");
    expect(names("#exam at #12 and C# or a#b, (#生物)")).toBe("Document(Paragraph(Hashtag,Hashtag))");
    expect(names("> [!tip] Remember\n> this")).toBe("Document(Blockquote(QuoteMark,Paragraph(CalloutMark,QuoteMark)))");
  });

  test("nesting has an end, however deep a text goes", () => {
    for (const mark of ["> ", "- ", ">", "1. "]) {
      const tree = grammar.parse(`${mark.repeat(10_000)}x`);
      let deepest = 0;
      let depth = 0;
      tree.iterate({
        enter: () => {
          depth++;
          deepest = Math.max(deepest, depth);
        },
        leave: () => {
          depth--;
        },
      });
      expect(deepest).toBeLessThan(80);
    }
  });
});

describe("what nobody writes by hand is read in parts [NOT-3]", () => {
  const names = (text: string) => {
    const found: string[] = [];
    for (let node = grammar.parse(text).topNode.firstChild; node; node = node.nextSibling) found.push(node.name);
    return found;
  };

  test("a paragraph or a table of very many lines goes on as another", () => {
    expect(names("some words\n".repeat(1000))).toEqual(["Paragraph"]);
    expect(names("some words\n".repeat(40_000))).toEqual(["Paragraph", "Paragraph", "Paragraph"]);
    const table = (rows: number) => `| a | b |\n|---|---|\n${"| c | d |\n".repeat(rows)}`;
    expect(names(table(2000))).toEqual(["Table"]);
    expect(names(table(30_000))).toEqual(["Table", "Paragraph"]);
  });

  test("a row of thousands of cells is no row", () => {
    const row = (cell: string, count: number) => `|${`${cell}|`.repeat(count)}\n`;
    expect(names(row("a", 500) + row("-", 500) + row("b", 500))).toEqual(["Table"]);
    expect(names(row("a", 20_000) + row("-", 20_000) + row("b", 20_000))).toEqual(["Paragraph"]);
    expect(names(row("a", 2) + row("-", 2) + row("b", 20_000))).toEqual(["Table", "Paragraph"]);
  });
});
