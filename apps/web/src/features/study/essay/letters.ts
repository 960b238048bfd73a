import type { Language } from "@jotter/domain/settings";

/** Where words are not written apart, letters are counted. */
export function isSpacelessText(language: Language): boolean {
  return language === "zh" || language === "ja";
}
