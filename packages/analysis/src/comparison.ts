import type { Language } from "@jotter/domain/settings";
import { isAnnouncement } from "./chatter.ts";
import { isCommon } from "./common-words.ts";
import type { Clash } from "./compared/clash.ts";
import { type Pairing, pairingsOf } from "./compared/pairing.ts";
import { type Placed, type Statement, statementsOf } from "./compared/statement.ts";
import { keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import type { Reading, Sentence } from "./reading.ts";
import { bagOf } from "./similarity.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

export type { Placed };

/** Two sentences about the same that cannot both be right. */
export type Contradiction = Clash & { readonly first: Placed; readonly second: Placed };

export type Comparison = {
  /** Terms that at least two documents speak of, with the sentence of each. */
  readonly common: readonly { readonly term: string; readonly places: readonly Placed[] }[];
  readonly contradictions: readonly Contradiction[];
  /** A sentence of the first document that another has word for word. */
  readonly same: readonly (readonly [Placed, Placed])[];
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
  const language = readings[0]?.language ?? "en";
  const terms = readings.map((reading) => keyphrases(reading, 25).found);
  const texts = readings.map((reading): Text => {
    return { reading, said: new Map(sentencesIn(reading).map((sentence) => [sentence, sentence.text.toLowerCase()])) };
  });
  const said = readings.map((reading, at) => statementsOf(reading, at + 1));
  const pairings = said.flatMap((first, at) =>
    said.slice(at + 1).flatMap((second) => pairingsOf(first, second, language)),
  );
  const contradictions = pairings.flatMap(({ first, second, verdict }) =>
    verdict === "one" ? [] : [{ ...verdict, first: placed(first), second: placed(second) }],
  );
  const clashing = new Set(contradictions.flatMap(({ first, second }) => [first.sentence, second.sentence]));
  return {
    common: commonTerms(texts, terms, clashing),
    contradictions,
    same: bothOf(pairings.filter((pairing) => isTold(pairing) && !isReworded(pairing))),
    changed: bothOf(pairings.filter((pairing) => isTold(pairing) && isReworded(pairing))),
    alone: aloneIn(said, pairings, language),
    isUnrelated: pairings.length === 0 && shareNothing(said, language),
  };
}

function placed({ document, sentence }: Statement): Placed {
  return { document, sentence };
}

function bothOf(pairings: readonly Pairing[]): readonly (readonly [Placed, Placed])[] {
  return pairings.map(({ first, second }) => [placed(first), placed(second)]);
}

/** Both say the same, and one of them is the first document. */
function isTold({ first, verdict }: Pairing): boolean {
  return first.document === 1 && verdict === "one";
}

function isReworded({ first, second }: Pairing): boolean {
  return first.wording !== second.wording;
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

/** A word of every day may stand in any two texts. */
function shareNothing(said: readonly (readonly Statement[])[], language: Language): boolean {
  const [own = new Set<string>(), ...others] = said.map((statements) => {
    const keys = statements.flatMap(({ text }) => [...bagOf(text, language).keys()]);
    return new Set(keys.filter((key) => !isCommon(key, language) && !/^\p{N}+$/u.test(key)));
  });
  const theirs = new Set(others.flatMap((keys) => [...keys]));
  const shared = [...own].filter((key) => theirs.has(key)).length;
  const fewest = Math.min(own.size, theirs.size);
  // A line or two says too little to tell.
  return fewest >= 8 && shared * 20 < fewest;
}

function aloneIn(
  said: readonly (readonly Statement[])[],
  pairings: readonly Pairing[],
  language: Language,
): readonly Alone[] {
  const met = new Set(
    pairings.filter(({ first }) => first.document === 1).flatMap(({ first, second }) => [first, second]),
  );
  return said
    .flat()
    .filter((statement) => !met.has(statement) && saysSomething(statement, language))
    .map((statement) => ({ ...placed(statement), stands: standsAlone(statement.text, language) }));
}

/** A word by itself is a title. */
function saysSomething({ text, tokens, values }: Statement, language: Language): boolean {
  if (tokens.length + values.length > 1) return true;
  if (!isSpaceless(language)) return wordsOf(text, language).length > 2;
  return (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0) > 4;
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
