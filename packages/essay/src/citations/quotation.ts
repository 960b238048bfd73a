import type { CitationStyle, Reference } from "@jotter/domain/reference";
import { type Language, orEnglish } from "@jotter/domain/settings";
import { escapeWords } from "@jotter/markdown/escape-words";
import { cited, referenceList } from "./cite.ts";

/** The outer marks of a quotation. */
const marks = orEnglish<readonly [string, string]>({
  en: ["“", "”"],
  es: ["«", "»"],
  fr: ["« ", " »"],
  de: ["„", "“"],
  zh: ["“", "”"],
  ja: ["「", "」"],
});

/** One of the sources of an essay, by the place it has among them. */
export type QuotedFrom = {
  readonly references: readonly Reference[];
  readonly at: number;
  readonly style: CitationStyle;
  readonly language: Language;
  readonly page?: string | undefined;
  /** The essay so far: with notes, its numbers go on. */
  readonly text: string;
};

/** What is put at the caret, and what at the end of the essay where the style has notes. */
export type SetQuotation = { readonly here: string; readonly note: string | null };

/** Words of a source with their citation, as they are set in an essay. They are a text and no markup. [ESS-2] */
export function setQuotation(words: string, { references, at, style, language, page, text }: QuotedFrom): SetQuotation {
  const [open, close] = marks[language];
  const quoted = `${open}${escapeWords(words.replace(/\s+/gu, " ").trim())}${close}`;
  const reference = references[at];
  if (!reference) return { here: quoted, note: null };
  const listed = referenceList(references, style, language).find((one) => one.reference === reference);
  const given = {
    ...{ style, language, suffix: listed?.suffix ?? "", isOneOfSeveral: listed?.isOneOfSeveral ?? false },
    ...(page !== undefined && page !== "" && { page }),
  };
  if (style !== "chicago-notes") {
    const citation = cited(reference, given);
    return { here: `${quoted}${/^[（《「]/u.test(citation) ? "" : " "}${citation}`, note: null };
  }
  const numbers = [...text.matchAll(/\[\^(\d+)\]/gu)].map(([, number]) => Number(number));
  const number = Math.max(0, ...numbers) + 1;
  // What it is called in a note that stands there already.
  const isAgain = text.includes(`]: ${cited(reference, { ...given, page: "\u0000" }).split("\u0000")[0]}`);
  return { here: `${quoted}[^${number}]`, note: `[^${number}]: ${cited(reference, { ...given, isAgain })}` };
}
