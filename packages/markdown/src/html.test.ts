import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadTypesetter } from "./formula.ts";
import { type HtmlOptions, htmlOf } from "./html.ts";
import { type FoundTag, tagsOf } from "./testing/markup-scanner.ts";
import { xssCorpus } from "./testing/xss-corpus.ts";
import { treeOf } from "./tree.ts";

const typeset = await loadTypesetter();

const words = {
  footnotes: "Footnotes",
  backToText: (number: number) => `Back to the text ${number}`,
  done: "Done",
  notDone: "Not done",
  callout: (kind: string) => kind,
};

const options: HtmlOptions = {
  // KaTeX's own markup has tests of its own; here it would hide ours.
  typeset: () => ({ html: "<math></math>" }),
  imageUrl: (id) => `/files/${id}`,
  noteHref: (target) => `/note/${encodeURIComponent(target)}`,
  words,
};

const html = (text: string) => htmlOf(treeOf(text), options);

describe("a text as HTML", () => {
  test.each([
    ["# A *b*", '<h1 id="a-b">A <em>b</em></h1>'],
    ["a\n# b", '<p>a</p>\n<h1 id="b">b</h1>'],
    ["**a** ~~b~~ ==c== `d`", "<p><strong>a</strong> <del>b</del> <mark>c</mark> <code>d</code></p>"],
    ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
    ["- a\n\n- b", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
    ["3. a\n   - b", '<ol start="3"><li>a<ul><li>b</li></ul></li></ol>'],
    ["- [x] a", '<ul><li class="task"><input type="checkbox" disabled checked aria-label="Done"> a</li></ul>'],
    ["> a\n> b", "<blockquote><p>a\nb</p></blockquote>"],
    ["> [!hint] T\n> b", '<aside class="callout tip"><p class="title">T</p><p>b</p></aside>'],
    ["a $x$\n\n$$y$$", '<p>a <math></math></p>\n<div class="maths"><math></math></div>'],
    [
      "| a |\n|--:|\n| b |",
      '<table><thead><tr><th scope="col" class="right">a</th></tr></thead><tbody><tr><td class="right">b</td></tr></tbody></table>',
    ],
    ["```js\na<b\n```", "<pre><code>a&lt;b</code></pre>"],
    ["![p](attachment:q-1)", '<p><img src="/files/q-1" alt="p"></p>'],
    ["[[A b|c]]", '<p><a href="/note/A%20b">c</a></p>'],
    [
      "a[^n]\n\n[^n]: b",
      '<p>a<sup><a id="fnref-1-1" href="#fn-1">1</a></sup></p>\n<section class="footnotes" aria-label="Footnotes"><ol><li id="fn-1">b <a href="#fnref-1-1" aria-label="Back to the text 1">↩</a></li></ol></section>',
    ],
  ])("%s", (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  test("a formula with an error shows its source and says what is wrong [MTH-1]", () => {
    const wrong = htmlOf(treeOf("$\\nosuchthing$"), { ...options, typeset });
    expect(wrong).toMatch(/^<p><code class="fault" title="[^"]+">\\nosuchthing<\/code><\/p>$/);
  });
});

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "rel", "id", "aria-label"],
  aside: ["class"],
  blockquote: [],
  br: [],
  code: ["class", "title"],
  del: [],
  div: ["class"],
  em: [],
  h1: ["id"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  h5: ["id"],
  h6: ["id"],
  hr: [],
  img: ["src", "alt"],
  input: ["type", "disabled", "checked", "aria-label"],
  li: ["class", "id"],
  mark: [],
  math: [],
  ol: ["start"],
  p: ["class"],
  pre: [],
  section: ["class", "aria-label"],
  span: ["class"],
  strong: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["class"],
  th: ["scope", "class"],
  thead: [],
  tr: [],
  ul: [],
};

/** What a tag has that it may not have. */
function foreignIn({ tag, attributes }: FoundTag): readonly string[] {
  const may = allowed[tag];
  if (!may) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!may.includes(name)) return [`<${tag} ${name}>`];
    if (name === "href" && !/^(?:https?:\/\/[^/\\]|mailto:|#|\/(?![/\\]))/i.test(value)) return [`href ${value}`];
    if (name === "src" && !/^\/files\/[\w-]+$/.test(value)) return [`src ${value}`];
    return [];
  });
}

const foreign = (text: string) => tagsOf(html(text)).flatMap(foreignIn);

describe("nothing a student writes becomes markup", () => {
  test("the corpus is large, and every text of it is different", () => {
    expect(new Set(xssCorpus.map(({ text }) => text)).size).toBeGreaterThan(1500);
  });

  test("no text of the corpus gets a tag, an attribute or an address that is not ours", () => {
    const found = xssCorpus.flatMap(({ name, text }) => foreign(text).map((what) => `${what}: ${name}`));
    expect(found).toEqual([]);
  });

  test("nor with real formulas in it", () => {
    const bad = /<(?:script|img|iframe|svg\b(?![^>]*xmlns)|object|embed|link|base|form)|\son\w+\s*=|javascript:|url\(/i;
    for (const { name, text } of xssCorpus.filter(({ text }) => text.includes("$"))) {
      const shown = htmlOf(treeOf(text), { ...options, typeset });
      const tags = tagsOf(shown).map(({ tag, attributes }) => {
        const { title: _title, ...rest } = attributes;
        return `<${tag} ${JSON.stringify(rest)}`;
      });
      expect(
        tags.filter((tag) => bad.test(tag)),
        name,
      ).toEqual([]);
    }
  });

  test("a picture from elsewhere is a link, and asks nobody for anything", () => {
    expect(html("![cat](https://example.org/cat.png)")).toBe(
      '<p><a href="https://example.org/cat.png" rel="noopener noreferrer">cat</a></p>',
    );
  });

  test("any text at all builds, and has only our tags", { timeout: 120_000 }, () => {
    const signs = fc.constantFrom(
      ..."<>\"'&;#*_`~=[]()!|\\$^-+.: \n\t/abx1é字\0\u202e".split(""),
      "\r\n",
      "[!tip]",
      "[^1]",
      "\n[^1]: ",
      "javascript:",
      "](",
      "![",
      "<img src=x onerror=y>",
      "\n> ",
      "\n- ",
      "```",
      "$$",
      "attachment:",
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (pieces) => {
        expect(foreign(pieces.join(""))).toEqual([]);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => foreign(text).length === 0));
  });
});
