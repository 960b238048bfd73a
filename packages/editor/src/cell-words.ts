import { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { format } from "./format.ts";
import { editorHost, type FormatName } from "./host.ts";
import { pairsIn } from "./signs.ts";
import { selectIn, selectionIn } from "./table-field.ts";

/** A cell is written in by itself: what formats words formats the cell's, never those where the text's caret was. */
export function formatWords(field: HTMLElement, name: FormatName): void {
  const state = stateOf(field);
  format(name)({
    state,
    dispatch: ({ newDoc, newSelection }) => {
      field.textContent = newDoc.toString();
      selectIn(field, newSelection.main);
    },
  });
}

/** The app's formula editor, on the formula around the caret or for a new one. False where nothing came of it. */
export async function writeFormula(field: HTMLElement, view: EditorView): Promise<boolean> {
  const { editFormula } = view.state.facet(editorHost);
  if (!editFormula) {
    formatWords(field, "formula");
    return true;
  }
  const state = stateOf(field);
  const { from, to } = state.selection.main;
  const here = pairsIn(state, state.doc.line(1), "$", from).find(
    ({ open, close }) => open.to <= from && to <= close.from,
  );
  const place = here ? { from: here.open.from, to: here.close.to } : { from, to };
  const tex = here ? state.sliceDoc(here.open.to, here.close.from) : state.sliceDoc(from, to);
  const written = await editFormula({ tex, display: false });
  field.focus();
  const insert = written && written.tex.trim() !== "" ? `$${written.tex.trim()}$` : null;
  if (insert !== null) field.textContent = state.sliceDoc(0, place.from) + insert + state.sliceDoc(place.to);
  const caret = insert === null ? to : place.from + insert.length;
  selectIn(field, { from: caret, to: caret });
  return insert !== null;
}

function stateOf(field: HTMLElement): EditorState {
  const { from, to } = selectionIn(field);
  const doc = (field.textContent ?? "").replace(/[\r\n]+/g, " ");
  return EditorState.create({ doc, selection: { anchor: from, head: to } });
}
