import { bagOf } from "@jotter/analysis/similarity";
import type { Language } from "@jotter/domain/settings";
import { playingAt, type TimedLine } from "./timed-lines.ts";

/** Somebody writes down what was just said: mostly within this time, and seldom before it is. */
const before = 60_000;
const after = 30_000;
/** Of what was said, around the moment where nothing in it has the words of the line. */
const around = 12_000;

export type Said = {
  /** Of the transcript's lines, in order. */
  readonly from: number;
  readonly to: number;
  /** The line's own words are among them; else they are only what was said at that moment. */
  readonly isSame: boolean;
};

/**
 * What was said that a line of the student stands for: near its second, and by its words where they are there. Null
 * where nothing was said near it. [LEC-1]
 */
export function saidNear(
  line: Pick<TimedLine, "atMs" | "text">,
  transcript: readonly TimedLine[],
  language: Language,
): Said | null {
  const first = playingAt(transcript, line.atMs - before);
  const last = playingAt(transcript, line.atMs + after);
  if (last < 0) return null;
  const own = bagOf(line.text, language);
  let best = { at: -1, score: 0 };
  for (let at = Math.max(0, first); at <= last; at++) {
    const other = transcript[at];
    if (!other || other.atMs < line.atMs - before) continue;
    const score = shared(own, bagOf(other.text, language)) - Math.abs(other.atMs - line.atMs) / 1_000_000;
    if (score > best.score) best = { at, score };
  }
  // One word of many is chance.
  if (best.score > 0.5 && best.score * 4 >= own.size)
    return { from: best.at, to: Math.min(last, best.at + 1), isSame: true };
  const near = transcript.flatMap(({ atMs }, at) =>
    atMs >= line.atMs - around && atMs <= line.atMs + around ? [at] : [],
  );
  const [from = -1] = near;
  return near.length === 0 ? null : { from, to: near.at(-1) ?? from, isSame: false };
}

/** How many of the words of one are in the other; a number counts double. */
function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const key of one.keys()) if (other.has(key)) sum += /\d/.test(key) ? 2 : 1;
  return sum;
}

/** The words of lines as they were said, one after the other. */
export function wordsOf(transcript: readonly TimedLine[], { from, to }: Pick<Said, "from" | "to">): string {
  return transcript
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(" ");
}
