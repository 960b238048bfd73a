import type { StoredDeck } from "./use-decks.ts";

type Facts = {
  /** When the exam of a deck begins; undefined where it has none. */
  readonly examAt: number | undefined;
  readonly hasDue: boolean;
};

/** The decks of the next exam first, then those in which something is due, then the others; alike as they were. [FLA-3] */
export function inDeckOrder<Row extends StoredDeck>(
  rows: readonly Row[],
  factsOf: (row: Row) => Facts,
  now: number,
): readonly Row[] {
  const ranked = rows.map((row) => {
    const { examAt = 0, hasDue } = factsOf(row);
    return { row, examAt: examAt > now ? examAt : Number.POSITIVE_INFINITY, due: hasDue ? 0 : 1 };
  });
  return ranked
    .toSorted((one, other) => {
      if (one.examAt !== other.examAt) return one.examAt - other.examAt;
      return one.due - other.due;
    })
    .map(({ row }) => row);
}
