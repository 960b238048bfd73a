/** What qualifies, and why it is less than was asked for. Nothing is padded. */
export type Findings<Found> = {
  readonly found: readonly Found[];
  readonly withheld: Withheld | null;
  /** How many more looked like one, but not surely enough to be shown. */
  readonly unsure: number;
};

export type Withheld =
  /** There are too few sentences to choose from. */
  | "too-short"
  /** There are sentences, but none that is good enough. */
  | "none-qualify"
  /** What is here is good; there was no more of it. */
  | "fewer-than-asked";

export function findings<Found>(found: readonly Found[], asked: number, isShort: boolean, unsure = 0): Findings<Found> {
  if (found.length >= asked) return { found: found.slice(0, asked), withheld: null, unsure };
  const reason = isShort ? "too-short" : found.length === 0 ? "none-qualify" : "fewer-than-asked";
  return { found, withheld: reason, unsure };
}
