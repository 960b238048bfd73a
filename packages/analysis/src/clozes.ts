import type { Language } from "@jotter/domain/settings";
import { isMarkedPair } from "@jotter/markdown/marked-words";
import { apposed } from "./appositions.ts";
import { isAnnouncement, isChatter, isSpoken } from "./chatter.ts";
import { definitions } from "./definitions.ts";
import { gapsIn } from "./facts/gaps.ts";
import { isErrand } from "./facts/line-facts.ts";
import { pairsIn } from "./facts/line-pairs.ts";
import { isAside, isExample, isOffSubject, isUnfinished } from "./facts/off-subject.ts";
import { keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import { isPoorGap } from "./poor-gaps.ts";
import { questions } from "./questions.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount } from "./words.ts";

/** A sentence with a gap: what belongs there stands in it, from one letter to another. */
export type Cloze = {
  readonly sentence: Sentence;
  readonly term: string;
  readonly from: number;
  readonly to: number;
  /** Whoever wrote it has marked the term, the sentence explains it in passing, or the text is about it. */
  readonly by: "mark" | "apposition" | "term" | "fact";
};

/** Sentences that can be asked with a gap, each once and each term once, in the order of the text. */
export function clozes(reading: Reading, most: number, taken: ReadonlySet<number> = new Set()): readonly Cloze[] {
  const { language } = reading;
  const usable = most <= 0 ? [] : reading.sentences.filter((one) => !taken.has(one.index) && isUsable(one, reading));
  const terms = new Set<string>();
  const sentences = new Set<number>();
  const chosen: Cloze[] = [];
  // What a quiz would ask takes longest to find: only where the rest does not suffice.
  const ways = [
    () => usable.flatMap((one) => markedIn(one, reading)),
    () => usable.flatMap((one) => apposed(one.text, language).flatMap((term) => gapIn(one, term, "apposition"))),
    () => termsIn(usable, reading),
    () => factsIn(reading, taken),
  ];
  for (const way of ways) {
    if (chosen.length >= most) break;
    for (const found of way()) {
      const one = wholeTerm(found, language);
      const key = one.term.toLowerCase();
      if (!isWorthAsking(one, language)) continue;
      if (chosen.length >= most || terms.has(key) || sentences.has(one.sentence.index)) continue;
      terms.add(key);
      sentences.add(one.sentence.index);
      chosen.push(one);
    }
  }
  for (const one of chosen.length < most ? knownIn(reading, taken, sentences) : []) {
    if (chosen.length >= most || sentences.has(one.sentence.index) || !isWorthAsking(one, language)) continue;
    sentences.add(one.sentence.index);
    chosen.push(one);
  }
  // A long sentence says more than one thing.
  for (const one of chosen.length < most ? factsIn(reading, taken) : []) {
    const others = chosen.filter(({ sentence }) => sentence.index === one.sentence.index);
    const isLong = wordCount(one.sentence.text, language) >= (isSpaceless(language) ? 32 : 16);
    const [other] = others;
    if (chosen.length >= most || others.length !== 1 || !other || !isLong || terms.has(one.term.toLowerCase()))
      continue;
    if ((one.from < other.to && one.to > other.from) || !isWorthAsking(one, language)) continue;
    terms.add(one.term.toLowerCase());
    chosen.push(one);
  }
  return chosen.sort((a, b) => a.sentence.index - b.sentence.index);
}

/** What somebody marked is asked for, whatever it is. */
function isWorthAsking({ by, sentence, ...gap }: Cloze, language: Language): boolean {
  return by === "mark" || !isPoorGap(sentence.text, gap, language);
}

/** "1918" of "11 November 1918" and "Pilgrimage" of "Pilgrimage of Grace" are asked for as a whole. */
function wholeTerm(cloze: Cloze, language: Language): Cloze {
  const { sentence, from, to } = cloze;
  const whole = gapsIn(sentence.text, language).find(
    (gap) => gap.from <= from && gap.to >= to && gap.to - gap.from > to - from && gap.text.length <= 40,
  );
  return whole ? { ...cloze, term: whole.text, from: whole.from, to: whole.to } : cloze;
}

/** What else a sentence says that can be asked for: when, how much, who, and what it is called. */
function factsIn(reading: Reading, taken: ReadonlySet<number>): readonly Cloze[] {
  const { language, paragraphs, sentences } = reading;
  if (!isText(reading)) return [];
  return sentences.flatMap((sentence) => {
    const paragraph = paragraphs[sentence.paragraph];
    if (taken.has(sentence.index) || !paragraph || isExample(paragraph) || isAside(paragraph, language)) return [];
    const gaps = isTelling(sentence, paragraph, language) ? gapsIn(sentence.text, language) : [];
    if (leansOn(sentence.text, language) && gaps.filter(({ weight }) => weight >= 3).length < 2) return [];
    return gaps.map(({ text: term, from, to }): Cloze => ({ sentence, term, from, to, by: "fact" }));
  });
}

/** A sentence with nothing of its own to ask for says something about a term of the text, which may be asked again. */
function knownIn(reading: Reading, taken: ReadonlySet<number>, done: ReadonlySet<number>): readonly Cloze[] {
  const { language, paragraphs, sentences } = reading;
  const terms = [
    ...definitions(reading).found.map(({ term }) => term),
    ...keyphrases(reading, 60).found.map(({ text }) => text),
  ];
  const times = new Map<string, number>();
  if (!isText(reading)) return [];
  return sentences.flatMap((sentence) => {
    const paragraph = paragraphs[sentence.paragraph];
    if (taken.has(sentence.index) || done.has(sentence.index) || !paragraph) return [];
    if (isExample(paragraph) || isAside(paragraph, language) || !isTelling(sentence, paragraph, language)) return [];
    if (leansOn(sentence.text, language)) return [];
    const own = terms.filter((term) => sentence.text.toLowerCase().includes(term.toLowerCase()));
    const telling = own.filter((term) => !own.some((other) => other !== term && other.includes(term)));
    const gaps = telling.flatMap((term) => ((times.get(term) ?? 0) < mostTimes ? gapIn(sentence, term, "fact") : []));
    // By itself a term says too little of what is asked.
    const [gap] = telling.length > 1 ? gaps : [];
    if (gap) times.set(gap.term, (times.get(gap.term) ?? 0) + 1);
    return gap ? [gap] : [];
  });
}

const mostTimes = 2;

/** A few lines with no title are no text: nothing tells what they are about. */
function isText({ headings, sentences, language }: Reading): boolean {
  if (headings.some(({ level }) => level <= 6)) return true;
  const words = sentences.reduce((sum, { text }) => sum + wordCount(text, language), 0);
  return words >= (isSpaceless(language) ? 90 : 50);
}

function isTelling({ text }: Sentence, { kind }: Paragraph, language: Language): boolean {
  const size = wordCount(text, language);
  const [shortest, longest] = isSpaceless(language) ? [kind === "item" ? 8 : 10, 160] : [kind === "item" ? 4 : 6, 70];
  if (size < shortest || size > longest || /[?？!！]["”»」]*$|==|_{2,}/u.test(text)) return false;
  if (isOffSubject(text, language) || isUnfinished(text, language)) return false;
  if (pairsIn(text, language).pairs.some((pair) => isErrand(pair, false, language))) return false;
  // In a long sentence a word of speech is a word like any other: "lors du coup d'État".
  const isBrief = size <= (isSpaceless(language) ? 40 : 18);
  return kind === "item" || !isBrief || !isSpoken(text, language);
}

/** "It was Stresemann who …" speaks for itself; "It was founded" does not. */
function leansOn(text: string, language: Language): boolean {
  return vocabulary[language].leansBack.test(text) && !cleft.test(text);
}

const cleft = /^(?:It (?:was|is)|C['’](?:est|était)|Ce (?:fut|sont)|Es (?:war|ist)) \p{Lu}/u;

/** One that can be read by itself, and says something. */
function isUsable({ text, paragraph }: Sentence, { language, paragraphs }: Reading): boolean {
  const size = wordCount(text, language);
  const [shortest, longest] = isSpaceless(language) ? [12, 110] : [6, 45];
  if (size < shortest || size > longest || paragraphs[paragraph]?.aside) return false;
  if (/[?？!！]["”»」]*$|==|_{2,}/u.test(text) || vocabulary[language].leansBack.test(text)) return false;
  return !isChatter(text, language) && !isAnnouncement(text, language);
}

const marks = /(?<mark>\*\*|__|==|(?<![\p{L}\d*\\])\*(?=\p{L}))(?=\S)(?<term>[^*_=\n]{2,60}?)(?<=\S)\k<mark>/gu;

function markedIn(sentence: Sentence, { source, language }: Reading): readonly Cloze[] {
  const written = source.slice(Math.max(0, sentence.from - 2), sentence.to + 2);
  return [...written.matchAll(marks)].flatMap(({ groups, index, 0: whole }) => {
    const term = groups?.term ?? "";
    if (!isMarkedPair(written.slice(Math.max(0, index - 1), index), term, written.charAt(index + whole.length)))
      return [];
    const isShort = wordCount(term, language) <= (isSpaceless(language) ? 12 : 5);
    return isShort ? gapIn(sentence, term, "mark") : [];
  });
}

/** What a quiz would ask for, then what the text is about. */
function termsIn(usable: readonly Sentence[], reading: Reading): readonly Cloze[] {
  const isOne = new Set(usable.map(({ index }) => index));
  const asked = questions(reading, { count: usable.length, difficulty: "hard" }).found.flatMap(
    ({ sentence, answer }) => (isOne.has(sentence.index) ? gapIn(sentence, answer, "term") : []),
  );
  const named = keyphrases(reading, 60).found.flatMap(({ text, sentences }) =>
    sentences.flatMap((at) => {
      const sentence = reading.sentences[at];
      return sentence && isOne.has(at) ? gapIn(sentence, text, "term") : [];
    }),
  );
  return [...asked, ...named];
}

function gapIn(sentence: Sentence, term: string, by: Cloze["by"]): readonly Cloze[] {
  const from = placeOf(sentence.text, term);
  if (from < 0 || term.length * 2 > sentence.text.length) return [];
  const to = from + term.length;
  // Said twice, the second gives the first away.
  if (placeOf(sentence.text.slice(to), term) >= 0) return [];
  return [{ sentence, term: sentence.text.slice(from, to), from, to, by }];
}

/** Where a term stands as a word of its own. */
function placeOf(text: string, term: string): number {
  const [small, wanted] = [text.toLowerCase(), term.toLowerCase()];
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + 1)) {
    const isSpaced = /^\p{sc=Latin}/u.test(term);
    const isInside = /[\p{L}\p{N}]/u.test(text[at - 1] ?? "") || /[\p{L}\p{N}]/u.test(text[at + wanted.length] ?? "");
    if (!isSpaced || !isInside) return at;
  }
  return -1;
}

/** The sentence in Markdown, its term ==marked==. */
export function clozeText({ sentence: { text }, from, to }: Cloze): string {
  return `${text.slice(0, from)}==${text.slice(from, to)}==${text.slice(to)}`;
}

/** How many proposals a text of this length should give: about one in seventy words. */
export function proposalsWanted({ sentences, language }: Reading): number {
  const words = sentences.reduce((sum, { text }) => sum + wordCount(text, language), 0);
  return Math.round(words / (isSpaceless(language) ? 120 : 70));
}
