import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** Blocks that end with a sign of their own: whatever is written behind it breaks them. */
const closed = new Set(["Table", "FencedCode", "BlockMath", "HorizontalRule"]);

/** Whoever clicks or taps into the room below a note means a new line there, not the last line of a table or of code. */
export const belowLast = EditorView.domEventHandlers({
  click(event, view) {
    const { state } = view;
    const end = state.doc.length;
    const bottom = view.documentTop + view.lineBlockAt(end).bottom;
    if (event.clientY <= bottom || state.readOnly || !state.selection.main.empty) return false;
    const line = newLineBelow(state);
    if (line === null) return false;
    view.dispatch({
      changes: { from: end, insert: line },
      selection: { anchor: end + line.length },
      userEvent: "input",
      scrollIntoView: true,
    });
    view.focus();
    return true;
  },
});

/** What parts new words from the last block; null where they may stand right behind it. */
export function newLineBelow(state: EditorState): string | null {
  const last = syntaxTree(state).topNode.lastChild;
  if (!last || last.to < state.doc.length || !closed.has(last.name)) return null;
  if (last.name === "FencedCode" && last.getChildren("CodeMark").length < 2) return null;
  // Words right below a table are one more row of it.
  return last.name === "Table" ? "\n\n" : "\n";
}
