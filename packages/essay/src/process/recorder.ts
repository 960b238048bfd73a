import type { EssayEntry, WordOrigin } from "@jotter/domain/essay-entry";
import { spaceless } from "@jotter/markdown/count-words";

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
  readonly end: WordEnd;
} | null;

/** What the last sign leaves open: a word or a number that the next goes on with, or nothing. */
type WordEnd = "out" | "word" | "number";

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
  const typed = wordsIn(isTyped ? change.text : "", recorder?.end ?? "out");
  const open = {
    from: before?.from ?? change.at,
    last: change.at,
    ms: (before?.ms ?? 0) + gap,
    words: (before?.words ?? 0) + typed.words,
    deleted: (before?.deleted ?? 0) + (change.deleted ?? 0),
    end: typed.end,
  };
  if (isTyped) return { recorder: open, entries };
  // What comes at once is an entry of its own.
  const { words } = wordsIn(change.text, "out");
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

/** Words as they begin, counted as the editor counts them; what is typed next may go on with the last. */
export function wordsIn(text: string, before: WordEnd): { readonly words: number; readonly end: WordEnd } {
  let [words, end] = [0, before];
  for (const sign of text) {
    if (spaceless.test(sign)) [words, end] = [words + 1, "out"];
    // "1914–1918" is one; anywhere else a dash parts.
    else if (/[\s—…]/u.test(sign) || (sign === "–" && end !== "number")) end = "out";
    else if (/[\p{L}\p{N}]/u.test(sign)) {
      if (end === "out") words += 1;
      end = /\d/u.test(sign) ? "number" : "word";
    }
  }
  return { words, end };
}
