/** What a file is, known by its bytes. */
export type DocumentKind = "pdf" | "docx" | "pptx" | "epub" | "text" | "markdown" | "html" | "csv" | "image";

/** A page of a PDF, a slide, a chapter, or a portion of a text that flows. `text` is our markdown. */
export type DocumentPage = { readonly label: string; readonly text: string };

/**
 * `page` counts from 0, like all numbers of pages here; `label` of a page is what a reader calls it. `line`: where the
 * file says in which line of the page's text it begins, from 0.
 */
export type OutlineEntry = {
  readonly title: string;
  readonly level: number;
  readonly page: number;
  readonly line?: number;
};

/** What was left out, and why: more pages or more letters than are taken, or no time left. */
export type Cut = "pages" | "size" | "time" | "broken";

export type DocumentText = {
  readonly kind: DocumentKind;
  readonly title?: string;
  /** As the file says it, like "de" or "pt-BR". */
  readonly language?: string;
  readonly pages: readonly DocumentPage[];
  readonly outline: readonly OutlineEntry[];
  /** Pages that hold next to no text: a picture of them may have some. */
  readonly withoutText: readonly number[];
  readonly cut?: Cut;
};

/**
 * Why a file is not read. "wrong-kind": known, and none of ours, like a film or a spreadsheet. "bomb": it would unpack
 * to far more than anybody writes. "unsafe": it says how it is to be read, by which files are drawn in. "not-loaded": the part of the app that reads this kind could not be fetched; the file
 * may be fine.
 */
export type DocumentFailure = {
  readonly reason:
    | "empty"
    | "encrypted"
    | "broken"
    | "too-large"
    | "unknown-kind"
    | "wrong-kind"
    | "bomb"
    | "unsafe"
    | "too-slow"
    | "not-loaded"
    | "cancelled";
  /** What it seems to be, where that is known. */
  readonly kind?: DocumentKind;
};

/** What a reader of one kind found, before the house rules for all kinds. */
export type Reading = Omit<DocumentText, "kind" | "withoutText"> & { readonly withoutText?: readonly number[] };
