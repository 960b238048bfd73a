import { isSpaceless } from "@jotter/analysis/language";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { type Place, paragraphsOf, placeOfSentence } from "./outline.ts";

/** So much of a sentence was said in it or in the one before already. Terms of two letters come back sooner. */
const saidAgain = { spaced: 0.55, spaceless: 0.7 };
const fewestWords = 5;
const fewestAgain = 4;

/** Sentences that say what stands right before them, and sentences that stand there twice. */
export function repetitions(reading: Reading): readonly Place[] {
  const places: Place[] = [];
  const seen = new Set<string>();
  const least = isSpaceless(reading.language) ? saidAgain.spaceless : saidAgain.spaced;
  for (const { sentences } of paragraphsOf(reading)) {
    for (const [at, sentence] of sentences.entries()) {
      const roots = rootsOf(sentence, reading.language);
      const before = rootsOf(sentences[at - 1], reading.language);
      const text = roots.join(" ");
      const isTwice = roots.length >= fewestWords && seen.has(text);
      seen.add(text);
      // A figure says something new.
      const isBare = !/\d/u.test(sentence.text);
      if (isTwice || (isBare && isSaidAgain(roots, before, least)) || circles(sentence.text, reading.language))
        places.push(placeOfSentence(sentence));
    }
  }
  return places;
}

function isSaidAgain(roots: readonly string[], before: readonly string[], least: number): boolean {
  const said = new Set(before);
  let again = 0;
  for (const root of roots) {
    if (said.has(root)) again += 1;
    said.add(root);
  }
  return roots.length >= fewestWords && again >= fewestAgain && again / roots.length >= least;
}

/** Words without their endings: "cruel" and "crueldad", "interessieren" and "Interesse". */
function rootsOf(sentence: Sentence | undefined, language: Language): readonly string[] {
  const words = wordsOf(sentence?.text ?? "", language).filter(({ isStop, isNumber }) => !isStop && !isNumber);
  return words.map(({ key }) => (isSpaceless(language) ? key : key.slice(0, 5)));
}

/** "苦しい" four times within a line: a clause that goes round in a circle. */
function circles(text: string, language: Language): boolean {
  if (language !== "ja") return false;
  const places = new Map<string, number[]>();
  for (const { 0: stem, index } of text.matchAll(/\p{sc=Han}{1,4}(?=[しくいさ])/gu)) {
    const own = places.get(stem) ?? [];
    own.push(index);
    places.set(stem, own);
    if (own.length >= 4 && index - (own.at(-4) ?? 0) <= 40) return true;
  }
  return false;
}
