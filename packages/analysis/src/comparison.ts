import { keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { Reading, Sentence } from "./reading.ts";
import { bagOf, cosine, vectorsOf } from "./similarity.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount } from "./words.ts";

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
    contradictions: pairs.flatMap(([first, second, likeness]) => contradictionIn(first, second, likeness, readings)),
    added: addedTo(all, pairs, common, readings),
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
  const holders = new Map<string, number[]>();
  for (const [at, vector] of vectors.entries()) {
    for (const key of vector.keys()) {
      const list = holders.get(key);
      if (list) list.push(at);
      else holders.set(key, [at]);
    }
  }
  const pairs: Pair[] = [];
  for (const [i, first] of all.entries()) {
    const vector = vectors[i] ?? new Map();
    // Two sentences about the same share more than the words of every sentence: two books take seconds, not hours.
    const near = new Set(
      [...vector.keys()]
        .map((key) => holders.get(key) ?? [])
        .filter(({ length }) => length < 200)
        .flat(),
    );
    let best: Pair | null = null;
    for (const j of near) {
      const second = all[j];
      if (!second || second.document <= first.document) continue;
      const likeness = cosine(vector, vectors[j] ?? new Map());
      if (likeness > 0.3 && likeness > (best?.[2] ?? 0)) best = [first, second, likeness];
    }
    if (best) pairs.push(best);
  }
  return pairs.sort((a, b) => b[2] - a[2]);
}

function contradictionIn(
  first: Placed,
  second: Placed,
  likeness: number,
  readings: readonly Reading[],
): readonly Contradiction[] {
  const language = readings[0]?.language ?? "en";
  const [a, b] = [first, second].map(({ sentence }) => quantitiesIn(sentence.text, language));
  for (const kind of ["year", "amount"] as const) {
    const ours = (a ?? []).filter((one) => one.kind === kind);
    const theirs = (b ?? []).filter((one) => one.kind === kind);
    const clash = clashOf(ours, theirs);
    if (clash) return [{ about: kind, first, second, values: clash }];
  }
  const { negations } = vocabulary[language];
  const denies = [first, second].map(({ sentence }) => negations.test(sentence.text));
  if (likeness > 0.62 && denies[0] !== denies[1]) return [{ about: "negation", first, second, values: ["", ""] }];
  return [];
}

/** One value each, counting the same, not equal: more than one is another story. */
function clashOf(ours: readonly Quantity[], theirs: readonly Quantity[]): readonly [string, string] | null {
  const [mine, yours] = [ours[0], theirs[0]];
  if (ours.length !== 1 || theirs.length !== 1 || !mine || !yours) return null;
  return mine.unit === yours.unit && mine.value !== yours.value ? [mine.text, yours.text] : null;
}

function addedTo(
  all: readonly Placed[],
  pairs: readonly Pair[],
  common: Comparison["common"],
  readings: readonly Reading[],
): readonly Placed[] {
  const matched = new Set(pairs.flat());
  const language = readings[0]?.language ?? "en";
  const { leansBack, illustrates } = vocabulary[language];
  const least = isSpaceless(language) ? 15 : 8;
  const about = common.flatMap(({ term }) => [...bagOf(term, language).keys()]);
  const isAbout = (text: string) => {
    const bag = bagOf(text, language);
    return about.some((key) => bag.has(key));
  };
  return all
    .filter((one) => {
      const { text } = one.sentence;
      if (matched.has(one) || leansBack.test(text) || illustrates.test(text)) return false;
      return wordCount(text, language) >= least && isAbout(text);
    })
    .slice(0, 6);
}
