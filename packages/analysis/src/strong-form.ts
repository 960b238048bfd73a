/** "das aktive Zentrum" is "aktives Zentrum", "der Dritte Stand" is "Dritter Stand" where the article is gone. */
export function strongForm(term: string, source: string): string {
  if (!/^\p{L}+e \p{Lu}[\p{L}-]+$/u.test(term)) return term;
  const article = new RegExp(`(?<!\\p{L})(das|der) ${term}(?!\\p{L})`, "iu").exec(source)?.[1]?.toLowerCase();
  if (article === undefined) return term;
  return term.replace("e ", article === "das" ? "es " : "er ");
}
