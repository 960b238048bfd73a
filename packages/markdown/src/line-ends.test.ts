import { describe, expect, test } from "vitest";
import { grammar } from "./grammar.ts";
import { readingPlainly } from "./plain-input.ts";
import { goldenMaths } from "./testing/golden-maths.ts";
import { xssCorpus } from "./testing/xss-corpus.ts";
import { treeOf } from "./tree.ts";

const texts = [
  ...goldenMaths.map(({ text }) => text),
  ...xssCorpus.map((one) => (typeof one === "string" ? one : JSON.stringify(one))),
  "# a\n\nb  \nc\\\nd\n\n- [ ] e\n- [x] f\n\n| a | b |\n|---|---|\n| c | d |\n\n```js\nlet a; \n```\n\n> [!tip] g\n> h\n\n---",
  "---\na: b\n---\n\n# c[^1]\n\n[^1]: d\n",
].filter((text) => !text.includes("\r") && text.length < 2000);

/** Without its places, which differ by what is between them. */
const shape = (text: string) =>
  JSON.parse(JSON.stringify(treeOf(text)), (key, value) => (["from", "to", "at"].includes(key) ? undefined : value));

describe("how lines end is no matter of what a text is [NOT-5]", () => {
  test("the tree is the same, and a task is ticked at its place", () => {
    for (const text of texts) expect(shape(text.replaceAll("\n", "\r\n"))).toEqual(shape(text));
    const ended = "a\r\n\r\n- [ ] b\r\n";
    const [, list] = treeOf(ended).blocks;
    expect(list?.block.type === "list" && ended[(list.block.items[0]?.task?.at ?? 0) - 1]).toBe("[");
    expect(list && ended.slice(list.from, list.to)).toBe("- [ ] b");
  });

  test("a mark of byte order hides neither a heading nor front matter", () => {
    expect(shape("\ufeff# a")).toEqual(shape("# a"));
    expect(shape("\ufeff---\na: b\n---\n\nc")).toEqual(shape("---\na: b\n---\n\nc"));
    expect(shape("\ufeffa")).toEqual(shape("a"));
  });

  test("the editor's tree has the same blocks", () => {
    const names = (text: string) => {
      const found: string[] = [];
      const top = readingPlainly(grammar).parse(text).topNode;
      for (let node = top.firstChild; node; node = node.nextSibling) found.push(node.name);
      return found;
    };
    for (const text of texts) expect(names(text.replaceAll("\n", "\r\n"))).toEqual(names(text));
    expect(names("\ufeff---\r\na: b\r\n---\r\n\r\n# c")).toEqual(["FrontMatter", "ATXHeading1"]);
    expect(names("---\r\na: b\r\n---\r\n# c\r\n")).toEqual(["FrontMatter", "ATXHeading1"]);
    expect(names("---\na: b\n---  \n# c\n")).toEqual(["FrontMatter", "ATXHeading1"]);
  });
});
