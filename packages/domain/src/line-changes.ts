import { likenessOf, pairsIn } from "./likeness.ts";

/** What stands in a line of a note that is a card. */
export type LineWords = {
  readonly kind: "basic" | "cloze";
  /** The line itself, without the marks before it. */
  readonly line: string;
  readonly front: string;
  readonly back: string;
};

/** A card that is a line of the note. */
export type LineCard = {
  readonly id: string;
  /** The line as the card knows it. */
  readonly quote: string;
  readonly front: string;
  readonly back: string;
  /** Its line was not there when somebody looked last. */
  readonly isGone: boolean;
};

export type LineChanges = {
  /** For each line, which card it is; null where it is none. */
  readonly cardOf: readonly (string | null)[];
  /** The line of these says something else now. */
  readonly edited: readonly { readonly id: string; readonly line: LineWords }[];
  /** The line of these is not there any more. */
  readonly gone: readonly string[];
  /** The line of these is there again. */
  readonly returned: readonly string[];
};

/** So alike that it is the same line with other words. */
const alikeEnough = 0.5;
/** A note that became another one has nothing alike: more is not compared. */
const mostCompared = 200;

/**
 * Which card each line of a note is now. The same line first, then the same question, the same answer, the most alike.
 * No line is two cards. What was gone comes back by its line or its question alone: what is merely alike is new. [FLA-1]
 */
export function lineChanges(lines: readonly LineWords[], cards: readonly LineCard[]): LineChanges {
  const cardAt = new Map<number, LineCard>();
  const lineOf = new Map<string, number>();
  const pair = (card: LineCard, at: number) => {
    cardAt.set(at, card);
    lineOf.set(card.id, at);
  };
  // Whoever looks, and in whatever order the cards come, finds the same; what is there goes before what was gone.
  const known = cards.toSorted(
    (one, other) => Number(one.isGone) - Number(other.isGone) || (one.id < other.id ? -1 : 1),
  );
  const pairBy = (
    own: (card: LineCard) => string,
    its: (line: LineWords) => string,
    isMeant = (_: LineCard) => true,
  ) => {
    const free = new Map<string, number[]>();
    for (const [at, line] of lines.entries()) {
      if (!cardAt.has(at)) free.set(its(line), [...(free.get(its(line)) ?? []), at]);
    }
    for (const card of known) {
      if (lineOf.has(card.id) || !isMeant(card) || own(card) === "") continue;
      const at = free.get(own(card))?.shift();
      if (at !== undefined) pair(card, at);
    }
  };
  pairBy(
    ({ quote }) => quote,
    ({ line }) => line,
  );
  pairBy(askedBy, askedBy);
  pairBy(
    ({ back }) => back.trim(),
    ({ back }) => back.trim(),
    ({ isGone }) => !isGone,
  );
  for (const { card, at } of mostAlike(
    known.filter(({ id, isGone }) => !isGone && !lineOf.has(id)),
    lines.flatMap((line, at) => (cardAt.has(at) ? [] : [{ line, at }])),
  )) {
    if (!lineOf.has(card.id) && !cardAt.has(at)) pair(card, at);
  }
  return {
    cardOf: lines.map((_, at) => cardAt.get(at)?.id ?? null),
    edited: lines.flatMap((line, at) => {
      const card = cardAt.get(at);
      return card && card.quote !== line.line ? [{ id: card.id, line }] : [];
    }),
    gone: known.filter(({ id, isGone }) => !isGone && !lineOf.has(id)).map(({ id }) => id),
    returned: known.filter(({ id, isGone }) => isGone && lineOf.has(id)).map(({ id }) => id),
  };
}

/** A sentence with gaps asks the same wherever its gaps are. */
function askedBy({ front }: { readonly front: string }): string {
  return front.replaceAll("==", "").trim();
}

type Alike = { readonly card: LineCard; readonly at: number; readonly likeness: number };

/** The most alike first. */
function mostAlike(
  cards: readonly LineCard[],
  lines: readonly { readonly line: LineWords; readonly at: number }[],
): readonly Alike[] {
  const compared = lines.slice(0, mostCompared).map(({ line, at }) => ({ at, pairs: pairsIn(line.line) }));
  return cards
    .slice(0, mostCompared)
    .flatMap((card) => {
      const own = pairsIn(card.quote);
      return compared.map(({ at, pairs }): Alike => ({ card, at, likeness: likenessOf(own, pairs) }));
    })
    .filter(({ likeness }) => likeness >= alikeEnough)
    .sort((one, other) => other.likeness - one.likeness);
}
