import { formulasOf } from "@jotter/markdown/maths";

/**
 * Plain words as markdown that shows exactly these words. LaTeX among them stays: many pages show its source. Brackets
 * get no backslash in front, since `\[` and `\(` begin a formula in a note.
 */
export function escapeText(text: string): string {
  let escaped = "";
  let at = 0;
  for (const { start, end, tex } of formulasOf(text)) {
    if (text[start] === "$" && !looksLikeTex(tex)) continue;
    escaped += escapeWords(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return escapeStart(escaped + escapeWords(text.slice(at)));
}

/** "$5 and 10$" is a slip of somebody who writes about money. */
function looksLikeTex(tex: string): boolean {
  return /[\\^_{}=<>]/.test(tex) || /^\p{L}('|\([^)]*\))?$/u.test(tex);
}

function escapeWords(text: string): string {
  const escaped = text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
    .replace(/[*`]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/~~|==/g, "\\$&")
    .replace(/<(?=[a-z/!?])/gi, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/\[([^\][]*)\](?=\(|:)/g, "[$1\\]");
  // What is left of dollars here is no formula, and must not become one.
  return formulasOf(escaped).length > 0 ? escaped.replace(/\$/g, "\\$") : escaped;
}

/** What would be a heading, a quotation, a list or a rule at the start of a line. */
function escapeStart(text: string): string {
  return text.replace(/^(#{1,6}\s|>|[-+]\s|-{3,}|={3,})/, "\\$1").replace(/^(\d{1,9})([.)]\s)/, "$1\\$2");
}

/** The words of a link, as a page's `[1]` is one: in its brackets it would be a link to the note "1". */
export function escapeLinkWords(words: string): string {
  return words.replace(/^\[([^[\]]+)\]$/, "$1");
}
