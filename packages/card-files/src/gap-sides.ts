/** Where several gaps or areas of a card are hidden together. Without it each is a side of its own. */
export type SharedGaps = {
  /** The side of each, in their order. */
  readonly gapSides?: readonly number[];
  /** The other sides that hide it, where it stands within their gaps. */
  readonly hiddenWith?: readonly (readonly number[])[];
};

/** Anki's numbers of all gaps in the order they begin in the text: a gap around others begins before them. */
export function numbersOf(gaps: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(gaps.flatMap((numbers) => numbers.toReversed()))];
}

/** Sides are counted in the order their first gap begins in the text, whatever number Anki gave it. */
export function gapSidesOf(gaps: readonly (readonly number[])[]): SharedGaps & { readonly sides: number } {
  const order = numbersOf(gaps);
  const sideOf = (number: number) => order.indexOf(number);
  const gapSides = gaps.map(([own = 0]) => sideOf(own));
  const hiddenWith = gaps.map(([, ...others]) => others.map(sideOf));
  const isNested = hiddenWith.some((others) => others.length > 0);
  const isShared = isNested || order.length < gaps.length;
  return { sides: order.length, ...(isShared && { gapSides }), ...(isNested && { hiddenWith }) };
}
