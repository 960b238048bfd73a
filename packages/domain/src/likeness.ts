/** The pairs of letters in some words, each as often as it stands there; signs and capitals count for nothing. */
export type LetterPairs = { readonly counts: ReadonlyMap<string, number>; readonly size: number };

export function pairsIn(words: string): LetterPairs {
  const letters = words.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = `${letters[at]}${letters[at + 1]}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, size: Math.max(0, letters.length - 1) };
}

/** How much of both is the same: 0 where nothing is, 1 where all of it is. */
export function likenessOf(one: LetterPairs, other: LetterPairs): number {
  if (one.size + other.size === 0) return 0;
  let shared = 0;
  for (const [pair, count] of one.counts) shared += Math.min(count, other.counts.get(pair) ?? 0);
  return (2 * shared) / (one.size + other.size);
}
