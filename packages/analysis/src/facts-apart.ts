import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { agree, type Value, valuesIn } from "./values.ts";
import { type Word, wordsOf } from "./words.ts";

/** What two sentences that are much alike say otherwise; null where it is more than one thing. */
export type Apart = { readonly values: readonly [string, string] | null };

/**
 * Whether two sentences that share most of their words differ in a figure, a name or in what they speak of. Then one is
 * no other wording of the other, however much they are alike.
 */
export function factsApart(first: string, second: string, language: Language): Apart | null {
  const [ours, theirs] = [valuesIn(first, language), valuesIn(second, language)];
  const figures = apartIn(figuresOnlyIn(ours, theirs), figuresOnlyIn(theirs, ours));
  const names = apartIn(...namesOnly(first, second, language));
  if (figures && names) return { values: null };
  return figures ?? names;
}

/** Each has one of its own: they can be set side by side. */
function apartIn(ours: readonly string[], theirs: readonly string[]): Apart | null {
  const [mine, yours] = [ours[0], theirs[0]];
  if (mine === undefined || yours === undefined) return null;
  return { values: ours.length === 1 && theirs.length === 1 ? [mine, yours] : null };
}

function figuresOnlyIn(ours: readonly Value[], theirs: readonly Value[]): readonly string[] {
  return ours.filter((one) => !theirs.some((other) => agree(one, other))).map(({ text }) => text);
}

function namesOnly(first: string, second: string, language: Language): readonly [readonly string[], readonly string[]] {
  const [ours, theirs] = [wordsOf(first, language), wordsOf(second, language)];
  const own = [onlyIn(ours, theirs), onlyIn(theirs, ours)] as const;
  // "Robespierre led the Terror", "Danton led the Terror": all but what they speak of is the same.
  const opens = (only: readonly Word[], all: readonly Word[]) => {
    const telling = all.filter(({ isStop }) => !isStop);
    // A foreign name falls into single letters where words are not written apart.
    return (
      only.length > 0 && only.length < (isSpaceless(language) ? 8 : 3) && only.every((word, at) => telling[at] === word)
    );
  };
  if (opens(own[0], ours) && opens(own[1], theirs)) return [[runOf(own[0], first)], [runOf(own[1], second)]];
  return [namesIn(own[0], first, language), namesIn(own[1], second, language)];
}

function onlyIn(words: readonly Word[], others: readonly Word[]): readonly Word[] {
  const keys = new Set(others.map(({ key }) => key));
  return words.filter(({ key, isStop, isNumber }) => !isStop && !isNumber && !keys.has(key));
}

/** Capital letters inside a sentence; German has them on every noun, and a name seldom behind an article. */
function namesIn(words: readonly Word[], text: string, language: Language): readonly string[] {
  if (language === "zh") return [];
  const named = words.filter(({ text: word, from }) => {
    if (language === "ja") return /^[\p{sc=Katakana}ー・]+$/u.test(word);
    if (from === 0 || !/^\p{Lu}/u.test(word)) return false;
    return language !== "de" || /(?<!\p{L})(?:von|durch|unter|mit|bei|nach|in|aus|und) $/u.test(text.slice(0, from));
  });
  const runs: Word[][] = [];
  for (const word of named) {
    const last = runs.at(-1)?.at(-1);
    if (last && text.slice(last.to, word.from).trim() === "" && !isSpaceless(language)) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => runOf(run, text));
}

function runOf(words: readonly Word[], text: string): string {
  return text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0);
}
