import type { Language } from "@jotter/domain/settings";

/** Countries and continents as a language calls them. */
export function regionsOf(language: Language): readonly string[] {
  const known = regions.get(language);
  if (known) return known;
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = [...letters.flatMap((a) => letters.map((b) => a + b)), "001", "002", "003", "005", "009", "142", "150"];
  const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const all = codes.flatMap((code) => display.of(code) ?? []);
  regions.set(language, all);
  return all;
}

const regions = new Map<Language, readonly string[]>();
