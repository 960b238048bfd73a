import { type DocumentKind, documentKinds } from "@jotter/domain/document";
import { countPages, rangesOfPages } from "@jotter/domain/page-ranges";
import { shownKind } from "../../student/documents/is-drawing.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";

/** What the library shows, as it stands in the address: filters, order and the words looked for. [DOC-2] */
export type LibraryView = {
  /** The id of a class, or "none" for documents without one. */
  readonly class?: string | undefined;
  readonly tag?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  /** Left out, what was opened last stands first. */
  readonly order?: "added" | "title" | undefined;
  readonly q?: string | undefined;
  readonly trash?: true | undefined;
};

export const withoutClass = "none";

/** Whatever somebody typed into the address. */
export function libraryView(search: Record<string, unknown>): LibraryView {
  const words = (value: unknown) => (value === undefined || value === "" ? undefined : String(value));
  return {
    class: words(search.class),
    tag: words(search.tag),
    kind: documentKinds.find((kind) => kind === search.kind),
    order: search.order === "added" || search.order === "title" ? search.order : undefined,
    q: words(search.q),
    trash: search.trash === true || search.trash === "1" || search.trash === 1 ? true : undefined,
  };
}

export function isFiltered(view: LibraryView): boolean {
  return view.class !== undefined || view.tag !== undefined || view.kind !== undefined;
}

/** Those that fit, in order. All words must be there, in the title, the file's name or the tags, in any spelling. */
export function listed(rows: readonly DocumentRow[], view: LibraryView, collator: Intl.Collator) {
  const words = plain(view.q ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  return rows.filter((row) => passes(row, view) && hasAll(row, words)).sort(compareBy(view.order, collator));
}

/** In which documents pages are looked for: those the filters leave; undefined where that is all of them. */
export function searchedIn(rows: readonly DocumentRow[], view: LibraryView): readonly string[] | undefined {
  return isFiltered(view) ? rows.filter((row) => passes(row, view)).map(({ id }) => id) : undefined;
}

function passes({ data }: DocumentRow, view: LibraryView): boolean {
  const isOfClass = view.class === undefined || (data.classId ?? withoutClass) === view.class;
  const isTagged = view.tag === undefined || data.tags.some((tag) => plain(tag) === plain(view.tag ?? ""));
  return isOfClass && isTagged && (view.kind === undefined || shownKind(data) === view.kind);
}

function hasAll({ data }: DocumentRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const said = plain([data.title, data.name, ...data.tags].join("\n"));
  return words.every((word) => said.includes(word));
}

/** Without accents, in small letters, full and half width alike. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

type Compare = (one: DocumentRow, other: DocumentRow) => number;

function compareBy(order: LibraryView["order"], collator: Intl.Collator): Compare {
  const byAge: Compare = (one, other) => other.data.createdAt - one.data.createdAt || (one.id < other.id ? -1 : 1);
  if (order === "added") return byAge;
  if (order === "title") return (one, other) => collator.compare(one.data.title, other.data.title) || byAge(one, other);
  // What was never opened stands where it came.
  const seen = (row: DocumentRow) => Math.max(lastOpened(row), row.data.createdAt);
  return (one, other) => seen(other) - seen(one) || byAge(one, other);
}

function lastOpened({ data }: DocumentRow): number {
  return Math.max(data.openedAt ?? 0, data.place?.at ?? 0);
}

/** Every tag with how often it is there, spelled as it is first. */
export function tagsIn(rows: readonly DocumentRow[], collator: Intl.Collator) {
  const counts = new Map<string, { readonly tag: string; readonly count: number }>();
  for (const tag of rows.flatMap(({ data }) => data.tags)) {
    const known = counts.get(plain(tag));
    counts.set(plain(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => collator.compare(one.tag, other.tag));
}

/** The one to go on with: the last that was opened, can be read and has more to read. */
export function readOn(rows: readonly DocumentRow[]): DocumentRow | undefined {
  const begun = rows.filter((row) => lastOpened(row) > 0 && isReadable(row.data) && !isReadToTheEnd(row.data));
  return begun.reduce<DocumentRow | undefined>(
    (last, row) => (last === undefined || lastOpened(row) > lastOpened(last) ? row : last),
    undefined,
  );
}

/** Why our reading was given up though nothing is wrong with the file. */
const givenUp: readonly (string | undefined)[] = ["cancelled", "too-slow", "too-large"];

function isReadable({ kind, text }: DocumentRow["data"]): boolean {
  if (kind === "other") return false;
  if (text?.state !== "failed") return true;
  // These are drawn from the file itself: without their words they are read all the same.
  return (kind === "pdf" || kind === "image") && givenUp.includes(text.reason);
}

type Read = Pick<DocumentRow["data"], "pages" | "place" | "seen">;

function isReadToTheEnd(data: Read): boolean {
  const { pages, place } = data;
  // Of one page nothing is left that could be turned to.
  if (pages === 1 && !place) return true;
  return readShare(data) === 1 || (!!pages && !!place && place.page + place.share >= pages);
}

/** How much of a document was before the student, from 0 to 1; of older records only the place is known. */
export function readShare({ pages, place, seen = place && rangesOfPages([place.page]) }: Read): number {
  return pages ? countPages(seen, pages) / pages : 0;
}
