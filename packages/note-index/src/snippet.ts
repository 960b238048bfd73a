import { formulasOf } from "@jotter/markdown/maths";
import { formulaBar, withReadableFormulas } from "@jotter/markdown/readable-formula";
import { isNear, type Query } from "./query.ts";
import { eachRun, folded } from "./words.ts";

/** A stretch of text, and whether it is what was looked for. */
export type Piece = { readonly text: string; readonly match: boolean };

const lettersBefore = 48;
const lettersAfter = 150;
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

/** The words around the first match, without the signs of Markdown; the beginning of the text where nothing matches. */
export function snippetOf(body: string, query: Query): readonly Piece[] {
  return markedPieces(wordsAround(body, firstMatch(body, query.marks)), query);
}

/** Words that are further apart are not quoted as one. */
const longestQuote = 240;

/**
 * What was looked for, as it stands in the text and without the signs of Markdown: the shortest stretch that has all of
 * it, or the first of it where that would be long. By it a reader finds the place again.
 */
export function quoteOf(body: string, { marks }: Query): string {
  // One word is quoted where it stands first, which is known without taking the whole text apart.
  const start = marks.length === 1 ? firstMatch(body, marks) : 0;
  const most = marks.length === 1 ? 1 : mostPlaces;
  const places: { readonly from: number; readonly to: number; readonly mark: Query["marks"][number] }[] = [];
  eachMatch(start === 0 ? body : body.slice(start), marks, (from, to, mark) => {
    return places.push({ from: start + from, to: start + to, mark }) < most;
  });
  const wanted = new Set(places.map(({ mark }) => mark)).size;
  const latest = new Map<Query["marks"][number], { readonly from: number; readonly to: number }>();
  let best: { readonly from: number; readonly to: number } | undefined;
  for (const { mark, ...place } of places) {
    latest.set(mark, place);
    if (latest.size < wanted) continue;
    const from = Math.min(...[...latest.values()].map((one) => one.from));
    const to = Math.max(...[...latest.values()].map((one) => one.to));
    if (!best || to - from < best.to - best.from) best = { from, to };
  }
  const [first] = places;
  const quoted = best && best.to - best.from <= longestQuote ? best : first;
  return quoted ? plainWords(body.slice(quoted.from, quoted.to)).trim() : "";
}

const mostPlaces = 2000;

/** Most words stand in a text as they were typed, but for their case: those are found without taking it apart. */
function firstMatch(body: string, marks: Query["marks"]): number {
  const lower = body.toLowerCase();
  const places = lower.length === body.length ? marks.flatMap((mark) => placeOf(mark, lower)) : [];
  if (places.length > 0) return Math.min(...places);
  let at = 0;
  eachMatch(body, marks, (from) => {
    at = from;
    return false;
  });
  return at;
}

function placeOf({ text, isSpaceless }: Query["marks"][number], lower: string): readonly number[] {
  for (let at = lower.indexOf(text); at >= 0; at = lower.indexOf(text, at + 1)) {
    if (isSpaceless || at === 0 || !/[\p{L}\p{N}\p{M}]/u.test(lower[at - 1] ?? "")) return [at];
  }
  return [];
}

/** The words around a place that is known, with what stands there marked. */
export function snippetAt(body: string, from: number, to: number): readonly Piece[] {
  const { start, end } = windowAround(body, from);
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

function wordsAround(body: string, at: number): string {
  const { start, end } = windowAround(body, at);
  return `${start > 0 ? "…" : ""}${plainWords(body.slice(start, end)).trim()}${end < body.length ? "…" : ""}`;
}

/** Begins and ends between words where there are any. */
function windowAround(body: string, at: number): { readonly start: number; readonly end: number } {
  let start = Math.max(0, at - lettersBefore);
  let end = Math.min(body.length, at + lettersAfter);
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
  return withReadableFormulas(markdown)
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, "$1")
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, "$1")
    .replace(/^[ \t]*(?:(?:#{1,6}|>+|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t])?/gm, "")
    .replace(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, "")
    .replace(/^[ \t|:-]{3,}$/gm, "")
    .replace(/^[ \t]*\|.*$|^.*\|[ \t]*$|^.*[ \t]\|[ \t].*$/gm, (row) => row.replace(/(?<!\\)\|/g, " "))
    .replaceAll("\\|", "|")
    .replaceAll(formulaBar, "|")
    .replace(/\*{1,3}|_{2,3}|~~|==|`/g, "")
    .replace(/\s+/g, " ");
}

type Visit = (from: number, to: number, mark: Query["marks"][number]) => boolean;

function eachMatch(text: string, marks: Query["marks"], visit: Visit): void {
  if (marks.length === 0) return;
  eachRun(text, (run) => {
    if (run.isSpaceless) return eachInside(text.slice(run.from, run.to), run.from, marks, visit);
    const mark = marks.find(
      (one) =>
        !one.isSpaceless && (run.text.startsWith(one.text) || (one.text.length >= 5 && isNear(run.text, one.text))),
    );
    if (!mark) return true;
    // As far as it was typed; a word whose letters were folded into more or fewer is marked as a whole.
    const isAsTyped = run.text.startsWith(mark.text) && run.text.length === run.to - run.from;
    return visit(run.from, isAsTyped ? run.from + mark.text.length : run.to, mark);
  });
}

function eachInside(written: string, offset: number, marks: Query["marks"], visit: Visit): boolean {
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
