import { history, undo } from "@codemirror/commands";
import { EditorSelection, EditorState, type StateCommand } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { format } from "./format.ts";
import { insertedText } from "./insert.ts";
import { noteLanguage } from "./language.ts";
import { liveBlocks } from "./live-blocks.ts";
import { tableRoom } from "./table-room.ts";
import { followsFocus } from "./touched.ts";

const table = "|a|b|\n|-|-|\n|c|d|";

/** Opens a text in which `‸` is the caret, as the editor does. */
function opened(marked: string): EditorState {
  const at = marked.indexOf("‸");
  return EditorState.create({
    doc: marked.replace("‸", ""),
    selection: EditorSelection.cursor(at),
    extensions: [noteLanguage, history(), followsFocus, liveBlocks, tableRoom],
  });
}

function after(marked: string, command: StateCommand): EditorState {
  let state = opened(marked);
  command({ state, dispatch: (transaction) => (state = transaction.state) });
  return state;
}

function shown(state: EditorState): string {
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}‸${state.sliceDoc(head)}`;
}

function paste(text: string): StateCommand {
  return ({ state, dispatch }) => {
    dispatch(state.update(state.replaceSelection(text), { userEvent: "input.paste" }));
    return true;
  };
}

const heading = insertedText.heading1 ?? (() => false);

describe("what is written beside a table stays out of it [NOT-3]", () => {
  test.each([
    ["signs in the one blank line below it", `${table}\n‸\n$$\nx\n$$`, format("strike"), "\n\n~~‸~~\n$$\nx\n$$"],
    ["a mark that a key makes there", `${table}\n‸`, heading, "\n\n# ‸"],
    ["a paste there", `${table}\n‸\n\nwords`, paste("x | y"), "\n\nx | y‸\n\nwords"],
    ["a paste right at its end", `${table}‸\n\nwords`, paste("x"), "\n\nx‸\n\nwords"],
    ["a paste that brings its own room", `${table}‸`, paste("\n\nx"), "\n\nx‸"],
    ["a paste further below", `${table}\n\n‸`, paste("x"), "\n\nx‸"],
  ])("%s", (_, before, command, expected) => {
    expect(shown(after(before, command))).toBe(table + expected);
  });

  test.each([
    ["a paste in the one blank line above it", `words\n‸\n${table}`, paste("x | y"), "words\nx | y‸\n\n"],
    ["a paste right before it", `‸${table}`, paste("a\tb\nc\td"), "a\tb\nc\td‸\n\n"],
    ["signs above it", `‸\n${table}`, format("bold"), "**‸**\n\n"],
    ["a paste further above", `‸\n\n${table}`, paste("x"), "x‸\n\n"],
  ])("%s", (_, before, command, expected) => {
    expect(shown(after(before, command))).toBe(expected + table);
  });

  test("between two of them, too, and one undo takes all of it back", () => {
    const before = `${table}\n‸\n${table}`;
    const state = after(before, paste("x"));
    expect(shown(state)).toBe(`${table}\n\nx‸\n\n${table}`);
    let undone = state;
    undo({ state, dispatch: (transaction) => (undone = transaction.state) });
    expect(shown(undone)).toBe(before);
  });

  test("words that stood right above one stay there", () => {
    expect(shown(after(`word‸\n${table}`, paste("s")))).toBe(`words‸\n${table}`);
  });
});
