import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";
import type { Reading } from "./document.ts";
import { portionsOf } from "./flow.ts";
import type { Work } from "./work.ts";

/** Paragraphs stand between blank lines; what looks like markup is meant as it stands, but for lists and underlined titles. */
export async function readPlainText(text: string, work: Work): Promise<Reading> {
  const blocks: string[] = [];
  for (const paragraph of text.slice(0, work.limits.letters).split(/\n[ \t\f]*\n+|\f/)) {
    const block = blockOf(paragraph);
    if (block !== "") blocks.push(block);
    if (work.pace.isTime()) await work.giveWay();
    if (work.isLate()) return { pages: portionsOf(blocks), outline: [], cut: "time" };
  }
  return { pages: portionsOf(blocks), outline: [], ...(text.length > work.limits.letters && { cut: "size" as const }) };
}

function blockOf(paragraph: string): string {
  const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
  const [title = "", underline = ""] = lines;
  const isTitle =
    /^\s*([=~*-])\1{2,}\s*$/.test(underline) && Math.abs(title.trim().length - underline.trim().length) < 4;
  if (isTitle) {
    const heading = `${underline.trim().startsWith("=") || underline.trim().startsWith("*") ? "#" : "##"} ${escapeWords(title.trim())}`;
    const rest = blockOf(lines.slice(2).join("\n"));
    return rest === "" ? heading : `${heading}\n\n${rest}`;
  }
  return lines.map(lineOf).join("\n");
}

function lineOf(line: string): string {
  const [, indent = "", , words] = /^(\s*)([-*•‣▪])\s+(\S.*)$/.exec(line) ?? [];
  if (words)
    return `${" ".repeat(Math.min(2, Math.floor(indent.length / 4)) * 2)}- ${escapeLineStart(escapeWords(words))}`;
  return escapeLineStart(escapeWords(line.trim()));
}
