import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { describe, expect, test } from "vitest";
import { askedAt } from "./completion.ts";
import { type EditorHost, editorHost, insertNames } from "./host.ts";
import { noteLanguage } from "./language.ts";
import { menuField, take } from "./menu.ts";
import { pendingPlaces } from "./pending.ts";
import { followsFocus } from "./touched.ts";

const insert = Object.fromEntries(insertNames.map((name) => [name, name]));
const labels = { ...insert, tasks: "Task list", table: "Table", noteLink: "Link to a note", tip: "Tip" };
// Only what the menu asks for.
const insertAsked = { ...insert, tasks: "todo check", rule: "équation" };
const host = { words: { insert: labels, insertAsked } } as unknown as EditorHost;

function start(doc = ""): EditorState {
  return EditorState.create({
    doc,
    selection: { anchor: doc.length },
    extensions: [editorHost.of(host), noteLanguage, followsFocus, pendingPlaces, menuField],
  });
}

function typed(state: EditorState, words: string): EditorState {
  return [...words].reduce((before, letter) => {
    const { head } = before.selection.main;
    const spec: TransactionSpec = {
      changes: { from: head, insert: letter },
      selection: { anchor: head + letter.length },
      userEvent: "input.type",
    };
    return before.update(spec).state;
  }, state);
}

/** As much of an editor as the menu asks for. */
function openEditor(asked: EditorHost) {
  const extensions = [editorHost.of(asked), noteLanguage, followsFocus, pendingPlaces, menuField];
  const editor = {
    state: EditorState.create({ extensions }),
    dom: { isConnected: true },
    dispatch: (...specs: TransactionSpec[]) => {
      editor.state = editor.state.update(...specs).state;
    },
  };
  return editor;
}

const offeredIn = (state: EditorState) => state.field(menuField).menu?.offers.map(({ label }) => label) ?? null;

describe("the menu [NOT-3]", () => {
  test("has its answer with the key that asks, the best first", () => {
    expect(offeredIn(typed(start(), "/ta"))?.slice(0, 2)).toEqual(["Task list", "Table"]);
    expect(offeredIn(typed(start(), "/tab"))).toEqual(["Table"]);
    expect(offeredIn(typed(start("words"), " /link"))?.[0]).toBe("Link to a note");
    expect(offeredIn(typed(start(), "/nothing like it"))).toEqual([]);
    expect(offeredIn(typed(start(), "/todo"))).toEqual(["Task list"]);
    expect(offeredIn(typed(start(), "/equa"))).toEqual(["rule"]);
  });

  test("does not open for what only looks like a question", () => {
    for (const text of ["and/or", "6 /2", "a / b", "/  x", "http://x", "#", "a#b", "`/ta", "$/ta", "[x", "x]]"]) {
      expect(typed(start(), text).field(menuField).menu, text).toBeNull();
    }
  });

  test("does not open for words that were pasted or that came from elsewhere", () => {
    const pasted = start().update({ changes: { from: 0, insert: "/table" }, selection: { anchor: 6 } }).state;
    expect(pasted.field(menuField).menu).toBeNull();
  });

  test("stays at its words while other words come in above, and goes when the caret does", () => {
    const open = typed(start("one\n"), "/table");
    const moved = open.update({ changes: { from: 0, insert: "more " } }).state;
    expect(moved.field(menuField).menu?.asked).toEqual({ kind: "insert", from: 9, to: 15, words: "table" });
    expect(moved.update({ selection: { anchor: 0 } }).state.field(menuField).menu).toBeNull();
  });

  test("an Enter that was faster than the answer takes it, unless what asked for it is gone", async () => {
    const late = { ...host, findNotes: async () => ["Cell membrane"] } as unknown as EditorHost;
    const textAfter = async (meanwhile: TransactionSpec) => {
      const editor = openEditor(late);
      editor.state = typed(editor.state, "See [[ce");
      take(editor as unknown as EditorView, "Enter");
      editor.dispatch(meanwhile);
      await new Promise((resolve) => setTimeout(resolve));
      return editor.state.doc.toString();
    };
    expect(await textAfter({ changes: { from: 8, insert: " slowly" } })).toBe("See [[Cell membrane]] slowly");
    expect(await textAfter({ changes: { from: 4, to: 8 } })).toBe("See ");
  });

  test("after however many keys the answer to an Enter comes, the text is the same", async () => {
    const later = " slowly";
    for (let keys = 0; keys <= later.length; keys++) {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const findNotes = () => arrived.then(() => ["Cell membrane"]);
      const editor = openEditor({ ...host, findNotes } as unknown as EditorHost);
      editor.state = typed(editor.state, "See [[cell m");
      expect(take(editor as unknown as EditorView, "Enter")).toBe(true);
      editor.state = typed(editor.state, later.slice(0, keys));
      arrive();
      await new Promise((resolve) => setTimeout(resolve));
      editor.state = typed(editor.state, later.slice(keys));
      expect(editor.state.doc.toString(), `after ${keys} keys`).toBe("See [[Cell membrane]] slowly");
    }
  });

  test.each([
    ["See [[cell m", { kind: "note", from: 4, to: 12, words: "cell m" }],
    ["For the #exam", { kind: "tag", from: 8, to: 13, words: "exam" }],
    ["/表", { kind: "insert", from: 0, to: 2, words: "表" }],
    ["  /", { kind: "insert", from: 2, to: 3, words: "" }],
    ["/1", { kind: "insert", from: 0, to: 2, words: "1" }],
  ])("knows what is asked: %j", (text, expected) => {
    expect(askedAt(start(text))).toEqual(expected);
  });
});
