import type { Language } from "@jotter/domain/settings";
import { type Word, wordsOf } from "../words.ts";
import { surnames } from "./names.ts";

/** Words of Chinese as they are cut, runs of Japanese, titles of both; hiragana is grammar. */
export function runsIn(text: string, language: Language): readonly Word[] {
  const titles = [...text.matchAll(/(?<=[「『《])[^」』》]{1,20}(?=[」』》])/gu)].map(({ 0: title, index }): Word => {
    return { text: title, from: index, to: index + title.length, key: title, isStop: false, isNumber: false };
  });
  const isFree = ({ from, to }: Word) => !titles.some((title) => from < title.to && to > title.from);
  const words = wordsOf(text, language).filter(isFree);
  const whole = language === "zh" ? withSurnames(words) : words;
  return [...titles, ...whole].sort((one, other) => one.from - other.from);
}

/** A name that nobody has heard of is cut into its signs. */
function withSurnames(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isNext =
      last &&
      last.to === word.from &&
      /^\p{sc=Han}$/u.test(word.text) &&
      !/^[的了是在和与被把将由从]$/u.test(word.text);
    if (isNext && last.text.length < 3 && surnames.has(last.text)) {
      const text = last.text + word.text;
      joined[joined.length - 1] = { ...last, text, key: text, to: word.to };
    } else joined.push(word);
  }
  return joined;
}
