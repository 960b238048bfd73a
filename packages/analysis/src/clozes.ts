import { isMarkedPair } from "@jotter/markdown/marked-words";
import { apposed } from "./appositions.ts";
import { isAnnouncement, isChatter } from "./chatter.ts";
import { keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import { questions } from "./questions.ts";
import type { Reading, Sentence } from "./reading.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount } from "./words.ts";

/** A sentence with a gap: what belongs there stands in it, from one letter to another. */
export type Cloze = {
  readonly sentence: Sentence;
  readonly term: string;
  readonly from: number;
  readonly to: number;
  /** Whoever wrote it has marked the term, the sentence explains it in passing, or the text is about it. */
  readonly by: "mark" | "apposition" | "term";
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
  ];
  for (const way of ways) {
    if (chosen.length >= most) break;
    for (const one of way()) {
      const key = one.term.toLowerCase();
      if (chosen.length >= most || terms.has(key) || sentences.has(one.sentence.index)) continue;
      terms.add(key);
      sentences.add(one.sentence.index);
      chosen.push(one);
    }
  }
  return chosen.sort((a, b) => a.sentence.index - b.sentence.index);
}

/** One that can be read by itself, and says something. */
function isUsable({ text, paragraph }: Sentence, { language, paragraphs }: Reading): boolean {
  const size = wordCount(text, language);
  const [shortest, longest] = isSpaceless(language) ? [12, 110] : [6, 45];
  if (size < shortest || size > longest || paragraphs[paragraph]?.aside) return false;
  if (/[?？!！]["”»」]*$|==|_{2,}/u.test(text) || vocabulary[language].leansBack.test(text)) return false;
  return !isChatter(text, language) && !isAnnouncement(text, language);
}

const marks = /(?<mark>\*\*|__|==)(?=\S)(?<term>[^*_=\n]{2,60}?)(?<=\S)\k<mark>/gu;

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
