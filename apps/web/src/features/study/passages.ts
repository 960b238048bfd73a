import { lineAsRead } from "@jotter/markdown/line";
import type { Citation, Claim } from "@jotter/study-tools/citation";
import type { StudySource } from "./use-sources.ts";

/** A place in a source that something of a result stands on, under the number it is shown with. [AIX-7] */
export type Passage = {
  readonly number: number;
  readonly sourceId: string;
  readonly from: number;
  readonly to: number;
};

/** Asks for a passage to be looked at. */
export type PickPassage = (passage: Passage | null) => void;

export type Numbered = {
  readonly passages: readonly Passage[];
  /** The numbers of what a claim stands on, in order. */
  readonly numbersOf: (claim: Pick<Claim, "citations">) => readonly number[];
};

/** Numbers every place once, in the order in which a result leads to them. What a source no longer holds has none. */
export function numbered(claims: readonly Pick<Claim, "citations">[], sources: readonly StudySource[]): Numbered {
  const texts = new Map(sources.map(({ id, text }) => [id, text]));
  const places = new Map<string, Passage>();
  const placeOf = (citation: Citation): Passage | null => {
    const found = foundIn(texts.get(citation.sourceId), citation);
    if (!found) return null;
    const key = `${citation.sourceId}:${found.from}`;
    const known = places.get(key);
    if (known) return known;
    const place = { number: places.size + 1, sourceId: citation.sourceId, ...found };
    places.set(key, place);
    return place;
  };
  for (const { citations } of claims) for (const citation of citations) placeOf(citation);
  return {
    passages: [...places.values()],
    numbersOf: ({ citations }) => [...new Set(citations.flatMap((one) => placeOf(one)?.number ?? []))],
  };
}

/** Where it was, or where its words stand now: a note goes on being written. */
function foundIn(text: string | undefined, { quote, from, to }: Citation) {
  if (text === undefined) return null;
  if (text.slice(from, to) === quote) return { from, to };
  const at = text.indexOf(quote);
  return at < 0 ? null : { from: at, to: at + quote.length };
}

/** Words of a source in its own Markdown; those of a passage carry its number. */
export type SourcePiece = { readonly text: string; readonly number: number | null };

/** A line of a source as it is shown, in pieces; of a table, those of each cell. */
export type SourceLine =
  | {
      readonly at: number;
      readonly kind: "heading" | "item" | "text" | "code" | "formula";
      readonly pieces: readonly SourcePiece[];
    }
  | { readonly at: number; readonly kind: "head" | "row"; readonly cells: readonly (readonly SourcePiece[])[] };

/** Longer texts are shown where something stands on them, with a line around it. */
const shownWhole = 12_000;

export function linesOf(text: string, passages: readonly Passage[]): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  const places = passages.toSorted((one, other) => one.from - other.from);
  const kept = text.length > shownWhole ? 1 : Number.POSITIVE_INFINITY;
  let sinceHit = kept === 1 ? 2 : 0;
  for (const { kind, from, to } of stretchesOf(text)) {
    const own = places.filter((place) => place.from < to && place.to > from);
    sinceHit = own.length > 0 ? 0 : sinceHit + 1;
    if (sinceHit > kept) continue;
    if (kind === "head" || kind === "row") {
      const cells = cellsOf(text, from, to).map((cell) => piecesOf(text, cell, own, "text"));
      lines.push({ at: from, kind, cells });
    } else lines.push({ at: from, kind, pieces: piecesOf(text, { from, to }, own, kind) });
  }
  return lines;
}

type Stretch = { readonly from: number; readonly to: number };
type Kind = SourceLine["kind"];

const fence = /^\s*(```+|~~~+)/;
const delimiterRow = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** Line by line, with what spans several of them: code, a formula on lines of its own, a table. */
function* stretchesOf(text: string): Generator<Stretch & { readonly kind: Kind }> {
  const lines = text.split("\n");
  let at = 0;
  let code: string | null = null;
  let formulaFrom: number | null = null;
  let isTable = false;
  for (const [index, written] of lines.entries()) {
    const [from, to] = [at, at + written.length];
    at = to + 1;
    const mark = fence.exec(written)?.[1];
    if (code !== null || mark) {
      if (code !== null && !(mark && written.trim().startsWith(code))) yield { kind: "code", from, to };
      else code = code === null ? (mark ?? null) : null;
      continue;
    }
    if (formulaFrom !== null || /^\s*\$\$(?!.*\$\$)/.test(written)) {
      const isEnd = formulaFrom !== null && written.includes("$$");
      formulaFrom ??= from;
      if (!isEnd && index < lines.length - 1) continue;
      yield { kind: "formula", from: formulaFrom, to };
      formulaFrom = null;
      continue;
    }
    const next = lines[index + 1] ?? "";
    const isHead = written.includes("|") && next.includes("|") && delimiterRow.test(next);
    isTable = isHead || (isTable && written.includes("|"));
    if (written.trim() === "" || /^\s*---+\s*$/.test(written) || (isTable && delimiterRow.test(written))) continue;
    yield { kind: isTable ? (isHead ? "head" : "row") : kindOf(written), from, to };
  }
}

function kindOf(line: string): "heading" | "item" | "text" {
  if (/^\s*#{1,6}\s/.test(line)) return "heading";
  return /^\s*([-*+]|\d{1,3}[.)])\s/.test(line) ? "item" : "text";
}

/** Between the lines of a row; one that is escaped is a letter. */
function cellsOf(text: string, from: number, to: number): readonly Stretch[] {
  const row = text.slice(from, to);
  const bars = [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => from + index);
  const edges = [from - 1, ...bars, to];
  return edges.slice(1).flatMap((end, index) => {
    const cell = { from: (edges[index] ?? from) + 1, to: end };
    const isOutside = (index === 0 || index === edges.length - 2) && text.slice(cell.from, cell.to).trim() === "";
    return isOutside ? [] : [cell];
  });
}

function piecesOf(text: string, line: Stretch, places: readonly Passage[], kind: Kind): readonly SourcePiece[] {
  if (kind === "code" || kind === "formula") {
    const [own] = places;
    return [{ text: text.slice(line.from, line.to), number: own?.number ?? null }];
  }
  const { from, to } = line;
  const pieces: SourcePiece[] = [];
  let at = from;
  const add = (end: number, number: number | null) => {
    if (end > at) pieces.push({ text: bare(text.slice(at, end), at === from), number });
    at = Math.max(at, end);
  };
  for (const place of places) {
    add(Math.max(at, Math.min(place.from, to)), null);
    add(Math.min(place.to, to), place.number);
  }
  add(to, null);
  const shown = pieces.filter((piece) => piece.text !== "");
  return to - from > shownWhole ? shown.map(shortened) : asRead(shown);
}

/** A line as long as a book is shown around what something stands on. */
function shortened(piece: SourcePiece): SourcePiece {
  const { text, number } = piece;
  if (number !== null || text.length <= 3 * around) return piece;
  return { text: `${text.slice(0, around)} … ${text.slice(-around)}`, number };
}

const around = 160;

/** Without the mark its line begins with, which is for whoever writes. */
function bare(text: string, isStart: boolean): string {
  return isStart ? text.replace(/^\s*(#{1,6}\s+|>\s?|[-*+]\s+(\[[ x]\]\s+)?)/i, "") : text;
}

/** The sign of a card stands in one of the pieces, or between two. */
function asRead(pieces: readonly SourcePiece[]): readonly SourcePiece[] {
  const whole = pieces.map(({ text }) => text).join("");
  const read = lineAsRead(whole);
  if (read === whole) return pieces;
  const [front = ""] = read.split(" → ");
  let at = 0;
  return pieces.map((piece) => {
    const isHere = at <= front.length && front.length < at + piece.text.length;
    const begin = at;
    at += piece.text.length;
    if (!isHere) return piece;
    const inside = piece.text.slice(front.length - begin).replace(/^(\s*)(?:::|：：)(\s*)/, " → ");
    return { ...piece, text: piece.text.slice(0, front.length - begin) + inside };
  });
}
