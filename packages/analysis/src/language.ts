import type { Language } from "@jotter/domain/settings";

/** Languages that write no spaces between words. */
export function isSpaceless(language: Language): boolean {
  return language === "zh" || language === "ja";
}
