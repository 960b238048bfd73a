import { diffArrays } from "diff/lib/diff/array.js";
import type { Stretch } from "./changed-block.ts";
import type { TextEdit } from "./host.ts";

/** What is accepted or rejected in one go: a sentence or a clause, with the words in it that would change. */
export type ProposedPiece = Stretch & { readonly edits: readonly TextEdit[] };

/** What turns one text into another, in pieces that a student can judge one by one. All positions are in `before`. */
export function piecesBetween(before: string, after: string): readonly ProposedPiece[] {
  return piecesOf(before, editsBetween(before, after));
}

/** The same for changes that are known already. They are in order and do not overlap. */
export function piecesOf(before: string, edits: readonly TextEdit[]): readonly ProposedPiece[] {
  const starts = clauseStarts(before);
  const pieces: { first: number; last: number; edits: TextEdit[] }[] = [];
  for (const edit of settled(before, edits, starts).flatMap((one) => cutAt(before, one, starts))) {
    const from = firstWord(before, edit);
    const first = clauseAt(starts, from);
    const last = clauseAt(starts, Math.max(from, edit.to - 1));
    const open = pieces.at(-1);
    if (open && first <= open.last) {
      open.edits.push(edit);
      open.last = Math.max(open.last, last);
    } else pieces.push({ first, last, edits: [edit] });
  }
  return pieces.map(({ edits }) =>
    pieceOf(
      before,
      joined(before, edits).map((edit) => tight(before, edit)),
    ),
  );
}

export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let result = "";
  for (const { from, to, insert } of edits) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

function pieceOf(before: string, edits: readonly TextEdit[]): ProposedPiece {
  const from = edits[0]?.from ?? 0;
  const to = edits.at(-1)?.to ?? from;
  const gone = edits.reduce((sum, edit) => sum + edit.to - edit.from, 0);
  // Where little stays, a word here and one there only make it hard to read.
  const isAnother = edits.length > 1 && (to - from - gone < (to - from) / 3 || edits.length > mostEdits);
  if (!isAnother) return { from, to, edits };
  const moved = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  return { from, to, edits: [{ from, to, insert: withEdits(before.slice(from, to), moved) }] };
}

const mostEdits = 6;

/** A blank at the end that goes and comes again has not changed. */
function tight(before: string, edit: TextEdit): TextEdit {
  const { from, to, insert } = edit;
  const isSame = from < to && before[to - 1] === insert.at(-1) && /\s/.test(before[to - 1] ?? "");
  return isSame ? tight(before, { from, to: to - 1, insert: insert.slice(0, -1) }) : edit;
}

/** Changes with nothing readable between them are one. */
function joined(before: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const all: TextEdit[] = [];
  for (const edit of edits) {
    const last = all.at(-1);
    const between = last ? before.slice(last.to, edit.from) : "";
    if (last && between.length < 30 && !/[\p{L}\p{N}]{2}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(between)) {
      all[all.length - 1] = { from: last.from, to: edit.to, insert: last.insert + between + edit.insert };
    } else all.push(edit);
  }
  return all;
}

/** Formulas, links and code are kept or go as a whole, and so does every word. */
const tokens =
  /\$\$[^$]+\$\$|\$[^$\n]+\$|\\\([^\n]*?\\\)|!?\[\[[^\]\n]+\]\]|!?\[[^\]\n]*\]\([^)\n]*\)|`[^`\n]+`|\*\*|__|~~|==|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{N}\p{M}'’_-]+?(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|[\p{L}\p{N}\p{M}'’-]+|\n+|[^\S\n]+|./gsu;

function editsBetween(before: string, after: string): readonly TextEdit[] {
  if (before === after) return [];
  const words = (text: string) => text.match(tokens) ?? [];
  const clauses = (text: string) => {
    const starts = clauseStarts(text);
    return starts.map((start, at) => text.slice(start, starts[at + 1]));
  };
  const parts =
    diffArrays(words(before), words(after), { timeout: 100 }) ??
    diffArrays(clauses(before), clauses(after), { timeout: 100 });
  if (!parts) return [{ from: 0, to: before.length, insert: after }];
  const edits: TextEdit[] = [];
  let at = 0;
  let open: { from: number; to: number; insert: string } | null = null;
  for (const { added, removed, value } of parts) {
    const text = value.join("");
    if (!added && !removed) {
      if (open) edits.push(open);
      open = null;
      at += text.length;
      continue;
    }
    open ??= { from: at, to: at, insert: "" };
    if (added) open.insert += text;
    else {
      at += text.length;
      open.to = at;
    }
  }
  if (open) edits.push(open);
  return edits;
}

/**
 * Of "A. B. C." without B a comparison may find that ". B" is gone, or "B. ". Where there is a choice, what goes or comes
 * begins where a clause does.
 */
function settled(before: string, edits: readonly TextEdit[], starts: readonly number[]): readonly TextEdit[] {
  const isStart = new Set(starts);
  const settledEdits: TextEdit[] = [];
  for (const [index, edit] of edits.entries()) {
    const least = settledEdits.at(-1)?.to ?? 0;
    const most = edits[index + 1]?.from ?? before.length;
    settledEdits.push(shifted(before, edit, { least, most }, isStart) ?? edit);
  }
  return settledEdits;
}

function shifted(
  before: string,
  edit: TextEdit,
  { least, most }: { readonly least: number; readonly most: number },
  isStart: ReadonlySet<number>,
): TextEdit | null {
  const isGone = edit.insert === "";
  if ((!isGone && edit.from !== edit.to) || isStart.has(edit.from)) return null;
  for (const step of [-1, 1]) {
    let { from, to, insert } = edit;
    for (;;) {
      const [leaves, comes] =
        step < 0
          ? [before[from - 1], isGone ? before[to - 1] : insert.at(-1)]
          : [isGone ? before[from] : insert[0], before[to]];
      if (leaves === undefined || leaves !== comes || from + step < least || to + step > most) break;
      from += step;
      to += step;
      if (!isGone) insert = step < 0 ? `${leaves}${insert.slice(0, -1)}` : `${insert.slice(1)}${leaves}`;
      if (isStart.has(from)) return { from, to, insert };
    }
  }
  return null;
}

/**
 * Sentences that only go can go one by one, each with the blank that goes with it: the one behind it, or, where those at
 * the end go, the one before it.
 */
function cutAt(before: string, edit: TextEdit, starts: readonly number[]): readonly TextEdit[] {
  if (edit.insert !== "") return [edit];
  const isAfter = firstWord(before, edit) > edit.from;
  const places = starts.map((start) => (isAfter ? before.slice(0, start).trimEnd().length : start));
  const cuts = [edit.from, ...places.filter((place) => edit.from < place && place < edit.to), edit.to];
  return cuts.slice(1).map((to, at) => ({ from: cuts[at] ?? to, to, insert: "" }));
}

/** The blanks that go before it are no words of the sentence they stand behind. */
function firstWord(before: string, { from, to }: TextEdit): number {
  const blanks = before.slice(from, to).search(/\S/);
  return blanks < 0 ? from : from + blanks;
}

const longSentence = 160;

/** Where sentences begin, and in long ones their clauses; the beginning of the text is always one. */
function clauseStarts(text: string): readonly number[] {
  const starts: number[] = [];
  for (const { segment, index } of sentences.segment(text)) {
    // "\n\n" alone is no sentence: it goes with the one before it.
    if (segment.trim() === "" && starts.length > 0) continue;
    starts.push(index);
    if (segment.length <= longSentence) continue;
    let last = 0;
    for (const { index: at, 0: mark } of segment.matchAll(/[,;:–—]\s+|[，；：、]/g)) {
      const start = at + mark.length;
      if (start - last < longSentence / 4 || segment.length - start < longSentence / 4) continue;
      starts.push(index + start);
      last = start;
    }
  }
  return starts.length === 0 ? [0] : starts;
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

function clauseAt(starts: readonly number[], position: number): number {
  let at = 0;
  while (at + 1 < starts.length && (starts[at + 1] ?? 0) <= position) at++;
  return at;
}
