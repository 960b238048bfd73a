import { EditorSelection, EditorState, type StateCommand } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { closeBlock, ontoEnd } from "./closing.ts";
import { type EditorHost, editorHost, type InsertName } from "./host.ts";
import { insertedText } from "./insert.ts";

// Only what is asked of it here.
const host = { today: () => "16 Nov 2026" } as unknown as EditorHost;

/** Runs a command on a text in which `‹` and `›` are the ends of the selection, or `¦` the caret. */
function after(command: StateCommand | undefined, marked: string): string {
  const text = marked.replace("¦", "‹›");
  const doc = text.replace(/[‹›]/g, "");
  const selection = EditorSelection.range(text.indexOf("‹"), text.indexOf("›") - 1);
  let state = EditorState.create({ doc, selection, extensions: editorHost.of(host) });
  const isDone = command?.({ state, dispatch: (transaction) => (state = transaction.state) });
  if (!isDone) return "not done";
  const { from, to, empty } = state.selection.main;
  const written = state.doc.toString();
  if (empty) return `${written.slice(0, from)}¦${written.slice(from)}`;
  return `${written.slice(0, from)}‹${written.slice(from, to)}›${written.slice(to)}`;
}

describe("what is inserted leaves the caret where the student types next [NOT-3]", () => {
  test.each([
    ["code", "¦", "```\n¦\n```\n"],
    ["code", "words¦", "words\n\n```\n¦\n```\n"],
    ["code", "some ¦words\nmore", "some words\n\n```\n¦\n```\n\nmore"],
    // In a list item and in a quote it belongs to them.
    ["code", "- one¦\n- two", "- one\n  ```\n  ¦\n  ```\n- two"],
    ["code", "1. one¦\n2. two", "1. one\n   ```\n   ¦\n   ```\n2. two"],
    ["code", "> said¦\n> more", "> said\n>\n> ```\n> ¦\n> ```\n> more"],
    ["code", "> said\n> ¦", "> said\n>\n> ```\n> ¦\n> ```\n"],
    // An empty item was there to ask for it.
    ["code", "- one\n- ¦", "- one\n\n```\n¦\n```\n"],
    ["code", "- one\n  - ¦\n- two", "- one\n\n  ```\n  ¦\n  ```\n- two"],
    ["code", "‹one\ntwo›", "```\none\ntwo¦\n```\n"],
    ["code", "‹a ``` b›", "````\na ``` b¦\n````\n"],
    ["tip", "¦", "> [!tip]\n> ¦\n"],
    ["tip", "words¦\nmore", "words\n\n> [!tip]\n> ¦\n\nmore"],
    ["warning", "- one\n- [ ] ¦", "- one\n\n> [!warning]\n> ¦\n"],
    ["question", "> ¦", "> [!question]\n> ¦\n"],
    ["question", "‹one\ntwo›\n\nthree", "> [!question]\n> one\n> two¦\n\nthree"],
    ["rule", "words¦\nmore", "words\n\n---\n¦\n\nmore"],
    ["table", "- one¦", "- one\n\n| ¦ |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |\n"],
    ["noteLink", "see ¦ here", "see [[¦]] here"],
    ["noteLink", "see ‹cell› here", "see [[cell¦]] here"],
    ["footnote", "word¦", "word[^1]\n\n[^1]: ¦"],
    ["footnote", "one[^1] two¦\n\n[^1]: source", "one[^1] two[^2]\n\n[^1]: source\n[^2]: ¦"],
    ["footnote", "one\n\n¦", "one\n\n[^1]\n\n[^1]: ¦"],
    ["date", "on ¦, at home", "on 16 Nov 2026¦, at home"],
    ["heading2", "¦", "## ¦"],
    ["quote", "wo¦rds", "> wo¦rds"],
  ] as const satisfies readonly (readonly [InsertName, string, string])[])(
    "%s: %j becomes %j",
    (name, before, expected) => {
      expect(after(insertedText[name], before)).toBe(expected);
    },
  );
});

describe("Enter closes what a line opened [NOT-3]", () => {
  test.each([
    ["```¦", "```\n¦\n```"],
    ["```python¦", "```python\n¦\n```"],
    ["~~~~¦", "~~~~\n¦\n~~~~"],
    ["$$¦", "$$\n¦\n$$"],
    ["- ```¦", "- ```\n  ¦\n  ```"],
    ["> ```js¦", "> ```js\n> ¦\n> ```"],
    // Another block below is not its end.
    ["```¦\n\n```\nother\n```", "```\n¦\n```\n\n```\nother\n```"],
  ])("%j becomes %j", (before, expected) => {
    expect(after(closeBlock, before)).toBe(expected);
  });

  test.each([["words¦"], ["```\nx\n```¦"], ["```¦\nx\n```"], ["```\n$$¦\n```"], ["`code`¦"], ["$$x$$¦"], ["``¦`"]])(
    "and leaves %j to a plain Enter",
    (before) => {
      expect(after(closeBlock, before)).toBe("not done");
    },
  );
});

describe("who types the end of a block that is there already goes onto it [NOT-3]", () => {
  /** Types a sign at the `¦`. */
  const typed = (sign: string, marked: string) =>
    after(({ state, dispatch }) => {
      const going = ontoEnd(state.doc, state.selection.main.head, sign);
      if (going) dispatch(state.update(going));
      return going !== null;
    }, marked);

  test.each([
    ["`", "```python\nx = 1\n``¦\n```", "```python\nx = 1\n```¦"],
    ["`", "```\n``¦\n```\n\nafter", "```\n```¦\n\nafter"],
    ["~", "~~~~\nx\n~~~¦\n~~~~", "~~~~\nx\n~~~~¦"],
    ["$", "$$\nx\n$¦\n$$", "$$\nx\n$$¦"],
    ["`", "- ```\n  x\n  ``¦\n  ```", "- ```\n  x\n  ```¦"],
    ["`", "> ```\n> x\n> ``¦\n> ```", "> ```\n> x\n> ```¦"],
  ])("%j in %j becomes %j", (sign, before, expected) => {
    expect(typed(sign, before)).toBe(expected);
  });

  test.each([
    ["`", "```\nx\n`¦\n```"],
    ["`", "``¦\n```"],
    ["`", "``¦\n```\nx\n```"],
    ["`", "```\nx\n```\n``¦\n```\ny\n```"],
    ["`", "```\nx\n``¦\n\n```"],
    ["`", "```\nx\n``¦y\n```"],
    ["`", "~~~\nx\n``¦\n```\n~~~"],
    ["x", "```\nx\n``¦\n```"],
  ])("%j is just written in %j", (sign, before) => {
    expect(typed(sign, before)).toBe("not done");
  });
});
