import type { Language } from "@jotter/domain/settings";
import { keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { Reading, Sentence } from "./reading.ts";
import { bagOf, cosine, vectorsOf } from "./similarity.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount, wordsOf } from "./words.ts";

/** A sentence and the number of its document, from 1. */
export type Placed = { readonly document: number; readonly sentence: Sentence };

export type Comparison = {
  /** Terms that at least two documents speak of, with the sentence of each. */
  readonly common: readonly { readonly term: string; readonly places: readonly Placed[] }[];
  /** Terms only one document speaks of. */
  readonly only: readonly { readonly term: string; readonly place: Placed }[];
  /** Two sentences about the same that differ in a number, a year, or a "not". */
  readonly contradictions: readonly Contradiction[];
  /** What one document adds to a theme they share. */
  readonly added: readonly Placed[];
};

export type Contradiction = {
  readonly about: "year" | "amount" | "negation";
  readonly first: Placed;
  readonly second: Placed;
  /** The two values as they are written; empty for a negation. */
  readonly values: readonly [string, string];
};

/** Documents of one language side by side, with no opinion of its own. */
export function compare(readings: readonly Reading[]): Comparison {
  const terms = readings.map((reading) => keyphrases(reading, 25).found);
  const all: Placed[] = readings.flatMap((reading, at) =>
    reading.sentences.map((sentence) => ({ document: at + 1, sentence })),
  );
  const language = readings[0]?.language ?? "en";
  const vectors = vectorsOf(
    all.map(({ sentence }) => sentence),
    language,
  );
  const pairs = likePairs(all, vectors);
  const common = commonTerms(readings, terms);
  return {
    common,
    only: ownTerms(readings, terms),
    contradictions: contradictionsIn(all, pairs, language),
    added: addedTo(all, pairs, readings),
  };
}

type Terms = readonly ReturnType<typeof keyphrases>["found"][];

function commonTerms(readings: readonly Reading[], terms: Terms): Comparison["common"] {
  const found = new Map<string, { term: string; places: Placed[]; score: number }>();
  for (const own of terms) {
    for (const { text, key, score } of own) {
      const places = readings.flatMap((reading, at) => {
        const sentence = sentenceWith(reading, text, terms[at]?.find((one) => one.key === key)?.sentences[0]);
        return sentence ? [{ document: at + 1, sentence }] : [];
      });
      if (places.length > 1 && !found.has(key)) found.set(key, { term: text, places, score });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, 8)
    .map(({ term, places }) => ({ term, places }));
}

function ownTerms(readings: readonly Reading[], terms: Terms): Comparison["only"] {
  return terms.flatMap((own, at) =>
    own
      .filter(({ text }) => !readings.some((other, index) => index !== at && sentenceWith(other, text, undefined)))
      .slice(0, 5)
      .flatMap(({ text, sentences }) => {
        const sentence = readings[at]?.sentences[sentences[0] ?? -1];
        return sentence ? [{ term: text, place: { document: at + 1, sentence } }] : [];
      }),
  );
}

function sentenceWith(reading: Reading, term: string, known: number | undefined): Sentence | undefined {
  if (known !== undefined) return reading.sentences[known];
  const small = term.toLowerCase();
  return reading.sentences.find(({ text }) => {
    const at = text.toLowerCase().indexOf(small);
    if (at < 0) return false;
    return isSpaceless(reading.language) || !/\p{L}/u.test(text[at - 1] ?? " ");
  });
}

type Pair = readonly [Placed, Placed, number];

/** Each sentence with the one of a later document that is most like it. */
function likePairs(all: readonly Placed[], vectors: ReturnType<typeof vectorsOf>): readonly Pair[] {
  const pairs: Pair[] = [];
  const near = neighbours(vectors.map((vector) => [...vector.keys()]));
  for (const [i, first] of all.entries()) {
    let best: Pair | null = null;
    for (const j of near(i)) {
      const second = all[j];
      if (!second || second.document <= first.document) continue;
      const likeness = cosine(vectors[i] ?? new Map(), vectors[j] ?? new Map());
      if (likeness > 0.3 && likeness > (best?.[2] ?? 0)) best = [first, second, likeness];
    }
    if (best) pairs.push(best);
  }
  return pairs.sort((a, b) => b[2] - a[2]);
}

/** Two sentences about the same share more than the words of every sentence: two books take seconds, not hours. */
function neighbours(keys: readonly (readonly string[])[]): (at: number) => ReadonlySet<number> {
  const holders = new Map<string, number[]>();
  for (const [at, own] of keys.entries()) {
    for (const key of own) {
      const list = holders.get(key);
      if (list) list.push(at);
      else holders.set(key, [at]);
    }
  }
  return (at) =>
    new Set((keys[at] ?? []).map((key) => holders.get(key) ?? []).flatMap((list) => (list.length < 200 ? list : [])));
}

function contradictionsIn(
  all: readonly Placed[],
  pairs: readonly Pair[],
  language: Language,
): readonly Contradiction[] {
  const counted = pairs.flatMap(([first, second]) => numbersClash(first, second, language));
  const isTold = new Set(counted.flatMap(({ first, second }) => [first, second]));
  const keys = all.map(({ sentence }) => contentsOf(sentence.text, language));
  const near = neighbours(keys);
  const denied = all.flatMap((first, i) =>
    [...near(i)].flatMap((j): readonly Contradiction[] => {
      const second = all[j];
      if (!second || second.document <= first.document || isTold.has(first) || isTold.has(second)) return [];
      if (!denies(first, keys[j] ?? [], second, language) && !denies(second, keys[i] ?? [], first, language)) return [];
      return [{ about: "negation", first, second, values: ["", ""] }];
    }),
  );
  return [...counted, ...denied];
}

function numbersClash(first: Placed, second: Placed, language: Language): readonly Contradiction[] {
  const [a, b] = [first.sentence.text, second.sentence.text];
  // "and a year later" moves the date to another event.
  if (laterOn.test(a) || laterOn.test(b)) return [];
  const [ours, theirs] = [quantitiesIn(a, language), quantitiesIn(b, language)];
  for (const kind of ["year", "amount"] as const) {
    const clash = clashOf(
      ours.filter((one) => one.kind === kind),
      theirs.filter((one) => one.kind === kind),
    );
    if (clash && sharesSubject(a, b, clash, language)) {
      return [{ about: kind, first, second, values: [clash[0].text, clash[1].text] }];
    }
  }
  return [];
}

const laterOn =
  /翌年|次年|第二年|(?:following|next) year|a year later|año siguiente|un año después|année suivante|un an plus tard|folgenden? Jahr|Jahr später/iu;

/** One value each, counting the same, not equal: more than one is another story. */
function clashOf(ours: readonly Quantity[], theirs: readonly Quantity[]): readonly [Quantity, Quantity] | null {
  const [mine, yours] = [ours[0], theirs[0]];
  if (ours.length !== 1 || theirs.length !== 1 || !mine || !yours) return null;
  return mine.unit === yours.unit && mine.value !== yours.value ? [mine, yours] : null;
}

/** Half the words of the shorter sentence, the number and its unit apart. */
function sharesSubject(a: string, b: string, clash: readonly [Quantity, Quantity], language: Language): boolean {
  const [mine, yours] = [a, b].map((text, at) => {
    const { from, to, unit } = clash[at] as Quantity;
    const rest =
      text.slice(0, from) + " ".repeat(to - from) + text.slice(to).replace(new RegExp(`^\\s?${unit}`, "iu"), " ");
    return new Set(bagOf(rest, language).keys());
  });
  if (!mine || !yours) return false;
  const shared = [...mine].filter((key) => yours.has(key)).length;
  const isSame = shared === mine.size && shared === yours.size;
  return (shared > 1 || isSame) && shared > 0 && shared >= Math.min(mine.size, yours.size) / 2;
}

/** Whether a clause says "not" of all it names, and the other sentence names all of it without a "not". */
function denies({ sentence }: Placed, keys: readonly string[], other: Placed, language: Language): boolean {
  const { negations } = vocabulary[language];
  if (!negations.test(sentence.text) || negations.test(other.sentence.text)) return false;
  const said = new Set(keys);
  return sentence.text.split(/[,;:，；：、]/).some((clause) => {
    if (!negations.test(clause)) return false;
    const own = contentsOf(clause.replace(negations, " "), language);
    return own.length > 1 && own.every((key) => said.has(key));
  });
}

function contentsOf(text: string, language: Language): readonly string[] {
  const words = wordsOf(text, language).filter(({ isStop }) => !isStop);
  return [...new Set(words.map(({ key }) => key))];
}

function addedTo(all: readonly Placed[], pairs: readonly Pair[], readings: readonly Reading[]): readonly Placed[] {
  const matched = new Set(pairs.flat());
  const language = readings[0]?.language ?? "en";
  const { leansBack, illustrates } = vocabulary[language];
  const least = isSpaceless(language) ? 15 : 8;
  const bags = readings.map(({ sentences }) => bagOf(sentences.map(({ text }) => text).join(" "), language));
  const about = new Set(bags.flatMap((bag, at) => [...bag.keys()].filter((key) => isElsewhere(key, at, bags))));
  const isAbout = (text: string) => {
    const bag = bagOf(text, language);
    return [...bag.keys()].some((key) => about.has(key));
  };
  const added = all.filter((one) => {
    const { text } = one.sentence;
    if (matched.has(one) || leansBack.test(text) || illustrates.test(text)) return false;
    return wordCount(text, language) >= least && isAbout(text);
  });
  return readings.flatMap((_, at) => added.filter(({ document }) => document === at + 1).slice(0, mostAdded));
}

const mostAdded = 6;

/** Whether a word of one document is a word of another. */
function isElsewhere(key: string, at: number, bags: readonly ReadonlyMap<string, unknown>[]): boolean {
  return bags.some((bag, index) => index !== at && bag.has(key));
}
