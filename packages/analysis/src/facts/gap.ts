/** A whole term of a sentence that can be left out and asked for: never a part of a word, a verb or a name. */
export type Gap = {
  readonly kind: GapKind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** How good it is to ask for, the more the better. */
  readonly weight: number;
};
export type GapKind = "date" | "amount" | "quote" | "name" | "term";

export function gapAt(kind: GapKind, text: string, from: number, weight: number): Gap {
  return { kind, text, from, to: from + text.length, weight };
}
