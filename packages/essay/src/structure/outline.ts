import { isSpaceless } from "@jotter/analysis/language";
import type { Paragraph, Reading, Sentence } from "@jotter/analysis/reading";
import { wordCount } from "@jotter/analysis/words";
import { countWords } from "@jotter/markdown/count-words";
import { claimWords } from "./claim-words.ts";
import { cues } from "./cues.ts";

/** A place in the student's text. */
export type Place = { readonly at: number; readonly length: number };

export const placeOfSentence = ({ from, to }: Sentence): Place => ({ at: from, length: to - from });

/** A paragraph of an essay as a reader skims it. Length in words, letters where words are not written apart. */
export type OutlineParagraph = Place & {
  readonly heading: string | null;
  readonly lead: Place;
  readonly size: number;
  readonly sentences: number;
};

/** What is read as running text: no item, no row, no card, and not the title above it. */
export function paragraphsOf(reading: Reading): readonly Paragraph[] {
  const running = reading.paragraphs.filter(({ kind, aside }) => kind === "prose" && aside === null);
  return titleIn(running, reading) ? running.slice(1) : running;
}

/** What stands above an essay: its first heading, or a question of one line. */
export function titleOf(reading: Reading): string {
  const running = reading.paragraphs.filter(({ kind, aside }) => kind === "prose" && aside === null);
  return titleIn(running, reading)?.text ?? reading.headings[0]?.text ?? "";
}

const longestTitle = { spaced: 14, spaceless: 28 };

function titleIn([first, second]: readonly Paragraph[], { language }: Reading): Sentence | null {
  const [only, more] = first?.sentences ?? [];
  if (!only || more || !second || (first?.headings.length ?? 0) > 0) return null;
  const longest = isSpaceless(language) ? longestTitle.spaceless : longestTitle.spaced;
  return /[?？]\S?$/u.test(only.text) && wordCount(only.text, language) <= longest ? only : null;
}

export function sizeOf({ sentences }: Pick<Paragraph, "sentences">, { language }: Reading): number {
  return wordCount(sentences.map(({ text }) => text).join(" "), language);
}

export function outlineOf(reading: Reading): readonly OutlineParagraph[] {
  return paragraphsOf(reading).flatMap((paragraph) => {
    const [lead] = paragraph.sentences;
    if (!lead) return [];
    return [
      {
        at: paragraph.from,
        length: paragraph.to - paragraph.from,
        heading: paragraph.headings.at(-1) ?? null,
        lead: placeOfSentence(lead),
        // As the editor counts: two numbers for one paragraph would be one too many.
        size: countWords(reading.source.slice(paragraph.from, paragraph.to)),
        sentences: paragraph.sentences.length,
      },
    ];
  });
}

/** The sentence of the first paragraph that says most likely what the essay wants to show, or null. */
export function thesisOf(reading: Reading): Sentence | null {
  const [first] = paragraphsOf(reading);
  const least = isSpaceless(reading.language) ? 12 : 7;
  const candidates = (first?.sentences ?? []).filter(
    ({ text }) => isClaim(text, reading) && wordCount(text, reading.language) >= least,
  );
  return candidates.findLast(({ text }) => cues[reading.language].states.test(text)) ?? candidates.at(-1) ?? null;
}

/** It takes a side. "In this essay I will look at phones" does not; "… I will argue that they belong in class" does. */
export function isClaim(text: string, { language }: Reading): boolean {
  const { argues, announces, states } = cues[language];
  if (/[?？]\S?$/u.test(text) || claimWords[language].likes.test(text)) return false;
  return states.test(text) || (!announces.test(text) && !speech.test(text) && argues.test(text));
}

/** "He says: “…”": what somebody else should do is told, not claimed. */
const speech = /[:：,，]\s*[„“"«「『]/u;
