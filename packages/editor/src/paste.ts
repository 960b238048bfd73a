import { isolateHistory } from "@codemirror/commands";
import type { EditorState, Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { editorHost } from "./host.ts";
import { insertImages } from "./insert-images.ts";
import { keepPlace } from "./pending.ts";

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
    event.preventDefault();
    pastePage(view, data.getData("text/plain"), host.htmlToMarkdown(data.getData("text/html")));
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

/** In an item that is empty yet, the first of a pasted list is that item: its mark stands there already. */
export function inItem(state: EditorState, at: number, pasted: string): string {
  const line = state.doc.lineAt(at);
  const item = /^([ \t>]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?$/.exec(line.text.slice(0, at - line.from));
  const first = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(?=\S)/.exec(pasted);
  if (!item || !first) return pasted;
  const indent = item[1] ?? "";
  return pasted.slice(first[0].length).replace(/\n(?=.)/g, `\n${indent}`);
}

/** What was selected goes at once, and the page comes there a moment later; what is typed meanwhile comes after it. */
function pastePage(view: EditorView, plain: string, converting: Promise<string | null>): void {
  const { from, to } = view.state.selection.main;
  if (from !== to) view.dispatch({ changes: { from, to }, userEvent: "delete.paste" });
  const place = keepPlace(view, { from, to: from }, "…");
  void converting
    .catch(() => null)
    .then((markdown) =>
      place.settle((here) => {
        const changes = view.state.changes({
          from: here.from,
          insert: inItem(view.state, here.from, (markdown ?? plain).replaceAll("\r\n", "\n")),
        });
        return {
          changes,
          selection: view.state.selection.map(changes, 1),
          userEvent: "input.paste",
          annotations: isolateHistory.of("full"),
          scrollIntoView: true,
        };
      }),
    );
}
