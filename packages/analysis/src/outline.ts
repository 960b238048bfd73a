import { definitions } from "./definitions.ts";
import { keySentences } from "./key-sentences.ts";
import { type Keyphrase, keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import { readingMinutes } from "./readability.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";

export type OutlineSection = {
  readonly title: string;
  readonly keyPoints: readonly Sentence[];
  readonly subsections: readonly OutlineSection[];
  readonly minutes: number;
};

export type Outline = {
  readonly sections: readonly OutlineSection[];
  readonly minutes: number;
  /** How many paragraphs got no name because none fits surely. */
  readonly unsure: number;
};

/** By its headings where a text has them, else by its paragraphs, where a term names what each of them is about. */
export function outlineOfReading(reading: Reading): Outline {
  const minutes = readingMinutes(reading.source, reading.language);
  if (reading.headings.length > 0) return { sections: byHeadings(reading), minutes, unsure: 0 };
  return { ...byTopics(reading), minutes };
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

/** Each paragraph under the name of its topic. One that has none goes without, and is counted. */
function byTopics(reading: Reading): Pick<Outline, "sections" | "unsure"> {
  const terms = keyphrases(reading, 40).found;
  const { paragraphs } = reading;
  const sections = paragraphs.flatMap((paragraph) => {
    const title = topicOf(paragraph, terms, reading);
    return title === null ? [] : [sectionOf(title, [paragraph], [paragraph], reading, [])];
  });
  // One name for a whole text, or names for the lesser part of it, is no outline.
  const isOutline = sections.length > 1 && sections.length >= paragraphs.length / 2;
  return isOutline
    ? { sections, unsure: paragraphs.length - sections.length }
    : { sections: [], unsure: paragraphs.length };
}

/** The terms that are explained there; else the one said there again and again, and less elsewhere. */
function topicOf({ sentences }: Paragraph, terms: readonly Keyphrase[], reading: Reading): string | null {
  const { language } = reading;
  const [first, last] = [sentences[0]?.index ?? 0, sentences.at(-1)?.index ?? 0];
  const definedAt = new Map(
    definitions(reading).found.map(({ term, sentence }) => [term.toLowerCase(), sentence.index] as const),
  );
  // It may be named before, in passing.
  const isHere = ({ text, sentences: [begin = -1] }: Keyphrase) => {
    const at = definedAt.get(text.toLowerCase()) ?? begin;
    return at >= first && at <= last;
  };
  const explained = terms
    .filter((term) => term.by === "definition" && isHere(term))
    .sort((a, b) => (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0));
  const names = explained
    .filter(({ text }) => !explained.some((other) => other.text !== text && other.text.includes(text)))
    .slice(0, 3)
    .map(({ text }) => text);
  if (names.length > 1) return titled(names.join(isSpaceless(language) ? "、" : ", "));
  const inside = (term: Keyphrase) => term.sentences.filter((one) => one >= first && one <= last).length;
  const least = Math.max(2, Math.min(3, sentences.length / 2));
  // A word that is only frequent names no topic: every second sentence about the kidney says "blood".
  const sure = terms.filter(({ by }) => by !== "repetition");
  const own = sure.filter((term) => inside(term) >= least && inside(term) >= term.sentences.length * 0.6);
  const [most] = own.sort((a, b) => inside(b) - inside(a) || b.score - a.score);
  return most ? titled(most.text) : null;
}

function titled(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
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
