import { EditorSelection, EditorState, type StateCommand } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { format, toggleLines } from "./format.ts";
import { dropEmptyPair, stepOut, toggleSigns } from "./signs.ts";

/** Runs a command on a text in which `‹` and `›` are the ends of the selection, and writes the result the same way. */
function after(command: StateCommand, marked: string): string {
  const from = marked.indexOf("‹");
  const to = marked.indexOf("›") - 1;
  const doc = marked.replace(/[‹›]/g, "");
  let state = EditorState.create({ doc, selection: EditorSelection.range(from, to) });
  command({ state, dispatch: (transaction) => (state = transaction.state) });
  const { main } = state.selection;
  const text = state.doc.toString();
  return `${text.slice(0, main.from)}‹${text.slice(main.from, main.to)}›${text.slice(main.to)}`;
}

describe("signs around words [NOT-5]", () => {
  test.each([
    ["a ‹word› more", "a **‹word›** more"],
    ["a **‹word›** more", "a ‹word› more"],
    ["a ‹**word**› more", "a ‹word› more"],
    ["‹›", "**‹›**"],
    // Blanks at the ends of a selection stay outside: "** word **" would not be bold.
    ["a‹ word ›more", "a **‹word›** more"],
    // The same key again ends what it began.
    ["**‹›**", "‹›"],
    ["a **XY‹›**", "a **XY**‹›"],
    ["a **XY ‹›**", "a **XY** ‹›"],
    ["a **XY**‹›", "a **XY‹›**"],
    ["a ‹›**XY**", "a **‹›XY**"],
    ["a **bo‹›ld** b", "a bo‹›ld b"],
    // Of many bold words, those that are selected are bold no more.
    ["**one ‹two› three**", "**one** ‹two› **three**"],
    ["**‹one› two**", "‹one› **two**"],
    ["**one ‹two›**", "**one** ‹two›"],
    // What was bold in part is bold as a whole.
    ["‹one **two** three›", "**‹one two three›**"],
    ["**one ‹two** three›", "**one ‹two three›**"],
    ["‹one **two› three**", "**‹one two› three**"],
    // Many lines: each after its mark, blank ones not at all.
    ["‹- one\n- [ ] two\n\n1. three›", "- **‹one**\n- [ ] **two**\n\n1. **three›**"],
    ["- **‹one**\n- [ ] **two**\n\n1. **three›**", "- ‹one\n- [ ] two\n\n1. three›"],
    ["‹# Head\n\n> quote\nword›", "# **‹Head**\n\n> **quote**\n**word›**"],
    ["‹- **one**\n- two›", "- ‹**one**\n- **two›**"],
    ["on‹e\n---\ntw›o", "on**‹e**\n---\n**tw›**o"],
    // A sum is not italic, nor is what is escaped bold.
    ["2 * 3 ‹› 4 * 5", "2 * 3 **‹›** 4 * 5"],
    ["\\**a ‹›b**", "\\**a **‹›**b**"],
  ])("bold: %s becomes %s", (before, expected) => {
    expect(after(toggleSigns("**"), before)).toBe(expected);
  });

  test.each([
    ["a ‹word›", "a *‹word›*"],
    ["a *‹word›*", "a ‹word›"],
    // Bold is no italic: its signs stay, and the italic comes in between.
    ["a **‹word›**", "a ***‹word›***"],
    ["a ***‹word›***", "a **‹word›**"],
  ])("italic: %s becomes %s", (before, expected) => {
    expect(after(toggleSigns("*"), before)).toBe(expected);
  });

  test.each([
    ["**‹›**", "‹›"],
    ["- ==‹›==", "- ‹›"],
    ["***‹›***", "‹›"],
    ["**‹›** b", "‹› b"],
    ["a **‹›x**", null],
    ["a*‹›", null],
  ])("an empty pair is deleted whole: %s becomes %s", (before, expected) => {
    expect(after(dropEmptyPair, before)).toBe(expected ?? before);
  });

  test.each([
    ["**XY‹›**", "**XY**‹›"],
    ["- **a *b‹›***", "- **a *b***‹›"],
    ["==**b‹›**==", "==**b**==‹›"],
    ["**‹›**", "‹›"],
    // In the middle of words nothing is left, and a star that ends nothing is the next line's.
    ["**X‹›Y**", "**X‹›Y**"],
    ["2 ‹›*", "2 ‹›*"],
  ])("Enter ends what is open with its line: it comes at ‹› of %s as %s", (before, expected) => {
    expect(after(stepOut, before)).toBe(expected);
  });

  test.each([
    ["*~~‹›~~*", "*~~==‹›==~~*"],
    ["**‹›**", "**==‹›==**"],
    ["==‹›==", "‹›"],
  ])("an empty pair of another sign stays: highlighted, %s becomes %s", (before, expected) => {
    expect(after(format("highlight"), before)).toBe(expected);
  });

  test("twice is not at all, for every sign", () => {
    for (const name of ["bold", "italic", "strike", "highlight", "code", "formula"] as const) {
      expect(after(format(name), after(format(name), "so ‹x+1› it is"))).toBe("so ‹x+1› it is");
    }
  });

  test("a link waits for what is missing: its address, or its words", () => {
    expect(after(format("link"), "see ‹the book›")).toBe("see [the book](‹›)");
    expect(after(format("link"), "see ‹https://example.org›")).toBe("see [‹›](https://example.org)");
  });
});

describe("lines of a kind [NOT-5]", () => {
  const bullets = toggleLines(() => "- ", /^\s*[-*+] (?!\[)/);
  const numbers = toggleLines((index) => `${index + 1}. `, /^\s*\d+[.)] /);

  const linesAfter = (command: StateCommand, text: string) => after(command, `‹${text}›`).replace(/[‹›]/g, "");

  test("become what was asked for, and nothing if all of them were", () => {
    expect(linesAfter(bullets, "one\ntwo")).toBe("- one\n- two");
    expect(linesAfter(bullets, "- one\ntwo")).toBe("- one\n- two");
    expect(linesAfter(bullets, "- one\n* two")).toBe("one\ntwo");
  });

  test("have one mark, whatever they had before, and keep their indent", () => {
    expect(linesAfter(numbers, "- one\n  # two\n> three")).toBe("1. one\n  2. two\n3. three");
    expect(linesAfter(numbers, "1. one\n2) two")).toBe("one\ntwo");
  });

  const tasks = toggleLines(() => "- [ ] ", /^\s*[-*+] \[[ xX]\] /);

  test.each([
    // What is typed next goes after the mark: "- [ ] buy milk", never "buy milk- [ ] ".
    ["‹›", "- [ ] ‹›"],
    ["‹›buy milk", "- [ ] ‹›buy milk"],
    ["buy ‹›milk", "- [ ] buy ‹›milk"],
    ["buy milk‹›", "- [ ] buy milk‹›"],
    ["  ‹›", "  - [ ] ‹›"],
    ["‹›# milk", "- [ ] ‹›milk"],
    ["-‹› milk", "- [ ] ‹›milk"],
    ["‹one\ntwo›", "- [ ] ‹one\n- [ ] two›"],
    ["o‹ne\ntw›o", "- [ ] o‹ne\n- [ ] tw›o"],
    // And when the marks go again.
    ["- [ ] ‹›", "‹›"],
    ["- [ ‹›] milk", "‹›milk"],
    ["- [x] mi‹›lk", "mi‹›lk"],
    ["‹- [ ] one\n- [ ] two›", "‹one\ntwo›"],
  ])("leave the caret at the words where it was: %j becomes %j", (before, expected) => {
    expect(after(tasks, before)).toBe(expected);
  });

  test("are those that are selected: not blank ones between, nor one of which nothing is selected", () => {
    expect(after(numbers, "‹one\n\ntwo›")).toBe("1. ‹one\n\n2. two›");
    expect(after(bullets, "‹one\n›two")).toBe("- ‹one\n›two");
    expect(after(bullets, "‹- one\n\n- two›")).toBe("‹one\n\ntwo›");
  });
});
