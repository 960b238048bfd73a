import type { Language } from "@jotter/domain/settings";
import { type CourseCatalogue, courseCatalogue } from "../course-catalogue.ts";

const catalogueByLanguage = {
  en: async () => courseCatalogue,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  zh: async () => (await import("./zh.ts")).zh,
  ja: async () => (await import("./ja.ts")).ja,
} satisfies Readonly<Partial<Record<Language, () => Promise<CourseCatalogue>>>>;

export const courseLanguages = Object.keys(catalogueByLanguage) as readonly (keyof typeof catalogueByLanguage)[];

/** A language we do not speak is answered in English. */
export function loadCourses(language: string): Promise<CourseCatalogue> {
  return catalogueByLanguage[courseLanguages.find((known) => known === language) ?? "en"]();
}
