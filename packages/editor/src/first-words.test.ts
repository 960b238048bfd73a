import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { firstWords } from "./first-words.ts";
import { noteLanguage } from "./language.ts";

test.each([
  ["words", "¦words"],
  ["---\na: b\n---\nwords", "---\na: b\n---\n¦words"],
  ["---\na: b\n---\n\nwords", "---\na: b\n---\n\n¦words"],
  ["---\r\na: b\r\n---\r\nwords", "---\r\na: b\r\n---\r\n¦words"],
  ["---\na: b\n---\n", "---\na: b\n---\n¦"],
  ["---\na: b\n---", "---\na: b\n---\n¦"],
])("the words of a note begin below its front matter: %j at %j [NOT-3]", (doc, expected) => {
  const before = EditorState.create({ doc, extensions: [EditorState.lineSeparator.of("\n"), noteLanguage] });
  const { state } = before.update(firstWords(before));
  const { head } = state.selection.main;
  const text = state.doc.sliceString(0, state.doc.length, "\n");
  expect(`${text.slice(0, head)}¦${text.slice(head)}`).toBe(expected);
});
