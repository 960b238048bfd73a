import type { Language } from "@jotter/domain/settings";
import { isAnnouncement } from "./chatter.ts";
import { isCommon } from "./common-words.ts";
import { type Contradiction, clashesIn, type Differing, type Placed, sharers } from "./contradictions.ts";
import { factsApart } from "./facts-apart.ts";
import { keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import type { Reading, Sentence } from "./reading.ts";
import { folded, isSaidBy, isSameList, mayBeSame, rewordedApart, type Said, saidIn } from "./reworded.ts";
import { bagOf } from "./similarity.ts";
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
  /** A sentence of the first document and what has become of it in another. */
  readonly changed: readonly (readonly [Placed, Placed])[];
  /** Sentences of the first document that no other says, and of the others that the first does not say. */
  readonly alone: readonly Alone[];
  /** They share no word of their subject: then nothing of one is missing in the other. */
  readonly isUnrelated: boolean;
};

/** `stands`: it can be read without the sentence before it. */
export type Alone = Placed & { readonly stands: boolean };

/** Documents of one language side by side, with no opinion of its own. */
export function compare(readings: readonly Reading[]): Comparison {
  const terms = readings.map((reading) => keyphrases(reading, 25).found);
  const all: Placed[] = readings.flatMap((reading, at) =>
    sentencesIn(reading).map((sentence) => ({ document: at + 1, sentence })),
  );
  const texts = readings.map((reading): Text => {
    return { reading, said: new Map(sentencesIn(reading).map((sentence) => [sentence, sentence.text.toLowerCase()])) };
  });
  const language = readings[0]?.language ?? "en";
  const bags = all.map(({ sentence }) => bagOf(sentence.text, language));
  const near = sharers(bags.map((bag) => [...bag.keys()]));
  const clashes = clashesIn(readings);
  const { contradictions } = clashes;
  const { changed, apart } = changesIn(all, bags, near, clashes, language);
  const said = all.map(({ sentence }) => saidIn(sentence.text, language));
  const known = [...clashes.differing, ...apart].filter(
    ({ first, second }) => language !== "ja" || !isSameList(first.sentence.text, second.sentence.text),
  );
  const taken = new Set([...contradictions, ...known].flatMap(({ first, second }) => [nameOf(first), nameOf(second)]));
  const differing = [...known, ...rewordedIn(all, said, taken, language)];
  const clashing = [...contradictions, ...differing].flatMap(({ first, second }) => [first, second]);
  const told = [...clashing, ...changed.flat()];
  const isUnrelated = told.length === 0 && shareNothing(all, bags, language);
  return {
    common: commonTerms(texts, terms, new Set(clashing.map(({ sentence }) => sentence))),
    only: ownTerms(texts, terms),
    contradictions,
    differing,
    changed,
    alone: aloneIn(all, bags, near, told, said, language),
    isUnrelated,
  };
}

/** Rows of tables, tasks and cards are no sentences. */
function sentencesIn({ paragraphs }: Reading): readonly Sentence[] {
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

/** A word of every day may stand in any two texts. */
function shareNothing(all: readonly Placed[], bags: readonly Bag[], language: Language): boolean {
  const [own, others] = [new Set<string>(), new Set<string>()];
  for (const [at, { document }] of all.entries())
    for (const key of bags[at]?.keys() ?? [])
      if (!isCommon(key, language) && !/^\p{N}+$/u.test(key)) (document === 1 ? own : others).add(key);
  const shared = [...own].filter((key) => others.has(key)).length;
  // A line or two says too little to tell.
  return Math.min(own.size, others.size) >= 8 && shared * 20 < Math.min(own.size, others.size);
}

/** By their words, each sentence of the first document with one of each other that is most like it. */
function changesIn(
  all: readonly Placed[],
  bags: readonly Bag[],
  near: Sharers,
  { contradictions, differing }: Pick<Comparison, "contradictions" | "differing">,
  language: Language,
): { readonly changed: Comparison["changed"]; readonly apart: readonly Differing[] } {
  const told = new Set(
    [...contradictions, ...differing].flatMap(({ first, second }) => [nameOf(first), nameOf(second)]),
  );
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
          return likeness >= 0.5 ? [{ first, second, likeness }] : [];
        }),
  );
  const taken = new Set<string>();
  const pairs = likely
    .sort((one, other) => other.likeness - one.likeness)
    .filter(({ first, second }) => {
      const names = [`${nameOf(first)} ${second.document}`, nameOf(second)];
      if (names.some((name) => taken.has(name))) return false;
      for (const name of names) taken.add(name);
      return true;
    })
    .map(({ first, second }) => ({
      first,
      second,
      apart: factsApart(first.sentence.text, second.sentence.text, language),
    }))
    .sort((one, other) => one.first.sentence.index - other.first.sentence.index);
  return {
    changed: pairs.flatMap(({ first, second, apart }) => (apart ? [] : [[first, second] as const])),
    apart: pairs.flatMap(({ first, second, apart }) =>
      apart?.values ? [{ first, second, values: apart.values }] : [],
    ),
  };
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

/** Each is held against each. */
const mostReworded = 300;

/** Sentences that say the same in other words, but for a figure or a name. */
function rewordedIn(
  all: readonly Placed[],
  said: readonly Said[],
  taken: ReadonlySet<string>,
  language: Language,
): readonly Differing[] {
  if (all.length > mostReworded) return [];
  const textOf = (document: number) =>
    folded(all.flatMap((one) => (one.document === document ? [one.sentence.text] : [])).join(" "));
  const texts = new Map([...new Set(all.map(({ document }) => document))].map((one) => [one, textOf(one)]));
  const isOpen = (place: Placed) => !taken.has(nameOf(place));
  const found = all.flatMap((first, at) => {
    const own = said[at];
    if (first.document !== 1 || !own || !isOpen(first)) return [];
    const pairs = all.flatMap((second, index) => {
      const theirs = said[index];
      const values =
        second.document > 1 && theirs && isOpen(second)
          ? rewordedApart(own, theirs, [texts.get(1) ?? "", texts.get(second.document) ?? ""], language)
          : null;
      return values ? [{ first, second, values }] : [];
    });
    return pairs.length === 1 ? pairs : [];
  });
  const times = (place: Placed) => found.filter(({ second }) => nameOf(second) === nameOf(place)).length;
  return found.filter(({ second }) => times(second) === 1);
}

/** By its words alone, so that what is added to the first document can only make it fewer. */
function aloneIn(
  all: readonly Placed[],
  bags: readonly Bag[],
  near: Sharers,
  told: readonly Placed[],
  said: readonly Said[],
  language: Language,
): readonly Alone[] {
  const isLong = (text: string) =>
    isSpaceless(language)
      ? wordCount(text, language) >= 8 || (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0) >= 6
      : wordCount(text, language) >= 4;
  const met = new Set(told.map(nameOf));
  const small = all.length <= mostReworded;
  const isOther = (at: number, index: number) => (all[at]?.document === 1) !== (all[index]?.document === 1);
  const isAny = (at: number, is: (own: Said, other: Said, index: number) => boolean) => {
    const own = said[at];
    return own !== undefined && said.some((other, index) => isOther(at, index) && is(own, other, index));
  };
  const isReworded = (at: number) => small && isAny(at, (own, other) => isSaidBy(own, other));
  const isSaid = (at: number) => {
    const [own, bag] = [all[at], bags[at]];
    if (!own || !bag || isReworded(at)) return true;
    if (bag.size === 0) return all.length > mostReworded || (said[at]?.parts.length ?? 0) === 0;
    return [...near(at)].some((index) => {
      const [other, words] = [all[index], bags[index]];
      if (!other || !words || (other.document === 1) === (own.document === 1)) return false;
      if (sharedBy(bag, words) < bag.size * (bag.size < 4 ? 1 : 0.6)) return false;
      return factsApart(own.sentence.text, other.sentence.text, language) === null;
    });
  };
  const isLeft = all.map((one, at) => !met.has(nameOf(one)) && !isSaid(at));
  // A word that stands in many sentences is their subject, and tells none from another.
  const times = new Map<string, number>();
  for (const [at, { parts }] of small ? said.entries() : []) {
    for (const key of new Set(parts.map((part) => part.key))) {
      const name = `${all[at]?.document} ${key}`;
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  const isRare = (document: number) => (key: string) => (times.get(`${document} ${key}`) ?? 0) < 3;
  const mayBeSaid = (at: number) =>
    small &&
    isLeft[at] === true &&
    isAny(at, (own, other, index) => {
      const [mine, theirs] = [all[at]?.document ?? 1, all[index]?.document ?? 1];
      return isLeft[index] === true && mayBeSame(own, other, isRare(Math.max(mine, theirs)));
    });
  return all.flatMap((one, at) => {
    const { text } = one.sentence;
    if (!isLeft[at] || !isLong(text) || mayBeSaid(at)) return [];
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
