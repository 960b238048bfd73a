import { hasWide } from "./folded.ts";

/** How many letters of a word may be others than meant: none of a short one, two of a long one. */
export function slipsAllowed(word: string): number {
  if (/\d/.test(word)) return 0;
  const { length } = word;
  // A Chinese or Japanese word is a few letters long.
  return length < (hasWide(word) ? 4 : 5) ? 0 : length < 8 ? 1 : 2;
}

/**
 * How many letters are left out, put in, changed or exchanged between a word as it was typed and another one, or its
 * beginning: somebody may still be typing. More than `most` is `Infinity`.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  const shortest = typed.length - most;
  if (word.length < shortest) return Number.POSITIVE_INFINITY;
  // Nobody gets the beginning wrong as well.
  if (typed[0] !== word[0] && typed[1] !== word[1]) return Number.POSITIVE_INFINITY;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= width; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = next;
  }
  const whole = word.length === width ? (last[width] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  // A beginning says less than a whole word: one slip in it is enough.
  const begun = typed.length >= 6 ? Math.min(...last.slice(shortest)) + 0.5 : Number.POSITIVE_INFINITY;
  const least = Math.min(whole, begun <= 1.5 ? begun : Number.POSITIVE_INFINITY);
  return least <= most + 0.5 ? least : Number.POSITIVE_INFINITY;
}
