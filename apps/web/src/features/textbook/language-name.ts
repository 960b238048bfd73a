/** What a language is called in another one: "Englisch". */
export function languageName(of: string, language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(of) ?? of;
}
