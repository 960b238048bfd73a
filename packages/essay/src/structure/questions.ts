import type { Place } from "./outline.ts";

/** What can be asked of an essay and its paragraphs. */
const wholeFaults = [
  "thesis-fact",
  "one-paragraph",
  "one-sentence",
  "other-side",
  "topic-change",
  "new-at-end",
] as const;
export type WholeFault = (typeof wholeFaults)[number];

/** What can be asked of one sentence. */
export const claimFaults = [
  "number-unsourced",
  "study-unnamed",
  "sweeping",
  "bold-claim",
  "vague",
  "agree-only",
  "liking",
  "objection-unanswered",
  "unclear-pointing",
] as const;
export type ClaimFault = (typeof claimFaults)[number];

/** What a device is sure enough of to say it. */
export const structureFaults = [
  "long-paragraph",
  "repetition",
  "no-conclusion",
  "quote-not-introduced",
  "same-beginnings",
  ...wholeFaults,
  ...claimFaults,
] as const;
export type StructureFault = (typeof structureFaults)[number];

/** What it asks without claiming anything. */
const openQuestions = ["thesis-deniable", "paragraph-proves", "conclusion-answers"] as const;

/**
 * A question on the sentence it stands by; its words are in `locales`. There is no field for another wording of the
 * sentence: the student writes. [ESS-1]
 */
export type EssayQuestion = Place & {
  readonly kind: StructureFault | (typeof openQuestions)[number];
  readonly isFault: boolean;
};
