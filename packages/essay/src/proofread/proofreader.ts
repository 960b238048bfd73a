import type { Language } from "@jotter/domain/settings";
import { inOrder, type ProofFinding } from "../finding.ts";
import { proofread } from "./own-rules.ts";

/** Whoever reads a text for mistakes: our own rules, or the grammar of one language. */
export type Proofreader = {
  readonly languages: readonly Language[] | "all";
  readonly proofread: (text: string, language: Language) => readonly ProofFinding[];
};

export const ownRules: Proofreader = { languages: "all", proofread };

/** What several find, by place. Of two that speak of the same words, the first reader's stays. [ESS-1] */
export function together(readers: readonly Proofreader[], text: string, language: Language): readonly ProofFinding[] {
  const found: ProofFinding[] = [];
  for (const reader of readers) {
    if (reader.languages !== "all" && !reader.languages.includes(language)) continue;
    const taken = found.filter(({ kind }) => !wide.has(kind)).sort((one, other) => one.at - other.at);
    for (const finding of reader.proofread(text, language)) if (!touches(finding, taken)) found.push(finding);
  }
  return inOrder(found);
}

/** They speak of a whole sentence, in which any word may have a fault of its own. */
const wide = new Set<ProofFinding["kind"]>(["long-sentence"]);

function touches({ at, length }: ProofFinding, taken: readonly ProofFinding[]): boolean {
  let [low, high] = [0, taken.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = taken[middle];
    if (one && one.at + one.length <= at) low = middle + 1;
    else high = middle;
  }
  const next = taken[low];
  return next !== undefined && next.at < at + length;
}
