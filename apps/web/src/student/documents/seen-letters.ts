import { languages } from "@jotter/locales/languages";

/** By which language's letters a text was read off its pictures: nobody wrote that down. */
export function lettersOf(text: string): string {
  const found = signs.find(([, form]) => form.test(text));
  return languages[found?.[0] ?? "en"].letters;
}

const signs = [
  ["ja", /[\u3040-\u30ff]/],
  ["zh", /\p{sc=Han}/u],
  ["de", /[äöüß]/i],
  ["es", /[ñ¿¡]/i],
  ["fr", /[àâçèêëîïôûœ]/i],
] as const;
