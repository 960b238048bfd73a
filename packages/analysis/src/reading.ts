import type { Language } from "@jotter/domain/settings";
import { grammar } from "@jotter/markdown/grammar";
import { isSpaceless, languageOf } from "./language.ts";
import { vocabulary } from "./vocabulary.ts";

/** A sentence as words without markup, and where in the student's text it stands. */
export type Sentence = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Its number in the text. */
  readonly index: number;
  /** The paragraph it belongs to, and its number there. */
  readonly paragraph: number;
  readonly place: number;
};

export type Paragraph = {
  readonly kind: "prose" | "item";
  /** The headings it stands under, the uppermost first. */
  readonly headings: readonly string[];
  readonly sentences: readonly Sentence[];
  readonly from: number;
  readonly to: number;
};

export type Heading = {
  readonly text: string;
  readonly level: number;
  readonly from: number;
  /** The first paragraph after it. */
  readonly paragraph: number;
};

/** A text as it is read: sentences in paragraphs under headings. Code and display formulas are left out. */
export type Reading = {
  readonly language: Language;
  readonly source: string;
  readonly paragraphs: readonly Paragraph[];
  readonly headings: readonly Heading[];
  readonly sentences: readonly Sentence[];
};

export function readingOf(source: string, language: Language = languageOf(source) ?? "en"): Reading {
  const paragraphs: Paragraph[] = [];
  const headings: Heading[] = [];
  const sentences: Sentence[] = [];
  const path: { readonly text: string; readonly level: number }[] = [];
  const stretches = stretchesOf(source);
  for (const [at, stretch] of stretches.entries()) {
    const text = stretch.text.trim();
    if (text === "") continue;
    const level = stretch.level ?? (looksLikeHeading(stretch, stretches[at + 1], language) ? 3 : null);
    if (level !== null) {
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
      path.push({ text, level });
      headings.push({ text, level, from: stretch.from, paragraph: paragraphs.length });
      continue;
    }
    const own = sentencesOf(stretch, language, sentences.length, paragraphs.length);
    if (own.length === 0) continue;
    sentences.push(...own);
    paragraphs.push({
      kind: stretch.kind,
      headings: path.map((one) => one.text),
      sentences: own,
      from: own[0]?.from ?? stretch.from,
      to: own.at(-1)?.to ?? stretch.from,
    });
  }
  return { language, source, paragraphs, headings, sentences };
}

/** A leaf block: its words without markup, and for each of them where it stands in the source. */
type Stretch = {
  readonly kind: "prose" | "item";
  readonly level: number | null;
  readonly text: string;
  /** The same, with formulas blotted out: a full stop inside one ends no sentence. */
  readonly blotted: string;
  readonly places: readonly number[];
  readonly from: number;
};

const leaves = /^(Paragraph|Task|ATXHeading[1-6]|SetextHeading[12]|TableRow|FootnoteDefinition)$/;
const markup =
  /^(EmphasisMark|HighlightMark|StrikethroughMark|CodeMark|LinkMark|URL|LinkTitle|LinkLabel|WikiMark|HeaderMark|QuoteMark|ListMark|TaskMarker|FootnoteReference|FootnoteLabel|HTMLTag|Comment|TableDelimiter)$/;

function stretchesOf(source: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  grammar.parse(source).iterate({
    enter: ({ name, node }) => {
      if (!leaves.test(name)) return true;
      const isHidden = new Uint8Array(node.to - node.from);
      const isFormula = new Uint8Array(node.to - node.from);
      node.cursor().iterate((inner) => {
        const isLabelled = inner.name === "WikiTarget" && inner.node.nextSibling?.nextSibling?.name === "WikiLabel";
        const isAddress = inner.name === "URL" && !/^(Link|Image)$/.test(inner.node.parent?.name ?? "");
        const [from, to] = [inner.from - node.from, inner.to - node.from];
        if (isLabelled || (markup.test(inner.name) && !isAddress)) isHidden.fill(1, from, to);
        if (inner.name === "InlineMath" || inner.name === "DisplayMath") isFormula.fill(1, from, to);
      });
      let text = "";
      let blotted = "";
      const places: number[] = [];
      for (let at = node.from; at < node.to; at += 1) {
        if (isHidden[at - node.from]) continue;
        const sign = source[at] ?? "";
        const plain = /\s/.test(sign) ? " " : sign;
        if (plain === " " && (text === "" || text.endsWith(" "))) continue;
        text += plain;
        blotted += isFormula[at - node.from] ? "x" : plain;
        places.push(at);
      }
      const level = /Heading([1-6])$/.exec(name)?.[1];
      stretches.push({
        kind: name === "Task" || node.parent?.name === "ListItem" || name === "TableRow" ? "item" : "prose",
        level: level === undefined ? null : Number(level),
        text,
        blotted,
        places,
        from: node.from,
      });
      return false;
    },
  });
  return stretches;
}

/** A short line of its own without an end, before a longer one: pasted texts write headings so. */
function looksLikeHeading(stretch: Stretch, next: Stretch | undefined, language: Language): boolean {
  const text = stretch.text.trim();
  if (stretch.kind !== "prose" || !next || next.kind !== "prose" || next.level !== null) return false;
  const isShort = isSpaceless(language) ? text.length <= 20 : text.split(" ").length <= 8;
  return isShort && /[\p{L}\p{N})]$/u.test(text) && next.text.length > 2 * text.length;
}

const segmenters = new Map<Language, Intl.Segmenter>();

function sentencesOf(stretch: Stretch, language: Language, first: number, paragraph: number): Sentence[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  const cuts: { from: number; to: number }[] = [];
  for (const { index, segment } of segmentsOf(stretch.blotted, segmenter)) {
    const last = cuts.at(-1);
    const to = index + segment.length;
    // What opens a quotation belongs to it.
    if (last && /[「『（“]$/.test(stretch.blotted.slice(0, last.to))) last.to -= 1;
    if (last && isInside(stretch.blotted.slice(last.from, last.to), segment, language)) last.to = to;
    else cuts.push({ from: last?.to ?? index, to });
  }
  const found: Sentence[] = [];
  for (const { from, to } of cuts) {
    const raw = stretch.text.slice(from, to);
    const text = raw.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const begin = from + raw.indexOf(text);
    found.push({
      text,
      from: stretch.places[begin] ?? stretch.from,
      to: (stretch.places[begin + text.length - 1] ?? stretch.from) + 1,
      index: first + found.length,
      paragraph,
      place: found.length,
    });
  }
  return found;
}

/** "… is vitamin D. The …": the letter is no initial of a name. */
const lettered =
  /(?:vitamin|type?|tipo|typ|group|grup|gruppe|class|clase|klasse|plan|point|punkt|punto|hepatitis)\p{L}*\s\p{Lu}\.\s*$/iu;

/** "… zufließt. 1986 brannte …": a year opens a sentence too, whatever letter follows it. */
function* segmentsOf(text: string, segmenter: Intl.Segmenter) {
  for (const { index, segment } of segmenter.segment(text)) {
    let from = 0;
    for (const { index: at } of segment.matchAll(/(?<=\p{L}{3}[.!?]\s)(?=[12]\d{3}\s\p{Ll})/gu)) {
      yield { index: index + from, segment: segment.slice(from, at) };
      from = at;
    }
    yield { index: index + from, segment: segment.slice(from) };
  }
}

/** Whether what was cut in two is one sentence: after an abbreviation, an initial, an ordinal, or before a small letter. */
function isInside(before: string, after: string, language: Language): boolean {
  if (isSpaceless(language))
    return /^[」』”’）)]/.test(after) || (/[」』”]$/.test(before) && /^(?:と|って|など|，|、|的)/.test(after));
  if (/^[\p{Ll})\]]/u.test(after) && !/[!?…]["”»)]*\s*$/.test(before)) return true;
  if (/^\d/.test(after) && /\([^)]{0,20}$/.test(before)) return true;
  const last = /(?:^|[\s(«"“„])([^\s(]+)\.\s*$/.exec(before)?.[1];
  if (last === undefined) return false;
  if (/^\p{Lu}$/u.test(last)) return !lettered.test(before);
  if (language === "de" && /^([1-9]|[12]\d|3[01])$/.test(last)) return true;
  return vocabulary[language].abbreviations.has(last.toLowerCase());
}
