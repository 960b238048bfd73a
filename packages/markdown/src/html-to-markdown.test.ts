import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeLineStart, escapeWords } from "./escape-words.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { plainText } from "./plain-text.ts";
import { xssCorpus } from "./testing/xss-corpus.ts";
import { treeOf } from "./tree.ts";
import type { Block, Inline } from "./tree-types.ts";

const text = (html: string) => htmlToMarkdown(html, { fileKey: (name) => (name === "a.png" ? "anki-0" : null) }).text;
const cloze = (html: string) => htmlToMarkdown(html, { hasGaps: true });
const shown = (markdown: string) => plainText(treeOf(markdown));
const bare = (words: string) => words.replace(/[\s\u00a0]+/g, "");

describe("a field of Anki's as our markdown", () => {
  test.each([
    ["<b>bold</b> and <i>slanted</i> <u>lines</u> <s>gone</s>", "**bold** and *slanted* *lines* ~~gone~~"],
    ["one<br>two<br><br>three", "one\ntwo\n\nthree"],
    ["<div>one</div><div>two</div><p>three</p><p>four</p>", "one\ntwo\nthree\n\nfour"],
    ["<ul><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li></ul>", "- a\n- b\n\n  1. c\n  2. d"],
    ["<ul><li>a<li>b</ul>", "- a\n- b"],
    [
      "<table><tr><th>x</th><th>y|z</th></tr><tr><td>1</td><td><b>2</b></td></tr></table>",
      "| x | y\\|z |\n| --- | --- |\n| 1 | **2** |",
    ],
    ["<pre>if (a &lt; b)<br>  go();</pre>", "```\nif (a < b)\n  go();\n```"],
    ["use <code>a*b</code> here", "use `a*b` here"],
    ["H<sub>2</sub>O, 10<sup>-3</sup>, v<sub>max</sub>", "H₂O, 10⁻³, v$_{\\text{max}}$"],
    ["\\(a &lt; b\\) and \\[x^2\\] and [$]y[/$] [$$]z[/$$]", "$a < b$ and $$x^2$$ and $y$ $$z$$"],
    ["[latex]\\frac{1}{2}[/latex] [latex]so $x$ is[/latex]", "$$\\frac{1}{2}$$ so $x$ is"],
    ["\\(x\\)5", "\\(x\\)5"],
    ['<img src="a.png" alt="A cell" width="200"> <img src="b.png">', "![A cell|200](attachment:anki-0) b.png"],
    ['<a href="https://example.org/a(b)">words</a>', "[words](<https://example.org/a(b)>)"],
    ['<a href="javascript:alert(1)">words</a>', "words"],
    ["costs $5 and $10", "costs \\$5 and \\$10"],
    ["a*b_c #tag x::y == z ~~q~~", "a\\*b_c \\#tag x\\::y \\=\\= z \\~\\~q\\~\\~"],
    ["&nbsp;&lt;script&gt; &amp;amp; &eacute;", "\\<script> \\&amp; é"],
    ["1. first<br># second<br>- third<br>---", "1\\. first\n\\# second\n\\- third\n\\---"],
    ["<h1><a><h1>Cells</h1></a></h1><h2># 1</h2>", "# Cells\n\n## \\# 1"],
    ["<ruby>犬<rt>いぬ</rt></ruby>", "犬いぬ"],
    ["<span style='color:red'>red</span><font>blue</font>", "redblue"],
    ["a <!-- nothing --> b<script>x()</script><style>y</style>", "a  b"],
    ["5 < 6 and 7 > 2", "5 < 6 and 7 > 2"],
  ])("%s [FLA-4]", (html, markdown) => {
    expect(text(html)).toBe(markdown);
  });

  test("stars that would be read as stars are left out, and the words are there [FLA-4]", () => {
    expect(text("wo<b>rd.</b>s")).toBe("word.s");
    expect(text("<b>a</b><i>b</i>")).toMatch(/a.*b/);
    expect(text("漢<b>字。</b>字")).toBe("漢字。字");
  });

  test("plain words are shown as they are, whatever signs they have [FLA-4]", () => {
    const sign = fc.constantFrom(
      ..."ab1 *_`~=:#$<>[]()!|\\&;^%-+.\n\"'{}中，@/".split(""),
      "::",
      "==",
      "https://a.b/c",
      "[[x]]",
      "&amp;",
      "- ",
      "1. ",
      "$x$",
    );
    fc.assert(
      fc.property(
        fc.array(sign, { maxLength: 14 }).map((signs) => signs.join("")),
        (words) => {
          const written = escapeWords(words.replace(/\s+/g, " ").trim()).split("\n").map(escapeLineStart).join("\n");
          expect(bare(shown(written))).toBe(bare(words));
        },
      ),
      { numRuns: 5000 },
    );
  });

  test("marked words are shown as they are too [FLA-4]", () => {
    const words = fc
      .array(fc.constantFrom("a", "word", " ", ".", "*", "=", "$", "_", "中", "(", ")", "1"), { maxLength: 5 })
      .map((all) => all.join(""));
    const tag = fc.constantFrom("b", "i", "s", "span", "u");
    const part = fc.oneof(
      words,
      fc.tuple(tag, words).map(([name, inner]) => `<${name}>${inner}</${name}>`),
    );
    const html = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(html, (given) => {
        expect(bare(shown(text(given)))).toBe(bare(given.replace(/<[^<>]*>/g, "")));
      }),
      { numRuns: 3000 },
    );
  });
});

describe("a cloze of Anki's", () => {
  test.each([
    ["The {{c1::cell}} has a {{c2::wall::outside}}.", "The ==cell== has a ==wall== (outside).", [[1], [2]]],
    ["{{c1::a}}{{c2::b}}", "==a== ==b==", [[1], [2]]],
    ["\\(x = {{c1::2}}\\) and {{c2::\\(y\\)}}", "$x =$ ==$2$== and ==$y$==", [[1], [2]]],
    [
      "\\[{{c1::F}} = {{c2::ma::a law}}\\]",
      "==$\\displaystyle F$== $\\displaystyle =$ ==$\\displaystyle ma$==",
      [[1], [2]],
    ],
    ["\\(\\frac{1}{ {{c1::a}} } x^{{c2::2}}\\)", "==$\\frac{1}{ a } x^2$==", [[1, 2]]],
    ["{{c3::\\(x + {{c1::2}}\\)}}", "==$x +$== ==$2$==", [[3], [1, 3]]],
    ["{{c1::<b>bold</b> word}}", "==**bold** word==", [[1]]],
    ["<b>{{c1::a</b>}} b", "==**a**== **b**", [[1]]],
    ["{{c1::one {{c2::two}} three}}", "==one== ==two== ==three==", [[1], [2, 1], [1]]],
    ["{{c1::{{c2::two}}}}", "==two==", [[2, 1]]],
    [
      "{{c1::({{c2::two}}, {{c3::three}})}}",
      "(==two==, ==three==)",
      [
        [2, 1],
        [3, 1],
      ],
    ],
    ["{{c1::a {{c1::b}}}}", "==a== ==b==", [[1], [1]]],
    ["{{c1:: padded }}!", "==padded== !", [[1]]],
    ["x={{c1::5}}=y", "x&#61;==5==\\=y", [[1]]],
    ["{{c1::a<br>b}}", "==a\nb==", [[1]]],
    ["pre{{c1::fix}}es", "pre==fix==es", [[1]]],
    ["{{c1::}} and }} and {{x}}", "and }} and {{x}}", []],
  ])("%s [FLA-4]", (html, markdown, gaps) => {
    expect(cloze(html)).toEqual({ text: markdown, gaps });
  });

  test("has as many marked gaps as numbers, whatever stands around them [FLA-4]", () => {
    const words = fc
      .array(fc.constantFrom("a", " ", "=", "*", ".", "中", "$", "<br>", "\\(x\\)"), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(""));
    const part = fc.oneof(
      words,
      fc.tuple(fc.integer({ min: 1, max: 4 }), words).map(([number, inner]) => `{{c${number}::${inner}}}`),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const { text, gaps } = cloze(parts.join(""));
        expect(gapsIn(text)).toBe(gaps.length);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("what a stranger put in a field", () => {
  test("never runs and never asks anybody for anything [FLA-4]", () => {
    for (const { text: payload } of xssCorpus) {
      for (const html of [payload, `{{c1::${payload}}}`]) {
        const { text } = htmlToMarkdown(html, { hasGaps: true });
        const links = linksIn(text);
        expect(links.filter((href) => !/^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(href))).toEqual([]);
        expect(treeOf(text).blocks.length).toBeLessThan(1000);
      }
    }
  });

  test("is read to its end in time, however it is made", () => {
    for (const trouble of [
      "<a",
      "<a '",
      "{{c1::",
      "\\(",
      "[latex]",
      "<b>",
      "</b>",
      "<!--",
      "&",
      "<ul><li>",
      "::",
      "}}",
      "[sound:",
      "<script>",
      "<td>",
      "==",
      "<br>",
    ]) {
      const began = performance.now();
      htmlToMarkdown(trouble.repeat(20_000), { hasGaps: true });
      expect(performance.now() - began).toBeLessThan(4000);
    }
  });
});

function gapsIn(markdown: string): number {
  return countHighlights(treeOf(markdown).blocks.map(({ block }) => block));
}

function countHighlights(parts: readonly (Block | Inline)[]): number {
  return parts.reduce(
    (count, part) =>
      count + (part.type === "highlight" ? 1 : 0) + ("children" in part ? countHighlights(part.children) : 0),
    0,
  );
}

function linksIn(markdown: string): readonly string[] {
  const found: string[] = [];
  JSON.stringify(treeOf(markdown), (key, value) => {
    if (key === "href") found.push(value);
    return value;
  });
  return found;
}
