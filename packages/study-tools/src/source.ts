import { languageOf } from "@jotter/analysis/language";
import { readingOf } from "@jotter/analysis/reading";
import type { Language } from "@jotter/domain/settings";

/** What a student gives a tool to work on. [AIX-5] */
export type Source = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** Of a passage: the note it stands in, and where. */
  readonly around?: Around | undefined;
};

export type Around = { readonly text: string; readonly from: number; readonly to: number };

/** A text before anybody has looked at it. */
export type GivenText = Omit<Source, "language">;

/** In the language it is most likely written in; a text that says too little, in the reader's. */
export function sourceOf(given: GivenText, reader: Language): Source {
  return { ...given, language: languageOf(given.text) ?? reader };
}

/** A piece of a source under a short name that counts for one question only. */
export type Chunk = {
  readonly cid: string;
  /** The number of its source, from 1. */
  readonly document: number;
  readonly source: Source;
  /** The headings it stands under. */
  readonly heading: string;
  /** `source.text` from here to there, word for word. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

const chunkTokens = 1500;

/** About as a model counts: four letters, or one and a half of Chinese and Japanese. */
export function tokensOf(text: string): number {
  const dense = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  return Math.ceil(dense / 1.5 + (text.length - dense) / 4);
}

/** All sources in pieces of a size: cut at headings, else between paragraphs, else between sentences. Nothing is left out. */
export function chunksOf(sources: readonly Source[], mostTokens = chunkTokens): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (const [at, source] of sources.entries()) {
    for (const { from, to, heading } of rangesOf(source, mostTokens)) {
      const text = source.text.slice(from, to);
      if (text.trim() === "") continue;
      chunks.push({ cid: `c${chunks.length + 1}`, document: at + 1, source, heading, text, from, to });
    }
  }
  return chunks;
}

type Range = { readonly from: number; readonly to: number; readonly heading: string };

function rangesOf({ text, language }: Source, mostTokens: number): readonly Range[] {
  const reading = readingOf(text, language);
  const isHeading = new Set(reading.headings.map(({ from }) => from));
  const places = [...isHeading, ...reading.paragraphs.map(({ from }) => from)].sort((a, b) => a - b);
  const starts = [...new Set([0, ...places])];
  const ranges: Range[] = [];
  let from = 0;
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? text.length;
    const opensSection = isHeading.has(start) && tokensOf(text.slice(from, start)) > mostTokens / 4;
    if (start > from && (opensSection || tokensOf(text.slice(from, end)) > mostTokens)) {
      ranges.push({ from, to: start, heading: headingAt(reading, from) });
      from = start;
    }
    if (tokensOf(text.slice(from, end)) <= mostTokens) continue;
    // One paragraph that is too long by itself.
    for (const cut of cutsIn(text, from, end, mostTokens, reading.sentences)) {
      ranges.push({ from, to: cut, heading: headingAt(reading, from) });
      from = cut;
    }
  }
  if (from < text.length) ranges.push({ from, to: text.length, heading: headingAt(reading, from) });
  return ranges;
}

function* cutsIn(
  text: string,
  from: number,
  end: number,
  mostTokens: number,
  sentences: readonly { readonly from: number; readonly to: number }[],
): Generator<number> {
  const ends = sentences.filter((one) => one.to > from && one.to < end).map(({ to }) => to);
  let begin = from;
  while (tokensOf(text.slice(begin, end)) > mostTokens) {
    const fits = ends.filter((to) => to > begin && tokensOf(text.slice(begin, to)) <= mostTokens);
    // A "sentence" longer than a chunk is no sentence: cut it where it fits.
    begin = fits.at(-1) ?? Math.min(end, begin + Math.max(1, mostTokens));
    yield begin;
  }
}

function headingAt(reading: ReturnType<typeof readingOf>, at: number): string {
  const paragraph = reading.paragraphs.find(({ to }) => to > at);
  return paragraph?.headings.join(" › ") ?? "";
}
