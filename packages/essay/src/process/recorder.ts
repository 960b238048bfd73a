import type { EssayEntry, WordOrigin } from "@jotter/domain/essay-entry";
import { wideLetter } from "../quotes/plain-form.ts";

/** What the editor tells of one change: the words that came, and how many letters went. */
export type EssayChange = {
  readonly at: number;
  readonly origin: WordOrigin;
  readonly text: string;
  readonly deleted?: number;
};

/** The stretch that is being written, not yet an entry. */
export type Recorder = {
  readonly from: number;
  readonly last: number;
  readonly ms: number;
  readonly words: number;
  readonly deleted: number;
  /** The last sign was one of a word: the next goes on with it. */
  readonly isInWord: boolean;
} | null;

/** Longer than that nothing was done: it is no time at work, and a new stretch begins. */
export const idleMs = 60_000;
/** A stretch is written down at least so often, or a crash would take more. */
const longestMs = 300_000;

export type Recorded = { readonly recorder: Recorder; readonly entries: readonly EssayEntry[] };

/** A change is taken in; what has become an entry by it is to be added to the log. [ESS-2] */
export function recorded(recorder: Recorder, change: EssayChange): Recorded {
  const isOver =
    recorder !== null &&
    (change.at - recorder.last > idleMs || change.at < recorder.last || change.at - recorder.from > longestMs);
  const entries = isOver ? closed(recorder) : [];
  const before = isOver ? null : recorder;
  const gap =
    recorder !== null && change.at >= recorder.last && change.at - recorder.last <= idleMs
      ? change.at - recorder.last
      : 0;
  const isTyped = change.origin === "typed";
  const typed = wordsIn(isTyped ? change.text : "", recorder?.isInWord ?? false);
  const open = {
    from: before?.from ?? change.at,
    last: change.at,
    ms: (before?.ms ?? 0) + gap,
    words: (before?.words ?? 0) + typed.words,
    deleted: (before?.deleted ?? 0) + (change.deleted ?? 0),
    isInWord: typed.isInWord,
  };
  if (isTyped) return { recorder: open, entries };
  // What comes at once is an entry of its own.
  const { words } = wordsIn(change.text, false);
  const one: EssayEntry = { at: change.at, origin: change.origin, words };
  return { recorder: open, entries: words === 0 ? entries : [...entries, one] };
}

/** When the page is left, and whenever what is open is to be kept. */
export function closed(recorder: Recorder): readonly EssayEntry[] {
  if (!recorder) return [];
  const { last, ms, words, deleted } = recorder;
  if (words === 0 && deleted === 0 && ms === 0) return [];
  return [{ at: last, ms, origin: "typed", words, ...(deleted > 0 ? { deleted } : {}) }];
}

/** Words as they begin; each letter where words are not written apart. */
export function wordsIn(text: string, isInWord: boolean): { readonly words: number; readonly isInWord: boolean } {
  let [words, isIn] = [0, isInWord];
  for (const sign of text) {
    const isWide = wideLetter.test(sign);
    const isLetter = /[\p{L}\p{M}\p{N}'’-]/u.test(sign);
    if (isWide || (isLetter && !isIn && /[\p{L}\p{N}]/u.test(sign))) words += 1;
    isIn = isLetter && !isWide && (isIn || /[\p{L}\p{N}]/u.test(sign));
  }
  return { words, isInWord: isIn };
}
