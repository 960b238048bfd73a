import type { Card } from "@jotter/domain/card";
import { bareFold } from "./folded.ts";
import type { StoredMark } from "./use-marks.ts";

type MadeCard = { readonly data: Pick<Card, "source"> };

/** Of each mark the card that was made of it: of its very words, or of some of them on its page. [FLA-1] */
export function cardsByMark<Made extends MadeCard>(
  marks: readonly StoredMark[],
  cards: readonly Made[],
): ReadonlyMap<string, Made> {
  const quoted = cards.flatMap((made) => {
    const { source } = made.data;
    const words = bareFold(source?.quote ?? "").text;
    const page: unknown = source?.page;
    return words.length < fewestLetters ? [] : [{ made, words, page: typeof page === "number" ? page : null }];
  });
  const found = new Map<string, Made>();
  if (quoted.length === 0) return found;
  for (const { id, quote, page } of marks) {
    const words = bareFold(quote).text;
    if (words.length < fewestLetters) continue;
    const own = quoted.find(
      (one) => (one.page === null || one.page === page) && (words.includes(one.words) || one.words.includes(words)),
    );
    if (own) found.set(id, own.made);
  }
  return found;
}

/** A word like "the" is in everything. */
const fewestLetters = 4;
