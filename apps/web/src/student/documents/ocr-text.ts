import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";

const eastern = "[\\u3000-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef]";
/** Letters of Chinese and Japanese come apart by blanks that nobody wrote. */
const blanksBetween = new RegExp(`(?<=${eastern})[ \\t]+(?=${eastern})`, "g");
const endsEastern = new RegExp(`${eastern}$`);
const startsEastern = new RegExp(`^${eastern}`);

/** Whether a blank stands between two words of a line. */
export function areApart(word: string, next: string): boolean {
  return !(endsEastern.test(word) && startsEastern.test(next));
}

/** What was read off a picture as our markdown: its lines become paragraphs, and nothing in it is markup by accident. */
export function seenMarkdown(seen: string): string {
  return seen
    .replaceAll("\f", "\n\n")
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.split("\n").map(plainLine).filter(Boolean).reduce(withNextLine, ""))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => escapeLineStart(escapeWords(paragraph)))
    .join("\n\n");
}

function plainLine(line: string): string {
  return line.replace(blanksBetween, "").replace(/\s+/g, " ").trim();
}

/** A word that was parted because the line was full is whole again. */
function withNextLine(text: string, next: string): string {
  if (text === "") return next;
  if (/\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return areApart(text, next) ? `${text} ${next}` : text + next;
}
