import type { Reference } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { escapeWords } from "@jotter/markdown/escape-words";
import { doiAddress, readDoi } from "./identifiers.ts";
import { citationWords } from "./words.ts";

/** Each ends once: "Who?" and "et al." need no full stop. */
export function sentences(parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => (part ? [/[.!?。！？][”»“」』》*]*$/u.test(part) ? part : `${part}.`] : [])).join(" ");
}

export function listed(parts: readonly (string | undefined)[], between = ", "): string {
  return parts.filter((part) => part !== undefined && part !== "").join(between);
}

/** A title may hold stars and brackets; it is a text and no markup. */
export const bare = (text: string): string => escapeWords(text.trim());

/** The title of a book or a journal. */
export function whole(title: string, language: Language): string {
  const [open, close] = citationWords[language].whole;
  return `${open}${bare(title)}${close}`;
}

/** The title of an article, a chapter or a page, with the mark that belongs inside in English. */
export function part(title: string, language: Language, mark = ""): string {
  const [open, close] = citationWords[language].part;
  const text = bare(title);
  const isEnded = /[.!?]$/u.test(text);
  if (language !== "en") return `${open}${text}${close}${mark}`;
  return `${open}${text}${isEnded ? "" : mark}${close}`;
}

/** Where it is found: by its DOI where it has one, else by its address. */
export function addressOf({ doi, url }: Reference): string | undefined {
  const known = doi === undefined ? null : readDoi(doi);
  return known ? doiAddress(known) : url;
}
