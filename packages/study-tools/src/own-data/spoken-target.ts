import { type Letter, letters } from "@jotter/domain/grade";
import { leastFor, type Scale } from "@jotter/domain/grade-scale";
import { type Language, orEnglish } from "@jotter/domain/settings";
import type { Target } from "./intent.ts";

export type SpokenTarget = { readonly target: Target; readonly at: number; readonly end: number };

/** The letter or the percent that a student is after; the text must be plain already. */
export function spokenTarget(text: string, language: Language): SpokenTarget | null {
  for (const { expression, read } of formsOf[language]) {
    const match = expression.exec(text);
    if (!match) continue;
    const target = read(match.groups ?? {});
    if (target) return { target, at: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** A letter that was typed as a capital by itself, wherever it stands but at the beginning: "bring Mathe auf B". */
export function letterTyped(typed: string, text: string): SpokenTarget | null {
  const alone = /(?<![\p{Script=Latin}\p{N}.'’])[a-df](?![\p{Script=Latin}\p{N}'’]|\.\p{L})/giu;
  const [inTyped, inText] = [Array.from(typed.matchAll(alone)), Array.from(text.matchAll(alone))];
  if (inTyped.length !== inText.length) return null;
  const isInside = (index: number) => /[\p{L}\p{N},:;]\s*$/u.test(typed.slice(0, index));
  const place = inTyped.findIndex(({ 0: letter, index }) => isInside(index) && letter === letter.toUpperCase());
  const match = inText[place];
  if (!match) return null;
  const sign = /^[+-]/u.exec(text.slice(match.index + 1))?.[0] ?? "";
  const letter = letters.find((each) => each === match[0].toUpperCase() + sign);
  return letter ? { target: targetOfLetter(letter), at: match.index, end: match.index + 1 + sign.length } : null;
}

/** A lower number without a sign is no percent but of another scale: 14 of 20, a German 2. */
const lowestBare = 30;

/** A number by itself, where somebody asks what they need. */
export function looseTarget(text: string, taken: readonly (readonly [at: number, end: number])[]): SpokenTarget | null {
  const free = Array.from(text.matchAll(/(?<![\d.:/])\d{2,3}(?:\.\d+)?(?![\d.:/])/gu)).filter(
    ({ index }) => !taken.some(([at, end]) => index >= at && index < end),
  );
  const [only] = free;
  const percent = Number(only?.[0]);
  if (!only || free.length > 1 || percent < lowestBare || percent > 120) return null;
  return { target: { percent, letter: null }, at: only.index, end: only.index + only[0].length };
}

/** Which class is meant is not known yet while a question is read: then it is as most classes have it. */
export function targetOfLetter(letter: Letter, scale?: Scale): Target {
  return { letter, percent: leastFor(letter, scale) ?? 0 };
}

type Form = {
  readonly expression: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Target | null;
};

const percentForm = (expression: RegExp, lowest: number = lowestBare): Form => ({
  expression,
  read: ({ percent }) => {
    const value = Number(percent);
    return value >= lowest && value <= 150 ? { percent: value, letter: null } : null;
  },
});

const letterForm = (expression: RegExp): Form => ({
  expression,
  read: ({ letter = "", sign = "" }) => {
    const mark = /^(?:\+|plus|mas)$/.test(sign.trim()) ? "+" : /^(?:-|minus|menos|moins)$/.test(sign.trim()) ? "-" : "";
    const name = letters.find((each) => each === letter.toUpperCase() + mark);
    return name ? targetOfLetter(name) : null;
  },
});

const sign = "(?<sign>[+-]| plus| minus| mas| menos| moins)?";

/** A letter by itself is a word in some languages ("a test"), so something must stand before it. */
function letterAfter(before: string): Form {
  return letterForm(new RegExp(`(?<!\\p{L})(?:${before}) (?<letter>[a-df])${sign}(?![\\p{L}\\p{N}])`, "u"));
}

const signedLetter = letterForm(/(?<![\p{L}\p{N}])(?<letter>[a-d])(?<sign>[+-])(?![\p{L}\p{N}])/u);

const number = "(?<percent>\\d{1,3}(?:\\.\\d+)?)";
const marked = percentForm(new RegExp(`${number} ?(?:%|percent|prozent|por ?ciento|pour ?cent|pct)`, "u"), 1);
const numberAfter = (before: string) => percentForm(new RegExp(`(?<!\\p{L})(?:${before}) ${number}(?![\\d./:%])`, "u"));

const formsOf = orEnglish<readonly Form[]>({
  en: [
    signedLetter,
    marked,
    letterAfter("an|a|my|the|straight"),
    letterForm(/(?<!\p{L})get (?<letter>a)(?= in | on | for |$)/u),
    letterForm(/(?<!\p{L})(?<letter>[b-df])(?: (?<sign>plus|minus))?(?!\p{L})/u),
    numberAfter("a|an|get|to|above|over|at least|of|for|at|score"),
  ],
  es: [
    signedLetter,
    marked,
    letterAfter("una|un|la|el|mi|sacar|tener|llegar a"),
    numberAfter("un|una|a|el|de|sacar|tener|al menos|menos de"),
  ],
  fr: [signedLetter, marked, letterAfter("un|le|mon|avoir un|avoir"), numberAfter("un|a|avoir|au moins|atteindre|les")],
  de: [
    signedLetter,
    marked,
    letterAfter("ein|eine|einem|einen|das|mein|auf ein|auf"),
    numberAfter("auf|eine|mindestens|die|uber"),
  ],
  zh: [
    signedLetter,
    marked,
    percentForm(/(?<percent>\d{1,3}(?:\.\d+)?) ?分(?!钟)/u),
    letterForm(/(?:拿个?|得个?|到|考个?|要|保住|保持|是|给|上) ?(?<letter>[a-df])(?<sign>[+-])?(?![a-z0-9])/u),
    percentForm(/(?:到|上|过|拿|考) ?(?<percent>\d{2,3})(?![\d月号./:天])/u),
  ],
  ja: [
    signedLetter,
    marked,
    percentForm(/(?<percent>\d{1,3}(?:\.\d+)?) ?(?:点|パーセント)/u),
    letterForm(/(?<![a-z])(?<letter>[a-df])(?<sign>[+-])?(?:を|が|に|評価|以上|取|と|は|キープ|ほし|欲し|まで|狙)/u),
  ],
});

/** To pass is to be better than an F. */
export const passing: Target = targetOfLetter("D-");
