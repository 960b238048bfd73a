/** By which letters, as Tesseract calls them, a text was read off its pictures: nobody wrote that down. */
export function lettersOf(text: string): string {
  return signs.find(([, form]) => form.test(text))?.[0] ?? "eng";
}

const signs = [
  ["jpn", /[\u3040-\u30ff]/],
  ["chi_sim", /\p{sc=Han}/u],
  ["deu", /[äöüß]/i],
  ["spa", /[ñ¿¡]/i],
  ["fra", /[àâçèêëîïôûœ]/i],
] as const;
