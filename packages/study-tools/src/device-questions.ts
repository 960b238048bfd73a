import { askedAs } from "@jotter/analysis/facts/fact";
import { factsIn } from "@jotter/analysis/facts/facts";
import { lacksObject } from "@jotter/analysis/facts/off-subject";
import { type Difficulty, type Question as Found, questions as questionsIn } from "@jotter/analysis/questions";
import type { Reading } from "@jotter/analysis/reading";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { type Citation, citationTo } from "./citation.ts";
import { distinct } from "./distinct.ts";
import { explainYourself } from "./explain-yourself.ts";
import { glossaryOf } from "./glossary.ts";
import { proposalsIn } from "./proposals.ts";
import { answerKind } from "./quiz/answer-kind.ts";
import { askedClearly } from "./quiz/asked-clearly.ts";
import { factQuestions } from "./quiz/fact-questions.ts";
import { gated } from "./quiz/gate.ts";
import { listQuestions } from "./quiz/list-questions.ts";
import { eventOrder, isSwappable, numberQuestion, truthQuestion } from "./quiz/number-questions.ts";
import { randomOf } from "./quiz/random.ts";
import type { Source } from "./source.ts";
import { studiedReading } from "./studied.ts";
import type { QuestionOptions, StudyQuestion } from "./study-question.ts";
import { type WrittenCard, writtenCards } from "./written-cards.ts";

type Wanted = QuestionOptions & { readonly seed: number };

/**
 * What a text can be asked about without a model: the student's own cards, then its own sentences and lists. Easy is to
 * recognise the answer among others, medium to recall it, hard to explain a term or to fill a gap without help.
 * [QUZ-1] [NOT-7]
 */
export function questionsOnDevice(source: Source, { count, difficulty, seed }: Wanted) {
  const reading = studiedReading(source);
  const every = questionsIn(reading, { count: mostFound, difficulty, seed });
  const cards = distinct(writtenCards(source), ({ front }) => front);
  const answers = new Set(cards.map(({ back }) => plainOf(back)));
  const found = every.found.filter(
    ({ asks, prompt, answer }) =>
      !answers.has(plainOf(answer)) && !(asks === "term" && lacksObject(prompt, source.language)),
  );
  const terms = found.filter(({ asks }) => asks === "term").map(({ answer }) => capital(answer));
  const said = [
    ...terms,
    ...found.flatMap(({ asks, answer, options }) => (asks === "term" ? [] : [answer, ...options])),
  ];
  const made = textQuestions(found, { source, difficulty, terms, seed });
  // Both kinds, where there are both.
  const own = spreadOver(cards, Math.max(count - made.length, Math.ceil(count * ownShare))).map((card, at) =>
    fromCard(card, { source, difficulty, others: [...cards.map(({ back }) => back), ...said], seed: seed + at }),
  );
  // Some do not pass the gate, or ask what another asks.
  const more = factQuestions(reading, { source, difficulty, seed, count: Math.max(0, 2 * count - made.length) });
  const glossary = glossaryOf(source.text);
  const isFit = (one: StudyQuestion) => isAskable(one) && glossary?.allows(one) !== false;
  const all = [...own.filter(isAskable), ...[...made, ...more].filter(isFit)];
  const fitting = difficulty === "easy" ? all.toSorted((one, other) => rank(one) - rank(other)) : all;
  const first = gated(fitting, { sources: [source], seed, count });
  // What can be a card can be asked.
  const noted = first.questions.length < count ? notedCards(reading, source, first.questions) : [];
  const rest = noted
    .map((card, at) => fromCard(card, { source, difficulty, others: noted.map(({ back }) => back), seed: seed + at }))
    .filter(isFit);
  const { questions, rejected, repaired } =
    rest.length > 0 ? gated([...fitting, ...rest], { sources: [source], seed, count }) : first;
  const isLess = questions.length < count;
  const names = new Set([...factsIn(reading).map(askedAs), ...[...cards, ...noted].map(({ front }) => front)]);
  const isOwn = ({ prompt }: StudyQuestion) =>
    cards.some(({ front }) => front === prompt) && wordsOf(prompt, source.language).length > longestName;
  return {
    questions: questions.map((one) => (isOwn(one) ? one : askedClearly(one, (prompt) => names.has(prompt)))),
    withheld: !isLess ? null : questions.length > 0 ? ("fewer-than-asked" as const) : every.withheld,
    unsure: Math.min(every.unsure, count - questions.length),
    // The same fact is found in several ways: no more are missed than were wanted.
    rejected: isLess ? Math.min(rejected, count - questions.length) : 0,
    repaired,
  };
}

/** A row of a table ("20: 6") and a piece of a program ("LD50 – y ~ B)") ask for nothing anybody could know. */
function isAskable({ prompt, answer }: StudyQuestion): boolean {
  const hasWord = (text: string) => /\p{L}{2}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  if (hasWord(answer)) return true;
  const isBare = /^[\d\s.,:;%()|–-]*$/u.test(prompt);
  const isTorn = (answer.match(/[([{]/gu)?.length ?? 0) !== (answer.match(/[)\]}]/gu)?.length ?? 0);
  return !isBare && !isTorn;
}

/** The terms of a note that nothing asks for yet. */
function notedCards(reading: Reading, source: Source, asked: readonly StudyQuestion[]): readonly WrittenCard[] {
  const isAsked = (citation: Citation) =>
    asked.some(({ citations }) => citations.some(({ from, to }) => from < citation.to && citation.from < to));
  return proposalsIn(reading, source).found.flatMap(({ term, definition, citations: [citation], kind }) =>
    (kind === "definition" || kind === "noted") && citation && !isAsked(citation)
      ? [{ front: term, back: definition, citation }]
      : [],
  );
}

/** Of many kinds, as far as the text and the level go: one in four puts in order or asks for several. */
function textQuestions(found: readonly Found[], forming: Forming): readonly StudyQuestion[] {
  const { source, difficulty, seed } = forming;
  const random = randomOf(seed);
  const swappable = found.filter((one) => isSwappable(one, source));
  const single = found.map((one, at) => {
    const turn = swappable.indexOf(one);
    const isTruth = turn >= 0 && (difficulty === "easy" || (difficulty === "medium" && (turn + seed) % 2 === 0));
    const truth = isTruth ? truthQuestion(one, source, random) : null;
    return truth ?? fromText(one, { ...forming, seed: seed + at });
  });
  if (difficulty === "easy") return single;
  const events = eventOrder(found, source);
  const larger = [...listQuestions(source, seed), ...(events ? [events] : [])];
  return single.length + larger.length === 0
    ? []
    : Array.from({ length: single.length + larger.length }, (_, at) => at).flatMap((at) => [
        ...single.slice(at * largerEvery, (at + 1) * largerEvery),
        ...larger.slice(at, at + 1),
      ]);
}

const largerEvery = 3;

/** More than anybody is asked at once. */
const mostFound = 50;
const ownShare = 0.6;
/** In words. A longer front of a card asks as its writer wants it to. */
const longestName = 2;
const fewestOptions = 3;

function rank({ options }: StudyQuestion): number {
  return options.length > 0 ? 0 : 1;
}

type Forming = {
  readonly source: Source;
  readonly difficulty: Difficulty;
  readonly terms: readonly string[];
  readonly seed: number;
};

function fromText(one: Found, { source, difficulty, terms, seed }: Forming): StudyQuestion {
  const { asks, prompt, answer, options, sentence } = one;
  const { language } = source;
  const rest = { explanation: sentence.text, citations: [citationTo(sentence, source)], language };
  if (options.length > 0) return { ...rest, type: "choice", prompt, answer, options, difficulty: "easy" };
  if (asks === "year" || asks === "amount") return numberQuestion(one, source);
  if (asks !== "term") return { ...rest, type: "cloze", prompt, answer, options, difficulty: "hard" };
  if (difficulty === "hard")
    return {
      ...rest,
      type: "short",
      prompt: explainYourself[source.language](answer),
      answer: prompt,
      options,
      difficulty: "hard",
    };
  const others = difficulty === "easy" ? othersLike(capital(answer), terms, prompt, source.language) : [];
  if (others.length + 1 < fewestOptions) {
    return { ...rest, type: "short", prompt, answer, options, difficulty: "medium" };
  }
  const right = capital(answer);
  return {
    ...rest,
    type: "choice",
    prompt,
    answer: right,
    options: turned([right, ...others], seed),
    difficulty: "easy",
  };
}

function fromCard(
  { front, back, citation }: WrittenCard,
  { source, difficulty, others: all, seed }: Omit<Forming, "terms"> & { readonly others: readonly string[] },
): StudyQuestion {
  const others = difficulty === "easy" ? othersLike(back, all, front, source.language) : [];
  const isChoice = others.length + 1 >= fewestOptions;
  return {
    type: isChoice ? "choice" : "short",
    prompt: front,
    options: isChoice ? turned([back, ...others], seed) : [],
    answer: back,
    explanation: "",
    difficulty: isChoice ? "easy" : "medium",
    citations: [citation],
    language: source.language,
  };
}

/** Up to three answers of the same text that could stand in its place: of like form and length, and not given away. */
function othersLike(answer: string, all: readonly string[], prompt: string, language: Language): readonly string[] {
  const form = formOf(answer, language);
  const asked = plainOf(prompt);
  const chosen: string[] = [];
  for (const one of all) {
    const [plain, own] = [plainOf(one), formOf(one, language)];
    const isLike =
      own.kind === form.kind &&
      Math.abs(own.words - form.words) <= 2 &&
      Math.max(one.length, answer.length) <= 3 * Math.min(one.length, answer.length);
    const isNew = [answer, ...chosen].every((other) => !isPart(plainOf(other), plain));
    if (isLike && isNew && !asked.includes(plain)) chosen.push(one);
  }
  const near = chosen.toSorted((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length));
  return near.slice(0, 3);
}

/** A number is no place, and a place no term: "In the …" gives itself away among nouns. */
function formOf(text: string, language: Language) {
  const words = wordsOf(text, language);
  return { kind: answerKind(text, language), words: words.length };
}

function isPart(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function turned(options: readonly string[], seed: number): readonly string[] {
  const by = seed % options.length;
  return [...options.slice(by), ...options.slice(0, by)];
}

/** So many of all, from its begin to its end. */
function spreadOver<Item>(all: readonly Item[], most: number): readonly Item[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as Item);
}
