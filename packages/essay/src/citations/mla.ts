import type { Reference } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { calledIn, shortTitle } from "./apa.ts";
import { andOthers, familyFirst, familyOf, givenFirst, joined } from "./names.ts";
import { addressOf, bare, listed, part, sentences, whole } from "./text.ts";
import { citationWords, dayIn, editionIn, pagesIn, shortSpan } from "./words.ts";

/** The list of the MLA's ninth edition: author, title, container with all that is in it. */
export function mlaEntry(reference: Reference, language: Language): string {
  const { kind, title, accessed } = reference;
  const isWhole = kind === "book";
  const day =
    accessed === undefined || addressOf(reference) === undefined
      ? undefined
      : `${citationWords[language].accessed}${dayIn(accessed, language, true)}`;
  return sentences([
    authors(reference, language),
    isWhole ? whole(title, language) : part(title, language, language === "en" ? "." : ""),
    containerOf(reference, language),
    day,
  ]);
}

function authors({ authors: all }: Reference, language: Language): string {
  const [first, second] = all;
  if (!first) return "";
  if (all.length > 2) return andOthers(familyFirst(first), language, true);
  return joined(
    [familyFirst(first), ...(second ? [givenFirst(second)] : [])],
    citationWords[language].and,
    language,
    true,
  );
}

function containerOf(reference: Reference, language: Language): string {
  const { kind, container, editors = [], edition, volume, issue, publisher, year, pages, authors: all } = reference;
  const words = citationWords[language];
  const isOwn =
    publisher !== undefined && (publisher === container || all.some((author) => familyOf(author) === publisher));
  return listed([
    kind !== "book" && container ? whole(container, language) : undefined,
    editors.length > 0 ? words.editedBy + joined(editors.map(givenFirst), words.and, language) : undefined,
    edition === undefined ? undefined : editionIn(edition, language),
    volume === undefined ? undefined : words.volume(volume),
    issue === undefined ? undefined : words.issue(issue),
    publisher === undefined || isOwn ? undefined : bare(publisher),
    year === undefined ? undefined : String(year),
    pages === undefined ? undefined : pagesIn(pages, language, shortSpan(pages)),
    addressOf(reference),
  ]);
}

/** "(Fitzgerald 180)"; of several works by one author "(Fitzgerald, *Gatsby* 180)". */
export function mlaInText(reference: Reference, language: Language, page?: string, isOneOfSeveral = false): string {
  const name = calledIn(reference, language, citationWords[language].and);
  const short = shortTitle(reference.title);
  const title = reference.kind === "book" ? whole(short, language) : part(short, language);
  const called = isOneOfSeveral && reference.authors.length > 0 ? `${name}, ${title}` : name;
  return `(${listed([called, page === undefined ? undefined : shortSpan(page)], " ")})`;
}
