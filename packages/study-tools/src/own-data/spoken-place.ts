import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { wordsOf } from "./words.ts";

export type SpokenPlace = { readonly number: number; readonly at: number; readonly end: number };

/** Which of several a text names: "the first test", "Test 2", "第二次", "2回目". It must be plain already. */
export function spokenPlace(text: string, language: Language): SpokenPlace | null {
  for (const { expression, numberOf } of formsOf(language)) {
    const match = expression.exec(text);
    const [said, number] = match ? [match.groups?.n ?? "", numberOf(match.groups?.n ?? "")] : ["", 0];
    if (!match || number < 1 || number > largest) continue;
    const at = match.index + match[0].indexOf(said);
    return isSpaceless(language)
      ? { number, at: match.index, end: match.index + match[0].length }
      : { number, at, end: at + said.length };
  }
  return null;
}

/** Nobody counts further; "test 90" speaks of a result. */
const largest = 20;

type Form = { readonly expression: RegExp; readonly numberOf: (said: string) => number };

const compiled = new Map<Language, readonly Form[]>();

function formsOf(language: Language): readonly Form[] {
  const known = compiled.get(language);
  if (known) return known;
  const { test, quiz, homework, ordinals } = wordsOf[language];
  const thing = [test, quiz, homework]
    .join("|")
    .split("|")
    .map((each) => each.replaceAll("*", "\\p{L}*"))
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  const digits = (said: string) => Number(/\d+/.exec(said)?.[0] ?? 0);
  const word = (said: string) => ordinals.findIndex((names) => names.split("|").includes(said)) + 1;
  const names = ordinals.join("|");
  const forms: readonly Form[] = isSpaceless(language)
    ? [
        { expression: /第(?<n>\d{1,2})(?:次|场|回目?|个|份|张|篇)/u, numberOf: digits },
        { expression: /(?<n>\d{1,2})(?:回目|つ目|個目|番目|本目)/u, numberOf: digits },
        {
          expression: new RegExp(`(?:第(?<n>${names})(?:次|场|回目?|个|份|张|篇))`, "u"),
          numberOf: word,
        },
        { expression: new RegExp(`(?<n>${names})(?:回目|つ目|番目)`, "u"), numberOf: word },
        { expression: /(?<n>最初)の/u, numberOf: () => 1 },
        {
          expression: new RegExp(`(?:${thing}) ?(?<n>\\d{1,2})(?![\\d.:%点分月日号天時时个週周])`, "u"),
          numberOf: digits,
        },
      ]
    : [
        {
          expression: new RegExp(
            `(?<![\\p{L}\\p{N}.])(?<n>\\d{1,2}(?:st|nd|rd|th|er|ere|re|e|eme|ieme|nd|nde|o|a|ro|do|ra|da|te|ter|tes|ten|tem)|${names}) (?:(?:de|en|in|of) )?(?:\\p{L}+ ){0,2}(?:${thing})(?!\\p{L})`,
            "u",
          ),
          numberOf: (said) => digits(said) || word(said),
        },
        {
          expression: new RegExp(`(?<![\\p{L}\\p{N}.])(?<n>\\d{1,2}) (?:${thing})(?!\\p{L})`, "u"),
          numberOf: digits,
        },
        {
          expression: new RegExp(
            `(?<!\\p{L})(?:${thing}) (?<n>(?:(?:no|nr|n|num|number|numero|nummer) )?\\d{1,2})(?![\\d%.:/]| ?(?:%|percent|prozent|por ?ciento|pour ?cent))`,
            "u",
          ),
          numberOf: digits,
        },
      ];
  compiled.set(language, forms);
  return forms;
}
