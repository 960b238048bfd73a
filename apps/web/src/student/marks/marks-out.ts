import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";
import { placeHref } from "./mark-link.ts";
import type { StoredMark } from "./use-marks.ts";

export type MarkedDocument = { readonly id: string; readonly title: string };

export type MarkWords = {
  /** How a page is named in a link: "p. 12". */
  readonly page: (page: number) => string;
  /** What stands for an area, which has no words. */
  readonly area: string;
  /** Of an area, by its mark, the picture of it as a note shows one. */
  readonly pictures?: ReadonlyMap<string, string>;
};

/**
 * Marks as the text of a note: each one a quotation with a link back to its place, and below it what was said about it.
 * The links name the document by its id, so that they lead there whatever it is called. [DOC-3]
 */
export function marksAsMarkdown(
  document: MarkedDocument,
  marks: readonly StoredMark[],
  words: MarkWords,
  origin = "",
): string {
  const source = `[${linkWords(document.title)}](${origin}${placeHref(document.id)})`;
  const parts = marks.map((one) => {
    const href = `${origin}${placeHref(document.id, { page: one.page, mark: one.id })}`;
    const link = `[${linkWords(words.page(one.page))}](${href})`;
    const picture = words.pictures?.get(one.id);
    const quote = escapeLineStart(escapeWords(one.quote === "" ? words.area : oneLine(one.quote)));
    const said = one.comment.trim();
    return `> ${picture ?? quote} ${link}${said === "" ? "" : `\n\n${said}`}`;
  });
  return `${[source, ...parts].join("\n\n")}\n`;
}

/** For other programs: everything that is known of each mark. */
export function marksAsJson(document: MarkedDocument, marks: readonly StoredMark[], labels: readonly string[]): string {
  const all = marks.map(({ id, page, quote, prefix, suffix, from, areas, colour, comment, createdAt, updatedAt }) => ({
    id,
    page: page + 1,
    label: labels[page] ?? String(page + 1),
    quote,
    prefix,
    suffix,
    from,
    areas,
    colour,
    comment,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }));
  return `${JSON.stringify({ document: { id: document.id, title: document.title }, marks: all }, null, 2)}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Brackets would end the link, or make one of their own. */
function linkWords(text: string): string {
  return escapeWords(oneLine(text).replace(/[[\]]/g, " ").replace(/\s+/g, " ").trim());
}
