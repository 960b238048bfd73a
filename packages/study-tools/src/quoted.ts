/** Without the lines that are quoted from somewhere else. */
export function ownWords(typed: string): string {
  return typed.replace(quotedLine, "").trim();
}

/** The lines that are quoted, without their signs. */
export function quotedWords(typed: string): string {
  return Array.from(typed.matchAll(quotedLine), ([line]) => line.replace(/^\s*>[^\S\n]?/, "").trimEnd())
    .join("\n")
    .trim();
}

const quotedLine = /^ {0,3}>.*(?:\n|$)/gm;
