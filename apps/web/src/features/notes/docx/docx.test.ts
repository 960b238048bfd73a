import { loadTypesetter } from "@jotter/markdown/formula";
import { xssWords } from "@jotter/markdown/testing/xss-corpus";
import { beforeAll, describe, expect, test } from "vitest";
import { openZip } from "../import/zip-file.ts";
import type { DocxOptions } from "./document.ts";
import { docxFile } from "./docx-file.ts";
import { ommlOf } from "./omml.ts";
import { parsedXml, type XmlNode } from "./xml.ts";

let typeset: DocxOptions["typeset"];
beforeAll(async () => {
  typeset = await loadTypesetter();
});

/** The parts of the file for one note, each read as XML. */
async function partsOf(body: string, title = "Cells", tags: readonly string[] = []) {
  const png = { bytes: new Uint8Array([1, 2, 3]), type: "png" as const, width: 4000, height: 1000 };
  const file = await docxFile([{ title, body, tags }], Date.UTC(2026, 1, 1), {
    typeset,
    pictureOf: (id) => (id === "gone" ? null : png),
    calloutName: (kind) => `callout ${kind}`,
  });
  const opened = await openZip(file);
  if (!opened.ok) throw new Error(opened.problem);
  const parts = new Map<string, string>();
  for (const { path, read } of opened.value) {
    const content = await read();
    if (!content.ok) throw new Error(content.problem);
    parts.set(path, new TextDecoder().decode(content.value));
  }
  const xml = (path: string) => {
    const read = parsedXml((parts.get(path) ?? "").replace(/^<\?xml[^>]*\?>\n/, ""));
    if (!read) throw new Error(`${path} is not well-formed.`);
    return read;
  };
  return { parts, xml, all: [...parts.keys()] };
}

function find(node: XmlNode, name: string): readonly XmlNode[] {
  return [...(node.name === name ? [node] : []), ...node.children.flatMap((child) => find(child, name))];
}
const words = (node: XmlNode): string => [...find(node, "w:t"), ...find(node, "m:t")].map(({ text }) => text).join("");
const styleOf = (paragraph: XmlNode) => find(paragraph, "w:pStyle")[0]?.attributes["w:val"] ?? null;

const everything = `---
hidden: yes
---
# Top
## Below
Plain **bold** *italic* ~~gone~~ ==marked== \`code\` [site](https://example.org/?a=1&b=2) [[Other|other]] #tag[^1]

- one
  - deeper
- [x] done

3. three
4. four

> quoted

> [!tip]
> careful

| a | b |
|:--|--:|
| 1 | $x^2$ |

\`\`\`js
let a = 1 < 2;
\`\`\`

$$\\frac{a}{b}$$

![leaf](attachment:abc) ![lost](attachment:gone)

---

[^1]: The note with $y$.
`;

describe("a note leaves as a Word document [NOT-5]", () => {
  test("whose parts are well-formed and name each other", async () => {
    const { xml, all } = await partsOf(everything, "Cells & co", ["bio"]);
    const read = all.filter((path) => /\.(?:xml|rels)$/.test(path)).map(xml);
    expect(read).toHaveLength(8);
    const targets = find(xml("word/_rels/document.xml.rels"), "Relationship").map(({ attributes }) => attributes);
    for (const { Target = "", TargetMode } of targets) {
      if (TargetMode !== "External") expect(all).toContain(`word/${Target}`);
    }
    expect(targets.map(({ Target }) => Target)).toContain("https://example.org/?a=1&b=2");
    const ids = new Set(targets.map(({ Id }) => Id));
    const document = xml("word/document.xml");
    for (const { attributes } of find(document, "w:hyperlink")) expect(ids).toContain(attributes["r:id"]);
    for (const { attributes } of find(document, "a:blip")) expect(ids).toContain(attributes["r:embed"]);
    const lists = find(xml("word/numbering.xml"), "w:num").map(({ attributes }) => attributes["w:numId"]);
    for (const { attributes } of find(document, "w:numId")) expect(lists).toContain(attributes["w:val"]);
    const styles = find(xml("word/styles.xml"), "w:style").map(({ attributes }) => attributes["w:styleId"]);
    for (const paragraph of find(document, "w:p")) {
      const style = styleOf(paragraph);
      if (style) expect(styles).toContain(style);
    }
  });

  test("with its headings, words, lists, tables, code, pictures and footnotes", async () => {
    const { xml } = await partsOf(everything, "Cells & co", ["bio"]);
    const document = xml("word/document.xml");
    const lines = find(document, "w:p").map((paragraph) => [styleOf(paragraph), words(paragraph)]);
    expect(lines.filter(([style, text]) => style || text)).toEqual([
      ["Title", "Cells & co"],
      ["Tags", "#bio"],
      ["Heading1", "Top"],
      ["Heading2", "Below"],
      [null, "Plain bold italic gone marked code site other #tag"],
      ["ListParagraph", "one"],
      ["ListParagraph", "deeper"],
      ["ListParagraph", "☑ done"],
      ["ListParagraph", "three"],
      ["ListParagraph", "four"],
      ["Quote", "quoted"],
      ["Quote", "callout tip"],
      ["Quote", "careful"],
      [null, "a"],
      [null, "b"],
      [null, "1"],
      [null, "x2"],
      ["CodeBlock", "let a = 1 < 2;"],
      [null, "ab"],
      [null, " lost"],
      ["Rule", ""],
    ]);
    const looks = (name: string) =>
      find(document, "w:r")
        .filter((run) => find(run, name).length > 0)
        .map(words);
    expect(looks("w:strike")).toEqual(["gone"]);
    expect(looks("w:highlight")).toEqual(["marked"]);
    expect(looks("w:i")).toEqual(["italic"]);
    expect(find(document, "wp:extent")[0]?.attributes).toEqual({ cx: "5760000", cy: "1440000" });
    expect(find(document, "w:footnoteReference")[0]?.attributes).toEqual({ "w:id": "1" });
    expect(words(find(xml("word/footnotes.xml"), "w:footnote")[2] ?? document)).toBe(" The note with .y");
    expect(find(xml("word/numbering.xml"), "w:startOverride")[0]?.attributes).toEqual({ "w:val": "3" });
  });

  test("and nothing in it is markup of somebody's making", async () => {
    const nasty = [...xssWords, "a\u0000b\u000b\ud800", "]]>", "<w:p/>"];
    const { xml } = await partsOf(nasty.join("\n\n"), nasty.join(" "), nasty);
    const document = xml("word/document.xml");
    expect(words(find(document, "w:p")[0] ?? document)).toContain("<w:p/>");
  });
});

describe("a formula in Word is Word's own [MTH-3]", () => {
  const omml = (tex: string) => {
    const drawn = typeset(tex, true);
    const mathMl = "html" in drawn ? /<math[\s\S]*<\/math>/.exec(drawn.html)?.[0] : undefined;
    const made = mathMl ? ommlOf(mathMl) : null;
    return made ? parsedXml(made) : null;
  };
  /** The structure without how it looks: `f(num(a) den(b))`. */
  const shape = (node: XmlNode): string => {
    if (node.name === "m:r") return words(node);
    const inside = node.children.filter(({ name }) => !/Pr$/.test(name)).map(shape);
    return `${node.name.slice(2)}(${inside.join(" ")})`;
  };

  test.each([
    ["\\frac{a}{b}", "f(num(a) den(b))"],
    ["\\sqrt{x}", "rad(deg() e(x))"],
    ["\\sqrt[3]{x}", "rad(deg(3) e(x))"],
    ["x_1^2", "sSubSup(e(x) sub(1) sup(2))"],
    ["\\sum_{i=1}^{n} i = 1", "nary(sub(i = 1) sup(n) e(i)) = 1"],
    ["\\int_0^1 x\\,dx", "nary(sub(0) sup(1) e(x \u2009 d x))"],
    ["\\left(\\frac{1}{2}\\right)", "d(e(f(num(1) den(2))))"],
    ["\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}", "d(e(m(mr(e(a) e(b)) mr(e(c) e(d)))))"],
    ["\\hat{x}+\\vec{y}+\\overline{z}", "acc(e(x)) + acc(e(y)) + bar(e(z))"],
    ["\\lim_{x\\to 0}\\sin x", "limLow(e(lim) lim(x → 0)) sin x"],
    ["\\text{if } x", "if  x"],
    ["\\binom{n}{k}", "d(e(f(num(n) den(k))))"],
    ["\\underbrace{a}_{b}", "limLow(e(groupChr(e(a))) lim(b))"],
  ])("%s", (tex, expected) => {
    const made = omml(tex);
    expect(made && shape(made)).toBe(`oMath(${expected})`);
  });

  test("and every formula of a student's year gives one, or stays LaTeX", async () => {
    const common = [
      "E=mc^2",
      "\\vec{F}=m\\vec{a}",
      "x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}",
      "\\begin{cases}x & x>0\\\\-x & x\\le 0\\end{cases}",
      "\\begin{aligned}a&=b\\\\&=c\\end{aligned}",
      "\\mathbb{R}\\subset\\mathbb{C}",
      "\\ce{}",
      "\\oint_C \\vec{B}\\cdot d\\vec{l}=\\mu_0 I",
      "\\prod_{k=1}^n k + 1",
      "\\bigcup_{i} A_i",
      "\\boxed{a}",
      "\\overset{!}{=}",
      "\\left\\{x\\mid x>0\\right.",
    ];
    const unknown = common.filter((tex) => omml(tex) === null);
    expect(unknown).toEqual(["\\ce{}"]);
    expect((await partsOf("$\\undefinedcommand$")).parts.get("word/document.xml")).toContain("\\undefinedcommand");
  });
});
