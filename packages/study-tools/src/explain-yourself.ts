import { orEnglish } from "@jotter/domain/settings";

/** Asks for a term in the language of the text it is from. */
export const explainYourself = orEnglish<(term: string) => string>({
  en: (term) => `Explain in your own words: ${term}`,
  es: (term) => `Explica con tus propias palabras: ${term}`,
  fr: (term) => `Explique avec tes propres mots\u00a0: ${term}`,
  de: (term) => `Erkläre mit eigenen Worten: ${term}`,
  zh: (term) => `用自己的话解释：${term}`,
  ja: (term) => `自分の言葉で説明しよう：${term}`,
});
