import { syntaxTree } from "@codemirror/language";
import type { ChangeDesc, EditorState } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";

export type Stretch = { readonly from: number; readonly to: number };

/**
 * The one block of the text (a paragraph, a list, a table) in which a change happened, if that block is still the same
 * kind of block and no other was touched: then nothing else needs to be drawn anew. Otherwise null.
 */
export function changedBlock(before: EditorState, after: EditorState, changes: ChangeDesc): SyntaxNode | null {
  let [fromA, toA, fromB, toB] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  changes.iterChangedRanges((startA, endA, startB, endB) => {
    fromA = Math.min(fromA, startA);
    toA = Math.max(toA, endA);
    fromB = Math.min(fromB, startB);
    toB = Math.max(toB, endB);
  });
  if (toB < 0) return null;
  const was = blockAround(before, fromA, toA);
  const is = blockAround(after, fromB, toB);
  if (!was || !is || was.name !== is.name) return null;
  return changes.mapPos(was.from, -1) === is.from && changes.mapPos(was.to, 1) === is.to ? is : null;
}

/** The block of the text's uppermost level around a stretch of it. */
export function blockAround(state: EditorState, from: number, to: number): SyntaxNode | null {
  const block = syntaxTree(state).topNode.childBefore(from + 1);
  return block && block.from <= from && block.to >= to ? block : null;
}
