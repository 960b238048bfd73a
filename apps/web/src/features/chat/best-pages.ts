/** A page of a document, from 0. */
export type PageNumber = { readonly documentId: string; readonly at: number };

const mostPages = 8;

/** The pages with most of these words, the rarer counting more, in the order of the document where they have as many; the one in sight is always looked at. */
export function bestPages(
  texts: readonly string[],
  words: readonly string[],
  inSight: number,
  most = mostPages,
): readonly number[] {
  const stems = words.map(stemOf);
  const small = texts.map((text) => text.toLowerCase());
  const held = stems.map((stem) => small.filter((text) => text.includes(stem)).length);
  const scored = small.map((text, at) => {
    const weights = stems.map((stem, word) => (text.includes(stem) ? 1 + 1 / (held[word] ?? 1) : 0));
    return { at, score: weights.reduce((sum, weight) => sum + weight, 0) };
  });
  const best = scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, most)
    .map(({ at }) => at);
  return best.includes(inSight) || inSight >= texts.length ? best : [...best.slice(0, most - 1), inSight];
}

/** "Divided" is looked for in "divides" too. */
function stemOf(word: string): string {
  const small = word.toLowerCase();
  return small.length > 6 ? small.slice(0, 5) : small;
}
