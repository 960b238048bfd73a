/** What a model may be asked about an essay. There is none in which it writes. [ESS-1] */
export const coachModes = ["brainstorm", "thesis", "outline", "feedback"] as const;
export type CoachMode = (typeof coachModes)[number];

/** What can be seen in an essay; the words for each are ours, in `locales`. */
export const remarkKinds = [
  "strength",
  "no-thesis",
  "thesis-vague",
  "claim-without-evidence",
  "evidence-without-explanation",
  "counterargument-missing",
  "off-topic-paragraph",
  "order",
  "repetition",
  "quote-not-introduced",
  "one-very-long-paragraph",
  "no-conclusion",
  "conclusion-new-claim",
  "idea",
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** Where words stand, whatever a model made of their marks, blanks and capitals; null where they stand nowhere. */
export function placeOfQuote(quote: string, text: string): { readonly from: number; readonly to: number } | null {
  const wanted = plainLetters(quote);
  if (wanted.length < 2) return null;
  let letters = "";
  const places: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    const low = sign.toLowerCase();
    letters += low;
    for (let at = 0; at < low.length; at += 1) places.push(index);
  }
  const at = letters.indexOf(wanted);
  if (at < 0) return null;
  const last = places[at + wanted.length - 1] ?? 0;
  const end = /^[\p{L}\p{N}][.!?。！？]?/u.exec(text.slice(last))?.[0].length ?? 1;
  return { from: places[at] ?? 0, to: last + end };
}

/** What is left of words when marks, blanks and capitals are nobody's. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
