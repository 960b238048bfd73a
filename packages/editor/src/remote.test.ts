import { EditorSelection, EditorState, Text } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesBetween, storedText } from "./remote.ts";
import { nastyTexts } from "./testing/nasty-texts.ts";

function stateOf(text: string, caret = 0): EditorState {
  return EditorState.create({
    doc: text,
    selection: EditorSelection.cursor(caret),
    extensions: EditorState.lineSeparator.of("\n"),
  });
}

const word = fc.constantFrom("a", "bb", "字", "👩🏽‍🔬", "\n", "\n\n", " ", "\r\n", "$x$", "- ", "| a |");
const text = fc.array(word, { maxLength: 80 }).map((words) => words.join(""));

describe("the text of a note [NOT-5]", () => {
  test("at least forty nasty texts are here", () => expect(nastyTexts.length).toBeGreaterThanOrEqual(40));

  test.each(nastyTexts)("$name comes out of the editor byte for byte", ({ text }) => {
    expect(storedText(stateOf(text).doc)).toBe(text);
  });

  test("any text comes out as it went in", () => {
    const any = fc.string({ unit: "binary", maxLength: 200 });
    fc.assert(
      fc.property(any, (text) => {
        expect(storedText(stateOf(text).doc)).toBe(text);
      }),
    );
  });

  test("what is typed changes those bytes and no others", () => {
    fc.assert(
      fc.property(text, fc.nat(), word, (before, at, typed) => {
        const from = at % (before.length + 1);
        const after = stateOf(before).update({ changes: { from, insert: typed } }).state;
        expect(storedText(after.doc)).toBe(before.slice(0, from) + typed + before.slice(from));
      }),
    );
  });
});

describe("a text that comes from elsewhere [NOT-4]", () => {
  test("turns the one into the other, whatever they are", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changed = stateOf(before).update({ changes: changesBetween(before, after) }).state;
        expect(storedText(changed.doc)).toBe(after);
      }),
    );
  });

  test("also where long stretches changed in several places", () => {
    const line = fc.constantFrom("one long line of words that is quite the same as others\n", "two\n", "three\n", "\n");
    const lines = fc.array(line, { minLength: 20, maxLength: 60 }).map((all) => all.join(""));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changed = stateOf(before).update({ changes: changesBetween(before, after) }).state;
        expect(storedText(changed.doc)).toBe(after);
      }),
    );
  });

  test("leaves the caret at the words where it was, though something changed before and after it", () => {
    const before = `${"first line\n".repeat(30)}HERE\n${"last line\n".repeat(30)}`;
    const after = `new start\n${"first line\n".repeat(30)}HERE\n${"last line\n".repeat(29)}changed end\n`;
    const caret = before.indexOf("HERE") + 2;
    const moved = stateOf(before, caret).update({ changes: changesBetween(before, after) }).state;
    expect(after.slice(moved.selection.main.head - 2, moved.selection.main.head)).toBe("HE");
  });

  test.each([
    ["one line\n\nmiddle HERE\n\nlast", "alpha one eta line\n\nmiddle HERE\n\nlast iota"],
    ["one paragraph with HERE in its middle, and more", "One paragraph with HERE in its middle, and some more"],
    ["今日はHERE図書館で本を読みました。", "今日、私はHERE図書館で三冊の本を読みました。"],
    [
      `${"words of a long paragraph, ".repeat(60)}HERE and its end`,
      `So ${"words of a long paragraph, ".repeat(60)}HERE and its own end`,
    ],
  ])("leaves the caret at its words in a short text, a single paragraph and one without blanks", (before, after) => {
    const caret = before.indexOf("HERE") + 2;
    const moved = stateOf(before, caret).update({ changes: changesBetween(before, after) }).state;
    expect(after.slice(moved.selection.main.head - 2, moved.selection.main.head + 2)).toBe("HERE");
  });

  test("never cuts a character in two", () => {
    const [change] = changesBetween("a👩b", "a👨b") as { from: number; to: number; insert: string }[];
    expect(change).toEqual({ from: 1, to: 3, insert: "👨" });
  });

  test("is nothing where nothing changed", () => {
    expect(changesBetween("same", "same")).toEqual([]);
    expect(storedText(Text.empty)).toBe("");
  });
});
