import { xssCorpus, xssWords } from "@jotter/markdown/testing/xss-corpus";
import { describe, expect, test } from "vitest";
import { htmlFile, imagesIn } from "./export-page.ts";

const words = {
  footnotes: "Footnotes",
  backToText: (number: number) => `Back to the text ${number}`,
  done: "Done",
  notDone: "Not done",
  callout: (kind: string) => kind,
};
const note = (title: string, body: string, tags: readonly string[] = []) => ({
  title,
  body,
  tags: [...tags],
  createdAt: 0,
  updatedAt: 0,
});
const page = (...notes: ReturnType<typeof note>[]) =>
  htmlFile({ title: "Cells", language: "en", notes, words, imageUrl: (id) => `data:image/png;base64,${id}` });

describe("a note leaves [NOT-5]", () => {
  test("as a page that needs nothing but itself, with its formulas and pictures", async () => {
    const html = await page(note("Cells & co", "A $x^2$\n\n![p](attachment:abc)\n\n```js\nlet a\n```", ["bio"]));
    expect(html).toContain("<h1>Cells &amp; co</h1>");
    expect(html).toContain('<span class="tag">#bio</span>');
    expect(html).toContain("<math");
    expect(html).toContain("x^2</annotation>");
    expect(html).toContain('<img src="data:image/png;base64,abc" alt="p">');
    expect(html).toContain('<span class="c-keyword">let</span>');
    expect(html).not.toMatch(/<script|<link|class="katex|https?:\/\/(?!www\.w3\.org)/);
  });

  test("several notes in one page do not share ids", async () => {
    const html = await page(note("A", "# x"), note("B", "# x"));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["note-1-x", "note-2-x"]);
  });

  test("the pictures of notes are known, each once", () => {
    expect(imagesIn([{ body: "![a](attachment:x) ![b](attachment:y)" }, { body: "- ![c](attachment:x)" }])).toEqual([
      "x",
      "y",
    ]);
  });

  test("no title, tag or text runs anything in the page", async () => {
    const nasty = xssWords.map((word) => note(word, "x", [word]));
    const bodies = xssCorpus.filter((_, index) => index % 7 === 0).map(({ text }) => note("x", text));
    const html = await page(...nasty, ...bodies);
    const inside = html.slice(html.indexOf("<body>"));
    const tags = new Set([...inside.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag]) => tag));
    for (const tag of ["script", "iframe", "svg", "style", "object", "form", "link", "meta", "base", "video"]) {
      expect(tags).not.toContain(tag);
    }
    expect(inside).not.toMatch(/<[a-z][^>"']*(?:"[^"]*"[^>"']*)*\son\w+\s*=/i);
    expect(inside).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data:text|\/\/)/i);
  });
});
