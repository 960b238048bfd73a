import { isolateHistory } from "@codemirror/commands";
import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Stretch } from "./changed-block.ts";
import { editorHost } from "./host.ts";
import { keepPlace } from "./pending.ts";

/** Pictures come where they were pasted or dropped, however long they take; what is typed meanwhile comes after them. */
export async function insertImages(view: EditorView, files: readonly File[], at?: number): Promise<void> {
  const { addImages, words } = view.state.facet(editorHost);
  const pictures = files.filter(({ type }) => type.startsWith("image/"));
  if (!addImages || pictures.length === 0) return;
  if (at !== undefined) view.dispatch({ selection: { anchor: outsideOfDrawn(view.state, at) } });
  const { from, to } = view.state.selection.main;
  const replaced = view.state.sliceDoc(from, to);
  if (replaced !== "") view.dispatch({ changes: { from, to }, userEvent: "delete.paste" });
  const place = keepPlace(view, { from, to: from }, words.insert.image);
  view.focus();
  const texts = await addImages(pictures).catch(() => []);
  place.settle((here) => {
    // None could be taken in, and the app has said why: what was selected comes back.
    if (texts.length === 0) return replaced === "" ? null : { changes: { from: here.from, insert: replaced } };
    return written(view.state, here, texts);
  });
}

/** On lines of their own, and the caret below them: next to it they would be shown as they are written. */
function written(state: EditorState, { from }: Stretch, texts: readonly string[]) {
  const line = state.doc.lineAt(from);
  const lead = state.sliceDoc(line.from, from).trim() === "" ? "" : "\n\n";
  const changes = state.changes({ from, insert: `${lead}${texts.join("\n\n")}\n\n` });
  return {
    changes,
    selection: state.selection.map(changes, 1),
    userEvent: "input.paste",
    annotations: isolateHistory.of("full"),
    scrollIntoView: true,
  };
}

/** A picture in the source of a table or a formula would be the end of it: it comes below. */
function outsideOfDrawn(state: EditorState, at: number): number {
  const block = syntaxTree(state).topNode.childBefore(at + 1);
  const isDrawn = block && /^(Table|BlockMath)$/.test(block.name) && block.from <= at && at <= block.to;
  return isDrawn ? block.to : at;
}
