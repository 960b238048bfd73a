import { withoutContents } from "@jotter/domain/contents-lines";
import type { PageSpan } from "@jotter/domain/study-result";
import type { DocumentPages } from "../documents/document-pages.ts";

/** Where a page begins in the text a tool is given; pages count from 0, their labels are as printed. */
export type PageStart = { readonly at: number; readonly page: number; readonly label: string };

/** Pages of a document as one text. */
export type SpannedText = {
  readonly text: string;
  readonly starts: readonly PageStart[];
  /** The pages that were to be read, and how many of them there was room for. */
  readonly of: number;
};

/** Some 150 full pages: what a device reads in the time somebody waits. */
export const mostDocumentLetters = 400_000;

/** The pages as one text, up to where it is too long to be read at once. A first page is taken however long it is. [AIX-5] */
export function spannedText(
  { labels, texts }: Pick<DocumentPages, "labels" | "texts">,
  span?: PageSpan,
  most = mostDocumentLetters,
): SpannedText {
  const first = span?.from ?? 0;
  const last = Math.min(span?.to ?? texts.length - 1, texts.length - 1);
  const starts: PageStart[] = [];
  let text = "";
  for (let page = first; page <= last; page++) {
    const own = withoutContents(texts[page] ?? "").trim();
    if (starts.length > 0 && text.length + own.length > most) break;
    if (text !== "" && own !== "") text += between;
    starts.push({ at: text.length, page, label: labels[page] ?? String(page + 1) });
    text += own;
  }
  return { text, starts, of: Math.max(0, last - first + 1) };
}

/** A page ends a paragraph. */
const between = "\n\n";

/** The page on which this place of the text stands. Of pages without text none is meant. */
export function pageAt(starts: readonly PageStart[], at: number): PageStart | undefined {
  return starts.findLast((start) => start.at <= at) ?? starts[0];
}

/** As they are printed: "12", "iv–x". */
export function labelsOf(starts: readonly Pick<PageStart, "label">[]): string {
  const [first, last] = [starts[0]?.label ?? "", starts.at(-1)?.label ?? ""];
  return first === last ? first : `${first}–${last}`;
}
