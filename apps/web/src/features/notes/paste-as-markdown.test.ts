import { describe, expect, test } from "vitest";
import { escapeLinkWords, escapeText } from "./escape-text.ts";
import { htmlToMarkdown, pasteKind } from "./paste-as-markdown.ts";

describe("what is pasted [NOT-3]", () => {
  const page = "<html><body><!--StartFragment--><p>A <b>page</b></p><!--EndFragment--></body></html>";
  const kind = (types: readonly string[], html: string, hasImage = false) => pasteKind({ types, html, hasImage });

  test("from a page is markdown, from a text field it is text", () => {
    expect(kind(["text/plain", "text/html"], page)).toBe("markdown");
    expect(kind(["text/plain"], "")).toBe("text");
  });

  test("from a code editor stays as it is, though it brings colours along", () => {
    const colours = '<div style="color: #cccccc;font-family: Consolas, monospace;"><span>a * b</span></div>';
    expect(kind(["text/plain", "text/html", "vscode-editor-data"], "<p>x</p>")).toBe("text");
    expect(kind(["text/plain", "text/html"], `<meta charset='utf-8'>${colours}`)).toBe("text");
    const idea = `<html><head><meta http-equiv="content-type"></head><body><pre style="background-color:#2b2b2b;font-family:'JetBrains Mono',monospace;">x</pre></body></html>`;
    expect(kind(["text/plain", "text/html"], idea)).toBe("text");
    expect(kind(["text/html"], '<p>The <code style="font-family: monospace">x</code></p>')).toBe("markdown");
  });

  test("as a picture is the picture, unless it only comes along with a table", () => {
    expect(kind(["Files"], "", true)).toBe("image");
    expect(kind(["text/html", "Files"], '<meta charset="utf-8"><img src="https://example.org/a.png">', true)).toBe(
      "image",
    );
    expect(kind(["text/html", "Files"], "<table><tr><td>1</td><td>2</td></tr></table>", true)).toBe("markdown");
  });

  test("is plain text where the page is too large to be taken apart while somebody waits", async () => {
    const large = `<p>${"x".repeat(2 * 1024 * 1024)}</p>`;
    expect(kind(["text/html"], large)).toBe("text");
    expect(await htmlToMarkdown(large)).toBe(null);
  });
});

describe("words from elsewhere [NOT-3] [MTH-2]", () => {
  const raw = String.raw;
  test.each([
    ["2*3*4 and snake_case", raw`2\*3\*4 and snake_case`],
    ["_private", raw`\_private`],
    ["a `tick`", "a \\`tick\\`"],
    ["~~no~~ and ==no==", raw`\~~no\~~ and \==no\==`],
    ["a < b and <script>", raw`a < b and \<script>`],
    ["&lt; as written", raw`\&lt; as written`],
    ["[1] and [see](here)", raw`[1] and [see\](here)`],
    ["# no heading", raw`\# no heading`],
    ["#tag", "#tag"],
    ["12. no list", raw`12\. no list`],
    ["- no list", raw`\- no list`],
    ["5 - 3", "5 - 3"],
    [raw`C:\new`, raw`C:\new`],
    [raw`a\*b`, raw`a\\\*b`],
    [raw`so \(a_1*b\) holds`, raw`so \(a_1*b\) holds`],
    ["so $a_1*b$ holds", "so $a_1*b$ holds"],
    ["$x$ and $f(x)$", "$x$ and $f(x)$"],
    ["$5 and $10", "$5 and $10"],
    ["$5 or 5$", raw`\$5 or 5\$`],
  ])("%s", (text, markdown) => {
    expect(escapeText(text)).toBe(markdown);
  });
});

test("a link that a page writes in brackets is no link to a note [NOT-3]", () => {
  expect(escapeLinkWords("[1]")).toBe("1");
  expect(escapeLinkWords("[1] and [2]")).toBe("[1] and [2]");
  expect(escapeLinkWords("words")).toBe("words");
});
