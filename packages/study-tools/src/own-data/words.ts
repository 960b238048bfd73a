import { isSpaceless } from "@jotter/analysis/language";
import { type Language, orEnglish } from "@jotter/domain/settings";
import { isOneSlip } from "./plain-text.ts";
import type { Words } from "./vocabulary.ts";
import { de } from "./vocabulary-de.ts";
import { en } from "./vocabulary-en.ts";
import { es } from "./vocabulary-es.ts";
import { fr } from "./vocabulary-fr.ts";
import { ja } from "./vocabulary-ja.ts";
import { zh } from "./vocabulary-zh.ts";

export const wordsOf = orEnglish<Words>({ en, es, fr, de, zh, ja });

/** Compiling takes far longer than finding. */
const compiled = new Map<Language, Map<string, RegExp>>();

/** Finds any of those expressions; the longest first, so that none hides behind a part of it. */
export function finder(expressions: string, language: Language, inside?: Readonly<Record<string, string>>): RegExp {
  const ofLanguage = compiled.get(language) ?? new Map<string, RegExp>();
  compiled.set(language, ofLanguage);
  let found = ofLanguage.get(expressions);
  if (!found) {
    const alternatives = expressions
      .split("|")
      .toSorted((one, other) => other.length - one.length)
      // "0点" is no part of "60点".
      .map((each) => (/^\d/.test(each) && isSpaceless(language) ? "(?<!\\d)" : "") + source(each, inside ?? {}))
      .join("|");
    const whole = isSpaceless(language)
      ? `(?:${alternatives})`
      : `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`;
    found = new RegExp(whole, "gu");
    ofLanguage.set(expressions, found);
  }
  return found;
}

const questionWords = new Map<Language, string>();

/** All that questions are made of anyway, in one. */
export function questionWordsOf(language: Language): string {
  let words = questionWords.get(language);
  if (words === undefined) {
    const { day, filler, help, wrote, ordinals, ...others } = wordsOf[language];
    words = Object.values(others).join("|");
    questionWords.set(language, words);
  }
  return words;
}

function source(expression: string, inside: Readonly<Record<string, string>>): string {
  return expression
    .replace(/[.+?^$()[\]\\]/g, "\\$&")
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${inside[name] ?? ""})`)
    .replaceAll("*", "\\p{L}*");
}

const vocabularies = new Map<Language, ReadonlySet<string>>();

function vocabularyOf(language: Language): ReadonlySet<string> {
  const known = vocabularies.get(language);
  if (known) return known;
  const { day, filler, ordinals, ...concepts } = wordsOf[language];
  const expressions = [
    ...Object.values(concepts),
    filler,
    day.today,
    day.tomorrow,
    day.dayAfter,
    day.thisWeek,
    day.nextWeek,
  ];
  const all = [...expressions, ...ordinals, ...day.weekdays, ...day.months].join("|");
  const vocabulary = new Set(all.split(/[| ]/).filter((word) => !word.includes("*")));
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

const shortestMended = 6;

/** Words with a slip in them, mended; short ones are left alone, for too many of them are words of their own. */
export function mended(text: string, language: Language, isKnown: (word: string) => boolean): string {
  if (isSpaceless(language)) return text;
  const vocabulary = vocabularyOf(language);
  return text
    .split(" ")
    .map((word) => {
      if (vocabulary.has(word) || isKnown(word)) return word;
      const weekday = weekdayMeant(word, language);
      if (weekday !== undefined || word.length < shortestMended) return weekday ?? word;
      const meant = [...vocabulary].filter(
        (other) => other.length >= shortestMended && other[0] === word[0] && isNear(word, other),
      );
      return meant[0] ?? word;
    })
    .join(" ");
}

/** "Wensday", "firday", "jeuid": few words look like the name of a day. */
function weekdayMeant(word: string, language: Language): string | undefined {
  if (word.length < 5) return undefined;
  const names = wordsOf[language].day.weekdays.flatMap((each) => each.split("|")).filter((name) => name.length >= 5);
  return names.find((name) => {
    if (name[0] !== word[0] || Math.abs(name.length - word.length) > 2) return false;
    if (name.length === 5) return isTurned(word, name);
    // "Mates" are no Tuesday.
    if (word.length < shortestMended) return false;
    return isOneSlip(word, name) || (name.length >= 8 && word.endsWith(name.slice(-2)) && isTwoSlips(word, name));
  });
}

/** Two letters changed places. */
function isTurned(word: string, name: string): boolean {
  return word.length === name.length && isOneSlip(word, name) && [...word].sort().join() === [...name].sort().join();
}

function isTwoSlips(word: string, name: string): boolean {
  return [...name].some((_, at) => isOneSlip(word, name.slice(0, at) + name.slice(at + 1)));
}

/** Of a long word two letters may be wrong; one letter for another makes a shorter word a word of its own. */
function isNear(word: string, other: string): boolean {
  const isOtherLetter = word.length === other.length && [...word].filter((each, at) => each !== other[at]).length === 1;
  if (isOneSlip(word, other)) return !isOtherLetter || word.length >= 8;
  if (Math.min(word.length, other.length) < 8) return false;
  for (let place = 1; place < word.length; place++) {
    const shorter = word.slice(0, place) + word.slice(place + 1);
    if (isOneSlip(shorter, other)) return true;
  }
  return false;
}
