import type { Concept } from "@jotter/study-tools/concepts";

/** What a text could be asked to explain: its terms, each once and without what says which of several it is. [EXP-1] */
export function termsIn(concepts: readonly Pick<Concept, "term" | "kind">[]): readonly string[] {
  return [...new Set(concepts.filter(({ kind }) => kind !== "cloze").map(({ term }) => bare(term)))];
}

function bare(term: string): string {
  const [before = ""] = term.split(" – ");
  return before.replace(/\s*[(（][^()（）]*[)）]$/u, "").trim() || term;
}
