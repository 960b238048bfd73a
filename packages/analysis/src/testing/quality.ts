import { type Language, languages } from "@jotter/domain/settings";
import { definitions } from "../definitions.ts";
import { keySentences } from "../key-sentences.ts";
import { keyphrases } from "../keyphrases.ts";
import { isSpaceless } from "../language.ts";
import { type Chunk, passageFinder } from "../passages.ts";
import { type Question, questions } from "../questions.ts";
import { type Reading, readingOf } from "../reading.ts";
import { stem, wordsOf } from "../words.ts";
import { corpus } from "./corpus.ts";
import type { LabelledText } from "./corpus-text.ts";
import { unseen } from "./corpus-unseen.ts";
import { foreignQuestions } from "./foreign-questions.ts";

/** Shares between 0 and 1, for one language over all its texts. */
export type Figures = {
  /** Of the sentences picked, as many as the reader marked, how many the reader marked too. */
  readonly keySentences: number;
  /** The same for the first sentences of the text: what picking must beat. */
  readonly firstSentences: number;
  /** Of ten terms shown, how many a reader would list; of the reader's terms, how many are shown. */
  readonly termsRight: number;
  readonly termsFound: number;
  readonly definitionsRight: number;
  readonly definitionsFound: number;
  /** Of five questions wanted, how many there are. */
  readonly questionsMade: number;
  /** Of the answers, how many a reader would ask for. */
  readonly questionsWorthy: number;
  /** Of the wrong options, how many are terms of the text as a reader lists them. */
  readonly optionsPlausible: number;
  /** How often the right option is the longest of the four: 0.25 gives nothing away. */
  readonly answerLongest: number;
  /** Questions to six texts at once: the quote holds the answer. */
  readonly answeredFirst: number;
  readonly answeredInThree: number;
  /** Questions about something else that get no answer. */
  readonly refusedRightly: number;
};

export function qualityOf(language: Language, labelled: readonly LabelledText[] = corpus[language]): Figures {
  const texts = labelled.map((text) => ({ ...text, reading: readingOf(text.text, language) }));
  const picked = texts.map(pickedShares);
  const terms = texts.map((text) => termShares(text, language));
  const defined = texts.map((text) => definitionCounts(text, language));
  const asked = texts.map(({ reading }) => questions(reading, { count: 5, difficulty: "medium" }).found);
  const worthy = asked.flatMap((all, at) => all.map((one) => isWorthy(one, texts[at], language)));
  const wrong = asked.flatMap((all, at) => all.flatMap((one) => plausibility(one, texts[at], language)));
  const withOptions = asked.flat().filter(({ options }) => options.length > 0);
  const found = answers(texts, language);
  return {
    keySentences: mean(picked.map(({ ours }) => ours)),
    firstSentences: mean(picked.map(({ first }) => first)),
    termsRight: mean(terms.map(({ right }) => right)),
    termsFound: mean(terms.map(({ found }) => found)),
    definitionsRight: sum(defined.map(({ right }) => right)) / Math.max(1, sum(defined.map(({ shown }) => shown))),
    definitionsFound: sum(defined.map(({ right }) => right)) / sum(defined.map(({ wanted }) => wanted)),
    questionsMade: mean(asked.map((all) => all.length / 5)),
    questionsWorthy: mean(worthy.map(Number)),
    optionsPlausible: mean(wrong.map(Number)),
    answerLongest: mean(withOptions.map((one) => Number(isLongest(one)))),
    answeredFirst: mean(found.map((rank) => Number(rank === 0))),
    answeredInThree: mean(found.map((rank) => Number(rank >= 0))),
    refusedRightly: mean(refusals(texts, language)),
  };
}

/**
 * Where the engine and the reader differ, a line each: what it shows and the reader would not, and what the reader
 * wants and it does not find. Committed, so that a new one is seen and a solved one is taken out.
 */
export function missesOf(language: Language, labelled: readonly LabelledText[] = corpus[language]): readonly string[] {
  const texts = labelled.map((text) => ({ ...text, reading: readingOf(text.text, language) }));
  const answered = answers(texts, language);
  const asks = texts.flatMap(({ asks: own }) => own.map(([question]) => question));
  const refused = refusals(texts, language);
  return [
    ...texts.flatMap((text) => missesIn(text, language).map((miss) => `${text.subject}: ${miss}`)),
    ...asks.filter((_, at) => (answered[at] ?? -1) < 0).map((question) => `not answered: ${question}`),
    ...foreignQuestions[language].filter((_, at) => refused[at] === 0).map((question) => `answered: ${question}`),
  ];
}

function missesIn(text: Read, language: Language): readonly string[] {
  const { reading, key, terms, defines } = text;
  const isOneOf = (term: string, all: readonly string[]) => all.some((one) => isSameTerm(one, term, language));
  const picked = keySentences(reading, { count: key.length }).found.map(({ sentence }) => sentence.text);
  const shown = keyphrases(reading, 10).found.map((one) => one.text);
  const defined = definitions(reading).found.map((one) => one.term);
  const asked = questions(reading, { count: 5, difficulty: "medium" }).found;
  return [
    ...picked
      .filter((sentence) => !key.some((begin) => sentence.startsWith(begin.trim())))
      .map((sentence) => `not a key sentence: ${sentence.slice(0, 40)}`),
    ...shown.filter((term) => !isOneOf(term, [...terms, ...defines])).map((term) => `not a term: ${term}`),
    ...terms.filter((term) => !isOneOf(term, shown)).map((term) => `term not found: ${term}`),
    ...defined.filter((term) => !isOneOf(term, defines)).map((term) => `not defined: ${term}`),
    ...defines.filter((term) => !isOneOf(term, defined)).map((term) => `definition not found: ${term}`),
    ...asked.filter((one) => !isWorthy(one, text, language)).map((one) => `not worth asking: ${one.answer}`),
  ];
}

/** What is committed: each language, and all of them together on the texts that came later. */
export function quality(): Readonly<Record<Language | "unseen", Figures>> {
  const own = languages.map((one) => [one, rounded(qualityOf(one))] as const);
  return Object.fromEntries([...own, ["unseen", rounded(unseenQuality())]]) as Record<Language | "unseen", Figures>;
}

export function unseenQuality(): Figures {
  const all = languages.map((one) => qualityOf(one, [unseen[one]]));
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, mean(all.map((one) => one[name]))])) as Figures;
}

function rounded(figures: Figures): Figures {
  const shares = Object.entries(figures).map(([name, share]) => [name, Math.round(share * 1000) / 1000]);
  return Object.fromEntries(shares) as Figures;
}

type Read = LabelledText & { readonly reading: Reading };

function pickedShares({ reading, key }: Read) {
  const isMarked = (text: string) => key.some((begin) => text.startsWith(begin.trim()));
  const ours = keySentences(reading, { count: key.length }).found.filter(({ sentence }) => isMarked(sentence.text));
  const first = reading.sentences.slice(0, key.length).filter(({ text }) => isMarked(text));
  return { ours: ours.length / key.length, first: first.length / key.length };
}

function termShares({ reading, terms }: Read, language: Language) {
  const shown = keyphrases(reading, 10).found.map(({ text }) => text);
  const right = shown.filter((text) => terms.some((term) => isSameTerm(text, term, language)));
  const found = terms.filter((term) => shown.some((text) => isSameTerm(text, term, language)));
  return { right: right.length / Math.max(1, shown.length), found: found.length / Math.min(10, terms.length) };
}

function definitionCounts({ reading, defines }: Read, language: Language) {
  const shown = definitions(reading).found;
  const right = defines.filter((term) => shown.some((one) => isSameTerm(one.term, term, language)));
  return { right: right.length, shown: shown.length, wanted: defines.length };
}

/** "plants" and "plant" are the same, "green plants" and "plant" are not. */
export function isSameTerm(a: string, b: string, language: Language): boolean {
  if (isSpaceless(language)) return a === b;
  const keys = (text: string) =>
    wordsOf(text, language)
      .filter(({ isStop }) => !isStop)
      .map(({ text: word }) => stem(word.toLowerCase(), language))
      .join(" ");
  return keys(a) === keys(b);
}

function isWorthy({ answer }: Question, text: LabelledText | undefined, language: Language): boolean {
  if (!text) return false;
  return (
    text.facts.includes(answer) || [...text.terms, ...text.defines].some((term) => isSameTerm(answer, term, language))
  );
}

function plausibility(
  { options, answer, asks }: Question,
  text: LabelledText | undefined,
  language: Language,
): readonly boolean[] {
  return options
    .filter((option) => option !== answer)
    .map((option) => {
      if (asks === "year" || asks === "amount") return text?.text.includes(option) ?? false;
      return text?.terms.some((term) => isSameTerm(option, term, language)) ?? false;
    });
}

function isLongest({ options, answer }: Question): boolean {
  return options.every((option) => option === answer || [...option].length < [...answer].length);
}

function chunksOf(texts: readonly Read[], language: Language): readonly Chunk[] {
  return texts.flatMap(({ reading, subject }) =>
    reading.paragraphs.map(({ from, to, headings }, at) => ({
      id: `${subject} ${at}`,
      text: reading.source.slice(from, to),
      heading: headings.join(" "),
      language,
    })),
  );
}

/** For each question the number of the passage that answers it, or -1. */
function answers(texts: readonly Read[], language: Language): readonly number[] {
  const answerTo = passageFinder(chunksOf(texts, language));
  return texts.flatMap(({ asks }) =>
    asks.map(([question, fragment]) => {
      const answer = answerTo(question, language);
      return answer.kind === "found" ? answer.passages.findIndex(({ quote }) => quote.includes(fragment)) : -1;
    }),
  );
}

function refusals(texts: readonly Read[], language: Language): readonly number[] {
  const answerTo = passageFinder(chunksOf(texts, language));
  return foreignQuestions[language].map((one) => Number(answerTo(one, language).kind === "not-in-materials"));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
