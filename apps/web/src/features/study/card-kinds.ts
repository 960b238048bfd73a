import type { Concept } from "@jotter/study-tools/concepts";

export const proposedKinds = ["basic", "reversed", "cloze", "typed"] as const;
export type ProposedKind = (typeof proposedKinds)[number];

/** What is made of it if nothing else is chosen. */
export function cardKindOf({ card, kind }: Concept): ProposedKind {
  return card ?? (kind === "cloze" ? "cloze" : "basic");
}
