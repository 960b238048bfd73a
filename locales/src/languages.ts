import type { CoachingTexts } from "./coaching/en.ts";
import type { DocumentTexts } from "./documents/en.ts";
import type { EarlyTexts } from "./early/en.ts";
import type { EntranceTexts } from "./entrance/en.ts";
import type { FirstTexts } from "./first/en.ts";
import type { JotsonTexts } from "./jotson/en.ts";
import type { RestTexts } from "./rest/en.ts";

/**
 * Every language the app speaks, by its own name, with what Tesseract calls the data of its letters and its greeting to
 * everybody [WEL-1], its offer to those whose browser speaks it, in seven loads: what is said before the sign-in, what the first screens behind it say, what an open note and a review
 * do, the rest, what is
 * said where a student's work is coached, what Jotson says, and what is said where documents are read. A language is one file beside every `en.ts`, and one entry.
 */
export const languages = {
  en: {
    name: "English",
    letters: "eng",
    greeting: "Welcome",
    offer: "Read in English",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/en.ts")).en,
    first: async (): Promise<FirstTexts> => (await import("./first/en.ts")).en,
    early: async (): Promise<EarlyTexts> => (await import("./early/en.ts")).en,
    rest: async (): Promise<RestTexts> => (await import("./rest/en.ts")).en,
    coaching: async (): Promise<CoachingTexts> => (await import("./coaching/en.ts")).en,
    jotson: async (): Promise<JotsonTexts> => (await import("./jotson/en.ts")).en,
    documents: async (): Promise<DocumentTexts> => (await import("./documents/en.ts")).en,
  },
  es: {
    name: "Español",
    letters: "spa",
    greeting: "Bienvenido",
    offer: "Ver en español",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/es.ts")).es,
    first: async (): Promise<FirstTexts> => (await import("./first/es.ts")).es,
    early: async (): Promise<EarlyTexts> => (await import("./early/es.ts")).es,
    rest: async (): Promise<RestTexts> => (await import("./rest/es.ts")).es,
    coaching: async (): Promise<CoachingTexts> => (await import("./coaching/es.ts")).es,
    jotson: async (): Promise<JotsonTexts> => (await import("./jotson/es.ts")).es,
    documents: async (): Promise<DocumentTexts> => (await import("./documents/es.ts")).es,
  },
  fr: {
    name: "Français",
    letters: "fra",
    greeting: "Bienvenue",
    offer: "Lire en français",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/fr.ts")).fr,
    first: async (): Promise<FirstTexts> => (await import("./first/fr.ts")).fr,
    early: async (): Promise<EarlyTexts> => (await import("./early/fr.ts")).fr,
    rest: async (): Promise<RestTexts> => (await import("./rest/fr.ts")).fr,
    coaching: async (): Promise<CoachingTexts> => (await import("./coaching/fr.ts")).fr,
    jotson: async (): Promise<JotsonTexts> => (await import("./jotson/fr.ts")).fr,
    documents: async (): Promise<DocumentTexts> => (await import("./documents/fr.ts")).fr,
  },
  de: {
    name: "Deutsch",
    letters: "deu",
    greeting: "Willkommen",
    offer: "Auf Deutsch lesen",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/de.ts")).de,
    first: async (): Promise<FirstTexts> => (await import("./first/de.ts")).de,
    early: async (): Promise<EarlyTexts> => (await import("./early/de.ts")).de,
    rest: async (): Promise<RestTexts> => (await import("./rest/de.ts")).de,
    coaching: async (): Promise<CoachingTexts> => (await import("./coaching/de.ts")).de,
    jotson: async (): Promise<JotsonTexts> => (await import("./jotson/de.ts")).de,
    documents: async (): Promise<DocumentTexts> => (await import("./documents/de.ts")).de,
  },
  zh: {
    name: "中文",
    letters: "chi_sim",
    greeting: "欢迎",
    offer: "切换到中文",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/zh.ts")).zh,
    first: async (): Promise<FirstTexts> => (await import("./first/zh.ts")).zh,
    early: async (): Promise<EarlyTexts> => (await import("./early/zh.ts")).zh,
    rest: async (): Promise<RestTexts> => (await import("./rest/zh.ts")).zh,
    coaching: async (): Promise<CoachingTexts> => (await import("./coaching/zh.ts")).zh,
    jotson: async (): Promise<JotsonTexts> => (await import("./jotson/zh.ts")).zh,
    documents: async (): Promise<DocumentTexts> => (await import("./documents/zh.ts")).zh,
  },
  ja: {
    name: "日本語",
    letters: "jpn",
    greeting: "ようこそ",
    offer: "日本語で見る",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/ja.ts")).ja,
    first: async (): Promise<FirstTexts> => (await import("./first/ja.ts")).ja,
    early: async (): Promise<EarlyTexts> => (await import("./early/ja.ts")).ja,
    rest: async (): Promise<RestTexts> => (await import("./rest/ja.ts")).ja,
    coaching: async (): Promise<CoachingTexts> => (await import("./coaching/ja.ts")).ja,
    jotson: async (): Promise<JotsonTexts> => (await import("./jotson/ja.ts")).ja,
    documents: async (): Promise<DocumentTexts> => (await import("./documents/ja.ts")).ja,
  },
} as const;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** A language we do not speak is answered in English. */
export function languageOr(code: string | null | undefined, otherwise: LanguageCode = "en"): LanguageCode {
  return code && Object.hasOwn(languages, code) ? (code as LanguageCode) : otherwise;
}

/** All of it as one, for whoever is in no hurry. */
export async function allTexts(code: LanguageCode): Promise<AllTexts> {
  const { entrance, first, early, rest, coaching, jotson, documents } = languages[code];
  const [one, ...others] = await Promise.all([entrance(), first(), early(), rest(), coaching(), jotson(), documents()]);
  return Object.assign({}, one, ...others);
}

type AllTexts = EntranceTexts & FirstTexts & EarlyTexts & RestTexts & CoachingTexts & JotsonTexts & DocumentTexts;
