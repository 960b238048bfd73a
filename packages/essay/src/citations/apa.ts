import type { Reference } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { andOthers, familyOf, initialsFirst, joined, withInitials } from "./names.ts";
import { addressOf, bare, listed, part, sentences, whole } from "./text.ts";
import { citationWords, dayIn, editionIn, pagesIn, spanOf } from "./words.ts";

/** The list of the APA's seventh edition. */
export function apaEntry(reference: Reference, language: Language, suffix = ""): string {
  const names = authors(reference, language);
  const title = titleOf(reference, language);
  const year = `(${yearOf(reference, language, suffix)})`;
  const head =
    names === ""
      ? sentences([title, year])
      : sentences([`${/[.]$/u.test(names) ? names : `${names}.`} ${year}`, title]);
  return listed([head, sentences([containerOf(reference, language)]), where(reference, language)], " ");
}

/** "2020b", "n.d.-b". */
export const yearOf = ({ year }: Reference, language: Language, suffix = ""): string =>
  year === undefined ? `${citationWords[language].noDate}${suffix === "" ? "" : `-${suffix}`}` : `${year}${suffix}`;

/** Up to twenty are named; of more, the first nineteen and the last. */
function authors({ authors: all }: Reference, language: Language): string {
  const { ampersand } = citationWords[language];
  const names = all.map(withInitials);
  if (names.length > 20) return `${names.slice(0, 19).join(", ")}, … ${names.at(-1) ?? ""}`;
  return joined(names, ampersand, language, ampersand === "&");
}

function titleOf({ kind, title, edition }: Reference, language: Language): string {
  if (kind === "article" || kind === "chapter") return bare(title);
  const number = edition === undefined ? "" : ` (${editionIn(edition, language)})`;
  return `${whole(title, language)}${number}`;
}

function containerOf(reference: Reference, language: Language): string | undefined {
  const { kind, container, editors = [], volume, issue, pages, publisher, authors: all } = reference;
  const words = citationWords[language];
  if (kind === "article" && container) {
    const number = volume === undefined ? "" : `*${volume}*`;
    return listed([
      whole(container, language),
      `${number}${issue === undefined ? "" : `(${issue})`}`,
      pages && spanOf(pages),
    ]);
  }
  if (kind === "chapter" && container) {
    const short = editors.length > 1 ? words.editorsShort : words.editorShort;
    const by =
      editors.length === 0 ? "" : `${joined(editors.map(initialsFirst), words.ampersand, language)} (${short}), `;
    const place = pages === undefined ? "" : ` (${pagesIn(pages, language)})`;
    return sentences([`${words.in} ${by}${whole(container, language)}${place}`, publisher]);
  }
  const site = container ?? publisher;
  // A site that is its own author is named once.
  return site && all.some((author) => familyOf(author) === site) ? undefined : site && bare(site);
}

function where(reference: Reference, language: Language): string | undefined {
  const address = addressOf(reference);
  if (!address || reference.accessed === undefined || reference.doi !== undefined) return address;
  return citationWords[language].retrieved(dayIn(reference.accessed, language)) + address;
}

/** "(Fitzgerald, 1925, p. 180)". */
export function apaInText(reference: Reference, language: Language, page?: string, suffix = ""): string {
  const place = page === undefined ? undefined : pagesIn(page, language);
  const name = calledIn(reference, language, citationWords[language].ampersand, 2, reference.kind === "web");
  const cited = listed([name, yearOf(reference, language, suffix), place]);
  // In English the comma goes inside.
  return `(${language === "en" ? cited.replace("”,", ",”") : cited})`;
}

/** One, two, or the first of more; without an author the title. */
export function calledIn(
  { authors: all, kind, title }: Reference,
  language: Language,
  last: string,
  most = 2,
  isWhole = false,
): string {
  const names = all.map(familyOf);
  const [first] = names;
  const short = shortTitle(title);
  if (first === undefined) return isWhole || kind === "book" ? whole(short, language) : part(short, language);
  return names.length > most ? andOthers(first, language) : joined(names, last, language);
}

/** As far as its colon, no further than a few words, and without the article it begins with in English. */
export function shortTitle(title: string): string {
  const main = title.split(/[:：–—]/u, 1)[0]?.trim() ?? title;
  const words = main.replace(/^(?:the|an?)\s+(?=\S)/iu, "").split(/\s+/u);
  return words.length > 5 ? words.slice(0, 4).join(" ") : words.join(" ");
}
