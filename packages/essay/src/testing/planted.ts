import type { Language } from "@jotter/domain/settings";
import type { ProofKind } from "../finding.ts";
import { proofread } from "../proofread/own-rules.ts";
import { essayCases } from "./judge-structure.ts";

/** A fault put into a text at a place. */
type Planted = { readonly kind: ProofKind; readonly text: string; readonly at: number };

type Plant = (text: string, language: Language) => readonly Planted[];

/** Each place where a pattern stands, changed, and the fault looked for beside it. */
function each(kind: ProofKind, pattern: RegExp, change: (found: string, text: string, at: number) => string): Plant {
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      kind,
      at: index,
      text: text.slice(0, index) + change(found, text, index) + text.slice(index + found.length),
    }));
}

const wide = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
const spaced: readonly Plant[] = [
  each("space-before-mark", /(?<=\p{L}),(?= )/gu, () => " ,"),
  each("double-space", /(?<=\p{L}) (?=\p{L})/gu, () => "  "),
  each("missing-final-mark", /(?<=\p{L})\.(?=\n\n|$)/gu, () => ""),
  each("missing-capital", /(?<=\p{Ll}{4}\. )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
  each(
    "doubled-word",
    /(?<= )(?:of|to|and|is|de|que|el|un|le|et|dans|und|ist|mit|nicht)(?= )/gu,
    (word) => `${word} ${word}`,
  ),
  each("unbalanced-bracket", /(?<= )\p{L}{4,}(?= )/gu, (word) => `(${word}`),
  each("missing-space", /(?<=\p{L}{3}), (?=\p{L}{3})/gu, () => ","),
];
const spaceless: readonly Plant[] = [
  each("mixed-width", new RegExp(`(?<=${wide})[，、](?=${wide})`, "gu"), () => ","),
  each("mixed-width", new RegExp(`(?<=${wide})。(?=${wide})`, "gu"), () => "."),
  each("missing-final-mark", new RegExp(`(?<=${wide})。(?=\n\n|$)`, "gu"), () => ""),
  each("unbalanced-bracket", new RegExp(`(?<=[，、])(?=${wide})`, "gu"), () => "（"),
  each("space-before-mark", new RegExp(`(?<=${wide})[，、](?=${wide})`, "gu"), (mark) => ` ${mark}`),
];
const all: readonly Plant[] = [
  each("unbalanced-quote", /[”»」]/gu, () => ""),
  each("unbalanced-quote", /[“«「„]/gu, () => ""),
];

/** So many of each kind are tried in a text, spread over it. */
const triedInEach = 3;

/** What is found of faults planted by machine in essays, and what else is found that was not there before. */
export function plantedBy(language: Language) {
  const plants = [...(language === "zh" || language === "ja" ? spaceless : spaced), ...all];
  const missed: string[] = [];
  const alarms: string[] = [];
  let tried = 0;
  for (const { id, lang, essay } of essayCases) {
    if (lang !== language) continue;
    const before = new Set(proofread(essay, language).map(({ kind }) => kind));
    for (const { kind, text, at } of plants.flatMap((plant) => spread(plant(essay, language)))) {
      tried += 1;
      const found = proofread(text, language);
      // Of a pair the other mark may be named; else it is the place, or the word before it.
      const reach = kind === "unbalanced-quote" ? 300 : 2;
      const near = found.some((one) => one.kind === kind && one.at - reach < at && one.at + one.length + reach > at);
      const where = `${id} ${kind}: ${text.slice(Math.max(0, at - 20), at + 20)}`;
      if (!near) missed.push(where);
      for (const one of found)
        if (one.kind !== kind && !before.has(one.kind)) alarms.push(`${where} gives ${one.kind}`);
    }
  }
  return { tried, missed, alarms };
}

function spread(planted: readonly Planted[]): readonly Planted[] {
  const step = Math.max(1, Math.floor(planted.length / triedInEach));
  return planted.filter((_, at) => at % step === 0).slice(0, triedInEach);
}
