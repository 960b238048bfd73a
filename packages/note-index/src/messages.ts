import type { Progress } from "./index-keeper.ts";
import type { SearchFilter } from "./note-index.ts";
import type { Piece } from "./snippet.ts";

export type SearchHit = {
  readonly id: string;
  readonly title: readonly Piece[];
  readonly snippet: readonly Piece[];
};
/**
 * A page of a document: `page` from 0, `label` as it is printed, `quote` the words there that were looked for; `isOnly`
 * where they stand nowhere else in it.
 */
export type PageHit = {
  readonly documentId: string;
  readonly title: string;
  readonly kind: string;
  readonly page: number;
  readonly label: string;
  readonly isOnly: boolean;
  readonly snippet: readonly Piece[];
  readonly quote: string;
};
/** The best pages, and how many there are in all, in how many documents. */
export type PagesFound = { readonly hits: readonly PageHit[]; readonly pages: number; readonly documents: number };
export const noPages: PagesFound = { hits: [], pages: 0, documents: 0 };
/** And whether all pages were looked through: until then more may come. */
export type PagesAnswer = PagesFound & { readonly isWhole: boolean };
/** The best of them, and how many there are in all. */
export type SearchAnswer = { readonly hits: readonly SearchHit[]; readonly total: number };
export type NamedNote = { readonly id: string; readonly title: string };
export type Backlink = NamedNote & { readonly snippet: readonly Piece[] };
/** A note that links to another, and the names it calls that by. */
export type Linking = { readonly id: string; readonly targets: readonly string[] };
export type TagCount = { readonly tag: string; readonly count: number };

/** What a page may ask of the worker, and what it answers. */
export type Questions = {
  search: (typed: string, filter: SearchFilter, limit: number) => SearchAnswer;
  /** All that are found, without the words around them: those are asked for when they come into sight. */
  searchAll: (typed: string, filter: SearchFilter) => readonly string[];
  hits: (typed: string, ids: readonly string[]) => readonly SearchHit[];
  findByTitle: (typed: string, limit: number) => readonly NamedNote[];
  resolve: (target: string, fromId?: string) => string | null;
  backlinks: (id: string) => readonly Backlink[];
  linking: (id: string) => readonly Linking[];
  tags: () => readonly TagCount[];
  /** Pages of documents, at most a few of each. */
  searchPages: (typed: string, limit: number, within?: readonly string[]) => PagesAnswer;
  writtenTags: () => readonly (readonly [id: string, tags: readonly string[]])[];
};

export type ToWorker =
  | { readonly kind: "open"; readonly userId: string }
  | { readonly kind: "changed"; readonly ids?: readonly string[] | undefined }
  /** Some document or its text was changed. */
  | { readonly kind: "documents-changed" }
  | {
      readonly kind: "ask";
      readonly n: number;
      readonly question: keyof Questions;
      readonly given: readonly unknown[];
    };

export type FromWorker =
  | { readonly kind: "step"; readonly progress: Progress | null }
  /** More pages of documents can be found now, or fewer. */
  | { readonly kind: "pages" }
  | { readonly kind: "answer"; readonly n: number; readonly answer: unknown }
  | { readonly kind: "failed"; readonly n: number; readonly message: string };
