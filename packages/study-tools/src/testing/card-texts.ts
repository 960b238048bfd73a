import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";

/** A student's text, and what a good deck of it holds, written by a reader who had not seen the rules. */
export type CardText = {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** All words of a fact stand together on one card. */
  readonly facts: readonly { readonly say: string; readonly words: readonly string[] }[];
  /** On no card: errands, chatter, what was left unfinished. */
  readonly never: readonly string[];
  /** So many cards a reader expects. */
  readonly least: number;
  /** Whoever asks for the answer may offer these, and not those. */
  readonly distractors: readonly {
    readonly ask: string;
    readonly answer: string;
    readonly kindOK: readonly string[];
    readonly kindBad: readonly string[];
  }[];
};

/** `held` were not looked at while the rules were written: they tell whether a rule is one. */
export const cardTextSets = ["seen", "held"] as const;
export type CardTextSet = (typeof cardTextSets)[number];

export function cardTexts(language: Language, set: CardTextSet): readonly CardText[] {
  const file = join(import.meta.dirname, `../../corpus/cards-${language}.json`);
  const all: readonly CardText[] = JSON.parse(readFileSync(file, "utf8"));
  const seen = all.length - Math.floor(all.length / 3);
  return set === "seen" ? all.slice(0, seen) : all.slice(seen);
}
