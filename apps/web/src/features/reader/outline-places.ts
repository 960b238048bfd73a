import type { DocumentPages } from "../../student/documents/document-pages.ts";
import { type Anchor, anchorOf, type Stretch } from "../../student/marks/anchor.ts";
import { bareFold } from "../../student/marks/folded.ts";
import type { Place } from "./page-window.ts";

type Entry = DocumentPages["outline"][number];

export type PlacedEntry = Entry & {
  /** How far down its page, by the letters before it. */
  readonly share: number;
  /** Its words and what stands around them; left out where the page does not have them. */
  readonly anchor?: Anchor;
};

/** Where each heading stands on its page. */
export function placedOutline({ outline, texts }: Pick<DocumentPages, "outline" | "texts">): readonly PlacedEntry[] {
  const from = new Map<number, number>();
  const headingsOf = headingsByPage(texts);
  return outline.map((entry) => {
    const text = texts[entry.page] ?? "";
    const found = stretchOf(entry, text, headingsOf(entry.page), from.get(entry.page) ?? 0);
    if (!found) return { ...entry, share: 0 };
    from.set(entry.page, found.to);
    return { ...entry, share: found.from / text.length, anchor: anchorOf(text, found) };
  });
}

/** A line of a page and what is around it, as it is found again; null where it is empty. */
export function anchorOfLine(text: string, line: number): Anchor | null {
  const stretch = stretchOfLine(text, line);
  return stretch && anchorOf(text, stretch);
}

/**
 * In the line the file names, else as a heading of these words: the page may list its sections before they begin. Where
 * nothing is a heading, by the words. Two headings of one name stand below each other.
 */
function stretchOf(entry: Entry, text: string, headings: readonly Heading[], after: number): Stretch | null {
  const own = entry.line === undefined ? null : stretchOfLine(text, entry.line);
  if (own) return own;
  const title = bareFold(entry.title).text;
  const heading = title === "" ? undefined : headings.find(({ from, bare }) => from >= after && bare === title);
  if (heading) return heading;
  const at = text.indexOf(entry.title, after);
  return at < 0 ? null : { from: at, to: at + entry.title.length };
}

type Heading = Stretch & { readonly bare: string };

function headingsByPage(texts: readonly string[]): (page: number) => readonly Heading[] {
  const found = new Map<number, readonly Heading[]>();
  return (page) => {
    const known = found.get(page) ?? headingsIn(texts[page] ?? "");
    found.set(page, known);
    return known;
  };
}

function headingsIn(text: string): readonly Heading[] {
  return [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(({ index, 0: line, 1: words = "" }) => {
    const to = index + line.length;
    return { from: to - words.length, to, bare: bareFold(words).text };
  });
}

function stretchOfLine(text: string, line: number): Stretch | null {
  let from = 0;
  for (let at = 0; at < line; at++) {
    from = text.indexOf("\n", from) + 1;
    if (from === 0) return null;
  }
  const end = text.indexOf("\n", from);
  const to = Math.min(end < 0 ? text.length : end, from + mostLetters);
  return text.slice(from, to).trim() === "" ? null : { from, to };
}

/** Of a long paragraph its beginning is enough. */
const mostLetters = 200;

/** The heading a place stands under; -1 before the first. */
export function entryAt(entries: readonly Pick<PlacedEntry, "page" | "share">[], { page, share }: Place): number {
  return entries.findLastIndex((entry) => entry.page < page || (entry.page === page && entry.share <= share));
}
