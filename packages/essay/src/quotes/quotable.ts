import type { Language } from "@jotter/domain/settings";
import { proseOf } from "../prose.ts";

/** A sentence somebody may quote: as it reads, and where it stands in its text. */
export type Quotable = { readonly at: number; readonly length: number; readonly text: string };

/** The sentences of a text around the words somebody looked for, at most so many, with the first that has them. [ESS-2] */
export function quotableIn(
  text: string,
  language: Language,
  looked: string,
  most: number,
): { readonly sentences: readonly Quotable[]; readonly first: number } {
  const all = proseOf(text, language).blocks.flatMap(({ text: words, sentences, places }) =>
    sentences.flatMap(({ from, to }) => {
      const own = words.slice(from, to).replace(/\s+/gu, " ").trim();
      const at = places[from] ?? 0;
      return /[\p{L}\p{N}]/u.test(own) ? [{ at, length: (places[to - 1] ?? at) + 1 - at, text: own }] : [];
    }),
  );
  const wanted = looked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const hits = (sentence: Quotable) => wanted.filter((word) => sentence.text.toLowerCase().includes(word)).length;
  const best = Math.max(0, ...all.map(hits));
  const found = best === 0 ? 0 : all.findIndex((sentence) => hits(sentence) === best);
  const from = Math.max(0, Math.min(found - Math.ceil(most / 4), all.length - most));
  return { sentences: all.slice(from, from + most), first: found - from };
}
