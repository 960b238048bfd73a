import { wholeLineOf } from "@jotter/markdown/line";
import { readableText } from "@jotter/markdown/readable-formula";
import type { Inline } from "@jotter/markdown/tree-types";

/*
 * A thought is a line of Markdown, and stands as it is in the list a map is stored as. Only what would begin another block
 * there (a heading, a list in the list, a task) gets a backslash, which is taken off again when the list is read.
 */

export function listLineOf(thought: string): string {
  return thought.trim().replace(blockBegin, "$&\\");
}

export function thoughtOf(line: string): string {
  const words = line.trim();
  const bare = words.replace(/^(\d{1,9}|\[[^\]\\]*|)\\/, "$1");
  return listLineOf(bare) === words ? bare : words;
}

/** As it is drawn; what would show nothing, like a comment, as it is written: it could not be found any more. */
export function drawnThought(thought: string): readonly Inline[] {
  const line = wholeLineOf(thought);
  return readableText(line).trim() === "" ? [{ type: "text", text: thought }] : line;
}

/** As it is read where no formula can be drawn. */
export function readThought(thought: string): string {
  return readableText(drawnThought(thought));
}

/** Up to where the backslash belongs. Of brackets it is the closing one: `\[` begins a formula. */
const blockBegin = new RegExp(
  [
    /(?=#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|<[a-z/!?])/,
    // A rule (after the dash of the list two more are enough), a fence, a formula without an end.
    /(?=-(?:\s*-)+$|([*_])(?:\s*\1){2,}$|`{3,}[^`]*$|~{3,}|\$\$(?!\$|.*\$\$))/,
    /\d{1,9}(?=[.)](?:\s|$))/,
    // A task, what a link or a footnote leads to, a callout.
    /\[(?:[ x](?=\]\s)|[^\]\\]+(?=\]:)|![a-z]+(?=\]))/,
  ]
    .map(({ source }) => `^(?:${source})`)
    .join("|"),
  "i",
);
