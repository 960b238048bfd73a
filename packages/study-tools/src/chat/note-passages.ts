import { isSpaceless, languageOf } from "@jotter/analysis/language";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { askedTerm } from "../asked-term.ts";
import type { Claim } from "../citation.ts";
import { lookUp } from "../look-up.ts";
import { sourceOf } from "../source.ts";

/** A note of the student or a page of a document, to be quoted from. */
export type NoteText = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Of a document: which page, from 0 and as it is printed. */
  readonly page?: PageOfDocument;
};

export type PageOfDocument = { readonly documentId: string; readonly at: number; readonly label: string };

export type NotePassage = {
  readonly noteId: string;
  readonly title: string;
  readonly quote: string;
  readonly page?: PageOfDocument;
  /** It names what was asked for, and may say something else of it. */
  readonly isUnsure?: true;
};

const longestQuestion = 300;
const mostWords = 5;
const mostQuotes = 3;

/** Longer texts were pasted: they bring what they are about along, and somebody else may have written them. */
export function isPasted(text: string): boolean {
  return text.trim().length > longestQuestion;
}

/** The words of a question worth looking for, the longest first; none where it is no question to look anything up for. */
export function wordsToFind(question: string, language: Language): readonly string[] {
  if (isPasted(question) || pointing.test(question)) return [];
  const spoken = languageOf(question) ?? language;
  const told = wordsOf(question, spoken).filter(({ isStop, isNumber }) => !isStop && !isNumber);
  // What is written in kana is cut into words that say nothing: there the term is one.
  const words = told.length === 0 && isSpaceless(spoken) ? termIn(question) : told.map(({ text }) => text);
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords);
}

function termIn(question: string): readonly string[] {
  const term = askedTerm(question);
  return [...term].length > 1 ? [term] : [];
}

/** "那是哪一年", "それはいつ": what was spoken of before, and nothing that could be looked for. */
const pointing = /^(?:那|这|它|他|她|它们|他们|それ|これ|あれ|その|この|あの)/u;

/** What the notes say to a question, in their own words; nothing where they do not speak of it. [CHT-6] */
export function notePassages(question: string, notes: readonly NoteText[], language: Language): readonly NotePassage[] {
  const words = wordsToFind(question, language).map(stemOf);
  const most = Math.max(leastLetters, mostLetters / Math.max(1, notes.length));
  const sources = notes.map(({ id, title, body }) => {
    return sourceOf({ id, title, text: partsWith(words, body, most) }, language);
  });
  const { answers, near, unsure } = lookUp(question, { sources });
  const sure = answers.length > 0 ? answers.map((one) => withNext(one, near)) : near.slice(0, mostQuotes);
  const isUnsure = sure.length === 0 && unsure !== null;
  return (isUnsure ? [unsure] : sure).flatMap(({ text, citations: [citation] }) => {
    const source = notes.find(({ id }) => id === citation?.sourceId);
    if (!source) return [];
    const { id: noteId, title, page } = source;
    return [{ noteId, title, quote: text.trim(), ...(page && { page }), ...(isUnsure && { isUnsure }) }];
  });
}

/** A student waits for it: of long notes only what has a word of the question is read. */
const mostLetters = 30_000;
const leastLetters = 5000;

function partsWith(words: readonly string[], body: string, most: number): string {
  if (body.length <= most) return body;
  const isHeading = (part: string) => /^#{1,6} [^\n]*$/u.test(part);
  const parts = body.split(/\n{2,}/u).filter((part) => {
    const small = part.toLowerCase();
    return isHeading(part) || words.some((word) => small.includes(word));
  });
  // What no word was found in may have one that is written otherwise.
  const told = parts.every(isHeading) ? body : parts.join("\n\n");
  return told.slice(0, most);
}

/** "Divides" is looked for in "division" too. */
function stemOf(word: string): string {
  const small = word.toLowerCase();
  return small.length > 6 ? small.slice(0, 5) : small;
}

/** "It has four phases" belongs to the sentence before it. */
function withNext(answer: Claim, near: readonly Claim[]): Claim {
  const [own] = answer.citations;
  const longer = near.find(({ citations: [one] }) => {
    return own && one?.sourceId === own.sourceId && one.from === own.from && one.to > own.to;
  });
  return longer ?? answer;
}
