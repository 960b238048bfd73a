import type { Language } from "@jotter/domain/settings";
import type { EntranceContent } from "./entrance-content.ts";

const contentByLanguage = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  zh: async () => (await import("./zh.ts")).zh,
  ja: async () => (await import("./ja.ts")).ja,
} satisfies Readonly<Partial<Record<Language, () => Promise<EntranceContent>>>>;

export const entranceLanguages = Object.keys(contentByLanguage) as readonly (keyof typeof contentByLanguage)[];

/** A language we do not speak is answered in English. */
export async function loadEntrance(language: string): Promise<EntranceContent> {
  return await contentByLanguage[entranceLanguages.find((known) => known === language) ?? "en"]();
}
