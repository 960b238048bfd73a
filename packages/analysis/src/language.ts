import { type Language, languages } from "@jotter/domain/settings";
import { vocabulary } from "./vocabulary.ts";

/** Languages that write no spaces between words. */
export function isSpaceless(language: Language): boolean {
  return language === "zh" || language === "ja";
}

/** From here on a text is no question about a word of another language. */
const longText = 1000;

/** The language a text is most likely written in, or null where it says too little. */
export function languageOf(text: string): Language | null {
  const sample = text.slice(0, 20_000);
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return null;
  const kana = count(sample, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  const han = count(sample, /\p{sc=Han}/gu);
  // A handout of a technical subject is half Latin names: each of them says as much as one letter of these.
  const weight = letters < longText ? letters : kana + han + count(sample, /\p{sc=Latin}+/gu);
  if ((kana + han) / weight > 0.3) return kana / (kana + han) > 0.08 ? "ja" : "zh";
  // Russian or Korean with some English names in it is none of ours.
  if (count(sample, /\p{sc=Latin}/gu) < letters / 2) return null;
  const words = sample.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const ranked = languages
    .filter((one) => !isSpaceless(one) && (one === "en" || vocabulary[one] !== vocabulary.en))
    .map((language) => {
      const { stopWords } = vocabulary[language];
      return { language, hits: words.filter((word) => stopWords.has(word)).length };
    })
    .sort((a, b) => b.hits - a.hits);
  const [best, second] = ranked;
  if (!best || best.hits < 3 || best.hits === second?.hits) return null;
  return best.language;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
