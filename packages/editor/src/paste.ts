import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { insertImages } from "./format.ts";
import { editorHost } from "./host.ts";

/** Pictures are taken in, web pages become markdown, and everything else is pasted as it is. */
export const pasting: Extension = EditorView.domEventHandlers({
  paste(event, view) {
    const data = event.clipboardData;
    if (!data) return false;
    const host = view.state.facet(editorHost);
    const kind = host.pasteKind?.(data) ?? "text";
    if (kind === "image") {
      event.preventDefault();
      void insertImages(view, [...data.files]);
      return true;
    }
    if (kind === "text" || !host.htmlToMarkdown || isPlainWanted) return false;
    const plain = data.getData("text/plain");
    const converting = host.htmlToMarkdown(data.getData("text/html"));
    event.preventDefault();
    const { from, to } = view.state.selection.main;
    const before = view.state.doc;
    void converting
      .catch(() => null)
      .then((markdown) => {
        const insert = (markdown ?? plain).replaceAll("\r\n", "\n");
        const here = view.state.doc === before ? { from, to } : view.state.selection.main;
        view.dispatch({
          changes: { from: here.from, to: here.to, insert },
          selection: { anchor: here.from + insert.length },
          userEvent: "input.paste",
          scrollIntoView: true,
        });
      });
    return true;
  },
  drop(event, view) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.some(({ type }) => type.startsWith("image/"))) return false;
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
    event.preventDefault();
    event.stopPropagation();
    void insertImages(view, files, at ?? view.state.doc.length);
    return true;
  },
  keydown(event) {
    // Ctrl+Shift+V: as plain text, as everywhere. (Shift+Insert is an ordinary paste.)
    isPlainWanted = event.shiftKey && (event.ctrlKey || event.metaKey);
    return false;
  },
  keyup() {
    isPlainWanted = false;
    return false;
  },
});

let isPlainWanted = false;
