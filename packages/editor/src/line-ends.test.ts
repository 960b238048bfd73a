import { insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { noteLanguage } from "./language.ts";
import { lineEnds } from "./line-ends.ts";

function note(doc: string, at: number): EditorState {
  return EditorState.create({
    doc,
    selection: { anchor: at },
    extensions: [EditorState.lineSeparator.of("\n"), noteLanguage, lineEnds],
  });
}

const text = (state: EditorState) => state.doc.toString();

describe("a note whose lines end with a carriage return and a line end [NOT-5]", () => {
  test("gets such ends for what is typed, and keeps its others", () => {
    const state = note("one\r\ntwo\nthree\r\n", 3);
    expect(text(state.update(state.replaceSelection("\nmore\n")).state)).toBe("one\r\nmore\r\n\r\ntwo\nthree\r\n");
  });

  test("goes on with its list at Enter", () => {
    let state = note("- one\r\n- two\r\n", 5);
    insertNewlineContinueMarkup({
      state,
      dispatch: (transaction) => {
        state = transaction.state;
      },
    });
    expect(text(state)).toBe("- one\r\n- \r\n- two\r\n");
    expect(state.selection.main.head).toBe(9);
  });

  test("loses the whole end of a line where half of it is deleted", () => {
    const state = note("one\r\ntwo\r\n", 5);
    expect(text(state.update({ changes: { from: 4, to: 5 } }).state)).toBe("onetwo\r\n");
    expect(text(state.update({ changes: { from: 3, to: 4 } }).state)).toBe("onetwo\r\n");
    expect(text(state.update({ changes: { from: 1, to: 4 } }).state)).toBe("otwo\r\n");
  });

  test("never has the caret inside an end", () => {
    const state = note("one\r\ntwo", 0);
    expect(state.update({ selection: { anchor: 4 } }).state.selection.main.head).toBe(3);
  });

  test("a note with other ends is left alone", () => {
    const state = note("one\ntwo\r\n", 3);
    expect(text(state.update(state.replaceSelection("\n")).state)).toBe("one\n\ntwo\r\n");
  });
});
