import type { Citation, Claim } from "@jotter/study-tools/citation";
import type { StudySource } from "./use-sources.ts";

type Text = Pick<StudySource, "id" | "text">;

/** Less than that is in many texts. */
const fewest = { letters: 15, signs: 6 } as const;

/** What stands word for word in the student's text and in another, at its places in both. [CMP-1] */
export function sameSentences(mine: Text, others: readonly Text[]): readonly Claim[] {
  const elsewhere = others.map((one) => new Map(sentencesIn(one).map((each) => [each.key, each.citation])));
  const found = new Map<string, Claim>();
  for (const { key, citation } of sentencesIn(mine)) {
    const citations = elsewhere.flatMap((sentences) => sentences.get(key) ?? []);
    if (citations.length === 0 || found.has(key)) continue;
    found.set(key, { text: citation.quote, citations: [citation, ...citations], isSupported: true });
  }
  return [...found.values()];
}

/** Of the sentences of the shorter text, the share that the other has word for word. */
export function shareOfSame(one: Text, other: Text): number {
  const [own, theirs] = [one, other].map((text) => new Set(sentencesIn(text).map(({ key }) => key)));
  const [fewer, more] = [own ?? new Set(), theirs ?? new Set()].toSorted((a, b) => a.size - b.size);
  const both = [...(fewer ?? [])].filter((key) => more?.has(key));
  return fewer && fewer.size > 0 ? both.length / fewer.size : 0;
}

/** Those that nothing which is listed already says in the same words. */
export function notListed(same: readonly Claim[], listed: readonly Pick<Claim, "text">[]): readonly Claim[] {
  const known = new Set(listed.map(({ text }) => keyOf(text)));
  return same.filter(({ text }) => !known.has(keyOf(text)));
}

function sentencesIn({ id, text }: Text): readonly { readonly key: string; readonly citation: Citation }[] {
  // A line, without the marks of a list, a quote or a heading; in it what ends with a full stop.
  return [...text.matchAll(/^[^\S\n]*(?:[-*+>#]+[^\S\n]+|\d+[.)][^\S\n]+)*([^\n]+)$/gm)].flatMap(
    ({ 0: line, 1: said = "", index }) => {
      if (/^\s*#/.test(line)) return [];
      const start = index + line.length - said.length;
      return [...said.matchAll(/\S[^。！？]*?(?:[。！？]|[.!?](?=\s+[\p{Lu}\p{N}"“«¿¡])|$)/gu)].flatMap((found) => {
        const quote = found[0].trimEnd();
        const key = keyOf(quote);
        const isShort =
          key.length < (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(key) ? fewest.signs : fewest.letters);
        const from = start + found.index;
        return isShort ? [] : [{ key, citation: { sourceId: id, quote, from, to: from + quote.length } }];
      });
    },
  );
}

/** Capitals, marks and blanks make no other sentence. */
function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
