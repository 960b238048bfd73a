import { EditorSelection, EditorState, type Extension, type SelectionRange } from "@codemirror/state";
import type { EditorView, KeyBinding } from "@codemirror/view";
import { isInCode } from "./list-keys.ts";
import { itemOn } from "./list-lines.ts";

/*
 * The mark of a list's item is drawn, and the words begin after it. Home goes there, and from there to the line's start,
 * where the mark is shown as it was typed; a click on the mark or left of it goes to the words.
 */
export const markKeys: readonly KeyBinding[] = [
  { key: "Home", run: (view) => home(view, false), shift: (view) => home(view, true) },
  { mac: "Cmd-ArrowLeft", run: (view) => home(view, false), shift: (view) => home(view, true) },
];

/** Where the words of the item in this line begin; null where there is no item. */
function wordsAt(state: EditorState, position: number): number | null {
  const line = state.doc.lineAt(position);
  const item = itemOn(line.text);
  return item && !isInCode(state, line.from) ? line.from + item.start : null;
}

function home(view: EditorView, isSelecting: boolean): boolean {
  const { state } = view;
  const { ranges, mainIndex } = state.selection;
  const moved = ranges.map((range): SelectionRange | null => {
    const { from } = state.doc.lineAt(range.head);
    const words = wordsAt(state, range.head);
    // A long line that wraps has rows of its own, and only the first of them begins with the mark.
    const edge = view.moveToLineBoundary(EditorSelection.cursor(range.head, range.assoc), false).head;
    if (words === null || (edge > words && range.head !== words)) return null;
    const head = range.head > words ? words : from;
    return isSelecting ? EditorSelection.range(range.anchor, head) : EditorSelection.cursor(head, 1);
  });
  if (!moved.every((range) => range !== null)) return false;
  view.dispatch({
    selection: EditorSelection.create(moved, mainIndex),
    userEvent: "select",
    scrollIntoView: true,
  });
  return true;
}

export const clickedMarks: Extension = EditorState.transactionFilter.of((transaction) => {
  const { startState, newSelection, docChanged } = transaction;
  const { empty, head } = newSelection.main;
  if (docChanged || !transaction.isUserEvent("select.pointer") || !empty) return transaction;
  const words = wordsAt(startState, head);
  if (words === null || head >= words) return transaction;
  return [transaction, { selection: { anchor: words }, sequential: true }];
});
