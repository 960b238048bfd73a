import { insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { EditorState, type StateCommand } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { closeBlock } from "./closing.ts";
import { insertedText } from "./insert.ts";
import { noteLanguage } from "./language.ts";
import { lineEnds } from "./line-ends.ts";
import { listKeys } from "./list-keys.ts";
import { readTable, shapeChanges, type TableChange } from "./table-text.ts";

function note(doc: string, at: number): EditorState {
  return EditorState.create({
    doc,
    selection: { anchor: at },
    extensions: [EditorState.lineSeparator.of("\n"), noteLanguage, lineEnds(doc)],
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

  test("keeps its ends where rows come and go, where a block is inserted and where a list is left", () => {
    const rows = "| a |\r\n| - |\r\n| b |\r\n\r\nend\r\n";
    const state = note(rows, 0);
    const table = readTable(state.doc, 0, 19);
    const shaped = (change: TableChange) =>
      table && text(state.update({ changes: shapeChanges(table, change) ?? [] }).state);
    expect(shaped({ kind: "rowBelow", row: 1 })).toBe(rows.replace("| b |\r\n", "| b |\r\n|  |\r\n"));
    expect(shaped({ kind: "rowDelete", row: 1 })).toBe(rows.replace("| b |\r\n", ""));
    expect(shaped({ kind: "rowDelete", row: 0 })).toBe("| b |\r\n| - |\r\n\r\nend\r\n");

    const after = (doc: string, at: number, run: StateCommand | undefined) => {
      let state = note(doc, at);
      run?.({ state, dispatch: (transaction) => (state = transaction.state) });
      return text(state);
    };
    expect(after("a\r\n\r\nb\r\n", 3, insertedText.code)).toBe("a\r\n\r\n```\r\n\r\n```\r\n\r\nb\r\n");
    expect(after("a\r\n\r\nb", 3, insertedText.tasks)).toBe("a\r\n- [ ] \r\nb");
    expect(after("a\r\n```\r\n", 6, closeBlock)).toBe("a\r\n```\r\n\r\n```\r\n");
    const enter = listKeys.find(({ key }) => key === "Enter")?.run;
    expect(after("- a\r\n- \r\nb\r\n", 7, enter)).toBe("- a\r\n\r\n\r\nb\r\n");
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
