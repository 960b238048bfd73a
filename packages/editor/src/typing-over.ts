import { EditorView } from "@codemirror/view";

/**
 * A letter typed over a selection of more than one line is the editor's to put: a browser that joins the lines takes what
 * is drawn in them for their text, and a star that is drawn as a bullet would be a bullet from then on.
 */
export const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, isComposing, cancelable } = event;
    if (inputType !== "insertText" || !data || isComposing || !cancelable || view.composing) return false;
    const { state } = view;
    const { main, ranges } = state.selection;
    const { from, to } = main;
    if (ranges.length > 1 || state.doc.lineAt(from).to >= to) return false;
    event.preventDefault();
    const put = () => state.update(state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    const isHandled = state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, put));
    if (!isHandled) view.dispatch(put());
    return true;
  },
});
