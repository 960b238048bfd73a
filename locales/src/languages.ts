import type { EntranceTexts } from "./entrance/en.ts";
import type { RoomTexts } from "./rooms/en.ts";

/** Every language the app speaks, by its own name, and its greeting to everybody [WEL-1]. A language is two files and one entry. */
export const languages = {
  en: {
    name: "English",
    greeting: "Welcome",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/en.ts")).en,
    rooms: async (): Promise<RoomTexts> => (await import("./rooms/en.ts")).en,
  },
  es: {
    name: "Español",
    greeting: "Bienvenido",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/es.ts")).es,
    rooms: async (): Promise<RoomTexts> => (await import("./rooms/es.ts")).es,
  },
  fr: {
    name: "Français",
    greeting: "Bienvenue",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/fr.ts")).fr,
    rooms: async (): Promise<RoomTexts> => (await import("./rooms/fr.ts")).fr,
  },
  de: {
    name: "Deutsch",
    greeting: "Willkommen",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/de.ts")).de,
    rooms: async (): Promise<RoomTexts> => (await import("./rooms/de.ts")).de,
  },
  zh: {
    name: "中文",
    greeting: "欢迎",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/zh.ts")).zh,
    rooms: async (): Promise<RoomTexts> => (await import("./rooms/zh.ts")).zh,
  },
  ja: {
    name: "日本語",
    greeting: "ようこそ",
    entrance: async (): Promise<EntranceTexts> => (await import("./entrance/ja.ts")).ja,
    rooms: async (): Promise<RoomTexts> => (await import("./rooms/ja.ts")).ja,
  },
} as const;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** A language we do not speak is answered in English. */
export function languageOr(code: string | null | undefined, otherwise: LanguageCode = "en"): LanguageCode {
  return code && Object.hasOwn(languages, code) ? (code as LanguageCode) : otherwise;
}

/** Both parts as one, for whoever is in no hurry. */
export async function allTexts(code: LanguageCode): Promise<EntranceTexts & RoomTexts> {
  const { entrance, rooms } = languages[code];
  return { ...(await entrance()), ...(await rooms()) };
}
