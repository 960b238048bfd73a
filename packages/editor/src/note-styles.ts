import { syntaxTree } from "@codemirror/language";
import { type Extension, Prec, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type { Tree } from "@lezer/common";
import { highlightTree, tags as t, tagHighlighter } from "@lezer/highlight";

export const styles = tagHighlighter([
  { tag: t.strong, class: "j-strong" },
  { tag: t.emphasis, class: "j-emphasis" },
  { tag: t.strikethrough, class: "j-strike" },
  { tag: t.monospace, class: "j-code" },
  { tag: t.special(t.emphasis), class: "j-highlight" },
  { tag: t.special(t.content), class: "j-tex" },
  { tag: t.processingInstruction, class: "j-mark" },
  { tag: t.labelName, class: "j-footnote" },
  { tag: t.tagName, class: "j-tag" },
  { tag: t.meta, class: "j-front" },
  { tag: t.url, class: "j-url" },
]);

/**
 * What is strong, a mark or a tag, by the tree. CodeMirror's own walks there from the beginning of the note, for every
 * stretch between two blocks that are drawn and at every key: in a long note that is most of what a key costs.
 */
export const noteStyles: Extension = Prec.high(
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      private tree: Tree;

      constructor(view: EditorView) {
        this.tree = syntaxTree(view.state);
        this.decorations = styled(view, this.tree);
      }

      update({ view, state, changes, viewportChanged }: ViewUpdate) {
        const tree = syntaxTree(state);
        // Not read as far yet: the old styles until it is.
        const isBehind = tree.length < view.viewport.to && !viewportChanged;
        if (isBehind) this.decorations = this.decorations.map(changes);
        else if (tree !== this.tree || viewportChanged) this.decorations = styled(view, tree);
        if (!isBehind) this.tree = tree;
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
);

const marks = new Map<string, Decoration>();

function markOf(names: string): Decoration {
  const mark = marks.get(names) ?? Decoration.mark({ class: names });
  marks.set(names, mark);
  return mark;
}

function styled(view: EditorView, tree: Tree): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const { from, to } = view.viewport;
  eachStyle(tree, from, to, (start, end, names) => builder.add(start, end, markOf(names)));
  return builder.finish();
}

/** Block by block: to the first one the tree knows a short way. */
export function eachStyle(
  tree: Tree,
  from: number,
  to: number,
  put: (from: number, to: number, names: string) => void,
): void {
  for (let block = tree.topNode.childAfter(from); block && block.from < to; block = block.nextSibling) {
    const start = block.from;
    const putHere = (at: number, end: number, names: string) => put(start + at, start + end, names);
    highlightTree(block.toTree(), styles, putHere, Math.max(0, from - start), Math.min(block.to, to) - start);
  }
}
