import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { vocabulary } from "./vocabulary.ts";

export type Word = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The same for forms of one word: "cells" and "Cell". */
  readonly key: string;
  readonly isStop: boolean;
  readonly isNumber: boolean;
};

const segmenters = new Map<Language, Intl.Segmenter>();

/** Terms are looked at again and again; sentences a few times. The latest are remembered. */
const remembered = new Map<Language, Map<string, readonly Word[]>>();
const mostRemembered = 4000;

export function wordsOf(text: string, language: Language): readonly Word[] {
  const ours = remembered.get(language) ?? new Map<string, readonly Word[]>();
  remembered.set(language, ours);
  const known = ours.get(text);
  if (known) return known;
  const words = readWords(text, language);
  if (text.length < 400) {
    if (ours.size >= mostRemembered) ours.clear();
    ours.set(text, words);
  }
  return words;
}

function readWords(text: string, language: Language): readonly Word[] {
  if (language === "ja") return japaneseWords(text);
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  const words: Word[] = [];
  for (const { index, segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue;
    const last = words.at(-1);
    // "light-dependent" is one word, and so is "Austria-Hungary".
    if (last && last.to === index - 1 && /[-‐]/.test(text[last.to] ?? "") && /\p{L}$/u.test(last.text)) {
      words.pop();
      const whole = text.slice(last.from, index + segment.length);
      for (const [at, piece] of pieces(whole, language)) words.push(wordOf(piece, last.from + at, language));
      continue;
    }
    for (const [at, piece] of pieces(segment, language)) words.push(wordOf(piece, index + at, language));
  }
  return words;
}

/** How long a text is: words where they are written apart, letters where they are not. */
export function wordCount(text: string, language: Language): number {
  if (!isSpaceless(language)) return wordsOf(text, language).length;
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function wordOf(text: string, from: number, language: Language): Word {
  const small = text.toLowerCase();
  const isNumber = /^[\p{N}.,:/]+%?$/u.test(text);
  const { stopWords } = vocabulary[language];
  const isOneLetter = !isSpaceless(language) && small.length === 1;
  return {
    text,
    from,
    to: from + text.length,
    key: isNumber ? text : stem(small, language),
    isStop: stopWords.has(small.replace(/['’]$/, "")) || isOneLetter,
    isNumber,
  };
}

/** "l'eau" is an article and a noun, "the cell's" a noun and an ending. */
function pieces(word: string, language: Language): readonly (readonly [at: number, piece: string])[] {
  if (language === "fr") {
    // "mesure-t-on" asks after the verb before it.
    const verb = /^(\p{L}+?)(?:-t)?-(?:ils?|elles?|on|nous|vous|je|tu|ce)$/iu.exec(word)?.[1];
    if (verb !== undefined) return [[0, verb]];
    const article = /^(l|d|j|n|s|t|m|c|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu.exec(word)?.[0];
    if (article)
      return [
        [0, article],
        [article.length, word.slice(article.length)],
      ];
  }
  return [[0, language === "en" ? word.replace(/['’]s$/, "") : word]];
}

/** Japanese terms are runs of kanji and katakana; the hiragana between them is grammar. */
function japaneseWords(text: string): readonly Word[] {
  const words: Word[] = [];
  const runs = /\p{N}+(?:[.,]\p{N}+)*|[\p{sc=Han}々ヶ\p{sc=Katakana}ー・A-Za-z]+/gu;
  for (const { 0: run, index } of text.matchAll(runs)) {
    const trimmed = run.replace(/^・|・$/g, "");
    if (trimmed === "") continue;
    // A single kanji before hiragana is the stem of a verb more often than a noun.
    const isStem = /^\p{sc=Han}$/u.test(trimmed);
    const word = wordOf(trimmed, index, "ja");
    words.push(isStem ? { ...word, isStop: true } : word);
  }
  return words;
}

const combining = /\p{M}/gu;

/** Endings of number and gender off, no more: a wrong stem joins what does not belong together. */
export function stem(word: string, language: Language): string {
  if (isSpaceless(language)) return word;
  if (word.includes("-"))
    return word
      .split("-")
      .map((part) => stem(part, language))
      .join("-");
  const plain = word.normalize("NFD").replace(combining, "");
  if (language === "en") {
    if (plain.length > 4 && plain.endsWith("ies")) return `${plain.slice(0, -3)}y`;
    if (plain.length > 4 && /(ss|x|ch|sh)es$/.test(plain)) return plain.slice(0, -2);
    return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain;
  }
  if (language === "es") {
    if (plain.length > 5 && /[lnrdzj]es$/.test(plain)) return plain.slice(0, -2);
    return plain.length > 4 ? plain.replace(/[oa]?s$|[oa]$/, "") : plain;
  }
  if (language === "fr") {
    if (plain.length > 4 && plain.endsWith("aux")) return `${plain.slice(0, -3)}al`;
    return plain.length > 4 ? plain.replace(/e?s$|e$|x$/, "") : plain;
  }
  return plain.length > 4 ? plain.replace(/(en|es|er|em|e|n|s)$/, "") : plain;
}
