import type { Language } from "@jotter/domain/settings";

/** What a model calls the language it is to answer in. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  zh: "Simplified Chinese",
  ja: "Japanese",
};
