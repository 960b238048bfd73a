import { plainText } from "@jotter/markdown/plain-text";
import { withReadableFormulas } from "@jotter/markdown/readable-formula";
import { treeOf } from "@jotter/markdown/tree";

/** Markdown as a voice says it: without its signs, and with formulas as they would be typed without LaTeX. */
export function spokenWords(markdown: string): string {
  return plainText(treeOf(withReadableFormulas(markdown)));
}

/** The name of what shows a formula: what is typeset adds nothing to it. Words need none besides themselves. */
export function spokenName(markdown: string): string | undefined {
  return markdown.includes("$") ? spokenWords(markdown) : undefined;
}
