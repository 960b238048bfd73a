import { type Language, orEnglish } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { readingOf } from "./reading.ts";
import { wordCount, wordsOf } from "./words.ts";

/** Words a minute, letters a minute where words are not written apart. */
const pace = { spaced: 200, spaceless: 400 };

export function readingMinutes(text: string, language: Language): number {
  const size = wordCount(text, language);
  return size === 0 ? 0 : Math.max(1, Math.round(size / (isSpaceless(language) ? pace.spaceless : pace.spaced)));
}

export type Readability = {
  readonly words: number;
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /** 0 (hard) to 100 (easy) by the formula made for the language, or null: Chinese and Japanese have none that is this simple. */
  readonly ease: number | null;
};

export function readability(text: string, language: Language): Readability {
  const { sentences } = readingOf(text, language);
  const plain = sentences.map((one) => one.text).join(" ");
  const words = wordCount(plain, language);
  const perSentence = sentences.length === 0 ? 0 : words / sentences.length;
  return {
    words,
    sentences: sentences.length,
    wordsPerSentence: Math.round(perSentence * 10) / 10,
    ease: words < 30 ? null : easeOf(plain, perSentence, language),
  };
}

/** Flesch for English, Fernández Huerta for Spanish, Kandel and Moles for French, Amstad for German. */
function easeOf(plain: string, perSentence: number, language: Language): number | null {
  if (isSpaceless(language)) return null;
  const words = wordsOf(plain, language);
  const perWord = words.reduce((sum, { text }) => sum + syllables(text, language), 0) / words.length;
  const score = orEnglish({
    en: 206.835 - 1.015 * perSentence - 84.6 * perWord,
    es: 206.84 - 1.02 * perSentence - 60 * perWord,
    fr: 207 - 1.015 * perSentence - 73.6 * perWord,
    de: 180 - perSentence - 58.5 * perWord,
    zh: 0,
    ja: 0,
  })[language];
  return Math.round(Math.min(100, Math.max(0, score)));
}

function syllables(word: string, language: Language): number {
  const small = word.toLowerCase();
  const trimmed =
    language === "en"
      ? small.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "")
      : language === "fr"
        ? small.replace(/(?:e|es|ent)$/, "")
        : small;
  return Math.max(1, trimmed.match(/[aeiouyáéíóúüàâäèêëîïôöùûœæ]+/g)?.length ?? 1);
}
