import { keySentences } from "./key-sentences.ts";
import { keyphrases } from "./keyphrases.ts";
import { readingMinutes } from "./readability.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";

export type OutlineSection = {
  readonly title: string;
  readonly keyPoints: readonly Sentence[];
  readonly subsections: readonly OutlineSection[];
  readonly minutes: number;
};

export type Outline = { readonly sections: readonly OutlineSection[]; readonly minutes: number };

/** By its headings where a text has them, else by its paragraphs, each named by its weightiest term. */
export function outlineOfReading(reading: Reading): Outline {
  const sections = reading.headings.length > 0 ? byHeadings(reading) : byParagraphs(reading);
  return { sections, minutes: readingMinutes(reading.source, reading.language) };
}

function byHeadings(reading: Reading): readonly OutlineSection[] {
  const { headings } = reading;
  const sectionsBelow = (from: number, to: number, parent: number): readonly OutlineSection[] => {
    const sections: OutlineSection[] = [];
    for (let at = from; at < to; at += 1) {
      const heading = headings[at];
      if (!heading || heading.level <= parent) continue;
      let end = at + 1;
      while (end < to && (headings[end]?.level ?? 0) > heading.level) end += 1;
      const own = reading.paragraphs.slice(heading.paragraph, headings[at + 1]?.paragraph);
      const all = reading.paragraphs.slice(heading.paragraph, headings[end]?.paragraph);
      sections.push(sectionOf(heading.text, own, all, reading, sectionsBelow(at + 1, end, heading.level)));
      at = end - 1;
    }
    return sections;
  };
  return sectionsBelow(0, headings.length, 0);
}

function byParagraphs(reading: Reading): readonly OutlineSection[] {
  const terms = keyphrases(reading, 20).found;
  const named = new Set<string>();
  return reading.paragraphs.flatMap((paragraph) => {
    const numbers = new Set(paragraph.sentences.map(({ index }) => index));
    const title = terms.find(
      ({ text, sentences }) => !named.has(text) && sentences.some((one) => numbers.has(one)),
    )?.text;
    // A paragraph without a term of its own goes on with the one before.
    if (title === undefined) return [];
    named.add(title);
    return [sectionOf(title, [paragraph], [paragraph], reading, [])];
  });
}

function sectionOf(
  title: string,
  own: readonly Paragraph[],
  all: readonly Paragraph[],
  reading: Reading,
  subsections: readonly OutlineSection[],
): OutlineSection {
  const sentences = own.flatMap((paragraph) => paragraph.sentences);
  const text = all.flatMap((paragraph) => paragraph.sentences.map((one) => one.text)).join(" ");
  return {
    title,
    keyPoints: pointsOf(sentences, reading),
    subsections,
    minutes: readingMinutes(text, reading.language),
  };
}

function pointsOf(sentences: readonly Sentence[], reading: Reading): readonly Sentence[] {
  if (sentences.length < 3) return sentences;
  return keySentences({ ...reading, sentences }, { count: Math.min(3, Math.ceil(sentences.length / 3)) }).found.map(
    ({ sentence }) => sentence,
  );
}
