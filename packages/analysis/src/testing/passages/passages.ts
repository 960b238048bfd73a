import type { Language } from "@jotter/domain/settings";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { japanese } from "./ja.ts";
import { chinese } from "./zh.ts";

/** Texts as they come to a student's desk: six from books, notes of a lecture, and a summary badly written. */
export type Passages = Readonly<Record<string, string>>;

export const passages: Readonly<Record<Language, Passages>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};
