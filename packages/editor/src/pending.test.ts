import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { describe, expect, test } from "vitest";
import { keepPlace, pendingPlaces } from "./pending.ts";

/** As much of an editor as a place needs: a state, and how it changes. */
function editorWith(doc: string) {
  const editor = {
    state: EditorState.create({ doc, extensions: pendingPlaces }),
    composing: false,
    dom: { isConnected: true },
    dispatch: (...specs: TransactionSpec[]) => {
      editor.state = editor.state.update(...specs).state;
    },
    text: () => editor.state.doc.toString(),
  };
  return editor;
}

const viewOf = (editor: ReturnType<typeof editorWith>) => editor as unknown as EditorView;

describe("the place of something on its way [NOT-4]", () => {
  test("stays where it was, whatever is written around it, and before what is typed at it", () => {
    const editor = editorWith("one two");
    const place = keepPlace(viewOf(editor), { from: 4, to: 4 }, "Picture");
    editor.dispatch({ changes: { from: 0, insert: "zero " } });
    editor.dispatch({ changes: { from: 9, insert: "typed " } });
    editor.dispatch({ changes: { from: 0, to: 5 } });
    place.settle(({ from, to }) => ({ changes: { from, to, insert: "PICTURE " } }));
    expect(editor.text()).toBe("one PICTURE typed two");
    expect(editor.state.field(pendingPlaces)).toEqual([]);
  });

  test("of a formula that is being edited is the formula, also when others write beside it or in it", () => {
    const editor = editorWith("So $a$ holds");
    const place = keepPlace(viewOf(editor), { from: 3, to: 6 });
    editor.dispatch({ changes: { from: 3, insert: "then " } });
    editor.dispatch({ changes: { from: 11, insert: "!" } });
    editor.dispatch({ changes: { from: 9, to: 10, insert: "bc" } });
    place.settle(({ from, to }) => ({ changes: { from, to, insert: "$x$" } }));
    expect(editor.text()).toBe("So then $x$! holds");
  });

  test("is still there when all around it was deleted", () => {
    const editor = editorWith("one two three");
    const place = keepPlace(viewOf(editor), { from: 4, to: 7 });
    editor.dispatch({ changes: { from: 0, to: 13 } });
    place.settle(({ from, to }) => ({ changes: { from, to, insert: "new" } }));
    expect(editor.text()).toBe("new");
  });

  test("is given up where nothing came of it, and each has its own", () => {
    const editor = editorWith("ab");
    const [first, second] = [1, 2].map((at) => keepPlace(viewOf(editor), { from: at, to: at }, "…"));
    first?.settle(() => null);
    expect(editor.text()).toBe("ab");
    second?.settle(({ from }) => ({ changes: { from, insert: "!" } }));
    second?.settle(({ from }) => ({ changes: { from, insert: "twice" } }));
    expect(editor.text()).toBe("ab!");
  });
});
