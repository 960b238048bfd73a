import { slugOf } from "./address.ts";
import { inlineText } from "./plain-text.ts";
import { treeOf } from "./tree.ts";

/** The part of a text under a heading of these words, the heading included; null where there is none. */
export function partUnder(text: string, words: string): string | null {
  const { blocks } = treeOf(text);
  const wanted = slugOf(words);
  const at = blocks.findIndex(({ block }) => block.type === "heading" && slugOf(inlineText(block.children)) === wanted);
  const heading = blocks[at];
  if (wanted === "" || heading?.block.type !== "heading") return null;
  const { level } = heading.block;
  const end = blocks.slice(at + 1).find(({ block }) => block.type === "heading" && block.level <= level);
  return text.slice(heading.from, end?.from).trimEnd();
}
