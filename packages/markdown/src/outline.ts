import { inlineText } from "./plain-text.ts";
import type { MarkdownTree } from "./tree-types.ts";

/** A heading and how far below the uppermost of its text it stands. */
export type OutlineEntry = { readonly id: string; readonly words: string; readonly depth: number };

/** The three uppermost levels a text uses. */
export function outlineOf(tree: MarkdownTree): readonly OutlineEntry[] {
  const top = topLevel(tree);
  return headingsOf(tree)
    .map(({ id, level, children }) => ({ id, words: inlineText(children).trim(), depth: level - top }))
    .filter(({ words, depth }) => words !== "" && depth < 3);
}

/** How far its headings move so that the uppermost stands right below a title of level 1, whatever the student began with. */
export function offsetUnderTitle(tree: MarkdownTree): number {
  return 2 - topLevel(tree);
}

function topLevel(tree: MarkdownTree): number {
  return headingsOf(tree).reduce((top, { level }) => Math.min(top, level), 6);
}

function headingsOf(tree: MarkdownTree) {
  return tree.blocks.flatMap(({ block }) => (block.type === "heading" ? [block] : []));
}
