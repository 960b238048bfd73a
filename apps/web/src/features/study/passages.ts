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

/** A line of a source as it is shown, in pieces: those of a passage carry its number. */
export type SourceLine = {
  readonly at: number;
  readonly kind: "heading" | "item" | "text";
  readonly pieces: readonly { readonly text: string; readonly number: number | null }[];
};

/** Longer texts are shown where something stands on them, with a line around it. */
const shownWhole = 12_000;

export function linesOf(text: string, passages: readonly Passage[]): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  const places = passages.toSorted((one, other) => one.from - other.from);
  let at = 0;
  const kept = text.length > shownWhole ? 1 : Number.POSITIVE_INFINITY;
  let sinceHit = kept === 1 ? 2 : 0;
  for (const written of text.split("\n")) {
    const from = at;
    const to = at + written.length;
    at = to + 1;
    if (written.trim() === "" || /^\s*(```|~~~|---+|\$\$)\s*\w*\s*$/.test(written)) continue;
    const own = places.filter((place) => place.from < to && place.to > from);
    sinceHit = own.length > 0 ? 0 : sinceHit + 1;
    if (sinceHit > kept) continue;
    lines.push({ at: from, kind: kindOf(written), pieces: piecesOf(text, from, to, own) });
  }
  return lines;
}

function kindOf(line: string): SourceLine["kind"] {
  if (/^\s*#{1,6}\s/.test(line)) return "heading";
  return /^\s*([-*+]|\d{1,3}[.)])\s/.test(line) ? "item" : "text";
}

function piecesOf(text: string, from: number, to: number, places: readonly Passage[]): SourceLine["pieces"] {
  const pieces: { text: string; number: number | null }[] = [];
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
  return pieces.filter((piece) => piece.text !== "");
}

/** Without the marks of markdown, which are for whoever writes. */
function bare(text: string, isStart: boolean): string {
  const line = isStart ? text.replace(/^\s*(#{1,6}\s+|>\s?|[-*+]\s+(\[[ x]\]\s+)?)/i, "") : text;
  return line.replace(/\*\*|__|==|~~|`/g, "").replace(/\[\[([^\]|]+\|)?([^\]]+)\]\]/g, "$2");
}
