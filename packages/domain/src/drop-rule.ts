/** One item of a category: what was got of what. */
export type Part = { readonly earned: number; readonly possible: number };

/** The percent that is left after the drops, and the places of the parts that were left out. */
export type AfterDrops = { readonly percent: number; readonly dropped: readonly number[] };

/**
 * The result is the minimum over which highest parts go of the maximum over which lowest parts go. [GRD-7]
 * For any one choice of kept parts a better score gives a better percent, and minima and maxima of such functions
 * are such functions too: raising a score never lowers the result. (Dropping the lows first and the highs of what is
 * left, as other gradebooks do, breaks that as soon as the parts are worth different points.)
 *
 * Finding it needs no search through choices. The result is at least r exactly if, for every choice of highs, some
 * choice of lows leaves sum(earned - r * possible) + extra at or above zero; and for a given r the worst highs and the
 * best lows to leave out are simply the ends of the parts sorted by earned - r * possible. That sum falls as r grows,
 * so its only zero is the answer.
 *
 * At least one part is always kept: the lows give way last.
 */
export function afterDrops(parts: readonly Part[], extra: number, lowest: number, highest: number): AfterDrops {
  const lows = Math.min(lowest, parts.length - 1);
  const highs = Math.min(highest, parts.length - 1 - lows);
  const nothing = new Set<number>();
  if (lows <= 0 && highs <= 0) return { percent: 100 * ratioOf(parts, extra, nothing), dropped: [] };

  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  let guess = ratioOf(parts, extra, nothing);
  for (let step = 0; ; step++) {
    const dropped = endsAt(guess, parts, lows, highs);
    const ratio = ratioOf(parts, extra, dropped);
    // Where two choices are equally good the ratio may swing between them by the last digit.
    const isFound = Math.abs(ratio - guess) <= 1e-15 * Math.abs(guess) || step === stepsAtMost;
    if (isFound) return { percent: 100 * ratio, dropped: [...dropped].sort((one, other) => one - other) };
    if (ratio > guess) low = guess;
    else high = guess;
    const isCloser = ratio > low && ratio < high && step < stepsBeforeHalving;
    guess = isCloser ? ratio : (low + high) / 2;
  }
}

/** Almost always the kept parts stay the same after two or three steps; halving is for the rest. */
const stepsBeforeHalving = 30;
const stepsAtMost = 120;

function endsAt(ratio: number, parts: readonly Part[], lows: number, highs: number): ReadonlySet<number> {
  const gains = parts.map((part) => part.earned - ratio * part.possible);
  const order = Array.from(parts.keys()).sort((one, other) => (gains[one] ?? 0) - (gains[other] ?? 0));
  return new Set([...order.slice(0, lows), ...order.slice(order.length - highs)]);
}

/** Always summed in the same order, so that the same parts give the same number to the last digit. */
function ratioOf(parts: readonly Part[], extra: number, dropped: ReadonlySet<number>): number {
  let earned = extra;
  let possible = 0;
  parts.forEach((part, place) => {
    if (dropped.has(place)) return;
    earned += part.earned;
    possible += part.possible;
  });
  return earned / possible;
}
