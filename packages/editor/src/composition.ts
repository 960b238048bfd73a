import type { EditorView } from "@codemirror/view";
import { focusedField, selectIn, selectionIn } from "./table-field.ts";

/**
 * A keyboard on a phone composes every word, and a button may be pressed before the word is done: it is as good as typed.
 * A text that changes around a word in composition would leave CodeMirror and the browser with two ideas of it.
 */
export function endComposition(view: EditorView): void {
  const field = focusedField(view);
  if (field?.dataset.composing) {
    const selected = selectionIn(field);
    field.blur();
    field.focus();
    selectIn(field, selected);
  } else if (view.composing) {
    view.contentDOM.blur();
    view.focus();
  }
}
