import { syntaxTree } from "@codemirror/language";
import type { EditorState, TransactionSpec } from "@codemirror/state";

/** Where a note's words begin: below its front matter, on a line of their own. */
export function firstWords(state: EditorState): TransactionSpec {
  const matter = syntaxTree(state).topNode.firstChild;
  if (matter?.name !== "FrontMatter") return { selection: { anchor: 0 } };
  const { doc } = state;
  let line = doc.lineAt(matter.to);
  if (line.number === doc.lines)
    return { changes: { from: doc.length, insert: "\n" }, selection: { anchor: doc.length + 1 }, userEvent: "input" };
  do line = doc.line(line.number + 1);
  while (line.text.trim() === "" && line.number < doc.lines);
  return { selection: { anchor: line.from } };
}
