import type { Language } from "@jotter/domain/settings";
import type { Reader } from "@jotter/study-tools/prompt";

/** For whom a tool writes: the language of the app and, where the profile says it, the school. */
export function readerOf(language: Language, grade: string | undefined): Reader {
  if (!grade) return { language, level: null };
  return {
    language,
    level: /colleg|univers|uni\b|supérieur|studium|hochschul|facult|大学|本科/i.test(grade) ? "college" : "high-school",
  };
}
