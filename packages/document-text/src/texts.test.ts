import { plainText } from "@jotter/markdown/plain-text";
import { treeOf } from "@jotter/markdown/tree";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksIn, portionsOf } from "./flow.ts";
import { refusalOf, textOf } from "./testing/read.ts";

const paragraph = (place: number) =>
  `Paragraph ${place} says that leaves are green in spring and yellow in autumn, every year. `.repeat(4);

describe("a plain text", () => {
  test("is its paragraphs; what would be markup by accident is not [DOC-3]", async () => {
    const { kind, pages } = await textOf(
      "a.txt",
      "Costs *3* or #4\r\n# no heading\r\n\r\n1984. A year.\n\n<script>x</script>",
    );
    expect(kind).toBe("text");
    expect(pages).toEqual([
      { label: "1", text: "Costs \\*3\\* or \\#4\n\\# no heading\n\n1984\\. A year.\n\n\\<script>x\\</script>" },
    ]);
  });

  test("has headings where a line is underlined, and lists where lines begin with a dash [DOC-3]", async () => {
    const { pages, outline } = await textOf("a.txt", "Light\n=====\n\nFirst words.\n\nPlants\n------\n- leaf\n* root");
    expect(pages[0]?.text).toBe("# Light\n\nFirst words.\n\n## Plants\n\n- leaf\n- root");
    expect(outline).toEqual([
      { title: "Light", level: 1, page: 0 },
      { title: "Plants", level: 2, page: 0 },
    ]);
  });

  test("is cut into portions between paragraphs, each about two pages [DOC-3]", async () => {
    const whole = Array.from({ length: 60 }, (_, place) => paragraph(place).trim());
    const { pages } = await textOf("a.txt", whole.join("\n\n"));
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.every(({ text }) => text.length < 3600)).toBe(true);
    expect(pages.slice(0, -1).every(({ text }) => text.length > 1500)).toBe(true);
    expect(pages.flatMap(({ text }) => text.split("\n\n"))).toEqual(whole);
    expect(pages.map(({ label }) => label)).toEqual(pages.map((_, place) => String(place + 1)));
  });

  test.each([
    ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x11, 0xc4, 0x41, 0x00]), "쐑A"],
    ["Latin-1", Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), "café"],
    ["Shift_JIS", Uint8Array.from([0x82, 0xb1, 0x82, 0xcc, 0x96, 0x7b, 0x82, 0xcd]), "この本は"],
    ["GB 18030", Uint8Array.from([0xb9, 0xe2, 0xba, 0xcf, 0xd7, 0xf7, 0xd3, 0xc3]), "光合作用"],
  ])("is read in %s [DOC-3]", async (_, bytes, words) => {
    expect((await textOf("a.txt", bytes)).pages[0]?.text).toBe(words);
  });

  test("shows exactly its words, whatever they are", async () => {
    const letters = fc
      .stringMatching(/^[ -~äéßя光本\n]{1,80}$/)
      .filter((text) => text.trim() !== "" && !/^\s*[-*•]\s|[=~*-]{3}/m.test(text));
    await fc.assert(
      fc.asyncProperty(letters, async (text) => {
        fc.pre((await refusalOf("a.txt", text)) === "read as text");
        const { pages } = await textOf("a.txt", text);
        const shown = pages.map((page) => plainText(treeOf(page.text))).join("");
        expect(shown.replace(/\s+/g, "")).toBe(text.replace(/\s+/g, ""));
      }),
      { numRuns: 300 },
    );
  });
});

describe("a Markdown file", () => {
  test("stays as it is; what stands above it names it [DOC-3]", async () => {
    const { kind, title, language, pages, outline } = await textOf(
      "a.md",
      "---\ntitle: Light\nlang: de\n---\n# One\n\nText *here*.\n\n```\n# code\n```\n",
    );
    expect({ kind, title, language }).toEqual({ kind: "markdown", title: "Light", language: "de" });
    expect(pages[0]?.text).toBe("# One\n\nText *here*.\n\n```\n# code\n```");
    expect(outline).toEqual([{ title: "One", level: 1, page: 0 }]);
  });

  test("with HTML in it is shown as what that says, not as its tags [DOC-3]", async () => {
    const readme = [
      '<p align="center">\n  <img src="https://example.org/logo.png" alt="The logo" width="200">\n</p>',
      '<h1 align="center">Prism</h1>',
      "<!-- a note\n\nto writers -->",
      "<style>\n\np { color: red }\n\n</style>",
      "<details>\n<summary>More</summary>",
      '- press <kbd>Ctrl</kbd> in **bold** <img alt="a key" src="k.png">',
      "</details>",
      "<script>alert(1)</script>",
      "One<br>two, `<p>` and vector<int>, <https://example.org>, 1 < 2 > 1, \\<b>.",
      "```html\n<p align=left>\n```",
    ].join("\n\n");
    const { title, pages } = await textOf("README.md", readme);
    expect(title).toBe("Prism");
    expect(
      pages
        .map(({ text }) => text)
        .join("\n\n")
        .split("\n\n"),
    ).toEqual([
      "[The logo](https://example.org/logo.png)",
      "# Prism",
      "More",
      "- press Ctrl in **bold** a key",
      "One<br>two, `<p>` and vector<int>, <https://example.org>, 1 < 2 > 1, \\<b>.",
      "```html\n<p align=left>\n```",
    ]);
  });

  test("is never cut within code, a table or a list [DOC-3]", () => {
    const code = `\`\`\`\n${"line of code\n\n".repeat(400)}\`\`\``;
    const table = `| a | b |\n| --- | --- |\n${"| one | two |\n".repeat(400).trim()}`;
    const text = ["# Head", "Words.", code, "More.", table, "- a\n\n  under it"].join("\n\n");
    const pages = portionsOf(blocksIn(text));
    expect(pages.map((page) => page.text).join("\n\n")).toBe(text);
    expect(pages.filter((page) => page.text.includes(code))).toHaveLength(1);
    expect(pages.filter((page) => page.text.includes(table))).toHaveLength(1);
  });

  test("whatever it is, its portions are it", () => {
    const line = fc.constantFrom("", "# A", "words", "```", "- item", "  under", "| a |", "$$");
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const whole = blocksIn(lines.join("\n")).join("\n\n");
        expect(
          portionsOf(blocksIn(lines.join("\n")))
            .map(({ text }) => text)
            .join("\n\n"),
        ).toBe(whole);
        expect(whole.split("\n").filter((one) => one.trim() !== "")).toEqual(lines.filter((one) => one.trim() !== ""));
      }),
    );
  });
});

describe("a table", () => {
  test("is our table, its first row above every portion [DOC-3]", async () => {
    const rows = Array.from({ length: 300 }, (_, place) => `Plant ${place};3,5;"a | b"`);
    const { kind, pages } = await textOf("a.csv", ["name;height;note", ...rows].join("\n"));
    expect(kind).toBe("csv");
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toMatch(/^\| name \| height \| note \|\n\| --- \| --- \| --- \|\n/);
    expect(pages[0]?.text.split("\n")[2]).toBe("| Plant 0 | 3,5 | a \\| b |");
    expect(pages.flatMap(({ text }) => text.split("\n").slice(2))).toHaveLength(300);
  });
});

describe("a web page", () => {
  test("is its text alone [DOC-3] [DOC-4]", async () => {
    const html = `<!DOCTYPE html><html lang="fr"><head><title>Les &amp; feuilles</title><style>p{}</style></head><body onload="x()">
      <script>alert(1)</script><h1>Titre</h1><div>Un</div><div>Deux<sup><a href="#n">1</a></sup></div><img src="https://example.org/x.png">
      <ul><li>a</li><li>b</li></ul><table><tr><th>k</th></tr><tr><td>v</td></tr></table><a href="javascript:x()">lien</a></body></html>`;
    const { kind, title, language, pages, outline } = await textOf("page.txt", html);
    expect({ kind, title, language }).toEqual({ kind: "html", title: "Les & feuilles", language: "fr" });
    expect(pages[0]?.text).toBe("# Titre\n\nUn\n\nDeux1\n\n- a\n- b\n\n| k |\n| --- |\n| v |\n\nlien");
    expect(outline).toEqual([{ title: "Titre", level: 1, page: 0 }]);
  });

  test("is a drawing's words where it is a drawing [DOC-4]", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><title>Leaf</title><text x="1">Stem &amp; <tspan>root</tspan></text></svg>';
    const { kind, pages } = await textOf("a.png", svg);
    expect({ kind, pages }).toEqual({ kind: "html", pages: [{ label: "1", text: "Leaf\n\nStem & root" }] });
  });
});

describe("a picture", () => {
  test("is a page without text, by whatever name it comes [DOC-3]", async () => {
    const png = Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 4, 0, 0, 0, 4, 8, 2, 0, 0, 0, 0,
    ]);
    expect(await textOf("handout.pdf", png)).toEqual({
      kind: "image",
      pages: [{ label: "1", text: "" }],
      outline: [],
      withoutText: [0],
    });
  });
});

test("a text is in the language its words are in, whatever its program was set to; of others the file is believed [DOC-3]", async () => {
  const page = (lang: string, words: string) =>
    new TextEncoder().encode(`<!doctype html><html lang="${lang}"><body><p>${words}</p></body></html>`);
  const french = "La cellule se divise et les deux cellules sont dans le même tissu avec leurs chromosomes.";
  const cases = [
    ["en-US", french],
    ["fr-CA", french],
    ["pt-BR", "A célula se divide e as duas células estão no mesmo tecido com os seus cromossomos."],
    ["en-US", "第一章　明治維新と近代化。廃藩置県によって藩は廃止された。"],
    ["en-GB", "Cells."],
  ] as const;
  const told = await Promise.all(
    cases.map(async ([lang, words]) => (await textOf("a.html", page(lang, words))).language),
  );
  expect(told).toEqual(["fr", "fr-CA", "pt-BR", "ja", "en-GB"]);
});
