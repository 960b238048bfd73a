import { history, undo } from "@codemirror/commands";
import { EditorSelection, EditorState, type StateCommand } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { noteLanguage } from "./language.ts";
import { listKeys } from "./list-keys.ts";
import { itemOn, quoteOn } from "./list-lines.ts";

const commands: Readonly<Record<string, StateCommand>> = Object.fromEntries(
  listKeys.flatMap(({ key, run, shift }) => [[key, run], ...(shift ? [[`Shift-${key}`, shift]] : [])]),
);

/** Opens a text in which `|` is the caret (two of them: a selection), as the editor does. */
function opened(marked: string): EditorState {
  const from = marked.indexOf("|");
  const to = marked.lastIndexOf("|");
  const selection = EditorSelection.single(from, to > from ? to - 1 : from);
  return EditorState.create({ doc: marked.replaceAll("|", ""), selection, extensions: [noteLanguage, history()] });
}

function press(state: EditorState, key: string): EditorState {
  let next = state;
  commands[key]?.({ state, dispatch: (transaction) => (next = transaction.state) });
  return next;
}

function shown(state: EditorState): string {
  const { from, to } = state.selection.main;
  const text = state.doc.toString();
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

function after(marked: string, ...keys: readonly string[]): string {
  return shown(keys.reduce(press, opened(marked)));
}

describe("Enter in a list [NOT-3]", () => {
  test.each([
    ["goes on with it", "- one|", "- one\n- |"],
    ["goes on with a task that is not done", "- [x] one|", "- [x] one\n- [ ] |"],
    ["counts on", "1. one|\n2. two", "1. one\n2. |\n3. two"],
    ["in an empty nested item goes one level up", "- one\n  - two\n  - |", "- one\n  - two\n- |"],
    ["so it does where nothing else is nested", "- one\n  - |", "- one\n- |"],
    ["and from three levels to the second", "- a\n  - b\n    - c\n    - |", "- a\n  - b\n    - c\n  - |"],
    ["counts on there", "1. one\n   - two\n   - |\n2. three", "1. one\n   - two\n2. |\n3. three"],
    ["has a box where the list around has one", "- [ ] a\n  - b\n  - |", "- [ ] a\n  - b\n- [ ] |"],
    ["in an empty item leaves the list", "- one\n- two\n- |", "- one\n- two\n\n|"],
    ["in an empty second item leaves it as well", "- one\n- |", "- one\n\n|"],
    ["leaves a list of tasks", "- [ ] one\n- [ ] |", "- [ ] one\n\n|"],
    ["leaves a numbered list, and what follows counts on", "1. a\n2. |\n3. c", "1. a\n\n|\n2. c"],
    ["leaves a list that was never begun", "- |", "|"],
    ["leaves the list in a quotation and stays in that", "> - one\n> - |", "> - one\n>\n> |"],
    ["in code is only a new line", "```\n- a\n- |\n```", "```\n- a\n- |\n```"],
    ["under a rule is no list", "- - -|", "- - -|"],
  ])("%s", (_, before, expected) => expect(after(before, "Enter")).toBe(expected));

  test("two levels are left by two keys, and the third leaves the list", () => {
    expect(after("- a\n  - b\n    - c\n    - |", "Enter", "Enter")).toBe("- a\n  - b\n    - c\n- |");
    expect(after("- a\n  - b\n  - |", "Enter", "Enter")).toBe("- a\n  - b\n\n|");
  });
});

describe("Enter in a quotation or callout [NOT-3]", () => {
  test.each([
    ["goes on with it", "> words|", "> words\n> |"],
    ["on an empty line leaves it", "> words\n> |", "> words\n\n|"],
    ["on an empty line of a callout leaves it", "> [!tip] Title\n> words\n> |", "> [!tip] Title\n> words\n\n|"],
    ["on its only line leaves it", "> |", "|"],
    ["leaves a quotation in a quotation first", "> > deep\n> > |", "> > deep\n>\n> |"],
    ["takes an empty quoted line before it along", "> words\n>\n> |", "> words\n\n|"],
  ])("%s", (_, before, expected) => expect(after(before, "Enter")).toBe(expected));
});

describe("Tab and Shift+Tab [NOT-3]", () => {
  test.each([
    ["nests a bullet", "- a\n- b|", "- a\n  - b|"],
    ["nests an empty one", "- a\n- |", "- a\n  - |"],
    ["nests a task", "- [ ] a\n- [x] b|", "- [ ] a\n  - [x] b|"],
    ["nests a number, which begins at 1", "1. a\n2. b|\n3. c", "1. a\n   1. b|\n2. c"],
    ["and the next one counts on", "1. a\n   1. b\n2. c|", "1. a\n   1. b\n   2. c|"],
    ["stands under the words of a long number", "9. a\n10. b\n11. c|", "9. a\n10. b\n    1. c|"],
    ["takes along what is inside", "- a\n- b|\n  - c\n\n  words", "- a\n  - b|\n    - c\n\n    words"],
    ["becomes like the items it comes to", "- a\n  1. x\n- b|", "- a\n  1. x\n  2. b|"],
    ["does not nest the first", "- a|", "- a|"],
    ["nests no deeper than under the one before", "- a\n  - b|", "- a\n  - b|"],
    ["moves all that are selected", "1. a\n2. |b\n3. c|\n4. d", "1. a\n   1. |b\n   2. c|\n2. d"],
    ["nests in a quotation", "> 1. a\n> 2. b|", "> 1. a\n>    1. b|"],
    ["leaves other numbers alone", "1. a\n1. b\n1. c\n\n# x\n\n- a\n- b|", "1. a\n1. b\n1. c\n\n# x\n\n- a\n  - b|"],
  ])("%s", (_, before, expected) => expect(after(before, "Tab")).toBe(expected));

  test.each([
    ["goes back", "- a\n  - b|", "- a\n- b|"],
    ["is the next number of the list around", "1. a\n   1. b|\n   2. c\n2. d", "1. a\n2. b|\n   1. c\n3. d"],
    ["is like the items around", "1. a\n   - b|\n2. c", "1. a\n2. b|\n3. c"],
    ["leaves what is inside inside", "- a\n  - b|\n    - c", "- a\n- b|\n  - c"],
    ["does nothing on the outermost level", "- a|", "- a|"],
    ["moves what is inside when a number gets longer", "9. a\n   1. b|\n   2. c", "9. a\n10. b|\n    1. c"],
  ])("Shift: %s", (_, before, expected) => expect(after(before, "Shift-Tab")).toBe(expected));

  test("there and back is as it was", () => {
    for (const text of ["1. a\n2. b|\n3. c", "- [ ] a\n- [ ] b|\n  - x\n- [ ] c", "9. a\n10. b|\n    - x\n11. c"]) {
      expect(after(text, "Tab", "Shift-Tab")).toBe(text);
    }
  });
});

describe("Backspace at the beginning of an item [NOT-3]", () => {
  test.each([
    ["takes the mark away", "- a\n- |b", "- a\n|b"],
    ["takes the number away, and the others count on", "1. a\n2. |b\n3. c", "1. a\n|b\n2. c"],
    ["takes a box away with its mark", "- [ ] |b", "|b"],
    ["leaves the indent", "- a\n  - |b", "- a\n  |b"],
    ["and then takes that", "- a\n  |b", "- a\n|b"],
    ["takes the sign of a quotation", "> |b", "|b"],
    ["leaves words alone", "- a|b", "- a|b"],
  ])("%s", (_, before, expected) => expect(after(before, "Backspace")).toBe(expected));
});

test("one undo gives back every byte of what these keys changed [NOT-6]", () => {
  const texts = ["1. a\n2. b|\n\t- x \n3. c  ", "- a\n  - b\n  - |", "> q\n> |\n> r", "* a\n\t* |b\r\n* c"];
  for (const text of texts) {
    for (const key of Object.keys(commands)) {
      const before = opened(text);
      let state = press(before, key);
      if (state === before || state.doc.eq(before.doc)) continue;
      undo({ state, dispatch: (transaction) => (state = transaction.state) });
      expect(state.doc.toString(), `${key} in ${text}`).toBe(before.doc.toString());
    }
  }
});

test("quotations a thousand deep are read in no time, as a list inside them is [NOT-6]", () => {
  const quote = "> ".repeat(1000);
  expect([itemOn(`${quote}words`), quoteOn(`${quote}words`)]).toEqual([null, quote]);
  expect(itemOn(`${quote}- words`)).toMatchObject({ quote, mark: "-", start: quote.length + 2 });
  expect(itemOn(">  >    > - a")).toMatchObject({ quote: ">  >    > ", indent: "", mark: "-" });
});
