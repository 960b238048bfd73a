import type { Language } from "@jotter/domain/settings";
import { type NoteTemplate, type TemplateSet, templateIds } from "./note-templates.ts";

const setByLanguage = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  zh: async () => (await import("./zh.ts")).zh,
  ja: async () => (await import("./ja.ts")).ja,
} satisfies Readonly<Partial<Record<Language, () => Promise<TemplateSet>>>>;

export const templateLanguages = Object.keys(setByLanguage) as readonly (keyof typeof setByLanguage)[];

/** A language we do not speak is answered in English. */
export async function loadTemplates(language: string): Promise<readonly NoteTemplate[]> {
  const set = await setByLanguage[templateLanguages.find((known) => known === language) ?? "en"]();
  return templateIds.map((id) => ({ id, ...set[id] }));
}
