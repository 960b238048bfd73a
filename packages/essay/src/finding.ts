/** What proofreading can say; the words for it are in `locales`. [ESS-1] */
export const proofKinds = [
  "unbalanced-quote",
  "unbalanced-bracket",
  "doubled-word",
  "repeated-word",
  "repeated-start",
  "missing-final-mark",
  "missing-capital",
  "long-sentence",
  "mixed-width",
  "double-space",
  "space-before-mark",
  "missing-space",
  "uneven-space",
  /** What a grammar of one language finds besides: its own sentence on it comes along. */
  "grammar",
  "spelling",
] as const;
export type ProofKind = (typeof proofKinds)[number];

export type ProofFinding = {
  readonly kind: ProofKind;
  readonly at: number;
  readonly length: number;
  /** Where the others of it stand: the earlier uses of a word, the wrong partner of a mark. */
  readonly others?: readonly number[];
  /** What the sentence on it is filled with. */
  readonly values?: { readonly word?: string; readonly count?: number };
  /** Of a grammar: its rule, what it says in its own language, and what could stand there. */
  readonly rule?: string;
  readonly message?: string;
  readonly suggestions?: readonly string[];
};

/** By place, and of two that say the same of a place one. */
export function inOrder(findings: readonly ProofFinding[]): readonly ProofFinding[] {
  const sorted = findings.toSorted((one, other) => one.at - other.at || one.length - other.length);
  return sorted.filter((one, at) => {
    const before = sorted[at - 1];
    return !before || before.kind !== one.kind || before.at !== one.at || before.length !== one.length;
  });
}
