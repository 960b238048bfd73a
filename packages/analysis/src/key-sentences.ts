import { isSpoken } from "./chatter.ts";
import { definitions } from "./definitions.ts";
import { isOffSubject, withoutRemarks } from "./facts/off-subject.ts";
import { type Findings, findings } from "./findings.ts";
import { isSpaceless } from "./language.ts";
import { notedTerms } from "./noted-terms.ts";
import type { Reading, Sentence } from "./reading.ts";
import { cosine, type Vector, vectorsOf } from "./similarity.ts";
import { stepsOf } from "./stages.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount } from "./words.ts";

export type KeySentence = { readonly sentence: Sentence; readonly score: number };

/** As many as asked for, as many as fit in so many words, or both. In the order of the text. */
export type HowMany = { readonly count: number; readonly words?: number } | { readonly words: number };

const fewestSentences = 3;
/** Comparing each with each costs the square: a longer text is first thinned out, stretch by stretch. */
const mostSentences = 400;
const stretch = 200;

/** The sentences that carry a text: central, stating, readable alone, and not saying the same twice. */
export function keySentences(reading: Reading, howMany: HowMany): Findings<KeySentence> {
  const { all, vectors, scored } = weighed(reading);
  if (all.length < fewestSentences) return findings([], 1, true);
  const chosen: number[] = [];
  // How much each is like the likest of those that are chosen.
  const likeness = all.map(() => 0);
  // How much each stands beside one that is chosen: a text is more than its begin.
  const nearness = all.map(() => 0);
  const candidates = new Set(all.map((_, at) => at).filter((at) => (scored[at] ?? 0) > 0));
  let left = howMany.words ?? Number.POSITIVE_INFINITY;
  const most = "count" in howMany ? howMany.count : all.length;
  const reach = all.length / Math.max(1, Math.min(most, fitting(all, left, reading)));
  while (chosen.length < most && candidates.size > 0) {
    const best = bestOf(candidates, { likeness, nearness, scored });
    if (best === null) break;
    candidates.delete(best);
    const size = wordCount(all[best]?.text ?? "", reading.language);
    if (size > left) continue;
    left -= size;
    chosen.push(best);
    const vector = vectors[best];
    if (!vector) continue;
    for (const at of candidates) {
      nearness[at] = Math.max(nearness[at] ?? 0, 1 - Math.abs(at - best) / reach);
      likeness[at] = Math.max(likeness[at] ?? 0, cosine(vector, vectors[at] ?? new Map()));
      // Nothing makes it new again.
      if ((likeness[at] ?? 0) > sameThought) candidates.delete(at);
    }
  }
  const found = chosen
    .sort((a, b) => a - b)
    .flatMap((at) => (all[at] ? [{ sentence: all[at], score: scored[at] ?? 0 }] : []));
  return findings(found, "count" in howMany ? howMany.count : Math.max(1, found.length), false);
}

type Weighed = {
  readonly all: readonly Sentence[];
  readonly vectors: readonly Vector[];
  readonly scored: readonly number[];
};

/** One tool asks for sentences several times, and this is nearly all of the work. */
const known = new WeakMap<Reading, Weighed>();

function weighed(reading: Reading): Weighed {
  const before = known.get(reading);
  if (before) return before;
  const all = thinnedOut(reading);
  const vectors = vectorsOf(all, reading.language);
  const made = { all, vectors, scored: scoresOf(reading, all, vectors) };
  known.set(reading, made);
  return made;
}

/** The strongest of each stretch of a long text, so that its end counts as much as its begin. */
function thinnedOut(reading: Reading): readonly Sentence[] {
  const { language } = reading;
  const sentences = reading.sentences.filter(({ paragraph }) => !reading.paragraphs[paragraph]?.aside);
  if (sentences.length <= mostSentences) return sentences;
  const share = mostSentences / sentences.length;
  const kept: Sentence[] = [];
  for (let from = 0; from < sentences.length; from += stretch) {
    const part = sentences.slice(from, from + stretch);
    const scores = scoresOf(reading, part, vectorsOf(part, language));
    const ranked = part.map((sentence, at) => ({ sentence, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
    kept.push(...ranked.slice(0, Math.max(1, Math.floor(part.length * share))).map(({ sentence }) => sentence));
  }
  return kept.sort((a, b) => a.index - b.index);
}

const sameThought = 0.7;
/** How much a neighbour of a chosen sentence is worth less: tried on the texts of `testing`. */
const besideIt = 0.35;

/** About how many sentences of this text so many words hold. */
function fitting(all: readonly Sentence[], words: number, { language }: Reading): number {
  const each = all.reduce((sum, { text }) => sum + wordCount(text, language), 0) / Math.max(1, all.length);
  return each === 0 ? 1 : words / each;
}

type Weights = {
  readonly likeness: readonly number[];
  readonly nearness: readonly number[];
  readonly scored: readonly number[];
};

/** New among the chosen, from another part of the text, and strong: maximal marginal relevance. */
function bestOf(candidates: ReadonlySet<number>, { likeness, nearness, scored }: Weights): number | null {
  let best: number | null = null;
  let top = 0;
  for (const at of candidates) {
    const value = (scored[at] ?? 0) * (1 - 0.6 * (likeness[at] ?? 0)) * (1 - besideIt * (nearness[at] ?? 0));
    if (value > top) {
      top = value;
      best = at;
    }
  }
  return best;
}

/** Each sentence between 0 and about 3. */
function scoresOf(reading: Reading, sentences: readonly Sentence[], vectors: readonly Vector[]): readonly number[] {
  const { language } = reading;
  const words = vocabulary[language];
  const ranks = textRank(vectors);
  const defined = new Set(definitions(reading).found.map((one) => one.sentence.index));
  // What a student set beside a term is what they want to know, however short.
  const noted = new Set(notedTerms(reading).found.map((one) => one.sentence.index));
  const highest = Math.max(...ranks, Number.EPSILON);
  return Array.from(stepsOf("sentences", [...sentences.entries()]), ([at, sentence]) => {
    const size = wordCount(sentence.text, language);
    const [shortest, longest] = isSpaceless(language) ? [12, 110] : [6, 45];
    const isNoted = noted.has(sentence.index);
    if ((size < shortest && !sentence.isHighlighted && !isNoted) || /[?？]["”»」]*$/.test(sentence.text)) return 0;
    let score = (ranks[at] ?? 0) / highest;
    // Whoever wrote it has said what matters.
    if (sentence.isHighlighted) score += 1;
    if (sentence.index === 0) score += 0.5;
    else if (sentence.place === 0) score += 0.45;
    if (words.signals.test(sentence.text)) score += 0.2;
    if (defined.has(sentence.index)) score += 0.35;
    else if (isNoted) score += 0.25;
    if (/\d{3,4}/.test(sentence.text)) score += 0.1;
    if (words.leansBack.test(sentence.text)) score -= 0.4;
    if (words.illustrates.test(sentence.text)) score -= 0.6;
    if (/[!！]$/.test(sentence.text)) score -= 0.3;
    if (size > longest) score -= 0.2;
    // Homework, the teacher, a doubt: what belongs to the lesson and not to its subject.
    if (isOffSubject(withoutRemarks(sentence.text, language), language)) score -= 0.9;
    else if (isSpoken(sentence.text, language)) score -= 0.4;
    return Math.max(0, score);
  });
}

/** How much of the text leads to each sentence: a walk over their likeness. */
function textRank(vectors: readonly Vector[]): readonly number[] {
  const size = vectors.length;
  // Row by row in one piece of memory: this is the innermost work of every tool.
  const edges = new Float64Array(size * size);
  for (const [i, a] of vectors.entries()) {
    for (let j = i + 1; j < size; j += 1) {
      const likeness = cosine(a, vectors[j] ?? new Map());
      // As much one way as the other.
      edges[i * size + j] = likeness;
      edges[j * size + i] = likeness;
    }
  }
  let ranks = new Float64Array(size).fill(1 / size);
  const rows = ranks.map((_, from) =>
    edges.subarray(from * size, (from + 1) * size).reduce((sum, one) => sum + one, 0),
  );
  for (let round = 0; round < 30; round += 1) {
    const flow = new Float64Array(size);
    for (let from = 0; from < size; from += 1) {
      const total = rows[from] as number;
      const rank = ranks[from] as number;
      if (total === 0) continue;
      for (let to = 0, at = from * size; to < size; to += 1, at += 1) {
        flow[to] = (flow[to] as number) + (rank * (edges[at] as number)) / total;
      }
    }
    ranks = flow.map((one) => 0.15 / size + 0.85 * one);
  }
  return [...ranks];
}
