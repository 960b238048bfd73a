import type { Sentence } from "@jotter/analysis/reading";
import { readingOf } from "@jotter/analysis/reading";
import { z } from "zod/mini";
import type { Chunk, Source } from "./source.ts";

/** A place in a source that bears a claim out, word for word. [AIX-7] */
export type Citation = {
  readonly sourceId: string;
  readonly quote: string;
  readonly from: number;
  readonly to: number;
};

/** Something said about a source. Without a citation it is shown as not found there. */
export type Claim = { readonly text: string; readonly citations: readonly Citation[]; readonly isSupported: boolean };

/** How a model says where it has something from. */
export const Cite = z.object({
  cid: z.string().check(z.describe("the name of the block, such as c1")),
  quote: z.string().check(z.describe("a few words copied from that block, unchanged")),
});
export type Cite = z.infer<typeof Cite>;

export const CitedText = z.object({ text: z.string(), cites: z.array(Cite) });
export type CitedText = z.infer<typeof CitedText>;

export function claimOf({ text, cites }: CitedText, chunks: readonly Chunk[]): Claim {
  const citations = citationsOf(cites, chunks);
  return { text: text.trim(), citations, isSupported: citations.length > 0 };
}

/** Only those whose quote is really there. */
export function citationsOf(cites: readonly Cite[], chunks: readonly Chunk[]): readonly Citation[] {
  const found: Citation[] = [];
  for (const cite of cites) {
    const citation = citationOf(cite, chunks);
    if (citation && !found.some(({ sourceId, from }) => sourceId === citation.sourceId && from === citation.from)) {
      found.push(citation);
    }
  }
  return found;
}

/** The place of a sentence that the device itself picked. */
export function citationTo({ from, to }: Pick<Sentence, "from" | "to">, source: Source): Citation {
  return { sourceId: source.id, quote: source.text.slice(from, to), from, to };
}

function citationOf({ cid, quote }: Cite, chunks: readonly Chunk[]): Citation | null {
  const wanted = plain(quote).text;
  // Two words are in every text.
  if (weight(wanted) < 10) return null;
  // A model that mixes up the names of two blocks has still quoted what is there.
  const inOrder = [...chunks.filter((one) => one.cid === cid), ...chunks.filter((one) => one.cid !== cid)];
  for (const chunk of inOrder) {
    const place = placeIn(chunk, wanted);
    if (place) return placed(chunk, place.from, place.to);
  }
  const named = chunks.find((one) => one.cid === cid);
  return named ? nearly(named, wanted) : null;
}

function placed({ source, from: start }: Chunk, from: number, to: number): Citation {
  return {
    sourceId: source.id,
    quote: source.text.slice(start + from, start + to),
    from: start + from,
    to: start + to,
  };
}

function placeIn({ text }: Chunk, wanted: string): { readonly from: number; readonly to: number } | null {
  const own = plain(text);
  const at = own.text.indexOf(wanted);
  if (at < 0) return null;
  return { from: own.places[at] ?? 0, to: (own.places[at + wanted.length - 1] ?? 0) + 1 };
}

/** A slip of the pen is forgiven, another word is not: nine tenths of the letter pairs, and every number. */
function nearly(chunk: Chunk, wanted: string): Citation | null {
  const numbers: readonly string[] = wanted.match(/\d+/g) ?? [];
  for (const { from, to } of readingOf(chunk.text, chunk.source.language).sentences) {
    const own = plain(chunk.text.slice(from, to)).text;
    const hasNumbers = numbers.every((number) => own.includes(number));
    if (hasNumbers && isDenied(own) === isDenied(wanted) && likeness(own, wanted) >= 0.9)
      return placed(chunk, from, to);
  }
  return null;
}

function isDenied(text: string): boolean {
  return /(?<!\p{L})(?:not|no|never|nicht|kein\p{L}*|ne|pas|jamais|nunca)(?!\p{L})|不|没|ない|ません/u.test(text);
}

function likeness(a: string, b: string): number {
  const pairs = (text: string) => [...text].slice(1).map((letter, at) => `${[...text][at]}${letter}`);
  const [ours, theirs] = [pairs(a), pairs(b)];
  const left = new Map<string, number>();
  for (const pair of ours) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of theirs) {
    const times = left.get(pair) ?? 0;
    if (times > 0) {
      shared += 1;
      left.set(pair, times - 1);
    }
  }
  return (2 * shared) / Math.max(1, ours.length + theirs.length);
}

/** Letters of Chinese and Japanese say more than one of an alphabet. */
function weight(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letter) ? 2.5 : 1),
    0,
  );
}

/** A text without what a model changes when it copies: marks of markdown, kinds of quotes and dashes, spaces, capitals. */
function plain(text: string): { readonly text: string; readonly places: readonly number[] } {
  let result = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = swapped[text[at] ?? ""] ?? (text[at] ?? "").toLowerCase();
    const isSpace = /\s/.test(letter);
    if (letter === "" || (isSpace && (result === "" || result.endsWith(" ")))) continue;
    for (const one of isSpace ? " " : letter) {
      result += one;
      places.push(at);
    }
  }
  const trimmed = result.replace(/[ .…。]+$/, "");
  return { text: trimmed, places: places.slice(0, trimmed.length) };
}

const swapped: Readonly<Record<string, string>> = {
  ...Object.fromEntries([..."*_`~=#>\u200b\u200c\u200d\u2060\ufeff\u00ad"].map((sign) => [sign, ""])),
  ...Object.fromEntries([..."“”„«»「」『』\"‘’‚'"].map((sign) => [sign, "'"])),
  ...Object.fromEntries([..."–—−‐‑"].map((sign) => [sign, "-"])),
  "…": "...",
};
