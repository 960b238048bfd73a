import { type DocumentText, documentTextId, pageBreak } from "@jotter/domain/document-text";
import { boxesByPage, storedBoxes } from "./word-boxes.ts";

type OutlineEntry = NonNullable<DocumentText["outline"]>[number];

/** A document's text: `labels` and `texts` by page, from 0. */
export type DocumentPages = {
  readonly labels: readonly string[];
  readonly texts: readonly string[];
  readonly outline: readonly OutlineEntry[];
  /** By page: where the words stand that were read off its picture (`word-boxes`). */
  readonly wordBoxes?: ReadonlyMap<number, string>;
};

/** As it is stored: the record and its id. */
export type Part = { readonly id: string; readonly data: DocumentText };

/** A part ends after so many pages or letters, whichever comes first. A longer page is a part of its own. */
const most = { pages: 40, letters: 150_000, label: 40, outline: 5000, title: 500 };

/**
 * The records a document's text is kept in. Made of nothing but the text and the document: two devices that read the
 * same bytes write the same records, and what one of them sends is no edit to the other. [DOC-3]
 */
export function partsOf(
  { labels, texts, outline, wordBoxes = new Map() }: DocumentPages,
  documentId: string,
  at: number,
): readonly Part[] {
  const pages = texts.map((text, page) => ({
    label: (labels[page] ?? String(page + 1)).slice(0, most.label),
    // A page that held the sign between pages would become two.
    text: text.replaceAll(pageBreak, "\n"),
  }));
  const parts: Part[] = [];
  for (let from = 0; from < pages.length; ) {
    const to = endOfPart(pages, from);
    const own = pages.slice(from, to);
    const boxes = storedBoxes(new Map([...wordBoxes].filter(([page]) => from <= page && page < to)));
    const data = {
      documentId,
      from,
      labels: own.map(({ label }) => label),
      body: own.map(({ text }) => text).join(pageBreak),
      ...(boxes && { wordBoxes: boxes }),
      ...(from === 0 && outline.length > 0 && { outline: storedOutline(outline) }),
      createdAt: at,
      updatedAt: at,
    };
    parts.push({ id: documentTextId(documentId, from), data });
    from = to;
  }
  return parts;
}

function endOfPart(pages: readonly { readonly text: string }[], from: number): number {
  let letters = 0;
  let to = from;
  while (to < pages.length && to - from < most.pages) {
    letters += pages[to]?.text.length ?? 0;
    if (to > from && letters > most.letters) break;
    to++;
  }
  return to;
}

function storedOutline(outline: readonly OutlineEntry[]): OutlineEntry[] {
  return outline.slice(0, most.outline).map(({ title, ...place }) => ({ title: title.slice(0, most.title), ...place }));
}

/** Their pages again, in any order they come. Of a part that has not arrived the pages are there and empty. */
export function joinedParts(
  parts: readonly Pick<DocumentText, "from" | "labels" | "body" | "wordBoxes" | "outline">[],
): DocumentPages {
  const labels: string[] = [];
  const texts: string[] = [];
  const wordBoxes = new Map<number, string>();
  const sorted = parts.toSorted((one, other) => one.from - other.from);
  for (const part of sorted) {
    for (let page = texts.length; page < part.from; page++) {
      labels.push(String(page + 1));
      texts.push("");
    }
    const own = part.body.split(pageBreak);
    const boxes = boxesByPage(part.wordBoxes);
    for (const [place, label] of part.labels.entries()) {
      // Parts of two readings may overlap for a moment: the earlier one counts.
      if (part.from + place < texts.length) continue;
      labels.push(label);
      texts.push(own[place] ?? "");
      const seen = boxes.get(part.from + place);
      if (seen) wordBoxes.set(part.from + place, seen);
    }
  }
  return { labels, texts, outline: sorted[0]?.outline ?? [], ...(wordBoxes.size > 0 && { wordBoxes }) };
}
