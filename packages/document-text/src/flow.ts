import type { DocumentPage, OutlineEntry } from "./document.ts";

/** About two pages of a book. */
const portionLetters = 3000;

/** A text that flows as portions: cut at headings, never within a block. */
export function portionsOf(whole: readonly string[]): readonly DocumentPage[] {
  const blocks = whole.flatMap(shortened);
  const portions: string[][] = [];
  let length = 0;
  for (const [place, block] of blocks.entries()) {
    const isHeading = /^#{1,6} /.test(block);
    const isAfterHeading = place > 0 && /^#{1,6} /.test(blocks[place - 1] ?? "");
    const isFull = length + block.length > portionLetters && length > 0 && !isAfterHeading;
    // A heading begins a new portion where the one before it is long enough to stand alone.
    if (portions.length === 0 || isFull || (isHeading && !isAfterHeading && length > portionLetters * 0.6)) {
      portions.push([]);
      length = 0;
    }
    portions.at(-1)?.push(block);
    length += block.length + 2;
  }
  return portions.map((portion, place) => ({ label: String(place + 1), text: portion.join("\n\n") }));
}

/** A paragraph as long as a chapter is cut between sentences, or between words: a page of it must be drawn. */
function shortened(block: string): readonly string[] {
  if (block.length <= portionLetters * 4 || /^(?:[|>`~$]| {0,3}(?:[-*+]|\d{1,9}[.)]) )/.test(block)) return [block];
  const parts: string[] = [];
  for (let from = 0; from < block.length; ) {
    const piece = block.slice(from, from + portionLetters);
    const isLast = from + portionLetters >= block.length;
    const ends = [/[.!?](?=\s)(?!.*[.!?]\s)/s, /\s(?!.*\s)/s].map((form) => form.exec(piece.slice(-600))?.index ?? -1);
    const end = ends.find((one) => one >= 0);
    const length = isLast || end === undefined ? piece.length : piece.length - Math.min(600, piece.length) + end + 1;
    parts.push(piece.slice(0, length).trim());
    from += length;
  }
  return parts.filter((part) => part !== "");
}

/** The headings of all pages, for what has no outline of its own. */
export function outlineOf(pages: readonly DocumentPage[]): readonly OutlineEntry[] {
  return pages.flatMap(({ text }, page) => headingsIn(text).map(({ title, level }) => ({ title, level, page })));
}

export function headingsIn(text: string): readonly { readonly title: string; readonly level: number }[] {
  let fence = "";
  return text.split("\n").flatMap((line) => {
    const ticks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (ticks && (fence === "" || ticks.startsWith(fence))) fence = fence === "" ? ticks : "";
    const heading = fence === "" ? /^(#{1,6}) +(.+?)(?: #+)?$/.exec(line) : null;
    return heading ? [{ title: bareWords(heading[2] ?? ""), level: (heading[1] ?? "").length }] : [];
  });
}

/** A heading's words without what makes them bold or slanted, or keeps them from it. */
export function bareWords(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?<!\\)(?:\*{1,3}|~~|`+)/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/&#61;/g, "=")
    .replace(/&#91;/g, "[")
    .trim();
}

/** Our markdown in its blocks: what stands between blank lines, code with all its lines. */
export function blocksIn(markdown: string): readonly string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence = "";
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join("\n"));
    lines = [];
  };
  for (const line of markdown.split("\n")) {
    const ticks = /^ {0,3}(`{3,}|~{3,}|\$\$(?!.*\$\$))/.exec(line)?.[1];
    if (fence === "" && line.trim() === "") {
      end();
      continue;
    }
    if (ticks && (fence === "" || (ticks.startsWith(fence) && line.trim() === ticks)))
      fence = fence === "" ? ticks : "";
    lines.push(line);
  }
  end();
  return merged(blocks);
}

/** A list with blank lines between its items is one block still, and so is what is written under an item. */
function merged(blocks: readonly string[]): readonly string[] {
  const whole: string[][] = [];
  for (const block of blocks) {
    const before = whole.at(-1);
    const isUnder = /^(?: {2,}|\t)\S/.test(block) && /^ {0,3}(?:[-*+]|\d{1,9}[.)]) /.test(before?.[0] ?? "");
    if (isUnder && before) before.push(block);
    else whole.push([block]);
  }
  return whole.map((parts) => parts.join("\n\n"));
}
