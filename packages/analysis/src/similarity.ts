import type { Language } from "@jotter/domain/settings";
import type { Sentence } from "./reading.ts";
import { wordsOf } from "./words.ts";

/** What a sentence is about: its words, the rarer the heavier, as a vector of length one. */
export type Vector = ReadonlyMap<string, number>;

export function vectorsOf(sentences: readonly Pick<Sentence, "text">[], language: Language): readonly Vector[] {
  return weighed(sentences.map(({ text }) => bagOf(text, language)));
}

function weighed(bags: readonly ReadonlyMap<string, number>[]): readonly Vector[] {
  const spread = new Map<string, number>();
  for (const bag of bags) for (const key of bag.keys()) spread.set(key, (spread.get(key) ?? 0) + 1);
  return bags.map((bag) => {
    const heavy = [...bag].map(([key, times]): [string, number] => [
      key,
      (1 + Math.log(times)) * Math.log(1 + bags.length / (spread.get(key) ?? 1)),
    ]);
    const length = Math.hypot(...heavy.map(([, weight]) => weight)) || 1;
    return new Map(heavy.map(([key, weight]) => [key, weight / length]));
  });
}

export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, weight] of small) sum += weight * (large.get(key) ?? 0);
  return sum;
}

/** Words by key; runs of Japanese also by pairs of letters, since 光合成 and 光合成速度 share their subject. */
export function bagOf(text: string, language: Language): ReadonlyMap<string, number> {
  const bag = new Map<string, number>();
  for (const { key, isStop } of wordsOf(text, language)) {
    if (isStop) continue;
    const parts = language === "ja" && key.length > 2 ? pairsOf(key) : [key];
    for (const part of parts) bag.set(part, (bag.get(part) ?? 0) + 1);
  }
  return bag;
}

export function pairsOf(run: string): readonly string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
