import type { Language } from "@jotter/domain/settings";
import { isAnnouncement } from "./chatter.ts";
import { type Contradiction, clashesIn, type Differing, type Placed, sharers } from "./contradictions.ts";
import { keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import type { Reading, Sentence } from "./reading.ts";
import { bagOf, cosine, type Vector, weighed } from "./similarity.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount } from "./words.ts";

export type Comparison = {
  /** Terms that at least two documents speak of, with the sentence of each. */
  readonly common: readonly { readonly term: string; readonly places: readonly Placed[] }[];
  /** Terms only one document speaks of. */
  readonly only: readonly { readonly term: string; readonly place: Placed }[];
  /** Two sentences about the same that cannot both be right. */
  readonly contradictions: readonly Contradiction[];
  /** Two sentences that are the same but for a few words. */
  readonly differing: readonly Differing[];
  /** What one document adds to a theme they share. */
  readonly added: readonly Placed[];
  /** A sentence of the first document and what has become of it in another. */
  readonly changed: readonly (readonly [Placed, Placed])[];
  /** Sentences of the first document that no other says, and of the others that the first does not say. */
  readonly alone: readonly Alone[];
};

/** `stands`: it can be read without the sentence before it. */
export type Alone = Placed & { readonly stands: boolean };

/** Documents of one language side by side, with no opinion of its own. */
export function compare(readings: readonly Reading[]): Comparison {
  const terms = readings.map((reading) => keyphrases(reading, 25).found);
  const all: Placed[] = readings.flatMap((reading, at) =>
    saidIn(reading).map((sentence) => ({ document: at + 1, sentence })),
  );
  const texts = readings.map((reading): Text => {
    return { reading, said: new Map(saidIn(reading).map((sentence) => [sentence, sentence.text.toLowerCase()])) };
  });
  const language = readings[0]?.language ?? "en";
  const bags = all.map(({ sentence }) => bagOf(sentence.text, language));
  const near = sharers(bags.map((bag) => [...bag.keys()]));
  const pairs = likePairs(all, weighed(bags), near);
  const { contradictions, differing } = clashesIn(readings);
  const clashing = [...contradictions, ...differing].flatMap(({ first, second }) => [first, second]);
  const changed = changesIn(all, bags, near, contradictions);
  return {
    common: commonTerms(texts, terms, new Set(clashing.map(({ sentence }) => sentence))),
    only: ownTerms(texts, terms),
    contradictions,
    differing,
    added: addedTo(all, pairs, readings),
    changed,
    alone: aloneIn(all, bags, near, [...clashing, ...changed.flat()], language),
  };
}

/** Rows of tables, tasks and cards are no sentences. */
function saidIn({ paragraphs }: Reading): readonly Sentence[] {
  return paragraphs.flatMap(({ aside, sentences }) => (aside ? [] : sentences));
}

/** A document with its sentences in small letters: terms are looked for in them again and again. */
type Text = { readonly reading: Reading; readonly said: ReadonlyMap<Sentence, string> };
type Terms = readonly ReturnType<typeof keyphrases>["found"][];

/** What does not fit is no proof of what they share. */
function commonTerms(texts: readonly Text[], terms: Terms, clashing: ReadonlySet<Sentence>): Comparison["common"] {
  const found = new Map<string, { term: string; places: Placed[]; score: number }>();
  for (const own of terms) {
    for (const { text, key, score } of own) {
      const places = texts.flatMap((one, at) => {
        const known = terms[at]?.find((other) => other.key === key)?.sentences;
        const sentence = sentenceWith(one, text, known, clashing);
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

function ownTerms(texts: readonly Text[], terms: Terms): Comparison["only"] {
  return terms.flatMap((own, at) =>
    own
      .filter(({ text }) => !texts.some((other, index) => index !== at && sentenceWith(other, text)))
      .slice(0, 5)
      .flatMap(({ text, sentences }) => {
        const sentence = texts[at] && sentenceWith(texts[at], text, sentences);
        return sentence ? [{ term: text, place: { document: at + 1, sentence } }] : [];
      }),
  );
}

function sentenceWith(
  { reading, said }: Text,
  term: string,
  known: readonly number[] = [],
  without: ReadonlySet<Sentence> = new Set(),
): Sentence | undefined {
  const first = known
    .map((at) => reading.sentences[at])
    .find((sentence) => sentence && said.has(sentence) && !without.has(sentence));
  if (first) return first;
  const small = term.toLowerCase();
  for (const [sentence, text] of said) {
    const at = text.indexOf(small);
    if (at < 0 || without.has(sentence)) continue;
    if (isSpaceless(reading.language) || !/\p{L}/u.test(text[at - 1] ?? " ")) return sentence;
  }
  return undefined;
}

/** The words of a sentence. */
type Bag = ReturnType<typeof bagOf>;
type Sharers = ReturnType<typeof sharers>;
type Pair = readonly [Placed, Placed, number];

/** Each sentence with the one of a later document that is most like it. */
function likePairs(all: readonly Placed[], vectors: readonly Vector[], near: Sharers): readonly Pair[] {
  const pairs: Pair[] = [];
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

/** By their words, each sentence of the first document with one of each other that is most like it. */
function changesIn(
  all: readonly Placed[],
  bags: readonly Bag[],
  near: Sharers,
  contradictions: readonly Contradiction[],
): Comparison["changed"] {
  const told = new Set(contradictions.flatMap(({ first, second }) => [nameOf(first), nameOf(second)]));
  const same = new Set(all.map(({ document, sentence }) => `${document} ${sentence.text}`));
  const likely = all.flatMap((first, at) =>
    first.document > 1
      ? []
      : [...near(at)].flatMap((index) => {
          const second = all[index];
          if (!second || second.document === 1 || second.sentence.text === first.sentence.text) return [];
          if (told.has(nameOf(first)) || told.has(nameOf(second))) return [];
          // What stands in the other word for word has not changed.
          if (same.has(`${second.document} ${first.sentence.text}`) || same.has(`1 ${second.sentence.text}`)) return [];
          const likeness = likenessOf(bags[at], bags[index]);
          return likeness >= 0.5 ? [{ pair: [first, second] as const, likeness }] : [];
        }),
  );
  const taken = new Set<string>();
  return likely
    .sort((one, other) => other.likeness - one.likeness)
    .filter(({ pair: [first, second] }) => {
      const names = [`${nameOf(first)} ${second.document}`, nameOf(second)];
      if (names.some((name) => taken.has(name))) return false;
      for (const name of names) taken.add(name);
      return true;
    })
    .map(({ pair }) => pair)
    .sort(([one], [other]) => one.sentence.index - other.sentence.index);
}

function nameOf({ document, sentence }: Placed): string {
  return `${document}:${sentence.index}`;
}

function likenessOf(one: Bag | undefined, other: Bag | undefined): number {
  if (!one || !other || one.size < 2 || other.size < 2) return 0;
  return (2 * sharedBy(one, other)) / (one.size + other.size);
}

function sharedBy(one: Bag, other: Bag): number {
  let shared = 0;
  for (const key of one.keys()) if (other.has(key)) shared++;
  return shared;
}

/** By its words alone, so that what is added to the first document can only make it fewer. */
function aloneIn(
  all: readonly Placed[],
  bags: readonly Bag[],
  near: Sharers,
  told: readonly Placed[],
  language: Language,
): readonly Alone[] {
  const least = isSpaceless(language) ? 8 : 4;
  const met = new Set(told.map(nameOf));
  const isSaid = (at: number) => {
    const [own, bag] = [all[at], bags[at]];
    if (!own || !bag || bag.size === 0) return true;
    return [...near(at)].some((index) => {
      const [other, words] = [all[index], bags[index]];
      if (!other || !words || (other.document === 1) === (own.document === 1)) return false;
      return sharedBy(bag, words) >= bag.size * (bag.size < 4 ? 1 : 0.6);
    });
  };
  return all.flatMap((one, at) => {
    const { text } = one.sentence;
    if (met.has(nameOf(one)) || wordCount(text, language) < least || isSaid(at)) return [];
    return [{ ...one, stands: standsAlone(text, language) }];
  });
}

function standsAlone(text: string, language: Language): boolean {
  const { leansBack, illustrates } = vocabulary[language];
  if (leansBack.test(text) || illustrates.test(text) || leansInside[language].test(text)) return false;
  return !isAnnouncement(text, language) && !/[?？]$/u.test(text);
}

/** "Telomerase rebuilds them": in the clause that a sentence opens with, nothing it names itself can be meant. */
const leansInside: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?!\b(?:and|but|or|so|when|if|because|that|which|who|while|where|as|since|to)\b)[^,;:])*? (?:them|him|it(?=[.!]?$))(?!\p{L})/iu,
  es: /^(?:(?:el|la|los|las|una?) )?\p{L}+ (?:no |también |luego )?(?:los|las|lo|la|les|le) \p{L}+(?:[ae]n?|ó|[ai]eron|aron)(?!\p{L})/iu,
  fr: /^(?:(?:les?|la|une?|des) |l['’])?\p{L}+ (?:ne )?(?:les?|la|leur|lui|l['’]) ?\p{L}+(?:e|ent|t|d|a|ait|aient)(?!\p{L})/iu,
  de: /^[^,;:]* (?:sie|ihn|ihm|ihnen)(?!\p{L})/u,
  zh: /^[^，；：]+它们?(?!的)/u,
  ja: /^[^、]+(?:それら?|これら?)[をにがは]/u,
};
