import { describe, expect, test } from "vitest";
import { refusalOf, textOf } from "./testing/read.ts";
import { docxParts, epubParts, packed, pptxParts, shape, wordParagraph } from "./testing/write-office.ts";

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

describe("a Word file", () => {
  const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`;
  const body = [
    wordParagraph("Light", "H1"),
    wordParagraph("Plants use *light* &amp; water"),
    `<w:p><w:r><w:t>Noted</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`,
    wordParagraph("Kinds", "H2"),
    `<w:tbl><w:tr>${cell("a")}${cell("b")}</w:tr><w:tr>${cell("1")}${cell("2")}</w:tr></w:tbl>`,
  ].join("");
  const footnotes = `<w:footnotes ${w}><w:footnote w:id="1">${wordParagraph("Said by Ada.")}</w:footnote></w:footnotes>`;

  test("is its headings, paragraphs, tables and footnotes [DOC-3]", async () => {
    const file = packed(docxParts(body, { "word/footnotes.xml": footnotes }));
    const { kind, language, pages, outline } = await textOf("a.docx", file);
    // It was written by a program set to German.
    expect({ kind, language }).toEqual({ kind: "docx", language: "en" });
    expect(pages).toEqual([
      {
        label: "1",
        text: "# Light\n\nPlants use \\*light\\* & water\n\nNoted¹\n\n## Kinds\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n1. Said by Ada.",
      },
    ]);
    expect(outline.map(({ title, level }) => [title, level])).toEqual([
      ["Light", 1],
      ["Kinds", 2],
    ]);
  });

  test("is known by what it holds, not by its name [DOC-4]", async () => {
    expect((await textOf("slides.pptx", packed(docxParts(body)))).kind).toBe("docx");
    expect(
      await refusalOf("table.docx", packed({ "xl/workbook.xml": "<x/>", "[Content_Types].xml": "<Types/>" })),
    ).toBe("wrong-kind");
  });
});

describe("slides", () => {
  const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>k</a:t></a:r></a:p></a:txBody></a:tc></a:tr><a:tr><a:tc><a:txBody><a:p><a:r><a:t>v|w</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  const deep = '<a:p><a:pPr lvl="1"/><a:r><a:t>deeper</a:t></a:r></a:p>';
  const slides = [
    {
      file: "slide10",
      shapes: shape("ftr", ["Footer"]) + shape("", ["one", deep, "two"]) + shape("ctrTitle", ["Ten", "words"]),
      notes: "Say *this*.",
    },
    {
      file: "slide2",
      shapes: `<p:grpSp>${shape(null, ["Free & easy".replace("&", "&amp;")])}</p:grpSp>${table}`,
      notes: "Then that.",
    },
    { file: "slide1", shapes: "" },
  ];

  test("come in the order the presentation lists them, with what is said to each after it [DOC-3]", async () => {
    const { kind, pages, outline, withoutText } = await textOf("a.pptx", packed(pptxParts(slides)));
    expect(kind).toBe("pptx");
    expect(pages).toEqual([
      { label: "1", text: "# Ten words\n\n- one\n   - deeper\n- two\n\n> Say \\*this\\*." },
      { label: "2", text: "Free & easy\n\n| k |\n| --- |\n| v\\|w |\n\n> Then that." },
      { label: "3", text: "" },
    ]);
    expect(outline).toEqual([{ title: "Ten words", level: 1, page: 0 }]);
    expect(withoutText).toEqual([2]);
  });

  test("without titles of their own have the large words above all others; notes of several lines stay notes [DOC-3]", async () => {
    const set = (words: string, y: number, size: number) =>
      shape(null, [`<a:p><a:r><a:rPr sz="${size}"/><a:t>${words}</a:t></a:r></a:p>`]).replace(
        "<p:txBody>",
        `<p:spPr><a:xfrm><a:off x="0" y="${y}"/></a:xfrm></p:spPr><p:txBody>`,
      );
    const { pages, outline } = await textOf(
      "a.pptx",
      packed(
        pptxParts([
          { file: "s1", shapes: set("It waits.", 900, 1800) + set("Why cells wait", 300, 3000), notes: "Ask\nthem." },
          { file: "s2", shapes: set("90%", 900, 6000) + set("of cells", 300, 1800) },
          { file: "s3", shapes: set("Both", 300, 2000) + set("alike", 900, 2000) },
        ]),
      ),
    );
    expect(pages.map(({ text }) => text)).toEqual([
      "# Why cells wait\n\nIt waits.\n\n> Ask\n> them.",
      "90%\n\nof cells",
      "Both\n\nalike",
    ]);
    expect(outline).toEqual([{ title: "Why cells wait", level: 1, page: 0 }]);
  });

  test("that can be read are there though another is broken [DOC-4]", async () => {
    const { pages, cut } = await textOf(
      "a.pptx",
      packed({ ...pptxParts(slides), "ppt/slides/slide10.xml": "<p:sld><oops" }),
    );
    expect(cut).toBe("broken");
    expect(pages[0]?.text).toBe("");
    expect(pages[1]?.text).toContain("Free & easy");
  });
});

describe("a book", () => {
  const chapters = [
    { file: "z", body: "<p>No heading here, only words.</p>" },
    { file: "a", body: '<h1>Roots</h1><p>They <b>drink</b>.</p><img src="../i.png" alt="a root"/>' },
  ];

  test("is its chapters in the order of its spine, with the titles its contents give [DOC-3]", async () => {
    const book = await textOf("a.epub", packed(epubParts(chapters)));
    expect(book).toEqual({
      kind: "epub",
      title: "Leaves & light",
      language: "en-GB",
      pages: [
        { label: "1", text: "# Part 1\n\nNo heading here, only words." },
        { label: "2", text: "# Roots\n\nThey **drink**.\n\na root" },
      ],
      outline: [
        { title: "Part 1", level: 1, page: 0 },
        { title: "Part 2", level: 1, page: 1 },
      ],
      withoutText: [],
    });
  });

  test("may have its contents in the old form, and a doctype that only names itself [DOC-3]", async () => {
    const ncx = `<?xml version="1.0"?><!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx><navMap><navPoint><navLabel><text>Old</text></navLabel><content src="text/z.xhtml"/><navPoint><navLabel><text>Inner</text></navLabel><content src="text/a.xhtml#x"/></navPoint></navPoint></navMap></ncx>`;
    const parts = epubParts(chapters);
    const opf = String(parts["OEBPS/book.opf"]).replace(
      /<item id="nav"[^>]*>/,
      '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
    );
    const { outline } = await textOf("a.epub", packed({ ...parts, "OEBPS/book.opf": opf, "OEBPS/toc.ncx": ncx }));
    expect(outline).toEqual([
      { title: "Old", level: 1, page: 0 },
      { title: "Inner", level: 2, page: 1 },
    ]);
  });

  describe("whose chapters list their sections and link to each other", () => {
    const linked = [
      { file: "cover", body: '<div id="cover"><img src="c.png" alt="(missing alt)"/></div>' },
      {
        file: "one",
        body: '<ul><li><a href="#two">Two</a></li></ul><h2 id="first">One</h2><p>See <a href="two.xhtml#far">there</a>, <a href="https://example.org">outside</a> or <a href="gone.xhtml">nowhere</a>.</p><h2><a id="two"></a>2. Two</h2><p id="list">1. no list</p>',
      },
      { file: "two", body: "<p>Words.</p><p><b id='far'>Far</b> away.</p>" },
    ];
    const nav = `<html xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc"><ol><li><a href="text/one.xhtml#two">Two</a></li><li><a href="text/two.xhtml#far">Deep</a></li><li><a href="text/two.xhtml#lost">Lost</a></li></ol></nav></body></html>`;
    const file = packed(epubParts(linked, { "OEBPS/nav.xhtml": nav }));

    test("leads to the very line of each [DOC-3]", async () => {
      const { pages, outline, withoutText } = await textOf("a.epub", file);
      expect(pages.map(({ text }) => text)).toEqual([
        "",
        "- [Two](#page-2-7)\n\n## One\n\nSee [there](#page-3-5), [outside](https://example.org) or nowhere.\n\n## 2\\. Two\n\n1\\. no list",
        "# Deep\n\nWords.\n\n**Far** away.",
      ]);
      expect(outline).toEqual([
        { title: "Two", level: 1, page: 1, line: 6 },
        { title: "Deep", level: 1, page: 2, line: 4 },
        { title: "Lost", level: 1, page: 2 },
      ]);
      expect(withoutText).toEqual([0]);
    });
  });

  test("that belongs to a shop is locked [DOC-4]", async () => {
    const lock =
      '<encryption><EncryptedData><CipherData><CipherReference URI="OEBPS/text/a.xhtml"/></CipherData></EncryptedData></encryption>';
    expect(await refusalOf("a.epub", packed({ ...epubParts(chapters), "META-INF/encryption.xml": lock }))).toBe(
      "encrypted",
    );
    const font = lock.replace("text/a.xhtml", "fonts/a.otf");
    expect(await refusalOf("a.epub", packed({ ...epubParts(chapters), "META-INF/encryption.xml": font }))).toBe(
      "read as epub",
    );
  });
});
