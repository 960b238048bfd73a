/** A person by two names, or an organisation by one. */
export type Author = { readonly family: string; readonly given?: string } | { readonly name: string };

export const referenceKinds = ["book", "chapter", "article", "web"] as const;

/** What a student knows of a source; all but the title may be missing. [ESS-2] */
export type Reference = {
  readonly kind: (typeof referenceKinds)[number];
  readonly authors: readonly Author[];
  readonly title: string;
  /** The journal, the book of a chapter, the website. */
  readonly container?: string;
  readonly editors?: readonly Author[];
  readonly year?: number;
  readonly publisher?: string;
  /** As it is printed there: "2". */
  readonly edition?: string;
  readonly volume?: string;
  readonly issue?: string;
  /** "12" or "12-34". */
  readonly pages?: string;
  readonly doi?: string;
  readonly isbn?: string;
  readonly url?: string;
  /** "2026-11-18". */
  readonly accessed?: string;
};

export const citationStyles = ["apa", "mla", "chicago-author-date", "chicago-notes"] as const;
/** APA 7, MLA 9, Chicago 17 with years in the text, Chicago 17 with notes. */
export type CitationStyle = (typeof citationStyles)[number];
