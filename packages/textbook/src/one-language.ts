type InLanguage = { readonly subject: string; readonly chapter: string; readonly language: string };

/** Each chapter once: in the student's language, else in English, else in the one it has. [TXT-1] */
export function inOneLanguage<Chapter extends InLanguage>(all: readonly Chapter[], language: string): Chapter[] {
  const rank = (one: Chapter) => (one.language === language ? 0 : one.language === "en" ? 1 : 2);
  const best = new Map<string, Chapter>();
  for (const one of all) {
    const name = `${one.subject}/${one.chapter}`;
    const before = best.get(name);
    if (!before || rank(one) < rank(before)) best.set(name, one);
  }
  return [...best.values()];
}
