import type { CitationStyle, Reference } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { apaEntry, apaInText } from "./apa.ts";
import { chicagoEntry, chicagoInText, chicagoNote, chicagoShortNote } from "./chicago.ts";
import { mlaEntry, mlaInText } from "./mla.ts";
import { familyFirst, withParticleBehind } from "./names.ts";

export type Cited = {
  readonly style: CitationStyle;
  readonly language: Language;
  /** "180", or "12-14". */
  readonly page?: string;
  /** Which of several works of an author in a year: "b". */
  readonly suffix?: string;
  /** The essay has others by the same author: where no year tells them apart, its title does. */
  readonly isOneOfSeveral?: boolean;
  /** A note on it stands earlier already. */
  readonly isAgain?: boolean;
};

/** What stands in the text after a quotation; with notes, what the note says. Markdown. [ESS-2] */
export function cited(given: Reference, { style, language, page, isAgain = false, ...more }: Cited): string {
  const { suffix = "", isOneOfSeveral = false } = more;
  const reference = named(given, style);
  switch (style) {
    case "apa":
      return apaInText(reference, language, page, suffix);
    case "mla":
      return mlaInText(reference, language, page, isOneOfSeveral);
    case "chicago-author-date":
      return chicagoInText(reference, language, page, suffix);
    case "chicago-notes":
      return isAgain ? chicagoShortNote(reference, language, page) : chicagoNote(reference, language, page);
  }
}

/** With the names of its authors as the style turns them. */
const named = (reference: Reference, style: CitationStyle): Reference =>
  style === "apa" ? reference : { ...reference, authors: reference.authors.map(withParticleBehind) };

export type ListedReference = {
  readonly reference: Reference;
  readonly entry: string;
  /** As `cited` wants it. */
  readonly suffix: string;
  readonly isOneOfSeveral: boolean;
};

/** The list at the end, in its order; what one author wrote in one year is told apart by letters. [ESS-2] */
export function referenceList(
  references: readonly Reference[],
  style: CitationStyle,
  language: Language,
): readonly ListedReference[] {
  const { compare } = new Intl.Collator(language, { sensitivity: "base" });
  const isDated = style === "apa" || style === "chicago-author-date";
  const nameOf = (one: Reference) => named(one, style).authors.map(familyFirst).join(" ") || one.title;
  const yearOf = ({ year }: Reference) => (isDated ? (year ?? Number.POSITIVE_INFINITY) : 0);
  const sorted = references.toSorted(
    (one, other) =>
      compare(nameOf(one), nameOf(other)) || Math.sign(yearOf(one) - yearOf(other)) || compare(one.title, other.title),
  );
  const keyOf = ({ authors, year }: Reference) =>
    authors.length === 0 ? "" : `${authors.map(familyFirst).join(";")} ${year ?? ""}`;
  const counts = new Map<string, number>();
  for (const one of sorted) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  // "(Fitzgerald 12)" may be any of what Fitzgerald wrote.
  const callOf = (one: Reference) => (one.authors.length === 0 ? "" : cited(one, { style: "mla", language }));
  const calls = new Map<string, number>();
  for (const one of sorted) calls.set(callOf(one), (calls.get(callOf(one)) ?? 0) + 1);
  const used = new Map<string, number>();
  return sorted.map((reference) => {
    const key = keyOf(reference);
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    const suffix = isDated && key !== "" && (counts.get(key) ?? 0) > 1 ? letterOf(at) : "";
    const isOneOfSeveral = callOf(reference) !== "" && (calls.get(callOf(reference)) ?? 0) > 1;
    return { reference, suffix, isOneOfSeveral, entry: entryOf(named(reference, style), style, language, suffix) };
  });
}

function letterOf(at: number): string {
  return at < 26 ? String.fromCharCode(97 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);
}

function entryOf(reference: Reference, style: CitationStyle, language: Language, suffix: string): string {
  if (style === "apa") return apaEntry(reference, language, suffix);
  if (style === "mla") return mlaEntry(reference, language);
  return chicagoEntry(reference, language, style === "chicago-author-date", suffix);
}
