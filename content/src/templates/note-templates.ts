import type { Language } from "@jotter/domain/settings";

/** In the order the menu offers them. */
export const templateIds = ["cornell", "lab-report", "reading-log", "formula-sheet"] as const;
type TemplateId = (typeof templateIds)[number];

/** What a note from a template starts with. `name` stands in the menu. [NOT-3] */
type TemplateTexts = { readonly name: string; readonly title: string; readonly body: string };

export type TemplateSet = Readonly<Record<TemplateId, TemplateTexts>>;
export type NoteTemplate = TemplateTexts & { readonly id: TemplateId };

const setByLanguage: Readonly<Record<Language, () => Promise<TemplateSet>>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  zh: async () => (await import("./zh.ts")).zh,
  ja: async () => (await import("./ja.ts")).ja,
};

export const templateLanguages = Object.keys(setByLanguage) as readonly Language[];

/** A language we do not speak is answered in English. */
export async function loadTemplates(language: string): Promise<readonly NoteTemplate[]> {
  const set = await setByLanguage[templateLanguages.find((known) => known === language) ?? "en"]();
  return templateIds.map((id) => ({ id, ...set[id] }));
}
