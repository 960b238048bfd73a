import { languageOf } from "@jotter/analysis/language";
import { type Passage, passageFinder } from "@jotter/analysis/passages";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { chunksOf } from "../source.ts";

/** A note of the student, to be quoted from. */
export type NoteText = { readonly id: string; readonly title: string; readonly body: string };

export type NotePassage = { readonly noteId: string; readonly title: string; readonly quote: string };

const longestQuestion = 300;
const mostWords = 5;

/** Longer texts were pasted: they bring what they are about along, and somebody else may have written them. */
export function isPasted(text: string): boolean {
  return text.trim().length > longestQuestion;
}

/** The words of a question worth looking for, the longest first; none where it is no question to look anything up for. */
export function wordsToFind(question: string, language: Language): readonly string[] {
  if (isPasted(question)) return [];
  const words = wordsOf(question, languageOf(question) ?? language)
    .filter(({ isStop, isNumber }) => !isStop && !isNumber)
    .map(({ text }) => text);
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords);
}

/** What the notes say to a question, word for word; nothing where they do not speak of it. */
export function notePassages(question: string, notes: readonly NoteText[], language: Language): readonly NotePassage[] {
  const sources = notes.map(({ id, title, body }) => ({
    id,
    title,
    text: body,
    language: languageOf(body) ?? language,
  }));
  const chunks = chunksOf(sources).map(({ cid, source, heading, text }) => ({
    id: cid,
    text,
    language: source.language,
    heading: `${source.title}\n${heading}`,
    source,
  }));
  const answer = passageFinder(chunks)(question, languageOf(question) ?? language);
  if (answer.kind !== "found") return [];
  const sourceOf = new Map(chunks.map(({ id, source }) => [id, source]));
  return answer.passages.flatMap(({ chunk, quote }: Passage) => {
    const source = sourceOf.get(chunk.id);
    return source ? [{ noteId: source.id, title: source.title, quote: quote.trim() }] : [];
  });
}
