import { formulasOf } from "@jotter/markdown/maths";
import { formulaBar, withReadableFormulas } from "@jotter/markdown/readable-formula";
import { isNear, type Mark, type Query } from "./query.ts";
import { eachRun, folded } from "./words.ts";

/** A stretch of text, and whether it is what was looked for. */
export type Piece = { readonly text: string; readonly match: boolean };

const lettersBefore = 48;
const lettersAfter = 150;
/** So much behind a match is enough that a cut between words does not take its last one. */
const longWord = 24;
/** How far a formula is looked for that a cut goes through. */
const lettersAround = 1000;
const longFormula = 200;

/** A text with the words that were looked for marked. */
export function markedPieces(text: string, { marks }: Query): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  eachMatch(text, marks, (from, to) => {
    if (from < end) return true;
    if (from > end) pieces.push({ text: text.slice(end, from), match: false });
    pieces.push({ text: text.slice(from, to), match: true });
    end = to;
    return true;
  });
  if (end < text.length) pieces.push({ text: text.slice(end), match: false });
  return pieces;
}

/** The words around what was looked for, without the signs of Markdown; the beginning of the text where nothing matches. */
export function snippetOf(body: string, query: Query): readonly Piece[] {
  return snippetAround(body, query, stretchOf(body, query));
}

/**
 * The words around what was looked for, and what was looked for as it stands there, without the signs of Markdown: by
 * that quote a reader finds the place again.
 */
export function snippetAndQuoteOf(body: string, query: Query) {
  const stretch = stretchOf(body, query);
  const quote = stretch ? plainWords(body.slice(stretch.from, stretch.to)).trim() : "";
  return { snippet: snippetAround(body, query, stretch), quote };
}

/** Whether what was looked for stands there at one place only: one of its words does. */
export function isThereOnce(body: string, { marks }: Query): boolean {
  const counts = new Map<Mark, number>();
  eachMatch(body, marks, (_from, _to, mark) => {
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
    return true;
  });
  return marks.some((mark) => counts.get(mark) === 1);
}

type Stretch = { readonly from: number; readonly to: number };

function snippetAround(body: string, query: Query, { from, to }: Stretch = { from: 0, to: 0 }): readonly Piece[] {
  return markedPieces(wordsAround(body, from, to), query);
}

/** Words that are further apart are not quoted as one. */
const longestQuote = 240;

/** The stretch that has most of what was looked for; of several the shortest. */
function stretchOf(body: string, { marks }: Query): Stretch | undefined {
  const [only, ...others] = marks;
  if (only && others.length === 0) return firstMatch(body, only);
  let best: (Stretch & { readonly weight: number }) | undefined;
  const places: (Stretch & { readonly mark: Mark })[] = [];
  const counts = new Map<Mark, number>();
  let first = 0;
  let weight = 0;
  eachMatch(body, marks, (from, to, mark) => {
    places.push({ from, to, mark });
    const count = counts.get(mark) ?? 0;
    counts.set(mark, count + 1);
    if (count === 0) weight += weightOf(mark);
    for (let oldest = places[first]; oldest && first < places.length - 1; oldest = places[++first]) {
      const left = (counts.get(oldest.mark) ?? 0) - 1;
      if (left === 0 && to - oldest.from <= longestQuote) break;
      counts.set(oldest.mark, left);
      if (left === 0) weight -= weightOf(oldest.mark);
    }
    const start = places[first]?.from ?? from;
    const isBetter = !best || weight > best.weight || (weight === best.weight && to - start < best.to - best.from);
    if (isBetter) best = { from: start, to, weight };
    return true;
  });
  return best;
}

/** Small words say little, but one long word is not worth two. */
function weightOf({ text }: Mark): number {
  return Math.min(text.length, 6);
}

/** Most words stand in a text as they were typed, but for their case: those are found without taking it apart. */
function firstMatch(body: string, mark: Mark): Stretch | undefined {
  const lower = body.toLowerCase();
  const at = lower.length === body.length ? placeOf(mark, lower) : 0;
  const start = Math.max(0, at);
  let found: Stretch | undefined;
  eachMatch(start === 0 ? body : body.slice(start), [mark], (from, to) => {
    found = { from: start + from, to: start + to };
    return false;
  });
  return found;
}

function placeOf({ text, isSpaceless }: Mark, lower: string): number {
  for (let at = lower.indexOf(text); at >= 0; at = lower.indexOf(text, at + 1)) {
    if (isSpaceless || at === 0 || !/[\p{L}\p{N}\p{M}]/u.test(lower[at - 1] ?? "")) return at;
  }
  return -1;
}

/** The words around a place that is known, with what stands there marked. */
export function snippetAt(body: string, from: number, to: number): readonly Piece[] {
  const { start, end } = windowAround(body, from, to);
  const inside = plainWords(body.slice(from, to));
  const before = plainWords(body.slice(start, from));
  const after = plainWords(body.slice(to, Math.max(to, end)));
  const spaced = (text: string, isSpaced: boolean) => (isSpaced ? text : text.trim());
  return [
    { text: `${start > 0 ? "…" : ""}${spaced(before, /\s$/.test(body.slice(start, from)))}`, match: false },
    { text: inside.trim(), match: true },
    { text: `${after.trimEnd()}${end < body.length ? "…" : ""}`, match: false },
  ].filter(({ text }) => text !== "");
}

function wordsAround(body: string, from: number, to: number): string {
  const { start, end } = windowAround(body, from, to);
  return `${start > 0 ? "…" : ""}${plainWords(body.slice(start, end)).trim()}${end < body.length ? "…" : ""}`;
}

/** Begins and ends between words where there are any. */
function windowAround(body: string, at: number, to: number): { readonly start: number; readonly end: number } {
  let start = Math.max(0, at - lettersBefore);
  let end = Math.min(body.length, Math.max(at + lettersAfter, to + longWord));
  if (start > 0) {
    const space = body.slice(start, at).search(/\s/);
    start = space < 0 ? whole(body, start) : start + space + 1;
  }
  if (end < body.length) {
    const space = body.slice(at, end).search(/\s\S*$/);
    end = space <= 0 ? whole(body, end) : at + space;
  }
  return withWholeFormulas(body, start, end);
}

/** A formula is shown whole or, where it is long, not at all: half of one is nothing anybody can read. */
function withWholeFormulas(body: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const from = Math.max(0, start - lettersAround, body.lastIndexOf("\n\n", start) + 1);
  const blank = body.indexOf("\n\n", end);
  const around = body.slice(from, Math.min(blank < 0 ? body.length : blank, end + lettersAround));
  let [first, last] = [start, end];
  for (const formula of formulasOf(around)) {
    const [left, right] = [from + formula.start, from + formula.end];
    const isLong = right - left > longFormula;
    if (left < start && start < right) first = isLong && right < end ? right : left;
    if (left < end && end < right) last = isLong && left > start ? left : right;
  }
  return { start: first, end: last };
}

/** Never between the two halves of one letter. */
function whole(body: string, place: number): number {
  const code = body.charCodeAt(place);
  return code >= 0xdc00 && code <= 0xdfff ? place + 1 : place;
}

/** Without the signs of Markdown. Rough and quick: for a line under a title, not for reading. */
export function plainWords(markdown: string): string {
  return (
    withReadableFormulas(markdown)
      .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, "$1")
      .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, "$1")
      .replace(/^[ \t]*(?:(?:#{1,6}|>+|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t])?/gm, "")
      .replace(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, "")
      .replace(/^[ \t|:-]{3,}$/gm, "")
      .replace(/^[ \t]*\|.*$|^.*\|[ \t]*$|^.*[ \t]\|[ \t].*$/gm, (row) => row.replace(/(?<!\\)\|/g, " "))
      .replaceAll(formulaBar, "|")
      // What a backslash keeps from being a sign is a letter like others.
      .replace(/\\([!-/:-@[-`{-~])|\*{1,3}|_{2,3}|~~|==|`/g, "$1")
      .replaceAll("&#61;", "=")
      // A sign of a file that no letter was found for.
      .replaceAll("\ufffd", "")
      .replace(/\s+/g, " ")
  );
}

type Visit = (from: number, to: number, mark: Mark) => boolean;

function eachMatch(text: string, marks: readonly Mark[], visit: Visit): void {
  if (marks.length === 0) return;
  eachRun(text, (run) => {
    if (run.isSpaceless) return eachInside(text.slice(run.from, run.to), run.from, marks, visit);
    const mark = marks.find(
      (one) =>
        !one.isSpaceless &&
        (one.isWhole
          ? run.text === one.text
          : run.text.startsWith(one.text) || (one.text.length >= 5 && isNear(run.text, one.text))),
    );
    if (!mark) return true;
    // As far as it was typed; a word whose letters were folded into more or fewer is marked as a whole.
    const isAsTyped = run.text.startsWith(mark.text) && run.text.length === run.to - run.from;
    return visit(run.from, isAsTyped ? run.from + mark.text.length : run.to, mark);
  });
}

function eachInside(written: string, offset: number, marks: readonly Mark[], visit: Visit): boolean {
  const same = folded(written);
  const compared = same.length === written.length ? same : written;
  const [first, ...rest] = marks.filter((mark) => mark.isSpaceless);
  if (!first) return true;
  for (let place = 0; place < compared.length; ) {
    // Of one word the next place is known at once.
    if (rest.length === 0) place = compared.indexOf(first.text, place);
    if (place < 0) return true;
    const mark = [first, ...rest].find(({ text }) => compared.startsWith(text, place));
    if (mark && !visit(offset + place, offset + place + mark.text.length, mark)) return false;
    place += mark ? mark.text.length : 1;
  }
  return true;
}
