import type { Piece } from "@jotter/note-index/snippet";
import { eachRun, folded, type Run } from "@jotter/note-index/words";

export type Match = {
  readonly pieces: readonly Piece[];
  /** Whether the name begins with all that was typed: then it is what is meant. */
  readonly isBeginning: boolean;
};

/** What is typed, taken apart once for many names. */
export type Wanted = { readonly whole: string; readonly terms: readonly string[] };

export function wantedIn(typed: string): Wanted {
  return { whole: folded(typed.trim()), terms: runsOf(typed).map(({ text }) => text) };
}

/**
 * A name with what was typed marked in it, or null. Every word typed must begin one of its words; in Chinese and
 * Japanese, which write no spaces, it may stand anywhere.
 */
export function matchOf(name: string, { whole, terms }: Wanted): Match | null {
  if (terms.length === 0) return null;
  const plain = folded(name);
  // Most names are none of it: seen by their letters, before they are taken apart.
  if (!terms.every((term) => plain.includes(term))) return null;
  const isBeginning = plain.startsWith(whole);
  const runs = runsOf(name);
  const marks: (readonly [number, number])[] = [];
  for (const term of terms) {
    const run = runs.find(({ text, isSpaceless }) => (isSpaceless ? text.includes(term) : text.startsWith(term)));
    if (!run) return null;
    marks.push(placeOf(term, run));
  }
  return { isBeginning, pieces: piecesOf(name, marks) };
}

/** By its name, with that marked; else by what else it is called, "a; b", which is not shown. */
export function calledOf(name: string, also: string, wanted: Wanted): Match | null {
  const match = matchOf(name, wanted);
  if (match !== null || also === "") return match;
  const others = also.split("; ").flatMap((other) => matchOf(other, wanted) ?? []);
  const isThere = others.length > 0 || matchOf(`${name} ${also}`, wanted) !== null;
  return isThere
    ? { isBeginning: others.some(({ isBeginning }) => isBeginning), pieces: [{ text: name, match: false }] }
    : null;
}

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  eachRun(text, (run) => {
    runs.push(run);
    return undefined;
  });
  return runs;
}

/** Where folding has changed the length of a word, the whole word is marked. */
function placeOf(term: string, { text, from, to }: Run): readonly [number, number] {
  if (text.length !== to - from) return [from, to];
  const at = from + text.indexOf(term);
  return [at, at + term.length];
}

function piecesOf(name: string, marks: readonly (readonly [number, number])[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    if (from < end) continue;
    if (from > end) pieces.push({ text: name.slice(end, from), match: false });
    pieces.push({ text: name.slice(from, to), match: true });
    end = to;
  }
  if (end < name.length) pieces.push({ text: name.slice(end), match: false });
  return pieces;
}
