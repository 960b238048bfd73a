import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { newLineBelow } from "./below-last.ts";
import { noteLanguage } from "./language.ts";

test.each([
  ["words", null],
  ["| a |\n| - |\n| b |", "\n\n"],
  ["| a |\n| - |\n| b |\n", null],
  ["```js\nlet a\n```", "\n"],
  ["```js\nlet a", null],
  ["$$\nx\n$$", "\n"],
  ["words\n\n---", "\n"],
  ["- item", null],
])("below a note that ends in %j words begin after %j [NOT-3]", (doc, expected) => {
  expect(newLineBelow(EditorState.create({ doc, extensions: [noteLanguage] }))).toBe(expected);
});
