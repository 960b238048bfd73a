import type { Texts } from "./en.ts";

/** Every language the app speaks, by its own name. A language is one file and one line. */
export const languages = {
  en: { name: "English", texts: async (): Promise<Texts> => (await import("./en.ts")).en },
  es: { name: "Español", texts: async (): Promise<Texts> => (await import("./es.ts")).es },
  fr: { name: "Français", texts: async (): Promise<Texts> => (await import("./fr.ts")).fr },
  de: { name: "Deutsch", texts: async (): Promise<Texts> => (await import("./de.ts")).de },
  zh: { name: "中文", texts: async (): Promise<Texts> => (await import("./zh.ts")).zh },
  ja: { name: "日本語", texts: async (): Promise<Texts> => (await import("./ja.ts")).ja },
} as const;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** A language we do not speak is answered in English. */
export function languageOr(code: string | null | undefined, otherwise: LanguageCode = "en"): LanguageCode {
  return code && Object.hasOwn(languages, code) ? (code as LanguageCode) : otherwise;
}
