import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";

export type Heading = { readonly level: number; readonly text: string; readonly at: number };

/** More than a list of headings is any help with. */
const most = 1000;

/** The headings of a note, as far as it has been read. */
export function outlineOf(state: EditorState): Heading[] {
  const headings: Heading[] = [];
  const tree = ensureSyntaxTree(state, state.doc.length, 20) ?? syntaxTree(state);
  for (let node = tree.topNode.firstChild; node && headings.length < most; node = node.nextSibling) {
    const level = /^(?:ATX|Setext)Heading([1-6])$/.exec(node.name)?.[1];
    if (!level) continue;
    const text = state
      .sliceDoc(node.from, Math.min(node.to, node.from + 400))
      .replace(/^#+\s*|\s*#+\s*$|\n[=-]+\s*$/g, "")
      .replace(/[*_`~=$]|\[\[|\]\]/g, "")
      .trim();
    if (text !== "") headings.push({ level: Number(level), text, at: node.from });
  }
  return headings;
}
