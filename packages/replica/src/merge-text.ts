import { diffArrays } from "diff";

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
  readonly inserted: ReadonlyMap<number, string>;
};

function changes(base: readonly string[], side: readonly string[], maxEdits: number): Changes | undefined {
  // Words are compared without the space behind them: "end" and "end " are one word, not a removal and an insertion.
  const parts = diffArrays([...base], [...side], {
    maxEditLength: maxEdits,
    comparator: (a, b) => a.trimEnd() === b.trimEnd(),
  });
  if (!parts) return undefined;
  const kept: (string | undefined)[] = new Array(base.length).fill(undefined);
  const inserted = new Map<number, string>();
  let at = 0;
  let read = 0;
  // What replaces words stands where they began: else it would trade places with what the other side put after them.
  let place = 0;
  for (const part of parts) {
    if (part.removed) {
      place = at;
      at += part.count;
    } else if (part.added) {
      inserted.set(place, (inserted.get(place) ?? "") + part.value.join(""));
      read += part.count;
    } else {
      for (let i = 0; i < part.count; i++) kept[at++] = side[read++];
      place = at;
    }
  }
  return { kept, inserted };
}

function woven(base: readonly string[], mine: Changes, theirs: Changes, separator: string): string {
  const out: string[] = [];
  let last = "";
  const put = (text: string | undefined) => {
    if (!text) return;
    if (wouldGlue(last, text, separator)) out.push(separator);
    out.push(text);
    last = text;
  };
  for (let i = 0; i <= base.length; i++) {
    const ours = mine.inserted.get(i);
    const others = theirs.inserted.get(i);
    put(others);
    if (ours?.trim() !== others?.trim() || ours === undefined) put(ours);
    const token = base[i];
    const one = mine.kept[i];
    const other = theirs.kept[i];
    if (token !== undefined && one !== undefined && other !== undefined) put(respaced(token, one, other));
  }
  return out.join("");
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
