import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";

/** Small and without accents: students leave them out. */
export function folded(text: string, language: Language): string {
  const small = text.toLowerCase().replace(/[’‘`´]/g, "'");
  if (isSpaceless(language)) return small;
  return small.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("œ", "oe");
}
