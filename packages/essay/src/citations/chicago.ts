import type { Reference } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { calledIn, shortTitle, yearOf } from "./apa.ts";
import { andOthers, familyFirst, givenFirst, joined } from "./names.ts";
import { addressOf, bare, listed, part, sentences, whole } from "./text.ts";
import { citationWords, dayIn, editionIn, shortSpan } from "./words.ts";

/** The list of Chicago's seventeenth edition, with the year after the names or at the end. */
export function chicagoEntry(reference: Reference, language: Language, isDated: boolean, suffix = ""): string {
  const { kind, title } = reference;
  const heading = kind === "book" ? whole(title, language) : part(title, language, language === "en" ? "." : "");
  const names = authors(reference, language);
  const year = yearOf(reference, language, suffix);
  const head = !isDated ? [names, heading] : names === "" ? [heading, year] : [names, year, heading];
  return sentences([...head, ...containerOf(reference, language, isDated), addressOf(reference)]);
}

/** Up to ten are named, of more the first seven. */
function authors({ authors: all }: Reference, language: Language): string {
  const names = all.map((author, at) => (at === 0 ? familyFirst(author) : givenFirst(author)));
  if (names.length > 10) return andOthers(names.slice(0, 7).join(", "), language, true);
  return joined(names, citationWords[language].and, language, true);
}

function containerOf(reference: Reference, language: Language, isDated: boolean): readonly (string | undefined)[] {
  const { kind, container, editors = [], volume, issue, pages, publisher, year, edition, accessed } = reference;
  const words = citationWords[language];
  const span = pages && shortSpan(pages, true);
  const house = listed([publisher && bare(publisher), isDated || year === undefined ? undefined : String(year)]);
  if (kind === "article" && container) {
    const number = isDated
      ? listed([volume, issue === undefined ? undefined : `(${issue})`], " ")
      : `${listed([volume, issue === undefined ? undefined : words.issue(issue)])}${year === undefined ? "" : ` (${year})`}`;
    return [`${listed([whole(container, language), number.trim()], " ")}${span === undefined ? "" : `: ${span}`}`];
  }
  if (kind === "chapter" && container) {
    const by = editors.length === 0 ? undefined : words.editedBy + joined(editors.map(givenFirst), words.and, language);
    return [`${words.in} ${listed([whole(container, language), by, span])}`, house];
  }
  const number = edition === undefined ? undefined : editionIn(edition, language);
  if (kind === "book") return [number, house];
  const day = accessed === undefined ? undefined : `${words.accessed}${dayIn(accessed, language)}`;
  return [container && bare(container), publisher === container ? undefined : house || undefined, day];
}

/** "(Fitzgerald 1925, 180)": three are named, of more the first. */
export function chicagoInText(reference: Reference, language: Language, page?: string, suffix = ""): string {
  const name = calledIn(reference, language, citationWords[language].and, 3);
  const year = `${name} ${yearOf(reference, language, suffix)}`;
  return `(${listed([year, page === undefined ? undefined : shortSpan(page, true)])})`;
}

/** The first note on a source. */
export function chicagoNote(reference: Reference, language: Language, page?: string): string {
  const { kind, title, container, editors = [], volume, issue, publisher, year, accessed, authors: all } = reference;
  const words = citationWords[language];
  const [first] = all;
  const names =
    first && all.length > 3 ? andOthers(givenFirst(first), language) : joined(all.map(givenFirst), words.and, language);
  const place = page === undefined ? undefined : shortSpan(page, true);
  const house = listed([publisher && bare(publisher), year === undefined ? undefined : String(year)]);
  const printed = house === "" ? "" : ` (${house})`;
  const address = addressOf(reference);
  const comma = language === "en" ? "," : "";
  const heading = kind === "book" ? whole(title, language) : part(title, language, comma);
  const begin = listed([names, heading]) + (kind === "book" || comma !== "" ? "" : ",");
  if (kind === "book") {
    const number = reference.edition === undefined ? "" : `, ${editionIn(reference.edition, language)}`;
    return sentences([listed([`${begin}${number}${printed}`, place, address])]);
  }
  if (kind === "article" && container) {
    const number = listed([volume, issue === undefined ? undefined : words.issue(issue)]);
    const at = `${listed([whole(container, language), number], " ")}${year === undefined ? "" : ` (${year})`}`;
    return sentences([`${begin} ${listed([`${at}${place === undefined ? "" : `: ${place}`}`, address])}`]);
  }
  if (kind === "chapter" && container) {
    const by = editors.length === 0 ? undefined : words.editedBy + joined(editors.map(givenFirst), words.and, language);
    return sentences([
      `${begin} ${words.in.toLowerCase()} ${listed([listed([whole(container, language), by]) + printed, place, address])}`,
    ]);
  }
  const day = accessed === undefined ? undefined : `${words.accessed.toLowerCase()}${dayIn(accessed, language)}`;
  const site = publisher === container ? undefined : publisher && bare(publisher);
  return sentences([
    `${begin} ${listed([container && bare(container), site, year === undefined ? undefined : String(year), day, place, address])}`,
  ]);
}

/** Each later one: "Fitzgerald, *Gatsby*, 180." */
export function chicagoShortNote(reference: Reference, language: Language, page?: string): string {
  const { kind, title, authors: all } = reference;
  const name = all.length === 0 ? undefined : calledIn(reference, language, citationWords[language].and, 3);
  const short = shortTitle(title);
  const place = page === undefined ? undefined : shortSpan(page, true);
  if (kind === "book") return sentences([listed([name, whole(short, language), place])]);
  return place === undefined || language !== "en"
    ? sentences([listed([name, part(short, language), place])])
    : sentences([`${listed([name, part(short, language, ",")])} ${place}`]);
}
