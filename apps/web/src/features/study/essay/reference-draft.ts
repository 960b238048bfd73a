import { type Reference, referenceKinds } from "@jotter/domain/reference";
import { readDoi, readIsbn } from "@jotter/essay/citations/identifiers";
import { readAuthors, writtenAuthors } from "@jotter/essay/citations/written-authors";

/** A source as it is typed in. */
export type ReferenceDraft = {
  readonly kind: Reference["kind"];
} & Readonly<Record<DraftField, string>>;

const draftFields = [
  "authors",
  "title",
  "container",
  "year",
  "publisher",
  "edition",
  "volume",
  "issue",
  "pages",
  "number",
  "url",
  "accessed",
] as const;
export type DraftField = (typeof draftFields)[number];

/** What is asked of each kind of source, the same in every style. */
export const fieldsByKind: Readonly<Record<Reference["kind"], readonly DraftField[]>> = {
  book: ["authors", "title", "year", "publisher", "edition", "number"],
  chapter: ["authors", "title", "container", "year", "publisher", "pages", "number"],
  article: ["authors", "title", "container", "year", "volume", "issue", "pages", "number", "url"],
  web: ["authors", "title", "container", "year", "url", "accessed"],
};

export function draftOf(reference: Partial<Reference>): ReferenceDraft {
  const { kind = referenceKinds[0], authors = [], year, doi, isbn, ...more } = reference;
  const { title = "", container = "", publisher = "", edition = "", volume = "", issue = "" } = more;
  const { pages = "", url = "", accessed = "" } = more;
  return {
    ...{ kind, authors: writtenAuthors(authors), title, container, publisher, edition, volume, issue },
    ...{ pages, url, accessed, year: year === undefined ? "" : String(year), number: doi ?? isbn ?? "" },
  };
}

/** null where it has no title yet: all else may be missing. What its kind does not ask for is left out. [ESS-2] */
export function referenceOf(draft: ReferenceDraft): Reference | null {
  const asked = fieldsByKind[draft.kind];
  const typed = (field: DraftField) => (asked.includes(field) ? draft[field].trim() : "");
  if (typed("title") === "") return null;
  const year = /^-?\d{1,4}$/.exec(typed("year"))?.[0];
  const doi = readDoi(typed("number"));
  const isbn = readIsbn(typed("number"));
  const plain = (["container", "publisher", "edition", "volume", "issue", "pages", "url", "accessed"] as const).flatMap(
    (field) => (typed(field) === "" ? [] : [[field, typed(field)] as const]),
  );
  return {
    ...{ kind: draft.kind, authors: [...readAuthors(draft.authors)], title: typed("title") },
    ...Object.fromEntries(plain),
    ...(year !== undefined && { year: Number(year) }),
    ...(doi !== null ? { doi } : isbn !== null ? { isbn } : {}),
  };
}

/** Whether what was typed as a DOI or ISBN can be one: a mistyped digit is found out. */
export function isNumberRight({ number }: Pick<ReferenceDraft, "number">): boolean {
  return number.trim() === "" || readDoi(number) !== null || readIsbn(number) !== null;
}
