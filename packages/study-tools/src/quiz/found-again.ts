import { type Heading, readingOf, type Sentence } from "@jotter/analysis/reading";
import type { Language } from "@jotter/domain/settings";
import type { Citation } from "../citation.ts";
import type { Source } from "../source.ts";
import type { StudyQuestion } from "../study-question.ts";
import { keysOf, squeezed } from "./mark-words.ts";

/** A source as the gate looks words up in it. */
export type Shelf = {
  readonly source: Source;
  readonly letters: string;
  readonly keys: ReadonlySet<string>;
  readonly sentences: readonly ShelfSentence[];
  /** The headings, in their order. */
  readonly headings: readonly Pick<Heading, "text" | "from">[];
};

type ShelfSentence = Pick<Sentence, "text" | "from" | "to"> & {
  readonly letters: string;
  readonly keys: ReadonlySet<string>;
};

export function shelfOf(source: Source): Shelf {
  const { text, language } = source;
  const reading = readingOf(text, language);
  const sentences = reading.sentences.map((one) => ({
    text: one.text,
    from: one.from,
    to: one.to,
    letters: squeezed(one.text.toLowerCase()),
    keys: new Set(keysOf(one.text.toLowerCase(), language)),
  }));
  const keys = new Set([...keysOf(text.toLowerCase(), language), ...sentences.flatMap((one) => [...one.keys])]);
  return { source, letters: squeezed(text.toLowerCase()), keys, sentences, headings: reading.headings };
}

/** The sources its citations point into, each still saying what is quoted. */
export function shelvesOf({ citations }: StudyQuestion, all: readonly Shelf[]): readonly Shelf[] {
  return all.filter(({ source }) =>
    citations.some(({ sourceId, quote, from, to }) => sourceId === source.id && source.text.slice(from, to) === quote),
  );
}

/** The heading its passage stands under; none where the text has none above it. */
export function headingOf({ citations: [first] }: StudyQuestion, all: readonly Shelf[]): string | undefined {
  const shelf = all.find(({ source }) => source.id === first?.sourceId);
  return shelf?.headings.findLast(({ from }) => from <= (first?.from ?? 0))?.text;
}

/** Whether words stand there: letter by letter, or, of a longer answer, most of what carries it. */
export function standsIn(words: string, { letters, keys, source }: Shelf): boolean {
  const wanted = squeezed(words.toLowerCase());
  if (wanted !== "" && letters.includes(wanted)) return true;
  return share(words, keys, source.language) >= (source.language === "zh" || source.language === "ja" ? 0.9 : 0.75);
}

/** How much of what carries these words is among the keys. */
function share(words: string, keys: ReadonlySet<string>, language: Language): number {
  const wanted = keysOf(words.toLowerCase(), language);
  return wanted.length === 0 ? 0 : wanted.filter((key) => keys.has(key)).length / wanted.length;
}

/** A wrong option that the source says too: in the gap, beside the right one, or where it tells the same of it. [QUZ-2] */
export function isAlsoTrue(option: string, { prompt, citations }: StudyQuestion, shelves: readonly Shelf[]): boolean {
  const own = squeezed(option.toLowerCase());
  if (own === "") return false;
  if (sentencesOf(citations, shelves).some(({ text }) => wordsIn(option, text))) return true;
  return shelves.some(({ letters, sentences, source }) => {
    if (prompt.includes("_____")) return letters.includes(squeezed(prompt.toLowerCase().replace("_____", option)));
    return sentences.some(
      (one) =>
        one.letters.includes(own) &&
        share(prompt, one.keys, source.language) >= 0.8 &&
        keysOf(prompt, source.language).length > 2,
    );
  });
}

/** Those that are quoted, or a part of them is. */
export function sentencesOf(citations: readonly Citation[], shelves: readonly Shelf[]): readonly ShelfSentence[] {
  return shelves.flatMap(({ source, sentences }) =>
    sentences.filter(({ from, to }) =>
      citations.some((one) => one.sourceId === source.id && one.from < to && one.to > from),
    ),
  );
}

/** As words of their own: "ion" does not stand in "region". */
function wordsIn(option: string, quote: string): boolean {
  const escaped = option.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isLetters = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(option);
  const pattern = isLetters ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, "iu").test(quote);
}
