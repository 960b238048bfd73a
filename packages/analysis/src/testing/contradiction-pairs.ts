import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { compare } from "../comparison.ts";
import { readingOf } from "../reading.ts";

const folder = join(import.meta.dirname, "../../corpus");
const linesOf = (name: string) => readFileSync(join(folder, name), "utf8").trim().split("\n");

/** Two sentences as students write them: in what they contradict each other, that they differ, or that they agree. */
type Pair = { readonly language: Language; readonly kind: string; readonly first: string; readonly second: string };

/**
 * Written before the rule. Of those that came later, from the first "differs" or the opposites before it on, 14 of 31
 * contradictions were found at first sight, and no difference.
 */
export function pairsOf(language: Language): readonly Pair[] {
  return linesOf(`contradictions-${language}.tsv`).map((line) => pairOf(language, line.split("\t")));
}

/**
 * Written after it. At first sight 31 of 34 contradictions were found, and one of 26 that agree was taken for one. Of the
 * 61 that came with the differences 10 of 13 contradictions and 16 of 20 differences; 5 of 28 that agree were said to differ.
 * Of the 15 with two figures in a sentence 14 were right.
 */
export function unseenPairs(): readonly Pair[] {
  return linesOf("contradictions-unseen.tsv").map((line) => {
    const [language = "en", ...rest] = line.split("\t");
    return pairOf(language as Language, rest);
  });
}

function pairOf(language: Language, [kind = "", first = "", second = ""]: readonly string[]): Pair {
  return { language, kind, first, second };
}

export function missesIn(pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap(({ language, kind, first, second }) => {
    const { contradictions } = compare([readingOf(first, language), readingOf(second, language)]);
    const isRight = (kind === "agrees") === (contradictions.length === 0);
    return isRight ? [] : [`${kind}${kind === "agrees" ? ", taken for another" : ""}: ${first} | ${second}`];
  });
}

/** Known and not solved: a new one fails, and one that is solved is taken off. */
export const knownContradictionMisses: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(folder, "contradictions-misses.json"), "utf8"),
);
