import { treeOf } from "@jotter/markdown/tree";
import { describe, expect, test } from "vitest";
import { plainMarkdown } from "./plain-markdown.ts";

describe("words of others in an answer [CHT-6]", () => {
  test.each([
    "[click](https://evil.example)",
    "![](https://evil.example/a.png)",
    "**x**",
    "$x$ and \\[x\\] and \\(y\\)",
    "see https://evil.example/?q=1 or WWW.evil.example or a@evil.example",
    "<b>bold</b> &lt; [[Note]] #tag ==mark== ~~gone~~ `code` C:\\x",
    "Lab report (draft), part 2: acids & bases",
  ])("%s is shown as it is", (title) => {
    const [first] = treeOf(`Next: ${plainMarkdown(title)}`).blocks;
    expect(first?.block).toEqual({ type: "paragraph", children: [{ type: "text", text: `Next: ${title}` }] });
  });
});
