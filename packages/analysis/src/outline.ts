import { definitions } from "./definitions.ts";
import { isAside } from "./facts/off-subject.ts";
import { keySentences } from "./key-sentences.ts";
import { type Keyphrase, keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import { notedTerms } from "./noted-terms.ts";
import { readingMinutes } from "./readability.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";
import { wordCount } from "./words.ts";

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

/** By its headings where a text has them, else by its lists, else by its paragraphs, where a term names what each is about. */
export function outlineOfReading(reading: Reading): Outline {
  const minutes = readingMinutes(reading.source, reading.language);
  if (reading.headings.length > 0) return { sections: byHeadings(reading), minutes, unsure: 0 };
  const listed = byLists(reading);
  if (listed.length > 1) return { sections: listed, minutes, unsure: 0 };
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

/** Where at least two items have others below them: these, and between them what stands by itself. */
function byLists(reading: Reading): readonly OutlineSection[] {
  const branches = branchesOf(reading.paragraphs, reading);
  if (branches.length < 2) return [];
  const isShort = ({ sentences }: Paragraph) => sentences.length === 1 && (sentences[0]?.text.length ?? 0) < 80;
  const alone = reading.paragraphs.flatMap((paragraph, at): Branch[] => {
    if (branches.some(({ from, to }) => at >= from && at < to) || !isShort(paragraph)) return [];
    if (isAside(paragraph, reading.language)) return [];
    const [sentence] = paragraph.sentences;
    return sentence ? [{ title: sentence.text, keyPoints: [], subsections: [], minutes: 0, from: at, to: at + 1 }] : [];
  });
  return [...branches, ...alone].sort((one, other) => one.from - other.from);
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
  const branches = branchesOf(own, reading);
  const text = all.flatMap((paragraph) => paragraph.sentences.map((one) => one.text)).join(" ");
  return {
    title,
    keyPoints: pointsOf(outside(branches, own), reading),
    subsections: [...branches, ...subsections],
    minutes: readingMinutes(text, reading.language),
  };
}

function pointsOf(all: readonly Paragraph[], reading: Reading): readonly Sentence[] {
  const paragraphs = all.filter((paragraph) => !isAside(paragraph, reading.language));
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const isList = paragraphs.length > 2 && paragraphs.every(({ kind, aside }) => kind === "item" && aside === null);
  if (sentences.length < 3 || (isList && sentences.length <= mostItems)) return sentences;
  const count = isList ? mostItems : Math.min(3, Math.ceil(sentences.length / 3));
  return keySentences({ ...reading, sentences }, { count }).found.map(({ sentence }) => sentence);
}

/** A short list is kept as it is. */
const mostItems = 8;

type Branch = OutlineSection & { readonly from: number; readonly to: number };

/** The items that have others below them, each with these: a list that its author has nested is an outline. */
function branchesOf(paragraphs: readonly Paragraph[], reading: Reading): readonly Branch[] {
  const branches: Branch[] = [];
  for (let at = 0; at < paragraphs.length; at += 1) {
    const own = paragraphs[at];
    if (own?.kind !== "item" || own.aside) continue;
    let end = at + 1;
    while (end < paragraphs.length && (paragraphs[end]?.depth ?? 0) > own.depth) end += 1;
    if (end === at + 1) continue;
    branches.push({ ...branchOf(own, paragraphs.slice(at + 1, end), reading), from: at, to: end });
    at = end - 1;
  }
  return branches;
}

function branchOf(own: Paragraph, below: readonly Paragraph[], reading: Reading): OutlineSection {
  const [first] = own.sentences;
  const noted = notedTerms(reading).found.find(({ sentence }) => sentence.index === first?.index);
  const { language } = reading;
  const isName =
    wordCount(first?.text ?? "", language) <= (isSpaceless(language) ? 20 : 8) && own.sentences.length === 1;
  const branches = branchesOf(below, reading);
  const text = [own, ...below].flatMap(({ sentences }) => sentences.map((one) => one.text)).join(" ");
  return {
    title: titled(noted?.term ?? first?.text.replace(/[:：]$/u, "") ?? ""),
    // What says more than a name is also a point.
    keyPoints: [...(noted || !isName ? own.sentences : []), ...pointsOf(outside(branches, below), reading)],
    subsections: branches,
    minutes: readingMinutes(text, language),
  };
}

function outside(branches: readonly Branch[], paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  return paragraphs.filter((_, at) => !branches.some(({ from, to }) => at >= from && at < to));
}
