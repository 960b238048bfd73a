/** A page of a document, from 0. */
export type PageNumber = { readonly documentId: string; readonly at: number };

const mostPages = 8;

/**
 * The pages with most of these words, the rarer counting more, and those more that have one in a heading or say what it
 * is, most of all by its kind; in the order of the document where they have as many. Of each word the best page is among
 * them: who asks for the difference of two things wants both. The one in sight is always looked at.
 */
export function bestPages(
  texts: readonly string[],
  words: readonly string[],
  inSight: number,
  most = mostPages,
): readonly number[] {
  const stems = words.map(stemOf);
  const small = texts.map((text) => text.toLowerCase());
  const held = stems.map((stem) => small.filter((text) => text.includes(stem)).length);
  const [telling, kinds] = [stems.map(tellsOf), stems.map(kindOf)];
  const weights = small.map((text) =>
    stems.map((stem, word) => {
      if (!text.includes(stem)) return 0;
      const tells = (telling[word] ?? []).filter((form) => form.test(text)).length;
      return 1 + 1 / (held[word] ?? 1) + tells + (kinds[word]?.test(text) ? 2 : 0);
    }),
  );
  const inOrder = (weightOf: (of: readonly number[]) => number) =>
    weights
      .map((of, at) => ({ at, score: weightOf(of) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.at - other.at)
      .map(({ at }) => at);
  const all = inOrder((of) => of.reduce((sum, weight) => sum + weight, 0));
  const ofEach = stems.flatMap((_, word) => inOrder((of) => of[word] ?? 0).slice(0, 1));
  const kept = [...new Set([...all.slice(0, Math.max(1, most - ofEach.length)), ...ofEach, ...all])].slice(0, most);
  const best = all.filter((at) => kept.includes(at));
  return best.includes(inSight) || inSight >= texts.length ? best : [...best.slice(0, most - 1), inSight];
}

/** In a heading; as an entry, "cd cd [-L]"; and "a list is", "the function tapply() is used", "une liste est", 细胞是, 細胞とは. */
function tellsOf(stem: string): readonly RegExp[] {
  const word = escaped(stem);
  return [
    new RegExp(`^#{1,6} [^\\n]*${word}`, "mu"),
    new RegExp(`^['‘"\`]?${word}['’"\`]?(?:[(]| ['‘"\`]?${word}(?![\\p{L}]))`, "mu"),
    new RegExp(
      `(?<![\\p{L}])(?:an?|the|une?|les?|las?|el|los|unas?|die|der|das|eine?|function|command|funktion|fonction|funci[oó]n)(?: [\\p{L}-]+)? ?['‘“"\`]?${word}[\\p{L}]*['’”"\`]?(?:\\(\\))? (?:is|are|was|means|can|ist|sind|wird|est|sont|es|son|sert|sirve)(?![\\p{L}])|${word}(?:是|とは|指)`,
      "u",
    ),
  ];
}

/** "A vector is an ordered set", "the numeric vector, which is a single entity", not "a vector is independent if". */
function kindOf(stem: string): RegExp {
  const word = escaped(stem);
  const kind =
    "(?:is|are|ist|sind|est|sont|es|son) (?:an?|the|any|one|une?|la|les?|el|una|eine?|der|die|das)|means|consists? of|consiste|bedeutet|bezeichnet|désigne";
  return new RegExp(
    `(?<![\\p{L}])(?:an?|une?|una|eine?) ['‘“"\`]?${word}[\\p{L}]*['’”"\`]? (?:${kind})(?![\\p{L}])|${word}[\\p{L}]*, (?:which|qui|que) (?:is|est|es) (?:an?|une?|una)(?![\\p{L}])|${word}(?:とは|是一|是指)`,
    "u",
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** "Divided" is looked for in "divides" too. */
function stemOf(word: string): string {
  const small = word.toLowerCase();
  return small.length > 6 ? small.slice(0, 5) : small;
}
