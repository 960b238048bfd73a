import { joined } from "@jotter/document-text/pdf/join-lines";

/**
 * Words of a page as they are read, not as they are printed: in one line, no word cut by the end of one, and no space
 * between two lines of Chinese or Japanese. `around`: all of the page, by which it is known whether a hyphen is the word's own.
 */
export function joinedLines(words: string, around = words): string {
  const known = wordsIn(around);
  const lines = words
    .split("\n")
    .map((line) => line.replace(/[^\S\u3000]+/g, " ").trim())
    .filter((line) => line !== "");
  return lines.reduce((text, line) => joined(text, line, known), "").replaceAll("\u00ad", "");
}

/** Without the two halves of a word that a line cut: they are no words. */
function wordsIn(text: string): ReadonlySet<string> {
  const whole = text.replace(/\p{L}+[-\u2010\u00ad]\s*\n\s*\p{L}+/gu, " ").toLowerCase();
  return new Set(whole.match(/\p{L}+(?:-\p{L}+)*/gu));
}
