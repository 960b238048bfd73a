import type { Text } from "@codemirror/state";
import type { Stretch } from "./changed-block.ts";

/** A stretch and the rest of the sentences it begins and ends in: half a sentence can be neither shortened nor said anew. */
export function wholeSentences(doc: Text, { from, to }: Stretch): Stretch {
  return { from: Math.min(from, sentenceAt(doc, from).from), to: Math.max(to, sentenceAt(doc, to, -1).to) };
}

/** Longer lines are no sentences. */
const longest = 20_000;

/** The sentence around a place; at the border of two the one after it, or before it. */
function sentenceAt(doc: Text, at: number, side: 1 | -1 = 1): Stretch {
  const line = doc.lineAt(at);
  const place = at - line.from + (side < 0 ? -1 : 0);
  if (place < 0 || line.length > longest) return { from: at, to: at };
  const sentence = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(line.text).containing(place);
  if (!sentence) return { from: at, to: at };
  const from = line.from + sentence.index;
  return { from, to: from + sentence.segment.trimEnd().length };
}
