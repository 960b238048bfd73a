import type { Inline } from "@jotter/markdown/tree-types";

/** A browser would break a line between a formula and the comma after it. A long formula must be allowed to break itself. */
export function signsAfter(formula: Inline | undefined, words: Inline | undefined): string {
  if (!isShortFormula(formula) || words?.type !== "text") return "";
  return /^[,.;:!?)\]’”»…]+/.exec(words.text)?.[0] ?? "";
}

/** Nor does the bracket that opens before it stay behind. */
export function signsBefore(words: Inline | undefined, formula: Inline | undefined): string {
  if (!isShortFormula(formula) || words?.type !== "text") return "";
  return /(?<=^|\s)[([‘“«¿¡]+$/.exec(words.text)?.[0] ?? "";
}

function isShortFormula(inline: Inline | undefined): boolean {
  return inline?.type === "maths" && !inline.display && inline.tex.length <= 40;
}
