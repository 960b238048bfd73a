import type { Language } from "@jotter/domain/settings";
import { type CheckedQuote, checkQuotes } from "@jotter/essay/quotes/check-quotes";
import { indexed, type Passage, type SourceIndex } from "@jotter/essay/quotes/source-index";

/** Where words of a source stand: in a note, or on a page of a document. Pages count from 0, labels are as printed. */
type QuotePlace =
  | { readonly kind: "note"; readonly id: string }
  | { readonly kind: "document"; readonly id: string; readonly page: number; readonly label: string };

/** A quotation of the essay, with the words of its source. */
export type SourcedQuote = Pick<CheckedQuote, "at" | "length" | "text" | "verdict" | "differences"> & {
  readonly source: { readonly place: QuotePlace; readonly words: string } | null;
};

/** Some text of the student's, before it is cut into passages. */
export type SourceText = { readonly place: QuotePlace; readonly text: string };

export type QuoteRequest = {
  readonly id: number;
  readonly text: string;
  readonly language: Language;
  /** Sources have changed since: they are read again. */
  readonly isStale: boolean;
};
export type QuoteAnswer = { readonly id: number; readonly quotes: readonly SourcedQuote[] };

/** Sources are read once, when the first essay with a quotation asks, and again when they have changed. [ESS-2] */
export function quoteAnswers(readSources: () => Promise<readonly SourceText[]>) {
  let sources: Promise<SourcedIndex> | null = null;
  return async ({ id, text, language, isStale }: QuoteRequest): Promise<QuoteAnswer> => {
    if (isStale || !sources) sources = readSources().then(sourcedIndex);
    const { index, byId } = await sources.catch((error: unknown) => {
      sources = null;
      throw error;
    });
    return { id, quotes: checkQuotes(text, language, index).map((one) => sourced(one, byId)) };
  };
}

type SourcedIndex = { readonly index: SourceIndex; readonly byId: ReadonlyMap<string, PlacedPassage> };
type PlacedPassage = Passage & {
  readonly place: QuotePlace;
  /** The page that begins in it, and where. */
  readonly next?: { readonly place: QuotePlace; readonly at: number };
};

/** A passage of a note is some paragraphs; longer ones would make every quotation compare whole notes. */
const longPassage = 2400;
/** Words that go on overleaf stand on the page they begin on. */
const overleaf = 400;

function sourcedIndex(texts: readonly SourceText[]): SourcedIndex {
  const passages = texts.flatMap(({ place, text }, at): readonly PlacedPassage[] => {
    if (place.kind === "note") {
      return cut(text).map((piece, part) => ({ id: `${at}.${part}`, text: piece, place }));
    }
    const next = texts[at + 1];
    const isNext = next?.place.kind === "document" && next.place.id === place.id && next.place.page === place.page + 1;
    if (!isNext) return [{ id: `${at}`, text, place }];
    const both = `${text}\n${next.text.slice(0, overleaf)}`;
    return [{ id: `${at}`, text: both, place, next: { place: next.place, at: text.length } }];
  });
  return { index: indexed(passages), byId: new Map(passages.map((one) => [one.id, one])) };
}

function cut(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const paragraph of text.split(/\n{2,}/u)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + paragraph.length < longPassage) {
      pieces[pieces.length - 1] = `${last}\n\n${paragraph}`;
    } else pieces.push(paragraph);
  }
  return pieces;
}

function sourced(
  { at, length, text, verdict, differences, source }: CheckedQuote,
  byId: SourcedIndex["byId"],
): SourcedQuote {
  const passage = source && byId.get(source.id);
  const words = passage ? passage.text.slice(source.from, source.to) : "";
  const place = passage?.next && source && source.from >= passage.next.at ? passage.next.place : passage?.place;
  return { at, length, text, verdict, differences, source: place ? { place, words } : null };
}
