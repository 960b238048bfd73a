import { diffArrays } from "diff/lib/diff/array.js";

/**
 * Three-way merge of prose. Every insertion of both sides stays, a word goes only if a side removed it,
 * equal insertions stand once. It cannot clash. By word; by line when a side was rewritten; and when even
 * that is too different, both texts in full.
 */
export function mergeText(base: string, mine: string, theirs: string): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  for (const grain of [byWord, byLine]) {
    const tokens = grain.split(base);
    const ours = changes(tokens, grain.split(mine), grain.maxEdits);
    const others = ours && changes(tokens, grain.split(theirs), grain.maxEdits);
    if (ours && others) return woven(tokens, ours, others, grain.separator);
  }
  return `${theirs}\n\n---\n\n${mine}`;
}

/** The words two texts share, in order: the ancestor to assume when the real one is not known. */
export function commonText(one: string, other: string): string {
  const shared = changes(byWord.split(one), byWord.split(other), byWord.maxEdits);
  return shared ? shared.kept.join("") : "";
}

type Grain = {
  readonly split: (text: string) => string[];
  readonly maxEdits: number;
  readonly separator: string;
};

// Chinese and Japanese have no spaces: taken by words, a whole paragraph would be one token and stand twice.
const unspaced = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}、。！？，：；「」（）";
const isUnspaced = new RegExp(`[${unspaced}]`, "u");
const words = new RegExp(`[${unspaced}]\\s*|[^\\s${unspaced}]+\\s*|\\s+`, "gu");

const byWord: Grain = { split: (text) => text.match(words) ?? [], maxEdits: 500, separator: " " };
const byLine: Grain = { split: (text) => text.match(/[^\n]*\n+|[^\n]+$/g) ?? [], maxEdits: 1000, separator: "\n" };

type Changes = {
  /** For each token of the base: how this side has it now (its spacing may differ), or undefined if it went. */
  readonly kept: readonly (string | undefined)[];
  /** What this side put in before token i. */
  readonly inserted: ReadonlyMap<number, Insertion>;
};

type Insertion = {
  readonly text: string;
  /** The space between it and what stands before it on its side. */
  readonly lead: string;
  readonly beginsLine: boolean;
  readonly endsLine: boolean;
};

function changes(base: readonly string[], side: readonly string[], maxEdits: number): Changes | undefined {
  const parts = linesThenWords(base, side, maxEdits);
  if (!parts) return undefined;
  const kept: (string | undefined)[] = new Array(base.length).fill(undefined);
  const inserted = new Map<number, Insertion>();
  let at = 0;
  let read = 0;
  // What replaces words stands where they began: else it would trade places with what the other side put after them.
  let place = 0;
  for (const part of parts) {
    if (part.removed) {
      place = at;
      at += part.count;
    } else if (part.added) {
      const before = inserted.get(place);
      const lead = before?.lead ?? spaceBehind(side[read - 1] ?? "");
      const text = (before?.text ?? "") + side.slice(read, read + part.count).join("");
      const beginsLine = before?.beginsLine ?? (read === 0 || lead.includes("\n"));
      read += part.count;
      const endsLine = read === side.length || spaceBehind(text).includes("\n");
      inserted.set(place, { text, lead, beginsLine, endsLine });
    } else {
      for (let i = 0; i < part.count; i++) kept[at++] = side[read++];
      place = at;
    }
  }
  return { kept, inserted };
}

type Part = { readonly count: number; readonly added: boolean; readonly removed: boolean };

/** By lines first, by words within those that changed: else a word of a new line is taken for the same word of another. */
function linesThenWords(base: readonly string[], side: readonly string[], maxEdits: number): Part[] | undefined {
  const [baseLines, sideLines] = [linesOf(base), linesOf(side)];
  const parts: Part[] = [];
  const [gone, come]: [string[], string[]] = [[], []];
  /** False if too much changed. */
  function endHunk(): boolean {
    const words = gone.length > 0 && come.length > 0 ? diffed(gone, come, maxEdits) : whole(gone, come);
    parts.push(...(words ?? []));
    gone.length = 0;
    come.length = 0;
    return words !== undefined;
  }
  let [at, read] = [0, 0];
  for (const part of diffed(baseLines.map(joined), sideLines.map(joined), maxEdits) ?? whole(baseLines, sideLines)) {
    if (part.removed) for (let i = 0; i < part.count; i++) gone.push(...(baseLines[at++] ?? []));
    else if (part.added) for (let i = 0; i < part.count; i++) come.push(...(sideLines[read++] ?? []));
    else {
      if (!endHunk()) return undefined;
      const lines = baseLines.slice(at, at + part.count);
      parts.push({ count: lines.flat().length, added: false, removed: false });
      at += part.count;
      read += part.count;
    }
  }
  return endHunk() ? parts : undefined;
}

function whole(base: readonly unknown[], side: readonly unknown[]): Part[] {
  const parts = [
    { count: base.length, added: false, removed: true },
    { count: side.length, added: true, removed: false },
  ];
  return parts.filter(({ count }) => count > 0);
}

/** Words are compared without the space behind them: "end" and "end " are one word, not a removal and an insertion. */
function diffed(base: string[], side: string[], maxEdits: number): Part[] | undefined {
  return diffArrays(base, side, { maxEditLength: maxEdits, comparator: (a, b) => a.trimEnd() === b.trimEnd() });
}

const joined = (tokens: readonly string[]) => tokens.join("");

function linesOf(tokens: readonly string[]): string[][] {
  const lines: string[][] = [];
  let isOver = true;
  for (const token of tokens) {
    if (isOver) lines.push([]);
    lines.at(-1)?.push(token);
    isOver = spaceBehind(token).includes("\n");
  }
  return lines;
}

function woven(base: readonly string[], mine: Changes, theirs: Changes, separator: string): string {
  const out: string[] = [];
  let last = "";
  let isLineOver = false;
  const put = (text: string | undefined) => {
    if (!text) return;
    if (isLineOver && last !== "" && !spaceBehind(last).includes("\n")) out.push("\n");
    else if (wouldGlue(last, text, separator)) out.push(separator);
    out.push(text);
    last = text;
    isLineOver = false;
  };
  for (let i = 0; i <= base.length; i++) {
    let isLineBegun = false;
    for (const { text, lead, beginsLine, endsLine } of inOrder(theirs.inserted.get(i), mine.inserted.get(i))) {
      // Two lines stay two lines.
      if (beginsLine && !isLineBegun && last !== "" && !spaceBehind(last).includes("\n")) {
        last = lead.includes("\n") ? lead : "\n";
        out.push(last);
      }
      put(text);
      isLineOver = beginsLine && endsLine;
      isLineBegun = beginsLine && !endsLine;
    }
    const token = base[i];
    const one = mine.kept[i];
    const other = theirs.kept[i];
    if (token === undefined) continue;
    if (one === undefined || other === undefined) {
      // The space that one side put behind a word stays behind what the other made of it.
      const space = spaceBehind(one ?? other ?? "").slice(spaceBehind(token).length);
      if (space !== "" && last !== "" && spaceBehind(last) === "") {
        out.push(space);
        last = space;
      }
      continue;
    }
    // What was put behind the word keeps its distance.
    const [next] = inOrder(theirs.inserted.get(i + 1), mine.inserted.get(i + 1));
    const isTheirs = next !== undefined && next === theirs.inserted.get(i + 1);
    put(next && one !== token && other !== token ? (isTheirs ? other : one) : respaced(token, one, other));
  }
  return out.join("");
}

/**
 * What both sides put in at one place: first what goes on with the line before, then lines of their own, then what the
 * line behind goes on with. The same twice stands once.
 */
function inOrder(theirs: Insertion | undefined, mine: Insertion | undefined): readonly Insertion[] {
  if (!theirs || !mine || theirs.text.trim() === mine.text.trim()) return [theirs ?? mine ?? []].flat();
  const rank = ({ beginsLine, endsLine }: Insertion) => (beginsLine ? (endsLine ? 1 : 2) : 0);
  return rank(mine) < rank(theirs) ? [mine, theirs] : [theirs, mine];
}

function spaceBehind(text: string): string {
  return text.slice(text.trimEnd().length);
}

/** Two words that never stood side by side must not become one. */
function wouldGlue(before: string, next: string, separator: string): boolean {
  const end = before.at(-1);
  if (end === undefined) return false;
  if (separator === "\n") return end !== "\n";
  return !/\s/.test(end) && !/^\s/.test(next) && !isUnspaced.test(end) && !isUnspaced.test(next[0] ?? "");
}

/** The same word, its trailing space changed by one side or by both. */
function respaced(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  return mine.length >= theirs.length ? mine : theirs;
}
