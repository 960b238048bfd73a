import { type Language, orEnglish } from "@jotter/domain/settings";
import type { SampleTexts } from "./sample-texts.ts";

const textsByLanguage = orEnglish<() => Promise<SampleTexts>>({
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  zh: async () => (await import("./zh.ts")).zh,
  ja: async () => (await import("./ja.ts")).ja,
});

export function loadSample(language: Language): Promise<SampleTexts> {
  return textsByLanguage[language]();
}
