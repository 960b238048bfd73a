/**
 * How one language speaks of danger. Every entry is a regular expression over plain text (see `plainText`), with three
 * signs of its own: `{name}` is the list of that name, `~` a gap of up to three words (in Chinese and Japanese: five
 * signs), `~~` a gap of up to eight words (twelve signs).
 */
export type CrisisWords = {
  /** Closed lists of words that stand for each other, named after what they mean. A list may hold others. */
  readonly lists: Readonly<Record<string, string>>;
  /** Heard whatever stands around it. */
  readonly sure: readonly string[];
  /** Heard, unless a frame or laughter beside it says that it is a game, a book or an exaggeration. */
  readonly danger: readonly string[];
  /** May be nothing, or the only thing somebody dares to say: asked after. */
  readonly doubt: readonly string[];
  /** Words that are seldom said without a reason: asked after where somebody says them of people, and asks nothing. */
  readonly alarming: readonly string[];
  /** Words for oneself and those one lives with. */
  readonly people: readonly string[];
  /** How one asks about the world: then an alarming word is its subject. */
  readonly asks: readonly string[];
  /** What sounds like danger and is not: idioms, denials, things that die. Taken out before anything is looked for. */
  readonly figures: readonly string[];
  /** Words of games, sports, books and lessons: what stands beside them is not told of oneself. */
  readonly frames: readonly string[];
  /** Words of somebody who means it, also in the midst of a lesson or with a laugh. */
  readonly earnest: readonly string[];
};
